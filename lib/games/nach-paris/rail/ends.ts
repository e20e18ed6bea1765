import { sayIn, step, valueRow, verdictBlock } from '@/lib/calc/ledger';
import type { Block, Step, ValueRow } from '@/lib/calc/evaluation';
import { boardingOf, stationOf, type Boarding } from '@/lib/games/nach-paris/rail/boarding';
import { nameIn } from '@/lib/games/nach-paris/rail/fault-words';
import type { RailInput } from '@/lib/games/nach-paris/rail/fields';
import type { LineStatus } from '@/lib/games/nach-paris/rail/status';
import { CONVOY_LIMIT } from '@/lib/games/nach-paris/tables/rail';
import type { Convoy } from '@/lib/games/nach-paris/rail/traveller';
import { enemyOf, sheetUnitName, type PlacedUnit, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import { sideOf } from '@/lib/games/nach-paris/units';

/* What a journey by rail meets at its ends: what boards and leaves there (12.2.1), an enemy ZOC, other trains. */

const say = sayIn('rail');

/** What boards and leaves on a line of a hex (12.2.1). */
export function boardingAt(view: SheetView, { hex, grade, deadEnd, last }: LineStatus): Boarding {
  const cell = view.cells[hex];
  return boardingOf({
    line: grade,
    deadEnd,
    last,
    terrain: view.terrainAt(hex),
    city: cell?.city ?? 'none',
    station: stationOf(cell),
  });
}

/** The most useful line of a hex with what boards there; undefined when none is usable. */
export const bestBoarding = (
  view: SheetView,
  lines: readonly LineStatus[],
): { readonly line: LineStatus; readonly boarding: Boarding } | undefined =>
  lines
    .filter(({ usable }) => usable)
    .map((line) => ({ line, boarding: boardingAt(view, line) }))
    .reduce<{ readonly line: LineStatus; readonly boarding: Boarding } | undefined>(
      (found, one) => (found && found.boarding.capacity >= one.boarding.capacity ? found : one),
      undefined,
    );

/** What a journey meets at one of its ends. */
export interface RailEnd {
  readonly way: 'boards' | 'leaves';
  readonly hex: number;
  readonly boarding: Boarding;
  /** Total Steps that boarded and left there before in the phase */
  readonly used: number;
  /** Total Steps above the capacity */
  readonly over: number;
}

/** Where a unit boards and leaves; rail-bound artillery does neither. */
export function railEnds(
  view: SheetView,
  linesOf: (hex: number) => readonly LineStatus[],
  { boards, leaves, mobility, steps }: RailInput,
  from: number,
  to: number,
): readonly RailEnd[] {
  const end = (way: RailEnd['way'], hex: number, holds: boolean): readonly RailEnd[] => {
    const boarding = holds && mobility !== 'rail' ? bestBoarding(view, linesOf(hex))?.boarding : undefined;
    const used = view.sheet.phase.boarded[nameIn(view, hex)] ?? 0;
    return boarding
      ? [{ way, hex, boarding, used, over: Math.max(0, steps - Math.max(0, boarding.capacity - used)) }]
      : [];
  };
  return [...end('boards', from, boards), ...end('leaves', to, leaves)];
}

const params = (view: SheetView, { hex, boarding, used, over }: RailEnd) => ({
  hex: nameIn(view, hex),
  row: say(`row.${boarding.row.id}`),
  capacity: boarding.capacity,
  used,
  free: Math.max(0, boarding.capacity - used),
  over,
});

/** The capacity of each end. */
export const endSteps = (view: SheetView, ends: readonly RailEnd[]): readonly Step[] =>
  ends.map((end) =>
    step(`at-${end.way}`, '12.2.1', say(`step.end.${end.boarding.halved ? 'halved' : 'whole'}`, params(view, end))),
  );

/** The capacity of each end in short, with what was used of it. */
export const endRows = (view: SheetView, ends: readonly RailEnd[]): readonly ValueRow[] =>
  ends.map((end) =>
    valueRow(
      say(`value.end.${end.way}`, { hex: nameIn(view, end.hex) }),
      say('value.upTo', { capacity: end.boarding.capacity, used: end.used }),
      '12.2.1',
    ),
  );

/** Whether a hex lies in an enemy ZOC, so that a unit that leaves its train there stops (12.2.2). */
export const stopsInZoc = (view: SheetView, nation: RailInput['nation'], hex: number): boolean =>
  (view.zoc[enemyOf(sideOf(nation))][hex]?.length ?? 0) > 0;

/**
 * The verdict where one end takes too few Total Steps, another train stands where this one would stay, or the phase has
 * had its convoys.
 */
export function endVerdict(
  view: SheetView,
  ends: readonly RailEnd[],
  inTheWay: PlacedUnit | undefined,
  { counts, total }: Convoy,
): Block | undefined {
  const full = ends.find(({ over }) => over > 0);
  if (full) return verdictBlock(say(`verdict.${full.way}`, params(view, full)), 'no', '12.2.1');
  if (counts && total > CONVOY_LIMIT)
    return verdictBlock(say('verdict.limit', { limit: CONVOY_LIMIT }), 'no', '12.4.2');
  return (
    inTheWay &&
    verdictBlock(say('verdict.occupied', { hex: inTheWay.hex, train: sheetUnitName(inTheWay) }), 'no', '12.2.4')
  );
}
