import { enemyOf, ownerOf, type SheetGround } from '@/lib/games/nach-paris/sheet/view';
import { sideOf, type Side } from '@/lib/games/nach-paris/units';

/** A work that keeps the enemy out of its hex. */
export interface ClosingWork {
  readonly kind: 'fort' | 'feste' | 'camp' | 'zone';
  readonly rule: '11.3.2' | '11.4.2' | '11.6.7' | '11.2.2';
  /** its name, or that of the hex */
  readonly by: string;
}

const RULES = { fort: '11.3.2', feste: '11.4.2', camp: '11.6.7', zone: '11.2.2' } as const;

/**
 * The work that closes a hex to a side's units: an active enemy fortification, an enemy camp with a unit of its side in
 * the hex, or a Fortified Zone, which are German (4.4).
 */
export function closingWork(
  { cells, fortsAt, unitsAt, names }: SheetGround,
  side: Side,
  hex: number,
): ClosingWork | undefined {
  const cell = cells[hex];
  const enemy = enemyOf(side);
  const work = (kind: ClosingWork['kind'], name: string): ClosingWork => ({
    kind,
    rule: RULES[kind],
    by: name || (names[hex] ?? '?'),
  });
  const placed = fortsAt.get(hex)?.find(({ side: owner, fort }) => owner === enemy && fort.active);
  if (placed) return work(cell?.enc ? 'camp' : placed.fort.kind, placed.fort.name);
  if (cell?.enc && sideOf(ownerOf(cell)) === enemy && unitsAt.get(hex)?.some((unit) => unit.side === enemy))
    return work('camp', cell.enc);
  return cell?.zone && enemy === 'german' ? work('zone', '') : undefined;
}
