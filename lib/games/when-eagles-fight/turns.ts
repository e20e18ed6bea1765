import * as z from 'zod';
import { fields } from '@/lib/calc/field';

/** The last Game Turn of the historical scenario (4.3). */
export const LAST_TURN = 24;

/** Game Turns that end with a victory check (5.2). */
export const CHECK_TURNS = [2, 6, 11, 15, 20, 24] as const;

/**
 * The year of a Game Turn: 1–4 are 1914, 5–13 1915, 14–22 1916, then 1917 (6.4, 7.2; question `calendar`).
 */
export const yearOf = (turn: number): number => (turn <= 4 ? 1914 : turn <= 13 ? 1915 : turn <= 22 ? 1916 : 1917);

/** Game Turns of January and February, in which swamps and lakes are frozen (12.8, 12.11; question `calendar`). */
export const WINTER_TURNS: readonly number[] = [5, 14, 23];
export const isWinter = (turn: number): boolean => WINTER_TURNS.includes(turn);

/** A Game Turn of any scenario. */
export const turnNumber = (turn: number) => z.number().int().min(1).max(LAST_TURN).default(turn);

/** The field of the Game Turn; its words are the messages "turn". */
export const turnField = (turn = 1, rule = '5.1') =>
  turnNumber(turn).register(fields, { label: 'turn.fields.turn', rule });
