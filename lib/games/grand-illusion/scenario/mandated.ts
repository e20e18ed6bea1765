import turnTrack from '@/content/grand-illusion/tables/turn-track.json';
import type { Scenario } from '@/lib/games/grand-illusion/scenario/scenario';
import { asChart, printedNumber } from '@/lib/tables/chart-number';

/** Where the marker of a side's mandated battles starts in each turn, by the chart of 13.1. */
const marker = (side: 'allied' | 'german'): readonly number[] =>
  turnTrack.rows.items.map(({ id }) => printedNumber(asChart(turnTrack), id, `${side}-mandated`));
const ALLIED = marker('allied');
const GERMAN = marker('german');

/**
 * The first turns, GT 1 to 4: those of the Allied mandated battles of the scenario (13.1), of Élan (9.3.5.a) and of
 * Offensive to the Limit in its first form (9.1.4).
 */
export const isEarly = ({ turn }: { readonly turn: number }): boolean => (ALLIED[turn - 1] ?? 0) > 0;

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
  scenario === 'short' ? 0 : (GERMAN[turn - 1] ?? 0);
