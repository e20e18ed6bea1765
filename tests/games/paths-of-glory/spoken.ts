import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { expect } from 'vitest';
import { uiWords } from '@/lib/content/words';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { fields } from '@/lib/calc/field';
import { parseInput, run, type Calculator } from '@/lib/calc/calculator';
import { speaker, type MessageTree, type Speaker } from '@/lib/calc/say';
import type { DiceView, Evaluation, Refusal } from '@/lib/calc/evaluation';
import { expectSaid } from '@/tests/support/spoken';

/** Messages of one tool in one language, under the tool's name. */
export function messagesOf(tool: string, lang: Language): MessageTree {
  const path = join(process.cwd(), 'content', 'paths-of-glory', 'messages', lang, `${tool}.json`);
  return { [tool]: JSON.parse(readFileSync(path, 'utf8')) as MessageTree };
}

const speakers = new Map<string, Speaker>();

/** One speaker for each tool and language: compiling the messages anew for every answer would dominate the tests. */
function speakerOf(tool: string, lang: Language): Speaker {
  const known = speakers.get(`${tool}/${lang}`);
  if (known) return known;
  const shared = {
    ...messagesOf('chart-titles', lang),
    ...messagesOf('geography', lang),
    ...messagesOf('counters', lang),
  };
  const made = speaker({ ...uiWords(lang, ['calc']), ...messagesOf(tool, lang), ...shared }, lang);
  speakers.set(`${tool}/${lang}`, made);
  return made;
}

/** Requires that every text of an answer, refusal or view of a tool can be said with its own messages. */
const expectSpoken = (tool: string, answer: Evaluation | Refusal | DiceView): void =>
  expectSaid(
    answer,
    LANGUAGES.map((lang) => speakerOf(tool, lang)),
  );

/** What a form shows of the dice of a case, which can be said. */
export function viewOf(calc: Calculator, input: unknown, data: unknown): DiceView {
  const parsed = parseInput(calc, input);
  const found = parsed.ok ? calc.evaluate(parsed.value, data, { dice: true }) : parsed;
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  const view = found.value.dice ?? { faces: [] };
  expectSpoken(calc.id.split('/')[1] ?? '', view);
  return view;
}

/** Evaluates, requires an answer and checks that it can be said. */
export function answerOf<Schema extends z.ZodType, Data, Out>(
  calc: Calculator<Schema, Data, Out>,
  input: unknown,
  data: Data,
): Evaluation<Out> {
  const result = run(calc, input, data);
  if (!result.ok) throw new Error(`refused: ${result.error.field} ${result.error.text.key}`);
  expectSpoken(calc.id.split('/')[1] ?? '', result.value);
  return result.value;
}

/** Evaluates, requires a refusal and checks that it can be said (refusals of the schema are worded elsewhere). */
export function refusalOf<Schema extends z.ZodType, Data, Out>(
  calc: Calculator<Schema, Data, Out>,
  input: unknown,
  data: Data,
): Refusal {
  const result = run(calc, input, data);
  if (result.ok) throw new Error('not refused');
  if (result.error.code !== 'invalid-input') expectSpoken(calc.id.split('/')[1] ?? '', result.error);
  return result.error;
}

type Shape = Readonly<Record<string, z.ZodType>>;
const inner = (type: z.ZodType): z.ZodType => {
  const def = type.def as { readonly innerType?: z.ZodType };
  return def.innerType ? inner(def.innerType) : type;
};

/** Every field has a label and every option of an enumeration a word, in each language. */
export function expectLabels(tool: string, shape: Shape): void {
  for (const lang of LANGUAGES) {
    const speak = speakerOf(tool, lang);
    for (const [name, type] of Object.entries(shape)) {
      const info = fields.get(type);
      expect(info, `${tool}.${name} is not registered`).toBeDefined();
      if (info) expect(speak.has(info.label), `${lang}: ${info.label}`).toBe(true);
      const base = inner(type);
      const options =
        (base.def as { readonly entries?: Readonly<Record<string, string>>; readonly element?: z.ZodType }).entries ??
        (inner((base.def as { element?: z.ZodType }).element ?? base).def as { entries?: Record<string, string> })
          .entries;
      for (const option of Object.values(options ?? {}))
        expect(speak.has(`${tool}.options.${name}.${option}`), `${lang}: ${tool}.options.${name}.${option}`).toBe(true);
    }
  }
}

/** Keys of a message tree, so that the languages can be compared. */
export function keysOf(tree: MessageTree, prefix = ''): readonly string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );
}

/** The three languages have the same messages. */
export function expectSameKeys(tool: string): void {
  const english = [...keysOf(messagesOf(tool, 'en'))].sort();
  for (const lang of LANGUAGES) expect([...keysOf(messagesOf(tool, lang))].sort(), lang).toEqual(english);
}
