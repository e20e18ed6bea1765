import * as z from 'zod';
import { fields, type FieldInfo } from '@/lib/calc/field';
import type { Rule } from '@/lib/core/rule';

/** What a form is told of a field beside its label and its rule. */
type More = Omit<FieldInfo, 'label' | 'rule'>;

/** The rule that a field stands for; some stand for none. */
type FieldRule = Rule | undefined;

/** The least and the greatest value, or size of a list. */
type Range = readonly [least: number, most: number];

type Choice<Values extends readonly string[]> = z.ZodEnum<z.util.ToEnum<Values[number]>>;

/**
 * The input fields of a tool, one call each: their name, the rule that they stand for, their values, and what else a
 * form is told of them. The label of a field is the message "<words>.fields.<name>". A count, a choice or a list
 * without a preset may be left out.
 */
export function fieldsOf(words: string) {
  const info = (name: string, rule: FieldRule, more: More = {}): FieldInfo => ({
    label: `${words}.fields.${name}`,
    ...(rule === undefined ? {} : { rule }),
    ...more,
  });

  /** A schema of any other kind. */
  const as = <Schema extends z.ZodType>(schema: Schema, name: string, rule: FieldRule, more?: More): Schema => {
    fields.add(schema, info(name, rule, more));
    return schema;
  };

  /** A switch, off unless its preset says otherwise. */
  const flag = (
    name: string,
    rule: FieldRule,
    { preset = false, ...more }: More & { readonly preset?: boolean } = {},
  ) => as(z.boolean().default(preset), name, rule, more);

  /** A switch for what is seldom so: it stands with the rarer questions of its form. */
  const rareFlag: typeof flag = (name, rule, more) => flag(name, rule, { ...more, rare: true });

  /** A whole number. */
  function count(name: string, rule: FieldRule, range: Range, preset: number, more?: More): z.ZodDefault<z.ZodNumber>;
  function count(
    name: string,
    rule: FieldRule,
    range: Range,
    preset?: undefined,
    more?: More,
  ): z.ZodOptional<z.ZodNumber>;
  function count(name: string, rule: FieldRule, [least, most]: Range, preset?: number, more?: More) {
    const schema = z.number().int().min(least).max(most);
    return preset === undefined
      ? as(schema.optional(), name, rule, more)
      : as(schema.default(preset), name, rule, more);
  }

  /** What a die with so many sides shows, where it has fallen. */
  const die = (name: string, rule: FieldRule, sides: number, more?: More) =>
    count(name, rule, [1, sides], undefined, { control: 'die', ...more });

  /** One of some values. */
  function choice<const Values extends readonly string[]>(
    name: string,
    rule: FieldRule,
    values: Values,
    preset: NoInfer<Values[number]>,
    more?: More,
  ): z.ZodDefault<Choice<Values>>;
  function choice<const Values extends readonly string[]>(
    name: string,
    rule: FieldRule,
    values: Values,
    preset?: undefined,
    more?: More,
  ): z.ZodOptional<Choice<Values>>;
  function choice(name: string, rule: FieldRule, values: readonly string[], preset?: string, more?: More) {
    const schema = z.enum(values);
    return preset === undefined
      ? as(schema.optional(), name, rule, more)
      : as(schema.default(preset), name, rule, more);
  }

  /** A text of at most so many letters, empty at first. */
  const text = (name: string, rule: FieldRule, most: number, more?: More) =>
    as(z.string().max(most).default(''), name, rule, more);

  /** Items that are alike, none at first unless the preset has some. */
  const list = <Item extends z.ZodType>(
    name: string,
    rule: FieldRule,
    item: Item,
    [least, most]: Range,
    preset: NoInfer<z.output<z.ZodArray<Item>>> = [],
    more?: More,
  ) => {
    const items = z.array(item);
    return as((least ? items.min(least) : items).max(most).default(preset as never), name, rule, more);
  };

  /**
   * A choice between the readings of a dispute, by the dispute's id: one value for each, the one that Umpire follows
   * first and the preset.
   */
  const reading = <const Readings extends readonly [string, ...string[]]>(
    name: string,
    rule: FieldRule,
    readings: Readings,
    dispute: string,
    when?: FieldInfo['when'],
  ) =>
    as(z.enum(readings).default(readings[0]), name, rule, {
      rare: true,
      reading: dispute,
      ...(when ? { when } : {}),
    });

  return { as, flag, rareFlag, count, die, choice, text, list, reading };
}
