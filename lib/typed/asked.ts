import { alternatives, says } from '@/lib/typed/phrases';
import type { Text } from '@/lib/calc/evaluation';
import { text } from '@/lib/calc/evaluation';
import type { Language } from '@/lib/core/language';
import { oncePer, oncePerKey } from '@/lib/core/once';
import { fightOf, type TypedFight } from '@/lib/typed/fight';
import { factsOf, isCase } from '@/lib/typed/gate';
import type { Item } from '@/lib/typed/items';
import { withEntries, type Entry, type Lexicon } from '@/lib/typed/meaning';
import { partsSides } from '@/lib/typed/looks';
import { areAllies } from '@/lib/typed/parts';
import { PLAIN } from '@/lib/typed/plain';
import { readFight, type Fault, type FieldRead, type Reading } from '@/lib/typed/reading';
import { spansOf } from '@/lib/typed/spans';
import { counts, tokensOf } from '@/lib/typed/tokens';
import { vocabularyOf } from '@/lib/typed/vocabulary';

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
  /** the fields that it has: the words of any other are named as not understood, and their number is no fault */
  readonly takes?: readonly string[];
  /** faults of the reading that are none here */
  forgives?(fault: Fault): boolean;
  /** fields and units that this tool has no use for: their words are named as not understood */
  readonly unused?: readonly (FieldRead | Item)[];
}

/** A tool that a text may ask for by its name. */
export interface AskedTool<Data> {
  readonly tool: string;
  /** the words that name it, in the three languages, between bars */
  readonly words: string;
  /** words of units that mean this tool as well, where none is named */
  readonly also?: string;
  /** words that mean something beside its name only; they come before those of the game */
  readonly entries?: readonly Entry[];
  /** what else of the game's grammar is another beside its name */
  readonly grammar?: Partial<Omit<Lexicon, 'entries' | 'shared'>>;
  /** what the text fills in; the units of both sides are one list here */
  make(reading: Reading, items: readonly Item[], data: Data): AskedCase | undefined;
}

/** Words that only ask: "may three corps stack", "is the army in supply". */
const ASKING: readonly Entry[] = [
  {
    words: alternatives(
      'can|will|would|may|could|does|do|am|was|check|whether|same|together|test|roll|one hex|puede|pueden|puedo|podemos|esta|estan|' +
        'mismo|misma|juntos|prueba|tirada|comprobar|possono|posso|puo|sta|stanno|stesso|stessa|insieme|prova|verifica|' +
        'how many corps|how many divisions|how many armies|how many units|how many steps|cuantos cuerpos|cuantas divisiones|' +
        'cuantos ejercitos|cuantas unidades|cuantos pasos|quanti corpi|quante divisioni|quante armate|quante unita|quanti passi|' +
        'how many|how much|how far|what does|what|cuantos|cuantas|cuanto|cuanta|cuesta|quanti|quante|quanto|costa|cost|' +
        'caben|cabe|fit|ci stanno|try|tries|trying|intenta|intentan|intentar|tenta|tentano|get|gets|want|wants|me|use|new|quiere|quieren|vuole|vogliono|we|move|moves|declare|declara|dichiara',
    ),
    means: { kind: 'filler' },
  },
];

const named = (tool: string, words: string, field: string): Entry => ({
  words: alternatives(words),
  means: { kind: 'field', field, value: tool },
});

/** The words that name the tools of a game, and nothing else of it. */
const namesOf = oncePer((tools: readonly AskedTool<never>[]) =>
  oncePerKey((lang: Language) =>
    vocabularyOf(
      {
        entries: [
          ...tools.map(({ tool, words }) => named(tool, words, ASKED)),
          ...[...alsoIn(tools)].map(([word, some]) => named(some.join(' '), word, ALSO)),
        ],
        noun: '',
        nation: '',
        states: [],
      },
      lang,
    ),
  ),
);
const ALSO = 'also';

/** Words that may mean a tool, each with all tools that it may mean: who enters may stack. */
function alsoIn(tools: readonly AskedTool<never>[]): ReadonlyMap<string, readonly string[]> {
  const words = tools.flatMap(({ tool, also }) =>
    (also === undefined ? [] : alternatives(also)).map((word) => ({ tool, word })),
  );
  return new Map(
    words.map(({ word }) => [word, words.filter((one) => one.word === word).map(({ tool }) => tool)] as const),
  );
}

/** The words of a game beside the name of a tool; kept, since a vocabulary is made for each lexicon once. */
const besideOf = oncePer((lexicon: Lexicon) =>
  oncePer(({ tool, words, entries = [], grammar }: AskedTool<never>): Lexicon => ({
    // A word of its form is one before it is its name: "repair" says both.
    ...withEntries([...entries, named(tool, words, ASKED)], {
      ...lexicon,
      shared: [...(lexicon.shared ?? []), ASKING],
    }),
    ...grammar,
  })),
);

/** A tool that a text names, and where it does. */
interface Named<Data> {
  readonly tool: AskedTool<Data>;
  readonly name: readonly { readonly from: number; readonly to: number }[];
  /** another is named more clearly: what is told has to be a case of this one beyond doubt */
  readonly second?: true;
}

/** The tool that a text names by the longest name; of words that only may mean one, all that they may mean. */
function toolsIn<Data>(typed: string, lang: Language, tools: readonly AskedTool<Data>[]): readonly Named<Data>[] {
  const tokens = tokensOf(typed);
  const parts = spansOf(tokens, namesOf(tools)(lang));
  const found = (field: string) =>
    parts.flatMap(({ from, to, meaning }) =>
      meaning.kind === 'field' && meaning.field === field
        ? String(meaning.value)
            .split(' ')
            .map((tool) => ({ tool, length: to - from, at: { from, to } }))
        : [],
    );
  const own = found(ASKED);
  const names = own.length > 0 ? own : found(ALSO);
  const longest = Math.max(...names.map(({ length }) => length));
  const best = names.filter(({ length }) => length === longest);
  const named = tools.filter(({ tool }) => best.some((one) => one.tool === tool));
  // "Recover two units with a CAP": the name of one tool is a word of the form of another.
  const words = ({ from, to }: Named<Data>['name'][number]): string =>
    tokens
      .slice(from, to)
      .map(({ folded }) => folded)
      .join(' ');
  const hasOthers = ({ tool, entries = [] }: AskedTool<Data>): boolean =>
    best.every((one) => one.tool === tool || entries.some((entry) => says(entry.words, words(one.at))));
  // "Cav recon after a forced march": the longer name of one tool is a word of another that is named as well.
  const wider = tools.filter(
    (tool) =>
      named.every((one) => one.tool !== tool.tool) && own.some((one) => one.tool === tool.tool) && hasOthers(tool),
  );
  const [only, other] = wider.length === 1 ? wider : named.length > 1 ? named.filter(hasOthers) : named;
  // "Ammo roll, turn 8, Brusilov is over": the tool that is named first is the one that is asked for.
  const first = own.length > 0 ? best[0]?.tool : undefined;
  const tool = only && !other ? only : named.find((one) => one.tool === first);
  if (own.length === 0) return (tool ? [tool] : named).map((one) => ({ tool: one, name: [] }));
  if (!tool) return [];
  const nameOf = (asked: AskedTool<Data>) =>
    own.flatMap((one) =>
      one.tool === asked.tool && (wider.includes(asked) || !named.includes(asked) || one.length === longest)
        ? [one.at]
        : [],
    );
  // "Is the stack in 44 supplied", "tries to dig in, but is out of supply": where the first makes nothing of the text
  // another that is named may.
  const also = tools.filter((one) => found(ALSO).some((other) => other.tool === one.tool));
  const clear = new Set([tool, ...named, ...also]);
  const others = tools.filter((one) => !clear.has(one) && own.some((other) => other.tool === one.tool));
  return [
    ...[...clear].map((one) => ({ tool: one, name: nameOf(one) })),
    ...others.map((one) => ({ tool: one, name: nameOf(one), second: true as const })),
  ];
}

/** The tool of which a text is the name, with words around it that say no fact; undefined of any other text. */
export function nameIn<Data>(typed: string, lang: Language, tools: readonly AskedTool<Data>[]): string | undefined {
  const [first] = toolsIn(typed, lang, tools);
  const isName = (at: number): boolean => first?.name.some(({ from, to }) => at >= from && at < to) ?? false;
  const others = tokensOf(typed).filter((token, at) => counts(token) && !isName(at) && !PLAIN.has(token.folded));
  return others.length === 0 ? first?.tool.tool : undefined;
}

/** At most so many words of a hundred may be unknown: with more the text is a question about the rules. */
const MOST_UNKNOWN = 0.25;
/** … and where it names the tool and fills in two more things. */
const MOST_BESIDE = 0.45;

/** The tool that a text names, filled in with what it says; undefined where it names none, several, or says nothing. */
export function readAsked<Data>(
  typed: string,
  lang: Language,
  lexicon: Lexicon,
  tools: readonly AskedTool<Data>[],
  data: Data,
): TypedFight | undefined {
  const named = toolsIn(typed, lang, tools);
  const isAsked = named.some(({ name }) => name.length > 0);
  let best: TypedFight | undefined;
  for (const one of named) {
    const fight = askedOf(typed, lang, lexicon, one, data);
    if (!fight) continue;
    // Where everything is understood, no later tool is read: "a corps arrives at the end of the redeployment" is no
    // redeployment, which would come from nowhere.
    if (fight.unknown.length === 0 && fight.faults.length === 0) return fight;
    // Of tools that are named the first stands, of those that words only may mean the one that understands most.
    const isBetter = !best || (isAsked ? fight.unknown.length === 0 : fight.unknown.length < best.unknown.length);
    if (isBetter && best?.unknown.length !== 0) best = fight;
  }
  return best;
}

function askedOf<Data>(
  typed: string,
  lang: Language,
  lexicon: Lexicon,
  { tool, name, second }: Named<Data>,
  data: Data,
): TypedFight | undefined {
  const reading = readFight(typed, besideOf(lexicon)(tool), lang);
  const items = [...reading.attack, ...reading.defence];
  const counted = reading.tokens.filter(counts).length;
  const made = tool.make(reading, items, data);
  // A name alone, "cavalry withdraws", asks for the rule or the tool as it is.
  const isNamed = (at: number): boolean => name.some(({ from, to }) => at >= from && at < to);
  if (!made) return undefined;
  const { takes } = made;
  const isOthers = (fault: Fault): boolean =>
    fault.code === 'range' && takes !== undefined && !takes.includes(fault.field);
  const plain = { ...reading, attack: items, defence: [], versus: [] };
  const fight = fightOf(plain, {
    tool: tool.tool,
    input: made.input,
    sideless: true,
    item: (item) => made.item?.(item) ?? text(`${tool.tool}.title`),
    field: (field) =>
      field.field === ASKED ? text(`${tool.tool}.title`) : (made.field?.(field) ?? text(`${tool.tool}.title`)),
    label: (field) => made.label?.(field) ?? text(`${tool.tool}.fields.${field}`),
    forgives: (fault) =>
      fault.code === 'side' ||
      fault.code === 'third' ||
      fault.code === 'order' ||
      isOthers(fault) ||
      (made.forgives?.(fault) ?? false),
    faults: made.faults ?? [],
    unknown: [
      ...(made.unused ?? []).flatMap(({ tokens }) => tokens),
      ...reading.faults.flatMap((fault) => ('tokens' in fault && isOthers(fault) ? fault.tokens : [])),
    ],
  });
  const share = reading.fields.length + items.length > 2 ? MOST_BESIDE : MOST_UNKNOWN;
  const isTaken = (one: FieldRead | Item): boolean =>
    made.unused?.includes(one) !== true && one.tokens.some((at) => !isNamed(at));
  const facts = factsOf(reading.fields.filter(isTaken), items.filter(isTaken), reading.tokens, besideOf(lexicon)(tool));
  const unknown = [...fight.unknown, ...fight.plain];
  if (second && (facts.firm === 0 || facts.firm + facts.loose < 2)) return undefined;
  return unknown.length / counted <= share && isCase(typed, facts, unknown, fight.faults.length > 0)
    ? fight
    : undefined;
}

/** The value of a field that the text says. */
export const saidIn = ({ fields }: Reading, name: string): FieldRead['value'] | undefined =>
  fields.find(({ field }) => field === name)?.value;

/** Whether units of both alliances are named: such do not stand together, and ask for no stack. */
export const areOpposed = (items: readonly Item[], lexicon: Lexicon): boolean => {
  const [first, ...others] = items.flatMap(({ traits }) => traits[lexicon.nation] ?? []);
  return others.some((one) => !areAllies(first, one, lexicon));
};

/** Whether a text names its tool, not only words that may mean it. */
export const isAsked = ({ fields }: Reading): boolean => fields.some(({ field }) => field === ASKED);

/** Fields of a reading but those that a tool takes, and the name of the tool. */
export const fieldsBut = ({ fields }: Reading, ...taken: readonly string[]): readonly FieldRead[] =>
  fields.filter(({ field }) => field !== ASKED && !taken.includes(field));

/** A fight before a tool by its name where a word parts two sides, else the tool before the fight. */
export const eitherOf = (
  typed: string,
  fight: () => TypedFight | undefined,
  asked: () => TypedFight | undefined,
): TypedFight | undefined => {
  if (!partsSides(typed)) {
    const named = asked();
    if (named && named.unknown.length === 0) return named;
    // "A barrage on two divisions in fieldworks" asks for no fieldworks.
    const other = fight();
    const isBetter = other && other.faults.length === 0 && (!named || other.unknown.length < named.unknown.length);
    return isBetter ? other : (named ?? other);
  }
  const first = fight();
  if (first && first.faults.length === 0 && first.unknown.length === 0) return first;
  // "He has two armies there, can he squeeze another in": half a fight is a whole case of another tool.
  const second = asked();
  if (!first || !second) return second ?? first;
  // "Can a Russian corps go by train into Germany": a fight in which more is not understood.
  const most = first.unknown.length - (first.faults.length > 0 ? 0 : 1);
  return second.faults.length === 0 && second.unknown.length <= most ? second : first;
};
