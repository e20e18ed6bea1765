/*
 * How much a player can write on one card, and how much a file or a link can bring: several times the largest card that
 * a game was ever printed with.
 */

/** Headings that a player adds to those that the card declares. */
export const MOST_HEADINGS = 100;
/** Signs of a heading as it may be typed: "1 234,56 : 1 234,56" and some room. */
export const LONGEST_HEADING = 30;
/** Distances between columns that a player has counted. */
export const MOST_DISTANCES = 400;
/** Results on one card: lines times rows times columns. */
export const MOST_CELLS = 20_000;
/** Signs of the place of a result, "line/column/row". */
export const LONGEST_PLACE = 120;
/** Signs of a result. */
export const LONGEST_RESULT = 60;
/** Charts in a file. */
export const MOST_CHARTS = 100;

/** Signs of a pasted text, and its rows and columns: more are no table for a card. */
export const LONGEST_PASTE = 500_000;
export const MOST_LINES = 1_000;
/** Signs of the entries that a link brings: links that the house makes are shorter by far. */
export const LONGEST_SHARED = 100_000;
