import type { Text } from '@/lib/calc/evaluation';
import { text } from '@/lib/calc/evaluation';
import type { Language } from '@/lib/core/language';
import { fightOf, type TypedFight } from '@/lib/typed/fight';
import type { Item } from '@/lib/typed/items';
import type { Entry, Lexicon } from '@/lib/typed/meaning';
import { readFight, type FieldRead, type Reading } from '@/lib/typed/reading';
import { counts } from '@/lib/typed/tokens';

/* Tools that are asked for by their name and filled in without two sides: "siege of Verdun, August 1914". */

/** The field of the words that name a tool. */
const ASKED = 'asked';

/** What a game makes of the words around a tool's name; undefined where they fill nothing in. */
export interface AskedCase {
  readonly input: Readonly<Record<string, unknown>>;
  readonly faults?: readonly Text[];
  item?(item: Item): Text;
  field?(field: FieldRead): Text;
  /** what a field is called, in a fault */
  label?(field: string): Text;
  /** fields and units that this tool has no use for: their words are named as not understood */
  readonly unused?: readonly (FieldRead | Item)[];
}

/** A tool that a text may ask for by its name. */
export interface AskedTool<Data> {
  readonly tool: string;
  /** the words that name it, in the three languages, between bars */
  readonly words: string;
  /** units that are named mean this tool as well */
  also?(items: readonly Item[]): boolean;
  /** what the text fills in; the units of both sides are one list here */
  make(reading: Reading, items: readonly Item[], data: Data): AskedCase | undefined;
}

/** Words that only ask: "may three corps stack", "is the army in supply". */
const ASKING: Entry = {
  words: (
    'can|may|could|does|do|am|was|check|whether|same|together|test|roll|one hex|puede|pueden|puedo|podemos|esta|estan|' +
    'mismo|misma|juntos|prueba|tirada|comprobar|possono|posso|puo|sta|stanno|stesso|stessa|insieme|prova|verifica'
  ).split('|'),
  means: { kind: 'filler' },
};

/** The words of a game with those that name its tools; made once, since a vocabulary is kept for each lexicon. */
export const withAsked = <Data>(
  lexicon: Lexicon,
  tools: readonly AskedTool<Data>[],
  further: readonly Entry[] = [],
): Lexicon => ({
  ...lexicon,
  entries: [
    ...tools.map(({ tool, words }): Entry => ({
      words: words.split('|'),
      means: { kind: 'field', field: ASKED, value: tool },
    })),
    ...further,
    ...lexicon.entries,
    ASKING,
  ],
});

/** At most so many words of a hundred may be unknown: with more the text is a question about the rules. */
const MOST_UNKNOWN = 0.25;

/** The tool that a text names, filled in with what it says; undefined where it names none, several, or says nothing. */
export function readAsked<Data>(
  typed: string,
  lang: Language,
  lexicon: Lexicon,
  tools: readonly AskedTool<Data>[],
  data: Data,
): TypedFight | undefined {
  const reading = readFight(typed, lexicon, lang);
  const named = new Set(reading.fields.flatMap(({ field, value }) => (field === ASKED ? [value] : [])));
  const items = [...reading.attack, ...reading.defence];
  const tool = named.size === 0 ? tools.find((one) => one.also?.(items)) : tools.find((one) => named.has(one.tool));
  if (!tool || named.size > 1) return undefined;
  const counted = reading.tokens.filter(counts).length;
  if (reading.uses.filter((use) => use === 'unknown').length / counted > MOST_UNKNOWN) return undefined;
  const made = tool.make(reading, items, data);
  if (!made) return undefined;
  const plain = { ...reading, attack: items, defence: [], versus: [] };
  return fightOf(plain, {
    tool: tool.tool,
    input: made.input,
    sideless: true,
    item: (item) => made.item?.(item) ?? text(`${tool.tool}.title`),
    field: (field) =>
      field.field === ASKED ? text(`${tool.tool}.title`) : (made.field?.(field) ?? text(`${tool.tool}.title`)),
    label: (field) => made.label?.(field) ?? text(`${tool.tool}.fields.${field}`),
    forgives: ({ code }) => code === 'side' || code === 'third',
    faults: made.faults ?? [],
    unknown: (made.unused ?? []).flatMap(({ tokens }) => tokens),
  });
}

/** The value of a field that the text says. */
export const saidIn = ({ fields }: Reading, name: string): FieldRead['value'] | undefined =>
  fields.find(({ field }) => field === name)?.value;

/** Fields of a reading but those that a tool takes, and the name of the tool. */
export const fieldsBut = ({ fields }: Reading, ...taken: readonly string[]): readonly FieldRead[] =>
  fields.filter(({ field }) => field !== ASKED && !taken.includes(field));
