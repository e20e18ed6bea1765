import { allied, at, battle, charge, division, down, fort, horse } from './on-board';
import { part, type Bag } from './row';

/** A question played in two ways: what comes out by our reading, and what by another. */
export interface Played {
  readonly tool: string;
  readonly dispute: string;
  /** the field that chooses, and its other value */
  readonly field: string;
  readonly value: string;
  readonly input: Bag;
  readonly ours: Bag;
  /** undefined: refused */
  readonly other: Bag | undefined;
}

const played = (
  tool: string,
  dispute: string,
  [field, value]: readonly [string, string],
  input: Bag,
  ours: Bag,
  other: Bag | undefined,
): Played => ({ tool, dispute, field, value, input, ours, other });

const drm = (die: string, value: number): Bag => ({ shots: { [die]: { drm: value } } });
const needs = (die: string, value: number): Bag => ({ shots: { [die]: { needs: value } } });
const NO_HIT: Bag = Object.fromEntries(
  ['attack', 'defence', 'attackReserve'].flatMap((die) => [1, 2, 3, 4].map((n) => [`${die}${n}`, 6])),
);
const ALPINE = at('1', { nation: 'french', mountain: true });
const must = (attacker: number, defender: number): Bag => ({
  chances: { retreats: { attacker: part(attacker), defender: part(defender) } },
});
const BEF = { nation: 'british', kind: 'division' };
const pair = [at('1', { ...BEF, cs: 3, dcs: 2 }), at('1', { ...BEF, cs: 2, dcs: 1 })];
const MISS = { attack1: 6, defence1: 6 };

/** British cavalry in reserve. */
const RIDER = horse('r1', { nation: 'british', circle: false });
/** Three divisions of cavalry that take no part. */
const RIDING = [horse('hex'), horse('hex'), horse('hex')];
const ROUTED = { fow: '2' };

/** The battle board; by hand from the question and its rule. */
const BATTLE: readonly Played[] = [
  played(
    'battle',
    'skirmish-natural-1',
    ['skirmishReading', 'modified'],
    battle([at('1')], [at('1')], { fow: '4', concentric: 5 }),
    needs('attack1', 1),
    needs('attack1', 3),
  ),
  played(
    'battle',
    'mountain-drm',
    ['mountainReading', 'all'],
    allied([at('1'), at('2')], [ALPINE, at('2', { nation: 'french' })], { hex: 102 }),
    drm('attack2', 0),
    drm('attack2', -1),
  ),
  played(
    'battle',
    'fort-drm-who',
    ['fortDrmReading', 'all'],
    battle([at('1'), at('2')], [fort('1'), at('2')]),
    drm('defence1', 0),
    drm('defence1', -1),
  ),
  played(
    'battle',
    'fort-drm-once',
    ['fortCountReading', 'each'],
    battle([at('1'), at('2'), at('3')], [at('1'), fort('2'), fort('3')]),
    drm('defence1', -1),
    drm('defence1', -2),
  ),
  played(
    'battle',
    'besieged-fort-in-battle',
    ['besiegedReading', 'apart'],
    battle([at('1'), at('2')], [at('1'), fort('2', { besieged: true })], {}),
    drm('defence1', -1),
    undefined,
  ),
  played(
    'battle',
    'bef-stacked-defence',
    ['stackHit', 'weaker'],
    battle([at('1')], pair, { attack1: 1, defence1: 6 }),
    { final: { allied: [1, 1] } },
    { final: { allied: [2, 1] } },
  ),
  played(
    'battle',
    'bef-stacked-defence',
    ['stackHit', 'stronger'],
    battle([at('1')], pair, { attack1: 1, defence1: 6 }),
    { final: { allied: [1, 1] } },
    { final: { allied: [1, 2] } },
  ),
  // Three corps and two divisions: by our reading no mandated battle, so that a 3 still calls it off (9.1.1.c, 13.1).
  played(
    'battle',
    'mandated-battle-count',
    ['sizeReading', 'halves'],
    allied([at('1'), at('2')], [at('1'), at('2'), at('r1'), division('r2'), division('r2')], {
      mandated: true,
      turn: 2,
      hex: 86,
      fow: '3',
    }),
    { calledOff: 'cautious' },
    { calledOff: null },
  ),
  played(
    'battle',
    'elan-which-battles',
    ['elanWhereReading', 'all'],
    charge({ hex: 60, tem: 1 }),
    drm('defence1', 0),
    drm('defence1', -1),
  ),
  played(
    'battle',
    'elan-attacker-surprise',
    ['elanDrmReading', 'lost'],
    charge({ fow: '8', tem: 1 }),
    drm('defence1', -1),
    drm('defence1', 0),
  ),
  // One corps and three cavalry divisions against one corps, Routed (9.4.2). The corps is hit and does not hit: it has
  // no undisrupted infantry left, the defender has one undisrupted unit against three.
  played(
    'battle',
    'both-sides-retreat',
    ['bothReading', 'first'],
    battle([at('1'), ...RIDING], [at('1')], { ...ROUTED, attack1: 6, defence1: 1 }),
    must(1, 1),
    must(1, 0),
  ),
  // The same the other way round: the attacker's one unit is fewer than three, the defender has no infantry.
  played(
    'battle',
    'both-sides-retreat',
    ['bothReading', 'first'],
    battle([at('1')], [at('1'), horse('2'), horse('3'), horse('4')], { ...ROUTED, attack1: 1, defence1: 6 }),
    must(1, 1),
    must(0, 1),
  ),
  // Both hit on 1 to 5. The Rout strikes the defender whatever falls; only in 5 of 36 falls, those of the first case
  // here, infantry strikes the attacker before it.
  played(
    'battle',
    'both-sides-retreat',
    ['bothReading', 'first'],
    battle([at('1'), ...RIDING], [at('1')], ROUTED),
    { chances: { retreats: { attacker: part(5, 36), defender: part(1) }, bothLeave: part(5, 36) } },
    { chances: { retreats: { attacker: part(5, 36), defender: part(31, 36) }, bothLeave: part(0) } },
  ),
  // British cavalry in reserve against a German corps that is left. Without reply it hits with its 2; by the other
  // reading the corps shoots first (9.6.1), and disrupted it has 1.
  played(
    'battle',
    'british-cavalry-reserve',
    ['ridersReading', 'suffers'],
    allied([at('1')], [at('1'), RIDER], { ...MISS, freeAttackReserve1: 1, attackReserve1: 2 }),
    { final: { german: [1], allied: [2, 2] } },
    { final: { german: [2], allied: [2, 1] } },
  ),
  // In 2 of 6 falls; or 5 of 6 hit the cavalry, which then hits in 1 of 6: 5/36 and 2/36.
  played(
    'battle',
    'british-cavalry-reserve',
    ['ridersReading', 'suffers'],
    allied([at('1')], [at('1'), RIDER], MISS),
    { chances: { steps: { attacker: part(0), defender: part(1, 3) } } },
    { chances: { steps: { attacker: part(5, 6), defender: part(7, 36) } } },
  ),
  // In defence too.
  played(
    'battle',
    'british-cavalry-reserve',
    ['ridersReading', 'suffers'],
    battle([at('1')], [at('1'), RIDER], { ...MISS, freeDefenceReserve1: 5, defenceReserve1: 2 }),
    { final: { german: [1], allied: [2, 2] } },
    { final: { german: [2], allied: [2, 1] } },
  ),
  // The attacker's free shot has his modifiers: 5 and a terrain of 2 hit on 3.
  played(
    'battle',
    'british-cavalry-reserve',
    ['ridersReading', 'suffers'],
    battle([at('1')], [at('1'), RIDER], { ...MISS, tem: 2, freeDefenceReserve1: 4, defenceReserve1: 2 }),
    { final: { german: [1], allied: [2, 2] } },
    { final: { german: [1], allied: [2, 2] }, shots: { freeDefenceReserve1: { drm: 2, needs: 3, hit: false } } },
  ),
  // A disrupted corps shoots too: with 3 in half of the falls; then the cavalry hits in 1 of 6, else in 2 of 6.
  played(
    'battle',
    'british-cavalry-reserve',
    ['ridersReading', 'suffers'],
    allied([down('1')], [at('1'), RIDER], { attack1: 6, defence1: 6 }),
    { chances: { steps: { attacker: part(0), defender: part(1, 3) } } },
    { chances: { steps: { attacker: part(1, 2), defender: part(1, 4) } } },
  ),
  // The only undisrupted attacker takes the hit: before the retreats it sends the attackers away.
  played(
    'battle',
    'elan-extra-hit',
    ['elanHitReading', 'after'],
    allied([at('1'), at('2'), at('3'), at('4')], [at('1'), down('2'), down('3'), down('4')], {
      mandated: true,
      turn: 2,
      hex: 86,
      ...NO_HIT,
    }),
    must(1, 0),
    must(0, 0),
  ),
  // A French corps attacks with the division that lands: it is stronger, so the Germans would choose it.
  played(
    'battle',
    'landing-loss',
    ['landingReading', 'attacker'],
    allied([at('1'), at('2')], [at('1', { nation: 'british', kind: 'division', cs: 3, dcs: 2 }), at('2', { cs: 7 })], {
      landing: 'ready',
      turn: 10,
      attack1: 6,
      attack2: 6,
      defence1: 6,
      defence2: 6,
    }),
    { final: { allied: [1, 2] } },
    { final: { allied: [2, 1] } },
  ),
  played(
    'battle',
    'belgian-red-circle',
    ['circleReading', 'all'],
    battle([at('1')], [at('1', { nation: 'belgian', kind: 'division', cs: 2, circle: false })]),
    needs('defence1', 2),
    needs('defence1', 3),
  ),
  // Three healthy against two: more healthy ones, but more disrupted ones too.
  played(
    'battle',
    'routed-who',
    ['routedReading', 'disrupted'],
    battle([at('1'), at('2')], [at('1'), at('2'), at('3'), down('4')], {
      fow: '2',
      ...MISS,
      attack2: 6,
      defence2: 6,
    }),
    must(1, 0),
    must(0, 1),
  ),
  played(
    'battle',
    'cavalry-only-retreat',
    ['cavalryReading', 'trench'],
    battle([horse('1')], [horse('1', { disrupted: true })], { trench: 1, ...MISS }),
    must(0, 1),
    must(0, 0),
  ),
  played(
    'battle',
    'retreat-which-units-count',
    ['countReading', 'board'],
    battle([down('1'), at('hex')], [at('1')], { entered: true, ...MISS }),
    must(0, 0),
    must(1, 0),
  ),
  played(
    'battle',
    'siege-two-forts',
    ['siegeReading', 'each'],
    battle([division('1'), division('2')], [fort('1', { garrison: true }), fort('2')], {
      hex: 87,
      ...MISS,
      attack2: 6,
      defence2: 6,
    }),
    { chances: { siege: part(0) } },
    { chances: { siege: part(1) } },
  ),
];

const hexes = (...all: readonly Bag[]): Bag => ({ hexes: all });
const ENEMY = { control: 'enemy' };
const COUNTS = { attacker: { infantry: 3, infantryDisrupted: 2 }, defender: { infantry: 2, infantryDisrupted: 0 } };
const RIDERS = {
  cavalryOnly: true,
  trench: true,
  attacker: { infantry: 0, infantryDisrupted: 0, cavalry: 1 },
  defender: { infantry: 0, infantryDisrupted: 0, cavalryDisrupted: 1 },
};

/** What a side has left: infantry, disrupted infantry, undisrupted cavalry. */
const left = (infantry: number, infantryDisrupted = 0, cavalry = 0): Bag => ({ infantry, infantryDisrupted, cavalry });

/** 9.6.1: cavalry in reserve opposite infantry. */
const CAVALRY: readonly Played[] = [
  played(
    'cavalry',
    'british-cavalry-reserve',
    ['ridersReading', 'suffers'],
    { action: 'reserve', against: 'infantry', british: true },
    { allowed: true, shotAt: false },
    { allowed: true, shotAt: true },
  ),
];

/** 9.4: who goes, and where to. */
const RETREAT: readonly Played[] = [
  played(
    'retreat',
    'routed-who',
    ['routedReading', 'disrupted'],
    { routed: true, ...COUNTS },
    { duties: { defender: 'must' } },
    { duties: { attacker: 'must' } },
  ),
  played(
    'retreat',
    'cavalry-only-retreat',
    ['cavalryReading', 'trench'],
    RIDERS,
    { duties: { defender: 'must' } },
    { duties: { defender: 'may' } },
  ),
  // By 9.4.2 the corps goes that has no undisrupted infantry, and the Rout strikes the side with one unit against
  // three.
  played(
    'retreat',
    'both-sides-retreat',
    ['bothReading', 'first'],
    { routed: true, attacker: left(0, 1, 3), defender: left(1) },
    { duties: { attacker: 'must', defender: 'must' } },
    { duties: { attacker: 'must', defender: 'may' }, causes: [{ id: 'infantry', strikes: 'attacker' }] },
  ),
  // The same the other way round: an attacker who does not have to go stays (9.4.1).
  played(
    'retreat',
    'both-sides-retreat',
    ['bothReading', 'first'],
    { routed: true, attacker: left(1), defender: left(0, 1, 3), who: 'attacker' },
    { duties: { attacker: 'must', defender: 'must' } },
    { duties: { attacker: 'stays', defender: 'must' }, causes: [{ id: 'infantry', strikes: 'defender' }] },
  ),
  // Infantry and Rout strike the defender, the cavalry case the attacker, who has none left.
  played(
    'retreat',
    'both-sides-retreat',
    ['bothReading', 'first'],
    { routed: true, cavalryOnly: true, attacker: left(2), defender: left(0, 0, 1) },
    { duties: { attacker: 'must', defender: 'must' } },
    { duties: { attacker: 'stays', defender: 'must' } },
  ),
  played(
    'retreat',
    'retreat-out-of-supply',
    ['supplyReading', 'orderFirst'],
    hexes({ outOfSupply: true }, ENEMY),
    hexes({ open: false }, { open: true }),
    hexes({ open: true }, { open: false }),
  ),
  played(
    'retreat',
    'retreat-into-enemy-control',
    ['controlReading', 'shut'],
    hexes(ENEMY),
    { cornered: false },
    { cornered: true },
  ),
  played(
    'retreat',
    'retreat-hex-in-no-row',
    ['rowReading', 'fifth'],
    hexes({ ...ENEMY, enemies: 'other' }),
    hexes({ order: null }),
    hexes({ order: 5 }),
  ),
  played('retreat', 'retreat-overstacked', ['roomReading', 'stack'], hexes({ full: true }), {}, {}),
  ...['75', '83'].map((value) =>
    played(
      'retreat',
      'belgian-hex-75-83',
      ['soilReading', `hex${value}`],
      { nation: 'belgian', ...hexes({ n: 75 }, { n: 83 }) },
      hexes({ open: true }, { open: true }),
      hexes({ open: value === '75' }, { open: value === '83' }),
    ),
  ),
];

const won = (result: string): Bag => ({ result });
const german = (value: number): Bag => ({ german: [{ hex: '14', value }] });
/** 3.2: Plan 17 starts at 3, Paris brings 10. */
const VICTORY: readonly Played[] = [
  // 3 against 10: less than 10, and less than half of 10; with 4 more for a marker 7 against 10.
  played(
    'victory',
    'automatic-victory-half-or-10',
    ['parisReading', 'ten'],
    { paris: 'now', turn: 5, plan17: [{ hex: '85', value: 4 }] },
    won('running'),
    won('paris'),
  ),
  // The Allies have 5 at the check and 3 after it, against 10.
  played(
    'victory',
    'administrative-order',
    ['orderReading', 'check'],
    { paris: 'now', turn: 5, plan17: [{ hex: '85', value: 2 }], missedAllied: 2 },
    won('paris'),
    won('running'),
  ),
  played(
    'victory',
    'final-victory',
    ['finalReading', 'double'],
    { turn: 15, plan17: [{ hex: '85', value: 2 }], ...german(9) },
    won('allied'),
    won('nobody'),
  ),
  played(
    'victory',
    'scenario-2-immediate',
    ['earlyReading', 'none'],
    { scenario: 'short', turn: 4, trier: true },
    won('trier'),
    won('running'),
  ),
  // 3 and 1 for the battle in a Plan 17 hex; by 13.4.a the one elsewhere too.
  played(
    'victory',
    'mandated-battle-vp',
    ['mandatedReading', 'all'],
    { turn: 3, fought: 1, elsewhere: 1 },
    { allied: 4 },
    { allied: 5 },
  ),
  // All of GT 1 to 4 are five: 3 and 2 against 3 and 5. Paris brings 10, which is twice 5, but not twice 8.
  played(
    'victory',
    'mandated-battle-vp',
    ['mandatedReading', 'all'],
    { turn: 15, fought: 2, elsewhere: 3, paris: 'german' },
    { allied: 5, german: 10, ...won('german') },
    { allied: 8, german: 10, ...won('allied') },
  ),
  // Two battles in one hex: 3 and 2, or by 13.1 3 and 1; 8 is twice 4, but not twice 5.
  played(
    'victory',
    'mandated-battle-vp',
    ['mandatedReading', 'hexes'],
    { turn: 15, fought: 2, again: 1, ...german(8) },
    { allied: 5, ...won('allied') },
    { allied: 4, ...won('german') },
  ),
  // Three battles, two of them in a hex that has seen the first; one elsewhere.
  ...(
    [
      ['hexes', 4],
      ['all', 7],
    ] as const
  ).map(([value, vp]) =>
    played(
      'victory',
      'mandated-battle-vp',
      ['mandatedReading', value],
      { turn: 4, fought: 3, again: 2, elsewhere: 1 },
      { allied: 6 },
      { allied: vp },
    ),
  ),
];

const barred = (...ids: readonly string[]): Bag => ({ allowed: ids.length === 0, barred: ids });
const SEA = { by: 'sea', turn: 8 };
const guns = (...factors: readonly number[]): Bag => ({ guns: factors.map((factor) => ({ factor })) });
const TOOLS: readonly Played[] = [
  played(
    'siege',
    'siege-two-forts',
    ['fortsReading', 'each'],
    { hex: '87', corps: 0, divisions: 1 },
    { besieged: false },
    { besieged: true },
  ),
  played(
    'siege',
    'siege-after-cancelled-battle',
    ['battleReading', 'cancelled'],
    { afterBattle: false },
    { besieged: false },
    { besieged: true },
  ),
  // Factor 1 against no defence hits on 1; against [+2] never, or on a natural 1.
  played(
    'heavy-artillery',
    'bombardment-natural',
    ['naturalReading', 'natural'],
    { hex: '54', ...guns(1) },
    { destroyed: part(0) },
    { destroyed: part(1, 6 ** 4) },
  ),
  // Two steps of the (R) counter left, factor 4: 4 faces each, or 3.
  played(
    'heavy-artillery',
    'liege-replacement',
    ['liegeReading', 'one'],
    { hex: '72', scenario: 'what-if', belgianPreparation: true, first: 1, ...guns(4) },
    { destroyed: part(2, 3) },
    { destroyed: part(1, 2) },
  ),
  played(
    'heavy-artillery',
    'besieged-fort-in-battle',
    ['siegeReading', 'barred'],
    { hex: '54', besieged: true, ...guns(4) },
    { over: false },
    { destroyed: null, byFactor: [] },
  ),
  played(
    'strategic',
    'french-ha-strategic',
    ['haReading', 'barred'],
    { nation: 'french', kind: 'ha', turn: 8 },
    barred(),
    barred('frenchHa'),
  ),
  played(
    'strategic',
    'strategic-movement-gt1-2-sea',
    ['seaReading', 'gt3'],
    { ...SEA, turn: 2 },
    barred(),
    barred('earlySea'),
  ),
  played(
    'strategic',
    'contested-port',
    ['portReading', 'free'],
    { ...SEA, contested: true },
    barred(),
    barred('contested'),
  ),
  played(
    'strategic',
    'holland-sea',
    ['hollandReading', 'british'],
    { ...SEA, from: '52', holland: true },
    barred(),
    barred('antwerp'),
  ),
  played(
    'replacements',
    'replacement-hexes',
    ['hexReading', 'supplied'],
    { place: 'other' },
    { placed: false },
    { placed: true },
  ),
  played(
    'replacements',
    'replacement-new-hq',
    ['hqReading', 'hq'],
    { newHq: true },
    { placed: false },
    { placed: true },
  ),
  played(
    'replacements',
    'bef-gt8-full',
    ['grant8Reading', 'worn'],
    { nation: 'british', turn: 8 },
    { disrupted: false },
    { disrupted: true },
  ),
  played(
    'replacements',
    'bef-gt12-disrupted',
    ['grant12Reading', 'full'],
    { nation: 'belgian', turn: 12 },
    { disrupted: true },
    { disrupted: false },
  ),
  played('replacements', 'two-caps-later', ['dearReading', 'later'], { turn: 10 }, { due: 10 }, { due: 12 }),
  played(
    'recovery',
    'recovery-besieged-fort',
    ['fortReading', 'ignored'],
    { disrupted: 4, sound: 0, enemy: 'besieged' },
    { recovers: 2 },
    { recovers: 4 },
  ),
  played(
    'recovery',
    'emergency-ha',
    ['haReading', 'stays'],
    { emergency: true, hq: true, turn: 4 },
    { ha: true },
    { ha: false },
  ),
  played(
    'entrench',
    'trenches-german-first',
    ['firstReading', 'allowed'],
    { side: 'allied', germansDug: false },
    { allowed: false },
    { allowed: true },
  ),
  // Falkenhayn's 6 is 10; the option adds one (5.1.2, 13.3.4.b4).
  played(
    'caps',
    'caps-marker-limit',
    ['trackReading', 'endless'],
    { scenario: 'what-if', turn: 9, alliedRetreat: 3, germanRetreat: 4, moreTroops: '1', germanDie: 6 },
    { caps: [{}, { result: 10 }] },
    { caps: [{}, { result: 11 }] },
  ),
  played(
    'caps',
    'retreat-cancels-which',
    ['cancelReading', 'turn'],
    { turn: 4, alliedRetreat: 3, side: 'allied', left: 3 },
    { segment: { due: 0 } },
    { segment: { due: 1 } },
  ),
  played(
    'caps',
    'initiative-scenario-3',
    ['initiativeReading', 'german'],
    { scenario: 'what-if', turn: 2 },
    { initiative: { result: null } },
    { initiative: { result: 'german' } },
  ),
  played('caps', 'pass-without-opposing-caps', ['passReading', 'goes'], { turn: 6, left: 3, opponentLeft: 0 }, {}, {}),
  played(
    'stacking',
    'six-infantry-corps',
    ['sixReading', 'corps'],
    { here: { corps: 6 }, entering: { corps: 0, divisions: 2 } },
    { within: false },
    { within: true },
  ),
  played(
    'stacking',
    'retreat-overstacked',
    ['roomReading', 'stack'],
    { moment: 'retreat', here: { corps: 5 }, entering: { corps: 3 } },
    { leave: { corps: 2 } },
    { leave: { corps: 3 } },
  ),
  played(
    'sea-retreat',
    'sea-retreat-when',
    ['whenReading', 'free'],
    { wayOut: true },
    { possible: false },
    { possible: true },
  ),
  played(
    'fortunes',
    'fow-11-after-gt4',
    ['elevenReading', 'allied'],
    { turn: 6, die1: 5, die2: 6 },
    { settled: { receiver: 'german' } },
    { settled: { receiver: 'allied' } },
  ),
];

const go = (more: Bag): Bag => ({ mp: 4, turn: 8, ...more });
const enters = (...parts: readonly string[]): Bag => ({ enters: parts });
const hqIn = (toControl: string, more: Bag = {}): Bag => go({ toControl, toEnemy: 'hq', ...more });
const contested = (...group: readonly string[]): Bag => go({ group, friends: true });
const GHENT = { to: 43, withdrawn: true, screened: true, fromControl: 'friendly' };
const way = (...legs: readonly Bag[]): Bag => ({ way: legs });

/** 8.4: hex by hex. */
const ENTRY: readonly Played[] = [
  played(
    'hex-entry',
    'cavalry-alone-fort-hex',
    ['fortReading', 'allowed'],
    go({ group: ['cavalry'], toEnemy: 'fort' }),
    enters(),
    { ...enters('cavalry'), battle: 'must' },
  ),
  played(
    'hex-entry',
    'entry-table-occupied',
    ['occupiedReading', 'any'],
    hqIn('enemy'),
    { goOn: ['corps'], battle: 'none' },
    { goOn: [], battle: 'must' },
  ),
  played(
    'hex-entry',
    'contested-hex-units',
    ['contestedReading', 'any'],
    hqIn('friendly'),
    { goOn: ['corps'] },
    { goOn: [], battle: 'may' },
  ),
  played(
    'hex-entry',
    'entry-table-escort',
    ['escortReading', 'nobody'],
    contested('disrupted'),
    enters(),
    enters('disrupted'),
  ),
  played('hex-entry', 'entry-table-escort', ['escortReading', 'all'], contested('ha'), enters('ha'), enters()),
  played(
    'hex-entry',
    'block-last-unit',
    ['blockReading', 'any'],
    go({ blocked: true, fromEnemy: 'hq', toEnemy: 'none' }),
    enters('corps'),
    enters(),
  ),
  ...(['75', '83'] as const).map((value) =>
    played(
      'hex-entry',
      'belgian-hex-75-83',
      ['soilReading', `hex${value}`],
      go({ mover: 'belgian', toControl: 'friendly', toEnemy: 'none', to: value === '75' ? 83 : 75 }),
      enters('corps'),
      enters(),
    ),
  ),
  played(
    'hex-entry',
    'sp-hex-only-fort',
    ['openerReading', 'any'],
    go({ turn: 6, to: 8, toEnemy: 'fort' }),
    enters(),
    enters('corps'),
  ),
  played(
    'hex-entry',
    'until-gt-7',
    ['turnReading', 'with'],
    go({ turn: 7, to: 8, toEnemy: 'none' }),
    enters('corps'),
    enters(),
  ),
  played(
    'hex-entry',
    'ghent-enter-or-convert',
    ['ghentReading', 'convert'],
    go({ ...GHENT, toEnemy: 'units' }),
    enters(),
    enters('corps'),
  ),
  played(
    'hex-entry',
    'ghent-until-when',
    ['ghentEndReading', 'gt7'],
    go({ ...GHENT, toEnemy: 'none' }),
    enters(),
    enters('corps'),
  ),
  // The disrupted corps goes one hex with the HQ and is left there: it has no escort into the second.
  played(
    'movement',
    'hq-flip-timing',
    ['flipReading', 'moved'],
    { group: ['disrupted', 'hq'], hqMa: 2, ...way({}, { control: 'enemy', enemy: 'units', friends: true }) },
    { flips: [] },
    { flips: ['disrupted'] },
  ),
  played(
    'movement',
    'until-gt-7',
    ['turnReading', 'with'],
    { group: ['corps'], turn: 7, ...way({ to: 8, control: 'enemy' }) },
    { allowed: true },
    { allowed: false },
  ),
];

/*
 * A railway of our own making: 91 (a German source) – 81 – 73 – 64 – 63, 53 beside its end and 33 beyond; and 44, from
 * which the Germans live in an emergency, with 54 on one side and 45 on the other.
 */
const ROW = [91, 81, 73, 64, 63, 53];
const RAILS = [
  [91, 81],
  [81, 73],
  [73, 64],
  [64, 63],
];
const LINKS = ROW.slice(1).map((n, i) => [ROW[i], 0, n]);
const HELD = Object.fromEntries([91, 81, 73, 64, 63].map((n) => [n, 'german']));
const lined = (more: Bag): Bag => ({ control: HELD, stacks: [{ hex: 53 }], ...more });
const APART = {
  map: {
    links: [
      [44, 0, 54],
      [44, 3, 45],
    ],
    edges: [44, 54, 45].flatMap((n) => [1, 2, 4, 5].map((d) => [n, d])).concat([[54, 0]], [[45, 3]]),
    rails: [
      [44, 54],
      [44, 45],
    ],
    done: [44, 54, 45],
  },
  control: { 44: 'german', 54: 'german', 45: 'german' },
  turn: 3,
  stacks: [{ hex: 45, ha: 1 }],
};
/** German stacks of a disrupted unit and an HQ that live on hex 44. */
const living = (...stacks: readonly (readonly [hex: number, more?: Bag])[]): Bag => ({
  ...APART,
  maubeuge: 'besieged',
  stacks: stacks.map(([hex, more]) => ({ hex, ready: 0, disrupted: 1, hq: 1, ...more })),
});
const recover = (n: number): Bag => ({ emergencyRecovers: n });
const stands = (standing: string): Bag => ({ stacks: [{ standing }] });
const suffers = (attrition: Bag): Bag => ({ stacks: [{ attrition }] });

/** Germans by rail over hexes with German control markers, of which only 72 and 73 have theirs from the start. */
const fromStart = (more: Bag): Bag => ({ by: 'rail', nation: 'german', alliedSoil: true, fromStart: true, ...more });

/** 10.3: from GT 5 on both rulebooks let them. */
const STRATEGIC: readonly Played[] = [
  ...[3, 4].map((turn) =>
    played(
      'strategic',
      'rail-germans-before-gt5',
      ['railReading', 'converted'],
      fromStart({ turn }),
      barred('abroad'),
      barred(),
    ),
  ),
  // What else forbids it forbids it by either reading (10.2).
  played(
    'strategic',
    'rail-germans-before-gt5',
    ['railReading', 'converted'],
    fromStart({ turn: 4, hexes: 11 }),
    barred('abroad', 'tooFar'),
    barred('tooFar'),
  ),
];

/** 11.2. */
const SUPPLY: readonly Played[] = [
  played(
    'supply',
    'supply-through-hexsides',
    ['hexsideReading', 'stops'],
    lined({ map: { links: LINKS, rails: RAILS, closed: [[63, 53]] } }),
    { stacks: [{ standing: 'in', line: [53, 63, 64, 73, 81, 91] }] },
    // Another way to the railway may lie in the rings that nobody has entered.
    stands('unknown'),
  ),
  played(
    'supply',
    'emergency-supply-window',
    ['windowReading', 'open'],
    { ...APART, maubeuge: 'stands', turn: 7 },
    stands('out'),
    stands('emergency'),
  ),
  played(
    'supply',
    'emergency-supply-namur',
    ['namurReading', 'namur'],
    { ...APART, maubeuge: 'gone' },
    stands('out'),
    stands('emergency'),
  ),
  played(
    'supply',
    'emergency-ha',
    ['haReading', 'stays'],
    { ...APART, maubeuge: 'besieged' },
    suffers({ ha: 'front' }),
    suffers({ ha: 'flipped' }),
  ),
  // The example of the question: three HQ on emergency supply in three hexes. One unit recovers in each, or one in all.
  played(
    'supply',
    'emergency-one-per-hq-hex',
    ['perHexReading', 'one'],
    living([44], [45], [54]),
    recover(3),
    recover(1),
  ),
  played('supply', 'emergency-one-per-hq-hex', ['perHexReading', 'one'], living([44], [45]), recover(2), recover(1)),
  // No unit recovers without an HQ in its hex, by either reading.
  played(
    'supply',
    'emergency-one-per-hq-hex',
    ['perHexReading', 'one'],
    living([44], [45, { disrupted: 3 }], [54, { hq: 0 }]),
    recover(2),
    recover(1),
  ),
  played(
    'supply',
    'logistics-hex-between',
    ['betweenReading', 'free'],
    {
      logistics: true,
      map: { links: [...LINKS, [53, 0, 33]], rails: RAILS },
      control: { ...HELD, 53: 'allied' },
      stacks: [{ hex: 33 }],
    },
    {},
    stands('in'),
  ),
  played(
    'supply',
    'holland-antwerp-source',
    ['antwerpReading', 'earlier'],
    { holland: true, turn: 3, antwerpFort: false, control: { 52: 'german' }, stacks: [{ hex: 52 }] },
    {},
    stands('in'),
  ),
];

export const READINGS: readonly Played[] = [
  ...BATTLE,
  ...CAVALRY,
  ...RETREAT,
  ...VICTORY,
  ...TOOLS,
  ...ENTRY,
  ...STRATEGIC,
  ...SUPPLY,
];
