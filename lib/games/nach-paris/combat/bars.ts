import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import type { Attacker, AttackingHex } from '@/lib/games/nach-paris/combat/fields';
import { mayCross } from '@/lib/games/nach-paris/tables/costs';

/** What of a unit decides; a defender tells neither the colour of its CBF nor whether it is foot artillery. */
export type Advancer = Pick<Attacker, 'kind' | 'march' | 'mobility'> &
  Partial<Pick<Attacker, 'weak' | 'footArtillery' | 'mountain'>>;
type Across = Pick<AttackingHex, 'hexside'>;

/** Why a unit may not enter the emptied hex (9.6.5 to 9.6.7). */
const BARS: readonly Bar<Advancer & Across>[] = [
  { id: 'siege', rule: '9.6.6', stops: ({ kind }) => kind === 'sar' },
  { id: 'footArtillery', rule: '9.6.6', stops: ({ footArtillery = false }) => footArtillery },
  { id: 'march', rule: '9.6.6', stops: ({ march }) => march === 'fom' },
  { id: 'weak', rule: '9.6.5', stops: ({ weak = false }) => weak },
  { id: 'hexside', rule: '9.6.7', stops: (unit) => !mayCross(unit.hexside, unit) },
];

/** The first thing that keeps a unit of either side from advancing between the attacked hex and this attacking one. */
export const advanceBar = (unit: Advancer, hex: Across): Barred | undefined =>
  sortBars(BARS, { ...unit, hexside: hex.hexside }).barred[0];
/** The same for several attacking hexes: undefined if it may enter one of them. */
export const barEverywhere = (unit: Advancer, hexes: readonly Across[]): Barred | undefined => {
  const bars = hexes.map((hex) => advanceBar(unit, hex));
  return bars.includes(undefined) ? undefined : bars[0];
};
