import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { text } from '@/lib/calc/evaluation';
import { failedLines, modifierSteps, sumOf, weigh, worth, type Modifier } from '@/lib/calc/modifiers';

interface Place {
  readonly hill: number;
  readonly ditch: 'none' | 'dry' | 'wet';
  readonly rain: boolean;
}

const LIST: readonly Modifier<Place>[] = [
  { id: 'hill', rule: '1.1', value: ({ hill }) => hill, params: ({ hill }) => ({ hill }) },
  {
    id: 'ditch',
    rule: '1.2',
    value: -2,
    needs: [
      ({ ditch }) => ditch !== 'none',
      { reason: 'dryDitch', line: 'dry-ditch', rule: '1.3', holds: ({ ditch }) => ditch === 'wet' },
    ],
  },
  {
    id: 'bank',
    rule: '1.2',
    value: 1,
    needs: [{ reason: 'asDitch', saidBy: 'ditch', holds: ({ ditch }) => ditch === 'wet' }],
  },
  { id: 'rain', rule: '1.4', value: 0, needs: [({ rain }) => rain] },
];
const say = (reason: string, params?: object) => text(`not.${reason}`, params as never);

describe('a list of modifiers', () => {
  test('each is in the steps or in the lines, never in both', () => {
    fc.assert(
      fc.property(
        fc.record({
          hill: fc.integer({ min: -2, max: 2 }),
          ditch: fc.constantFrom('none', 'dry', 'wet'),
          rain: fc.boolean(),
        }),
        (place) => {
          const { applied, not } = weigh(LIST, place);
          const said = not.flatMap(({ id }) => (id === 'ditch' || id === 'dry-ditch' ? ['ditch', 'bank'] : [id]));
          expect([...applied.map(({ id }) => id), ...said].toSorted()).toEqual(['bank', 'ditch', 'hill', 'rain']);
        },
      ),
    );
  });

  test('a value of 0 applies where a condition says so, and does not where it is all there is', () => {
    const { applied, not } = weigh(LIST, { hill: 0, ditch: 'none', rain: true });
    expect(applied).toEqual([{ id: 'rain', rule: '1.4', value: 0, modifier: LIST[3] }]);
    expect(not.map(({ id }) => id)).toEqual(['hill', 'ditch']);
  });

  test('that it is worth anything may be one condition among others', () => {
    const needs = [{ reason: 'flat', holds: ({ ditch }: Place) => ditch === 'none' }, worth];
    const reasonOf = (place: Place) =>
      weigh([{ id: 'hill', rule: '1.1', value: ({ hill }: Place) => hill, needs }], place).not.map(
        ({ reason }) => reason,
      );
    expect(reasonOf({ hill: 1, ditch: 'none', rain: false })).toEqual([]);
    expect(reasonOf({ hill: 0, ditch: 'none', rain: false })).toEqual(['hill']);
    expect(reasonOf({ hill: 1, ditch: 'dry', rain: false })).toEqual(['flat']);
  });

  test('steps carry the running value, and the part of the case that they are about', () => {
    const { applied } = weigh(LIST, { hill: 1, ditch: 'wet', rain: false });
    const words = ({ id }: { readonly id: string }) => text(`is.${id}`);
    expect(sumOf(applied)).toBe(0);
    expect(modifierSteps(0, applied, { words })).toEqual([
      { id: 'hill', rule: '1.1', text: { key: 'is.hill' }, before: '0', after: '1' },
      { id: 'ditch', rule: '1.2', text: { key: 'is.ditch' }, before: '1', after: '\u22121' },
      { id: 'bank', rule: '1.2', text: { key: 'is.bank' }, before: '\u22121', after: '0' },
    ]);
    expect(modifierSteps(3, applied, { words, part: 'a', show: (n) => n * 10 })[0]).toEqual({
      id: 'a-hill',
      of: 'hill',
      part: 'a',
      rule: '1.1',
      text: { key: 'is.hill' },
      before: 30,
      after: 40,
    });
  });

  test('lines say which condition failed, under its own id and rule', () => {
    const { not } = weigh(LIST, { hill: 0, ditch: 'dry', rain: false });
    expect(failedLines(not, say, 'x')).toEqual([
      { id: 'x-hill', of: 'hill', parts: ['x'], rule: '1.1', text: { key: 'not.hill', params: { hill: 0 } } },
      { id: 'x-dry-ditch', of: 'dry-ditch', parts: ['x'], rule: '1.3', text: { key: 'not.dryDitch' } },
      { id: 'x-rain', of: 'rain', parts: ['x'], rule: '1.4', text: { key: 'not.rain' } },
    ]);
  });
});
