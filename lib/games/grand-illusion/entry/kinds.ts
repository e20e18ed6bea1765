import type { EntryInput, Presence } from '@/lib/games/grand-illusion/entry/fields';

/** A hex as the table of 8.4.4 sees it when units leave it, and when they enter it. */
export type FromKind = 'friendly' | 'friendly-contested' | 'enemy-contested' | 'enemy-vacant';
export type ToKind = 'friendly' | 'friendly-contested' | 'enemy-vacant' | 'enemy-occupied' | 'enemy-contested';

/** What the table says of a step: the unit may go on (1), must stop (2), or may not enter. */
export type Cell = 'on' | 'stop' | 'no';

type Control = 'friendly' | 'enemy';

/** Enemies that count for the table: combat units and unbesieged forts; HQ and HA do not (8.3.1, 8.3.3, note 5). */
export const stands = (enemy: Presence): boolean => enemy === 'fort' || isCombat(enemy);

/** Enemy combat units are there. */
export const isCombat = (enemy: Presence): boolean => enemy === 'cavalry' || enemy === 'units';

/** What by the questions `contested-hex-units` and `entry-table-occupied` counts in the hex that is entered. */
type Counted = Pick<EntryInput, 'contestedReading' | 'occupiedReading'>;

/** The row of the table: the hex that the units are in (8.4.4). */
export function fromKind(control: Control, enemy: Presence): FromKind {
  if (control === 'friendly') return stands(enemy) ? 'friendly-contested' : 'friendly';
  return stands(enemy) ? 'enemy-contested' : 'enemy-vacant';
}

/** The column of the table: the hex that they enter; `friends`: combat units or an unbesieged fort of theirs there. */
export function toKind(control: Control, enemy: Presence, friends: boolean, counted: Counted): ToKind {
  const by = control === 'friendly' ? counted.contestedReading : counted.occupiedReading;
  const there = stands(enemy) || (enemy === 'hq' && by === 'any');
  if (control === 'friendly') return there ? 'friendly-contested' : 'friendly';
  if (!there) return 'enemy-vacant';
  return friends ? 'enemy-contested' : 'enemy-occupied';
}

const FROM_FRIENDLY: Readonly<Record<ToKind, Cell>> = {
  friendly: 'on',
  'friendly-contested': 'stop',
  'enemy-vacant': 'on',
  'enemy-occupied': 'stop',
  'enemy-contested': 'stop',
};

/**
 * The matrix of 8.4.4. The last row is that of the Italian exit table alone: supplied combat units never leave such a
 * hex, since it turned friendly when they came in.
 */
export const MATRIX: Readonly<Record<FromKind, Readonly<Record<ToKind, Cell>>>> = {
  friendly: FROM_FRIENDLY,
  'friendly-contested': FROM_FRIENDLY,
  'enemy-contested': { ...FROM_FRIENDLY, 'enemy-occupied': 'no', 'enemy-contested': 'no' },
  'enemy-vacant': FROM_FRIENDLY,
};
