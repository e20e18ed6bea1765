import type { Rule } from '@/lib/core/rule';
import map from '@/content/paths-of-glory/map/spaces.json';
import type { PogData, Space, UnitType } from '@/lib/games/paths-of-glory/data';
import { lostCapitals, type CapitalReadings } from '@/lib/games/paths-of-glory/capitals';
import { ALLYS_SOURCES } from '@/lib/games/paths-of-glory/sources';
import { BELGIAN_PLACES, ELSEWHERE, placesFor, type PlaceCase } from '@/lib/games/paths-of-glory/replacements/places';
import type { Damage } from '@/lib/games/paths-of-glory/replacements/plans';

/** The markers of Replacement Points, the Allies first as they spend first (6.0.F). */
export const POOLS = ['FR', 'BR', 'RU', 'IT', 'US', 'A', 'GE', 'AH', 'TU', 'BU'] as const;
export type Pool = (typeof POOLS)[number];

// Its shape is checked with the content.
const spaces = map.spaces as unknown as readonly Space[];

/** Where armies return besides capitals and sources (9.5.3.3, 17.1.5), and Nis, without which none does to Belgrade. */
const RETURNS: readonly string[] = [...Object.values(ELSEWHERE), ...BELGIAN_PLACES, 'nis'];
/** Spaces whose loss matters here: capitals, places where armies return, and Nis (17.1.3, 17.1.5). */
const losable = spaces.filter(({ id, capitalOf, supply }) => capitalOf || supply.length > 0 || RETURNS.includes(id));
export const LOSABLE = losable.map(({ id }) => id);
/** Those of them that have a fort. */
export const BESIEGEABLE = losable.flatMap(({ id, fort }) => (fort ? [id] : []));

/** Nations that may be supplied from an ally's source and then take no replacements (17.1.4.1). */
export const DISTANT_NATIONS = Object.keys(ALLYS_SOURCES);

/** Units of one type as the player lists them. */
export interface Loss {
  readonly type: UnitType;
  readonly reduced: number;
  readonly eliminated: number;
  /** of the reduced ones, those supplied only from an ally's source */
  readonly distant: number;
}

/** The rules that keep units from taking replacements. */
export const EXCLUSIONS = [
  { id: 'dot', rule: '17.1.7' },
  { id: 'capital', rule: '17.1.3' },
  { id: 'distant', rule: '17.1.4.1' },
  { id: 'place', rule: '17.1.5' },
] as const;

/** A rule that keeps units of a list from taking replacements, with the units it keeps. */
export interface Exclusion {
  readonly id: (typeof EXCLUSIONS)[number]['id'];
  readonly rule: Rule;
  readonly losses: readonly Loss[];
}

export interface Restorable {
  readonly damage: readonly Damage[];
  readonly exclusions: readonly Exclusion[];
  readonly places: readonly { readonly type: UnitType; readonly spaces: readonly Space[] }[];
}

/** Whether a nation spends no points because of its capital (17.1.3). */
export const capitalLost = (nation: string, board: PlaceCase & CapitalReadings, data: PogData): boolean =>
  lostCapitals(
    nation,
    data.spaces,
    (id) => ({ byEnemy: board.lost.includes(id), besieged: board.besieged.includes(id) }),
    board,
  ).length > 0;

/**
 * What points may restore of the units listed: not those with a dot (17.1.7), of a nation without its capital
 * (17.1.3), supplied from an ally's source (17.1.4.1), nor an army that has nowhere to return to (17.1.5).
 */
export function restorable(losses: readonly Loss[], board: PlaceCase & CapitalReadings, data: PogData): Restorable {
  const dotted = losses.filter(({ type }) => !type.replaceable);
  const orphaned = losses.filter((loss) => loss.type.replaceable && capitalLost(loss.type.nation, board, data));
  const open = losses.filter((loss) => !dotted.includes(loss) && !orphaned.includes(loss));
  const places = open
    .filter(({ type, eliminated }) => type.kind === 'army' && eliminated > 0)
    .map(({ type }) => ({ type, spaces: placesFor(type, board, data) }));
  const homeless = open.filter(({ type }) => places.some((place) => place.type === type && place.spaces.length === 0));
  const distant = open.filter(({ distant: count }) => count > 0);
  const damage = open.map((loss) => ({
    type: loss.type,
    reduced: loss.reduced - loss.distant,
    eliminated: homeless.includes(loss) ? 0 : loss.eliminated,
  }));
  const kept = { dot: dotted, capital: orphaned, distant, place: homeless };
  return {
    damage: damage.filter(({ reduced, eliminated }) => reduced + eliminated > 0),
    exclusions: EXCLUSIONS.map((exclusion) => ({ ...exclusion, losses: kept[exclusion.id] })),
    places: places.filter(({ spaces }) => spaces.length > 0),
  };
}
