import type { GameId } from '@/lib/core/game-id';
import { isLanguage, type Language } from '@/lib/core/language';
import { findRule } from '@/lib/rules/find';
import type { RuleTitles } from '@/lib/rules/book';
import type { Lack } from '@/lib/rules/lack';

/** What an address that leads nowhere was meant for. */
export interface LostAddress {
  /** absent when the address does not begin with a language */
  readonly lang?: Language;
  /** set when it asks for a rule of a game: "/en/<game>/rules/12.4.3/" */
  readonly rule?: { readonly game: GameId; readonly asked: string };
}

/** Reads an address's path; never throws, whatever stands in it. */
export function readLostAddress(path: string, games: readonly GameId[]): LostAddress {
  const [lang, named, page, asked] = path.split('/').filter(Boolean).map(decoded);
  const game = games.find((id) => id === named);
  if (!isLanguage(lang)) return {};
  if (!game || page !== 'rules' || !asked) return { lang };
  return { lang, rule: { game, asked } };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Where the rule that was asked for is, under another number or under its own, or the nearest ones with their titles
 * and what the book has instead.
 */
export type RuleFound =
  | { readonly kind: 'go'; readonly number: string }
  | { readonly kind: 'moved'; readonly from: string; readonly to: string }
  | {
      readonly kind: 'unknown';
      readonly nearest: readonly { readonly number: string; readonly title: string }[];
      readonly lack?: Lack;
    };

export function findAsked(asked: string, { titles, redirects }: RuleTitles): RuleFound {
  const found = findRule(asked, Object.keys(titles), redirects);
  if (found.kind === 'rule') return { kind: 'go', number: found.number };
  if (found.kind === 'redirect') return { kind: 'moved', from: found.redirect.from, to: found.number };
  const { nearest, lack } = found;
  return {
    kind: 'unknown',
    nearest: nearest.map((number) => ({ number, title: titles[number] ?? '' })),
    ...(lack && { lack }),
  };
}
