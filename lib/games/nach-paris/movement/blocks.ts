import { text, type Block, type TextParam, type ValueRow } from '@/lib/calc/evaluation';
import { present, sayIn, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { plain } from '@/lib/core/numbers';
import type { Rule } from '@/lib/core/rule';
import { marchOf } from '@/lib/games/nach-paris/movement/budget';
import type { MoveFinding, SheetMove } from '@/lib/games/nach-paris/movement/finding';
import { exm1From, isMarcher } from '@/lib/games/nach-paris/movement/forced-march';
import type { Stop, Trace } from '@/lib/games/nach-paris/movement/path';
import { barText, legName } from '@/lib/games/nach-paris/movement/words';
import { MARCH_CAB } from '@/lib/games/nach-paris/tables/marching';

const say = sayIn('movement');

/** MF left when the move ends, of a forced march where there is one. */
export function leftOf({ journey: { budget } }: MoveFinding, spent: number): number {
  return budget.mf + (spent > budget.mf ? budget.bonus : 0) - spent;
}

/** A leg by its hex or its number; the place where the unit began for none. */
function placeAt({ sheet }: MoveFinding, at: number): TextParam {
  if (!sheet) return say(at < 0 ? 'leg.start' : 'leg.number', { n: at + 1 });
  return sheet.ground.view.names[at < 0 ? sheet.ground.unit.at : (sheet.hexes[at] ?? -1)] ?? '';
}
const endOf = (finding: MoveFinding, { trod }: Trace): TextParam => placeAt(finding, trod.length - 1);

const on = ({ sheet }: MoveFinding): 'sheet' | 'hand' => (sheet ? 'sheet' : 'hand');

/** Why the path is not made to its end. */
function brokenVerdict(finding: MoveFinding, { at, bar }: Stop): Block {
  const { journey, traced, legs, sheet } = finding;
  const id = journey.startBar ? 'stays' : at >= legs.length ? 'noEnd' : sheet?.goal !== undefined ? 'noWay' : 'stops';
  return verdictBlock(
    say(`verdict.${id}`, {
      on: on(finding),
      at: at + 1,
      leg: placeAt(finding, at),
      goal: sheet?.goal ?? '',
      end: endOf(finding, traced),
      why: barText(finding),
    }),
    'no',
    bar.rule,
  );
}

/** How far the unit can go, when neither a path nor a goal is given. */
function reachVerdict({ journey: { startBar } }: MoveFinding, { reach }: SheetMove): Block {
  if (startBar) return verdictBlock(say('verdict.stays', { why: say(`bar.${startBar.id}`) }), 'no', startBar.rule);
  const forced = reach.filter(({ march }) => march === 'fom').length;
  return verdictBlock(
    say('verdict.reach', { hexes: Math.max(0, reach.length - 1 - forced), forced }),
    'neutral',
    '7.1.3',
  );
}

function verdictOf(finding: MoveFinding): Block {
  const { journey, traced, unit, legs, sheet } = finding;
  if (traced.stop) return brokenVerdict(finding, traced.stop);
  if (sheet && !legs.length && sheet.goal === undefined) return reachVerdict(finding, sheet);
  const march = marchOf(unit, journey.budget, traced.spent);
  const rule = march === 'fom' ? '7.5.4' : march === 'none' ? '7.1.3' : '7.4.1';
  return verdictBlock(
    say(`verdict.${march}`, {
      on: on(finding),
      end: endOf(finding, traced),
      left: leftOf(finding, traced.spent),
    }),
    march === 'fom' ? 'neutral' : 'yes',
    rule,
  );
}

function marchRow({ journey: { budget }, input, unit }: MoveFinding): ValueRow {
  const [bar] = budget.barred;
  if (bar) return valueRow(say('row.forced'), say(`march.bar.${bar.id}`, { kind: unit.kind }), bar.rule);
  return valueRow(say('row.forced'), say(input.heat ? 'row.bonusHeat' : 'row.bonus', { bonus: budget.bonus }), '7.5.3');
}

function otherwiseRows(finding: MoveFinding): readonly ValueRow[] {
  const { unforced, withMarch } = finding;
  const row = (id: string, other: Trace): ValueRow =>
    valueRow(
      say(`row.${id}`),
      say(other.stop ? 'row.stopsAt' : 'row.arrives', { end: endOf(finding, other) }),
      '7.5.1',
    );
  return present(unforced && row('unforced', unforced), withMarch && row('withMarch', withMarch));
}

/** How full the last hex is with the unit in it, should the phase end so. */
function stackRow({ sheet, traced }: MoveFinding): readonly ValueRow[] {
  const hex = sheet?.ground.view.names[sheet.hexes[traced.trod.length - 1] ?? -1];
  const reached = sheet?.reach.find((one) => one.hex === hex);
  return reached?.over ? [valueRow(say('row.stack'), say('row.over', { over: reached.over }), '6.4.1')] : [];
}

export function blocksOf(finding: MoveFinding): readonly Block[] {
  const { journey, traced, unit } = finding;
  const { budget } = journey;
  const march = marchOf(unit, budget, traced.spent);
  const row = (id: string, value: ValueRow['value'], rule: Rule): ValueRow => valueRow(say(`row.${id}`), value, rule);
  const marcher = isMarcher(unit.kind);
  const rows: readonly ValueRow[] = present(
    row(
      'spent',
      say(march === 'fom' ? 'row.ofForced' : 'row.of', {
        spent: traced.spent,
        mf: budget.mf,
        bonus: budget.bonus,
      }),
      '7.1.2',
    ),
    row('left', leftOf(finding, traced.spent), '7.1.2'),
    marcher && [
      row(
        'marker',
        march === 'none'
          ? say('row.none')
          : say('row.cab', { marker: text(`unit.options.march.${march}`), cab: plain(MARCH_CAB[march]) }),
        '7.4.2',
      ),
      row('exm1', exm1From(budget.mf), '7.4.1'),
      row('exm2', budget.mf, '7.4.1'),
      marchRow(finding),
    ],
    otherwiseRows(finding),
    stackRow(finding),
  );
  const path = traced.trod.map(({ cost, total }, at): ValueRow =>
    valueRow(legName(finding, at), say('row.leg', { cost, total }), '7.1.7'),
  );
  return [
    verdictOf(finding),
    ...valuesBlock('mf', say('block.mf'), rows),
    ...valuesBlock('path', say('block.path'), path),
  ];
}
