import { sayIn, valuesBlock } from '@/lib/calc/ledger';
import type { Block, CellRow, OddsRow, Text, ValueRow } from '@/lib/calc/evaluation';
import { toNumber, type Fraction } from '@/lib/prob/fraction';
import { type Distribution, expected } from '@/lib/prob/distribution';
import type { CellRef } from '@/lib/tables/card-cell';
import { columnMark, columnWords } from '@/lib/games/nach-paris/card-words';
import { points, type AbuReading } from '@/lib/games/nach-paris/abu/cells';
import type { AbuFinding, AbuHit } from '@/lib/games/nach-paris/abu/finding';
import { shotRows, trackBlock } from '@/lib/games/nach-paris/bombardment/ammunition';
import { passChance } from '@/lib/games/nach-paris/cab/test';
import { plain } from '@/lib/core/numbers';

const say = sayIn('abu');

/** The answer on the screen: what to read or what came out, the odds, the numbers, the cells of the card. */
export function abuBlocks(finding: AbuFinding): readonly Block[] {
  const rolled = finding.half !== undefined;
  const cells = cellBlocks(finding);
  const odds = [...totalBlock(finding), ...finding.hits.flatMap(hitBlock)];
  const known = finding.total !== undefined;
  return [
    ...verdictBlock(finding),
    ...(known ? [] : cells),
    ...(rolled ? resultsBlock(finding) : []),
    ...odds,
    numbersBlock(finding),
    ...afterBlock(finding),
    ...(rolled ? trackBlock(finding.fire.shots) : []),
    ...(known ? cells : []),
  ];
}

const unread = (readings: readonly AbuReading[]): readonly AbuReading[] =>
  readings.filter(({ off, found }) => !off && !found);

/** How many different cells of the card are still to be read for the odds or for the die that fell. */
export function missingCells({ hits, half }: AbuFinding): number {
  const wanted = hits.flatMap(({ readings, reading }) => (half === undefined ? readings : reading ? [reading] : []));
  return new Set(unread(wanted).map(({ ref }) => keyOf(ref))).size;
}

const keyOf = ({ column, row }: CellRef): string => `${columnMark(column)} / ${row}`;

function verdictBlock(finding: AbuFinding): readonly Block[] {
  const { hits, half, total } = finding;
  const verdict = (sentence: Text, rule: string, tone: 'yes' | 'no' | 'neutral' = 'neutral'): readonly Block[] => [
    { kind: 'verdict', text: sentence, tone, rule },
  ];
  if (hits.every(({ column }) => !column)) return verdict(say('verdict.weak'), '8.3.3', 'no');
  const missing = missingCells(finding);
  if (missing > 0)
    return verdict(
      say(half === undefined ? 'verdict.missing' : 'verdict.read', { missing, cells: cellList(finding) ?? '' }),
      '8.3.3',
    );
  if (half === undefined) return [];
  const toTest = hits.filter(({ tests, passed }) => tests && passed === null);
  if (toTest.length)
    return verdict(
      say('verdict.tests', { units: toTest.length, names: toTest.map(({ name }) => name).join(', ') }),
      '5.1.1',
    );
  const steps = total?.[0]?.value ?? 0;
  return verdict(say('verdict.lost', { steps }), '8.3.3', steps ? 'yes' : 'no');
}

/** "column 26, row 3; column 26, row 6": the cells that the die leads to, each once. */
const cellList = ({ hits }: AbuFinding): Text | undefined =>
  [...new Map(unread(hits.flatMap(({ reading }) => reading ?? [])).map(({ ref }) => [keyOf(ref), ref])).values()]
    .map(({ column, row }) => say('verdict.cell', { column: columnWords(column, 'abu.column'), row }))
    .reduce<Text | undefined>((before, cell) => (before ? say('verdict.cells', { before, cell }) : cell), undefined);

function resultsBlock({ hits }: AbuFinding): readonly Block[] {
  const rows = hits.flatMap((hit): readonly ValueRow[] =>
    hit.result ? [{ label: say('name', { name: hit.name }), value: resultWords(hit), rule: '8.3.3' }] : [],
  );
  return valuesBlock('results', say('results.title'), rows);
}

function resultWords({ reading, result, tests, passed, cab, steps, lost }: AbuHit): Text {
  if (!result || !reading || reading.off) return say('results.nothing');
  const shown = reading.found?.text ?? '';
  if (!tests)
    return say(result.losses >= steps ? 'results.gone' : result.losses ? 'results.losses' : 'results.nothing', {
      result: shown,
      losses: result.losses,
    });
  const left = cab + (result.modifier ?? 0);
  if (passed === null) return say('results.test', { result: shown, cab: plain(left), chance: passChance(left) });
  const steps_ = lost?.[0]?.value ?? 0;
  return say(passed ? 'results.passed' : steps_ >= steps ? 'results.eliminated' : 'results.failed', {
    result: shown,
    cab: plain(left),
    steps: steps_,
  });
}

const oddsRows = (dist: Distribution<number>, gone?: number): readonly OddsRow[] =>
  dist.map(({ value, chance }) => ({
    label: say(gone !== undefined && value >= gone ? 'odds.gone' : 'odds.steps', { steps: value }),
    chance,
  }));

function totalBlock({ total, hits }: AbuFinding): readonly Block[] {
  return total && total.length > 1 && hits.length > 1
    ? [{ kind: 'odds', id: 'total', title: say('odds.total'), rows: oddsRows(total) }]
    : [];
}

function hitBlock({ name, lost, steps }: AbuHit, i: number): readonly Block[] {
  return lost && lost.length > 1
    ? [{ kind: 'odds', id: `target-${i + 1}`, title: say('odds.title', { name }), rows: oddsRows(lost, steps) }]
    : [];
}

const mean = (chance: Fraction): Text => say('values.mean', { mean: toNumber(chance) });

function numbersBlock({ fire, hits, half, total }: AbuFinding): Block {
  const column = ({ column: one, arf }: AbuHit): Text | string =>
    one ? columnWords(one, 'abu.column') : say('column.weak', { arf: points(arf) });
  return {
    kind: 'values',
    id: 'numbers',
    title: say('values.title'),
    rows: [
      { label: say('values.arf'), value: points(fire.arf), rule: '8.2.2' },
      { label: say('values.number'), value: fire.number ?? say('values.all'), rule: '8.3.1' },
      ...hits.map((hit): ValueRow => ({
        label: say('name', { name: hit.name }),
        value:
          half === undefined
            ? say('values.rows', { column: column(hit), from: 1 + hit.sum, to: 10 + hit.sum })
            : say('values.row', { column: column(hit), row: half + hit.sum }),
        rule: '8.3.3',
      })),
      ...hits.flatMap(({ name, lost }): readonly ValueRow[] =>
        lost ? [{ label: say('values.expected', { name }), value: mean(expected(lost)) }] : [],
      ),
      ...(total && hits.length > 1 ? [{ label: say('values.expectedAll'), value: mean(expected(total)) }] : []),
      ...(half === undefined ? shotRows(fire.shots) : []),
    ],
  };
}

/** Markers and bars that follow. */
function afterBlock({ fire, hits, half }: AbuFinding): readonly Block[] {
  if (half === undefined) return [];
  const hurt = hits.flatMap(({ name, lost, steps }): readonly ValueRow[] => {
    const [only, ...others] = lost ?? [];
    if (!only || others.length || only.value === 0 || only.value >= steps) return [];
    return [{ label: say('name', { name }), value: say(only.value > 1 ? 'after.two' : 'after.one'), rule: '8.3.4' }];
  });
  const seen = hits
    .filter(({ unit, tests }) => unit.fow && tests)
    .map(({ name }): ValueRow => ({ label: say('name', { name }), value: say('after.revealed'), rule: '19.4.2' }));
  return [
    {
      kind: 'values',
      id: 'after',
      title: say('after.title'),
      rows: [
        ...(fire.fortsOnly ? [] : [{ label: say('after.guns'), value: say('after.barrage'), rule: '8.1.3' }]),
        ...hurt,
        ...seen,
      ],
    },
  ];
}

/** The cells of the card, each once: those of the die that fell, and those of all its faces for the odds. */
function cellBlocks({ hits, half }: AbuFinding): readonly Block[] {
  const now = rowsOf(
    hits.flatMap(({ name, reading }) => (reading && !reading.off ? [{ reading, what: name }] : [])),
    'now',
  );
  const faces = hits.flatMap(({ name, readings }) =>
    readings.flatMap((reading, i) =>
      reading.off ? [] : [{ reading, what: `${name} (${2 * i + 1}–${2 * i + 2})`, faces: [2 * i + 1, 2 * i + 2] }],
    ),
  );
  const odds = half === undefined ? rowsOf(faces, 'odds') : [];
  return [
    ...(now.length ? [{ kind: 'cells' as const, id: 'now', title: say('cells.now'), rows: now }] : []),
    ...(odds.length
      ? [
          {
            kind: 'cells' as const,
            id: 'odds',
            title: say('cells.odds', { missing: odds.filter(({ result }) => result === undefined).length }),
            rows: odds,
          },
        ]
      : []),
  ];
}

function rowsOf(
  uses: readonly { readonly reading: AbuReading; readonly what: string; readonly faces?: readonly number[] }[],
  use: CellRow['use'],
): readonly CellRow[] {
  const found = new Map<string, { readonly reading: AbuReading; readonly whats: string[]; readonly faces: number[] }>();
  for (const { reading, what, faces = [] } of uses) {
    const key = keyOf(reading.ref);
    const seen = found.get(key);
    if (seen) {
      seen.whats.push(what);
      seen.faces.push(...faces);
    } else found.set(key, { reading, whats: [what], faces: [...faces] });
  }
  return [...found.values()].map(({ reading: { ref, found: cell }, whats, faces }) => ({
    cell: ref,
    label: say('cells.for', { what: whats.join(', ') }),
    use,
    ...(faces.length ? { faces } : {}),
    ...(cell ? { result: cell.text, from: cell.from } : {}),
  }));
}
