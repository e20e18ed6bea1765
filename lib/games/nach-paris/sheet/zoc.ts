import { DIRECTIONS } from '@/lib/board/hex/grid';
import { crossesHexside, pointsZoc } from '@/lib/games/nach-paris/facing';
import type { PlacedFort, PlacedUnit, SheetGround } from '@/lib/games/nach-paris/sheet/view';
import type { Side } from '@/lib/games/nach-paris/units';

/** What exerts a ZOC: a unit or a fortification, from its hex, with its ARF. */
export interface Projector {
  readonly side: Side;
  readonly hex: number;
  readonly arf: number;
  readonly unit?: PlacedUnit;
  readonly fort?: PlacedFort;
}

/** By hex, who of a side exerts a ZOC there. */
export type ZocMap = readonly (readonly Projector[])[];

const NOBODY: readonly Projector[] = [];

/** The hexes of a unit's ZOC (6.1.1 to 6.1.3), camps that shut it out (11.6.10) excepted. */
export function zocOf(ground: SheetGround, unit: PlacedUnit): readonly number[] {
  const hexes: number[] = [];
  for (const direction of DIRECTIONS) {
    const hex = ground.neighbours[unit.at * 6 + direction] ?? -1;
    if (
      hex >= 0 &&
      pointsZoc(unit, direction) &&
      crossesHexside(unit, ground.sideAt(unit.at, direction)) &&
      !shutOut(ground, hex, unit.side)
    )
      hexes.push(hex);
  }
  return hexes;
}

/**
 * The hexes of a fortification's ZOC: a Fort of a camp reaches the hexes around its own that are outside the camp
 * (11.6.7), a whole Feste those of its counter (11.4.2), any other none (11.3.2). Hexsides stop units only (6.1.3).
 */
export function fortZoc(ground: SheetGround, { hex, fort, side }: PlacedFort): readonly number[] {
  const camp = ground.cells[hex]?.enc ?? '';
  if (!fort.active || (fort.kind === 'feste' ? fort.steps < 2 : camp === '')) return [];
  return DIRECTIONS.flatMap((direction) => {
    const target = ground.neighbours[hex * 6 + direction] ?? -1;
    if (target < 0 || shutOut(ground, target, side)) return [];
    return (fort.kind === 'feste' ? fort.zoc.includes(direction) : ground.cells[target]?.enc !== camp) ? [target] : [];
  });
}

/** Whether a side has no ZOC in a hex because it belongs to an enemy camp and has an active fortification (11.6.10). */
function shutOut({ cells, fortsAt }: SheetGround, hex: number, side: Side): boolean {
  return (
    (cells[hex]?.enc ?? '') !== '' &&
    (fortsAt.get(hex) ?? []).some(({ fort, side: owner }) => fort.active && owner !== side)
  );
}

/** The ZOC of all units and fortifications of a side, by hex. */
export function zocMap(ground: SheetGround, side: Side): ZocMap {
  const map: Projector[][] = [];
  const add = (hexes: readonly number[], projector: Projector): void => {
    for (const hex of hexes) (map[hex] ??= []).push(projector);
  };
  for (const unit of ground.units)
    if (unit.side === side) add(zocOf(ground, unit), { side, hex: unit.at, arf: unit.arf, unit });
  for (const placed of ground.forts)
    if (placed.side === side)
      add(fortZoc(ground, placed), { side, hex: placed.hex, arf: placed.fort.arf, fort: placed });
  return ground.names.map((_, hex) => map[hex] ?? NOBODY);
}
