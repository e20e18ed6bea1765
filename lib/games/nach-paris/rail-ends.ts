import { text, type Block, type Refusal, type Step, type ValueRow } from '@/lib/calc/evaluation';
import { illegal } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { columnMobility } from '@/lib/games/nach-paris/capacities';
import { boardingOf, stationOf, type Boarding } from '@/lib/games/nach-paris/rail-boarding';
import { nameIn } from '@/lib/games/nach-paris/rail-fault-words';
import type { RailInput } from '@/lib/games/nach-paris/rail-fields';
import { FIRING_POSITION } from '@/lib/games/nach-paris/rail-tables';
import type { Item } from '@/lib/games/nach-paris/rail-trip';
import type { LineStatus } from '@/lib/games/nach-paris/rail-status';
import { sheetUnitName, type PlacedUnit, type SheetView } from '@/lib/games/nach-paris/sheet';
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
  const { nation, steps, mf, embarked } = unit;
  return ok({ unit, input: { ...input, nation, steps, mf, mobility: columnMobility(unit, 'normal'), boards: input.boards && !embarked } });
}

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
  /** Total Steps above the capacity */
  readonly over: number;
}

/** Where a unit boards and leaves; rail-bound artillery does neither. */
export function railEnds(view: SheetView, linesOf: (hex: number) => readonly LineStatus[], { boards, leaves, mobility, steps }: RailInput, from: number, to: number): readonly RailEnd[] {
  const end = (way: RailEnd['way'], hex: number, holds: boolean): readonly RailEnd[] => {
    const boarding = holds && mobility !== 'rail' ? bestBoarding(view, linesOf(hex))?.boarding : undefined;
    return boarding ? [{ way, hex, boarding, over: Math.max(0, steps - boarding.capacity) }] : [];
  };
  return [...end('boards', from, boards), ...end('leaves', to, leaves)];
}

/** Other trains of the side in the hexes that a journey enters; rail-bound artillery hinders none (12.3.5). */
export const trainsOn = (view: SheetView, hexes: readonly number[], nation: RailInput['nation'], traveller: PlacedUnit | undefined): readonly PlacedUnit[] =>
  view.units.filter((unit) => unit !== traveller && unit.embarked && unit.mobility !== 'rail' && unit.side === sideOf(nation) && hexes.includes(unit.at));

const params = (view: SheetView, { hex, boarding, over }: RailEnd) => ({ hex: nameIn(view, hex), row: text(key(`row.${boarding.row.id}`)), capacity: boarding.capacity, over });

export const endSteps = (view: SheetView, ends: readonly RailEnd[]): readonly Step[] => ends.map((end) => ({ id: `at-${end.way}`, rule: '12.2.1', text: text(key(`step.end.${end.boarding.halved ? 'halved' : 'whole'}`), params(view, end)) }));

export const endRows = (view: SheetView, ends: readonly RailEnd[]): readonly ValueRow[] => ends.map((end) => ({ label: text(key(`value.end.${end.way}`), { hex: nameIn(view, end.hex) }), value: text(key('value.upTo'), { capacity: end.boarding.capacity }), rule: '12.2.1' }));

/** The verdict where one end takes too few Total Steps, or another train stands where this one would stay. */
export function endVerdict(view: SheetView, ends: readonly RailEnd[], inTheWay: PlacedUnit | undefined): Block | undefined {
  const full = ends.find(({ over }) => over > 0);
  if (full) return { kind: 'verdict', text: text(key(`verdict.${full.way}`), params(view, full)), tone: 'no', rule: '12.2.1' };
  return inTheWay && { kind: 'verdict', text: text(key('verdict.occupied'), { hex: inTheWay.hex, train: sheetUnitName(inTheWay) }), tone: 'no', rule: '12.2.4' };
}
