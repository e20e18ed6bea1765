import { expect, test } from 'vitest';
import { examplesOf } from '@/tests/support/examples';
import { dicePart, fingerprint, partsOf } from '@/tests/compare/parts';

const answer = (fields: object): string => JSON.stringify({ evaluation: { outcome: {}, ...fields } });

test('the order of fields tells nothing, that of a list does', () => {
  expect(fingerprint({ a: 1, b: { c: 2, d: [3] } })).toBe(fingerprint({ b: { d: [3], c: 2 }, a: 1 }));
  expect(fingerprint({ a: [1, 2] })).not.toBe(fingerprint({ a: [2, 1] }));
  expect(fingerprint({ a: 1, b: 2 })).not.toBe(fingerprint({ a: 2, b: 1 }));
  expect(partsOf(answer({ steps: [{ id: 'a', rule: '1.0' }] }))).toEqual(
    partsOf(answer({ steps: [{ rule: '1.0', id: 'a' }] })),
  );
});

test('a part that differs is named', () => {
  const [before, after] = [
    partsOf(answer({ taken: [] })),
    partsOf(answer({ taken: [{ field: 'fort', value: true }] })),
  ];
  expect(Object.keys(before).filter((part) => before[part] !== after[part])).toEqual(['taken']);
});

test('a refusal is one part', () => {
  expect(Object.keys(partsOf('{"error":{"code":"illegal"}}'))).toEqual(['answer']);
});

test('the dice of a case are recorded, with the cards as they are for it', () => {
  const id = 'nach-paris/combat';
  const [input] = examplesOf('nach-paris', 'combat', []);
  const [shipped, filled] = [dicePart({ id, lang: 'en', input }), dicePart({ id, lang: 'en', input, filled: true })];
  expect(Object.keys(shipped)).toEqual(['dice']);
  expect(filled).not.toEqual(shipped);
  expect(dicePart({ id, lang: 'en', query: 'die=1' })).toEqual({});
});
