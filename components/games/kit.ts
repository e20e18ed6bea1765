import type { ComponentType, ReactNode } from 'react';
import type { FieldProps } from '@/components/calculator/form/field-props';
import type { Members } from '@/components/calculator/form/members';
import type { Shelf } from '@/components/desk/shelf';
import type { Slot } from '@/components/storage/slot';
import type { Input } from '@/lib/calc/check';
import type { OwnControl } from '@/lib/calc/field';
import type { Speaker } from '@/lib/calc/say';
import type { AnySheet } from '@/lib/sheet/sheet';

/**
 * What a game brings to the screens, besides its rules and data. A kit holds no part itself: each is loaded when a page
 * needs it, so that no page pays for another's.
 */
export interface GameKit {
  /** what its board's page shows, with its data */
  readonly board?: () => Promise<ReactNode>;
  /** what its board and its tools hand each other */
  readonly exchange?: () => Promise<BoardExchange>;
  /** where its board is kept, so that a damaged one can be put back from wherever the player is */
  readonly stored?: () => Promise<StoredBoard>;
  /** what the forms of its tools need beyond the common controls */
  readonly form?: () => Promise<FormKit>;
}

/** Where a game keeps its board: the shelf of its hex sheets, or slots of its own. */
export type StoredBoard = { readonly shelf: Shelf<AnySheet> } | { readonly slots: readonly Slot<unknown>[] };

export interface FormKit {
  /** the controls that its fields ask for by these names */
  readonly controls?: Readonly<Partial<Record<OwnControl, ComponentType<FieldProps>>>>;
  /** the map sign of a counter that players type in themselves */
  readonly CounterSign?: CounterSign;
  /** what a text of an input is called that is the id of something in the game's data; undefined for any other */
  readonly nameOf?: (id: string, data: unknown, speaker: Speaker) => string | undefined;
}

/** Draws nothing for a unit of a kind that has no sign. */
export type CounterSign = ComponentType<{ readonly unit: Members }>;

/** A position as a file that the game's board opens. */
export interface BoardFile {
  readonly name: string;
  readonly content: string;
}

export interface BoardExchange {
  /**
   * what stands on the board of this device, and which fields a position has; undefined when no board was ever laid out
   */
  read(data: unknown): Promise<{ readonly position: Input; readonly fields: readonly string[] } | undefined>;
  /** the position of a tool's input; undefined when it has none of its own */
  file(input: Input, data: unknown): BoardFile | undefined;
}
