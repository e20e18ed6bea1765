import type { ComponentType } from 'react';
import type { Speaker } from '@/lib/calc/say';
import type { GameId } from '@/lib/core/game-id';
import { FacingDiagram } from '@/components/games/nach-paris/facing-diagram';

/** A drawing that goes with a chart, and the message files of the game whose words it speaks. */
export interface ChartDrawing {
  readonly Drawing: ComponentType<{ readonly speak: Speaker }>;
  readonly messages: readonly string[];
}

const DRAWINGS: Readonly<Partial<Record<GameId, Readonly<Record<string, ChartDrawing>>>>> = {
  'nach-paris': { 'facing-zoc': { Drawing: FacingDiagram, messages: ['facing'] } },
};

/** The drawing of a chart, if it has one. */
export const drawingOf = (game: GameId, chart: string): ChartDrawing | undefined => DRAWINGS[game]?.[chart];
