import type { Block, CellRow, OddsRow, Text, ValueRow } from '@/lib/calc/evaluation';
import { cellsBlock, oddsBlock, oddsRow, present, sayIn, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { plain } from '@/lib/core/numbers';
import type { Rule } from '@/lib/core/rule';
import type { Fraction } from '@/lib/prob/fraction';
import type { FoundCell } from '@/lib/tables/card-cell';
import type { AbfReading } from '@/lib/games/nach-paris/abf/column';
import { shared, type AbfFinding } from '@/lib/games/nach-paris/abf/finding';
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
import { fortName, unitName } from '@/lib/games/nach-paris/abf/words';
import { shotRows, trackBlock } from '@/lib/games/nach-paris/bombardment/ammunition';
import { columnMark, columnWords } from '@/lib/games/nach-paris/card-words';

const say = sayIn('abf');

/** The answer on the screen: what to do or what came out, the odds, the numbers, the cells of the cards. */
export function blocksOf(finding: AbfFinding): readonly Block[] {
  const odds = chancesBlock(finding);
  const cells = cellBlocks(finding);
  const open = finding.outcomes === undefined;
  return present(
    verdictOf(finding),
    open && cells,
    odds,
    numbersBlock(finding),
    finding.input.die !== undefined && trackBlock(finding.shots),
    !open && cells,
  );
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

function verdictOf(finding: AbfFinding): Block | undefined {
  const { targets, column, reading, readings, outcomes, result } = finding;
  if (!column.column) return verdictBlock(say('verdict.needShift'), 'neutral', '11.5.2');
  if (reading && !result)
    return verdictBlock(
      say('verdict.readCell', {
        column: columnWords(reading.ref.column, 'abf.column'),
        row: reading.ref.row,
        line: say(`options.category.${targets.target.category}`),
      }),
      'neutral',
      '8.6.3',
    );
  if (!outcomes)
    return verdictBlock(
      say('verdict.missing', { column: columnWords(column.column, 'abf.column'), missing: unread(readings) }),
      'neutral',
      '8.6.2',
    );
  return result && verdictBlock(endWords(finding), toneOf(finding), '8.6.3');
}

function toneOf(finding: AbfFinding): 'yes' | 'no' | 'neutral' {
  const fate = shared(finding, ({ target }) => target);
  return fate === undefined ? 'neutral' : fate === 'stands' ? 'no' : 'yes';
}

/** One sentence for each test, settled or still to be rolled. */
function endWords(finding: AbfFinding): Text {
  const sentences = [targetWords(finding), ...secondWords(finding), ...assaultWords(finding)];
  return sentences.reduce((a, b) => say('verdict.join', { a, b }));
}

function targetWords(finding: AbfFinding): Text {
  const { input, targets, result, reading } = finding;
  const fate = shared(finding, ({ target }) => target);
  const name = fortName(input, targets.target);
  if (reading?.offCard) return say('verdict.noEffect', { name });
  return fate
    ? say(`verdict.${fate}`, { name })
    : say('verdict.tests', { name, cab: plain(targetTest(input, targets).cab + (result?.modifier ?? 0)) });
}

function secondWords(finding: AbfFinding): readonly Text[] {
  const { input, targets, result } = finding;
  if (!targets.second || !result || !reachesSecond(input, targets, result)) return [];
  const fate = shared(finding, ({ second }) => second);
  const name = fortName(input, targets.second);
  return [
    fate
      ? say(`verdict.${fate}`, { name })
      : say('verdict.tests', {
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
  const advance = mayEnter(unit) && shared(finding, ({ cleared }) => cleared) ? [say('verdict.advance', { name })] : [];
  if (!assaulterTests(input, targets, result)) return [say('verdict.spared', { name }), ...advance];
  const lost = shared(finding, (outcome) => outcome.lost);
  if (lost === undefined) return [say('verdict.assaulterTests', { name })];
  if (lost === 0) return [say('verdict.assaulterPasses', { name }), ...advance];
  return lost < unit.steps
    ? [say('verdict.assaulterLoses', { name }), ...advance]
    : [say('verdict.assaulterDies', { name })];
}

/** The chances over every die still to be rolled; nothing when all is settled. */
function chancesBlock(finding: AbfFinding): readonly Block[] {
  const { input, targets, odds, outcomes, result } = finding;
  if (!odds || !outcomes || outcomes.length === 1) return [];
  const [unit] = input.assaulter;
  const row = (key: string, chance: Fraction, rule: Rule, params?: Text['params']): OddsRow =>
    oddsRow(say(`odds.${key}`, params), chance, rule);
  const name = fortName(input, targets.target);
  const second = targets.second && { name: fortName(input, targets.second) };
  const hitsSecond = (pick: AbfOutcome['second']): boolean => outcomes.some(({ value }) => value.second === pick);
  const rows = present(
    row('destroyed', odds.destroyed, '8.6.3', { name }),
    targets.target.kind === 'feste' && row('reduced', odds.reduced, '11.4.10', { name }),
    row('stands', odds.stands, '8.6.3', { name }),
    second && hitsSecond('destroyed') && row('secondDestroyed', odds.secondDestroyed, '8.6.4', second),
    second && hitsSecond('reduced') && row('reduced', odds.secondReduced, '8.6.4', second),
    unit && row('loses', odds.loses, '11.5.6', { name: unitName(unit) }),
    unit && row('advances', odds.advances, '11.5.8', { name: unitName(unit) }),
  );
  // Once the result is known, what it has settled is in the verdict.
  const open = result ? rows.filter(({ chance: { n, d } }) => n > 0n && n < d) : rows;
  return oddsBlock('odds', say(result ? 'odds.testsTitle' : 'odds.title'), open);
}

/** The CAB of the assaulting unit; both values while the fate of the fortification decides between them. */
function assaulterValues(finding: AbfFinding): readonly ValueRow[] {
  const { input, targets, result } = finding;
  const [unit] = input.assaulter;
  if (!unit || (result && !assaulterTests(input, targets, result))) return [];
  const hitsSecond = result !== undefined && reachesSecond(input, targets, result);
  const fort = (hitsSecond ? targets.second : undefined) ?? targets.target;
  const fate = result && shared(finding, (outcome) => (hitsSecond ? outcome.second : outcome.target));
  const row = (key: string, destroyed: boolean): ValueRow =>
    valueRow(
      say(`values.${key}`, { name: unitName(unit) }),
      plain(assaultTest(input, unit, fort, destroyed).cab),
      '11.5.6',
    );
  return fate ? [row('cab', fate === 'destroyed')] : [row('assaulterFalls', true), row('assaulterStands', false)];
}

function numbersBlock(finding: AbfFinding): readonly Block[] {
  const { input, targets, column, rolls, reading, result, shots } = finding;
  const value = (key: string, shown: ValueRow['value'], rule: Rule, params?: Text['params']): ValueRow =>
    valueRow(say(`values.${key}`, params), shown, rule);
  const { target, second } = targets;
  const number = result?.modifier ?? 0;
  return valuesBlock(
    'numbers',
    say('values.title'),
    present(
      value('aff', column.aff, '8.5.3'),
      value(
        'column',
        column.column ? columnWords(reading?.ref.column ?? column.column, 'abf.column') : say('column.open'),
        '8.6.3',
      ),
      value('line', say(`options.category.${target.category}`), '8.6.3'),
      value('row', reading ? reading.ref.row : `${1 + rolls.sum}–${10 + rolls.sum}`, '8.6.2'),
      (!result || targetTests(targets, result)) &&
        value(result ? 'cab' : 'cabBefore', plain(targetTest(input, targets).cab + number), '8.6.3', {
          name: fortName(input, target),
        }),
      result &&
        second &&
        reachesSecond(input, targets, result) &&
        value('cab', plain(secondTest(input, targets, second).cab + number), '8.6.4', {
          name: fortName(input, second),
        }),
      assaulterValues(finding),
      input.die === undefined && shotRows(shots),
    ),
  );
}

const said = (found: FoundCell | undefined): Pick<CellRow, 'result' | 'from'> =>
  found ? { result: found.text, from: found.from } : {};

/** "Die 3 or 4", "Die 11 to 20": faces that follow each other. */
const facesWords = (faces: readonly number[]): Text =>
  say('cells.faces', { from: faces[0] ?? 1, to: faces.at(-1) ?? 1, faces: faces.length });

/** The cells of the cards: those to be read now, and those of all faces of the die for the odds. */
function cellBlocks({ input, column, reading, readings }: AbfFinding): readonly Block[] {
  const now = present<CellRow>(
    column.shiftCell && {
      cell: column.shiftCell,
      label: say('cells.shift'),
      use: 'now',
      ...said(column.shiftFound),
    },
    reading &&
      !reading.offCard && {
        cell: reading.ref,
        label: say('cells.now', { die: input.die ?? 0 }),
        use: 'now',
        ...said(reading.found),
      },
  );
  // With the die on the table its own cell is all that is still to be read.
  const odds = (reading ? [] : cellsOf(readings)).map(({ ref, found, faces }): CellRow => ({
    cell: ref,
    label: facesWords(faces),
    use: 'odds',
    faces,
    ...said(found),
  }));
  return [
    ...cellsBlock('now', say('cells.nowTitle'), now),
    ...cellsBlock('odds', say('cells.oddsTitle', { missing: unread(readings) }), odds),
  ];
}
