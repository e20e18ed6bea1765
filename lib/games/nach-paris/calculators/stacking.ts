import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool, wordsBy } from '@/lib/calc/tool';
import type { SheetData } from '@/lib/games/nach-paris/data';
import { sheetOf } from '@/lib/games/nach-paris/sheet/ready';
import { caseByHand, caseOnSheet, type StackCase } from '@/lib/games/nach-paris/stacking/case';
import { stackingSchema, type StackingInput } from '@/lib/games/nach-paris/stacking/fields';
import {
  overrunIn,
  settleStack,
  type Problem,
  type RetreatLoss,
  type StackFinding,
  type Transit,
} from '@/lib/games/nach-paris/stacking/finding';
import * as onSheet from '@/lib/games/nach-paris/stacking/on-sheet';
import * as words from '@/lib/games/nach-paris/stacking/words';
import { sideOf } from '@/lib/games/nach-paris/units';

const say = sayIn('stacking');

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
  readonly hexes: readonly onSheet.StackedHex[];
}

/** One hex. Refused: enemies in one hex, other than HQ and ENG that are overrun (7.1.6). */
function settleCase(stack: StackCase): StackFinding | Refused {
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
  return settleStack(stack);
}

function settle(input: StackingInput, data: SheetData): StackFinding | onSheet.SheetStacks | Refused {
  if (input.source === 'hand') return settleCase(caseByHand(input));
  const opened = sheetOf(input, data);
  if (!opened.ok) return opened;
  const { view, fact } = opened.value;
  if (input.hex === '') return { view, fact, hexes: onSheet.stackedHexes(view, input) };
  const stack = caseOnSheet(input, view);
  return stack.ok ? settleCase({ ...stack.value, fact }) : stack;
}

const isSheet = (finding: StackFinding | onSheet.SheetStacks): finding is onSheet.SheetStacks => 'hexes' in finding;

const sheetAnswer = (finding: onSheet.SheetStacks): StackingAnswer => ({
  hex: null,
  within: onSheet.badIn(finding).length === 0,
  limit: null,
  here: 0,
  entering: 0,
  over: 0,
  problems: [],
  transit: [],
  losses: [],
  leave: [],
  remove: 0,
  hexes: finding.hexes,
});

const hexAnswer = ({ stack, problems, ...finding }: StackFinding): StackingAnswer => ({
  hex: stack.hex ?? null,
  within: problems.length === 0,
  limit: finding.limit,
  here: finding.here,
  entering: finding.entering,
  over: finding.over,
  problems: problems.map(({ id }) => id),
  transit: finding.transit,
  losses: finding.losses,
  leave: finding.leave,
  remove: finding.remove,
  hexes: [],
});

/** Whether a hex holds its units, what may still march in, and what an overstacked retreat costs (6.4, 7.3). */
export const stacking = tool({
  id: 'nach-paris/stacking',
  tables: ['stacking', 'transit'],
  schema: stackingSchema,
  settle,
  words: wordsBy(isSheet, onSheet, words),
  answer: (finding): StackingAnswer => (isSheet(finding) ? sheetAnswer(finding) : hexAnswer(finding)),
});
