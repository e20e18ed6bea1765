import { drawn, type RosterUnit } from '@/components/calculator/counters/roster';
import { settled } from '@/components/calculator/counters/units';
import { membersOf, type Members } from '@/components/calculator/form/members';
import { newUnit, UNIT_KINDS, UNIT_NATIONS, type UnitInput } from '@/components/games/nach-paris/sheet/new-units';
import type { Np } from '@/components/games/nach-paris/sheet/types';
import type { SheetCounters } from '@/components/sheet/kit';
import { formOf, isAsked, type FormField } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';
import { placedUnitFields, type SheetUnit } from '@/lib/games/nach-paris/sheet/schema';

const printed = placedUnitFields.omit({ id: true, hex: true, facing: true });
const FIRST: readonly string[] = [
  'name',
  'nation',
  'kind',
  'rank',
  'steps',
  'lost',
  'cbf',
  'arf',
  'cab',
  'mf',
  'mobility',
  'army',
  'radius',
  'reduced',
  'flipped',
];
const FIELDS = formOf(printed);

/** The fields of a unit that its kind has: those that every unit is asked for, and those that are folded away. */
export function unitFields(unit: object): { readonly main: readonly FormField[]; readonly rare: readonly FormField[] } {
  const asked = FIELDS.filter((field) => isAsked(field, FIELDS, membersOf(unit)));
  return {
    main: asked.filter(({ name }) => FIRST.includes(name)),
    rare: asked.filter(({ name }) => !FIRST.includes(name)),
  };
}

/** A change of a unit, with what is usual for its kind where it becomes another one and nobody has entered anything. */
export function retyped(unit: SheetUnit, change: Members): Members {
  const before = membersOf(unit);
  return Object.fromEntries(
    Object.entries(settled(FIELDS, before, { ...before, ...change })).filter(
      ([name, value]) => !same(value, before[name]),
    ),
  );
}

/** A counter as it is put on the sheet: with the usual values of its kind where nobody has entered any. */
export function placed(counter: RosterUnit): UnitInput {
  const nation = UNIT_NATIONS.find((one) => one === counter.nation) ?? 'germany';
  const kind = UNIT_KINDS.find((one) => one === counter.kind) ?? 'inf';
  return printed.parse(drawn(FIELDS, counter, newUnit(nation, kind)));
}

/**
 * What a typed unit tells of its counter. A part of a divided unit tells nothing of it; what is folded away and as
 * usual was not typed: it would be taken for a value of the counter.
 */
function told(unit: SheetUnit, before: SheetUnit): Members | undefined {
  if (unit.divided) return undefined;
  const [now, then] = [membersOf(unit), membersOf(before)];
  const untold = unitFields(unit).rare.filter(
    ({ name, preset }) => same(now[name], preset) && same(then[name], preset),
  );
  return Object.fromEntries(Object.entries(now).filter(([name]) => !untold.some((field) => field.name === name)));
}

/** How the player's counters stand on the sheet. */
export const COUNTERS: SheetCounters<Np> = {
  fields: FIELDS,
  main: (unit) => unitFields(unit).main,
  placed,
  told,
  // What a worn or divided counter shows is not printed on its full side.
  shown: (counter, { lost, divided }) => (lost > 0 || divided ? undefined : counter),
};
