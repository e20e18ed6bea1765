import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import { recoverLibrary, shelfOf, type Look, type Shelf, type Work } from '@/components/desk/shelf';
import type { SheetCounters } from '@/components/sheet/counters';
import type { HexProps } from '@/components/sheet/hex-props';
import type { Ink, GameInks } from '@/components/sheet/draw/inks';
import type { Line, Pen } from '@/components/sheet/draw/pen';
import type { Poly } from '@/components/sheet/draw/signs';
import type { AnyPicks, Tracer } from '@/components/sheet/trace/tracer';
import type { Desk } from '@/components/sheet/use-desk';
import { store } from '@/components/storage/store';
import type { Direction } from '@/lib/board/hex/grid';
import type { Orientation } from '@/lib/board/hex/plane';
import type { Refusal, Text } from '@/lib/calc/evaluation';
import type { Result } from '@/lib/core/result';
import { editsOf, isEmpty, type UnitInput } from '@/lib/sheet/edits';
import type { ReadySheet } from '@/lib/sheet/ready';
import type { AnySheet, Ground, HexOf, Placed, SheetKind } from '@/lib/sheet/sheet';

/** What the sheet of a game is about: its opened sheets, what is pointed at, and what a tap puts down as a unit. */
export interface SheetTypes {
  readonly view: Ground;
  readonly picks: AnyPicks;
  readonly brush: object;
  readonly data: object;
}
export type SheetIn<G extends SheetTypes> = G['view']['sheet'];
export type UnitIn<G extends SheetTypes> = G['view']['units'][number];

export type Say = (key: string, params?: Text['params']) => string;

/** Words for what stands on a sheet, in the page's language. */
export interface SheetNames<G extends SheetTypes = SheetTypes> {
  unit(unit: Pick<UnitIn<G>, 'id'> & Partial<UnitIn<G>>): string;
  /** everything of a hex in one sentence, for those who do not see the sheet */
  hex(view: G['view'], hex: number): string;
}

/** How a terrain looks: the ink of its ground, and signs that tell it apart without colour. */
export interface TerrainLook {
  readonly ink: Ink;
  readonly signs: readonly Poly[];
  readonly signInk: Ink;
}
/** The strokes of a hexside one over the other; widths and dashes tell the kinds apart. */
export type SideLook = readonly (readonly [ink: Ink, width: number, dash: readonly number[]])[];

/** How railways of a grade look: their line, and how many ticks are across it. */
export interface GradeLook {
  readonly line: Line;
  readonly ticks: number;
  /** the messages of its name: on a brush, and in full */
  readonly label: string;
  readonly name: string;
}

/** Things that are stamped into hexes. A stamp that a hex carries already is taken off by `off`. */
export interface Stamp<Hex = object> {
  readonly id: string;
  /** the message of its name */
  readonly label: string;
  readonly on: Partial<Hex>;
  readonly off: Partial<Hex>;
}

/** One of the optional parts of the drawing, with its key over the sheet. */
export interface Layer {
  readonly id: string;
  readonly label: (t: Say) => string;
  readonly path: string;
  readonly className?: string;
}

/** What a game draws beyond terrain, hexsides and railways, from the lowest to the highest; each part may be absent. */
export interface Drawing<G extends SheetTypes = SheetTypes> {
  /** over the ground and under everything else; with the layers that are on */
  ground?(pen: Pen<G>, layers: ReadonlySet<string>): void;
  borders?(pen: Pen<G>): void;
  places?(pen: Pen<G>): void;
  /** over the names of the hexes */
  over?(pen: Pen<G>, layers: ReadonlySet<string>): void;
  units(pen: Pen<G>): void;
}

/** Putting units on the sheet and turning them. */
export interface UnitTools<G extends SheetTypes = SheetTypes> {
  /** what a tap puts down at first */
  readonly first: G['brush'];
  /** what a brush puts down, and the brush after that */
  put(brush: G['brush']): { readonly unit: UnitInput<SheetIn<G>>; readonly next: G['brush'] };
  readonly Palette: ComponentType<{ readonly desk: Desk<G> }>;
  /** how the player's own counters stand on the sheet, where the game has such */
  readonly counters?: SheetCounters<G>;
  /** the change of a unit that looks in a direction from now on; undefined for one that looks nowhere */
  faced?(unit: UnitIn<G>, direction: Direction): UnitInput<SheetIn<G>> | undefined;
}

/** The tools that read the sheet. */
export interface TraceKit<G extends SheetTypes = SheetTypes> {
  readonly tools: Readonly<Record<string, () => Promise<Tracer<G>>>>;
  readonly first: G['picks'];
  /** what may be pointed at, as a device keeps it */
  readonly picks: z.ZodMiniType<G['picks']>;
  /** what is still pointed at when another tool is chosen */
  chosen(view: G['view'], picks: G['picks'], tool: string): G['picks'];
  /** what the sheet does not hold, above the answer, and what belongs to it, below */
  readonly Above: ComponentType<{ readonly desk: Desk<G> }>;
  readonly Below: ComponentType<{ readonly desk: Desk<G> }>;
}

/** Everything that makes the sheets of a game its own. */
export interface SheetKit<G extends SheetTypes = SheetTypes> {
  readonly kind: SheetKind<SheetIn<G>, UnitIn<G>>;
  readonly orientation: Orientation;
  open(sheet: SheetIn<G>): Result<G['view'], Refusal>;
  /** where a device keeps them */
  readonly shelf: Shelf<SheetIn<G>>;
  readonly data: G['data'];
  /** the situations that come with the game */
  readonly ready: readonly ReadySheet[];
  readonly lastTurn: number;
  names(say: Say): SheetNames<G>;
  /** messages of terrains and hexsides begin so */
  readonly words: {
    readonly terrain: string;
    readonly side: string;
    readonly turn: string;
    /** what a hex is called, for a name that is none; absent where that is two letters and a number */
    readonly name?: string;
  };
  readonly inks: GameInks;
  readonly terrains: Readonly<Record<string, TerrainLook>>;
  readonly sides: Readonly<Record<string, SideLook>>;
  /** from the widest to the narrowest; none and there is no mode for railways */
  readonly grades: Readonly<Record<string, GradeLook>>;
  /** railways are never destroyed, and all that meet in a hex are joined */
  readonly plainRails?: true;
  /** what the brushes paint with at first */
  readonly first: { readonly terrain: string; readonly side: string; readonly rail: string };
  readonly drawing: Drawing<G>;
  readonly layers: readonly Layer[];
  /** groups of stamps, by the message of the group's name; none and there is no mode for them */
  readonly stamps: Readonly<Record<string, readonly Stamp<HexOf<SheetIn<G>>>[]>>;
  readonly units: UnitTools<G>;
  /** what stands in a hex, and every way to change it */
  readonly HexPanel: ComponentType<HexProps<G>>;
  readonly trace?: TraceKit<G>;
  /** the rest of the list of signs */
  readonly Signs: ComponentType;
}

/** A game's kit in the form that the sheet holds it: its parts get what they were made for, and nothing else does. */
export const looseKit = <G extends SheetTypes>(kit: SheetKit<G>): SheetKit => kit as unknown as SheetKit;

/** Where a device keeps the sheets of a kind. A sheet that does not open is set aside by the store. */
export const sheetShelf = <Sheet extends AnySheet, Unit extends Placed>(
  kind: SheetKind<Sheet, Unit>,
  open: (sheet: Sheet) => Result<unknown, Refusal>,
): Shelf<Sheet> =>
  shelfOf<Sheet>(kind.game, {
    empty: editsOf(kind).empty,
    isEmpty,
    parse(raw) {
      const parsed = kind.schema.safeParse(raw);
      return parsed.success && open(parsed.data).ok ? parsed.data : undefined;
    },
  });

/**
 * Makes the list of sheets anew where there is none and there are sheets: it was damaged, and set aside by whoever read
 * it first. Tells whether it was made anew.
 */
export async function recovered(shelf: Shelf<AnySheet>): Promise<boolean> {
  const { value, problem } = await store.load(shelf.list);
  if (value || problem === 'silent' || problem === 'unavailable') return false;
  const library = await recoverLibrary(store, shelf);
  if (!library) return false;
  await store.change(shelf.list, (now) => now ?? library);
  return true;
}

/** How a sheet was left: where its map was, and what was being done; undefined for what was never seen. */
export interface Before {
  readonly look: Look | undefined;
  readonly work: Work | undefined;
}
export async function loadBefore(shelf: Shelf<AnySheet>, id: number): Promise<Before> {
  const [look, work] = await Promise.all([store.load(shelf.look(id)), store.load(shelf.work(id))]);
  return { look: look.value, work: work.value };
}
