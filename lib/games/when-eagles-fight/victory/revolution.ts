import { fraction, type Fraction } from '@/lib/prob/fraction';

/* The revolution roll: a die, its modifiers and the cities against the number of the track; no limits (4.4). */

/** The least face of the die that brings the revolution; 7 and more: none does. */
export const faceNeeded = (rev: number, cities: number, modifier: number): number => rev - cities - modifier;

/** The chance that the die brings it. */
export const chanceOfRevolution = (rev: number, cities: number, modifier: number): Fraction =>
  fraction(Math.max(0, Math.min(6, 7 - faceNeeded(rev, cities, modifier))), 6);

/** The fewest cities with which at least so many of the six faces bring it. */
export const citiesFor = (faces: number, rev: number, modifier: number): number =>
  Math.max(0, rev - modifier - (7 - faces));
