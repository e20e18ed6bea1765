type Input = Readonly<Record<string, unknown>>;

/** A question played in two ways: what comes out by our reading, and what by another. */
export interface Played {
  readonly tool: string;
  readonly dispute: string;
  /** the field that chooses, and its other value */
  readonly field: string;
  readonly value: string;
  readonly input: Input;
  readonly ours: Input;
  readonly theirs: Input;
}

const played = (
  tool: string,
  dispute: string,
  [field, value]: readonly [string, string],
  input: Input,
  ours: Input,
  theirs: Input,
): Played => ({ tool, dispute, field, value, input, ours, theirs });

const from = (...units: readonly object[]): Input => ({ attackers: [{ units }] });
const german = (more: object = {}): object => ({ nation: 'german', ...more });
const russian = (more: object = {}): object => ({ nation: 'russian', ...more });
const austrian = (more: object = {}): object => ({ nation: 'austro-hungarian', ...more });

/** Russians against Austro-Hungarians at 3:1, too good for the modifier of the offensive, in its first turn. */
const OFFENSIVE = {
  ...from(russian({ attack: 12 }), russian({ attack: 12 })),
  defenders: [austrian({ defence: 8 })],
  turn: 15,
  brusilov: 15,
};

/** A German whose hexsides are all lakes in January, next to a town with its railway to the west edge. */
/** A German who reaches his town over a frozen lake alone. */
export const LAKES = {
  source: 'sheet',
  sheet: {
    complete: true,
    turn: 5,
    hexes: {
      '1014': { country: 'germany', exit: 'west' },
      '1314': { country: 'germany', place: 'town' },
    },
    rails: [
      { a: '1014', b: '1114' },
      { a: '1114', b: '1214' },
      { a: '1214', b: '1314' },
    ],
    sides: {
      '1313/1314': 'lake',
      '1314/1315': 'lake',
      '1214/1314': 'lake',
      '1215/1314': 'lake',
      '1314/1414': 'lake',
      '1314/1415': 'lake',
    },
    units: [{ id: 'g', hex: '1414', nation: 'german' }],
  },
};

/** By hand from each question and its rule. */
export const READINGS: readonly Played[] = [
  played('attack', 'forest-drm', ['forestReading', 'swamp'], { terrain: 'forest' }, { drm: 0 }, { drm: -1 }),
  // 5 and 5 out of supply with 6 in supply: 5 + 6, or half of 16.
  played(
    'attack',
    'halving-whole-or-part',
    ['halvingReading', 'whole'],
    from(german({ attack: 5, supply: 'out' }), german({ attack: 5, supply: 'out' }), german({ attack: 6 })),
    { attack: 11, lent: [{ full: 6, halved: 10 }] },
    { attack: 8, lent: [{ full: 0, halved: 16 }] },
  ),
  // Two of three corps lend (8.6): 5 and half of 10, or without the one that would halve the whole force 5 and 4.
  played(
    'attack',
    'halving-whole-or-part',
    ['halvingReading', 'whole'],
    { turn: 12, ...from(german({ attack: 5 }), german({ attack: 4 }), german({ attack: 10, supply: 'out' })) },
    { attack: 10, lent: [{ full: 5, halved: 10 }] },
    { attack: 9, lent: [{ full: 9, halved: 0 }] },
  ),
  // A corps of another hex halves the force anyhow: 6 and 6 with half of 6, or half of 6 and 10 and 6.
  played(
    'attack',
    'halving-whole-or-part',
    ['halvingReading', 'whole'],
    {
      turn: 12,
      attackers: [
        { from: 'n', units: [german({ attack: 6, supply: 'out' })] },
        { from: 's', units: [german({ attack: 6 }), german({ attack: 6 }), german({ attack: 10, supply: 'out' })] },
      ],
    },
    { attack: 15 },
    { attack: 11 },
  ),
  // In defence too.
  played(
    'attack',
    'halving-whole-or-part',
    ['halvingReading', 'whole'],
    {
      turn: 12,
      ...from(german({ attack: 20 })),
      defenders: [russian({ defence: 5 }), russian({ defence: 4 }), russian({ defence: 10, supply: 'out' })],
    },
    { defence: 10 },
    { defence: 9 },
  ),
  played(
    'attack',
    'active-corps-third',
    ['activeReading', 'lends'],
    { turn: 12, ...from(german({ attack: 8 }), german({ attack: 8 }), german({ kind: 'active', attack: 7 })) },
    { attack: 16, drm: 1 },
    { attack: 16, drm: 0 },
  ),
  // Of corps as good as each other he lets the active one lend.
  played(
    'attack',
    'active-corps-third',
    ['activeReading', 'lends'],
    {
      turn: 12,
      ...from(russian({ attack: 20 })),
      defenders: [german({ defence: 6 }), german({ defence: 6 }), german({ kind: 'active', defence: 5 })],
    },
    { defence: 12, drm: -1 },
    { defence: 12, drm: 0 },
  ),
  played(
    'attack',
    'stavka-cooperation',
    ['stavkaReading', 'one'],
    { ...from(russian(), russian()), defenders: [german()], stavka: 'some' },
    { drm: 0 },
    { drm: 1 },
  ),
  played(
    'attack',
    'brusilov-stavka',
    ['offensiveReading', 'turns'],
    { ...OFFENSIVE, stavka: 'all' },
    { drm: 1 },
    { drm: 0 },
  ),
  played(
    'attack',
    'brusilov-stavka',
    ['offensiveReading', 'turns'],
    { ...from(german()), defenders: [russian()], turn: 16, brusilov: 15, stavka: 'all' },
    { drm: -1 },
    { drm: 0 },
  ),
  played(
    'brusilov',
    'brusilov-stavka',
    ['offensiveReading', 'turns'],
    { turn: 15, brusilov: 15, odds: 'other', stavka: true },
    { modifier: 1 },
    { modifier: 0 },
  ),
  played(
    'command',
    'brusilov-stavka',
    ['offensiveReading', 'turns'],
    { turn: 16, offensive: true },
    { ready: true, bars: [] },
    { ready: false, bars: ['stavkaOffensive'] },
  ),
  played(
    'command',
    'stavka-cooperation',
    ['stavkaReading', 'one'],
    { turn: 3, units: [russian({ distance: 1 }), russian({ distance: 3 })] },
    { modifier: 0, missing: [null, 'far'] },
    { modifier: 1, missing: [null, 'far'] },
  ),
  played(
    'stacking',
    'fortress-stacking',
    ['fortressReading', 'corps'],
    { country: 'russia', units: [russian(), russian(), russian(), russian({ kind: 'fortress' })] },
    { fits: true, corps: 3 },
    { fits: false, corps: 4, barred: ['over'] },
  ),
  // A mixed stack of 1915 with one German, joined by two Austro-Hungarians alone.
  played(
    'stacking',
    'pure-stack-joins',
    ['pureReading', 'all'],
    { turn: 6, units: [german(), austrian()], partners: [{ germans: 0, austroHungarians: 2 }] },
    { germans: 1, barred: [] },
    { germans: 3, barred: [] },
  ),
  played(
    'stacking',
    'pure-stack-joins',
    ['pureReading', 'barred'],
    { turn: 6, units: [german(), austrian()], partners: [{ germans: 0, austroHungarians: 2 }] },
    { germans: 1, barred: [] },
    { germans: 1, barred: ['joined'] },
  ),
  played(
    'supply',
    'supply-frozen-lakes',
    ['iceReading', 'ice'],
    LAKES,
    { units: [{ attack: 'out', defence: 'out' }] },
    { units: [{ attack: 'in', defence: 'in' }] },
  ),
  played(
    'supply',
    'supply-frozen-lakes',
    ['iceReading', 'ice'],
    { source: 'hand', land: false, ice: true },
    { attack: 'out', breaks: [{ code: 'land', rule: '9.5' }] },
    { attack: 'in', breaks: [] },
  ),
];
