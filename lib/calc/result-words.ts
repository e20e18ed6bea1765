import { text, type Text, type TextParam } from '@/lib/calc/evaluation';
import { inLanguage, type Language, type Localised } from '@/lib/core/language';
import type { CardChart, ResultPart, ResultSide } from '@/lib/tables/card';
import type { ResultKey } from '@/lib/tables/card-keys';
import { isThere, wordOf, type CellResult, type SideResult } from '@/lib/tables/card-result';
import { plain, signed } from '@/lib/core/numbers';

/*
 * What the results of a card mean and what may be written in its cells, put together from what the card says of their
 * parts.
 */

/** What a result does, in words: for those who do not see it or do not know the signs. */
export function resultText({ results }: CardChart, { sides }: CellResult): Text {
  const [first, second] = results.sides.map((side, i) => ({
    label: side.label,
    words: sideText(side, sides[i] ?? {}),
  }));
  if (!first) return NOTHING;
  return second?.label && first.label
    ? text('cards.result.two', { first: first.label, a: first.words, second: second.label, b: second.words })
    : first.words;
}

const NOTHING = text('cards.result.none');

function sideText({ parts }: ResultSide, side: SideResult): Text {
  const there = parts.filter(({ id, kind }) => isThere(side[id], kind));
  // A word that stands alone says everything.
  const alone = there.some((part) => wordOf(part, side)?.alone);
  const lacking =
    there.length && !alone ? parts.flatMap((part) => (there.includes(part) ? [] : (part.absent ?? []))) : [];
  const [first, ...then] = there.map((part) => partWords(part, side));
  if (first === undefined) return NOTHING;
  const said = then.reduce((before, next) => text('cards.result.then', { first: before, second: next }), first);
  return asText(lacking.reduce((before, next) => text('cards.result.beside', { first: before, second: next }), said));
}

/** Words as a text of their own. */
const asText = (words: TextParam): Text =>
  typeof words === 'object' && 'key' in words ? words : text('cards.result.words', { words });

function partWords(part: ResultPart, side: SideResult): TextParam {
  const value = side[part.id];
  if (part.kind === 'word') return wordOf(part, side)?.means ?? '';
  const number = Number(value);
  const shown = part.kind === 'number' && part.signed ? signed(number) : plain(number);
  const words = number === 1 ? part.means : (part.many ?? part.means);
  return words ? counted(words, shown) : shown;
}

const inWords = (of: (lang: Language) => string): Localised => ({ en: of('en'), es: of('es'), it: of('it') });

/** Words with "#" filled in. */
const counted = (words: Localised, shown: string): Localised => inWords((lang) => words[lang].replace('#', shown));

/** What may be written in a cell. */
export function allowedText({ results: { sides, none = false } }: CardChart): Text {
  const [first, second] = sides;
  const shape = first && none && (!second || alike(first, second)) ? shapeOf(first) : undefined;
  if (shape) {
    const { number, marks } = shape;
    const limits = { least: plain(number.least), most: number.most };
    if (marks && first?.label && second?.label)
      return text('cards.allowed.two', {
        ...limits,
        marks: marks.most,
        sign: marks.sign,
        first: first.label,
        second: second.label,
      });
    if (marks) return text('cards.allowed.one', { ...limits, marks: marks.most, sign: marks.sign });
    if (!second) return text('cards.allowed.whole', limits);
  }
  const [a, b] = sides.map((side) => {
    const forms = inWords((lang) => side.parts.flatMap((part) => formsOf(part, lang)).join(', '));
    return none ? text('cards.allowed.orNone', { forms }) : forms;
  });
  const forms =
    first?.label && second?.label && a && b
      ? text('cards.result.two', { first: first.label, a, second: second.label, b })
      : (a ?? '');
  return text('cards.allowed.list', { forms });
}

type Marks = Extract<ResultPart, { readonly kind: 'marks' }>;
type Numbers = Extract<ResultPart, { readonly kind: 'number' }>;

/** A number alone or with marks before it, which have a sentence of their own. */
function shapeOf({ parts }: ResultSide): { readonly number: Numbers; readonly marks?: Marks } | undefined {
  const [first, second, ...more] = parts;
  if (first?.kind === 'number' && !second) return { number: first };
  return first?.kind === 'marks' && second?.kind === 'number' && !more.length
    ? { marks: first, number: second }
    : undefined;
}

const alike = (one: ResultSide, other: ResultSide): boolean =>
  JSON.stringify(one.parts) === JSON.stringify(other.parts);

function formsOf(part: ResultPart, lang: Language): readonly string[] {
  if (part.kind === 'number') return [`${plain(part.least)} … ${plain(part.most)}`];
  if (part.kind === 'marks') return Array.from({ length: part.most }, (_, i) => part.sign.repeat(i + 1));
  return part.words.map(({ id, sign = id }) => inLanguage(sign, lang));
}

/** The name of a key that says more than its sign; undefined for a digit. */
export function keyText({ kind, text: sign, part, word }: ResultKey): Text | undefined {
  if (kind === 'digit') return undefined;
  if (word) return text('cards.keys.word', { sign, means: word.means });
  if (part?.kind === 'marks') return text('cards.keys.mark', { mark: part.means ? counted(part.means, sign) : sign });
  return text(`cards.keys.${kind === 'sign' ? (sign === '+' ? 'plus' : 'minus') : kind}`);
}
