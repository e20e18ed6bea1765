import type { Language } from '@/lib/core/language';

/** What a trait of a unit or a field of a tool may be. */
export type Value = string | number | boolean;

/** What a word of a fight stands for. Which traits and fields there are is for the game to say. */
export type Meaning =
  /** nothing of its own: an article, "of" */
  | {
      readonly kind: 'filler';
      /** no other word is taken for a slip of it */
      readonly exact?: true;
      /** who speaks tells of himself: "we're", "yo tengo" */
      readonly self?: true;
      /** "my": whoever follows is his who speaks */
      readonly own?: true;
      /** "I", "we": who speaks does what follows */
      readonly speaker?: true;
      /** "the": who follows may have been named before */
      readonly the?: true;
      /** "all": the state that follows is that of all units before it */
      readonly all?: true;
      /** "of them": a number before it counts those who were named */
      readonly them?: true;
      /** "each", "per side" */
      readonly each?: true;
      /** a colon: a clause of its own follows */
      readonly ends?: true;
    }
  /** between two units; `loose`: what follows a comma may belong to either side */
  | { readonly kind: 'and'; readonly loose?: true }
  /** after a verb that opens the sentence, before the attackers: "attack Nancy with two armies" */
  | { readonly kind: 'with' }
  /** before a place: the attackers come from there, or whoever was named last stands there */
  | { readonly kind: 'from' }
  | { readonly kind: 'at' }
  /** "inside", at the end of a clause: whoever is named there is attacked */
  | { readonly kind: 'inside' }
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly article?: true;
      readonly digits?: true;
      readonly at?: true;
      /** "una": whoever it is of, no masculine noun is meant */
      readonly feminine?: true;
    }
  | { readonly kind: 'times' }
  /** "a corps twice": whoever stands before it, once more */
  | { readonly kind: 'twice' }
  /** "the third": which one of several */
  | { readonly kind: 'place'; readonly value: number }
  /** "after", "no", "near", "or": another value than the one that follows */
  | { readonly kind: 'but'; /** "near": of a place that nobody knows it says nothing */ readonly beside?: true }
  /** "I mean": what follows was meant in place of what was said */
  | { readonly kind: 'rather' }
  /** "through", "behind": a place that follows is not the one where they fight */
  | { readonly kind: 'through' }
  /** words that are known, and that nothing of the form takes */
  | { readonly kind: 'other' }
  /** one more of the same: "another" */
  | {
      readonly kind: 'again';
      /** "others": a number beside it says how many */
      readonly several?: true;
      /** "the other": one of several that were counted */
      readonly definite?: true;
    }
  /** "the attacker", "the defender": whose the number beside it is */
  | { readonly kind: 'role'; readonly side: 'attack' | 'defence' }
  /** a bracket before a unit, which may say something of it */
  | { readonly kind: 'open' }
  | { readonly kind: 'shut' }
  | { readonly kind: 'plus'; readonly sign: 1 | -1 }
  /** between the two sides; a word of more force decides. `turned`: the defender stands before it;
   * `also`: a field of the tool that it turns on */
  | {
      readonly kind: 'versus';
      readonly force: 1 | 2 | 3;
      readonly turned?: true;
      readonly also?: string;
      readonly whose?: 'defence';
      /** "on it", "at them": whoever stands before it attacks who was named before him */
      readonly there?: true;
      /** "defended by": whoever follows holds what stands before it */
      readonly by?: true;
      /** "come with": the attackers follow */
      readonly with?: true;
      /** "ataco", "aggiro": a verb and no noun, whoever speaks attacks */
      readonly mine?: true;
    }
  /** "defends": whoever stands before it is attacked, if "against" follows */
  | { readonly kind: 'defends'; /** "got hit": the numbers that follow are not his */ readonly hit?: true }
  | { readonly kind: 'traits'; readonly traits: Readonly<Record<string, Value>> }
  | {
      readonly kind: 'field';
      readonly field: string;
      readonly value: Value;
      readonly place?: true;
      /** "to Nis", "su Villach": a place where somebody goes, and attacks */
      readonly toward?: true;
      /** "from clear to rough": the side that it is of, wherever it stands */
      readonly whose?: 'attack' | 'defence';
      /** "dug in": another word may say more, "in fieldworks" */
      readonly usual?: true;
    }
  | Asks;

/** A word that a number belongs to: "trench 1", "30 CBF". */
export interface Asks {
  readonly kind: 'asks';
  /** a field of the tool, or a trait of the unit that it stands at */
  readonly of: 'field' | 'trait';
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** what it is without a number; where there is none, the word alone is a fault */
  readonly without?: Value;
  /** the number may stand before it */
  readonly before?: true;
  /** the number is one of its words: "has spent # mf" */
  readonly inside?: true;
  /** an article before it is its number: "a disrupted unit" */
  readonly article?: true;
  /** without a number it says nothing: "of 6", but "of the" */
  readonly optional?: true;
  /** a place that follows is where they come from: "da 2317" */
  readonly leads?: true;
  /** without a number it is the value of another field: "on an LCR", but "two LCR" */
  readonly otherwise?: { readonly field: string; readonly value: Value };
}

/** Words of any language with what they stand for; those of one language count only for who reads that one. */
export interface Entry {
  readonly words: readonly string[];
  readonly means: Meaning;
  readonly lang?: Language;
}

/** What a game brings: its words, and which of its traits make a unit. */
export interface Lexicon {
  readonly entries: readonly Entry[];
  /** words that other lexicons have as well, behind its own */
  readonly shared?: readonly (readonly Entry[])[];
  /** the trait that says what kind of unit it is; that of its nation; those that only say how it is, "reduced" */
  readonly noun: string;
  readonly nation: string;
  readonly states: readonly string[];
  /** states that make another unit than the one before it: "and two enter" */
  readonly joins?: readonly string[];
  /** the form asks for units by their nations, whoever attacks */
  readonly byNation?: boolean;
  /** the alliance of each nation: who fights on one side with whom */
  readonly alliances?: Readonly<Record<string, string>>;
  /** short for a nation, behind a Spanish noun that ends its side: "3 cuerpos al" */
  readonly short?: Readonly<Record<string, Value>>;
  /** words of units that only one nation has: a KD is German, unless another nation is named beside it */
  readonly designations?: Readonly<Record<string, Value>>;
  /** the trait that such a word with its number is: "the 14.ID" */
  readonly called?: string;
  /** a number alone is the strength of a side */
  readonly sums?: true;
  /** the field of odds, and which there are: "4-1" where no unit is named */
  readonly odds?: { readonly field: string; readonly values: readonly string[] };
  /** the field of a number with a sign, "+1" */
  readonly signed?: { readonly name: string; readonly min: number; readonly max: number };
  /** the field of the losses that are wanted: "three hits on him" */
  readonly losses?: { readonly name: string; readonly min: number; readonly max: number };
  /** a number alone counts what was named before: "with three already there" */
  readonly there?: true;
  /** traits that are the name of a unit of its own: another of its people is none */
  readonly marks?: readonly string[];
  /** the trait that an ordinal is, where a unit has a number of its own: "XX corps" */
  readonly numeral?: string;
  /** more of a unit are never counted: "20 corps" is the XX */
  readonly mostCounted?: number;
  /** the trait that a number in words is, where only one kind of unit has numbers: "the fourth Austrian" */
  readonly which?: string;
  /** the traits that numbers after a unit are, in their order: "corps 5" */
  readonly strength?: readonly string[];
  /** which of these a noun beside a number names, "a corps with defence 3"; the first where it is not told here */
  readonly named?: { readonly attack: string; readonly defence: string };
  /** other traits that are numbers of each unit: "three guns, ARF 5, 5 and 6" */
  readonly rated?: readonly string[];
  /** fields that each side may have */
  readonly sided?: readonly string[];
  /** fields that a text may fill in several times, each time with one more value: "dice 3 and 4" */
  readonly many?: readonly string[];
  /** fields that are a place */
  readonly ground?: readonly string[];
  /** fields of the ground under who is attacked: a trench, a forest */
  readonly cover?: readonly string[];
  /** a number of so many digits names a place: the field that takes it, and how many */
  readonly numbered?: { readonly field: string; readonly digits: number };
  /** numbers that can be nothing but a hex behind "in": the field that takes them, and which they are */
  readonly hexes?: { readonly field: string; readonly min: number; readonly max: number };
  /** nouns of units that help an attack and defend nothing: named last, they are the attacker's */
  readonly attackers?: readonly Value[];
  /** nouns of units that only defend: a garrison */
  readonly defenders?: readonly Value[];
  /** kinds of unit that one nation alone has: an active corps is German */
  readonly peoples?: Readonly<Record<string, Value>>;
  /** nouns that their neighbours do not share: "a fort and two French" */
  readonly alone?: readonly Value[];
  /** kinds that are of another kind as well: an active corps is one of "three corps, one active" */
  readonly within?: Readonly<Record<string, Value>>;
  /** nouns that are masculine and that are feminine, where a language tells them apart: "un corpo e una francese" */
  readonly masculine?: readonly Value[];
  readonly feminine?: readonly Value[];
  /** what a bracket around a unit says of it: "(FR army)" */
  readonly brackets?: Readonly<Record<string, Value>>;
  /** the traits of "6-7-4" */
  readonly factors?: readonly string[];
}

/** A lexicon with words of more that come before its own. */
export const withEntries = (entries: readonly Entry[], lexicon: Lexicon): Lexicon => ({
  ...lexicon,
  entries,
  shared: [lexicon.entries, ...(lexicon.shared ?? [])],
});
