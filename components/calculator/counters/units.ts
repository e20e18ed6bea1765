import { leastOf } from '@/components/calculator/form/fresh';
import { membersOf, type Members } from '@/components/calculator/form/members';
import { usualOf, type FormField } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';

/** A list field's units with what its schema says of them. */
export interface UnitList {
  readonly units: readonly Members[];
  readonly fields: readonly FormField[];
  readonly min: number;
  readonly max: number;
  /** a unit as the tool starts with it */
  readonly fresh: Members;
}

export function unitListOf({ shape, preset }: FormField, value: unknown): UnitList {
  const units = (Array.isArray(value) ? value : []).map(membersOf);
  if (shape.kind !== 'list' || shape.item.kind !== 'group')
    return { units, fields: [], min: 0, max: Infinity, fresh: {} };
  const [first] = Array.isArray(preset) ? (preset as readonly unknown[]) : [];
  return {
    units,
    fields: shape.item.fields,
    min: shape.min,
    max: shape.max ?? Infinity,
    fresh: membersOf(first ?? leastOf(shape.item)),
  };
}

/** A value of a unit, or what the tool takes when it is not given. */
export const valueIn = (unit: Members, { name, preset }: FormField): unknown => unit[name] ?? preset;

/** Whether a unit is as the tool brought it: nobody has entered anything of it. */
const isUntouched = ({ fields, fresh }: UnitList, unit: Members): boolean =>
  fields.every((field) => same(valueIn(unit, field), valueIn(fresh, field)));

/**
 * Another unit like one of the list, without its name, since no two counters have the same, and without what it has
 * rolled.
 */
export const likeOne = ({ fields, fresh }: UnitList, unit: Members | undefined): Members =>
  unit === undefined
    ? fresh
    : {
        ...Object.fromEntries(
          fields.filter(({ info }) => info.control !== 'die').map((field) => [field.name, unit[field.name]]),
        ),
        ...('name' in unit ? { name: '' } : {}),
      };

/** The units with another one at the end; it takes the place of a single one that nobody has touched. */
export function withDrawn(list: UnitList, unit: Members): readonly Members[] {
  const [only] = list.units;
  return list.units.length === 1 && only && isUntouched(list, only) ? [unit] : [...list.units, unit];
}

/** Whether another counter can be drawn into the list. */
export const hasRoom = (list: UnitList): boolean =>
  list.units.length < list.max || withDrawn(list, {}).length <= list.max;

/**
 * A unit after a change in its editor: where it has become another kind, what nobody has entered is as usual for that
 * kind. `added` is the unit as it came into the list; what it was copied with counts as not entered.
 */
export function settled(fields: readonly FormField[], before: Members, after: Members, added?: Members): Members {
  const kindOf = (field: FormField, unit: Members): unknown => unit[field.info.usual?.by ?? ''];
  const isEntered = (field: FormField): boolean => {
    const value = valueIn(after, field);
    return (
      !same(value, valueIn(before, field)) ||
      !(same(value, usualOf(field, before)) || (added && same(value, valueIn(added, field))))
    );
  };
  const open = fields.filter(
    (field) => field.info.usual && kindOf(field, before) !== kindOf(field, after) && !isEntered(field),
  );
  return {
    ...after,
    ...Object.fromEntries(
      open.map((field) => [
        field.name,
        added && kindOf(field, added) === kindOf(field, after) ? valueIn(added, field) : usualOf(field, after),
      ]),
    ),
  };
}
