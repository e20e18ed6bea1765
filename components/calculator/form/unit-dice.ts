import { membersOf, type Members } from '@/components/calculator/form/members';
import { isAsked, isDie, type FormField } from '@/lib/calc/form';

/** The dice of one unit that stands somewhere in an input. */
export interface UnitDice {
  /** the list that the unit stands in */
  readonly list: FormField;
  /** the fields of the list's units */
  readonly fields: readonly FormField[];
  readonly unit: Members;
  readonly dice: readonly FormField[];
  /** where the unit stands: ["attackers", 0, "units", 2] */
  readonly at: readonly (string | number)[];
}

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The units of an input that have dice of their own, in the order of the form. */
export function unitDice(form: readonly FormField[], values: Members, above: UnitDice['at'] = []): readonly UnitDice[] {
  return form
    .filter((field) => isAsked(field, form, values))
    .flatMap((list) => {
      const { name, shape, preset } = list;
      const at = [...above, name];
      const value = values[name] ?? preset;
      if (shape.kind === 'group') return unitDice(shape.fields, membersOf(value), at);
      if (shape.kind !== 'list' || shape.item.kind !== 'group') return [];
      const { fields } = shape.item;
      const isUnits = fields.some(isDie);
      return itemsOf(value).flatMap((one, i): readonly UnitDice[] => {
        const unit = membersOf(one);
        if (!isUnits) return unitDice(fields, unit, [...at, i]);
        const dice = fields.filter((field) => isDie(field) && isAsked(field, fields, unit, values));
        return dice.length ? [{ list, fields, unit, dice, at: [...at, i] }] : [];
      });
    });
}

/** The same without the dice that an answer has no use for, given as paths ("targets.1.test"). */
export const neededDice = (units: readonly UnitDice[], idle: readonly string[]): readonly UnitDice[] =>
  units
    .map((unit) => ({ ...unit, dice: unit.dice.filter(({ name }) => !idle.includes([...unit.at, name].join('.'))) }))
    .filter(({ dice }) => dice.length > 0);

/** A value with another one at a place inside it. */
export function putAt(value: unknown, [step, ...rest]: UnitDice['at'], put: unknown): unknown {
  if (step === undefined) return put;
  if (Array.isArray(value)) return value.map((one: unknown, i) => (i === step ? putAt(one, rest, put) : one));
  const members = membersOf(value);
  return { ...members, [step]: putAt(members[step], rest, put) };
}

/** An input with no die left on any of its units. */
export function withoutUnitDice(form: readonly FormField[], values: Members): Members {
  return unitDice(form, values).reduce<Members>(
    (all, { unit, dice, at }) =>
      dice
        .filter(({ name }) => unit[name] !== undefined)
        .reduce((now, { name }) => membersOf(putAt(now, [...at, name], undefined)), all),
    values,
  );
}
