import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import chart from '@/content/nach-paris/tables/destruction.json';
import { destruction } from '@/lib/games/nach-paris/calculators/destruction';
import { loadData, type NpData } from '@/lib/games/nach-paris/data';
import { fraction, ONE, sum, ZERO, type Fraction } from '@/lib/prob/fraction';
import { answerOf, expectLabels, expectSameKeys, firstScreen, refusalOf } from '@/tests/games/nach-paris/spoken';
import { inputsOf } from '@/tests/support/from-schema';

let data: NpData;
beforeAll(async () => {
  data = await loadData();
});
const answer = (input: unknown) => answerOf(destruction, input, data);
const out = (input: unknown) => answer(input).outcome.data;
const twentieths = ({ n, d }: Fraction): number => Number((n * 20n) / d);
const odds = (input: unknown) =>
  Object.fromEntries(out(input).damage.map(({ value, chance }) => [value, twentieths(chance)]));

describe('the table of 16.1.5', () => {
  test.each([
    ['yellow', 1, 9],
    ['yellow', 3, 9],
    ['yellow', 4, 6],
    ['yellow', 17, 6],
    ['yellow', 18, 4],
    ['orange', 3, 18],
    ['orange', 4, 12],
    ['orange', 18, 9],
    ['red', 1, 'permanent'],
    ['red', 17, 'permanent'],
    ['red', 18, 18],
    ['major-bridge', 20, 18],
  ])('%s, %i: %s', (structure, die, left) => {
    expect(out({ structure, die }).left).toBe(left);
  });
  test('16.1.6: a PIO rolls 14 against yellow, 19 counts, 4 turns', () => {
    expect(out({ by: 'pio', structure: 'yellow', die: 14 }).left).toBe(4);
    expect(out({ by: 'pio', structure: 'yellow', die: 12 }).left).toBe(6);
    expect(out({ by: 'pio', structure: 'yellow', die: 1 }).left).toBe(6);
  });
  test.each([
    [{ structure: 'yellow' }, { 9: 3, 6: 14, 4: 3 }],
    [{ structure: 'red' }, { permanent: 17, 18: 3 }],
    [
      { structure: 'orange', by: 'pio' },
      { 12: 12, 9: 8 },
    ],
    [
      { structure: 'yellow', left: 6 },
      { 9: 3, 6: 17 },
    ],
    [{ structure: 'yellow', permanent: true }, { permanent: 20 }],
  ])('odds of %o', (input, expected) => {
    expect(odds(input)).toEqual(expected);
  });
  test.each([
    ['red', { die: 5 }, 'never', '16.1.5'],
    ['red', { die: 18 }, 'value', '17.1.2'],
    ['red', {}, 'perhaps', '16.1.5'],
    ['major-bridge', {}, 'perhaps', '16.1.5'],
    ['orange', {}, 'value', '17.1.2'],
    ['yellow', { die: 1 }, 'value', '17.1.2'],
    ['yellow', { permanent: true }, 'never', '16.1.5'],
    ['yellow', { permanent: true, die: 20 }, 'never', '16.1.5'],
  ] as const)('%s, %j: whether it can be repaired (16.1.5, 17.1.2)', (structure, more, how, rule) => {
    const { blocks } = answer({ structure, ...more }).outcome;
    const rows = blocks.flatMap((block) => (block.kind === 'values' && block.id === 'effect' ? block.rows : []));
    const row = rows.find(({ label }) => label.key === 'destruction.effect.repair.label');
    expect(row).toMatchObject({ value: { key: `destruction.effect.repair.${how}` }, rule });
  });
  test('a Fortification rolls without the 5', () => {
    expect(odds({ by: 'fort' })).toEqual({ 9: 3, 6: 14, 4: 3 });
  });
});

test.each([
  ['white', { structure: 'white' }],
  ['inHex', { inHex: false }],
  ['fired', { by: 'pio', fired: true }],
  ['fom', { fom: true }],
  ['llc', { supply: 'llc' }],
  ['ooc', { supply: 'ooc' }],
  ['mf', { mfLeft: 14 }],
  ['mf', { by: 'pio', mfLeft: 29 }],
  ['alone', { enemyZoc: true }],
  ['inactive', { by: 'fort', active: false }],
  ['away', { by: 'fort', away: true }],
  ['awayZoc', { by: 'fort', away: true, camp: true, enemyZoc: true }],
  ['tried', { by: 'fort', tried: true }],
  ['rhine', { rhine: true }],
])('%s forbids the destruction', (bar, input) => {
  expect(out({ ...input, die: 5 })).toMatchObject({ allowed: false, barred: [bar], left: null, damage: [] });
});
test.each([
  ['with an escort in an enemy ZOC', { enemyZoc: true, escort: true }],
  ['just enough MF', { mfLeft: 15 }],
  ['a fort in an enemy ZOC in its own hex', { by: 'fort', enemyZoc: true }],
  ['a fort of an ENC one hex away', { by: 'fort', away: true, camp: true }],
  ['what concerns units only does not stop a fort', { by: 'fort', fom: true, supply: 'ooc', mfLeft: 0, inHex: false }],
])('%s: allowed', (_name, input) => {
  expect(out(input).allowed).toBe(true);
});

test.each([
  ['AP20 of example 18: the tunnel leaves more than half connected', 'more', true],
  ['P14 of example 18: the bridge leaves less', 'less', false],
  ['not looked at', 'unclear', null],
])('%s', (_name, connected, boarding) => {
  expect(out({ connected }).boarding).toBe(boarding);
});

test.each([
  [{ structure: 'major-bridge', die: 3 }, [{ row: '1-3', column: 'red', role: 'use' }]],
  [{ structure: 'yellow', by: 'pio', die: 13 }, [{ row: '18+', column: 'yellow', role: 'use' }]],
  [{ structure: 'orange' }, [{ column: 'orange', role: 'start' }]],
])('lights %o in the chart', (input, lit) => {
  expect(answer(input).outcome.blocks.find(({ kind }) => kind === 'chart')).toMatchObject({
    table: 'destruction',
    lit,
  });
});

test('the chart has the rows and columns that are lit, and the numbers of the tool', () => {
  expect(chart.rows.items.map(({ id }) => id)).toEqual(['1-3', '4-17', '18+']);
  expect(chart.columns.items.map(({ id }) => id)).toEqual(['yellow', 'orange', 'red']);
  expect(chart.cells.map((row) => row[0])).toEqual([1, 4, 18].map((die) => out({ structure: 'yellow', die }).left));
});

describe('repair (17.1)', () => {
  const repair = (rest: object) => ({ action: 'repair', turn: 8, left: 4, ...rest });
  test.each([
    [{ left: 4 }, 3, 11],
    [{ left: 1 }, 0, 8],
    [{ left: 18, turn: 30 }, 17, 47],
    [{ zocArf: 1 }, 3, 11],
    [{ zocArf: 5, turn: 20 }, 3, 23],
  ])('%o: %i left, works in GT%i', (rest, left, repairedIn) => {
    expect(out(repair(rest))).toMatchObject({ allowed: true, left, repairedIn });
  });
  test.each([
    ['first', { firstTurn: true }],
    ['first', { turn: 1 }],
    ['whole', { left: 0 }],
    ['permanent', { left: 0, permanent: true }],
    ['notEng', { by: 'pio' }],
    ['noEng', { inHex: false }],
    ['llcRepair', { supply: 'llc' }],
    ['oocRepair', { supply: 'ooc' }],
    ['repairZoc', { zocArf: 2, turn: 19 }],
    ['repairZoc', { zocArf: 2, turn: 20, reading: 'count' }],
  ])('%s forbids it', (bar, rest) => {
    expect(out(repair(rest))).toMatchObject({ allowed: false, barred: [bar], left: null, repairedIn: null });
  });
});

test.each([
  [{}, 'alone', 'noZoc'],
  [{ enemyZoc: true, escort: true }, 'alone', 'covered'],
  [{ by: 'fort' }, 'away', 'ownHex'],
  [{ by: 'fort', camp: true, away: true }, 'away', 'reached'],
  [{ by: 'fort', enemyZoc: true }, 'awayZoc', 'ownZoc'],
  [{ by: 'fort', camp: true, away: true }, 'awayZoc', 'noZoc'],
  [{ by: 'fort', away: true, enemyZoc: true }, 'awayZoc', undefined],
  [{ action: 'repair', left: 4 }, 'repairZoc', 'noZoc'],
  [{ action: 'repair', left: 4, zocArf: 1 }, 'repairZoc', 'weakZoc'],
  [{ action: 'repair', left: 4, zocArf: 2, turn: 20 }, 'repairZoc', 'lateZoc'],
  [{ action: 'repair', left: 4, by: 'pio' }, 'noEng', undefined],
])('%o: of "%s" it tells %s', (input, id, reason) => {
  const told = answer(input).notApplied.find((one) => one.id === id);
  expect(told?.text.key).toBe(reason && `destruction.free.${reason}`);
});

test.each([
  [19, false],
  [20, true],
])('whether "before GT20" is a date matters from GT20 on (17.1.4): GT%i', (turn, open) => {
  const { open: points } = answer({ action: 'repair', left: 4, zocArf: 2, turn });
  expect(points.some(({ dispute }) => dispute === 'before-gt20')).toBe(open);
});

describe('sluices (17.2)', () => {
  const sluice = (rest: object) => ({ action: 'sluice', turn: 14, ...rest });
  test.each([
    [12, true],
    [13, false],
  ])('%i: %s', (die, opened) => {
    expect(out(sluice({ die }))).toMatchObject({ opens: fraction(3, 5), opened });
  });
  test.each([
    ['early', { turn: 13 }],
    ['control', { controlled: false }],
    ['open', { open: true }],
    ['first', { firstTurn: true }],
  ])('%s forbids it', (bar, rest) => {
    expect(out(sluice(rest))).toMatchObject({ allowed: false, barred: [bar], opens: ZERO });
  });
  test('the chance after several turns is that of not failing every time', () => {
    const block = answer(sluice({})).outcome.blocks.find((one) => one.kind === 'odds' && one.id === 'turns');
    expect(block?.kind === 'odds' ? block.rows.map(({ chance }) => chance) : []).toEqual([
      fraction(3, 5),
      fraction(21, 25),
      fraction(117, 125),
      fraction(609, 625),
    ]);
  });
});

test('the effects of a flood are those of the banks, not of a Major River (dispute flooded-rivers)', () => {
  const flood = answer({ action: 'sluice', turn: 14 }).outcome.blocks.find((one) => one.kind === 'values');
  expect(flood?.kind === 'values' ? flood.rows.map(({ rule }) => rule) : []).toEqual([
    '7.1.7',
    '7.2.1',
    '7.2.1',
    '6.1.3',
    '9.4.3',
  ]);
});

test('a flood names the question of the units that stand on the plain', () => {
  expect(answer({ action: 'sluice', turn: 14 }).open.map(({ dispute }) => dispute)).toContain('flood-standing-units');
});

test('a damage left from before does not stop the opening of a sluice', () => {
  expect(out({ action: 'sluice', turn: 14, permanent: true, left: 3 }).allowed).toBe(true);
});
test.each(['repair', 'sluice'])('%s in the first turn names the dispute', (action) => {
  expect(answer({ action, left: 3, turn: 14, firstTurn: true }).open).toMatchObject([
    { dispute: 'first-allied-admin' },
  ]);
});

test.each([
  [{ by: 'fort' }, ['white', 'inactive', 'away', 'awayZoc', 'tried', 'rhine']],
  [{ by: 'pio' }, ['white', 'inHex', 'fired', 'fom', 'llc', 'ooc', 'mf', 'alone', 'rhine']],
])('%o: checks what concerns it and nothing else', (input, ids) => {
  expect(answer(input).notApplied.map(({ id }) => id)).toEqual(ids);
});

test('permanent damage has no number', () => {
  expect(refusalOf(destruction, { permanent: true, left: 3 }, data)).toMatchObject({ field: 'left', rule: '16.1.8' });
});

test('the odds of the damage add up and agree with every single roll', () => {
  fc.assert(
    fc.property(inputsOf(destruction.schema, { strings: [''] }), (raw) => {
      const { die: _die, ...input } = raw as Record<string, unknown>;
      const before = destruction.evaluate(destruction.schema.parse(input), data);
      if (!before.ok || before.value.outcome.data.damage.length === 0) return;
      const { damage } = before.value.outcome.data;
      expect(sum(damage.map(({ chance }) => chance))).toEqual(ONE);
      const rolled = Array.from({ length: 20 }, (_, i) => out({ ...input, die: i + 1 }).left);
      for (const { value, chance } of damage)
        expect(chance).toEqual(fraction(rolled.filter((one) => one === value).length, 20));
    }),
    { numRuns: 60 },
  );
});

test.each([
  [{}, ['action', 'by', 'structure', 'enemyZoc', 'left']],
  [{ enemyZoc: true }, ['action', 'by', 'structure', 'enemyZoc', 'escort', 'left']],
  [{ by: 'fort' }, ['action', 'by', 'structure', 'enemyZoc', 'left', 'camp', 'away']],
  [{ action: 'repair' }, ['action', 'by', 'left', 'zocArf', 'turn']],
  [{ action: 'sluice' }, ['action', 'sluice', 'controlled', 'turn']],
])('%o asks first for %o', (input, names) => {
  expect(firstScreen(destruction.schema, input)).toEqual(names);
});

test('words', () => {
  expectLabels(destruction.schema.shape);
  expectSameKeys('destruction');
});

test.each(['eng', 'pio', 'fort'])('what one price buys is our ruling: %s', (by) => {
  expect(answer({ by }).open.map(({ dispute }) => dispute)).toContain('destruction-price');
});

test.each([
  ['eng', '16.1.2'],
  ['fort', '16.1.7'],
])('what lets %s destroy is %s', (by, rule) => {
  const { facts, outcome } = answer({ by });
  expect([facts[0]?.rule, outcome.blocks[0]]).toMatchObject([rule, { kind: 'verdict', rule }]);
});
