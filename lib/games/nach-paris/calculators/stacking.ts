import { calculator } from '@/lib/calc/calculator';
import type { Evaluation, Fact, Refusal, Step } from '@/lib/calc/evaluation';
import { fact, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { illegal } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { STACKING_LIMITS } from '@/lib/games/nach-paris/tables/capacities';
import type { SheetData } from '@/lib/games/nach-paris/data';
import { sheetOf } from '@/lib/games/nach-paris/sheet/ready';
import { sheetUnitName, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import { caseByHand, caseOnSheet, type StackCase } from '@/lib/games/nach-paris/stacking/case';
import { stackingSchema, type StackingInput } from '@/lib/games/nach-paris/stacking/fields';
import {
  countsInStack,
  overrunIn,
  settleStack,
  type Problem,
  type RetreatLoss,
  type Transit,
} from '@/lib/games/nach-paris/stacking/finding';
import { blocksOf, factsOf, notAppliedOf, openOf, pioneersOpen, stepsOf } from '@/lib/games/nach-paris/stacking/words';
import { sideOf } from '@/lib/games/nach-paris/units';
import { called, sizePoints } from '@/lib/games/nach-paris/sizes';

/** A hex of the sheet with units in it. */
const say = sayIn('stacking');

export interface StackedHex {
  readonly hex: string;
  readonly total: number;
  readonly limit: number;
  readonly over: number;
  /** embarked units; a hex holds one (12.2.4) */
  readonly trains: number;
}

export interface StackingAnswer {
  /** name of the hex on the sheet; null by hand and for a whole sheet */
  readonly hex: string | null;
  /** nothing is broken and, in a retreat, nothing lost by stacking */
  readonly within: boolean;
  readonly limit: number | null;
  readonly here: number;
  readonly entering: number;
  readonly over: number;
  readonly problems: readonly Problem['id'][];
  readonly transit: readonly Transit[];
  /** by unit that retreats into the hex */
  readonly losses: readonly RetreatLoss[];
  /** places in the list of the units to leave out */
  readonly leave: readonly number[];
  readonly remove: number;
  /** for a whole sheet: every hex with units */
  readonly hexes: readonly StackedHex[];
}
type Answer = Result<Evaluation<StackingAnswer>, Refusal>;

/** One hex. Refused: enemies in one hex, other than HQ and ENG that are overrun (7.1.6). */
function evaluateCase(stack: StackCase, ...sheet: readonly Fact[]): Answer {
  const field = stack.input.source === 'hand' ? 'entering' : 'hex';
  const sides = (units: StackCase['here']) => new Set(units.map(({ nation }) => sideOf(nation))).size;
  if (sides(stack.entering) > 1)
    return illegal(
      field,
      stack.entering.map(({ nation }) => nation),
      say('refused.mixed'),
      '7.1.6',
    );
  if (sides(stack.here) > 1)
    return illegal(
      stack.input.source === 'hand' ? 'here' : 'hex',
      stack.here.map(({ nation }) => nation),
      say('refused.mixed'),
      '7.1.6',
    );
  if (overrunIn(stack) === undefined)
    return illegal(
      field,
      stack.entering.map(({ nation }) => nation),
      say('refused.enemy'),
      '7.1.6',
    );
  const finding = settleStack(stack);
  const data: StackingAnswer = {
    hex: stack.hex ?? null,
    within: finding.problems.length === 0,
    limit: finding.limit,
    here: finding.here,
    entering: finding.entering,
    over: finding.over,
    problems: finding.problems.map(({ id }) => id),
    transit: finding.transit,
    losses: finding.losses,
    leave: finding.leave,
    remove: finding.remove,
    hexes: [],
  };
  return ok({
    facts: [...sheet, ...factsOf(finding)],
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: { blocks: blocksOf(finding), data },
    open: [...openOf(finding), ...sizePoints([...stack.here, ...stack.entering].map(called))],
  });
}

function stackedHexes({ unitsAt, names, terrainAt }: SheetView, { pioneers }: StackingInput): readonly StackedHex[] {
  return [...unitsAt]
    .sort(([a], [b]) => a - b)
    .map(([hex, units]) => {
      const total = units.filter((unit) => countsInStack(unit, pioneers)).reduce((sum, { steps }) => sum + steps, 0);
      const limit = STACKING_LIMITS[terrainAt(hex)];
      return {
        hex: names[hex] ?? '',
        total,
        limit,
        over: Math.max(0, total - limit),
        trains: units.filter(({ embarked }) => embarked).length,
      };
    });
}

/** Every hex of the sheet as it stands, at the end of a Movement Phase. */
function evaluateSheet(input: StackingInput, view: SheetView, sheet: Fact): Answer {
  const hexes = stackedHexes(view, input);
  const bad = hexes.filter(({ over, trains }) => over > 0 || trains > 1);
  const steps: readonly Step[] = hexes.map(({ hex, total, limit, over }) =>
    step(hex, '6.4.1', say(over ? 'step.hexOver' : 'step.hexFits', { hex, total, limit, over })),
  );
  const worst = valuesBlock(
    'hexes',
    say('block.hexes'),
    bad.map(({ hex, total, limit, over, trains }) =>
      valueRow(
        say('row.hex', { hex }),
        over ? say('row.hexOver', { total, limit, over }) : say('row.hexTrains', { trains }),
        over ? '6.4.1' : '12.2.4',
      ),
    ),
  );
  const verdict = verdictBlock(
    say('verdict.sheet', { bad: bad.length, hexes: hexes.length }),
    bad.length ? 'no' : 'yes',
    '6.4.1',
  );
  const data: StackingAnswer = {
    hex: null,
    within: bad.length === 0,
    limit: null,
    here: 0,
    entering: 0,
    over: 0,
    problems: [],
    transit: [],
    losses: [],
    leave: [],
    remove: 0,
    hexes,
  };
  const facts = [sheet, fact(say('facts.sheet', { units: view.units.length, hexes: hexes.length }), '6.4.1')];
  return ok({
    facts,
    steps: steps.length ? steps : [step('none', '6.4.1', say('step.noUnits'))],
    notApplied: [],
    outcome: { blocks: [verdict, ...worst], data },
    open: [
      ...pioneersOpen(view.units),
      ...sizePoints(view.units.map((unit) => ({ ...unit, who: sheetUnitName(unit) }))),
    ],
  });
}

function evaluate(input: StackingInput, data: SheetData): Answer {
  if (input.source === 'hand') return evaluateCase(caseByHand(input));
  const opened = sheetOf(input, data);
  if (!opened.ok) return opened;
  const { view, fact: sheet } = opened.value;
  if (input.hex === '') return evaluateSheet(input, view, sheet);
  const stack = caseOnSheet(input, view);
  return stack.ok ? evaluateCase(stack.value, sheet) : stack;
}

/** Whether a hex holds its units, what may still march in, and what an overstacked retreat costs (6.4, 7.3). */
export const stacking = calculator({
  id: 'nach-paris/stacking',
  game: 'nach-paris',
  tables: ['stacking', 'transit'],
  schema: stackingSchema,
  evaluate,
});
