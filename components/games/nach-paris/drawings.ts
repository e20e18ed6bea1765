import type { ChartDrawing } from '@/components/games/drawings';
import { FacingDiagram } from '@/components/games/nach-paris/facing-diagram';

/** Drawings beside charts of 1914 Nach Paris. */
export const drawings: Readonly<Record<string, ChartDrawing>> = {
  'facing-zoc': { Drawing: FacingDiagram, messages: ['facing'] },
};
