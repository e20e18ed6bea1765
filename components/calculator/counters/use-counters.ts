import { useState } from 'react';
import { askedOnly } from '@/components/calculator/asked';
import {
  drawn,
  fits,
  isSameCounter,
  missingIn,
  remember,
  touched,
  type Roster,
  type RosterUnit,
} from '@/components/calculator/counters/roster';
import { useRoster, type RosterBook } from '@/components/calculator/counters/roster-context';
import { likeOne, unitListOf, withDrawn, type UnitList } from '@/components/calculator/counters/units';
import type { Members } from '@/components/calculator/form/members';
import type { FormField } from '@/lib/calc/form';

/** The unit that is open, with what it was when it was opened and what is not known of the counter that was drawn. */
interface OpenUnit {
  readonly at: number;
  readonly unit: Members;
  readonly missing: readonly FormField[];
  /** as it was added to the list, when that is why it is open */
  readonly added: Members | undefined;
}

/** A list of units on the screen, the player's counters beside it, and what may be done to them. */
export interface CounterList {
  readonly list: UnitList;
  readonly roster: RosterBook | undefined;
  /** counters used last that may stand in the list and do not yet */
  readonly atHand: Roster;
  readonly opened: OpenUnit | undefined;
  readonly rosterOpen: boolean;
  put(at: number, unit: Members): void;
  open(at: number): void;
  openRoster(): void;
  closeRoster(): void;
  /** closes the unit that is open; it is remembered when it has a name */
  close(): void;
  /** adds a unit like another, with what it is given besides, and opens it */
  addLike(unit: Members | undefined, given?: Members): void;
  /** adds a counter of the roster, with what it is given besides; what is not known of it is asked at once */
  draw(counter: RosterUnit, given?: Members): void;
  /** takes out the unit that is open */
  remove(): void;
}

const AT_HAND = 2;

export function useCounters(
  field: FormField,
  value: unknown,
  onChange: (units: readonly Members[]) => void,
): CounterList {
  const roster = useRoster();
  const [open, setOpen] = useState<
    | {
        readonly at: number;
        readonly before: Members;
        readonly missing: readonly FormField[];
        readonly isNew?: boolean;
      }
    | 'roster'
  >();
  const list = unitListOf(field, value);
  const { units, fields } = list;
  const edited = open === 'roster' ? undefined : open;
  const unit = edited && units[edited.at];
  const keep = () => {
    if (edited && unit) roster?.change((known) => remember(known, roster.form, askedOnly(fields, unit), edited.before));
  };
  return {
    list,
    roster,
    atHand: roster ? atHandOf(roster.units, list) : [],
    opened:
      edited && unit
        ? { at: edited.at, unit, missing: edited.missing, added: edited.isNew ? edited.before : undefined }
        : undefined,
    rosterOpen: open === 'roster',
    put: (at, changed) => onChange(units.map((one, i) => (i === at ? changed : one))),
    open(at) {
      const before = units[at];
      if (before) setOpen({ at, before, missing: [] });
    },
    openRoster: () => setOpen('roster'),
    // A sheet tells that it has closed only after the next one was opened.
    closeRoster: () => setOpen((now) => (now === 'roster' ? undefined : now)),
    close() {
      keep();
      setOpen((now) => (now === 'roster' ? now : undefined));
    },
    addLike(like, given) {
      keep();
      const before = { ...likeOne(list, like), ...given };
      onChange([...units, before]);
      setOpen({ at: units.length, before, missing: [], isNew: true });
    },
    draw(counter, given) {
      const before = { ...drawn(fields, counter, list.fresh), ...given };
      const next = withDrawn(list, before);
      onChange(next);
      roster?.change((known) => touched(known, counter));
      const missing = roster ? missingIn(fields, roster.form, counter) : [];
      setOpen(missing.length ? { at: next.length - 1, before, missing } : undefined);
    },
    remove() {
      if (edited) onChange(units.filter((_, i) => i !== edited.at));
      setOpen(undefined);
    },
  };
}

/** The first counters that fit, are not in the list, and are of the nation of its last unit. */
function atHandOf(roster: Roster, { units, fields }: UnitList): Roster {
  const nation = units.at(-1)?.nation;
  const isHere = (counter: RosterUnit): boolean => units.some((unit) => isSameCounter(counter, unit));
  return roster
    .filter(
      (counter) =>
        fits(fields, counter) &&
        !isHere(counter) &&
        (counter.nation === undefined || nation === undefined || counter.nation === nation),
    )
    .slice(0, AT_HAND);
}
