import { directionOf } from '@/lib/board/hex/numbering';
import { text, type Fact, type Refusal } from '@/lib/calc/evaluation';
import { illegal } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { sideName } from '@/lib/games/nach-paris/sheet/numbering';
import { sheetUnitName, type PlacedUnit, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import type { Coming, StackingInput, StackedUnits } from '@/lib/games/nach-paris/stacking/fields';
import type { Hexside, Terrain } from '@/lib/games/nach-paris/units';
import { closingWork } from '@/lib/games/nach-paris/works/closing';

/** The units that come over one hexside, and what crossed it before in this phase. */
export interface Approach {
  /** name of the hexside on a sheet */
  readonly name?: string;
  readonly hexside: Hexside;
  readonly before: number;
  /** places in the list of those that enter */
  readonly units: readonly number[];
}

/** A hex, what stands in it and what enters it, by hand or from a sheet. */
export interface StackCase {
  readonly input: StackingInput;
  /** names the sheet */
  readonly fact?: Fact;
  /** name of the hex on a sheet */
  readonly hex?: string;
  readonly terrain: Terrain;
  readonly here: readonly StackedUnits[];
  readonly entering: readonly Coming[];
  readonly approaches: readonly Approach[];
  /** total steps that entered before in this phase */
  readonly entered: number;
  readonly works: StackingInput['works'];
}

export function caseByHand(input: StackingInput): StackCase {
  const { terrain, here, entering, hexside, entered, crossed, works } = input;
  return {
    input,
    terrain,
    here,
    entering,
    approaches: entering.length ? [{ hexside, before: crossed, units: entering.map((_, i) => i) }] : [],
    entered,
    works,
  };
}

/** A unit of a sheet; one without a name is called by its type and number. */
const asComing = (unit: PlacedUnit): Coming => ({
  name: sheetUnitName(unit),
  nation: unit.nation,
  kind: unit.kind,
  steps: unit.steps,
  embarked: unit.embarked,
  mobility: unit.mobility,
  mountain: unit.mountain,
});

/**
 * The case of one hex of a sheet. Refused: a hex outside it, units that are not there, ways that are no step into the
 * hex, and a hex that a work closes.
 */
export function caseOnSheet(input: StackingInput, view: SheetView): Result<StackCase, Refusal> {
  const hex = view.index.get(input.hex);
  if (hex === undefined) return illegal('hex', input.hex, text('stacking.refused.hex', { hex: input.hex }), '6.4.1');
  const entering: Coming[] = [];
  const ways = new Map<string, { readonly hexside: Hexside; readonly units: number[] }>();
  for (const [i, { id, from }] of input.moving.entries()) {
    const unit = view.units.find((one) => one.id === id);
    if (!unit) return illegal(`moving.${i}.id`, id, text('stacking.refused.unit', { id }), '6.4.1');
    const work = closingWork(view, unit.side, hex);
    if (work)
      return illegal('hex', input.hex, text('stacking.refused.work', { hex: input.hex, by: work.by }), work.rule);
    if (unit.at === hex || input.moving.findIndex((one) => one.id === id) !== i)
      return illegal(`moving.${i}.id`, id, text('stacking.refused.twice', { id: sheetUnitName(unit) }), '7.1.2');
    const last = from === undefined ? unit.at : view.index.get(from);
    const direction = last === undefined ? undefined : directionOf(view, hex, last);
    if (last === undefined || direction === undefined)
      return illegal(
        `moving.${i}.from`,
        from ?? unit.hex,
        text('stacking.refused.apart', { unit: sheetUnitName(unit), from: from ?? unit.hex, hex: input.hex }),
        '7.1.3',
      );
    const name = sideName(input.hex, view.names[last] ?? '');
    const way = ways.get(name) ?? { hexside: view.sideAt(hex, direction), units: [] };
    way.units.push(entering.push(asComing(unit)) - 1);
    ways.set(name, way);
  }
  const moving = new Set(input.moving.map(({ id }) => id));
  const cell = view.cells[hex];
  const { transit } = view.sheet.phase;
  return ok({
    input,
    hex: input.hex,
    terrain: view.terrainAt(hex),
    here: (view.unitsAt.get(hex) ?? []).filter(({ id }) => !moving.has(id)).map(asComing),
    entering,
    approaches: [...ways].map(([name, { hexside, units }]) => ({
      name,
      hexside,
      before: (transit[name] ?? 0) + (ways.size === 1 ? input.crossed : 0),
      units,
    })),
    entered: (transit[input.hex] ?? 0) + input.entered,
    works: cell?.works ? 'entrenchments' : cell?.oldFort ? 'old-forts' : 'none',
  });
}
