import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf, stepsHeld, withChanges } from '@/components/storage/changes';
import { same } from '@/lib/calc/same';

/** What another page has made of `base`, with the change from `base` to `mine` made in it. */
const joined = (base: unknown, mine: unknown, theirs: unknown): unknown => withChanges(theirs, changesOf(base, mine));

describe('changes', () => {
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom('a', ''),
      fc.boolean(),
      fc.constant(null),
      tie('list'),
      tie('fields'),
    ),
    list: fc.array(tie('value'), { maxLength: 4 }),
    fields: fc.dictionary(fc.constantFrom('a', 'b', '10/1', '__proto__'), tie('value'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  })).value;
  // What a page keeps: fields that are there or not, each of one kind, none of them empty.
  const entry = fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), fc.integer({ min: 0, max: 3 }), {
    minKeys: 1,
    noNullPrototype: true,
  });
  const list = fc.array(fc.oneof(fc.integer({ min: 0, max: 3 }), entry), { minLength: 1, maxLength: 4 });
  const kept = fc.record(
    {
      turn: fc.integer({ min: 0, max: 3 }),
      on: fc.boolean(),
      name: fc.constantFrom('a', ''),
      hexes: entry,
      units: list,
    },
    { requiredKeys: ['turn'], noNullPrototype: true },
  );
  it('lead from one value to the other, also read from a text, and no further when made twice', () => {
    fc.assert(
      fc.property(fc.option(value, { nil: undefined }), value, (before, after) => {
        const changes = JSON.parse(JSON.stringify(changesOf(before, after))) as ReturnType<typeof changesOf>;
        const made = withChanges(before, changes);
        expect(same(made, after)).toBe(true);
        expect(same(withChanges(made, changes), after)).toBe(true);
      }),
    );
  });
  it('made one after the other lead on from wherever the value has come to', () => {
    fc.assert(
      fc.property(fc.array(kept, { minLength: 2, maxLength: 6 }), (values) => {
        const steps = values.slice(1).map((after, i) => changesOf(values[i], after));
        for (const now of values)
          expect(same(steps.slice(stepsHeld(now, steps)).reduce<unknown>(withChanges, now), values.at(-1))).toBe(true);
      }),
    );
  });
  it('of a list that was emptied on the way are not made again either', () => {
    const values = [{ turn: 0 }, { turn: 0, units: ['a'] }, { turn: 0 }, { turn: 0, units: ['b'] }];
    const steps = values.slice(1).map((after, i) => changesOf(values[i], after));
    expect(stepsHeld(values[3], steps)).toBe(3);
  });
  it('that a list holds already are not made in it again', () => {
    const steps = [changesOf(['a'], ['a', 'b']), changesOf(['a', 'b'], ['b'])];
    expect(stepsHeld(['a'], steps)).toBe(0);
    expect(stepsHeld(['a', 'b'], steps)).toBe(1);
    expect(stepsHeld(['b'], steps)).toBe(2);
  });
  it('are none between values that are the same', () => {
    expect(changesOf({ a: [1, { b: 2 }], c: undefined }, { a: [1, { b: 2 }] })).toEqual([]);
  });
  it('hold only what was changed, and what stood there', () => {
    const hexes = Object.fromEntries(
      Array.from({ length: 1600 }, (_, i) => [`h${i}`, { terrain: 'clear', country: 'france' }]),
    );
    expect(
      changesOf({ hexes, units: [] }, { hexes: { ...hexes, h7: { terrain: 'forest', country: 'france' } }, units: [] }),
    ).toEqual([{ path: ['hexes', 'h7', 'terrain'], old: 'clear', now: 'forest' }]);
    expect(changesOf(['x', 'y', 'z'], ['x', 'q', 'z'])).toEqual([{ path: [], at: 1, of: 3, out: ['y'], put: ['q'] }]);
  });
  it.each<[string, unknown, unknown, unknown, unknown]>([
    [
      'fill in what the other page has left open',
      { cells: { a: '0' } },
      { cells: { a: '0', b: '+1' } },
      { cells: { a: '0', c: '−2' } },
      { cells: { a: '0', b: '+1', c: '−2' } },
    ],
    [
      'leave what the other page has changed since',
      { cells: { a: '0' } },
      { cells: { a: '+1' } },
      { cells: { a: '+2' } },
      { cells: { a: '+2' } },
    ],
    ['take away only what still stands there', { a: 1, b: 2 }, {}, { a: 1, b: 3 }, { b: 3 }],
    [
      'begin where nothing was known and something is',
      undefined,
      { cells: { a: '0' }, complete: false },
      { cells: { b: '+1' }, complete: true },
      { cells: { a: '0', b: '+1' }, complete: true },
    ],
    ['join a list that has grown, at the end that they came to', ['a'], ['n', 'a'], ['a', 'b'], ['n', 'a', 'b']],
    ['join it at the other end', ['a'], ['a', 'n'], ['b', 'a'], ['b', 'a', 'n']],
    ['replace an item of a list that has grown', ['a', 'b'], ['a', 'c'], ['x', 'a', 'b'], ['x', 'a', 'c']],
    ['leave an item that the other page has replaced', ['a', 'b'], ['a', 'c'], ['a', 'd'], ['a', 'd']],
    [
      'leave what is no list or no object any more',
      { a: [1], b: { c: 1 } },
      { a: [1, 2], b: { c: 2 } },
      { a: 7, b: 8 },
      { a: 7, b: 8 },
    ],
    ['leave a list that is gone', { a: [1, 2] }, { a: [1, 3] }, {}, {}],
  ])('%s', (_, base, mine, theirs, both) => expect(joined(base, mine, theirs)).toEqual(both));
});
