import type { FormField } from '@/lib/calc/form';
import type { Localised } from '@/lib/core/language';
import { rosterForm } from '@/lib/games/grand-illusion/roster';
import type { HexList } from '@/lib/games/grand-illusion/map/hexes';
import type { Chart } from '@/lib/tables/chart';

/** Everything that the calculators of Grand Illusion read. */
export interface GiData {
  /** the Game Turns in their order, as the player's language names them */
  readonly turns: readonly { readonly n: number }[];
  /** the charts that a tool reads, by their id */
  readonly charts: Readonly<Record<string, Chart>>;
  /** the hexes of the map, as far as the rulebooks describe them */
  readonly hexes: HexList;
}

/** content/grand-illusion/counters.json */
export interface OfferedCounters {
  /** where the values come from, and what they are worth */
  readonly source: Localised;
  readonly units: readonly (Readonly<Record<string, unknown>> & { readonly name: Localised })[];
}

/** What a form reads that keeps the player's own counters. */
export interface CounterData {
  readonly counters: {
    readonly form: readonly FormField[];
    /** counters of which a source tells something, none of it a rule */
    readonly offered: OfferedCounters;
  };
}

let loaded: Promise<GiData & CounterData> | undefined;

/** Loads the game's data once; in the browser as chunks of their own, only when a tool is opened. */
export function loadData(): Promise<GiData & CounterData> {
  loaded ??= readAll();
  return loaded;
}

async function readAll(): Promise<GiData & CounterData> {
  const [{ default: turns }, { default: hexes }, { default: offered }, ...files] = await Promise.all([
    import('@/content/grand-illusion/turns.json'),
    import('@/content/grand-illusion/hexes.json'),
    import('@/content/grand-illusion/counters.json'),
    import('@/content/grand-illusion/tables/battle-modifiers.json'),
    import('@/content/grand-illusion/tables/caps.json'),
    import('@/content/grand-illusion/tables/forts.json'),
    import('@/content/grand-illusion/tables/stacking.json'),
    import('@/content/grand-illusion/tables/sea-retreat.json'),
    import('@/content/grand-illusion/tables/sea-retreat-drm.json'),
  ]);
  // The shape of charts and of the list of hexes is checked with the content.
  const charts = files.map(({ default: chart }) => chart as unknown as Chart);
  return {
    turns: turns.turns,
    charts: Object.fromEntries(charts.map((chart) => [chart.id, chart])),
    counters: { form: rosterForm, offered },
    hexes: hexes as unknown as HexList,
  };
}
