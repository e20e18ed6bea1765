import type { PogData, Space, UnitType } from '@/lib/games/paths-of-glory/data';
import { sourcesKey } from '@/lib/games/paths-of-glory/sources';
import { sideOfNation } from '@/lib/games/paths-of-glory/sides';

/** What the board says about the spaces where armies may return. */
export interface PlaceCase {
  /** spaces that the enemy controls */
  readonly lost: readonly string[];
  /** spaces whose fort is besieged */
  readonly besieged: readonly string[];
  readonly parisFull: boolean;
  /** Salonika or Greece has been played */
  readonly salonika: boolean;
}

const sourcesOf = (nation: string, data: PogData): string => sourcesKey(sideOfNation(nation, data) ?? 'allied', nation);

/** Capital and own supply sources of a nation: where its armies arrive (9.5.3.3). */
const homePlaces = (nation: string, data: PogData): readonly Space[] =>
  data.spaces.filter(
    (space) =>
      space.capitalOf === nation || (space.nation === nation && space.supply.includes(sourcesOf(nation, data))),
  );

/** Where armies go that their own places do not take: French ones past a full Paris, Belgian ones (9.5.3.3, 17.1.5). */
export const ELSEWHERE = { france: 'orleans', belgium: 'calais' } as const;
/** Where Belgian armies return while one of them is left (17.1.5). */
export const BELGIAN_PLACES: readonly string[] = ['brussels', 'antwerp', 'ostend'];

const named = (ids: readonly string[], data: PogData): readonly Space[] =>
  data.spaces.filter(({ id }) => ids.includes(id));

/** Spaces that the nation may use at all, before control, sieges and stacking are looked at. */
function candidates(nation: string, board: PlaceCase, data: PogData): readonly Space[] {
  if (nation === 'united-states')
    return data.spaces.filter((space) => space.nation === 'france' && space.port === 'allied');
  if (nation === 'france')
    return [
      ...homePlaces(nation, data),
      ...(board.parisFull && !board.lost.includes('paris') ? named([ELSEWHERE.france], data) : []),
    ];
  if (nation === 'belgium')
    return named(BELGIAN_PLACES.every((id) => board.lost.includes(id)) ? [ELSEWHERE.belgium] : BELGIAN_PLACES, data);
  if (nation === 'serbia')
    return named([...(board.lost.includes('nis') ? [] : ['belgrade']), ...(board.salonika ? ['salonika'] : [])], data);
  return homePlaces(nation, data);
}

/** The spaces where a recreated army of this type may be placed now (9.5.3.3, 17.1.5). */
export function placesFor({ nation }: UnitType, board: PlaceCase, data: PogData): readonly Space[] {
  const closed = [...board.lost, ...board.besieged, ...(board.parisFull ? ['paris'] : [])];
  return candidates(nation, board, data).filter(({ id }) => !closed.includes(id));
}
