import { oncePer } from '@/lib/core/once';
import type { SheetView } from '@/lib/games/when-eagles-fight/sheet/view';
import type { Side } from '@/lib/games/when-eagles-fight/sides';
import { settleSupply, sideSupply, type UnitSupply } from '@/lib/games/when-eagles-fight/supply/finding';

/** Hexes of a side each of which, lost to the enemy alone, cuts the same of its units off. */
export interface Guard {
  readonly hexes: readonly number[];
  readonly side: Side;
  /** units of the side stand in them */
  readonly held: boolean;
  readonly units: readonly UnitSupply[];
}

/** Whether a route on the sheet supplies a unit, not the word of the player. */
export const isFed = ({ unit, traced }: UnitSupply): boolean => unit.supply === 'trace' && traced.status === 'in';

/**
 * What the units of a sheet that a route supplies depend on, hex by hex (9.5, 9.6): what nobody holds comes first, what
 * cuts most units before what cuts few.
 */
export const guardsOf: (view: SheetView) => readonly Guard[] = oncePer((view: SheetView) => {
  const cut = { central: new Map<number, UnitSupply[]>(), russian: new Map<number, UnitSupply[]>() };
  for (const one of settleSupply(view).filter(isFed))
    for (const hex of sideSupply(view)(one.unit.side).threats(one.unit.at)) {
      const at = cut[one.unit.side];
      const known = at.get(hex);
      if (known) known.push(one);
      else at.set(hex, [one]);
    }
  const alike = new Map<string, Guard>();
  for (const side of ['russian', 'central'] as const)
    for (const [hex, units] of [...cut[side]].sort(([a], [b]) => a - b)) {
      const held = view.unitsAt.has(hex);
      const key = `${side} ${held} ${units.map(({ unit }) => unit.id).join(' ')}`;
      alike.set(key, { side, held, units, hexes: [...(alike.get(key)?.hexes ?? []), hex] });
    }
  return [...alike.values()].sort((a, b) => Number(a.held) - Number(b.held) || b.units.length - a.units.length);
});
