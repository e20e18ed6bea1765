import { text, type Block, type CellRow, type OddsRow, type Text, type ValueRow } from '@/lib/calc/evaluation';
import type { Fraction } from '@/lib/prob/fraction';
import type { FoundCell } from '@/lib/tables/card-cell';
import { fortName, unitName } from '@/lib/games/nach-paris/abf/words';
import { columnMark, columnWords } from '@/lib/games/nach-paris/card-words';
import { shared, type AbfFinding } from '@/lib/games/nach-paris/abf/finding';
import type { AbfReading } from '@/lib/games/nach-paris/abf/column';
import {
  assaulterTests,
  assaultTest,
  mayEnter,
  reachesSecond,
  secondTest,
  targetTest,
  targetTests,
  type AbfOutcome,
} from '@/lib/games/nach-paris/abf/outcome';
import { shotRows, trackBlock } from '@/lib/games/nach-paris/bombardment/ammunition';
import { plain } from '@/lib/core/numbers';

/** The answer on the screen: what to do or what came out, the odds, the numbers, the cells of the cards. */
export function abfBlocks(finding: AbfFinding): readonly Block[] {
  const odds = oddsBlock(finding);
  const verdict = verdictBlock(finding);
  const cells = cellBlocks(finding);
  const open = finding.outcomes === undefined;
  return [
    ...verdict,
    ...(open ? cells : []),
    ...odds,
    valuesBlock(finding),
    ...(finding.input.die === undefined ? [] : trackBlock(finding.shots)),
    ...(open ? [] : cells),
  ];
}

/** A cell with the faces of the die that lead to it. */
interface Cell extends AbfReading {
  readonly faces: readonly number[];
}

/** The cells of the card that some readings need, each once; the readings are those of the halved die from 1 on. */
function cellsOf(readings: readonly AbfReading[]): readonly Cell[] {
  const found = new Map<string, Cell>();
  for (const [i, reading] of readings.entries()) {
    if (reading.offCard) continue;
    const key = `${columnMark(reading.ref.column)} / ${reading.ref.row}`;
    const seen = found.get(key);
    found.set(key, { ...reading, faces: [...(seen?.faces ?? []), 2 * i + 1, 2 * i + 2] });
  }
  return [...found.values()];
}

/** How many different cells of the card are still to be read. */
export const unread = (readings: readonly AbfReading[]): number =>
  cellsOf(readings).filter(({ found }) => !found).length;

function verdictBlock(finding: AbfFinding): readonly Block[] {
  const { targets, column, reading, readings, outcomes, result } = finding;
  const verdict = (sentence: Text, rule: string, tone: 'yes' | 'no' | 'neutral' = 'neutral'): readonly Block[] => [
    { kind: 'verdict', text: sentence, tone, rule },
  ];
  if (!column.column) return verdict(text('abf.verdict.needShift'), '11.5.2');
  if (reading && !result)
    return verdict(
      text('abf.verdict.readCell', {
        column: columnWords(reading.ref.column, 'abf.column'),
        row: reading.ref.row,
        line: text(`abf.options.category.${targets.target.category}`),
      }),
      '8.6.3',
    );
  if (!outcomes)
    return verdict(
      text('abf.verdict.missing', { column: columnWords(column.column, 'abf.column'), missing: unread(readings) }),
      '8.6.2',
    );
  return result ? verdict(endWords(finding), '8.6.3', toneOf(finding)) : [];
}

function toneOf(finding: AbfFinding): 'yes' | 'no' | 'neutral' {
  const fate = shared(finding, ({ target }) => target);
  return fate === undefined ? 'neutral' : fate === 'stands' ? 'no' : 'yes';
}

/** One sentence for each test, settled or still to be rolled. */
function endWords(finding: AbfFinding): Text {
  const sentences = [targetWords(finding), ...secondWords(finding), ...assaultWords(finding)];
  return sentences.reduce((a, b) => text('abf.verdict.join', { a, b }));
}

function targetWords(finding: AbfFinding): Text {
  const { input, targets, result, reading } = finding;
  const fate = shared(finding, ({ target }) => target);
  const name = fortName(input, targets.target);
  if (reading?.offCard) return text('abf.verdict.noEffect', { name });
  return fate
    ? text(`abf.verdict.${fate}`, { name })
    : text('abf.verdict.tests', { name, cab: plain(targetTest(input, targets).cab + (result?.modifier ?? 0)) });
}

function secondWords(finding: AbfFinding): readonly Text[] {
  const { input, targets, result } = finding;
  if (!targets.second || !result || !reachesSecond(input, targets, result)) return [];
  const fate = shared(finding, ({ second }) => second);
  const name = fortName(input, targets.second);
  return [
    fate
      ? text(`abf.verdict.${fate}`, { name })
      : text('abf.verdict.tests', {
          name,
          cab: plain(secondTest(input, targets, targets.second).cab + (result.modifier ?? 0)),
        }),
  ];
}

function assaultWords(finding: AbfFinding): readonly Text[] {
  const { input, targets, result } = finding;
  const [unit] = input.assaulter;
  if (!unit || !result) return [];
  const name = unitName(unit);
  const advance =
    mayEnter(unit) && shared(finding, ({ cleared }) => cleared) ? [text('abf.verdict.advance', { name })] : [];
  if (!assaulterTests(input, targets, result)) return [text('abf.verdict.spared', { name }), ...advance];
  const lost = shared(finding, (outcome) => outcome.lost);
  if (lost === undefined) return [text('abf.verdict.assaulterTests', { name })];
  if (lost === 0) return [text('abf.verdict.assaulterPasses', { name }), ...advance];
  return lost < unit.steps
    ? [text('abf.verdict.assaulterLoses', { name }), ...advance]
    : [text('abf.verdict.assaulterDies', { name })];
}

/** The chances over every die still to be rolled; nothing when all is settled. */
function oddsBlock(finding: AbfFinding): readonly Block[] {
  const { input, targets, odds, outcomes, result } = finding;
  if (!odds || !outcomes || outcomes.length === 1) return [];
  const [unit] = input.assaulter;
  const row = (key: string, chance: Fraction, rule: string, params?: Text['params']): OddsRow => ({
    label: text(`abf.odds.${key}`, params),
    chance,
    rule,
  });
  const name = fortName(input, targets.target);
  const hitsSecond = (pick: AbfOutcome['second']): boolean => outcomes.some(({ value }) => value.second === pick);
  const secondRows = targets.second
    ? [
        ...(hitsSecond('destroyed')
          ? [row('secondDestroyed', odds.secondDestroyed, '8.6.4', { name: fortName(input, targets.second) })]
          : []),
        ...(hitsSecond('reduced')
          ? [row('reduced', odds.secondReduced, '8.6.4', { name: fortName(input, targets.second) })]
          : []),
      ]
    : [];
  const rows = [
    row('destroyed', odds.destroyed, '8.6.3', { name }),
    ...(targets.target.kind === 'feste' ? [row('reduced', odds.reduced, '11.4.10', { name })] : []),
    row('stands', odds.stands, '8.6.3', { name }),
    ...secondRows,
    ...(unit
      ? [
          row('loses', odds.loses, '11.5.6', { name: unitName(unit) }),
          row('advances', odds.advances, '11.5.8', { name: unitName(unit) }),
        ]
      : []),
  ];
  // Once the result is known, what it has settled is in the verdict.
  const open = result ? rows.filter(({ chance: { n, d } }) => n > 0n && n < d) : rows;
  return [{ kind: 'odds', id: 'odds', title: text(result ? 'abf.odds.testsTitle' : 'abf.odds.title'), rows: open }];
}

/** The CAB of the assaulting unit; both values while the fate of the fortification decides between them. */
function assaulterValues(finding: AbfFinding): readonly ValueRow[] {
  const { input, targets, result } = finding;
  const [unit] = input.assaulter;
  if (!unit || (result && !assaulterTests(input, targets, result))) return [];
  const hitsSecond = result !== undefined && reachesSecond(input, targets, result);
  const fort = (hitsSecond ? targets.second : undefined) ?? targets.target;
  const fate = result && shared(finding, (outcome) => (hitsSecond ? outcome.second : outcome.target));
  const row = (key: string, destroyed: boolean): ValueRow => ({
    label: text(`abf.values.${key}`, { name: unitName(unit) }),
    value: plain(assaultTest(input, unit, fort, destroyed).cab),
    rule: '11.5.6',
  });
  return fate ? [row('cab', fate === 'destroyed')] : [row('assaulterFalls', true), row('assaulterStands', false)];
}

function valuesBlock(finding: AbfFinding): Block {
  const { input, targets, column, rolls, reading, result, shots } = finding;
  const value = (key: string, shown: ValueRow['value'], rule: string, params?: Text['params']): ValueRow => ({
    label: text(`abf.values.${key}`, params),
    value: shown,
    rule,
  });
  const { target, second } = targets;
  const number = result?.modifier ?? 0;
  return {
    kind: 'values',
    id: 'numbers',
    title: text('abf.values.title'),
    rows: [
      value('aff', column.aff, '8.5.3'),
      value(
        'column',
        column.column ? columnWords(reading?.ref.column ?? column.column, 'abf.column') : text('abf.column.open'),
        '8.6.3',
      ),
      value('line', text(`abf.options.category.${target.category}`), '8.6.3'),
      value('row', reading ? reading.ref.row : `${1 + rolls.sum}–${10 + rolls.sum}`, '8.6.2'),
      ...(!result || targetTests(targets, result)
        ? [
            value(result ? 'cab' : 'cabBefore', plain(targetTest(input, targets).cab + number), '8.6.3', {
              name: fortName(input, target),
            }),
          ]
        : []),
      ...(result && second && reachesSecond(input, targets, result)
        ? [
            value('cab', plain(secondTest(input, targets, second).cab + number), '8.6.4', {
              name: fortName(input, second),
            }),
          ]
        : []),
      ...assaulterValues(finding),
      ...(input.die === undefined ? shotRows(shots) : []),
    ],
  };
}

const said = (found: FoundCell | undefined): Pick<CellRow, 'result' | 'from'> =>
  found ? { result: found.text, from: found.from } : {};

/** "Die 3 or 4", "Die 11 to 20": faces that follow each other. */
const facesWords = (faces: readonly number[]): Text =>
  text('abf.cells.faces', { from: faces[0] ?? 1, to: faces.at(-1) ?? 1, faces: faces.length });

/** The cells of the cards: those to be read now, and those of all faces of the die for the odds. */
function cellBlocks({ input, column, reading, readings }: AbfFinding): readonly Block[] {
  const shift: readonly CellRow[] = column.shiftCell
    ? [{ cell: column.shiftCell, label: text('abf.cells.shift'), use: 'now', ...said(column.shiftFound) }]
    : [];
  const now: readonly CellRow[] =
    reading && !reading.offCard
      ? [
          {
            cell: reading.ref,
            label: text('abf.cells.now', { die: input.die ?? 0 }),
            use: 'now',
            ...said(reading.found),
          },
        ]
      : [];
  const odds = cellsOf(readings).map(({ ref, found, faces }): CellRow => ({
    cell: ref,
    label: facesWords(faces),
    use: 'odds',
    faces,
    ...said(found),
  }));
  return [
    ...(shift.length + now.length
      ? [{ kind: 'cells' as const, id: 'now', title: text('abf.cells.nowTitle'), rows: [...shift, ...now] }]
      : []),
    ...(odds.length
      ? [
          {
            kind: 'cells' as const,
            id: 'odds',
            title: text('abf.cells.oddsTitle', { missing: unread(readings) }),
            rows: odds,
          },
        ]
      : []),
  ];
}
