import { sayIn, valueRow } from '@/lib/calc/ledger';
import type { Refusal, ValueRow } from '@/lib/calc/evaluation';
import { illegal } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import type { RailInput } from '@/lib/games/nach-paris/rail/fields';
import { CONVOY_LIMIT, FIRING_POSITION, isConvoy } from '@/lib/games/nach-paris/tables/rail';
import type { Item } from '@/lib/games/nach-paris/rail/trip';
import { isNewConvoy } from '@/lib/games/nach-paris/sheet/phase';
import type { PlacedUnit, SheetView } from '@/lib/games/nach-paris/sheet/view';
import { columnMobility } from '@/lib/games/nach-paris/tables/capacities';

/* Who travels on a sheet: a unit of it with what it has done in the phase, or what is typed in. */

const say = sayIn('rail');

/** Whether what a unit has spent in the phase was spent on rails. */
const ranOnRails = ({ rode, mobility }: PlacedUnit): boolean => rode || mobility === 'rail';

/** A unit of the sheet that travels, and the input with what it brings along. Refused: one that is not there. */
export function traveller(
  input: RailInput,
  view: SheetView,
): Result<{ readonly input: RailInput; readonly unit?: PlacedUnit }, Refusal> {
  if (input.unit === '') return ok({ input });
  const unit = view.units.find(({ id }) => id === input.unit);
  if (!unit) return illegal('unit', input.unit, say('refused.unit', { unit: input.unit }), '12.3.1');
  const { nation, steps, mf, embarked, spent } = unit;
  const mobility = columnMobility(unit, 'normal');
  const onFoot = ranOnRails(unit) ? input.onFoot : input.onFoot + spent;
  return ok({ unit, input: { ...input, nation, steps, mf, mobility, onFoot, boards: input.boards && !embarked } });
}

/** What a unit has spent in the phase on rails, by the sheet; what it marched counts as its march. */
export const spentOnRails = (unit: PlacedUnit | undefined): readonly Item[] =>
  unit && unit.spent > 0 && ranOnRails(unit)
    ? [{ id: 'earlier', rule: '12.3.4', text: say('item.earlier'), mf: unit.spent }]
    : [];

/**
 * What a gun in its firing position pays before it travels; Austrian guns are not told apart on a sheet and count as
 * motorised.
 */
export function unlimbering(unit: PlacedUnit | undefined): readonly Item[] {
  if (!unit || unit.kind !== 'sar' || !unit.firing) return [];
  const { out, ruleOut } = FIRING_POSITION[unit.mobility === 'rail' ? 'rail' : 'motor'];
  return [{ id: 'unlimber', rule: ruleOut, text: say('item.unlimber'), mf: out }];
}

/** A train as the phase counts it (12.4). */
export interface Convoy {
  readonly counts: boolean;
  /** convoys of the phase with it */
  readonly total: number;
}

/**
 * Whether a traveller is a convoy, and how many the phase has with it; one that is not of the sheet is taken for
 * undivided INF.
 */
export function convoyOf({ sheet }: SheetView, { steps }: RailInput, unit: PlacedUnit | undefined): Convoy {
  const counts = isConvoy(unit ?? { kind: 'inf', steps, divided: false });
  return { counts, total: sheet.phase.convoys + Number(unit ? isNewConvoy(unit) : counts) };
}

/** Whether it is a convoy, and the count of the phase (12.4). */
export const convoyRow = ({ counts, total }: Convoy): ValueRow =>
  valueRow(
    say('value.convoyRow'),
    say(counts ? 'value.conducted' : 'value.noConvoy', { total, limit: CONVOY_LIMIT }),
    counts ? '12.4.2' : '12.4.1',
  );
