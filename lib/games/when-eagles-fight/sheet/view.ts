import type { Refusal } from '@/lib/calc/evaluation';
import { oncePer } from '@/lib/core/once';
import { ok, type Result } from '@/lib/core/result';
import { isRomaniaAtWar } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { SHEETS } from '@/lib/games/when-eagles-fight/sheet/kind';
import type { HexInfo, Sheet, SheetUnit } from '@/lib/games/when-eagles-fight/sheet/schema';
import type { Side } from '@/lib/games/when-eagles-fight/sides';
import { openGround } from '@/lib/sheet/open';
import type { Ground } from '@/lib/sheet/sheet';

/** A unit of the sheet in its hex. */
export interface PlacedUnit extends SheetUnit {
  /** index of its hex */
  readonly at: number;
  readonly side: Side;
}

/** An opened sheet: the ground, with who controls each hex; nobody, or nobody knows, where it is undefined. */
export interface SheetView extends Ground<Sheet, PlacedUnit> {
  readonly control: readonly (Side | undefined)[];
  /** supply crosses frozen lakes, as it does by one reading (question `supply-frozen-lakes`) */
  readonly overIce: boolean;
}

/** Indexes a sheet, once as long as it does not change; refused as `openGround` says. */
export const openSheet: (sheet: Sheet) => Result<SheetView, Refusal> = oncePer((sheet: Sheet) => {
  const opened = openGround(SHEETS, sheet);
  return opened.ok
    ? ok({ ...opened.value, overIce: false, control: opened.value.names.map((_, hex) => controlOf(opened.value, hex)) })
    : opened;
});

/**
 * Who controls a hex (3.8): who stands there, for entering changes control at once; else as painted; else who began
 * with it, where Romania is nobody's until it enters the war, and then Russian (3.2, 15.6). Cavalry in an enemy country
 * leaves nothing behind, so that nothing of it needs to be painted.
 */
function controlOf({ unitsAt, cells, sheet }: Ground<Sheet, PlacedUnit>, hex: number): Side | undefined {
  const [first] = unitsAt.get(hex) ?? [];
  return first?.side ?? cells[hex]?.control ?? ownerOf(cells[hex]?.country, isRomaniaAtWar(sheet));
}

/** Who began with the hexes of a country (3.8). */
export function ownerOf(country: HexInfo['country'] | undefined, romania: boolean): Side | undefined {
  if (country === 'germany' || country === 'austria-hungary') return 'central';
  if (country === 'russia' || country === 'poland') return 'russian';
  return country === 'romania' && romania ? 'russian' : undefined;
}

/** Whether control of a hex counts: towns, cities and victory hexes (3.8). */
export const isOfPlace = (cell: HexInfo | undefined): boolean =>
  cell !== undefined && (cell.place !== 'none' || cell.victory);

/** The same sheet with supply over frozen lakes. */
export const overIce: (view: SheetView) => SheetView = oncePer((view: SheetView) => ({ ...view, overIce: true }));
