import { HEAT_MARCH, MARCH_MF } from '@/lib/games/nach-paris/tables/marching';
import { isInfantry, type Kind, type Nation, type Rank } from '@/lib/games/nach-paris/units';

/** INF, with PIO, and CAV: the units of extended movement and forced marches (7.4.1, 7.5.1). */
export const isMarcher = (kind: Kind): boolean => isInfantry(kind) || kind === 'cav';

/** Whether the steps lost leave a unit fit for a forced march (7.5.2). */
export const isFreshToMarch = ({ kind, lost }: { readonly kind: Kind; readonly lost: number }): boolean =>
  lost <= (isInfantry(kind) ? 1 : 0);

/** MF of a forced march (7.5.3), without heat. */
export const marchTariff = ({ nation, rank }: { readonly nation: Nation; readonly rank: Rank }): number =>
  (nation === 'germany' || nation === 'france') && (rank === 'A+' || rank === 'A' || rank === 'B')
    ? MARCH_MF.fast
    : MARCH_MF.slow;

/** MF of a forced march in the weather of the turn. */
export const marchBonus = (unit: { readonly nation: Nation; readonly rank: Rank }, heat: boolean): number =>
  marchTariff(unit) - (heat ? HEAT_MARCH : 0);

/** MF spent from which EXM-1 is due (7.4.1). */
export const exm1From = (mf: number): number => Math.ceil(mf / 2);
