import { signed } from '@/lib/core/numbers';
import type { ResultKind } from '@/lib/tables/card';

/** What a result does to one side: steps lost at once, then a test with the modifier; null is no test. */
export interface SideResult {
  readonly losses: number;
  readonly modifier: number | null;
}

/** A cell that was read. */
export type CellResult =
  | { readonly kind: 'tests'; readonly sides: readonly SideResult[] }
  | { readonly kind: 'whole'; readonly value: number | null };

const LOSS = '•';
const NOTHING = '—';
const NO_EFFECT = /^(—|–|-|−|x|no)$/iu;

/**
 * Reads a result as a player types it: "-3", "+8", "• -2", "*-2", "0 / -7", "—" or "x" for no effect, once for both
 * sides where there are two. Undefined when it is no result of this kind or out of its limits.
 */
export function parseResult(kind: ResultKind, typed: string): CellResult | undefined {
  const parts = typed.split('/').map((part) => part.trim());
  if (kind.kind === 'whole') {
    if (parts.length !== 1) return undefined;
    const value = parseModifier(parts[0] ?? '', kind.least, kind.most);
    return value === undefined ? undefined : { kind: 'whole', value };
  }
  const sides = (
    parts.length === 1 && NO_EFFECT.test(parts[0] ?? '') ? Array.from({ length: kind.sides }, () => NOTHING) : parts
  ).map((part) => parseSide(kind, part));
  if (sides.length !== kind.sides) return undefined;
  return sides.every((side) => side !== undefined) ? { kind: 'tests', sides } : undefined;
}

function parseSide(
  { mostLosses, least, most }: Extract<ResultKind, { readonly kind: 'tests' }>,
  part: string,
): SideResult | undefined {
  const [, marks = '', rest = ''] = /^([•●∙*·.\s]*)(.*)$/u.exec(part) ?? [];
  const losses = marks.replace(/\s/gu, '').length;
  if (losses > mostLosses) return undefined;
  // An automatic loss may stand alone: nothing is tested after it.
  if (rest === '' && losses > 0) return { losses, modifier: null };
  const modifier = parseModifier(rest, least, most);
  return modifier === undefined ? undefined : { losses, modifier };
}

/** A whole number within limits, null for no effect, undefined for anything else. */
function parseModifier(typed: string, least: number, most: number): number | null | undefined {
  if (NO_EFFECT.test(typed)) return null;
  if (!/^[+\-−–]?\s?\d{1,3}$/u.test(typed)) return undefined;
  const value = Number(typed.replace(/[−–]/u, '-').replace(/[+\s]/gu, ''));
  return value >= least && value <= most ? value + 0 : undefined;
}

const sideText = ({ losses, modifier }: SideResult): string =>
  [LOSS.repeat(losses), modifier === null ? (losses ? '' : NOTHING) : signed(modifier)].filter(Boolean).join(' ');

/** The one way in which a result is written and kept: "• −2", "0 / −7", "—". Reading it again gives the same result. */
export function showResult(result: CellResult): string {
  if (result.kind === 'whole') return result.value === null ? NOTHING : signed(result.value);
  return result.sides.map(sideText).join(' / ');
}

/** The same with a space at which no line breaks, for sentences. */
export const unbroken = (shown: string): string => shown.replace(/• (?=[+−\d])/gu, '•\u00a0');
