import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosen, dropped, NOTHING, opened, readChoice, type Choice } from '@/lib/offline/choice';

const steps = { opened, chosen, dropped };
type Step = readonly [keyof typeof steps, string];
const walked = (...all: readonly Step[]): Choice =>
  all.reduce((choice, [step, key]) => steps[step](choice, key), NOTHING);

describe('the books of a device', () => {
  it.each<[string, readonly Step[], readonly string[], readonly string[]]>([
    ['none before anything is opened', [], [], []],
    [
      'what was opened',
      [
        ['opened', 'a'],
        ['opened', 'b'],
        ['opened', 'a'],
      ],
      ['a', 'b'],
      [],
    ],
    [
      'what was ticked',
      [
        ['chosen', 'a'],
        ['chosen', 'a'],
      ],
      ['a'],
      [],
    ],
    [
      'not what was taken off',
      [
        ['opened', 'a'],
        ['dropped', 'a'],
      ],
      [],
      ['a'],
    ],
    [
      'not what was taken off, though it is opened again',
      [
        ['dropped', 'a'],
        ['opened', 'a'],
      ],
      [],
      ['a'],
    ],
    [
      'what was taken off and ticked again',
      [
        ['dropped', 'a'],
        ['chosen', 'a'],
        ['opened', 'a'],
      ],
      ['a'],
      [],
    ],
    [
      'what was taken off twice, once',
      [
        ['dropped', 'a'],
        ['dropped', 'a'],
      ],
      [],
      ['a'],
    ],
  ])('are %s', (_, all, kept, taken) => expect(walked(...all)).toEqual({ kept, dropped: taken }));

  it('are each kept or taken off, never both and never twice, by the last tick', () => {
    const step = fc.tuple(fc.constantFrom('opened', 'chosen', 'dropped'), fc.constantFrom('a', 'b', 'c'));
    fc.assert(
      fc.property(fc.array(step), (all) => {
        const { kept, dropped: taken } = walked(...all);
        expect(new Set([...kept, ...taken]).size).toBe(kept.length + taken.length);
        for (const [last, key] of new Map(all.map((one) => [one[1], one])).values())
          if (last !== 'opened') expect((last === 'chosen' ? kept : taken).includes(key)).toBe(true);
      }),
    );
  });

  it('do not change in the choice before', () => {
    const before: Choice = Object.freeze({ kept: Object.freeze(['a']), dropped: Object.freeze(['b']) });
    expect(opened(before, 'c').kept).toEqual(['a', 'c']);
    expect(chosen(before, 'b')).toEqual({ kept: ['a', 'b'], dropped: [] });
    expect(dropped(before, 'a')).toEqual({ kept: [], dropped: ['b', 'a'] });
  });
});

describe('a choice that was stored', () => {
  it('is read as it was', () => {
    const keys = fc.array(fc.string());
    fc.assert(
      fc.property(keys, keys, (kept, taken) => {
        const choice = { kept, dropped: taken };
        expect(readChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
      }),
    );
  });

  it('loses what else was in it', () => {
    expect(readChoice({ kept: ['a'], dropped: [], more: 1 })).toEqual({ kept: ['a'], dropped: [] });
  });

  it.each([
    undefined,
    null,
    0,
    'kept',
    [],
    {},
    { kept: [] },
    { dropped: [] },
    { kept: 'a', dropped: [] },
    { kept: [], dropped: {} },
    { kept: [1], dropped: [] },
    { kept: [], dropped: ['a', null] },
    { kept: { length: 0 }, dropped: [] },
  ])('and is none is refused: %j', (junk) => expect(readChoice(junk)).toBeUndefined());
});
