import {
  drawn,
  fits,
  isSameCounter,
  missingIn,
  remember,
  type Roster,
  type RosterUnit,
} from '@/components/calculator/counters/roster';
import { settled } from '@/components/calculator/counters/units';
import { membersOf, type Members } from '@/components/calculator/form/members';
import { newUnit, UNIT_KINDS, UNIT_NATIONS, type UnitInput } from '@/components/games/nach-paris/sheet/new-units';
import { formOf, isAsked, type FormField } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';
import { placedUnitFields, type SheetUnit } from '@/lib/games/nach-paris/sheet/schema';

/* The player's own counters on the sheet: what is typed in a tool can be put on it, and what is typed on it is kept. */

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

/** What nobody has entered yet of a counter that was put on the sheet. */
export const missingOf = (form: readonly FormField[], counter: RosterUnit): readonly FormField[] =>
  missingIn(unitFields(placed(counter)).main, form, counter);

/** The counters that can be put on the sheet and do not stand there yet. */
export const atHand = (roster: Roster, units: readonly SheetUnit[]): Roster =>
  roster.filter((counter) => fits(FIELDS, counter) && !units.some((unit) => isSameCounter(counter, unit)));

/** The player's counters after a unit of the sheet was typed. A part of a divided unit tells nothing of its counter. */
export function kept(roster: Roster, form: readonly FormField[], unit: SheetUnit, before: SheetUnit): Roster {
  if (unit.divided) return roster;
  const [now, then] = [membersOf(unit), membersOf(before)];
  // What is folded away and as usual was not typed: it would be taken for a value of the counter.
  const untold = unitFields(unit).rare.filter(
    ({ name, preset }) => same(now[name], preset) && same(then[name], preset),
  );
  return remember(
    roster,
    form,
    Object.fromEntries(Object.entries(now).filter(([name]) => !untold.some((field) => field.name === name))),
    then,
  );
}
