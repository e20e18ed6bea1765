import {
  CALIBRES,
  shotCounts,
  shotsLeft,
  type Calibre,
  type ShotCount,
  type ShotsLeft,
} from '@/lib/games/nach-paris/bombardment/ammunition';
import type { Applied } from '@/lib/calc/modifiers';
import type { Rule } from '@/lib/core/rule';
import type { Attacker, CombatInput, Works } from '@/lib/games/nach-paris/combat/fields';
import { attackersOf } from '@/lib/games/nach-paris/combat/forces';

/* Siege guns that support a combat against entrenched units, and the shots that this costs (9.5.3, 8.8.2). */

/** What of a unit that a result may strike matters here. */
interface Target {
  readonly side: 'attacker' | 'defender';
  readonly modifiers: readonly Applied[];
}

const gunsOf = (input: CombatInput): readonly Attacker[] => attackersOf(input).filter(({ kind }) => kind === 'sar');
const isOut = ({ shells }: Attacker, left: ShotsLeft): boolean => shells !== 'none' && left[shells] === 0;

/**
 * The attacking siege guns that can fire: in firing position, and with a shot left if they count them (dispute
 * sar-in-combat).
 */
export const supportingGuns = (input: CombatInput): readonly Attacker[] =>
  gunsOf(input).filter((gun) => !gun.moving && !isOut(gun, shotsLeft(input)));

const isShelled = ({ side, modifiers }: Target): boolean =>
  side === 'defender' && modifiers.some(({ id }) => id === 'siegeGuns');
/** Whether the support of siege guns touches a unit with this shelter. */
export const isEntrenched = (shelter: Works): boolean =>
  shelter === 'regular' || shelter === 'improved' || shelter === 'old';

/** The counts that this combat pays a space on: none where the support touches nobody. */
export const shotsOf = (input: CombatInput, struck: readonly Target[]): readonly ShotCount[] =>
  struck.some(isShelled) ? shotCounts(supportingGuns(input), shotsLeft(input)) : [];

/** Why attacking siege guns spend no shot, with the rule; a calibre where its count is at 0. */
export interface NoShot {
  readonly id: 'moving' | 'empty' | 'open' | 'uncounted';
  readonly rule: Rule;
  readonly calibre?: Calibre;
}

/** Every reason that keeps a siege gun of the attacker from spending a shot, each once. */
export function noShots(input: CombatInput, struck: readonly Target[]): readonly NoShot[] {
  const guns = gunsOf(input);
  const left = shotsLeft(input);
  const ready = guns.filter((gun) => !gun.moving);
  return [
    ...(ready.length < guns.length ? [{ id: 'moving', rule: '8.1.2' } as const] : []),
    ...CALIBRES.filter((calibre) => ready.some((gun) => gun.shells === calibre && isOut(gun, left))).map(
      (calibre) => ({ id: 'empty', rule: '8.8.2', calibre }) as const,
    ),
    ...(supportingGuns(input).length > 0 && !struck.some(isShelled) ? [{ id: 'open', rule: '9.5.3' } as const] : []),
    ...(ready.some(({ shells }) => shells === 'none') ? [{ id: 'uncounted', rule: '2.5.17' } as const] : []),
  ];
}
