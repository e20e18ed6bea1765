import { fold } from '@/lib/search/text';
import type { Item } from '@/lib/typed/items';
import type { Lexicon } from '@/lib/typed/meaning';
import type { FieldRead } from '@/lib/typed/reading';
import { isNumeralButOne, type Token } from '@/lib/typed/tokens';

/* Whether a text that names a tool is a case of it, "siege of Antwerp, turn 4", or asks a rule, "may corps dig in". */

/** What a text gives beside the name of its tool. */
export interface Facts {
  /** numbers, places, and units with their nation */
  readonly firm: number;
  /** all other words that fill something in, "German", "in rough" */
  readonly loose: number;
}

/** Signs and shapes of numbers, beside those that stand for themselves alone. */
const NUMERIC: readonly string[] = ['signed', 'ordinal', 'factors'];
/** "Event H" */
const LETTER = /^[b-l]$/;

/** So many words that say one thing are a clause. */
const SHORTEST_CLAUSE = 4;

/** The facts of the fields and units that a tool takes from a text. */
export function factsOf(
  fields: readonly FieldRead[],
  items: readonly Item[],
  tokens: readonly Token[],
  { noun, nation, ground = [] }: Lexicon,
): Facts {
  const isNumber = (at: number): boolean => NUMERIC.includes(tokens[at]?.kind ?? '') || isNumeralButOne(tokens[at]);
  const isFirmField = ({ field, value, usual, tokens: places }: FieldRead): boolean =>
    [...ground, 'from'].includes(field) ||
    (typeof value === 'number' && !usual) ||
    // "Spends 30 MF more"
    (value === true && places.some(isNumber)) ||
    places.some((at) => LETTER.test(tokens[at]?.folded ?? ''));
  const isFirmItem = ({ traits, count, article, tokens: places }: Item): boolean =>
    (traits[noun] !== undefined && traits[nation] !== undefined) ||
    (count !== undefined && !article) ||
    places.some(isNumber);
  const firm = fields.filter(isFirmField).length + items.filter(isFirmItem).length;
  // "Heat CAB": a switch alone is a word of the rule; "the hex is entrenched" tells how it is.
  const isWord = ({ value, tokens: places }: FieldRead): boolean => value === true && places.length < SHORTEST_CLAUSE;
  const switches = fields.filter((field) => isWord(field) && !isFirmField(field)).length;
  return { firm, loose: fields.length + items.length - firm - (firm > 0 ? 0 : switches) };
}

const QUANTITY =
  /^(?:how (?:many|much|far)|what.{0,3} (?:the )?cost|what does .* cost|(?:a |que |di )?(?:cuant|quant)[oaie]s?|que cuesta)(?!\p{L})/u;
/** Words that ask, and say nothing of a case. */
const QUESTION =
  /^(?:how|what|when|where|who|which|why|can|may|could|does|do|is|are|am|como|que|cuando|donde|quien|quienes|cual|cuales|puede|pueden|puedo|podemos|se puede|come|che|cosa|quando|dove|chi|quale|quali|puo|posso|possono)(?!\p{L})/u;

/** How a text asks: for a number, which a tool answers, or for what is allowed and when, which a rule does. */
export function askedFor(typed: string): 'number' | 'rule' | undefined {
  const folded = fold(typed).replace(/^[^\p{L}\d]+/u, '');
  if (QUANTITY.test(folded)) return 'number';
  return QUESTION.test(folded) || /\?\s*$/.test(typed) ? 'rule' : undefined;
}

export const isQuestionWord = (word: string): boolean => {
  const folded = fold(word);
  return QUESTION.test(folded) || QUANTITY.test(folded);
};

/** A few words beside each other are a search; a sentence that gives one fact speaks of a case. */
const MOST_SEARCHED = 5;

/**
 * Whether a text that names a tool fills it in. One fact is enough, unless a rule is asked for, or the text is a few
 * words of which not all are understood, or leaves open what the tool has to know.
 */
export function isCase(typed: string, { firm, loose }: Facts, unknown: readonly string[], isFaulty: boolean): boolean {
  const asked = askedFor(typed);
  if (firm === 0 && asked === 'rule') return false;
  const isStrange = unknown.some((word) => !isQuestionWord(word));
  const isShort = (typed.match(/[\p{L}\p{N}]+/gu) ?? []).length <= MOST_SEARCHED;
  const isOpen = (isFaulty && firm === 0) || (isStrange && (firm === 0 || asked === 'rule' || isShort));
  return firm + loose >= (isOpen ? 2 : 1);
}
