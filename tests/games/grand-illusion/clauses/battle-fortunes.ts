import { allied, at, battle, charge, division, down, duel, fort, horse, shot } from './on-board';
import { part, type Bag, type Row } from './row';

const french = (...units: readonly Bag[]): readonly Bag[] => units;
const misses: Bag = { attack1: 6, defence1: 6, attack2: 6, defence2: 6 };
/** Two corps against one, nobody hit: the second attacker fires from the reserve. */
const twoToOne = (more: Bag): Bag => battle([at('1'), at('r1')], [at('1')], { ...misses, attackReserve1: 6, ...more });
const goes = (attacker: number, defender: number): Bag => ({
  chances: { retreats: { attacker: part(attacker), defender: part(defender) } },
});
const exempt = (fow: string, more: Bag = {}): Bag => charge({ turn: 4, fow, ...more });

/** 9.1.4: each result of the Fortunes of War. */
export const FORTUNES: readonly Row[] = [
  ...['2', '12'].flatMap((fow): readonly Row[] => [
    {
      rule: '9.1.4',
      says: `${fow}, Routed: the side with fewer undisrupted units retreats`,
      input: twoToOne({ fow }),
      data: goes(0, 1),
      open: ['routed-who'],
    },
    {
      rule: '9.1.4',
      says: `${fow}, Routed: the attacker too`,
      input: battle([at('1')], [at('1'), at('r1')], { ...misses, defenceReserve1: 6, fow }),
      data: goes(1, 0),
    },
    {
      rule: '9.1.4',
      says: `${fow}, Routed: nobody if the numbers are equal`,
      input: duel({ ...misses, fow }),
      data: goes(0, 0),
    },
    {
      rule: '9.1.4',
      says: `${fow}, Routed: no effect in a trench`,
      input: twoToOne({ fow, trench: 1 }),
      data: goes(0, 0),
    },
  ]),
  ...[102, 103].map((hex): Row => ({
    rule: '9.1.4',
    says: `2, Routed: no effect in ${hex}`,
    input: twoToOne({ fow: '2', hex }),
    data: goes(0, 0),
  })),
  {
    rule: '9.1.4',
    says: '2, Routed: forts do not count',
    input: battle([at('1'), at('2')], [at('1'), fort('2')], { ...misses, fow: '2' }),
    data: goes(0, 1),
  },
  {
    rule: '9.1.4',
    says: '2, Routed: cavalry counts',
    input: battle([at('1')], [at('1'), horse('2')], { ...misses, fow: '2' }),
    data: goes(1, 0),
  },
  {
    rule: '9.1.4',
    says: '2, Routed: disrupted units do not count',
    input: battle([at('1'), down('hex'), down('hex')], [at('1')], { ...misses, fow: '2' }),
    data: goes(0, 0),
  },
  {
    rule: '9.1.4',
    says: '3, Cautious Attacker: no battle',
    input: duel({ fow: '3' }),
    data: { calledOff: 'cautious', shots: {} },
    steps: ['fow 9.1.4'],
  },
  {
    rule: '9.1.4',
    says: '4, Skirmish: only a natural 1 hits, no terrain and no trench',
    input: duel({ fow: '4', tem: 2, trench: 2, attack1: 2, defence1: 1 }),
    data: {
      skirmish: true,
      shots: { attack1: { needs: 1, onlyOne: true, hit: false }, defence1: { needs: 1, onlyOne: true, hit: true } },
      final: { german: [1], allied: [2] },
    },
    not: ['tem', 'trench'],
    open: ['skirmish-natural-1'],
  },
  {
    rule: '9.5.1',
    says: '4, Skirmish: no −1 from a fort',
    input: battle([at('1'), at('2')], [at('1'), fort('2')], { fow: '4' }),
    data: { shots: { defence1: { needs: 1, onlyOne: true }, defence2: { needs: 1, onlyOne: true } } },
    not: ['fort'],
  },
  {
    rule: '9.1.4',
    says: '4, Skirmish: the free shot at cavalry needs a 1 as well',
    input: battle([horse('1')], [at('1')], { fow: '4' }),
    data: { shots: { free1: { needs: 1, onlyOne: true } } },
  },
  {
    rule: '9.1.4',
    says: '4, Skirmish: so does the reserve',
    input: battle([at('1'), at('r1')], [at('1')], { fow: '4' }),
    data: { shots: { attackReserve1: { needs: 1, onlyOne: true } } },
  },
  ...['5', '9'].map((fow): Row => ({
    rule: '9.1.4',
    says: `${fow}, General Staff: a CAP, and the battle as it is`,
    input: duel({ fow, tem: 1 }),
    data: { calledOff: null, shots: { attack1: shot(4, 1), defence1: shot(5, 0) } },
    steps: ['fow 9.1.4'],
  })),
  ...['6', '11'].flatMap((fow): readonly Row[] => [
    {
      rule: '9.1.4',
      says: `${fow}, Offensive to the Limit: disrupted French have to go on the board where a defender is not faced`,
      input: allied([at('1'), at('r1')], french(at('1'), down('hex')), { fow, turn: 4 }),
      refused: '9.2.3.a',
    },
    {
      rule: '9.1.4',
      says: `${fow}, Offensive to the Limit: they do, and fight`,
      input: allied([at('1'), at('2')], french(at('1'), down('2')), { fow, turn: 4 }),
      data: { shots: { attack2: { strength: 3, needs: 3 } } },
      open: ['limit-disrupted-first'],
    },
    {
      rule: '9.1.4',
      says: `${fow}, Offensive to the Limit: no farther than needed`,
      input: allied([at('1')], french(at('1'), down('hex')), { fow, turn: 4 }),
      data: { calledOff: null },
    },
    {
      rule: '9.1.4',
      says: `${fow} after GT 4 forces nobody`,
      input: allied([at('1'), at('r1')], french(at('1'), down('hex')), { fow, turn: 5 }),
      data: { calledOff: null },
    },
    {
      rule: '9.1.4',
      says: `${fow} forces no Germans`,
      input: battle([at('1'), down('hex')], [at('1'), at('r1')], { fow, turn: 2 }),
      data: { calledOff: null },
    },
    {
      rule: '9.1.4',
      says: `${fow} forces no British`,
      input: allied([at('1'), at('r1')], french(at('1'), down('hex', { nation: 'british' })), { fow, turn: 4 }),
      data: { calledOff: null },
    },
  ]),
  {
    rule: '9.1.4',
    says: '11 after GT 4: whose mandated battle',
    input: duel({ fow: '11', turn: 5 }),
    steps: ['fow 9.1.4'],
    open: ['fow-11-after-gt4'],
  },
  {
    rule: '9.1.4',
    says: '7, Defender Tactical Advantage: the defender leaves',
    input: duel({ fow: '7', advantage: 'leave' }),
    data: { calledOff: 'left', shots: {} },
    open: ['tactical-advantage-all-leave'],
  },
  {
    rule: '9.1.4',
    says: '7: he makes it a Skirmish',
    input: duel({ fow: '7', advantage: 'skirmish', tem: 1 }),
    data: { skirmish: true, shots: { attack1: { needs: 1, onlyOne: true } } },
  },
  {
    rule: '9.1.4',
    says: '7: he spends nothing, the battle is fought',
    input: duel({ fow: '7', advantage: 'fight', tem: 1 }),
    data: { skirmish: false, calledOff: null, shots: { attack1: shot(4, 1) } },
  },
  {
    rule: '9.1.4',
    says: '8, Attacker Surprise: no terrain, but the trench',
    input: duel({ fow: '8', tem: 2, trench: 1, concentric: 3 }),
    data: { shots: { attack1: shot(5, 0) } },
    not: ['tem'],
    steps: ['trench 9.7.3', 'concentric 9.2.3.b'],
  },
  {
    rule: '9.3.2',
    says: '8, Attacker Surprise: the fort’s −1 stays',
    input: battle([at('1'), at('2')], [at('1', { cs: 3 }), fort('2')], { fow: '8' }),
    data: { shots: { defence1: shot(4, -1) } },
  },
  {
    rule: '9.3.5.b',
    says: '8, Attacker Surprise: Élan stays, as our ruling has it',
    input: exempt('8', { tem: 2 }),
    data: { shots: { attack1: shot(5, 0), defence1: { drm: -2 } } },
    open: ['elan-attacker-surprise'],
  },
  {
    rule: '9.2.4',
    says: '10, Counterattack: the defender attacks with +1 in place of all other DRM',
    input: battle([at('1')], [at('1')], { fow: '10', tem: 2, trench: 2, concentric: 6 }),
    data: { attacker: 'allied', counterattack: true, shots: { attack1: shot(4, 1), defence1: shot(5, 0) } },
    steps: ['counter'],
    not: ['tem', 'trench', 'concentric'],
    open: ['counterattack-not-cancelled'],
  },
  {
    rule: '9.2.4.a',
    says: '10: forts do not counterattack',
    input: battle([at('1'), at('2')], [at('1'), fort('2')], { fow: '10' }),
    refused: '9.2.4.a',
  },
  {
    rule: '9.2.4.a',
    says: '10: with disrupted units only and all of them back in the hex there is none',
    input: battle([at('1')], [down('hex')], { fow: '10' }),
    data: { calledOff: 'onlyDisrupted' },
  },
  {
    rule: '9.2.4.a',
    says: '10: disrupted units may counterattack',
    input: battle([at('1')], [down('1')], { fow: '10' }),
    data: { counterattack: true, shots: { attack1: shot(2, 1) } },
  },
  {
    rule: '12.2',
    says: '10: the British that counterattack have no +1 on their strength',
    input: battle([at('1')], [at('1', { nation: 'british', cs: 4 })], { fow: '10' }),
    data: { shots: { attack1: shot(3, 1) } },
  },
  {
    rule: '12.2',
    says: '10: those that are struck back have it',
    input: allied([at('1')], [at('1', { nation: 'british', cs: 3 })], { fow: '10' }),
    data: { attacker: 'german', shots: { defence1: { needs: 4 } } },
  },
  {
    rule: '13.1',
    says: '3 is ignored in an Allied mandated battle of GT 1–4',
    input: exempt('3'),
    data: { calledOff: null },
  },
  {
    rule: '13.1',
    says: 'so is 7',
    input: exempt('7', { advantage: 'leave' }),
    data: { calledOff: null },
  },
  { rule: '13.1', says: 'so is 10', input: exempt('10'), data: { attacker: 'allied', counterattack: false } },
  { rule: '13.1', says: '4 is not', input: exempt('4'), data: { skirmish: true } },
  { rule: '13.1', says: 'not in GT 5', input: exempt('3', { turn: 5 }), data: { calledOff: 'cautious' } },
  {
    rule: '9.1.1.c',
    says: 'nor where three corps attack: that is no mandated battle',
    input: allied([at('1'), at('2')], [at('1'), at('2'), at('r1')], { mandated: true, turn: 2, hex: 86, fow: '3' }),
    data: { calledOff: 'cautious' },
    open: ['mandated-battle-count'],
  },
  {
    rule: '13.1',
    says: 'not in a German mandated battle',
    input: duel({ mandated: true, turn: 2, fow: '3' }),
    data: { calledOff: 'cautious' },
  },
];

const small = (more: Bag = {}): Bag => fort('1', more);

/** 9.4.2 and 9.5.3: who goes, and what may be besieged. */
export const AFTER: readonly Row[] = [
  {
    rule: '9.4.2',
    says: 'only disrupted infantry left against healthy infantry: the defender retreats',
    input: duel({ attack1: 1, defence1: 6 }),
    data: goes(0, 1),
    steps: ['retreat 9.4.2'],
  },
  { rule: '9.4.2', says: 'the attacker too', input: duel({ attack1: 6, defence1: 1 }), data: goes(1, 0) },
  { rule: '9.4.2', says: 'both disrupted: nobody', input: duel({ attack1: 1, defence1: 1 }), data: goes(0, 0) },
  { rule: '9.4.2', says: 'both healthy: nobody', input: duel({ attack1: 6, defence1: 6 }), data: goes(0, 0) },
  {
    rule: '9.4.2',
    says: 'a trench frees from it',
    input: duel({ attack1: 1, defence1: 6, trench: 1 }),
    data: goes(0, 0),
  },
  ...[102, 103].map((hex): Row => ({
    rule: '9.4.2',
    says: `so does hex ${hex}`,
    input: duel({ attack1: 1, defence1: 6, hex }),
    data: goes(0, 0),
  })),
  {
    rule: '9.4.2',
    says: 'healthy infantry left in the hex counts',
    input: battle([at('1'), at('2'), at('3'), at('4'), at('hex')], [at('1'), at('2'), at('3'), at('4')], {
      ...misses,
      attack3: 6,
      defence3: 6,
      attack4: 6,
      defence4: 6,
      defence1: 1,
    }),
    data: goes(0, 0),
    open: ['retreat-which-units-count'],
  },
  {
    rule: '9.4.2',
    says: 'healthy cavalry does not help infantry',
    input: battle([at('1')], [at('1'), horse('2')], { attack1: 1, defence1: 6 }),
    data: goes(0, 1),
  },
  {
    rule: '9.4.2',
    says: 'nor does a fort',
    input: battle([at('1'), at('2')], [at('1'), fort('2')], { ...misses, attack1: 1 }),
    data: goes(0, 1),
  },
  {
    rule: '9.4.2',
    says: 'cavalry without infantry retreats from healthy infantry',
    input: battle([at('1')], [horse('1')], misses),
    data: goes(0, 1),
  },
  {
    rule: '9.4.2',
    says: 'cavalry only: the side without healthy cavalry retreats',
    input: battle([horse('1')], [horse('1')], { attack1: 1, defence1: 6 }),
    data: goes(0, 1),
    open: ['cavalry-only-retreat'],
  },
  {
    rule: '9.4.2',
    says: 'cavalry only: a trench does not help',
    input: battle([horse('1')], [horse('1')], { attack1: 1, defence1: 6, trench: 1 }),
    data: goes(0, 1),
  },
  {
    rule: '9.4.2',
    says: 'cavalry only, both disrupted: nobody',
    input: battle([horse('1')], [horse('1')], { attack1: 1, defence1: 1 }),
    data: goes(0, 0),
  },
  {
    rule: '9.2.3.a',
    says: 'the healthy cavalry is faced before the disrupted corps',
    input: battle([at('1')], [down('1'), horse('2'), horse('3')], { ...misses, fow: '2' }),
    refused: '9.2.3.a',
  },
  {
    rule: '9.5.3.a',
    says: 'a fort alone against healthy infantry can be besieged',
    input: battle([division('1')], [small()], misses),
    data: { chances: { siege: part(1) } },
  },
  {
    rule: '9.5.3.a',
    says: 'not by disrupted infantry',
    input: battle([at('1')], [small()], { ...misses, defence1: 1 }),
    data: { chances: { siege: part(0) } },
  },
  {
    rule: '9.5.3.a',
    says: 'a large garrison needs a corps',
    input: battle([division('1')], [small({ garrison: true })], misses),
    data: { chances: { siege: part(0) } },
  },
  {
    rule: '9.5.3.a',
    says: 'and a corps is enough',
    input: battle([at('1')], [small({ garrison: true })], misses),
    data: { chances: { siege: part(1) } },
  },
  {
    rule: '9.5.2',
    says: 'a corps no longer, once the fort with the garrison is destroyed',
    input: battle([division('1'), division('2')], [fort('1', { garrison: true, steps: 1 }), fort('2')], {
      ...misses,
      attack1: 1,
    }),
    data: { chances: { siege: part(1) } },
  },
  {
    rule: '9.5.2',
    says: 'both forts of Metz have a large garrison',
    input: allied([fort('1')], [division('1')], { ...misses, hex: 86 }),
    data: { chances: { siege: part(0) } },
  },
  {
    rule: '9.5.3.a',
    says: 'nobody besieges who has to leave himself',
    input: battle([at('1')], [horse('1'), horse('2'), fort('3')], { ...misses, fow: '2' }),
    data: { ...goes(1, 1), chances: { ...(goes(1, 1).chances as Bag), siege: part(0) } },
  },
  {
    rule: '9.5.3.a',
    says: 'not beside another unit of the defender',
    input: battle([at('1'), at('2')], [at('1'), fort('2')], misses),
    data: { chances: { siege: part(0) } },
  },
  {
    rule: '12.5.1',
    says: 'Antwerp cannot be besieged',
    input: battle([at('1')], [small({ nation: 'belgian' })], { ...misses, hex: 52 }),
    data: { chances: { siege: part(0) } },
  },
  {
    rule: '9.5.3.b',
    says: 'an eliminated fort is not besieged',
    input: battle([at('1')], [small({ steps: 1 })], { attack1: 1, defence1: 6 }),
    data: { chances: { siege: part(0), defenderLeaves: part(1) }, final: { german: [2], allied: [0] } },
  },
];
