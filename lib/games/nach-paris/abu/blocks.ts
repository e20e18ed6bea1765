import type { Block, CellRow, OddsRow, Text, ValueRow } from '@/lib/calc/evaluation';
import { cellsBlock, oddsBlock, oddsRow, present, sayIn, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { plain } from '@/lib/core/numbers';
import { expected, type Distribution } from '@/lib/prob/distribution';
import { toNumber, type Fraction } from '@/lib/prob/fraction';
import type { CellRef } from '@/lib/tables/card-cell';
import { points, type AbuReading } from '@/lib/games/nach-paris/abu/cells';
import type { AbuFinding, AbuHit } from '@/lib/games/nach-paris/abu/finding';
import { shotRows, trackBlock } from '@/lib/games/nach-paris/bombardment/ammunition';
import { passChance } from '@/lib/games/nach-paris/cab/test';
import { columnMark, columnWords } from '@/lib/games/nach-paris/card-words';

const say = sayIn('abu');

/** The answer on the screen: what to read or what came out, the odds, the numbers, the cells of the card. */
export function blocksOf(finding: AbuFinding): readonly Block[] {
  const rolled = finding.half !== undefined;
  const cells = cellBlocks(finding);
  const odds = [...totalBlock(finding), ...finding.hits.flatMap(hitBlock)];
  const known = finding.total !== undefined;
  return present(
    verdictOf(finding),
    !known && cells,
    rolled && resultsBlock(finding),
    odds,
    numbersBlock(finding),
    afterBlock(finding),
    rolled && trackBlock(finding.fire.shots),
    known && cells,
  );
}

const unread = (readings: readonly AbuReading[]): readonly AbuReading[] =>
  readings.filter(({ off, found }) => !off && !found);

/** How many different cells of the card are still to be read for the odds or for the die that fell. */
export function missingCells({ hits, half }: AbuFinding): number {
  const wanted = hits.flatMap(({ readings, reading }) => (half === undefined ? readings : reading ? [reading] : []));
  return new Set(unread(wanted).map(({ ref }) => keyOf(ref))).size;
}

const keyOf = ({ column, row }: CellRef): string => `${columnMark(column)} / ${row}`;

function verdictOf(finding: AbuFinding): Block | undefined {
  const { hits, half, total } = finding;
  if (hits.every(({ column }) => !column)) return verdictBlock(say('verdict.weak'), 'no', '8.3.3');
  const missing = missingCells(finding);
  if (missing > 0)
    return verdictBlock(
      say(half === undefined ? 'verdict.missing' : 'verdict.read', { missing, cells: cellList(finding) ?? '' }),
      'neutral',
      '8.3.3',
    );
  if (half === undefined) return undefined;
  const toTest = hits.filter(({ tests, passed }) => tests && passed === null);
  if (toTest.length)
    return verdictBlock(
      say('verdict.tests', { units: toTest.length, names: toTest.map(({ name }) => name).join(', ') }),
      'neutral',
      '5.1.1',
    );
  const steps = total?.[0]?.value ?? 0;
  const gone = hits.filter(({ lost, steps: all }) => (lost?.[0]?.value ?? 0) >= all).map(({ name }) => name);
  return verdictBlock(
    gone.length ? say('verdict.lostGone', { steps, names: gone.join(', ') }) : say('verdict.lost', { steps }),
    steps ? 'yes' : 'no',
    '8.3.3',
  );
}

/** "column 26, row 3; column 26, row 6": the cells that the die leads to, each once. */
const cellList = ({ hits }: AbuFinding): Text | undefined =>
  [...new Map(unread(hits.flatMap(({ reading }) => reading ?? [])).map(({ ref }) => [keyOf(ref), ref])).values()]
    .map(({ column, row }) => say('verdict.cell', { column: columnWords(column, 'abu.column'), row }))
    .reduce<Text | undefined>((before, cell) => (before ? say('verdict.cells', { before, cell }) : cell), undefined);

function resultsBlock({ hits }: AbuFinding): readonly Block[] {
  const rows = hits.flatMap((hit): readonly ValueRow[] =>
    hit.result ? [valueRow(say('name', { name: hit.name }), resultWords(hit), '8.3.3')] : [],
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
  dist.map(({ value, chance }) =>
    oddsRow(say(gone !== undefined && value >= gone ? 'odds.gone' : 'odds.steps', { steps: value }), chance),
  );

const totalBlock = ({ total, hits }: AbuFinding): readonly Block[] =>
  total && total.length > 1 && hits.length > 1 ? oddsBlock('total', say('odds.total'), oddsRows(total)) : [];

const hitBlock = ({ name, lost, steps }: AbuHit, i: number): readonly Block[] =>
  lost && lost.length > 1 ? oddsBlock(`target-${i + 1}`, say('odds.title', { name }), oddsRows(lost, steps)) : [];

const mean = (chance: Fraction): Text => say('values.mean', { mean: toNumber(chance) });

const columnText = ({ column, arf }: AbuHit): Text =>
  column ? columnWords(column, 'abu.column') : say('column.weak', { arf: points(arf) });

/** The column and row of a unit; once the die has fallen, the cell that they lead to off the card (8.4.7). */
function cellRow(hit: AbuHit, half: number | undefined): ValueRow {
  const { name, sum, reading } = hit;
  const label = say('name', { name });
  const column = columnText(hit);
  if (half === undefined) {
    const over = hit.readings.some(({ moves }) => moves.length > 0) ? 'yes' : 'no';
    const range = { column, from: 1 + sum, to: 10 + sum, over };
    return valueRow(label, say('values.rows', range), '8.3.3');
  }
  const row = { column, row: half + sum };
  const moved = reading?.moves.at(-1);
  if (!reading || !moved) return valueRow(label, say('values.row', row), '8.3.3');
  const to = { to: columnWords(reading.ref.column, 'abu.column'), last: reading.ref.row };
  return valueRow(label, reading.off ? say('values.off', row) : say('values.moved', { ...row, ...to }), moved.rule);
}

function numbersBlock({ fire, targets, hits, half, total }: AbuFinding): readonly Block[] {
  return valuesBlock(
    'numbers',
    say('values.title'),
    present(
      valueRow(say('values.arf'), points(fire.arf), '8.2.2'),
      valueRow(say('values.number'), targets.most ?? say('values.all'), '8.3.1'),
      targets.mostCovered !== targets.most &&
        valueRow(say('values.covered'), targets.mostCovered ?? say('values.all'), '10.2.4'),
      hits.map((hit) => cellRow(hit, half)),
      hits.flatMap(({ name, lost }): readonly ValueRow[] =>
        lost ? [valueRow(say('values.expected', { name }), mean(expected(lost)))] : [],
      ),
      total && hits.length > 1 && valueRow(say('values.expectedAll'), mean(expected(total))),
      half === undefined && shotRows(fire.shots),
    ),
  );
}

/** Markers and bars that follow. */
function afterBlock({ fire, hits, half }: AbuFinding): readonly Block[] {
  if (half === undefined) return [];
  const hurt = hits.flatMap(({ name, lost, steps }): readonly ValueRow[] => {
    const [only, ...others] = lost ?? [];
    if (!only || others.length || only.value === 0 || only.value >= steps) return [];
    return [valueRow(say('name', { name }), say(only.value > 1 ? 'after.two' : 'after.one'), '8.3.4')];
  });
  const seen = hits
    .filter(({ unit, tests }) => unit.fow && tests)
    .map(({ name }) => valueRow(say('name', { name }), say('after.revealed'), '19.4.2'));
  const guns = !fire.fortsOnly && valueRow(say('after.guns'), say('after.barrage'), '8.1.3');
  return valuesBlock('after', say('after.title'), present(guns, hurt, seen));
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
  const missing = odds.filter(({ result }) => result === undefined).length;
  return [...cellsBlock('now', say('cells.now'), now), ...cellsBlock('odds', say('cells.odds', { missing }), odds)];
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
