import type { Localised } from '@/lib/core/language';
import { ruleParts } from '@/lib/core/rule-number';
import { lackOf, type Lack } from '@/lib/rules/lack';

/** A number that leads elsewhere: misprinted in the rulebook, or that of another edition. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** the edition in which `from` is the number; absent for a misprint of our own edition */
  readonly edition?: string;
  /** `from` is the number of a rule as well: the book prints it twice */
  readonly again?: boolean;
  readonly note?: Localised;
}

/** What a number that somebody wrote stands for. */
export type Found =
  | { readonly kind: 'rule'; readonly number: string }
  | { readonly kind: 'redirect'; readonly number: string; readonly redirect: Redirect }
  | { readonly kind: 'unknown'; readonly nearest: readonly string[]; readonly lack?: Lack };

const key = (number: string): string => ruleParts(number).join('.').toLowerCase();
const clean = (text: string): string => text.trim().replace(/^§\s*/, '').replace(/\.$/, '');

/**
 * The rule that a number means. The section sign, a dot at the end, small letters and a missing zero of the chapter
 * do not matter ("§12", "6.e.1"). An existing number comes before a redirect; for an unknown one the nearest.
 */
export function findRule(text: string, numbers: readonly string[], redirects: readonly Redirect[] = []): Found {
  const wanted = key(clean(text));
  const number = numbers.find((one) => key(one) === wanted);
  if (number !== undefined) return { kind: 'rule', number };
  const redirect = redirects.find(({ from }) => key(from) === wanted);
  if (redirect) return { kind: 'redirect', number: redirect.to, redirect };
  const lack = lackOf(text, numbers);
  return { kind: 'unknown', nearest: nearest(clean(text), numbers), ...(lack && { lack }) };
}

/** Signs of what may be meant for a number. */
const LONGEST = 60;

/**
 * The existing numbers nearest to one that does not exist: first those with the same digits ("1243" for 12.4.3), then
 * those that share the most leading parts, then those with one character more or less, then the closest in counting.
 * None for a text without a digit, or one that is far too long for a number.
 */
export function nearest(number: string, numbers: readonly string[], limit = 3): readonly string[] {
  if (!/\d/.test(number) || number.length > LONGEST) return [];
  const wanted = key(number);
  const digits = (text: string) => text.replaceAll('.', '');
  return numbers
    .map((one, order) => ({ one, order, own: key(one) }))
    .map(({ one, order, own }) => ({
      one,
      order,
      same: digits(own) === digits(wanted),
      keyOff: isOneKeyOff(own, wanted),
      ...distance(own.split('.'), wanted.split('.')),
    }))
    .sort(
      (a, b) =>
        Number(b.same) - Number(a.same) ||
        b.shared - a.shared ||
        Number(b.keyOff) - Number(a.keyOff) ||
        a.gap - b.gap ||
        a.order - b.order,
    )
    .slice(0, limit)
    .map(({ one }) => one);
}

/** Whether one text becomes the other by leaving out one character: a key hit twice, or not at all. */
function isOneKeyOff(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.length === short.length + 1 && [...long].some((_, i) => long.slice(0, i) + long.slice(i + 1) === short);
}

/** How many leading parts are the same, and how far apart the first that differ are. */
function distance(a: readonly string[], b: readonly string[]): { readonly shared: number; readonly gap: number } {
  const differs = a.findIndex((part, i) => part !== b[i]);
  const shared = differs < 0 ? a.length : differs;
  return { shared, gap: Math.abs(rank(a[shared]) - rank(b[shared])) };
}

/** A missing part counts as 0, a letter as its place in the alphabet. */
function rank(part: string | undefined): number {
  if (part === undefined) return 0;
  return /^\d+$/.test(part) ? Number(part) : part.charCodeAt(0) - 96;
}
