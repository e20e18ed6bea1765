import type { ComponentType, KeyboardEvent } from 'react';
import type * as z from 'zod/mini';
import type { Members } from '@/components/calculator/form/members';
import type { RosterUnit } from '@/components/calculator/counters/roster';
import type { Shelf } from '@/components/desk/shelf';
import type { Kept } from '@/components/storage/undo';
import type { Listeners } from '@/components/map/gestures';
import type { MapControl } from '@/components/map/map-control';
import type { GameInks } from '@/components/sheet/draw/inks';
import type { Looks } from '@/components/sheet/draw/looks';
import type { Picture } from '@/components/sheet/draw/paint';
import type { Drawing } from '@/components/sheet/draw/pen';
import type { Trace, Tracer } from '@/components/sheet/trace/tracer';
import type { SheetIn, SheetTypes, Stamp, UnitIn } from '@/components/sheet/types';
import type { Direction } from '@/lib/board/hex/grid';
import type { Orientation } from '@/lib/board/hex/plane';
import type { Refusal, Text } from '@/lib/calc/evaluation';
import type { FormField } from '@/lib/calc/form';
import type { Result } from '@/lib/core/result';
import type { Edit, SheetEdits, UnitInput } from '@/lib/sheet/edits';
import type { ReadySheet } from '@/lib/sheet/ready';
import type { HexOf, UnitOf } from '@/lib/sheet/sheet';

export type Say = (key: string, params?: Text['params']) => string;

/** Words for what stands on a sheet, in the page's language. */
export interface SheetNames<G extends SheetTypes = SheetTypes> {
  unit(unit: Pick<UnitIn<G>, 'id'> & Partial<UnitIn<G>>): string;
  /** everything of a hex in one sentence, for those who do not see the sheet */
  hex(view: G['view'], hex: number): string;
}

/** One of the optional parts of the drawing, with its key over the sheet. */
export interface Layer {
  readonly id: string;
  readonly label: (t: Say) => string;
  readonly path: string;
  readonly className?: string;
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

/** What a tap on the sheet does. `look` opens what stands there, `trace` asks a tool. */
export type Mode = 'look' | 'terrain' | 'sides' | 'rail' | 'places' | 'units' | 'trace';

/** The brush of each mode. */
export interface Brushes<G extends SheetTypes = SheetTypes> {
  readonly terrain: string;
  readonly side: string;
  readonly rail: string;
  readonly group: string;
  readonly stamp: Stamp;
  readonly unit: G['brush'];
}

/** A sheet on the table, with the ways back and forth. */
export interface SheetState<G extends SheetTypes = SheetTypes> extends Kept {
  readonly sheet: SheetIn<G>;
  readonly view: G['view'];
  readonly edits: SheetEdits<SheetIn<G>>;
  /** the turn of the checklist, where a sheet can stand in it */
  readonly playing: number | undefined;
  apply(edit: Edit<SheetIn<G>>): void;
  /** how a sheet would be that an edit makes; undefined for one that does not open */
  opened(sheet: SheetIn<G>): G['view'] | undefined;
}

/** Units picked up to be put down elsewhere. */
export interface Moving {
  readonly ids: readonly string[];
  readonly from: number;
}

/** The sheet and everything that is being done with it. */
export interface Desk<G extends SheetTypes = SheetTypes> extends Required<Listeners> {
  readonly kit: SheetKit<G>;
  readonly state: SheetState<G>;
  /** the sheet as it is drawn: with the stroke that is being painted */
  readonly view: G['view'];
  readonly map: MapControl;
  readonly picture: Picture;
  readonly mode: Mode;
  readonly brushes: Brushes<G>;
  /** the optional parts of the drawing that are on */
  readonly layers: ReadonlySet<string>;
  /** the hex under the keyboard; the one that the panel is about */
  readonly cursor: number | undefined;
  /** the panel of the hex is open, on the phone */
  readonly opened: boolean;
  /** the drawer of the mode is open, on the phone */
  readonly drawer: boolean;
  readonly moving: Moving | undefined;
  /** where a railway that is being laid goes on from */
  readonly laying: number | undefined;
  readonly trace: Trace<G>;
  setMode(mode: Mode): void;
  setBrush(brush: Partial<Brushes<G>>): void;
  setLayers(layers: ReadonlySet<string>): void;
  close(): void;
  move(moving: Moving | undefined): void;
  stopLaying(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** A part of the panel that is about one hex. */
export interface HexProps<G extends SheetTypes = SheetTypes> {
  readonly desk: Desk<G>;
  readonly hex: number;
}

/** How counters stand on the sheets of a game. */
export interface SheetCounters<G extends SheetTypes = SheetTypes> {
  /** what is printed on a counter, as the sheet asks for it */
  readonly fields: readonly FormField[];
  /** what a unit of its kind is always asked for */
  main(unit: Members): readonly FormField[];
  /** a counter as it is put on the sheet: with the usual values of its kind where nobody has entered any */
  placed(counter: RosterUnit): UnitInput<SheetIn<G>>;
  /** what a unit tells of its counter by having been typed; undefined when it tells nothing */
  told(unit: UnitOf<SheetIn<G>>, before: UnitOf<SheetIn<G>>): Members | undefined;
  /** a counter with what shows of it in the state of a unit; undefined when the state hides it */
  shown(counter: RosterUnit, unit: UnitOf<SheetIn<G>>): RosterUnit | undefined;
}

/** Everything that makes the sheets of a game its own. */
export interface SheetKit<G extends SheetTypes = SheetTypes> extends Looks<G> {
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
