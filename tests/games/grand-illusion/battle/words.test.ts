import { describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { battle as calculator } from '@/lib/games/grand-illusion/calculators/battle';
import { loadData } from '@/lib/games/grand-illusion/data';
import {
  allied,
  at,
  battle,
  brigade,
  charge,
  division,
  down,
  duel,
  fort,
  horse,
} from '@/tests/games/grand-illusion/clauses/on-board';
import type { Bag } from '@/tests/games/grand-illusion/clauses/row';

/* Which of its sentences a battle says, and which it leaves out: by the rule that makes it one or the other. */

const data = await loadData();

const BRITISH = { nation: 'british' };
const GERMANS = [at('1')];
const TWO = [at('1'), at('2')];
const FOUR = [at('1'), at('2'), at('3'), at('4')];
const MISS = { attack1: 6, defence1: 6 };
const MISSES = { ...MISS, attack2: 6, defence2: 6, attackReserve1: 6, attackReserve2: 6 };
const HIT = { attack1: 1, defence1: 6 };
const leaver = (space: string): Bag => horse(space, { withdraws: true });
const landing = (units: readonly Bag[], more: Bag = {}): Bag =>
  allied(TWO.slice(0, units.length), units, { turn: 11, hex: 14, landing: 'ready', ...more });

interface Case {
  readonly rule: string;
  readonly when: string;
  readonly input: Bag;
  /** messages of the battle by their keys */
  readonly says: readonly string[];
  readonly not?: readonly string[];
  /** the rules of some of its steps and lines, by their ids */
  readonly rules?: Readonly<Record<string, string>>;
}

const CASES: readonly Case[] = [
  // 9.1.4: what the roll does
  {
    rule: '9.1.4',
    when: '7: the defender pays for a Skirmish',
    input: duel({ fow: '7', advantage: 'skirmish' }),
    says: ['step.fow.advantage.skirmish', 'modifier.skirmish'],
  },
  {
    rule: '9.1.4',
    when: '7: he fights',
    input: duel({ fow: '7' }),
    says: ['step.fow.advantage.fight'],
    not: ['modifier.skirmish'],
  },
  { rule: '9.1.4', when: '6 from GT 5', input: duel({ turn: 5, fow: '6' }), says: ['step.fow.late6'] },
  { rule: '9.1.4', when: '11 from GT 5', input: duel({ turn: 5, fow: '11' }), says: ['step.fow.late11'] },
  {
    rule: '9.1.4',
    when: '6 in GT 4, the Germans attack',
    input: duel({ turn: 4, fow: '6' }),
    says: ['step.fow.limitGerman'],
  },
  {
    rule: '9.1.4',
    when: '11 in GT 4, the French attack',
    input: allied(GERMANS, GERMANS, { turn: 4, fow: '11' }),
    says: ['step.fow.11'],
  },
  {
    rule: '13.1',
    when: 'an Allied mandated battle of GT 2 ignores 3',
    input: charge({ fow: '3' }),
    says: ['step.fow.ignored'],
    rules: { fow: '13.1' },
  },
  {
    rule: '9.1.4',
    when: '12, Routed, in a trench',
    input: duel({ fow: '12', trench: 1 }),
    says: ['step.fow.2', 'step.routedFree', 'step.retreat.trench'],
    rules: { routedFree: '9.1.4' },
  },
  {
    rule: '9.1.4',
    when: '12, Routed, in the open',
    input: duel({ fow: '12' }),
    says: ['step.fow.2', 'step.retreat.routed'],
    not: ['step.routedFree'],
  },
  {
    rule: '9.2.4.a',
    when: '10: the defender has disrupted units alone, and they stayed in the hex',
    input: battle(GERMANS, [down('hex')], { fow: '10' }),
    says: ['step.fow.onlyDisrupted', 'verdict.onlyDisrupted', 'open.counterattack-not-cancelled'],
    not: ['step.counterattack.allied'],
  },
  {
    rule: '9.1.4',
    when: 'Skirmish: the 1 of all counts unmodified, also of British divisions with a red circle',
    input: battle(TWO, [division('1', BRITISH), division('1', BRITISH), fort('2')], { fow: '4' }),
    says: ['needs.one'],
    not: ['modifier.skirmishModified'],
    rules: { 'needs-attack2': '9.1.4' },
  },
  {
    rule: '9.5.1',
    when: 'Skirmish with the 1 after the modifiers: at a fort only the natural 1 counts all the same',
    input: battle(TWO, [at('1'), fort('2')], { fow: '4', skirmishReading: 'modified' }),
    says: ['modifier.skirmishModified', 'needs.one'],
    rules: { 'needs-attack2': '9.5.1' },
  },

  // 9.2.5.a, 9.6.1: reserves and withdrawals that are still open
  {
    rule: '9.2.5.a',
    when: 'nobody faces a corps: it may stand in reserve',
    input: battle(TWO, [at('1'), at('2'), at('3')]),
    says: ['then.reserve', 'step.unfaced'],
    not: ['then.reserveShotAt', 'then.withdrawInfantry'],
  },
  {
    rule: '9.2.5.a',
    when: 'once a die has fallen it stands where it stands',
    input: battle(TWO, [at('1'), at('2'), at('3')], { attack1: 6 }),
    says: ['step.unfaced'],
    not: ['then.reserve'],
  },
  {
    rule: '9.6.1',
    when: 'French cavalry is no reserve behind infantry',
    input: battle(GERMANS, [at('1'), horse('2')]),
    says: ['step.unfaced'],
    not: ['then.reserve', 'then.reserveShotAt'],
  },
  {
    rule: '9.6.1',
    when: 'but behind cavalry',
    input: battle([at('1'), horse('2')], [at('1'), horse('2'), horse('3')]),
    says: ['then.reserve'],
  },
  {
    rule: '9.6.1',
    when: 'British cavalry is, and fires unanswered',
    input: battle(GERMANS, [at('1'), horse('2', BRITISH)]),
    says: ['then.reserve'],
    not: ['then.reserveShotAt'],
  },
  {
    rule: '9.6.1',
    when: 'by the other reading after a free shot',
    input: battle(GERMANS, [at('1'), horse('2', BRITISH)], { ridersReading: 'suffers' }),
    says: ['then.reserveShotAt'],
    not: ['then.reserve'],
  },
  {
    rule: '9.6.1',
    when: 'not opposite cavalry, and nobody shoots at infantry in reserve',
    input: battle([horse('1')], [horse('1'), horse('2', BRITISH)], { ridersReading: 'suffers' }),
    says: ['then.reserve'],
    not: ['then.reserveShotAt'],
  },
  {
    rule: '9.6.1',
    when: 'infantry in reserve suffers no free shot',
    input: battle(GERMANS, [at('1'), at('2')], { ridersReading: 'suffers' }),
    says: ['then.reserve'],
    not: ['then.reserveShotAt'],
  },
  {
    rule: '9.6.2',
    when: 'cavalry, of which one is disrupted, may withdraw from infantry',
    input: battle(GERMANS, [down('1', { kind: 'cavalry', cs: 2, dcs: 1 }), horse('1')]),
    says: ['then.withdrawInfantry'],
    not: ['then.withdrawCavalry'],
  },
  {
    rule: '9.6.2',
    when: 'or from cavalry',
    input: battle([horse('1')], [horse('1')]),
    says: ['then.withdrawCavalry'],
    not: ['then.withdrawInfantry'],
  },
  {
    rule: '9.6.2',
    when: 'disrupted cavalry may not',
    input: battle(GERMANS, [down('1', { kind: 'cavalry', cs: 2, dcs: 1 })]),
    says: [],
    not: ['then.withdrawInfantry'],
  },
  {
    rule: '9.6.2',
    when: 'two divisions withdraw together, and roll',
    input: battle(GERMANS, [leaver('1'), leaver('1')]),
    says: ['step.withdraws', 'needs.withdraw', 'open.withdrawPair', 'open.cavalry-withdraw-no-reserve'],
    not: ['then.withdrawInfantry', 'open.reserveSpace'],
  },
  {
    rule: '9.6.2',
    when: 'one withdraws beside a space that stays',
    input: battle(TWO, [at('1'), leaver('2')]),
    says: ['open.cavalry-withdraw-no-reserve'],
    not: ['open.withdrawPair'],
  },
  {
    rule: '9.6.2',
    when: 'safe on a 3',
    input: battle(GERMANS, [leaver('1')], { withdraw1: 3 }),
    says: ['cast.withdraw.safe'],
    not: ['cast.withdraw.disrupted'],
  },
  {
    rule: '9.5.1',
    when: 'a fort moves up where cavalry withdraws: infantry then hits it with a natural 1 only',
    input: battle(GERMANS, [leaver('1'), fort('r1')]),
    says: ['modifier.fortTarget', 'open.reserveSpace', 'open.cavalry-withdraw-space'],
  },
  {
    rule: '9.5.1',
    when: 'a fort behind cavalry that stays is no target',
    input: battle(GERMANS, [horse('1'), fort('r1')]),
    says: [],
    not: ['modifier.fortTarget'],
  },

  // 9.4.2, 9.5.3: what follows the dice
  {
    rule: '9.4.2',
    when: 'high in the Vosges who has lost his infantry may stay',
    input: duel({ ...HIT, hex: 102 }),
    says: ['then.vosges', 'step.retreat.vosges'],
    not: ['then.trench'],
  },
  {
    rule: '9.4.2',
    when: 'in a trench likewise',
    input: duel({ ...HIT, trench: 1 }),
    says: ['then.trench', 'then.mayRetreat'],
    not: ['then.vosges'],
  },
  {
    rule: '9.4.2',
    when: 'cavalry alone, in a trench',
    input: battle([horse('1')], [horse('1')], { trench: 1 }),
    says: ['step.retreat.cavalryTrench'],
  },
  {
    rule: '9.4.2',
    when: 'cavalry alone, in a trench that by the other reading holds it too',
    input: battle([horse('1')], [horse('1')], { trench: 1, cavalryReading: 'trench' }),
    says: ['step.retreat.trench'],
  },
  {
    rule: '9.4.2',
    when: 'infantry in a trench',
    input: battle([horse('1')], [at('1')], { trench: 1 }),
    says: ['step.retreat.trench'],
  },
  {
    rule: '9.4.2',
    when: 'cavalry alone, Routed',
    input: battle([horse('1')], [horse('1')], { fow: '2' }),
    says: ['step.retreat.cavalryRouted'],
  },
  {
    rule: '9.5.3',
    when: 'Antwerp is never besieged (12.5.1)',
    input: battle(GERMANS, [fort('1')], { hex: 52 }),
    says: ['not.siege.antwerp'],
    rules: { siege: '12.5.1' },
  },
  {
    rule: '9.5.3.a',
    when: 'disrupted infantry lays no siege',
    input: battle([down('1')], [fort('1')]),
    says: ['not.siege.foot'],
    rules: { siege: '9.5.3.a' },
  },
  {
    rule: '9.5.2',
    when: 'nor does a division to a large garrison',
    input: battle([division('1')], [fort('1', { garrison: true })]),
    says: ['not.siege.garrison'],
    rules: { siege: '9.5.2' },
  },
  {
    rule: '9.5.2',
    when: 'nor where every fort has one, by the reading that takes each for itself',
    input: battle([division('1')], [fort('1', { garrison: true })], { siegeReading: 'each' }),
    says: ['not.siege.garrison'],
  },
  {
    rule: '9.5.3.a',
    when: 'nor while field troops stay beside the fort',
    input: battle(TWO, [at('1'), fort('2')], MISSES),
    says: ['not.siege.others'],
    rules: { siege: '9.5.3.a' },
  },
  {
    rule: '9.5.3.a',
    when: 'a division beside troops that stay, before a small garrison: the troops are the reason',
    input: battle([division('1'), division('2')], [at('1'), fort('2')], MISSES),
    says: ['not.siege.others'],
  },
  {
    rule: '9.5.3.a',
    when: 'a corps may',
    input: battle(GERMANS, [fort('1')]),
    says: ['siege.may'],
    not: ['not.siege.foot'],
  },
  {
    rule: '9.3.3',
    when: 'a fort with one step left may be destroyed',
    input: battle(GERMANS, [fort('1', { hits: 1 })]),
    says: ['fates.fortGone'],
    not: ['fates.gone'],
  },

  // 9.3.5.c, 13.3.4.a4: the extra hit
  { rule: '9.3.5.c', when: 'Élan, nothing rolled', input: charge(), says: ['step.elanRisk'], not: ['step.elanHit'] },
  {
    rule: '9.3.5.c',
    when: 'Élan, all German dice have missed and Allied ones are open',
    input: charge({ defence1: 6, defence2: 6 }),
    says: ['step.elanRisk'],
    not: ['step.elanHit'],
  },
  { rule: '9.3.5.c', when: 'Élan, nobody was hit', input: charge(MISSES), says: ['step.elanHit'] },
  {
    rule: '9.3.5.c',
    when: 'Élan, only a German was hit',
    input: charge({ ...MISSES, attack1: 1 }),
    says: ['step.elanHit'],
  },
  {
    rule: '9.3.5.c',
    when: 'Élan, an attacker was hit',
    input: charge({ ...MISSES, defence1: 1 }),
    says: [],
    not: ['step.elanHit', 'step.elanRisk'],
  },
  { rule: '13.3.4.a4', when: 'a landing, open', input: landing([division('1', BRITISH)]), says: ['step.landingRisk'] },
  {
    rule: '13.3.4.a4',
    when: 'a landing that nobody was hit in',
    input: landing([division('1', BRITISH)], MISS),
    says: ['step.landingHit'],
    rules: { elanHit: '13.3.4.a4' },
  },

  // 9.3.6: the next battle
  {
    rule: '9.3.6',
    when: 'both sides are left: another battle may follow',
    input: battle(GERMANS, [fort('1')], HIT),
    says: ['next.go'],
  },
  {
    rule: '9.3.6',
    when: 'not while the strength of the fort’s third step is unknown',
    input: battle(GERMANS, [fort('1', { steps: 3, hits: 1 })], HIT),
    says: [],
    not: ['next.go'],
  },
  {
    rule: '9.3.6',
    when: 'nor when one side is gone',
    input: battle(GERMANS, [down('1')], HIT),
    says: [],
    not: ['next.go'],
  },

  // names
  {
    rule: '2.7',
    when: 'two divisions without a name',
    input: battle([division('1', { name: ' ' }), division('1', { name: '  ' })], [at('1')], { turn: 1 }),
    says: ['words.twice'],
    not: ['words.pair'],
  },
  {
    rule: '2.7',
    when: 'a division and a brigade',
    input: battle([division('1'), brigade('1')], [at('1')]),
    says: ['words.pair'],
    not: ['words.twice'],
  },
  {
    rule: '2.7',
    when: 'two divisions, the second with a name',
    input: battle([division('1'), division('1', { name: '37' })], [at('1')]),
    says: ['words.pair'],
    not: ['words.twice'],
  },

  // 9.1.4 and 13.3.4.a4 before the roll
  {
    rule: '9.1.4',
    when: 'before the roll a Counterattack needs another set-up',
    input: battle([at('1'), down('hex')], GERMANS),
    says: ['before.title', 'before.unset', 'before.cancelled', 'options.fow.10'],
    not: ['before.titleLanding'],
  },
  {
    rule: '13.3.4.a4',
    when: 'before the die of a landing',
    input: landing([division('1', BRITISH)], { tem: 2 }),
    says: ['before.titleLanding', 'options.landing.surprise', 'options.landing.ready'],
    not: ['before.title', 'before.unset'],
  },
  {
    rule: '9.1.4',
    when: 'before the roll, where the defender will leave on a 7',
    input: duel({ advantage: 'leave' }),
    says: ['before.defender', 'before.cancelled'],
  },
];

/** Every message of the battle that an answer holds, by its key. */
const keysOf = (answer: unknown): readonly string[] => {
  const printed = JSON.stringify(answer, (_, one: unknown) => (typeof one === 'bigint' ? Number(one) : one));
  return [...printed.matchAll(/"key":"battle\.([^"]+)"/g)].map(([, key = '']) => key);
};

describe('a battle says', () => {
  test.each(CASES.map((one) => [`${one.rule}: ${one.when}`, one] as const))('%s', (_, { input, says, not, rules }) => {
    const answer = run(calculator, input, data);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const { facts, steps, notApplied, open, outcome } = answer.value;
    const keys = keysOf([facts, steps, notApplied, open, outcome.blocks]);
    expect(keys).toEqual(expect.arrayContaining([...says]));
    for (const key of not ?? []) expect(keys).not.toContain(key);
    for (const [id, rule] of Object.entries(rules ?? {}))
      expect([...steps, ...notApplied].find((one) => one.id === id)?.rule, id).toBe(rule);
  });

  const leftAfter = (input: Bag): unknown => {
    const answer = run(calculator, input, data);
    return answer.ok ? answer.value.outcome.data.final : answer.error;
  };
  // 9.3.5.c strikes undisrupted units first; of a landing a British division (13.3.4.a4), by one reading any attacker.
  test.each<[what: string, input: Bag, allied: readonly number[]]>([
    ['the chosen corps takes it', charge({ ...MISSES, elanUnit: '2' }), [2, 2, 1, 2]],
    ['a German loss does not spare the Allies', charge({ ...MISSES, attack1: 1 }), [1, 2, 2, 2]],
    [
      'of disrupted units one is eliminated',
      allied(
        FOUR,
        FOUR.map((one) => ({ ...one, disrupted: true })),
        {
          ...{ ...MISSES, attack3: 6, defence3: 6, attack4: 6, defence4: 6 },
          ...{ mandated: true, turn: 2, hex: 86 },
        },
      ),
      [0, 1, 1, 1],
    ],
    ['a British division, not the French corps beside it', landing([division('1', BRITISH), at('2')], MISSES), [1, 2]],
    [
      'by the other reading the corps',
      landing([division('1', BRITISH), at('2')], { ...MISSES, landingReading: 'attacker' }),
      [2, 1],
    ],
    [
      'but not where it is disrupted already and the British are not',
      landing([division('1', BRITISH), at('2')], { ...MISSES, defence2: 1, landingReading: 'attacker' }),
      [1, 1],
    ],
    [
      'the unit that was chosen',
      landing([division('1', BRITISH), at('2')], { ...MISSES, landingReading: 'attacker', elanUnit: '0' }),
      [1, 2],
    ],
    [
      'the loss of a British step spares all',
      landing([division('1', BRITISH), at('2')], { ...MISSES, defence1: 1, landingReading: 'attacker' }),
      [1, 2],
    ],
  ])('who takes the extra hit: %s', (_, input, left) => {
    expect(leftAfter(input)).toMatchObject({ allied: left });
  });
});
