import { chartAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { cellKey } from '@/lib/tables/card';
import { placeOf, type CellPlace } from '@/lib/tables/card-cell';

/** What of a card's page an address points to: its headings, or a cell. */
export type CardSpot = { readonly part: 'headings' } | { readonly part: 'cell'; readonly place: CellPlace };

/** The address of a card's page, at a place of it. */
export function cardAddress(lang: Language, game: GameId, card: string, spot?: CardSpot): string {
  const page = chartAddress(lang, game, card);
  if (!spot) return page;
  return spot.part === 'headings'
    ? `${page}#headings`
    : `${page}#cell=${encodeURIComponent(cellKey(spot.place.line, spot.place.column, spot.place.row))}`;
}

/** The place that the part of an address after # names; undefined when it names none. */
export function spotOf(hash: string): CardSpot | undefined {
  if (hash === '#headings') return { part: 'headings' };
  const place = hash.startsWith('#cell=') ? placeOf(plain(hash.slice('#cell='.length))) : undefined;
  return place && { part: 'cell', place };
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
