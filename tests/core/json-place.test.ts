import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonError, jsonPlace, placeAt } from '@/lib/core/json-place';

const JSON_TEXT = `{
  "a": [1, {"b": "x, } \\" y"}],
  "c": { "d": null }
}`;

it.each([
  [[], 1, 1],
  [['a'], 2, 8],
  [['a', 1], 2, 12],
  [['a', 1, 'b'], 2, 18],
  [['c', 'd'], 3, 15],
  [['c', 'nowhere', 'deeper'], 3, 8],
  [['a', 7], 2, 8],
])('%j stands at %i:%i', (path, line, column) => {
  expect(jsonPlace(JSON_TEXT, path)).toEqual({ line, column });
});

it('finds the value of every path of any JSON', () => {
  const leaves = (value: unknown, path: readonly (string | number)[]): readonly (readonly (string | number)[])[] => {
    if (Array.isArray(value)) return [path, ...value.flatMap((item, i) => leaves(item, [...path, i]))];
    if (value !== null && typeof value === 'object')
      return [path, ...Object.entries(value).flatMap(([key, item]) => leaves(item, [...path, key]))];
    return [path];
  };
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(0, 1, 3), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const parsed = JSON.parse(text) as unknown;
      for (const path of leaves(parsed, [])) {
        const { line, column } = jsonPlace(text, path);
        const offset =
          text
            .split('\n')
            .slice(0, line - 1)
            .reduce((sum, one) => sum + one.length + 1, 0) +
          column -
          1;
        const wanted = path.reduce<unknown>((at, part) => (at as Record<string | number, unknown>)[part], parsed);
        const start = JSON.stringify(wanted)[0] ?? '';
        expect(text[offset]).toBe(start);
        expect(placeAt(text, offset)).toEqual({ line, column });
      }
    }),
  );
});

describe('jsonError', () => {
  it.each([
    ['{"a":1}', undefined],
    ['{\n "a" 1}', 2],
    ['{"a":1', 1],
    ['{\n "a": 1,\n}', 3],
    ['[1,\n 2,\n 03]', 3],
    ['{"a": "x\ny"}', 1],
    ['nonsense', 1],
    ['{}\n\nmore', 3],
    ['', 1],
  ])('%j', (text, line) => {
    expect(jsonError(text)?.line).toBe(line);
  });
});

it('points at a fault in every text from which a character was taken, and at none in JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.nat(), fc.constantFrom(0, 2), (value, at, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(jsonError(text)).toBeUndefined();
      const cut = text.slice(0, at % text.length) + text.slice((at % text.length) + 1);
      const fault = jsonError(cut);
      if (!fault) return;
      const offset =
        cut
          .split('\n')
          .slice(0, fault.line - 1)
          .reduce((sum, one) => sum + one.length + 1, 0) +
        fault.column -
        1;
      // What stands before the fault can be the beginning of JSON: no earlier beginning is at fault.
      const before = jsonError(cut.slice(0, offset));
      if (before) expect(placeAt(cut, offset)).toEqual({ line: before.line, column: before.column });
    }),
  );
});
