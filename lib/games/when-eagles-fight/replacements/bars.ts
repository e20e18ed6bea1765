import type { Bar } from '@/lib/calc/bars';
import type { ReplacementsInput, WornUnit } from '@/lib/games/when-eagles-fight/replacements/fields';
import { isField } from '@/lib/games/when-eagles-fight/units';

/** A unit that is to get steps, and those that are left for it; undefined while nobody knows how many come. */
export interface WornCase {
  readonly nation: ReplacementsInput['nation'];
  readonly unit: WornUnit;
  readonly left: number | undefined;
}

const isAustrian = ({ nation }: Pick<WornCase, 'nation'>): boolean => nation === 'austro-hungarian';

/** The side with which a unit lies up afterwards: an Austro-Hungarian from the dead pile shows its back (2.12). */
export function sideUp({ nation, unit }: Omit<WornCase, 'left'>): 'front' | 'back' {
  if (unit.where === 'map' || !unit.twoSided) return 'front';
  return isAustrian({ nation }) || unit.to === 'reduced' ? 'back' : 'front';
}

/** Steps that it takes: two only for a two-step unit that comes back at full strength (10.11, 10.12). */
export const costOf = (one: Omit<WornCase, 'left'>): 1 | 2 =>
  one.unit.where === 'dead' && one.unit.twoSided && sideUp(one) === 'front' ? 2 : 1;

/**
 * Whether an asterisk bars the side that would lie up. An Austro-Hungarian with one on its back alone comes back on it
 * once (question `ah-asterisk`).
 */
function isBarred(one: WornCase): boolean {
  const { asterisk, rebuilt } = one.unit;
  const side = sideUp(one);
  if (asterisk === 'back' && side === 'back' && isAustrian(one)) return rebuilt;
  return asterisk === 'both' || asterisk === side;
}

/** What keeps a unit from its steps, in the order of the rules. */
export const WORN_BARS: readonly Bar<WornCase>[] = [
  {
    id: 'oneStep',
    rule: '2.12',
    stops: (one) => isAustrian(one) && one.unit.where === 'map' && isField(one.unit.kind),
  },
  { id: 'romanian', rule: '10.8', stops: ({ nation }) => nation === 'romanian' },
  { id: 'kind', rule: '10.10', stops: ({ unit }) => !isField(unit.kind) },
  { id: 'asterisk', rule: '10.10', stops: (one) => isField(one.unit.kind) && isBarred(one) },
  {
    id: 'whole',
    rule: '10.11',
    stops: (one) => one.unit.where === 'map' && !one.unit.twoSided && !isAustrian(one) && isField(one.unit.kind),
  },
  { id: 'supply', rule: '10.11', stops: ({ unit }) => unit.where === 'map' && unit.supply !== 'edge' },
  { id: 'entry', rule: '10.12', stops: ({ unit }) => unit.where === 'dead' && !unit.entry },
  { id: 'short', rule: '10.8', stops: (one) => one.left !== undefined && costOf(one) > one.left },
];
