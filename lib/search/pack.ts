/**
 * Postings as FlexSearch writes them: for each token a list of slots, each with the documents in it, the best slot
 * first.
 */
type SlottedMap = readonly (readonly [token: string, slots: readonly (readonly number[] | null)[]])[];

/**
 * The same postings in fewer bytes. Tokens in the order of their letters, with spaces between; for each token the slots
 * of its documents, a character each, in the order of the documents' numbers, with spaces between the tokens; and for
 * all of them one after another, a character each, how far each number is from the one before it.
 */
export interface PackedMap {
  readonly tokens: string;
  readonly slots: string;
  readonly gaps: string;
}

const BASE = 36;
const ZERO = '0'.charCodeAt(0);
const TEN = 'a'.charCodeAt(0);

/** A gap is the character so far behind this one; JSON would write a quotation mark or a backslash as two. */
const FIRST_GAP = '#'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);

function gapOf(distance: number): string {
  const code = distance + FIRST_GAP;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
}

function distanceAt(gaps: string, place: number): number {
  const code = gaps.charCodeAt(place);
  return (code < BACKSLASH ? code : code - 1) - FIRST_GAP;
}

/** Packs the map of an index; of at most 36 slots, and with tokens that hold no space. */
export function packMap(map: SlottedMap): PackedMap {
  const sorted = [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  const gaps: string[] = [];
  const slots = sorted.map(([, all]) => {
    const postings = all.flatMap((ids, slot) => (ids ?? []).map((id) => ({ id, slot }))).sort((a, b) => a.id - b.id);
    postings.forEach(({ id }, i) => gaps.push(gapOf(id - (postings[i - 1]?.id ?? 0))));
    return postings.map(({ slot }) => slot.toString(BASE)).join('');
  });
  return { tokens: sorted.map(([token]) => token).join(' '), slots: slots.join(' '), gaps: gaps.join('') };
}

/** The map that was packed, its tokens in the order of their letters. */
export function unpackMap({ tokens, slots, gaps }: PackedMap): SlottedMap {
  let at = 0;
  const placed = slots.split(' ');
  return tokens.split(' ').map((token, i) => {
    const lists: (number[] | null)[] = [];
    const places = placed[i] ?? '';
    let id = 0;
    for (let j = 0; j < places.length; j++) {
      id += distanceAt(gaps, at++);
      const number = digitAt(places, j);
      while (lists.length <= number) lists.push(null);
      (lists[number] ??= []).push(id);
    }
    return [token, lists] as const;
  });
}

/**
 * The digit to the base of 36 at a place of a text. Each posting has one: to cut it out and parse it would take longer
 * than all the rest.
 */
function digitAt(text: string, place: number): number {
  const code = text.charCodeAt(place);
  return code < TEN ? code - ZERO : code - TEN + 10;
}
