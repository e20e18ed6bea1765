import type { Chart } from '@/lib/tables/chart';
import type { Localised } from '@/lib/core/language';
import type { Rule } from '@/lib/core/rule';

/** The two alliances. */
export type Side = 'allied' | 'central';
export type Face = 'full' | 'reduced';

/** One face of a counter: combat factor, loss factor, movement factor (2.2.1). */
export interface Factors {
  readonly cf: number;
  readonly lf: number;
  readonly mf: number;
}

export interface Nation {
  readonly id: string;
  /** null for countries without units, which the rulebook never abbreviates */
  readonly abbr: Localised | null;
  readonly side: Side;
  readonly name: Localised;
}

export interface UnitType {
  readonly id: string;
  readonly nation: string;
  readonly kind: 'army' | 'corps';
  /** British family and other named units with rules of their own: "bef", "mef", "cau", … */
  readonly special: string | null;
  readonly name: Localised;
  readonly full: Factors;
  readonly reduced: Factors;
  readonly count: number;
  readonly designations?: readonly string[];
  /** false for the units marked with a dot, which never take replacements (17.1.7) */
  readonly replaceable: boolean;
  /** which Replacement Points rebuild it; "A" are those of the Allied minors (17.1.1.1) */
  readonly rp: string | null;
}

export interface Units {
  readonly nations: readonly Nation[];
  readonly types: readonly UnitType[];
}

export type Terrain = 'clear' | 'forest' | 'mountain' | 'swamp' | 'desert';

export interface Space {
  readonly id: string;
  readonly name: string;
  readonly nation: string | null;
  readonly region: 'europe' | 'near-east';
  readonly terrain: Terrain;
  readonly fort: number | null;
  /** which side may use it as a port */
  readonly port: Side | null;
  readonly vp: boolean;
  readonly supply: readonly string[];
  readonly capitalOf: string | null;
  /** the side that the space belongs to, or will belong to once its nation is at war */
  readonly side: Side;
  readonly neutralAtStart: boolean;
  readonly aka: readonly string[];
}

export interface Connection {
  readonly a: string;
  readonly b: string;
  /** nations that may use a dotted line (11.1.4); null is a solid line */
  readonly only: readonly string[] | null;
}

export interface PlacedUnit {
  readonly space: string;
  readonly type: string;
  readonly designation?: string;
  readonly face: Face;
}

export interface SetupPreset {
  readonly id: string;
  readonly rules: readonly string[];
  readonly units: readonly PlacedUnit[];
  readonly trenches: readonly { readonly space: string; readonly level: 1 | 2; readonly side: Side }[];
  readonly reserve: Readonly<
    Record<Side, readonly { readonly type: string; readonly face: Face; readonly count: number }[]>
  >;
}

/**
 * Units that a nation brings when it enters the war (4.2.2); `limited` is the entry of Greece by Salonika (9.5.2.4).
 */
export interface EntrySetup {
  readonly nation: string;
  readonly event: string | null;
  readonly limited?: boolean;
  readonly rules: readonly string[];
  readonly units: readonly PlacedUnit[];
}

/**
 * A position to load (content/paths-of-glory/boards.json): what differs from a set-up, or from the bare map ("empty").
 * A space listed under `units` holds exactly the units given there.
 */
export interface BoardPreset {
  readonly id: string;
  readonly title: Localised;
  readonly rules: readonly string[];
  readonly base: string;
  readonly control?: Readonly<Record<string, Side>>;
  readonly units?: Readonly<
    Record<string, readonly { readonly type: string; readonly face?: Face; readonly designation?: string }[]>
  >;
  readonly besieged?: readonly string[];
  readonly destroyed?: readonly string[];
  readonly events?: readonly string[];
  readonly beachhead?: string;
  /** a space or unit that the position is about */
  readonly focus?: string;
  /** what the rulebook says of it: every unit that is out of supply, and the spaces that attrition turns */
  readonly expected: BoardOutcome;
}

export interface BoardOutcome {
  readonly outOfSupply: readonly {
    readonly space: string;
    readonly type: string;
    readonly designation?: string;
    readonly at?: readonly string[];
    readonly reason?: string;
    readonly rule?: Rule;
    readonly dies?: boolean;
  }[];
  /** units that the source says are in supply */
  readonly supplied?: readonly { readonly space: string; readonly type: string; readonly bySea?: boolean }[];
  readonly turns: Readonly<Record<Side, readonly string[]>> | null;
}

export interface GameTurn {
  readonly n: number;
  readonly name: Localised;
  readonly season: 'august' | 'september' | 'fall' | 'winter' | 'spring' | 'summer';
  readonly year: number;
}

export interface GameEvent {
  readonly id: string;
  readonly name: Localised;
  readonly side: Side;
  readonly warStatus: number;
  readonly effect: Localised;
  readonly rules: readonly string[];
}

/** Everything that the calculators of Paths of Glory read. */
export interface PogData {
  readonly units: Units;
  readonly spaces: readonly Space[];
  readonly connections: readonly Connection[];
  readonly turns: readonly GameTurn[];
  readonly events: readonly GameEvent[];
  readonly setups: readonly SetupPreset[];
  readonly entries: readonly EntrySetup[];
  readonly boards: readonly BoardPreset[];
  readonly charts: Readonly<Record<string, Chart>>;
}

let loaded: Promise<PogData> | undefined;

/** Loads the game's data once; in the browser as chunks of their own, only when a tool is opened. */
export function loadData(): Promise<PogData> {
  loaded ??= readAll();
  return loaded;
}

async function readAll(): Promise<PogData> {
  const [
    units,
    spaces,
    connections,
    turns,
    events,
    setup,
    boards,
    army,
    corps,
    terrain,
    mandated,
    peace,
    replacement,
    levels,
    war,
    points,
  ] = await Promise.all([
    import('@/content/paths-of-glory/units.json'),
    import('@/content/paths-of-glory/map/spaces.json'),
    import('@/content/paths-of-glory/map/connections.json'),
    import('@/content/paths-of-glory/turns.json'),
    import('@/content/paths-of-glory/events.json'),
    import('@/content/paths-of-glory/setup.json'),
    import('@/content/paths-of-glory/boards.json'),
    import('@/content/paths-of-glory/tables/fire-army.json'),
    import('@/content/paths-of-glory/tables/fire-corps.json'),
    import('@/content/paths-of-glory/tables/terrain.json'),
    import('@/content/paths-of-glory/tables/mandated-offensives.json'),
    import('@/content/paths-of-glory/tables/peace-terms.json'),
    import('@/content/paths-of-glory/tables/replacement-costs.json'),
    import('@/content/paths-of-glory/tables/victory-levels.json'),
    import('@/content/paths-of-glory/tables/war-status.json'),
    import('@/content/paths-of-glory/tables/victory-points.json'),
  ]);
  const charts = [army, corps, terrain, mandated, peace, replacement, levels, war, points].map(
    (module) => module.default as unknown as Chart,
  );
  return {
    units: units.default as unknown as Units,
    spaces: spaces.default.spaces as unknown as readonly Space[],
    connections: connections.default.connections as unknown as readonly Connection[],
    turns: turns.default.turns as unknown as readonly GameTurn[],
    events: events.default.events as unknown as readonly GameEvent[],
    setups: setup.default.presets as unknown as readonly SetupPreset[],
    entries: setup.default.onEntry as unknown as readonly EntrySetup[],
    boards: boards.default.boards as unknown as readonly BoardPreset[],
    charts: Object.fromEntries(charts.map((chart) => [chart.id, chart])),
  };
}

/** A chart by its id; undefined where it was not loaded. */
export const chartOf = (data: PogData, id: string): Chart | undefined => data.charts[id];
