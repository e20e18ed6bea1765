import { BOARDING, type BoardingRow } from '@/lib/games/nach-paris/tables/rail';
import type { City, HexInfo } from '@/lib/games/nach-paris/sheet/schema';
import type { Terrain } from '@/lib/games/nach-paris/units';

/** A line in a hex, as far as boarding and leaving trains there depends on it (12.2.1). */
export interface BoardingCase {
  readonly line: 'hcr' | 'lcr';
  /** the line ends in the hex as printed */
  readonly deadEnd: boolean;
  /** the last connected hex of the network; `structure`: because a destroyed structure stands in it (16.1.9) */
  readonly last: 'no' | 'yes' | 'structure';
  readonly terrain: Terrain;
  /** size of the city in the hex, which the rows of dead ends ask for */
  readonly city: City;
  /** size of the station in the hex */
  readonly station: City;
}

export interface Boarding {
  readonly row: BoardingRow;
  readonly halved: boolean;
  /** Total Steps that board and leave in a Movement Phase */
  readonly capacity: number;
}

/** Size of the station drawn in a hex: the city's own where it is not drawn elsewhere. */
export const stationOf = (cell: Pick<HexInfo, 'city' | 'station'> | undefined): City =>
  !cell || cell.station === 'none' ? 'none' : cell.station === 'city' ? cell.city : cell.station;

function deadEndRow({ line, city }: BoardingCase): BoardingRow | undefined {
  if (line === 'hcr') return city === 'small' || city === 'normal' ? BOARDING['hcr-end'] : undefined;
  if (city === 'none' || city === 'small') return BOARDING['lcr-end-small'];
  return city === 'normal' ? BOARDING['lcr-end-normal'] : undefined;
}

/**
 * The most useful row for a line in a hex, and its capacity. A line that ends by print uses its own row alone; the
 * others are halved in the last connected hex where the table says so, but not before a destroyed structure.
 */
export function boardingOf(situation: BoardingCase): Boarding {
  const end = situation.deadEnd ? deadEndRow(situation) : undefined;
  if (end) return { row: end, halved: false, capacity: end.capacity };
  const { terrain, station } = situation;
  const open = BOARDING[terrain === 'rough' || terrain === 'mountain' ? 'open-difficult' : 'open'];
  const stations: Readonly<Partial<Record<City, BoardingRow['id']>>> = {
    small: 'station-small',
    normal: 'station-normal',
    suburb: 'station-suburb',
    large: 'station-large',
    'grand-station': 'station-grand',
  };
  const id = stations[station];
  const best = [open, ...(id ? [BOARDING[id]] : [])]
    .map((row): Boarding => {
      const halved = row.halves && situation.last === 'yes' && !situation.deadEnd;
      return { row, halved, capacity: halved ? row.capacity / 2 : row.capacity };
    })
    .sort((a, b) => b.capacity - a.capacity)[0];
  return best ?? { row: open, halved: false, capacity: open.capacity };
}
