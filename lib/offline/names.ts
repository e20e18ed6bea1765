/*
 * Every page names the files of the program, and these names change with the program. In a pack they are left out, so
 * that a pack stays the same while its texts do: a device that keeps it does not fetch it again.
 */

const OPEN = '\u0001';
const CLOSE = '\u0002';
const BLANK = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g');

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Leaves names out of texts; `used` are the places of those left out, in the order in which they first came. */
export interface Blanker {
  (text: string): string;
  readonly used: readonly number[];
}

/** A blanker of names for the texts of one pack. Throws at a text that holds one of the two marks of a blank. */
export function blanker(names: readonly string[]): Blanker {
  const places = new Map(names.map((name, i) => [name, i]));
  // The longest first: a name may begin with another.
  const all = new RegExp(
    [...names]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|'),
    'g',
  );
  const used: number[] = [];
  const numbers = new Map<string, number>();
  const blank = (name: string): string => {
    const number = numbers.get(name) ?? used.push(places.get(name) ?? 0) - 1;
    numbers.set(name, number);
    return OPEN + number + CLOSE;
  };
  const leaveOut = (text: string): string => {
    if (text.includes(OPEN) || text.includes(CLOSE)) throw new Error('a text of the site holds the mark of a blank');
    return names.length ? text.replace(all, blank) : text;
  };
  return Object.assign(leaveOut, { used });
}

/** The text with its names: those of the pack, in the order in which they were left out. */
export const filledIn = (text: string, names: readonly string[]): string =>
  text.replace(BLANK, (_, number: string) => names[Number(number)] ?? '');
