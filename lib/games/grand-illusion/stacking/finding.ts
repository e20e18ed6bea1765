import type { Chart } from '@/lib/tables/chart';
import { numberIn } from '@/lib/tables/lookup';
import type { HexStack, StackingInput } from '@/lib/games/grand-illusion/stacking/fields';

/*
 * Half corps are counted, so that nothing has to be divided: a corps is two, a division or brigade one (8.4.6.a).
 */

export interface Limit {
  readonly id: 'total' | 'infantry' | 'cavalry';
  /** in half corps */
  readonly used: number;
  readonly limit: number;
  readonly over: number;
}

/** The limits of a hex, in half corps. */
export interface Limits {
  readonly hex: { readonly total: number; readonly infantry: number };
  readonly vosges: { readonly total: number; readonly cavalry: number };
}

/** The limits by the chart of 8.4.6.a; undefined where it lacks a number. */
export function limitsOfChart(chart: Chart): Limits | undefined {
  const [total, infantry, vosges] = ['hex', 'infantry', 'vosges'].map((row) => numberIn(chart, row, 'corps'));
  if (total === undefined || infantry === undefined || vosges === undefined) return undefined;
  return {
    hex: { total: 2 * total, infantry: 2 * infantry },
    // Beside the infantry corps a division or brigade, which may be cavalry: by the letter no more cavalry than that.
    vosges: { total: 2 * vosges + 1, cavalry: 1 },
  };
}

/** Infantry of a stack, in half corps. */
const infantryOf = ({ corps, divisions, brigades }: HexStack): number => 2 * corps + divisions + brigades;

/** How many half corps a French IX Corps (−) is worth less than its size (13.1). */
const lessIn = (input: StackingInput, group: 'here' | 'entering'): number => (input.ninth === group ? 1 : 0);

/** The infantry of a hex, in half corps, and the part of it that counts against the limit of infantry corps. */
interface Foot {
  readonly all: number;
  readonly limited: number;
}

/** Divisions and brigades count towards the six corps, or corps alone do (question `six-infantry-corps`). */
const footOf = (all: number, corps: number, { sixReading }: StackingInput): Foot => ({
  all,
  limited: sixReading === 'half' ? all : 2 * corps,
});

function limitsOf({ hex, vosges }: Limits, infantry: Foot, cavalry: number, inVosges: boolean): readonly Limit[] {
  const limit = (id: Limit['id'], used: number, most: number): Limit => {
    return { id, used, limit: most, over: Math.max(0, used - most) };
  };
  const all = infantry.all + cavalry;
  return inVosges
    ? [limit('total', all, vosges.total), limit('cavalry', cavalry, vosges.cavalry)]
    : [limit('total', all, hex.total), limit('infantry', infantry.limited, hex.infantry)];
}

const isWithin = (limits: readonly Limit[]): boolean => limits.every(({ over }) => over === 0);

export interface StackFinding {
  readonly input: StackingInput;
  /** in half corps */
  readonly here: number;
  readonly entering: number;
  readonly limits: readonly Limit[];
  readonly within: boolean;
  /** the hex is over its limit without those that come */
  readonly hereOver: boolean;
  /** what of those that come has to stay out so that the rest fits: the fewest half corps */
  readonly leave: HexStack | undefined;
}

/** A stack that retreats and does not fit is lost as a whole, by one reading (question `retreat-overstacked`). */
export const isWhole = ({ moment, roomReading }: StackingInput): boolean =>
  moment === 'retreat' && roomReading === 'stack';

/** The stack against the limits of its hex, and what cannot join it (8.4.6.a, 13.1). */
export function settleStack(input: StackingInput, given: Limits): StackFinding {
  const { here, entering, vosges } = input;
  const [atHome, coming] = [lessIn(input, 'here'), lessIn(input, 'entering')];
  const infantry = footOf(
    infantryOf(here) - atHome + infantryOf(entering) - coming,
    here.corps + entering.corps,
    input,
  );
  const limits = limitsOf(given, infantry, here.cavalry + entering.cavalry, vosges);
  const within = isWithin(limits);
  const alone = isWithin(limitsOf(given, footOf(infantryOf(here) - atHome, here.corps, input), here.cavalry, vosges));
  return {
    input,
    here: infantryOf(here) - atHome + here.cavalry,
    entering: infantryOf(entering) - coming + entering.cavalry,
    limits,
    within,
    hereOver: !alone,
    leave: within || !alone ? undefined : isWhole(input) ? entering : leastToLeave(input, given),
  };
}

/** The smallest part of those that come without which the rest fits: fewest half corps, then fewest units. */
function leastToLeave(input: StackingInput, given: Limits): HexStack | undefined {
  const { here, entering, vosges, ninth } = input;
  let best: HexStack | undefined;
  let least = Infinity;
  for (let corps = 0; corps <= entering.corps; corps++)
    for (let divisions = 0; divisions <= entering.divisions; divisions++)
      for (let brigades = 0; brigades <= entering.brigades; brigades++)
        for (let cavalry = 0; cavalry <= entering.cavalry; cavalry++) {
          const left: HexStack = { corps, divisions, brigades, cavalry };
          // A whole corps stays out before the IX (−), which takes less room.
          const small = ninth === 'none' || (ninth === 'entering' && corps === entering.corps) ? 0 : 1;
          const foot = infantryOf(here) + infantryOf(entering) - infantryOf(left) - small;
          const infantry = footOf(foot, here.corps + entering.corps - corps, input);
          if (!isWithin(limitsOf(given, infantry, here.cavalry + entering.cavalry - cavalry, vosges))) continue;
          const weight = 100 * (infantryOf(left) + cavalry) + corps + divisions + brigades + cavalry;
          if (weight < least) [best, least] = [left, weight];
        }
  return best;
}
