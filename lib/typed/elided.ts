import { traitOf, traitsIn, type TextPart, type Typed } from '@/lib/typed/parts';

/* Numbers that count what was named before: "against one of 4", "and 1 from Koblenz". */

const MOST_BESIDE = 3;
/** "Two armies from Aachen and 1 from Koblenz": a number before where it comes from counts what was named before. */
export function withCounted(
  parts: readonly TextPart[],
  { lexicon: { noun, nation, sums, there, ground = [] } }: Typed,
): readonly TextPart[] {
  // Where a number alone is the strength of a side only one as small counts units.
  const most = sums ? MOST_BESIDE : MOST_ELIDED;
  return parts.flatMap((part, i): readonly TextPart[] => {
    const [before, from, place] = [parts[i - 1]?.meaning, parts[i + 1]?.meaning, parts[i + 2]?.meaning];
    const { meaning } = part;
    // "E una da Lodz": right before "from" an article is a number.
    const isCount = meaning.kind === 'number' && meaning.value <= most;
    const isPlace = from?.kind === 'from' && place?.kind === 'field' && ground.includes(place.field);
    // "Another corps with three already there"
    const next = parts.slice(i + 1).find((one) => one.meaning.kind !== 'filler')?.meaning.kind;
    const isThere = there === true && before?.kind !== 'asks' && [undefined, 'and', 'inside'].includes(next);
    if (isThere && meaning.kind === 'number' && !meaning.article && isCount) {
      const kind = traitsIn(parts.slice(0, i), noun)[0];
      const traits = kind === undefined ? undefined : { [noun]: kind };
      return traits ? [part, { from: part.to, to: part.to, meaning: { kind: 'traits', traits } }] : [part];
    }
    if (!isCount || before?.kind !== 'and' || !isPlace) return [part];
    const side = parts.slice(parts.slice(0, i).findLastIndex((one) => one.meaning.kind === 'versus') + 1, i);
    const last = (name: string) => traitsIn(side, name).at(-1);
    const [kind, people] = [last(noun), last(nation)];
    if (kind === undefined || people === undefined) return [part];
    return [
      part,
      { from: part.to, to: part.to, meaning: { kind: 'traits', traits: { [noun]: kind, [nation]: people } } },
    ];
  });
}

/** "Two corps against one of 4": a number after the word between the sides counts what was named before. */
export function withElided(
  parts: readonly TextPart[],
  { lexicon: { noun, nation, sums } }: Typed,
): readonly TextPart[] {
  if (sums) return parts;
  const at = parts.findIndex(({ meaning }) => meaning.kind === 'versus' && meaning.force !== 2 && !meaning.there);
  const nounOf = (part: TextPart) => traitOf(part, noun);
  const named = parts.slice(0, at).findLast((part) => nounOf(part) !== undefined);
  const kind = named && nounOf(named);
  const i = parts.findIndex(({ meaning }, j) => j > at && meaning.kind !== 'filler');
  const number = parts[i]?.meaning;
  if (at < 0 || kind === undefined || number?.kind !== 'number' || number.article || number.value > MOST_ELIDED)
    return parts;
  const next = parts[i + 1]?.meaning;
  const isOwn =
    next === undefined ||
    ['and', 'with', 'at', 'versus', 'defends', 'inside'].includes(next.kind) ||
    (next.kind === 'asks' && next.optional === true) ||
    next.kind === 'field';
  const others = parts
    .slice(i + 1)
    .some(
      (part) =>
        nounOf(part) !== undefined || (part.meaning.kind === 'traits' && part.meaning.traits[nation] !== undefined),
    );
  const part = parts[i];
  return isOwn && !others && part
    ? [
        ...parts.slice(0, i + 1),
        { from: part.to, to: part.to, meaning: { kind: 'traits', traits: { [noun]: kind } } },
        ...parts.slice(i + 1),
      ]
    : parts;
}

/** More do not stand in a space. */
const MOST_ELIDED = 9;
