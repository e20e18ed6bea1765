import { oncePerKey } from '@/lib/core/once';
import { encode, fold } from '@/lib/search/text';
import { isNumeralButOne, numeral, tokensOf } from '@/lib/typed/tokens';

/* What a clause of a text, or the label of a field, says by its words: their stems, numbers, and whether it denies. */

const NO =
  /^(?:no|not|never|none|nobody|nothing|without|cannot|t|isnt|arent|wasnt|hasnt|havent|doesnt|dont|didnt|sin|nada|nadie|nunca|ningun[oa]?|tampoco|non|senza|niente|nulla|nessun[oa]?|mai)$/;
/** "Out of supply" turns the sense as well, and what is denied twice is said. */
const OUT = /(?<!\p{L})(?:out of|outside|lacks?|fuera del?|carecen?(?: del?)?|fuori d\p{L}+|manca(?:no)?)(?!\p{L})/u;
/** Words that make another fact of what they stand before: they have to be the form's own. */
const TURNING = new Set(
  (
    'after before until till since unless except instead rather or if near beside beyond only half ' +
    'despues antes hasta desde salvo excepto si cerca alla solo media medio ' +
    'dopo prima fino tranne eccetto invece oppure se vicino oltre mezza mezzo'
  ).split(' '),
);

/** What a label or a clause of a text says. */
export interface Clause {
  /** its words and numbers, folded, one after the other */
  readonly words: string;
  /** of what it names: no small words, no denial, no numbers */
  readonly stems: readonly string[];
  readonly numbers: readonly number[];
  /** … but for "one", which may stand for whoever was named */
  readonly figures: readonly number[];
  /** words that turn the sense of what they stand before */
  readonly turning: readonly string[];
  /** letters that stand alone, "Event H" */
  readonly letters: readonly string[];
  readonly isDenied: boolean;
}

/** A text without its points and brackets: a plus or a minus stays. */
export const plainly = (said: string): string =>
  fold(said)
    .replaceAll(/[^\p{L}\p{N}+−-]+/gu, ' ')
    .trim();
const LETTER = /(?<![\p{L}\p{N}])\p{Lu}(?![\p{L}\p{N}'’])/gu;

/** The clause of words that are not typed but known: a label, a way of saying something. It is kept. */
export const knownClause = oncePerKey((said: string): Clause => clauseOf(said));

export function clauseOf(said: string): Clause {
  const isOut = OUT.test(fold(said));
  const tokens = tokensOf(fold(said).replace(OUT, ' ')).filter(({ kind }) => kind !== 'sign');
  const words = tokens.filter((token) => numeral(token) === undefined).map(({ folded }) => folded);
  return {
    words: plainly(said),
    stems: [...new Set(encode(words.filter((word) => !NO.test(word)).join(' ')))],
    numbers: tokens.flatMap((token) => numeral(token) ?? []),
    figures: tokens
      .filter((token) => token.kind === 'number' || isNumeralButOne(token))
      .flatMap((token) => numeral(token) ?? []),
    turning: words.filter((word) => TURNING.has(word)),
    letters: (said.match(LETTER) ?? []).map(fold),
    isDenied: words.some((word) => NO.test(word)) !== isOut,
  };
}
