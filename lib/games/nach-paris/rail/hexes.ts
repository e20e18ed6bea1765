import { DIRECTIONS } from '@/lib/board/hex/grid';
import type { SheetView } from '@/lib/games/nach-paris/sheet/view';
import { enemyOf, ownerOf, sheetUnitName } from '@/lib/games/nach-paris/sheet/view';
import type { Projector } from '@/lib/games/nach-paris/sheet/zoc';
import { sideOf, type Nation, type Side } from '@/lib/games/nach-paris/units';

/** Who runs trains: the Germans, the French and British, or the Belgians with the network of Antwerp (12.1.5). */
export const RAIL_USERS = ['german', 'allied', 'belgian'] as const;
export type RailUser = (typeof RAIL_USERS)[number];
export const railUserOf = (nation: Nation): RailUser =>
  nation === 'germany' ? 'german' : nation === 'belgium' ? 'belgian' : 'allied';
export const sideOfUser = (user: RailUser): Side => (user === 'german' ? 'german' : 'allied');

/** Why no train of a user enters a hex, or none passes it. */
export type RailBar =
  | { readonly kind: 'control'; readonly rule: '12.1.2' }
  /** no marker, and the user's own units there are too small to take the hex */
  | { readonly kind: 'small'; readonly rule: '12.1.3' }
  | { readonly kind: 'enemy'; readonly rule: '7.1.6' }
  | { readonly kind: 'neutral'; readonly rule: '12.1.7' }
  | { readonly kind: 'camp'; readonly rule: '11.6.15'; readonly camp: string }
  /** may be entered, not passed */
  | { readonly kind: 'cut'; readonly rule: '12.1.6'; readonly by: string };

/** The state of the railways of each hex for a user: open, entered but not passed, or closed. */
export const OPEN = 0;
export const CUT = 1;
export const CLOSED = 2;

const NETWORK_TURN = 3;
const CUTTING_ARF = 3;

/** What keeps a user's trains out of a hex, or from passing it; undefined where they run freely. */
export type BarOf = (hex: number) => RailBar | undefined;

/** Finds the bars of hexes for a user, by 11.6.15, 12.1.2, 12.1.3, 12.1.6 and 12.1.7. */
export function railBars(view: SheetView, user: RailUser): BarOf {
  const side = sideOfUser(user);
  const enemy = enemyOf(side);
  const guns = gunsOf(view, enemy);
  const lost = unpoliced(view, side);
  return (hex) => {
    const cell = view.cells[hex];
    if (isNeutral(view, user, hex)) return { kind: 'neutral', rule: '12.1.7' };
    const units = view.unitsAt.get(hex) ?? [];
    const hostile = units.some((unit) => unit.side === enemy);
    if (view.control[hex] !== side)
      return side === 'german' && units.length > 0 && !hostile && cell?.control === undefined
        ? { kind: 'small', rule: '12.1.3' }
        : { kind: 'control', rule: '12.1.2' };
    if (hostile) return { kind: 'enemy', rule: '7.1.6' };
    if (cell && lost.has(cell.enc)) return { kind: 'camp', rule: '11.6.15', camp: cell.enc };
    const by = view.zoc[enemy][hex]?.find(({ unit, arf }) => unit && arf >= CUTTING_ARF);
    const gun = by ? nameOfProjector(by) : guns.get(hex);
    return gun === undefined ? undefined : { kind: 'cut', rule: '12.1.6', by: gun };
  };
}

const nameOfProjector = ({ unit, fort }: Projector): string => (unit ? sheetUnitName(unit) : fort?.fort.name || '?');

/** Hexes next to an active fortification with an ARF of a side, with the name of one. */
function gunsOf(view: SheetView, side: Side): ReadonlyMap<number, string> {
  const reach = new Map<number, string>();
  for (const { hex, fort, side: owner } of view.forts) {
    if (owner !== side || !fort.active || fort.arf === 0) continue;
    for (const direction of DIRECTIONS) {
      const next = view.neighbours[hex * 6 + direction] ?? -1;
      if (next >= 0 && !reach.has(next)) reach.set(next, fort.name || view.names[hex] || '?');
    }
  }
  return reach;
}

/**
 * Before GT3 the Belgian network serves the Belgians alone, and that of Luxembourg only who marked or holds it (12.1.1,
 * 12.1.2, 12.1.7).
 */
function isNeutral({ cells, sheet, control }: SheetView, user: RailUser, hex: number): boolean {
  const cell = cells[hex];
  if (sheet.turn >= NETWORK_TURN) return false;
  return (
    (cell?.country === 'belgium' && user === 'allied') ||
    (cell?.country === 'luxembourg' && cell.control === undefined && control[hex] !== 'german')
  );
}

/** Enemy camps without an active fortification in which a side has no INF: their railways are cut for it (11.6.15). */
function unpoliced(view: SheetView, side: Side): ReadonlySet<string> {
  const camps = new Map<string, { active: boolean; policed: boolean }>();
  view.cells.forEach((cell, hex) => {
    if (!cell?.enc || sideOf(ownerOf(cell)) === side) return;
    const camp = camps.get(cell.enc) ?? { active: false, policed: false };
    camp.active ||= cell.forts.some(({ active }) => active);
    camp.policed ||= (view.unitsAt.get(hex) ?? []).some(
      (unit) => unit.side === side && (unit.kind === 'inf' || unit.kind === 'pio'),
    );
    camps.set(cell.enc, camp);
  });
  return new Set([...camps].filter(([, { active, policed }]) => !active && !policed).map(([name]) => name));
}
