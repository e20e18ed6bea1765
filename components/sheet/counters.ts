import { useEffect, useRef, useState } from 'react';
import {
  fits,
  identityOf,
  isSameCounter,
  missingIn,
  remember,
  type Roster,
  type RosterUnit,
} from '@/components/calculator/counters/roster';
import { useRoster } from '@/components/calculator/counters/roster-context';
import { membersOf } from '@/components/calculator/form/members';
import type { Desk, SheetCounters } from '@/components/sheet/kit';
import type { SheetIn, SheetTypes } from '@/components/sheet/types';
import type { UnitOf } from '@/lib/sheet/sheet';
import type { FormField } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';
import { all, freeId, type Edit, type SheetEdits } from '@/lib/sheet/edits';

/* The player's own counters on the sheet: what is typed in a tool can be put on it, and what is typed on it is kept. */

type SheetUnit<G extends SheetTypes> = UnitOf<SheetIn<G>>;

/** The counters that can be put on the sheet and do not stand there yet. */
export const atHand = (fields: readonly FormField[], roster: Roster, units: readonly object[]): Roster =>
  roster.filter((counter) => fits(fields, counter) && !units.some((unit) => isSameCounter(counter, membersOf(unit))));

/** What nobody has entered yet of a counter that was put on the sheet. */
export const missingOf = <G extends SheetTypes>(
  { main, placed }: SheetCounters<G>,
  form: readonly FormField[],
  counter: RosterUnit,
): readonly FormField[] => missingIn(main(membersOf(placed(counter))), form, counter);

/** The player's counters after a unit of the sheet was typed. */
export function kept<G extends SheetTypes>(
  { told }: SheetCounters<G>,
  roster: Roster,
  form: readonly FormField[],
  unit: SheetUnit<G>,
  before: SheetUnit<G>,
): Roster {
  const now = told(unit, before);
  return now ? remember(roster, form, now, membersOf(before)) : roster;
}

/** What the player's counter of a unit tells and nobody has entered: there the unit is like a counter not known. */
function untold<G extends SheetTypes>(
  { fields, placed, shown }: SheetCounters<G>,
  roster: Roster,
  unit: SheetUnit<G>,
): Partial<SheetUnit<G>> {
  const now = membersOf(unit);
  const counter = roster.find((one) => isSameCounter(one, now) && same(identityOf(one), identityOf(now)));
  const seen = counter && shown(counter, unit);
  if (!seen) return {};
  const [known, unknown] = [seen, { ...identityOf(seen), name: seen.name }].map((one) => membersOf(placed(one)));
  return Object.fromEntries(
    fields
      .filter(({ name }) => same(now[name], unknown?.[name]) && !same(known?.[name], now[name]))
      .map(({ name }) => [name, known?.[name]]),
  ) as Partial<SheetUnit<G>>;
}

/** Fills in every unit of a sheet of which the player has the counter, and says how many it changes. */
export function fillIn<G extends SheetTypes>(
  counters: SheetCounters<G>,
  roster: Roster,
  { units }: Pick<SheetIn<G>, 'units'>,
  { changeUnit }: Pick<SheetEdits<SheetIn<G>>, 'changeUnit'>,
): { readonly count: number; readonly edit: Edit<SheetIn<G>> } {
  const changes = units.flatMap((unit) => {
    const change = untold(counters, roster, unit);
    return Object.keys(change).length ? [changeUnit(unit.id, change)] : [];
  });
  return { count: changes.length, edit: all(...changes) };
}

/** A unit of the sheet that a counter of its name would fill in, were it not of another nation or type. */
export interface Unlike<G extends SheetTypes> {
  readonly unit: SheetUnit<G>;
  readonly counter: RosterUnit;
  /** what tells them apart: the nation, the type, or both */
  readonly by: readonly FormField[];
}

/** The units of a sheet that are not filled in since the player's counter of their name is another one. */
export function unlikeIn<G extends SheetTypes>(
  counters: SheetCounters<G>,
  roster: Roster,
  { units }: Pick<SheetIn<G>, 'units'>,
): readonly Unlike<G>[] {
  return units.flatMap((unit) => {
    const now = membersOf(unit);
    const ofName = roster.filter((one) => isSameCounter({ name: one.name }, { name: now.name }));
    const [counter] = ofName;
    if (!counter || ofName.some((one) => same(identityOf(one), identityOf(now)))) return [];
    const would = untold(counters, [{ ...counter, ...identityOf(now) }], unit);
    const [here, there] = [identityOf(now), identityOf(counter)];
    const by = counters.fields.filter(({ name }) => here[name] !== there[name]);
    return Object.keys(would).length && by.length ? [{ unit, counter, by }] : [];
  });
}

/** Keeps a unit with a name among the player's counters once its editor closes. */
export function useKept<G extends SheetTypes>(counters: SheetCounters<G>, unit: SheetUnit<G>): void {
  const roster = useRoster();
  const now = useRef({ counters, unit, roster });
  useEffect(() => {
    now.current = { counters, unit, roster };
  });
  useEffect(() => {
    const before = now.current.unit;
    return () => {
      const { counters: of, unit: after, roster: book } = now.current;
      if (after !== before) book?.change((known) => kept(of, known, book.form, after, before));
    };
  }, []);
}

/** The unit of a hex whose editor is open; what was drawn and is not wholly known opens its own. */
export interface Editing {
  readonly id: string | undefined;
  readonly missing: readonly FormField[];
  open(id: string | undefined): void;
  /** puts one of the player's counters into the hex */
  draw(counter: RosterUnit): void;
}

export function useEditing<G extends SheetTypes>(counters: SheetCounters<G>, { state }: Desk<G>, hex: number): Editing {
  const roster = useRoster();
  const [editing, setEditing] = useState<{ readonly id: string; readonly missing: readonly FormField[] }>();
  return {
    id: editing?.id,
    missing: editing?.missing ?? [],
    open: (id) => setEditing(id === undefined ? undefined : { id, missing: [] }),
    draw(counter) {
      const missing = roster ? missingOf(counters, roster.form, counter) : [];
      state.apply(state.edits.addUnit(state.view.names[hex] ?? '', counters.placed(counter)));
      setEditing(missing.length ? { id: freeId(state.sheet), missing } : undefined);
    },
  };
}
