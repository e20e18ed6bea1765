import type { Partner, StackingInput } from '@/lib/games/when-eagles-fight/stacking/fields';
import { germanLimit } from '@/lib/games/when-eagles-fight/stacking/limits';

/* How many Germans may be stacked with Austro-Hungarians, and who attacks together (6.4, 15.4). */

export interface Cooperation {
  /** Germans and Austro-Hungarians stand in the hex together */
  readonly mixed: boolean;
  /** both nations attack together, from the hexes that are given */
  readonly joint: boolean;
  /** they do so although no two of them are stacked together */
  readonly apart: boolean;
  /** an Austro-Hungarian stack joins them, which one reading forbids (question `pure-stack-joins`) */
  readonly joined: boolean;
  /** German units that count against the limit, and the limit */
  readonly used: number;
  readonly limit: number;
}

const isMixed = ({ germans, austroHungarians }: Partner): boolean => germans > 0 && austroHungarians > 0;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The turn from which the limit rises: that of the declaration, or the next one (question `brusilov-limit-step`). */
const riseFrom = ({ brusilov, riseReading }: StackingInput): number | undefined =>
  brusilov === undefined || riseReading === 'declaration' ? brusilov : brusilov + 1;

/**
 * The Germans that count: those of mixed stacks, here, in the other hexes of the attack and elsewhere on the map, and
 * in an attack of both nations those of pure German stacks that join it (6.4; questions `mixed-stack-limit`,
 * `pure-stack-joins`).
 */
export function cooperationOf(input: StackingInput): Cooperation {
  const ofNation = (nation: string): number => input.units.filter((unit) => unit.nation === nation).length;
  const here: Partner = { germans: ofNation('german'), austroHungarians: ofNation('austro-hungarian') };
  const stacks = [here, ...input.partners];
  const attacks = input.partners.length > 0;
  const joint = attacks && stacks.some(({ germans }) => germans) && stacks.some((one) => one.austroHungarians);
  const counts = (one: Partner): number =>
    input.pureReading === 'all' && !isMixed(one) ? one.germans + one.austroHungarians : one.germans;
  const counted = stacks.filter((one) => isMixed(one) || joint).map(counts);
  return {
    mixed: isMixed(here),
    joint,
    apart: joint && !stacks.some(isMixed),
    joined: joint && stacks.some((one) => one.germans === 0 && one.austroHungarians > 0),
    used: sumOf(counted) + (input.limitReading === 'map' ? input.elsewhere : 0),
    limit: germanLimit(input.turn, riseFrom(input)),
  };
}
