import { plain } from '@/components/calculator/form/find-spaces';
import type { Members } from '@/components/calculator/form/members';
import { isAsked, type FormField, type Shape } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';

/*
 * A player's own counters of a game: what is printed on each, typed once in any tool. Fields are those of the game's
 * roster form; `name`, `nation` and `kind` tell counters apart, `steps` are those of full strength. What a unit has
 * suffered stays in the case.
 */

export type RosterUnit = Members & { readonly name: string };
/** Counters, the one used last first. */
export type Roster = readonly RosterUnit[];

export const MOST_COUNTERS = 600;
const IDENTITY = ['nation', 'kind'];

/** Whether a field takes a value. */
export function accepts(shape: Shape, value: unknown): boolean {
  switch (shape.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return shape.options.some((option) => option === value);
    case 'number':
      return (
        typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= (shape.min ?? -Infinity) &&
        value <= (shape.max ?? Infinity)
      );
    case 'text':
      return typeof value === 'string' && value.length <= (shape.maxLength ?? Infinity);
    default:
      return false;
  }
}

const nameOf = ({ name }: Members): string => (typeof name === 'string' ? name.trim() : '');

/** Whether two units are the same counter; what is not known of one speaks not against it. */
export const isSameCounter = (a: Members, b: Members): boolean =>
  plain(nameOf(a)) === plain(nameOf(b)) && isAlike(a, b);

/** What a unit says of which counter it is, besides its name. */
export const identityOf = (unit: Members): Members =>
  Object.fromEntries(IDENTITY.flatMap((name) => (unit[name] === undefined ? [] : [[name, unit[name]]])));

/** Whether two units of one name are the same counter. */
const isAlike = (a: Members, b: Members): boolean =>
  IDENTITY.every((name) => a[name] === undefined || b[name] === undefined || a[name] === b[name]);

/** What of a unit is printed on its counter; undefined when it has no name or is nothing that has a counter. */
export function printedOf(form: readonly FormField[], unit: Members): RosterUnit | undefined {
  const name = nameOf(unit);
  const known = form.filter((field) => unit[field.name] !== undefined);
  const refused = known.filter(({ name: field, shape }) => !accepts(shape, unit[field]));
  if (!plain(name) || refused.some((field) => IDENTITY.includes(field.name))) return undefined;
  return {
    ...Object.fromEntries(
      known.filter((field) => !refused.includes(field)).map((field) => [field.name, unit[field.name]]),
    ),
    name,
  };
}

/**
 * What a unit of a case tells of its counter's full side: of one that has lost steps only what it is and its full
 * steps.
 */
function learnt(form: readonly FormField[], unit: Members, known: Members): RosterUnit | undefined {
  const printed = printedOf(form, unit);
  if (!printed) return undefined;
  const { steps, lost } = unit;
  const whole = typeof steps === 'number' && typeof lost === 'number' ? steps + lost : undefined;
  const full =
    whole !== undefined && form.some((field) => field.name === 'steps' && accepts(field.shape, whole))
      ? { steps: whole }
      : {};
  const worn =
    (typeof lost === 'number' && lost > 0) ||
    (typeof steps === 'number' && whole === undefined && typeof known.steps === 'number' && steps < known.steps);
  if (!worn) return { ...printed, ...full };
  const { name } = printed;
  return {
    ...identityOf(printed),
    ...full,
    name,
  };
}

/**
 * The roster after a unit of a case was entered: a counter with a name is kept, and put first. Of a known one only
 * values that were not known or that the player has changed are taken over; `before` is the unit before its changes.
 */
export function remember(roster: Roster, form: readonly FormField[], after: Members, before: Members): Roster {
  const matches = roster.filter((one) => isSameCounter(one, after));
  // Without a nation or type it may be any of several.
  if (matches.length > 1) return roster;
  const known =
    matches[0] ??
    (plain(nameOf(before)) === plain(nameOf(after)) ? roster.find((one) => isSameCounter(one, before)) : undefined);
  const now = learnt(form, after, known ?? {});
  if (!now) return roster;
  const fresh = Object.fromEntries(
    Object.entries(now).filter(
      ([field, value]) =>
        known?.[field] === undefined ||
        (field === 'steps'
          ? value !== known.steps && !same([after.steps, after.lost], [before.steps, before.lost])
          : before[field] !== value),
    ),
  );
  return first(roster, known, { ...known, ...fresh, name: now.name });
}

/** The roster with a counter in front, in place of another or as a new one. */
function first(roster: Roster, instead: RosterUnit | undefined, unit: RosterUnit): Roster {
  const others = roster.filter((one) => one !== instead);
  const [front] = roster;
  return front !== undefined && front === instead && same(front, unit)
    ? roster
    : [unit, ...others].slice(0, MOST_COUNTERS);
}

/** The roster with a counter in front because it was used. */
export const touched = (roster: Roster, unit: RosterUnit): Roster => first(roster, unit, unit);

/** The roster with other values for a counter, in its place. */
export const replaced = (roster: Roster, at: number, unit: RosterUnit): Roster =>
  roster.map((one, i) => (i === at ? unit : one));

/** A roster with the counters of another in front; where both have a counter, the other's values count. */
export function merged(roster: Roster, other: Roster): Roster {
  const [mine, theirs] = [named(roster), named(other)];
  const known = other.map((unit) => ({ ...mine(unit).find((one) => isAlike(one, unit)), ...unit }));
  return [...known, ...roster.filter((one) => !theirs(one).some((unit) => isAlike(one, unit)))].slice(0, MOST_COUNTERS);
}

/** The counters of a roster that have the name of a unit. */
function named(roster: Roster): (unit: Members) => Roster {
  const groups = new Map<string, RosterUnit[]>();
  for (const one of roster) {
    const name = plain(nameOf(one));
    const group = groups.get(name);
    if (group) group.push(one);
    else groups.set(name, [one]);
  }
  return (unit) => groups.get(plain(nameOf(unit))) ?? [];
}

/** The counters whose name holds what is typed, those that begin with it first; all of them when nothing is typed. */
export function found(roster: Roster, typed: string): Roster {
  const wanted = plain(typed);
  const begins = (unit: RosterUnit): number => (plain(unit.name).startsWith(wanted) ? 0 : 1);
  return roster.filter((unit) => plain(unit.name).includes(wanted)).sort((a, b) => begins(a) - begins(b));
}

/** Counters that a game offers and that the player has not got yet. */
export const notYet = (roster: Roster, offered: Roster): Roster =>
  offered.filter((unit) => !roster.some((one) => isSameCounter(one, unit)));

/** Whether a counter may stand in a list of units with these fields. */
export const fits = (fields: readonly FormField[], unit: RosterUnit): boolean =>
  fields.every(({ name, shape }) => !IDENTITY.includes(name) || unit[name] === undefined || accepts(shape, unit[name]));

/** A unit for a list: a fresh one with what is printed on the counter. */
export const drawn = (fields: readonly FormField[], unit: RosterUnit, fresh: Members): Members => ({
  ...fresh,
  ...Object.fromEntries(
    fields.filter(({ name, shape }) => accepts(shape, unit[name])).map(({ name }) => [name, unit[name]]),
  ),
});

/** What a list asks of every unit, and no default can stand for, that is not known of this counter. */
export const missingIn = (
  fields: readonly FormField[],
  form: readonly FormField[],
  unit: RosterUnit,
): readonly FormField[] =>
  fields.filter((field) => {
    const { name, info, shape } = field;
    return (
      !info.rare &&
      unit[name] === undefined &&
      (shape.kind === 'number' || name === 'rank' || IDENTITY.includes(name)) &&
      form.some((one) => one.name === name) &&
      isAsked(field, fields, unit)
    );
  });
