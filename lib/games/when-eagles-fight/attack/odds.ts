import type { CardBook } from '@/lib/tables/card';
import { findCell, type CellRef, type FoundCell } from '@/lib/tables/card-cell';
import { compareLosses, CRT, resultOf, type CombatResult } from '@/lib/games/when-eagles-fight/crt/result';

/*
 * The odds (13.8 to 13.10, 13.12) and where each face of the die is read (13.11, 13.20).
 */

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export const FIRST_ROW = 1;
export const LAST_ROW = 9;
/** The outermost columns of the table: 1:2 and 5:1. */
const LOWEST = -2;
const HIGHEST = 5;

/**
 * Odds as one number: 3 is 3:1, −3 is 1:3. There is no −1, 0 or 1:0.
 */
export type Level = number;

/** 3:1 for 26 against 7, rounded down; 1:3 for 5 against 11, rounded up (13.8, 13.9). Undefined against no factor. */
export function levelOf(attack: number, defence: number): Level | undefined {
  if (defence <= 0) return undefined;
  if (attack <= 0) return Number.NEGATIVE_INFINITY;
  return attack >= defence ? Math.floor(attack / defence) : -Math.ceil(defence / attack);
}

export const levelText = (level: Level): string =>
  level === Number.NEGATIVE_INFINITY ? '0:1' : level > 0 ? `${level}:1` : `1:${-level}`;
export function levelFrom(text: string): Level {
  const [a = 1, b = 1] = text.split(':').map(Number);
  return b === 1 ? a : -b;
}

/** Below 1:2 the attack fails without a roll (13.10). */
export const isHopeless = (level: Level): boolean => level < LOWEST;
/** The column that is read: above 5:1 that of 5:1 (13.10). */
export const columnOf = (level: Level): string => levelText(Math.min(level, HIGHEST));
/** +1 for each proportion above 5:1 (13.12). */
export const aboveHighest = (level: Level): number => Math.max(0, level - HIGHEST);

/** The next odds up that may win anything: from below 1:2 that is 1:2 itself, and after 1:2 comes 1:1. */
export const nextLevel = (level: Level): Level => (level < LOWEST ? LOWEST : level < 0 ? 1 : level + 1);

/** The fewest attack factors that make at least these odds against a defence. */
export const factorsFor = (level: Level, defence: number): number =>
  level > 0 ? level * defence : Math.ceil(defence / -level);

/** The row that a face comes to, never below 1 or above 9 (13.11). */
export const rowOf = (face: number, drm: number): number => Math.min(LAST_ROW, Math.max(FIRST_ROW, face + drm));

/** A cell of the table that some faces come to. */
export interface Use {
  readonly row: number;
  readonly faces: readonly number[];
  readonly ref: CellRef;
  readonly found: FoundCell | undefined;
  readonly result: CombatResult | undefined;
}

export const refOf = (column: string, row: number): CellRef => ({
  card: CRT,
  column: { known: true, heading: column },
  row: String(row),
});

/** The cells that the faces come to, each once, from the lowest row on (13.11, 13.20). */
export function usesOf(book: CardBook, column: string, drm: number, faces: readonly number[] = FACES): readonly Use[] {
  const rows = new Map<number, number[]>();
  for (const face of faces) {
    const row = rowOf(face, drm);
    rows.set(row, [...(rows.get(row) ?? []), face]);
  }
  return [...rows].map(([row, of]) => {
    const ref = refOf(column, row);
    const found = findCell(book, ref);
    return { row, faces: of, ref, found, result: found && resultOf(found.result) };
  });
}

/** Results from the gentlest for the attacker on. */
export const heavier = (a: CombatResult, b: CombatResult): number =>
  compareLosses(a.defender, b.defender) || compareLosses(b.attacker, a.attacker);
