import type { RosterUnit } from '@/components/calculator/counters/roster';
import { formOf, usualOf } from '@/lib/calc/form';
import type { HexInfo } from '@/lib/games/nach-paris/sheet/schema';
import { fortSchema, hexSchema, placedUnitSchema, type Grade } from '@/lib/games/nach-paris/sheet/schema';
import {
  KINDS,
  MOBILITIES,
  NATIONS,
  type Hexside,
  type Kind,
  type Mobility,
  type Nation,
  type Terrain,
} from '@/lib/games/nach-paris/units';
import type { UnitInput } from '@/components/sheet/edits';

/** What a tap on the sheet does. `look` opens what stands there, `trace` asks a tool. */
export const MODES = ['look', 'terrain', 'sides', 'rail', 'places', 'units', 'trace'] as const;
export type Mode = (typeof MODES)[number];
/** Modes in which a drag with one finger paints; in the others it moves the map. */
export const isPainting = (mode: Mode): boolean =>
  mode === 'terrain' || mode === 'sides' || mode === 'rail' || mode === 'places';

/** What the rail brush does besides laying a grade: takes rails up, or destroys and repairs a structure. */
export const RAIL_TOOLS = ['hcr-improved', 'hcr', 'lcr', 'lift', 'structure'] as const;
export type RailTool = (typeof RAIL_TOOLS)[number];
export const gradeOf = (tool: RailTool): Grade | undefined =>
  tool === 'lift' || tool === 'structure' ? undefined : tool;

/** Things that are stamped into hexes. A stamp that a hex carries already is taken off by `off`. */
export interface Stamp {
  readonly id: string;
  readonly on: Partial<HexInfo>;
  readonly off: Partial<HexInfo>;
}

const plain = hexSchema.parse({});
const choice = <Key extends 'country' | 'control' | 'city' | 'station' | 'root'>(
  key: Key,
  values: readonly HexInfo[Key][],
): readonly Stamp[] =>
  values.map((value) => ({ id: `${key}.${value ?? 'none'}`, on: { [key]: value }, off: { [key]: plain[key] } }));

export const STAMPS = {
  country: choice('country', ['germany', 'france', 'belgium', 'luxembourg', 'netherlands', 'none']),
  control: choice('control', ['german', 'allied', undefined]),
  city: choice('city', ['small', 'normal', 'large', 'suburb', 'grand-station', 'none']),
  station: choice('station', ['small', 'normal', 'large', 'none', 'city']),
  fortification: [
    { id: 'fort', on: { forts: [fortSchema.parse({})] }, off: { forts: [] } },
    {
      id: 'feste',
      on: { forts: [fortSchema.parse({ kind: 'feste', category: 'improved-concrete', steps: 2 })] },
      off: { forts: [] },
    },
    { id: 'zone', on: { zone: true }, off: { zone: false } },
    { id: 'oldFort', on: { oldFort: true }, off: { oldFort: false } },
  ],
  other: [
    { id: 'port', on: { port: { capacity: 4, owner: 'allied' } }, off: { port: undefined } },
    ...choice('root', ['german', 'allied', 'belgian', undefined]),
  ],
} as const satisfies Readonly<Record<string, readonly Stamp[]>>;
export type StampGroup = keyof typeof STAMPS;
export const STAMP_GROUPS = Object.keys(STAMPS) as readonly StampGroup[];

/** The brush of each mode. */
export interface Brushes {
  readonly terrain: Terrain;
  readonly side: Hexside;
  readonly rail: RailTool;
  readonly group: StampGroup;
  readonly stamp: Stamp;
  readonly unit: UnitInput;
  /** one of the player's counters, put down once in place of `unit` */
  readonly counter?: RosterUnit | undefined;
}

export const FIRST_BRUSHES: Brushes = {
  terrain: 'rough',
  side: 'river',
  rail: 'hcr',
  group: 'country',
  stamp: STAMPS.country[0] ?? { id: '', on: {}, off: {} },
  unit: { nation: 'germany', kind: 'inf' },
};

export const UNIT_NATIONS: readonly Nation[] = NATIONS;
export const UNIT_KINDS: readonly Kind[] = KINDS;
const MOBILITY_OF: Readonly<Partial<Record<Kind, Mobility>>> = { sar: MOBILITIES[3], cav: MOBILITIES[1] };

const FIELDS = formOf(placedUnitSchema);

/** A new unit of a kind with values that its kind usually has; the player types those of the counter. */
export const newUnit = (nation: Nation, kind: Kind): UnitInput => ({
  nation,
  kind,
  mobility: MOBILITY_OF[kind] ?? 'normal',
  ...Object.fromEntries(FIELDS.flatMap((field) => (field.info.usual ? [[field.name, usualOf(field, { kind })]] : []))),
  ...(kind === 'hq' ? { radius: 12 } : {}),
});
