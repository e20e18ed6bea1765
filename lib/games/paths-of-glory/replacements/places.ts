import type { PogData, Space, UnitType } from '@/lib/games/paths-of-glory/data';

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

const CENTRAL = ['germany', 'austria-hungary', 'bulgaria', 'turkey'];
const OWN_SOURCES = ['russia', 'serbia', 'romania'];

/** The supply mark that a nation's sources carry on the map (14.2). */
function sourceMark(nation: string): string {
  if (CENTRAL.includes(nation)) return 'central';
  return OWN_SOURCES.includes(nation) ? nation : 'allied-except-russia-romania-serbia';
}

/** Capital and own supply sources of a nation: where its armies arrive (9.5.3.3). */
const homePlaces = (nation: string, data: PogData): readonly Space[] =>
  data.spaces.filter(
    (space) => space.capitalOf === nation || (space.nation === nation && space.supply.includes(sourceMark(nation))),
  );

const named = (ids: readonly string[], data: PogData): readonly Space[] =>
  data.spaces.filter(({ id }) => ids.includes(id));

/** Spaces that the nation may use at all, before control, sieges and stacking are looked at. */
function candidates(nation: string, board: PlaceCase, data: PogData): readonly Space[] {
  if (nation === 'united-states')
    return data.spaces.filter((space) => space.nation === 'france' && space.port === 'allied');
  if (nation === 'france')
    return [
      ...homePlaces(nation, data),
      ...(board.parisFull && !board.lost.includes('paris') ? named(['orleans'], data) : []),
    ];
  if (nation === 'belgium') {
    const own = ['brussels', 'antwerp', 'ostend'];
    return named(own.every((id) => board.lost.includes(id)) ? ['calais'] : own, data);
  }
  if (nation === 'serbia')
    return named([...(board.lost.includes('nis') ? [] : ['belgrade']), ...(board.salonika ? ['salonika'] : [])], data);
  return homePlaces(nation, data);
}

/** The spaces where a recreated army of this type may be placed now (9.5.3.3, 17.1.5). */
export function placesFor({ nation }: UnitType, board: PlaceCase, data: PogData): readonly Space[] {
  const closed = [...board.lost, ...board.besieged, ...(board.parisFull ? ['paris'] : [])];
  return candidates(nation, board, data).filter(({ id }) => !closed.includes(id));
}
