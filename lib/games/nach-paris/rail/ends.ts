import { text, type Block, type Refusal, type Step, type ValueRow } from '@/lib/calc/evaluation';
import { illegal } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { columnMobility } from '@/lib/games/nach-paris/stacking/capacities';
import { boardingOf, stationOf, type Boarding } from '@/lib/games/nach-paris/rail/boarding';
import { nameIn } from '@/lib/games/nach-paris/rail/fault-words';
import type { RailInput } from '@/lib/games/nach-paris/rail/fields';
import { CONVOY_LIMIT, FIRING_POSITION, isConvoy } from '@/lib/games/nach-paris/rail/tables';
import type { Item } from '@/lib/games/nach-paris/rail/trip';
import type { LineStatus } from '@/lib/games/nach-paris/rail/status';
import { enemyOf, sheetUnitName, type PlacedUnit, type SheetView } from '@/lib/games/nach-paris/sheet/sheet';
import { isNewConvoy } from '@/lib/games/nach-paris/sheet/phase';
import { sideOf } from '@/lib/games/nach-paris/units';

const key = (path: string): string => `rail.${path}`;

/** What boards and leaves on a line of a hex (12.2.1). */
export function boardingAt(view: SheetView, { hex, grade, deadEnd, last }: LineStatus): Boarding {
  const cell = view.cells[hex];
  return boardingOf({ line: grade, deadEnd, last, terrain: view.terrainAt(hex), city: cell?.city ?? 'none', station: stationOf(cell) });
}

/** The most useful line of a hex with what boards there; undefined when none is usable. */
export const bestBoarding = (view: SheetView, lines: readonly LineStatus[]): { readonly line: LineStatus; readonly boarding: Boarding } | undefined =>
  lines
    .filter(({ usable }) => usable)
    .map((line) => ({ line, boarding: boardingAt(view, line) }))
    .reduce<{ readonly line: LineStatus; readonly boarding: Boarding } | undefined>((found, one) => (found && found.boarding.capacity >= one.boarding.capacity ? found : one), undefined);

/** A unit of the sheet that travels, and the input with what it brings along. Refused: one that is not there. */
export function traveller(input: RailInput, view: SheetView): Result<{ readonly input: RailInput; readonly unit?: PlacedUnit }, Refusal> {
  if (input.unit === '') return ok({ input });
  const unit = view.units.find(({ id }) => id === input.unit);
  if (!unit) return illegal('unit', input.unit, text(key('refused.unit'), { unit: input.unit }), '12.3.1');
  const { nation, steps, mf, embarked, spent } = unit;
  const mobility = columnMobility(unit, 'normal');
  const onFoot = unit.rode || mobility === 'rail' ? input.onFoot : input.onFoot + spent;
  return ok({ unit, input: { ...input, nation, steps, mf, mobility, onFoot, boards: input.boards && !embarked } });
}

/** What a unit has spent in the phase on rails, by the sheet; what it marched counts as its march. */
export const spentOnRails = (unit: PlacedUnit | undefined): readonly Item[] => (unit && unit.spent > 0 && (unit.rode || unit.mobility === 'rail') ? [{ id: 'earlier', rule: '12.3.4', text: text(key('item.earlier')), mf: unit.spent }] : []);

/** What a gun in its firing position pays before it travels; Austrian guns are not told apart on a sheet and count as motorised. */
export function unlimbering(unit: PlacedUnit | undefined): readonly Item[] {
  if (!unit || unit.kind !== 'sar' || !unit.firing) return [];
  const { out, ruleOut } = FIRING_POSITION[unit.mobility === 'rail' ? 'rail' : 'motor'];
  return [{ id: 'unlimber', rule: ruleOut, text: text(key('item.unlimber')), mf: out }];
}

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
export function railEnds(view: SheetView, linesOf: (hex: number) => readonly LineStatus[], { boards, leaves, mobility, steps }: RailInput, from: number, to: number): readonly RailEnd[] {
  const end = (way: RailEnd['way'], hex: number, holds: boolean): readonly RailEnd[] => {
    const boarding = holds && mobility !== 'rail' ? bestBoarding(view, linesOf(hex))?.boarding : undefined;
    const used = view.sheet.phase.boarded[nameIn(view, hex)] ?? 0;
    return boarding ? [{ way, hex, boarding, used, over: Math.max(0, steps - Math.max(0, boarding.capacity - used)) }] : [];
  };
  return [...end('boards', from, boards), ...end('leaves', to, leaves)];
}

const params = (view: SheetView, { hex, boarding, used, over }: RailEnd) => ({ hex: nameIn(view, hex), row: text(key(`row.${boarding.row.id}`)), capacity: boarding.capacity, used, free: Math.max(0, boarding.capacity - used), over });

export const endSteps = (view: SheetView, ends: readonly RailEnd[]): readonly Step[] => ends.map((end) => ({ id: `at-${end.way}`, rule: '12.2.1', text: text(key(`step.end.${end.boarding.halved ? 'halved' : 'whole'}`), params(view, end)) }));

export const endRows = (view: SheetView, ends: readonly RailEnd[]): readonly ValueRow[] => ends.map((end) => ({ label: text(key(`value.end.${end.way}`), { hex: nameIn(view, end.hex) }), value: text(key('value.upTo'), { capacity: end.boarding.capacity, used: end.used }), rule: '12.2.1' }));

/** A train as the phase counts it (12.4). */
export interface Convoy {
  readonly counts: boolean;
  /** convoys of the phase with it */
  readonly total: number;
}

/** Whether a traveller is a convoy, and how many the phase has with it; one that is not of the sheet is taken for undivided INF. */
export function convoyOf({ sheet }: SheetView, { steps }: RailInput, unit: PlacedUnit | undefined): Convoy {
  const counts = isConvoy(unit ?? { kind: 'inf', steps, divided: false });
  return { counts, total: sheet.phase.convoys + Number(unit ? isNewConvoy(unit) : counts) };
}

export const convoyRow = ({ counts, total }: Convoy): ValueRow => ({ label: text(key('value.convoyRow')), value: text(key(counts ? 'value.conducted' : 'value.noConvoy'), { total, limit: CONVOY_LIMIT }), rule: counts ? '12.4.2' : '12.4.1' });

/** Whether a hex lies in an enemy ZOC, so that a unit that leaves its train there stops (12.2.2). */
export const stopsInZoc = (view: SheetView, nation: RailInput['nation'], hex: number): boolean => (view.zoc[enemyOf(sideOf(nation))][hex]?.length ?? 0) > 0;

/** The verdict where one end takes too few Total Steps, another train stands where this one would stay, or the phase has had its convoys. */
export function endVerdict(view: SheetView, ends: readonly RailEnd[], inTheWay: PlacedUnit | undefined, { counts, total }: Convoy): Block | undefined {
  const full = ends.find(({ over }) => over > 0);
  if (full) return { kind: 'verdict', text: text(key(`verdict.${full.way}`), params(view, full)), tone: 'no', rule: '12.2.1' };
  if (counts && total > CONVOY_LIMIT) return { kind: 'verdict', text: text(key('verdict.limit'), { limit: CONVOY_LIMIT }), tone: 'no', rule: '12.4.2' };
  return inTheWay && { kind: 'verdict', text: text(key('verdict.occupied'), { hex: inTheWay.hex, train: sheetUnitName(inTheWay) }), tone: 'no', rule: '12.2.4' };
}
