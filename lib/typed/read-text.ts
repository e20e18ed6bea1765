import type { Calculator } from '@/lib/calc/calculator';
import { text, type Text } from '@/lib/calc/evaluation';
import { formOfTool } from '@/lib/calc/form';
import type { Speaker } from '@/lib/calc/say';
import { onceForLast, oncePer } from '@/lib/core/once';
import { withMore, type FightReader, type TypedFight } from '@/lib/typed/fight';
import { plainly } from '@/lib/typed/form-clause';
import { fieldSaid } from '@/lib/typed/form-said';
import { formWordsOf, saidText, type FormWords } from '@/lib/typed/form-words';
import { fightHit, type FightHit, type Worked } from '@/lib/typed/hit';
import { likelyOf, type Likely } from '@/lib/typed/likely';
import type { Value } from '@/lib/typed/meaning';
import { caseWith, placedText, placesIn, valueAt, type Path, type Place } from '@/lib/typed/places';
import { wordsIn } from '@/lib/typed/tokens';
import type { SaidWays } from '@/lib/typed/ways';
import { NOBODYS, withSides, type Whose } from '@/lib/typed/whose';

/** A game that reads fights, with everything that an answer needs. */
export interface ReadyReader {
  readonly reader: FightReader;
  readonly data: unknown;
  /** the tools that a fight may lead to, by their names */
  readonly calculators: ReadonlyMap<string, Calculator>;
  readonly speaker: Speaker;
  /** how players say what the forms ask */
  readonly ways: () => readonly SaidWays[];
}

/** A clause of a text, with the field that it says in the words of the form. */
interface Told {
  readonly clause: string;
  readonly path: Path;
  readonly value: Value;
  readonly means: Text;
}

/** What clauses are told with: the words of a tool's form, ways of saying it, and where its fields stand in a case. */
interface Telling {
  readonly words: FormWords;
  readonly likelyIn: (clause: string) => readonly Likely[];
  readonly places: readonly Place[];
}

/**
 * Reads a text with the words of a game; a clause that they leave open, with those of the form that the rest of the
 * text fills in: whatever a form asks can be said as it stands there. Undefined where the text is no fight.
 */
export const readText = (ready: ReadyReader, typed: string): TypedFight | undefined => readingsOf(ready)(typed);

/** What is offered for a text is asked right behind what it says: it is read once for both. */
const readingsOf = oncePer((ready: ReadyReader) => onceForLast((typed: string) => readSurely(ready, typed)));

/**
 * A text without those clauses in which nobody understands a word and that bring a unit or a number more: half read
 * they say what nobody said, "the one that shoots is embarked" is no unit of its own. All their words are not
 * understood.
 */
function readSurely(ready: ReadyReader, typed: string): TypedFight | undefined {
  const whole = readWhole(ready, typed);
  if (!whole || whole.unknown.length === 0) return whole;
  const all = parted(typed, ENDS);
  const most = mostIn(all, whole);
  // Of a clause in which no word is known nothing has come.
  const isHalfRead = (clause: string): boolean => wordsIn(clause).some((word) => !whole.unknown.includes(word));
  const open = openClauses(whole, typed).filter((clause) => clause !== most && isHalfRead(clause));
  const [sure, left] = open.reduce<readonly [TypedFight, readonly string[]]>(
    ([before, clauses], clause) => {
      const others = clauses.filter((one) => one !== clause);
      const fight = readWhole(ready, others.join(', '));
      return fight && isSurer(fight, before) ? [fight, others] : [before, clauses];
    },
    [whole, all],
  );
  const gone = all.filter((clause) => !left.includes(clause));
  return gone.length === 0 ? whole : withMore(sure, [], gone.flatMap(wordsIn), left.flatMap(wordsIn).length);
}

/** The clause of which most words are understood: who fights whom, and not how somebody is. */
const mostIn = (clauses: readonly string[], { unknown }: TypedFight): string | undefined => {
  const knownIn = (clause: string): number => wordsIn(clause).filter((word) => !unknown.includes(word)).length;
  return clauses.toSorted((a, b) => knownIn(b) - knownIn(a))[0];
};

/** Whether a fight is another one with fewer words that nobody knows, units and numbers, the same sides in it. */
const isSurer = (fight: TypedFight, before: TypedFight): boolean =>
  fight.tool === before.tool &&
  fight.unknown.length < before.unknown.length &&
  fight.faults.length <= before.faults.length &&
  [...new Set(before.whose.sides.values())].every((side) => [...fight.whose.sides.values()].includes(side)) &&
  countIn(fight.input) < countIn(before.input);

/** How many units and numbers a case has. */
function countIn(value: unknown): number {
  if (typeof value === 'number') return 1;
  if (value === null || typeof value !== 'object') return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + countIn(one), Array.isArray(value) ? value.length : 0);
}

function readWhole(ready: ReadyReader, typed: string): TypedFight | undefined {
  const whole = read(ready, typed);
  const clauses = parted(typed, ENDS);
  if (whole ? whole.unknown.length === 0 : clauses.length < 2) return whole;
  const tool = whole?.tool ?? toolIn(ready, clauses);
  const calc = tool === undefined ? undefined : ready.calculators.get(tool);
  if (!calc) return whole;
  const telling: Telling = {
    words: wordsOf(ready.speaker)(calc),
    likelyIn: likelyFor(ready, calc, whole?.whose),
    places: placesIn(formOfTool(calc), whole?.input ?? {}),
  };
  const parts = clauses.flatMap((clause) => {
    const around = clauses.filter((one) => one !== clause).join(' ');
    return toldIn(clause, around, whole, telling);
  });
  const said = parts.filter((part) => typeof part !== 'string');
  const rest = parts.filter((part) => typeof part === 'string');
  const fight = said.length > 0 ? base(ready, rest) : undefined;
  const filled = fight?.tool === tool && fight ? withSaid(fight, said, calc) : undefined;
  return filled && filled.unknown.length < (whole?.unknown.length ?? Infinity) ? filled : whole;
}

/** What a game makes of a text, with its answer; undefined where it is none of its fights. */
export function fightIn(ready: ReadyReader, typed: string, worked: Worked = 'now'): FightHit | undefined {
  const fight = readText(ready, typed);
  const calc = fight && ready.calculators.get(fight.tool);
  return fight && calc && fightHit(fight, calc, ready.data, ready.speaker, worked);
}

/**
 * What a text fills in of a tool that one of its clauses names or asks for, all others not understood; undefined where
 * none does. It is no fight of its own: with what the others may mean it can be one.
 */
export function openIn(ready: ReadyReader, typed: string): TypedFight | undefined {
  const clauses = parted(typed, ENDS);
  const whole = clauses.find(
    (clause) => namedBy(ready, clause) !== undefined || read(ready, clause)?.unknown.length === 0,
  );
  return whole === undefined || clauses.length < 2 ? undefined : withOpen(ready, whole, clauses);
}

/** The clauses of a text in which a fight has left words open. */
export const openClauses = ({ unknown }: TypedFight, typed: string): readonly string[] =>
  parted(typed, ENDS).filter((clause) => wordsIn(clause).some((word) => unknown.includes(word)));

/**
 * A clause told in the words of a form; where it is not, a part of it that is, and the other as it is. What the words
 * of the game have understood is left to them.
 */
function toldIn(
  clause: string,
  around: string,
  whole: TypedFight | undefined,
  telling: Telling,
): readonly (Told | string)[] {
  const open = new Set(whole?.unknown);
  const tell = (part: string): Told | string => {
    const isOpen = !whole || wordsIn(part).some((word) => open.has(word));
    return isOpen ? (likelyTold(part, telling) ?? formTold(part, around, telling)) : part;
  };
  // "Scenario: Plan 19" is one clause, "sea retreat: HQ" are two; "in the woods with no room" may be.
  const ways = [[clause], parted(clause, COLON), ...(whole ? joinedIn(clause) : [])];
  const [told, ...others] = ways
    .map((parts) => parts.map(tell))
    .filter((parts) => parts.some((part) => typeof part !== 'string'));
  return told && (others.length === 0 || told.length === 1) ? told : [clause];
}

/** A clause that the form says word by word, or nearly so; any other as it is. */
function formTold(clause: string, around: string, { words }: Telling): Told | string {
  const said = fieldSaid(clause, around, words);
  return said ? { clause, path: [said.field.name], value: said.value, means: said.means } : clause;
}

/** So far what is said has to be ahead of all else. */
const SURE = 0.12;

/** A clause that says a field as players surely do; undefined of any other. */
function likelyTold(clause: string, { likelyIn, places }: Telling): Told | undefined {
  const [likely] = likelyIn(clause);
  const place = likely && likely.sure > SURE ? places.find(({ name }) => name === likely.name) : undefined;
  const label = place?.field.info.label;
  if (!likely || !place || label === undefined) return undefined;
  const means = placedText(saidText(label, likely.value), place.of);
  return { clause, path: place.path, value: likely.value, means };
}

/** What a clause beside a fight likely says of a tool's form, whoever it names by his side. */
export function likelyFor(
  ready: ReadyReader,
  calc: Calculator,
  whose: Whose = NOBODYS,
): (clause: string) => readonly Likely[] {
  const likelyIn = likelyOfTool(ready)(calc);
  return (clause) => likelyIn(withSides(clause, whose));
}

const likelyOfTool = oncePer((ready: ReadyReader) =>
  oncePer((calc: Calculator) => likelyOf(calc, ready.speaker, ready.ways())),
);

const wordsOf = oncePer((speaker: Speaker) => oncePer((calc: Calculator) => formWordsOf(calc, speaker)));

const read = ({ reader, data, speaker }: ReadyReader, typed: string): TypedFight | undefined =>
  reader.read(typed, speaker.lang, data);

/** Where a clause ends: not at the comma of "3,4"; and at a colon, but for that of "3:1". */
const ENDS = /[,;](?!\d)|[()!?]|\.(?=\s|$)|\s[–—-]\s/;
const COLON = /:(?!\d)/;
const JOINS = /\s(?:and|but|with|while|y|pero|con|mientras|ed?|ma|mentre)\s/gi;
/** A clause in two, at each word in turn that may join two. */
const joinedIn = (clause: string): readonly (readonly string[])[] =>
  [...clause.matchAll(JOINS)].map(({ index, 0: word }) => [clause.slice(0, index), clause.slice(index + word.length)]);
const parted = (typed: string, at: RegExp): readonly string[] =>
  typed
    .split(at)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

/** The titles of tools in the words of a language, as a text may have them. */
const titlesOf = oncePer((speaker: Speaker) =>
  oncePer(
    (calculators: ReadyReader['calculators']): ReadonlyMap<string, string> =>
      new Map([...calculators.keys()].map((tool) => [plainly(speaker.say(text(`${tool}.title`))), tool])),
  ),
);

/** The tool that a text is the name of: its title, or other words for it. */
const namedBy = ({ reader, calculators, speaker }: ReadyReader, typed: string): string | undefined =>
  titlesOf(speaker)(calculators).get(plainly(typed)) ?? reader.named(typed, speaker.lang);

/** The tool of which the first of some clauses is the name, or that it fills in by itself. */
function toolIn(ready: ReadyReader, clauses: readonly string[]): string | undefined {
  for (const part of clauses.flatMap((clause) => parted(clause, COLON))) {
    const tool = namedBy(ready, part) ?? read(ready, part)?.tool;
    if (tool !== undefined) return tool;
  }
  return undefined;
}

/** What clauses fill in by themselves; where only one names a tool, the tool as it is, the others not understood. */
function base(ready: ReadyReader, clauses: readonly string[]): TypedFight | undefined {
  const name = (): string | undefined => clauses.find((clause) => namedBy(ready, clause) !== undefined);
  return read(ready, clauses.join(', ')) ?? withOpen(ready, name(), clauses);
}

/** What one of some clauses fills in by itself, or the bare tool that it names; the others are not understood. */
function withOpen(ready: ReadyReader, one: string | undefined, clauses: readonly string[]): TypedFight | undefined {
  if (one === undefined) return undefined;
  const tool = namedBy(ready, one);
  const own = tool === undefined ? read(ready, one) : bare(tool, one);
  if (!own) return undefined;
  const unknown = clauses.filter((clause) => clause !== one).flatMap(wordsIn);
  return withMore(own, [], unknown, wordsIn(one).length);
}

/** A tool as it is, named by a text. */
const bare = (tool: string, name: string): TypedFight => ({
  tool,
  input: {},
  used: [{ words: name, means: text(`${tool}.title`) }],
  unknown: [],
  plain: [],
  faults: [],
  whose: NOBODYS,
  share: 1,
});

/** A fight with the fields that clauses say besides; undefined where one is not asked in its case, or is another. */
function withSaid(fight: TypedFight, told: readonly Told[], calc: Calculator): TypedFight | undefined {
  const input = told.reduce((values, { path, value }) => caseWith(values, path, value), fight.input);
  const after = placesIn(formOfTool(calc), input);
  const isAt = (path: Path) => (place: Place) => place.path.join() === path.join();
  const isSo = ({ path, value }: Told): boolean =>
    after.find(isAt(path))?.now === value && (valueAt(fight.input, path) ?? value) === value;
  if (!told.every(isSo)) return undefined;
  const used = told.map(({ clause, means }) => ({ words: clause, means }));
  return withMore({ ...fight, input }, used, []);
}
