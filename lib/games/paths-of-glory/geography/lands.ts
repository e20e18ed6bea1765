import type { BoardEvent } from '@/lib/games/paths-of-glory/board/input';
import type { PogData, Space, UnitType } from '@/lib/games/paths-of-glory/data';
import { ELSEWHERE, placesFor } from '@/lib/games/paths-of-glory/replacements/places';

/** Armies that may enter the Near East and attack there; corps are free to (11.3.1). */
const NEAR_EAST_ARMIES: ReadonlySet<string> = new Set(['cau', 'mef', 'ne', 'or', 'yld', 'aoi']);
export const isBarredFromTheNearEast = ({ kind, special }: UnitType): boolean =>
  kind === 'army' && !NEAR_EAST_ARMIES.has(special ?? '');

/** Where the BEF moves and attacks (11.1.15). */
export const BEF_COUNTRIES: ReadonlySet<string> = new Set(['britain', 'france', 'belgium', 'germany']);

/** Where the Central Powers end no movement before Race to the Sea or War Status 4 (11.1.9). */
export const CHANNEL_PORTS: ReadonlySet<string> = new Set(['amiens', 'calais', 'ostend']);

/** Where Russian units may be after the treaty; the source writes Austria for Austria-Hungary (16.4.9). */
export const RUSSIANS_AFTER_BREST: ReadonlySet<string> = new Set([
  'russia',
  'germany',
  'turkey',
  'austria-hungary',
  'romania',
]);

/** The four invasion spaces (2.1). */
export const isMefSpace = (space: Space): boolean => space.id.startsWith('mef');

/**
 * The events that bring a nation into the war or open its land; Libya opens with Turkey (question libya-senussi),
 * Persia too (11.1.12).
 */
export const OPENED_BY: Readonly<Record<string, readonly BoardEvent[]>> = {
  italy: ['italy'],
  romania: ['romania'],
  bulgaria: ['bulgaria'],
  greece: ['salonika', 'greece'],
  turkey: ['turkey'],
  persia: ['turkey'],
};
const opening = (space: Space): readonly BoardEvent[] | undefined =>
  space.id === 'libya' ? ['turkey'] : space.neutralAtStart ? OPENED_BY[space.nation ?? ''] : undefined;

/** Whether a space lies in a nation that is still neutral: nobody enters it (11.1.11). */
export const isNeutral = (space: Space, events: ReadonlySet<string>): boolean =>
  opening(space)?.every((event) => !events.has(event)) ?? false;

/** Greece is in the war only in part: Salonika has been played, Greece not (9.5.2.4). */
export const isLimitedGreece = (events: ReadonlySet<string>): boolean =>
  events.has('salonika') && !events.has('greece');

/** Whether a space is Greek and open though Greece is still neutral. */
export const isPartlyIn = ({ nation }: Space, events: ReadonlySet<string>): boolean =>
  nation === 'greece' && isLimitedGreece(events);

/** Corps that do not come in through the Reserve Box, with the space where their cards put them (9.5.3.2, 17.1.6). */
const CORPS_HOMES: Readonly<Record<string, string>> = { ana: 'arabia', sn: 'libya' };
/** Armies that come in as their card says, unless they come as ordinary ones (9.5.3.3, 9.5.3.4). */
const AS_THE_CARD_SAYS: ReadonlySet<string> = new Set(['or', 'cau', 'ne']);

const FRIENDLY_BOARD = { lost: [], besieged: [], parisFull: false, salonika: true } as const;
/**
 * Spaces where armies of a type are placed, whatever the position allows of them: French ones in Orleans too when Paris
 * is full, Belgian ones in Calais when their country is lost, Serbian ones in Salonika (9.5.3.3, 17.1.5).
 */
export const placementSpaces = (type: UnitType, data: PogData): readonly Space[] => {
  const { [type.nation]: extra }: Readonly<Record<string, string>> = ELSEWHERE;
  const usual = new Set(placesFor(type, FRIENDLY_BOARD, data));
  const isMefHome = (space: Space): boolean => type.special === 'mef' && isMefSpace(space);
  return data.spaces.filter((space) => usual.has(space) || space.id === extra || isMefHome(space));
};

/** Where rebuilt armies come in only by who holds some other spaces (17.1.5). */
const BY_CONTROL: Readonly<Record<string, readonly string[]>> = {
  belgium: [ELSEWHERE.belgium],
  serbia: ['belgrade', 'salonika'],
};
export const hangsOnControl = ({ kind, nation }: UnitType, { id }: Space): boolean =>
  kind === 'army' && (BY_CONTROL[nation]?.includes(id) ?? false);

/** Whether a reinforcement or rebuilt unit may come in; undefined where its card or control decides (9.5.3, 17.1.5). */
export function mayReceive(type: UnitType, space: Space, data: PogData): boolean | undefined {
  if (type.kind === 'corps') return CORPS_HOMES[type.special ?? ''] === space.id;
  if (hangsOnControl(type, space)) return undefined;
  if (placementSpaces(type, data).includes(space)) return true;
  return AS_THE_CARD_SAYS.has(type.special ?? '') ? undefined : false;
}
