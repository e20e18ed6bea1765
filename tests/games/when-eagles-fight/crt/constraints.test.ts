import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breachesOf } from '@/lib/tables/card-constraint';
import { parseResult } from '@/lib/tables/card-result';
import { cardSchema } from '@/lib/tables/card-schema';
import { CARD, entriesOf, waysOf, wipesOut, type Shown } from '@/tests/games/when-eagles-fight/crt/cards';

/* What the openings, 13.15, 13.20 and 13.26 tell of the table, held against cells that players enter. */

type Cells = Readonly<Record<string, string>>;
const broken = (cells: Cells, says?: 'stated' | 'assumed'): readonly string[] => [
  ...new Set(
    breachesOf(CARD, entriesOf(cells))
      .filter(({ constraint }) => !says || constraint.says === says)
      .map(({ constraint }) => constraint.id),
  ),
];

const ROWS: readonly (readonly [what: string, cells: Cells, stated: readonly string[], assumed?: readonly string[]])[] =
  [
    ['an empty card', {}, []],
    ['Osowiec falls on 3 to 6 (5:1, rows 4 to 7)', { '5:1/4': '0 / 3' }, ['osowiec-falls']],
    ['Osowiec falls: row 7', { '5:1/7': '1 / 4' }, ['osowiec-falls']],
    ['Osowiec falls: E is right', { '5:1/4': '1 / E', '5:1/7': 'B / E' }, []],
    ['Osowiec holds on 1 and 2 (rows 2 and 3)', { '5:1/3': '0 / E' }, ['osowiec-holds']],
    ['Osowiec holds: numbers are right', { '5:1/2': '1 / 2', '5:1/3': '0 / 3' }, []],
    ['rows 1 and 8 of 5:1 are not told', { '5:1/1': '2 / 1', '5:1/8': '0 / E' }, []],
    ['1:1 row 4: the corps retreats, E is wrong', { '1:1/4': '0 / E' }, ['tannenberg-first']],
    ['1:1 row 5: a corps that loses nothing does not retreat', { '1:1/5': '1 / 0' }, ['tannenberg-first']],
    ['1:1 row 4: 3 points kill any corps', { '1:1/4': '1 / 3' }, ['tannenberg-first']],
    ['1:1 row 4: 2 is right for two steps', { '1:1/4': '1 / 2' }, []],
    ['1:1 row 6: 1 point lets the corps live', { '1:1/6': '1 / 1' }, ['tannenberg-first']],
    ['1:1 row 6: 2 is right for one step', { '1:1/6': '1 / 2' }, []],
    ['1:1: 2 in rows 5 and 6 fits no corps', { '1:1/5': '1 / 2', '1:1/6': '1 / 2' }, ['tannenberg-first']],
    ['1:1: 2 and 3 fits a corps of two steps', { '1:1/5': '1 / 2', '1:1/6': '1 / 3' }, []],
    ['2:1 row 4: at worst one corps is lost and two retreat', { '2:1/4': '1 / 1' }, ['tannenberg-three']],
    [
      '2:1: four cells of six wipe out',
      { '2:1/6': '1 / E', '2:1/7': '0 / E', '2:1/8': '0 / E', '2:1/9': '0 / E' },
      ['tannenberg-three'],
    ],
    ['2:1: three of six do', { '2:1/4': '1 / 2', '2:1/7': '0 / E', '2:1/8': '0 / E', '2:1/9': '0 / E' }, []],
    [
      '2:1: four that do not',
      { '2:1/4': '1 / 2', '2:1/5': '1 / 2', '2:1/6': '1 / 2', '2:1/7': '1 / 3' },
      ['tannenberg-three'],
    ],
    ['Lomza only looks wrong', { '5:1/9': '0 / E' }, [], ['lomza']],
    ['Lomza: B / E is right', { '5:1/9': 'B / E' }, []],
    ['a higher roll that hurts the defender less', { '4:1/3': '1 / 3', '4:1/5': '1 / 2' }, [], ['rows-defender']],
    ['a higher roll that hurts the attacker more', { '4:1/3': '1 / 3', '4:1/5': '2 / 3' }, [], ['rows-attacker']],
    ['better odds that hurt the defender less', { '3:1/3': '1 / 3', '4:1/3': '1 / 2' }, [], ['columns-defender']],
    ['better odds that hurt the attacker more', { '3:1/3': '1 / 3', '4:1/3': 'E / 3' }, [], ['columns-attacker']],
    ['B is better for the attacker than 0', { '4:1/8': '0 / E', '4:1/9': 'B / E' }, []],
    ['B before a number in the next row', { '4:1/8': 'B / E', '4:1/9': '0 / E' }, [], ['rows-attacker']],
    ['the cell of 13.20 counts as a neighbour', { '3:1/7': '1 / 3' }, [], ['rows-defender']],
  ];

it('the card is sound, and the cell of 13.20 breaks nothing', () => {
  expect(cardSchema.safeParse(CARD).error?.issues).toBeUndefined();
  expect(broken({})).toEqual([]);
});

describe('clauses', () => {
  it.each(ROWS.map((row) => [row[0], row] as const))('%s', (_, [, cells, stated, assumed = []]) => {
    expect(broken(cells, 'stated')).toEqual(stated);
    expect(broken(cells, 'assumed')).toEqual(assumed);
  });

  it.each(['B / 2', '1 / B', '2', '— / 1', 'E / B', '-1 / 2', '1 2', 'B'])(
    '13.21, 13.26: “%s” is no result',
    (text) => {
      expect(parseResult(CARD.results, text)).toBeUndefined();
    },
  );

  it('names every cell that breaks, and no other', () => {
    const [breach] = breachesOf(CARD, entriesOf({ '5:1/4': '0 / 3', '5:1/5': '0 / E', '5:1/6': '0 / 2' }));
    expect(breach?.places.map(({ column, row }) => `${column}/${row}`)).toEqual(['5:1/4', '5:1/6']);
  });

  it('a whole column 1:1 or 2:1 without a breakthrough looks wrong (designer’s notes)', () => {
    const cells = Object.fromEntries(
      ['1:1', '2:1'].flatMap((column) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => [`${column}/${row}`, '1 / 2'])),
    );
    expect(broken(cells, 'assumed')).toContain('brusilov');
    expect(broken({ ...cells, '2:1/9': 'B / E' }, 'assumed')).not.toContain('brusilov');
  });
});

const LOSSES: readonly Shown[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 'E'];
const column = (name: string, rows: readonly number[], losses: readonly Shown[]): Cells =>
  Object.fromEntries(rows.map((row, i) => [`${name}/${row}`, `0 / ${losses[i] ?? 0}`]));

describe('against a defender who tries every way to take his losses', () => {
  it('1:1, rows 4 to 9: all pairs of a cell in which the corps lives and one in which it does not', () => {
    for (const lives of LOSSES)
      for (const dies of LOSSES) {
        const fits = [1, 2].some((steps) => !wipesOut([steps], lives) && lives !== 0 && wipesOut([steps], dies));
        for (const row of [6, 9])
          expect(
            !broken({ '1:1/5': `0 / ${lives}`, [`1:1/${row}`]: `0 / ${dies}` }, 'stated').length,
            `${lives}, ${dies}`,
          ).toBe(fits);
      }
  });

  const STEPS = [
    [1, 1, 1],
    [2, 1, 1],
    [2, 2, 1],
    [2, 2, 2],
  ];
  /** A retreat that leaves exactly two of the three. */
  const oneLost = (units: readonly number[], loss: Shown): boolean =>
    loss !== 'E' &&
    waysOf(units, loss).some(({ left, retreat }) => retreat && left.filter((steps) => steps > 0).length === 2);
  const fits = (units: readonly number[], losses: readonly Shown[]): boolean =>
    losses.filter((loss) => wipesOut(units, loss)).length === 3 &&
    losses.some((loss) => oneLost(units, loss)) &&
    losses.every((loss) => loss === 'E' || loss > Math.min(...units));

  it('2:1, rows 4 to 9: random columns', () => {
    const loss = fc.constantFrom<Shown>(1, 2, 2, 3, 3, 4, 5, 6, 7, 'E', 'E', 'E');
    fc.assert(
      fc.property(fc.array(loss, { minLength: 6, maxLength: 6 }), (losses) => {
        const isSound = STEPS.some((units) => fits(units, losses));
        expect(!broken(column('2:1', [4, 5, 6, 7, 8, 9], losses), 'stated').length).toBe(isSound);
      }),
      { numRuns: 1000 },
    );
  });
});
