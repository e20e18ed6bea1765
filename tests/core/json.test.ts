import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '@/lib/core/json';
import { DEEPEST } from '@/lib/core/json-scan';

const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('JSON from outside', () => {
  it('is read where the engine reads it, and refused where the engine does', () => {
    const scrap = fc.string({
      unit: fc.constantFrom(...'{}[]",:\\u0019eE+-.truefalsn \t\n\r\u00a0\u2028\ufeff'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 4 }),
        fc.nat(),
        fc.nat(3),
        scrap,
        fc.constantFrom(0, 2),
        (value, at, cut, put, indent) => {
          const sound = JSON.stringify(value, null, indent);
          const place = at % (sound.length + 1);
          for (const text of [sound, put, sound.slice(0, place) + put + sound.slice(place + cut)]) {
            const read = readJson(text);
            if (read.ok) expect(read.value).toEqual(JSON.parse(text));
            else if (!['name-twice', 'forbidden-name'].includes(read.error.code)) expect(parses(text)).toBe(false);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });
  it('is as deep as it may be, and no deeper', () => {
    const nested = (depth: number): string => '[{"a":'.repeat(depth / 2) + '1' + '}]'.repeat(depth / 2);
    expect(readJson(nested(DEEPEST)).ok).toBe(true);
    expect(readJson(nested(DEEPEST + 2))).toMatchObject({ ok: false, error: { code: 'too-deep', line: 1 } });
  });
  it.each([
    ['{"a":1,\n "a":2}', { code: 'name-twice', name: 'a', line: 2, column: 2 }],
    ['{"a":1,"\\u0061":2}', { code: 'name-twice', name: 'a', line: 1, column: 8 }],
    ['[{"a":1},{"a":2}]', undefined],
    ['{"a":[\n{"__proto__":0}]}', { code: 'forbidden-name', name: '__proto__', line: 2, column: 2 }],
    ['{"__PROTO__":0}', undefined],
    ['["__proto__"]', undefined],
    ['{"a":"__proto__"}', undefined],
    ['{"a":[1,2', { code: 'cut-off', line: 1, column: 10 }],
    ['{"a":"xy', { code: 'cut-off', line: 1, column: 6 }],
    ['{"a":tru', { code: 'cut-off', line: 1, column: 6 }],
    ['{"a":tru}', { code: 'not-json', line: 1, column: 6 }],
    ['{"a":1}}', { code: 'not-json', line: 1, column: 8 }],
    ['\u00a0{}', { code: 'not-json', line: 1, column: 1 }],
  ])('%j', (text, error) => {
    expect(readJson(text)).toMatchObject(error ? { ok: false, error } : { ok: true });
  });
  it('may be long: a text of ten million signs, and a million escapes', () => {
    for (const text of ['x'.repeat(10_000_000), '\\n'.repeat(1_000_000)]) expect(readJson(`["${text}"]`).ok).toBe(true);
  });
});
