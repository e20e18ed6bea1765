import { at } from '@/lib/core/at';
import { DIRECTIONS, type Direction } from '@/lib/board/hex/grid';
import type { Mover, MovementInput } from '@/lib/games/when-eagles-fight/movement/fields';
import type { Leg } from '@/lib/games/when-eagles-fight/movement/legs';
import { rowOf } from '@/lib/games/when-eagles-fight/sheet/rows';
import type { PlacedUnit, SheetView } from '@/lib/games/when-eagles-fight/sheet/view';
import { halvesIn } from '@/lib/games/when-eagles-fight/stacking/overstack';

/** Units of a sheet that move, and the steps that are before them. */
export interface SheetGround {
  readonly view: SheetView;
  readonly unit: PlacedUnit;
  readonly movers: readonly Mover[];
  /** the sheet lacks the movement factor of one of them */
  readonly guessed: boolean;
  legAt(hex: number, direction: Direction): Leg;
}

/** The steps on a sheet, for the unit alone or with the units of its hex that can move (12.5). */
export function groundOf(view: SheetView, unit: PlacedUnit, { stack, factor }: MovementInput): SheetGround {
  const here = view.unitsAt.get(unit.at) ?? [];
  const moving = stack ? here.filter((one) => one === unit || (one.kind !== 'fortress' && one.move !== 0)) : [unit];
  return {
    view,
    unit,
    movers: moving.map(({ name, nation, kind, size, move, second }) => ({
      name,
      nation,
      kind,
      size,
      move: move ?? (kind === 'fortress' ? 0 : factor),
      second,
    })),
    guessed: moving.some(({ move, kind }) => move === undefined && kind !== 'fortress'),
    legAt: (hex, direction) => legOf(view, unit, moving, hex, direction),
  };
}

function legOf(
  view: SheetView,
  { side }: PlacedUnit,
  moving: readonly PlacedUnit[],
  from: number,
  direction: Direction,
): Leg {
  const hex = at(view.neighbours, from * DIRECTIONS.length + direction);
  const there = (view.unitsAt.get(hex) ?? []).filter((one) => !moving.includes(one));
  const enemies = there.filter((one) => one.side !== side);
  const friends = there.filter((one) => one.side === side);
  const guns = (units: readonly PlacedUnit[]) => units.filter(({ kind }) => kind === 'heavy-artillery').length;
  const name = view.names[hex] ?? '';
  const stavka = side === 'central' && view.sheet.stavka === name;
  return {
    hex: name,
    row: rowOf(name),
    fromRow: rowOf(view.names[from] ?? ''),
    terrain: view.terrainAt(hex),
    hexside: view.sideAt(from, direction),
    holds: enemies.length ? (guns(enemies) === enemies.length ? 'guns' : 'enemy') : stavka ? 'stavka' : 'nothing',
    country: view.cells[hex]?.country ?? 'none',
    german: friends.some(({ nation }) => nation === 'german'),
    halves: halvesIn(friends),
    guns: guns(friends),
  };
}
