import type { Scenario } from '@/lib/games/grand-illusion/scenario/scenario';

/** Where the Allied mandated battle marker starts in GT 1 to 4 (13.1). */
const ALLIED: readonly number[] = [1, 2, 1, 1];

/**
 * The first turns, GT 1 to 4: those of the Allied mandated battles of the scenario (13.1), of Élan (9.3.5.a) and of
 * Offensive to the Limit in its first form (9.1.4).
 */
export const isEarly = ({ turn }: { readonly turn: number }): boolean => turn <= ALLIED.length;

/**
 * Allied mandated battles at the start of a turn: a General Retreat in GT 3 cancels that of GT 4 too, or those of its
 * own turn alone (13.1, 8.7.2; question `retreat-cancels-which`).
 */
export const alliedMandated = (turn: number, retreat: number, cancels: 'all' | 'turn' = 'all'): number =>
  retreat > 0 && retreat < turn && cancels === 'all' ? 0 : (ALLIED[turn - 1] ?? 0);

/** Whether a side that receives a mandated battle has to discard it: it would have more of them than CAPS (9.1.1.a). */
export const isDiscarded = (caps: number, mandated: number): boolean => mandated >= caps;

/** German mandated battles at the start of a turn: one in GT 12 to 15 (13.1). */
export const germanMandated = (turn: number, scenario: Scenario): number =>
  scenario !== 'short' && turn >= 12 ? 1 : 0;
