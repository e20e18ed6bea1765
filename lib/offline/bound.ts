/*
 * What a pack holds: a line with the length of each file, then the files one after the other. The list of the site,
 * which is part of a first visit, need not know the lengths.
 */

const LINE_END = 10;

/** Files as one. */
export function bound(files: readonly Uint8Array[]): Uint8Array {
  const head = new TextEncoder().encode(`${files.map(({ length }) => length).join(' ')}\n`);
  const whole = new Uint8Array(files.reduce((sum, { length }) => sum + length, head.length));
  let at = 0;
  for (const part of [head, ...files]) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The file at a place among those that were bound; empty where there is none. */
export function fileAt(whole: Uint8Array, place: number): Uint8Array {
  const end = whole.indexOf(LINE_END);
  const lengths = new TextDecoder().decode(whole.subarray(0, end)).split(' ').map(Number);
  const from = lengths.slice(0, place).reduce((sum, length) => sum + length, end + 1);
  return whole.subarray(from, from + (lengths[place] ?? 0));
}
