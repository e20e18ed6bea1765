import type { Lexicon, Value } from '@/lib/typed/meaning';
import type { Fault } from '@/lib/typed/reading';
import type { Token } from '@/lib/typed/tokens';
import type { Span, Vocabulary } from '@/lib/typed/vocabulary';

/* The parts of a text, and what is asked of them everywhere. */

/** A part of the text: words with their meaning, a number, or a word that nobody knows. */
export interface TextPart extends Omit<Span, 'meaning'> {
  /** `other`: a word that is known, said of something else than what is read; `plain`: one that says no fact */
  readonly meaning:
    Span['meaning'] | { readonly kind: 'unknown'; readonly other?: true; readonly plain?: true } | Loose;
}

/** What a text is read with: its words, and what they mean in its game. */
export interface Typed extends Vocabulary {
  readonly tokens: readonly Token[];
}

/** Numbers with more to them than a count. */
export type Loose =
  | { readonly kind: 'ordinal'; readonly which: string }
  | { readonly kind: 'signed'; readonly value: number }
  | { readonly kind: 'factors'; readonly values: readonly number[] };

/** What a part of the text says of a trait. */
export const traitOf = (part: TextPart | undefined, name: string): Value | undefined =>
  part?.meaning.kind === 'traits' ? part.meaning.traits[name] : undefined;

/** Everything that parts of the text say of a trait, in their order. */
export const traitsIn = (parts: readonly TextPart[], name: string): readonly Value[] =>
  parts.flatMap((part) => traitOf(part, name) ?? []);

/** A comma, or what parts as much. */
export const isLoose = (part: TextPart | undefined): boolean =>
  part?.meaning.kind === 'and' && part.meaning.loose === true;

/** … or a colon: a clause of its own follows. */
export const endsClause = (part: TextPart | undefined): boolean =>
  isLoose(part) || (part?.meaning.kind === 'filler' && part.meaning.ends === true);

/** "Of 6": a word that may lead to a strength, or to its name. */
export const isOptional = (meaning: TextPart['meaning']): boolean =>
  meaning.kind === 'asks' && meaning.optional === true;

/** A die is asked for: "die", "I roll". */
export const isDie = (part: TextPart | undefined): boolean =>
  part?.meaning.kind === 'asks' && part.meaning.name === 'die';

/** Of all that stand on a side. */
export const MOST_OF_ALL = 999;

/** No counter has a higher strength where players call it by that. */
export const MOST_RATED = 20;

/** The parts of a text that speak of either side. */
export interface Sides {
  readonly attack: readonly TextPart[];
  readonly defence: readonly TextPart[];
  /** places of the words that part them, and how sure these are */
  readonly versus: readonly number[];
  readonly force: number;
  readonly hasTwo: boolean;
  /** on which side who speaks stands, where he says so */
  readonly speaker?: 'attack' | 'defence';
  readonly faults: readonly Fault[];
}

/** The sides that are not there. */
export const missingSides = (attacks: boolean, defends: boolean): readonly Fault[] => [
  ...(attacks ? [] : [{ code: 'side', missing: 'attack' } as const]),
  ...(defends ? [] : [{ code: 'side', missing: 'defence' } as const]),
];

export const placesOf = (parts: readonly TextPart[]): readonly number[] =>
  parts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));

/** Whether two nations fight on one side, as far as the game says. */
export const areAllies = (a: Value | undefined, b: Value | undefined, { alliances = {} }: Lexicon): boolean =>
  a === b || (alliances[String(a)] !== undefined && alliances[String(a)] === alliances[String(b)]);

/** Between what stands apart in the text. */
export const AND: TextPart = { from: 0, to: 0, meaning: { kind: 'and' } };

/** Words that are known, said of something else. */
export const OTHER = { kind: 'unknown', other: true } as const;
/** The words right before a place that say who somebody is or how. */
export const traitsBefore = (parts: readonly TextPart[], at: number): readonly TextPart[] =>
  parts.slice(parts.slice(0, at).findLastIndex(({ meaning }) => meaning.kind !== 'traits') + 1, at);

/** Whether one unit, and no more, ends at a place. */
export function isOneAt(parts: readonly TextPart[], last: number, noun: string): boolean {
  const unit = traitsBefore(parts, last + 1);
  const count = parts[last - unit.length]?.meaning;
  return traitsIn(unit, noun).length > 0 && (count?.kind !== 'number' || count.value === 1);
}

/** The word of a part, as it is compared; empty for one of several words, and for none. */
export const wordOf = (part: TextPart | undefined, tokens: readonly Token[]): string =>
  part?.to === (part?.from ?? -1) + 1 ? (tokens[part?.from ?? -1]?.folded ?? '') : '';

/** A part that says nothing of its own. */
export const filled = (part: TextPart): TextPart => ({ ...part, meaning: { kind: 'filler' } });

export const isNounAt = (part: TextPart | undefined, { noun }: Lexicon): boolean => traitOf(part, noun) !== undefined;
