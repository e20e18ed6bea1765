import type * as z from 'zod';
import { expect } from 'vitest';
import { fields } from '@/lib/calc/field';
import { formOf, isAsked } from '@/lib/calc/form';
import { speaker, type MessageTree, type Speaker } from '@/lib/calc/say';
import { readGame } from '@/lib/content/game';
import { uiWords } from '@/lib/content/words';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { RANKS } from '@/lib/games/nach-paris/units';
import { spokenIn } from '@/tests/support/spoken';

/** All messages of the game's calculators in one language, each file under its name, with the shared ones of sheets. */
const messagesIn = (lang: Language): MessageTree => ({
  ...uiWords(lang, ['sheet']),
  ...readGame('nach-paris').messages(lang),
});

const speakers: readonly Speaker[] = LANGUAGES.map((lang) => speaker(messagesIn(lang), lang));

export const { answerOf, refusalOf, expectSpoken } = spokenIn('nach-paris');

const innermost = (type: z.ZodType): z.ZodType => {
  const { innerType, element } = type.def as { readonly innerType?: z.ZodType; readonly element?: z.ZodType };
  const inside = innerType ?? element;
  return inside ? innermost(inside) : type;
};

/**
 * Every field, those of groups and lists too, has a label and every option of an enumeration a word, in each language.
 */
export function expectLabels(shape: Readonly<Record<string, z.ZodType>>): void {
  for (const [name, type] of Object.entries(shape)) {
    const info = fields.get(type);
    expect(info, `${name} is not registered`).toBeDefined();
    const space = info?.label.split('.')[0] ?? '';
    const base = innermost(type);
    const { entries, shape: members } = base.def as {
      readonly entries?: Readonly<Record<string, string>>;
      readonly shape?: Readonly<Record<string, z.ZodType>>;
    };
    for (const speak of speakers) {
      expect(speak.has(info?.label ?? ''), `${speak.lang}: ${info?.label}`).toBe(true);
      // Ranks read the same in every language.
      const options = Object.values(entries ?? {}).filter((option) => !RANKS.some((rank) => rank === option));
      for (const option of options)
        expect(
          speak.has(`${space}.options.${name}.${option}`),
          `${speak.lang}: ${space}.options.${name}.${option}`,
        ).toBe(true);
    }
    if (members) expectLabels(members);
  }
}

const keysOf = (tree: MessageTree, prefix = ''): readonly string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );

/** The three languages have the same messages of a tool. */
export function expectSameKeys(tool: string): void {
  const [english = [], ...others] = LANGUAGES.map((lang) => keysOf(messagesIn(lang)[tool] as MessageTree).toSorted());
  for (const other of others) expect(other).toEqual(english);
}

/** Names of the fields that a form asks first with these values: neither folded away nor dice nor hidden. */
export function firstScreen(schema: z.ZodType, values: Readonly<Record<string, unknown>> = {}): readonly string[] {
  const form = formOf(schema);
  return form
    .filter(
      (field) =>
        isAsked(field, form, values) &&
        !field.info.rare &&
        field.info.control !== 'die' &&
        field.info.control !== 'hidden',
    )
    .map(({ name }) => name);
}
