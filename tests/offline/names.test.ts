import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blanker, filledIn } from '@/lib/offline/names';

/** Leaves the names out of the texts of a pack, and fills them in again as a device does. */
function thereAndBack(names: readonly string[], texts: readonly string[]): readonly string[] {
  const leaveOut = blanker(names);
  const blanked = texts.map(leaveOut);
  const usedNames = leaveOut.used.map((place) => names[place] ?? '');
  return blanked.map((text) => filledIn(text, usedNames));
}

const MARKS = /[\u0001\u0002]/;
// Few letters, so that names are in the texts, begin with each other and overlap; and what regular expressions read.
const name = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', '.', '$', '0', '1'), minLength: 1, maxLength: 4 }),
  fc.string({ minLength: 1, maxLength: 6 }).filter((text) => !MARKS.test(text)),
);
const names = fc.uniqueArray(name, { maxLength: 6 });
const text = (known: readonly string[]) =>
  fc
    .array(fc.oneof(fc.string(), fc.constantFrom('a', 'b1', '0', '$&', 'ü😀\n', '\u0000\u2028', ...known)), {
      maxLength: 12,
    })
    .map((pieces) => pieces.join('').replaceAll(new RegExp(MARKS, 'g'), ''));
const pack = names.chain((known) => fc.tuple(fc.constant(known), fc.array(text(known), { maxLength: 4 })));

describe('names that are left out of texts', () => {
  it('come back where they stood, whatever the texts and the names are', () => {
    fc.assert(
      fc.property(pack, ([known, texts]) => {
        expect(thereAndBack(known, texts)).toEqual(texts);
      }),
    );
  });

  it('are not in the texts any more', () => {
    const leaveOut = blanker(['chunk-1.js', 'program']);
    expect(leaveOut('chunk-1.js of program, chunk-1.js')).not.toMatch(/chunk|program/);
  });

  it('are counted over all texts of a pack, in the order in which they first come', () => {
    const leaveOut = blanker(['one', 'two', 'three']);
    leaveOut('three two three');
    leaveOut('none here');
    leaveOut('two one');
    expect(leaveOut.used).toEqual([2, 1, 0]);
  });

  it.each([
    ['the longer first', ['ab', 'abc', 'abcd'], 'abcd abc ab a', [2, 1, 0]],
    ['whatever their order', ['abcd', 'abc', 'ab'], 'ab abc abcd', [2, 1, 0]],
    ['side by side', ['a', 'aa'], 'aaaaa', [1, 0]],
  ])('are told apart though one begins with another: %s', (_, known, given, used) => {
    const leaveOut = blanker(known);
    const blanked = leaveOut(given);
    expect(leaveOut.used).toEqual(used);
    expect(
      filledIn(
        blanked,
        used.map((place) => known[place] ?? ''),
      ),
    ).toBe(given);
  });

  it('are read as they are written: no pattern, and no sign of a replacement', () => {
    expect(blanker(['a.js'])('a-js')).toBe('a-js');
    expect(thereAndBack(['(a|b)*', '$&', '$1'], ['(a|b)* costs $1, $& $$'])).toEqual(['(a|b)* costs $1, $& $$']);
  });

  it('of a program that was renamed leave the same text', () => {
    const page = (chunk: string, program: string) => `<script src="${chunk}"></script>${program} ${chunk}`;
    const before = blanker(['style.css', 'f00.js', 'p1']);
    const after = blanker(['a longer name.js', 'p2222', 'style.css']);
    expect(after(page('a longer name.js', 'p2222'))).toBe(before(page('f00.js', 'p1')));
    expect(before.used).toEqual([1, 2]);
    expect(after.used).toEqual([0, 1]);
  });

  it('leave a text alone where there are none', () => {
    expect(blanker([])('any text')).toBe('any text');
  });

  it.each(['\u0001', '\u0002', 'a\u00010\u0002b'])('are not left out of a text that holds a mark (%j)', (marked) => {
    expect(() => blanker(['a'])(marked)).toThrow('mark of a blank');
    expect(() => blanker([])(marked)).toThrow('mark of a blank');
  });
});
