import type { ComponentType } from 'react';
import type { Speaker } from '@/lib/calc/say';
import type { GameId } from '@/lib/core/game-id';

/** A drawing that goes with a chart, and the message files of the game whose words it speaks. */
export interface ChartDrawing {
  readonly Drawing: ComponentType<{ readonly speak: Speaker }>;
  readonly messages: readonly string[];
}

/**
 * The drawings of the games, by the chart's id. They are no part of the kits, since they are drawn on the server: a
 * page that asked a kit there would ship whatever the kit can load.
 */
const DRAWINGS: Readonly<Partial<Record<GameId, () => Promise<Readonly<Record<string, ChartDrawing>>>>>> = {
  'nach-paris': async () => (await import('@/components/games/nach-paris/drawings')).drawings,
};

/** The drawing of a chart, if it has one. */
export const drawingOf = async (game: GameId, chart: string): Promise<ChartDrawing | undefined> =>
  (await DRAWINGS[game]?.())?.[chart];
