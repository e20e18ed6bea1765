import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { abf } from '@/lib/games/nach-paris/calculators/abf';
import { abu } from '@/lib/games/nach-paris/calculators/abu';
import { abfSchema } from '@/lib/games/nach-paris/abf/fields';
import { abuSchema } from '@/lib/games/nach-paris/abu/fields';
import { loadData, withEntries, type NpData } from '@/lib/games/nach-paris/data';
import { cellKey, rowsOf } from '@/lib/tables/card';
import { abfByHand, type AbfCard } from '@/tests/games/nach-paris/abf-by-hand';
import { abuByHand } from '@/tests/games/nach-paris/abu-by-hand';
import { cellOf, drawn, written, type Cell } from '@/tests/games/nach-paris/by-hand';

/* The odds of both bombardments against an enumeration by hand, with cards that are filled in at random. */

let data: NpData;
beforeAll(async () => {
  data = await loadData();
});

const d20 = fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined, freq: 2 });
const flag = (weight = 3) =>
  fc.oneof({ weight, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const march = fc.constantFrom('none', 'exm-1', 'exm-2', 'fom');
const turn = fc.constantFrom(1, 2, 3, 12, 19, 20, 21, 22, 25);
const ALLIES = ['france', 'belgium', 'britain'] as const;
const overflowReading = fc.constantFrom('repeat', 'once');
/** Only the guns of the Germans count shells. */
const shellsOf = (kind: string) => (kind === 'sar' ? fc.constantFrom('none', '42', '30') : fc.constant('none'));

const ABU_EXTRA = ['6', '8', '10', '12', '16', '20', '32', '40'];
const abuCard = fc.record({ headings: fc.subarray(ABU_EXTRA), seed: fc.nat() });

const abuCase = fc.boolean().chain((germans) => {
  const gun = fc
    .constantFrom(...(germans ? ['inf', 'har', 'pio', 'sar', 'fort', 'feste'] : ['inf', 'cav', 'har', 'fort', 'fort']))
    .chain((kind) =>
      fc.record({
        kind: fc.constant(kind),
        arf: fc.integer({ min: 1, max: 14 }),
        llc: flag(),
        shells: shellsOf(kind),
        covered: flag().map((one) => !one),
      }),
    );
  const nation = germans ? fc.constantFrom(...ALLIES) : fc.constant('germany');
  const target = fc
    .record({
      nation,
      kind: fc.constantFrom('inf', 'inf', 'cav', 'har', 'eng', 'hq', ...(germans ? [] : ['pio', 'sar'])),
      steps: fc.integer({ min: 1, max: 5 }),
      cab: fc.integer({ min: 1, max: 20 }),
      hit: flag().map((one) => !one),
      gun120: fc.boolean(),
      dug: flag().map((one) => !one),
      fow: flag(5),
      march,
      nearHome: flag(),
      indoctrinated: flag(),
    })
    .map((one) => ({ ...one, fow: one.fow && one.kind !== 'hq' }));
  const zone = fc.constant({ nation: 'germany', kind: 'zone' });
  return fc.record({
    firing: fc
      .tuple(
        germans ? fc.constant('germany') : fc.constantFrom(...ALLIES),
        fc.array(gun, { minLength: 1, maxLength: 4 }),
      )
      .map(([whose, guns]) => guns.map((one) => ({ ...one, nation: whose }))),
    targets: fc.array(germans ? target : fc.oneof({ weight: 8, arbitrary: target }, { weight: 1, arbitrary: zone }), {
      minLength: 1,
      maxLength: 3,
    }),
    works: fc.constantFrom('none', 'none', 'fieldworks', 'regular', 'improved', ...(germans ? [] : ['zone'])),
    terrain: fc.constantFrom('clear', 'lowlands', 'broken', 'rough', 'mountain'),
    camp: fc.constantFrom('none', 'finished', 'unfinished', 'liege'),
    campNation: fc.constantFrom(undefined, 'germany', 'france', 'belgium'),
    fallen: flag(),
    intoCamp: flag(),
    heat: flag(),
    turn,
    die: d20,
    overflowReading,
    fowReading: fc.constantFrom('flat', 'added'),
    weakReading: fc.constantFrom('none', 'column-3'),
    numberReading: fc.constantFrom('before', 'after'),
    worksReading: fc.constantFrom('all', 'one'),
  });
});

test('ABU: the steps lost by each unit and by all', () => {
  const card = data.cards.cards['abu'];
  if (!card) throw new Error('no card abu');
  let compared = 0;
  fc.assert(
    fc.property(abuCase, abuCard, (given, { headings, seed }) => {
      const all = [...headings, '3', '26'].map(Number).sort((a, b) => a - b);
      const cellAt = (heading: number, row: number): Cell => cellOf(seed, `${heading}/${row}`, -16);
      const entered = Object.fromEntries(
        all.flatMap((heading) =>
          rowsOf(card).map(({ id }) => [cellKey(undefined, String(heading), id), written(cellAt(heading, Number(id)))]),
        ),
      );
      const result = run(abu, given, withEntries(data, { abu: { headings, complete: true, cells: entered } }));
      fc.pre(result.ok);
      compared++;
      const { targets, total } = result.value.outcome.data;
      const tally = abuByHand(abuSchema.parse(given), all, cellAt);
      const counted = (who: string) =>
        tally.numbers(`${who}/`).map((steps) => ({ steps, chance: tally.share(`${who}/${steps}`) }));
      expect(total).toEqual(counted('total'));
      expect(targets.map(({ lost }) => lost)).toEqual(targets.map((_, i) => counted(String(i))));
    }),
    { numRuns: 200 },
  );
  expect(compared).toBeGreaterThanOrEqual(200);
});

const KNOWN = [10, 14, 18, 52, 78, 94, 179];
/** Some of those before and after; those between that the distances of the examples ask for. */
const abfHeadings = fc.subarray([4, 6, 8, 24, 34, 42, 86, 210]).map((some) => [...some, 64, 110, 130, 155]);
const LINES = ['masonry', 'improved-masonry', 'concrete'];
const ROWS = 12;

const abfCase = fc.constantFrom('germany', ...ALLIES).chain((nation) => {
  const german = nation === 'germany';
  const gun = fc.constantFrom(...(german ? ['har', 'sar'] : ['har'])).chain((kind) =>
    fc.record({
      nation: fc.constant(nation),
      kind: fc.constant(kind),
      aff: fc.integer({ min: 1, max: 90 }),
      shells: shellsOf(kind),
      longRange: kind === 'sar' ? flag() : fc.constant(false),
      llc: flag(8),
    }),
  );
  const common = {
    cbf: fc.integer({ min: 2, max: 12 }),
    cab: fc.integer({ min: 6, max: 20 }),
    destroyed: flag(4),
    aimed: fc.boolean(),
  };
  const fort = fc.record({
    ...common,
    kind: fc.constant('fort'),
    category: fc.constantFrom(...LINES),
    reduced: fc.constant(false),
  });
  const feste = fc.record({
    ...common,
    kind: fc.constant('feste'),
    category: fc.constantFrom('improved-masonry', 'concrete'),
    reduced: flag(),
  });
  const unit = fc.record({
    nation: fc.constant(nation),
    kind: fc.constantFrom('inf', 'cav', ...(german ? ['pio'] : [])),
    rank: fc.constantFrom('A+', 'A', 'B', 'C', 'D'),
    cab: fc.integer({ min: 4, max: 20 }),
    steps: fc.integer({ min: 1, max: 4 }),
    hexside: fc.constantFrom(
      'none',
      'minor-river',
      'river',
      'major-river-bridge',
      'major-river',
      'flooded',
      'partly-flooded',
    ),
    march,
    nearHome: flag(),
    indoctrinated: flag(),
    llc: flag(8),
  });
  return fc
    .record({
      forts: fc
        .array(german ? fort : fc.oneof(fort, feste), { minLength: 1, maxLength: 4 })
        .filter((forts) => forts.some(({ destroyed }) => !destroyed)),
      guns: fc.array(gun, { maxLength: 3 }),
      assaulter: fc.array(unit, { maxLength: 1 }),
      camp: fc.option(fc.tuple(fc.nat(8), fc.nat(8))),
      turn,
      terrain: fc.constantFrom('clear', 'broken', 'rough', 'mountain'),
      heat: flag(),
      goOn: flag().map((one) => !one),
      die: d20,
      overflowReading,
    })
    .map(({ camp, forts, ...rest }) => {
      const target = forts.findIndex(({ destroyed }) => !destroyed);
      const gone = forts.filter(({ destroyed }) => destroyed).length;
      const [more, fallen] = camp ?? [0, 0];
      const size = { encForts: forts.length + more + fallen, encDestroyed: gone + fallen };
      return {
        ...rest,
        forts: forts.map((one, i) => (i === target ? { ...one, aimed: false } : one)),
        ...(camp && size.encForts > 1 ? size : {}),
      };
    });
});

test('ABF: what becomes of both fortifications and of the assaulting unit', () => {
  let compared = 0;
  fc.assert(
    fc.property(abfCase, abfHeadings, fc.nat(), (given, extra, seed) => {
      const headings = [...KNOWN, ...extra].sort((a, b) => a - b);
      const cellAt = (line: string, heading: number, row: number): Cell =>
        cellOf(seed, `${line}/${heading}/${row}`, -20);
      const [sizes, units] = [['2-4', '5-8', '9+'] as const, ['inf-a-b', 'inf-c-d', 'cav'] as const];
      const shiftOf: AbfCard['shiftOf'] = (cbf, unit) => drawn(seed, `${cbf}/${unit}`, 5);
      const abfCells = Object.fromEntries(
        LINES.flatMap((line) =>
          headings.flatMap((heading) =>
            Array.from({ length: ROWS }, (_, i) => [
              cellKey(line, String(heading), i + 1),
              written(cellAt(line, heading, i + 1)),
            ]),
          ),
        ),
      );
      const shiftCells = Object.fromEntries(
        sizes.flatMap((cbf) =>
          units.map((unit) => [cellKey(undefined, cbf, unit), shiftOf(cbf, unit) ? `+${shiftOf(cbf, unit)}` : '—']),
        ),
      );
      const cards = withEntries(data, {
        abf: { headings: headings.filter((one) => !KNOWN.includes(one)).map(String), complete: true, cells: abfCells },
        'assault-shifts': { headings: [], complete: true, cells: shiftCells },
      });
      const result = run(abf, given, cards);
      fc.pre(result.ok);
      compared++;
      const { odds } = result.value.outcome.data;
      const tally = abfByHand(abfSchema.parse(given), { headings, cellAt, shiftOf });
      expect(odds).toEqual(Object.fromEntries(Object.keys(odds ?? {}).map((name) => [name, tally.share(name)])));
      expect(odds).not.toBeNull();
    }),
    { numRuns: 200 },
  );
  expect(compared).toBeGreaterThanOrEqual(200);
});
