import { describe, expect, it } from 'vitest';
import type { Calculator } from '@/lib/calc/calculator';
import { checkInput, keepValid } from '@/lib/calc/check';
import { fire as fireTool } from '@/lib/games/paths-of-glory/calculators/fire';

const fire = fireTool as unknown as Calculator;
const defaults = fire.schema.parse({});

describe('checkInput', () => {
  it('fills in the defaults', () => {
    expect(checkInput(fire, { trench: 2 })).toMatchObject({ ok: true, value: { trench: 2, attackerDrm: 0 } });
  });
  it('refuses as run() does', () => {
    expect(checkInput(fire, { attackerDrm: 99 })).toMatchObject({ ok: false, error: { field: 'attackerDrm' } });
  });
});

describe('keepValid', () => {
  it.each<[string, unknown, object, readonly string[]]>([
    ['a good input', { trench: 1 }, { trench: 1 }, []],
    ['a field of an older version', { trench: 1, gas: true }, { trench: 1 }, ['gas']],
    [
      'a value that is no longer allowed',
      { trench: 1, attackerDrm: 40, terrain: 'jungle' },
      { trench: 1 },
      ['terrain', 'attackerDrm'],
    ],
    ['damage inside a field', { fort: 2, defenders: [{ type: 'fr-army', n: 'many' }] }, { fort: 2 }, ['defenders']],
    ['nothing', undefined, {}, []],
    ['no object', [1, 2], {}, []],
  ])('%s', (_, stored, left, dropped) => {
    const kept = keepValid(fire, stored);
    expect(kept.input).toEqual({ ...(defaults as object), ...left });
    expect([...kept.dropped].sort()).toEqual([...dropped].sort());
  });
});
