import { fraction, type Fraction } from '@/lib/prob/fraction';

/** The highest face that hits: a 1 always does, a 6 never, else up to the strength after the modifier (9.3.1.c). */
export const hitsUpTo = (strength: number, drm: number): number => Math.min(5, Math.max(1, strength - drm));

/** The highest face that disrupts cavalry which withdraws from infantry (9.6.2). */
export const WITHDRAWAL_UP_TO = 2;

/** The chance that a die shows so much or less. */
export const chanceUpTo = (face: number): Fraction => fraction(face, 6);
