/** An exact probability or ratio in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y) [x, y] = [y, x % y];
  return x;
}

function reduced(n: bigint, d: bigint): Fraction {
  const g = gcd(n, d < 0n ? -d : d) || 1n;
  return d < 0n ? { n: -n / g, d: -d / g } : { n: n / g, d: d / g };
}

/** Denominators up to that of two dice: their chances are made once and shared. */
const SHARED = 36;
const shared: Fraction[] = [];

/** The reduced fraction n/d. A zero denominator is a programmer's error and throws. */
export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
  const [top, bottom] = [Number(n), Number(d)];
  if (bottom === 0) throw new Error('fraction: the denominator is zero; check the count of outcomes');
  if (!(top >= 0 && top <= bottom && bottom <= SHARED)) return reduced(BigInt(n), BigInt(d));
  const at = bottom * (SHARED + 1) + top;
  return (shared[at] ??= reduced(BigInt(n), BigInt(d)));
}

export const ZERO: Fraction = fraction(0);
export const ONE: Fraction = fraction(1);

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const sum = (terms: Iterable<Fraction>): Fraction => {
  let total = ZERO;
  for (const term of terms) total = add(total, term);
  return total;
};
export const equal = (a: Fraction, b: Fraction): boolean => a.n === b.n && a.d === b.d;
export const compare = (a: Fraction, b: Fraction): number => Number(a.n * b.d - b.n * a.d);
export const toNumber = (f: Fraction): number => Number((f.n * 10n ** 18n) / f.d) / 1e18;

/**
 * What a player reads: the rounded percentage, never 0 % or 100 % unless certain, and the fraction where it is short.
 */
export interface ShownChance {
  /** "61", "<1", ">99", "0", "100" */
  readonly percent: string;
  /** "17/36", or undefined when the denominator is longer than three digits or the chance is certain */
  readonly fraction: string | undefined;
}

export function showChance(f: Fraction): ShownChance {
  if (f.n === 0n) return { percent: '0', fraction: undefined };
  if (f.n === f.d) return { percent: '100', fraction: undefined };
  const rounded = Math.round(toNumber(f) * 100);
  const percent = rounded <= 0 ? '<1' : rounded >= 100 ? '>99' : String(rounded);
  return { percent, fraction: f.d < 1000n ? `${f.n}/${f.d}` : undefined };
}
