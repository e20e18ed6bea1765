import { text, type Fact } from '@/lib/calc/evaluation';
import type { Refused } from '@/lib/calc/refusal';
import { fail } from '@/lib/core/result';
import type { SheetData } from '@/lib/games/nach-paris/data';
import type { LocInput } from '@/lib/games/nach-paris/loc/fields';
import { settleLoc, type LocFinding, type UnitLoc } from '@/lib/games/nach-paris/loc/finding';
import { sheetOf } from '@/lib/games/nach-paris/sheet/ready';

/** The units of a sheet, and the one that is asked about. */
export interface SheetLoc extends LocFinding {
  readonly input: LocInput;
  /** names the sheet */
  readonly fact: Fact;
  readonly one: UnitLoc | undefined;
}

export function settleOnSheet(input: LocInput, data: SheetData): SheetLoc | Refused {
  const chosen = sheetOf(input, data);
  if (!chosen.ok) return chosen;
  const { view, fact } = chosen.value;
  const finding = settleLoc(view, input.destroyed, input.reading);
  const one = input.unit === undefined ? undefined : finding.units.find(({ unit }) => unit.id === input.unit);
  if (input.unit !== undefined && !one)
    return fail({
      code: 'invalid-input',
      field: 'unit',
      given: input.unit,
      text: text('loc.refused.unit', { unit: input.unit }),
    });
  return { ...finding, input, fact, one };
}
