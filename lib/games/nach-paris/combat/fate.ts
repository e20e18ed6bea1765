/*
 * The end of a combat for one unit or for several together, packed into a number: there are thousands of them to put
 * together. The steps lost stand above six marks.
 */
export type PackedFate = number;

const MARKS = { back: 1, gone: 2, able: 4, empty: 8, hurt: 16, crowded: 32 } as const;
const BITS = 6;
/** Marks that one of several is enough for; that nobody is left must hold for all. */
const ANY = MARKS.back | MARKS.able | MARKS.empty | MARKS.hurt | MARKS.crowded;
const mark = (bit: number, set: boolean): PackedFate => (set ? bit : 0);

/** Steps lost in all. */
export const lostIn = (one: PackedFate): number => one >> BITS;
/** Nobody of them is left in the hex. */
export const isGone = (one: PackedFate): boolean => (one & MARKS.gone) !== 0;
/** Somebody of them had to go back, whether or not he got through. */
export const isBack = (one: PackedFate): boolean => (one & MARKS.back) !== 0;
/** Somebody of them is still there who may advance. */
export const isAble = (one: PackedFate): boolean => (one & MARKS.able) !== 0;
/** One of their hexes is left without any unit. */
export const isEmpty = (one: PackedFate): boolean => (one & MARKS.empty) !== 0;
/** Somebody of them lost a step to the result itself. */
export const isHurt = (one: PackedFate): boolean => (one & MARKS.hurt) !== 0;

/** Somebody of them lost steps for want of room where he went back to. */
export const isCrowded = (one: PackedFate): boolean => (one & MARKS.crowded) !== 0;

/** Where there is no unit. */
export const NOBODY: PackedFate = MARKS.gone;

/** The fate of one unit. */
export const fateOf = ({
  lost,
  hurt,
  leaves,
  gone,
  able,
  crowded,
}: {
  readonly lost: number;
  readonly hurt: boolean;
  readonly leaves: boolean;
  readonly gone: boolean;
  readonly able: boolean;
  readonly crowded: boolean;
}): PackedFate =>
  (lost << BITS) |
  mark(MARKS.hurt, hurt) |
  mark(MARKS.back, leaves) |
  mark(MARKS.gone, gone) |
  mark(MARKS.able, able) |
  mark(MARKS.crowded, crowded);

/** Two fates as one. */
export const together = (a: PackedFate, b: PackedFate): PackedFate =>
  (((a >> BITS) + (b >> BITS)) << BITS) | (a & b & MARKS.gone) | ((a | b) & ANY);

/** The same with units beside them that nothing befalls: they hold the hex, and may be able to advance. */
export const beside = (one: PackedFate, held: boolean, able: boolean): PackedFate =>
  (held ? one & ~MARKS.gone : one) | mark(MARKS.able, able);

/** The fate of a whole hex: whether it is empty is settled. */
export const ofHex = (one: PackedFate, attended: boolean): PackedFate =>
  one | mark(MARKS.empty, isGone(one) && !attended);
