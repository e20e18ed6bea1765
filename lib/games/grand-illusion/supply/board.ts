import type { ListedMap } from '@/lib/board/listed/read';
import type { Fort } from '@/lib/games/grand-illusion/forts/fort';
import { hexOf, LAST_HEX, type HexList } from '@/lib/games/grand-illusion/map/hexes';
import { ANTWERP, MAUBEUGE } from '@/lib/games/grand-illusion/map/places';
import { type Nation, type Side, sideOf } from '@/lib/games/grand-illusion/sides';
import {
  EMERGENCY,
  hasEmergencyBegun,
  isEmergencyTurn,
  isLastEmergencyTurn,
} from '@/lib/games/grand-illusion/emergency';
import type { SupplyInput } from '@/lib/games/grand-illusion/supply/fields';

/** A position for supply: the map as far as it is known, and who controls what. */
export interface SupplyBoard {
  readonly input: SupplyInput;
  readonly list: HexList;
  readonly map: ListedMap;
  /** undefined where nobody has said it */
  control(n: number): Side | undefined;
  /** control by a cavalry marker alone (8.3.4) */
  isCavalry(n: number): boolean;
  /** the fort of the other side in it is besieged (11.2.1.a) */
  isBesieged(n: number): boolean;
  /** whether a railway runs through it; undefined while that is not known */
  railway(n: number): boolean | undefined;
  sources(nation: Nation): readonly number[];
}

export function boardOf(given: SupplyInput, map: ListedMap, list: HexList, forts: readonly Fort[]): SupplyBoard {
  const [cavalry, besieged] = [new Set(given.cavalry), new Set(given.besieged)];
  if (given.maubeuge === 'besieged') besieged.add(MAUBEUGE);
  // A siege marker in 54 says the same as the field.
  const input: SupplyInput = besieged.has(MAUBEUGE) ? { ...given, maubeuge: 'besieged' } : given;
  const railed = new Set(map.draft.rails.flat());
  const control = (n: number): Side | undefined =>
    input.control[String(n) as keyof typeof input.control] ?? hexOf(list, n).start;
  const own = (nation: Nation): readonly number[] =>
    list.hexes.filter(({ supply }) => supply?.includes(nation)).map(({ n }) => n);
  const byOption = (nation: Nation): readonly number[] => [
    ...(nation === 'german' && isAntwerpGerman(input, control(ANTWERP)) ? [ANTWERP] : []),
    ...(nation === 'british' && input.landing !== undefined && hexOf(list, input.landing).port ? [input.landing] : []),
  ];
  return {
    input,
    list,
    map,
    control,
    isCavalry: (n) => cavalry.has(n),
    isBesieged: (n) => besieged.has(n) && forts.some(({ hex, side }) => hex === n && side !== control(n)),
    railway: (n) => (railed.has(n) ? true : map.isComplete(n) ? false : undefined),
    sources: (nation) => [...new Set([...own(nation), ...byOption(nation)])],
  };
}

/**
 * Antwerp as a German source: GT 5 at the earliest, German, without its fort (13.3.4.b5); or in GT 5 in any case
 * (question `holland-antwerp-source`).
 */
function isAntwerpGerman(input: SupplyInput, control: Side | undefined): boolean {
  const [due, taken] = [input.turn >= 5, control === 'german' && !input.antwerpFort];
  return input.holland && (input.antwerpReading === 'earlier' ? due || taken : due && taken);
}

/** Emergency supply is there (11.2.1.c, 11.2.1.c.4): in GT 5 no longer when attrition is checked. */
export function isEmergency({ input, control }: SupplyBoard): boolean {
  const { maubeuge, namurGone, windowReading, namurReading } = input;
  // As long as Namur stands, by one reading (question `emergency-supply-namur`).
  const namur = namurReading === 'namur' && maubeuge === 'gone' && !namurGone;
  // Without an end and without control, by one reading (question `emergency-supply-window`).
  if (windowReading === 'open') return hasEmergencyBegun(input) && (maubeuge !== 'gone' || namur);
  return (
    isEmergencyTurn(input) &&
    !(input.moment === 'attrition' && isLastEmergencyTurn(input)) &&
    (maubeuge === 'besieged' || namur) &&
    control(MAUBEUGE) === 'german' &&
    control(EMERGENCY) === 'german'
  );
}

/** The GT whose attrition segment takes the marker away, unless Namur falls later (11.2.1.d). */
const RAIL_END_UNTIL = 5;

/** The marker in 56 closes the German railway: until the end of GT 5, or of the GT in which Namur falls later. */
export const isRailEnd = ({ input }: SupplyBoard, nation: Nation): boolean =>
  sideOf(nation) === 'german' &&
  input.namurGone &&
  input.railEnd &&
  input.turn <= Math.max(RAIL_END_UNTIL, input.namurTurn ?? 0);

/** Units that Antwerp itself supplies (11.2.4). */
export const suppliedByAntwerp = (board: SupplyBoard, hex: number, nation: Nation, navy: boolean): boolean =>
  hex === ANTWERP && (nation === 'belgian' || (nation === 'british' && navy)) && board.control(ANTWERP) !== 'german';

export const ALL_HEXES: readonly number[] = Array.from({ length: LAST_HEX }, (_, i) => i + 1);
