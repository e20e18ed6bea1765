import { DIRECTIONS } from '@/lib/board/hex/grid';
import { at } from '@/lib/core/at';
import { isRomaniaAtWar } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { HEX, HEXSIDES, NO_END, TERRAINS, WEST_COLUMN } from '@/lib/games/when-eagles-fight/sheet/ground';
import { isOfPlace, type SheetView } from '@/lib/games/when-eagles-fight/sheet/view';
import { otherSide, type Side } from '@/lib/games/when-eagles-fight/sides';
import { isWinter } from '@/lib/games/when-eagles-fight/turns';
import type { Lack } from '@/lib/games/when-eagles-fight/supply/lacks';

/** How a side's supply meets the hexes of a sheet. */
export interface SupplyGround {
  readonly view: SheetView;
  readonly side: Side;
  /** 1 where enemy units stand */
  readonly enemy: Uint8Array;
  /** 1 in neutral Romania, where no route runs (question romania-neutral) */
  readonly closed: Uint8Array;
  /** 1 at the slot of a hexside without any land (9.5) */
  readonly wall: Uint8Array;
  /** what a railway of the side lacks in a hex (9.6) */
  readonly railLacks: (hex: number) => readonly Lack[];
  /** hexes where a railway leaves the sheet, each with what it lacks as an end (9.6) */
  readonly ends: ReadonlyMap<number, readonly Lack[]>;
  /** hexes that are sources without a railway, each with what it lacks (9.6) */
  readonly free: ReadonlyMap<number, readonly Lack[]>;
}

const SEA = TERRAINS.indexOf('sea');
const NOTHING: readonly Lack[] = [];

/** Prepares a sheet for the supply of a side, by land alone or by sea too. */
export function supplyGround(view: SheetView, side: Side, sea: boolean): SupplyGround {
  const enemy = new Uint8Array(view.names.length);
  for (const unit of view.units) if (unit.side !== side) enemy[unit.at] = 1;
  const atWar = isRomaniaAtWar(view.sheet);
  const closed = Uint8Array.from(view.cells, (cell) => Number(cell?.country === 'romania' && !atWar));
  const railLacks = (hex: number): readonly Lack[] => {
    if (enemy[hex] === 1) return [{ code: 'railEnemy', open: false, rule: '9.6', hex }];
    if (closed[hex] === 1) return [{ code: 'neutral', open: false, rule: '3.2', hex }];
    return isOfPlace(view.cells[hex]) ? placeLacks(view, side, hex) : NOTHING;
  };
  const free = sea ? freeOf(view, side) : new Map<number, readonly Lack[]>();
  return { view, side, enemy, closed, wall: wallsOf(view), railLacks, ends: endsOf(view, side), free };
}

/** What a town, city or victory hex lacks for a railway through it, and for a source in it (9.6). */
function placeLacks({ control, sheet }: SheetView, side: Side, hex: number): readonly Lack[] {
  const owner = control[hex];
  if (owner === side) return NOTHING;
  return owner === otherSide(side)
    ? [{ code: 'railControl', open: false, rule: '9.6', hex }]
    : [{ code: 'owner', open: !sheet.complete, rule: '3.8', hex }];
}

/**
 * By slot, the hexsides that no route crosses: all sea or all lake, and every side of a hex of sea (9.5). By one
 * reading frozen lakes are none.
 */
function wallsOf({ sides, terrain, neighbours, overIce, sheet }: SheetView): Uint8Array {
  const [sea, lake] = [HEXSIDES.indexOf('sea'), HEXSIDES.indexOf('lake')];
  const iced = overIce && isWinter(sheet.turn);
  const wall = new Uint8Array(sides.length);
  for (let slot = 0; slot < wall.length; slot++) {
    const next = at(neighbours, slot);
    const hex = Math.floor(slot / DIRECTIONS.length);
    const wet = sides[slot] === sea || (sides[slot] === lake && !iced);
    wall[slot] = Number(wet || terrain[hex] === SEA || (next >= 0 && terrain[next] === SEA));
  }
  return wall;
}

/** Where railways leave the sheet, with what each lacks as an end for a side: a friendly edge of the map (9.6). */
function endsOf(view: SheetView, side: Side): ReadonlyMap<number, readonly Lack[]> {
  const ends = new Map<number, readonly Lack[]>();
  view.cells.forEach((cell, hex) => {
    if (cell?.exit === undefined) return;
    const friendly = isFriendlyEdge(view, side, hex);
    if (friendly === undefined) ends.set(hex, [{ code: 'owner', open: !view.sheet.complete, rule: '9.6', hex }]);
    else ends.set(hex, friendly ? NOTHING : [{ code: 'edge', open: false, rule: '9.6', hex }]);
  });
  return ends;
}

/**
 * Whether a railway leaves a hex over a friendly edge: for the Central Powers the west edge, column 10, and the south
 * edge in Austria-Hungary; for the Russian player the east edge, but in no hex of NO_END. Undefined where the hex has
 * no country.
 */
function isFriendlyEdge({ cells, names }: SheetView, side: Side, hex: number): boolean | undefined {
  const [cell, name = ''] = [cells[hex], names[hex]];
  if (cell?.exit === side) return true;
  if (side === 'russian') return cell?.exit === 'east' && !NO_END.includes(name);
  if (cell?.exit === 'west') return name.startsWith(WEST_COLUMN);
  if (cell?.exit !== 'south') return false;
  return cell.country === 'none' ? undefined : cell.country === 'austria-hungary';
}

/** The port of a side, where it is on the sheet (9.6); whose it was at first the rules say, painted or not. */
function freeOf({ index, control }: SheetView, side: Side): ReadonlyMap<number, readonly Lack[]> {
  const hex = index.get(side === 'central' ? HEX.konigsberg : HEX.odessa);
  if (hex === undefined) return new Map();
  const held = (control[hex] ?? side) === side;
  return new Map([[hex, held ? NOTHING : [{ code: 'railControl', open: false, rule: '9.6', hex }]]]);
}
