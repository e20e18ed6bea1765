import { oncePer } from '@/lib/core/once';
import type { Chart } from '@/lib/tables/chart';
import { numberIn } from '@/lib/tables/lookup';
import type { BattleInput } from '@/lib/games/grand-illusion/battle/fields';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { fortsOfChart, garrisonedBy, type Fort } from '@/lib/games/grand-illusion/forts/fort';

/* What a battle takes from the charts: the modifiers of the dice and the forts with a large garrison. */

const DRM_CHART = 'battle-modifiers';
const FORT_CHART = 'forts';
export const BATTLE_TABLES = [DRM_CHART, FORT_CHART] as const;

/** Modifiers of the dice whose worth the chart names, by their rows in it. */
const ROWS = ['concentric-3', 'concentric-5', 'mountain', 'counterattack', 'fort'] as const;
export type Drm = Readonly<Record<(typeof ROWS)[number], number>>;

export interface BattleCharts {
  readonly drm: Drm;
  readonly forts: readonly Fort[];
}

/** The charts of a battle, or the id of the one that is not here or lacks a number. */
export const battleCharts = oncePer((charts: GiData['charts']): BattleCharts | (typeof BATTLE_TABLES)[number] => {
  const drm = charts[DRM_CHART] && drmOf(charts[DRM_CHART]);
  if (!drm) return DRM_CHART;
  return charts[FORT_CHART] ? { drm, forts: fortsOfChart(charts[FORT_CHART]) } : FORT_CHART;
});

function drmOf(chart: Chart): Drm | undefined {
  const found: Partial<Record<keyof Drm, number>> = {};
  for (const row of ROWS) {
    const value = numberIn(chart, row, 'value');
    if (value === undefined) return undefined;
    found[row] = value;
  }
  return found as Drm;
}

/** A battle whose forts have the large garrisons of their hex, whatever was entered of them (9.5.2). */
export function withGarrisons(input: BattleInput, forts: readonly Fort[]): BattleInput {
  const side = garrisonedBy(forts, input.hex);
  if (!side) return input;
  const units = input.board[side].map((unit) => (unit.kind === 'fort' ? { ...unit, garrison: true } : unit));
  return { ...input, board: { ...input.board, [side]: units } };
}
