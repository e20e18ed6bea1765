import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import type { Evaluation } from '@/lib/calc/evaluation';
import { fire, type FireInput, type FireOutcome } from '@/lib/games/paths-of-glory/calculators/fire';
import { flank } from '@/lib/games/paths-of-glory/calculators/flank';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';

let data: PogData;
beforeAll(async () => {
  data = await loadData();
});

function answer(input: FireInput): Evaluation<FireOutcome> {
  const found = run(fire, input, data);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}
const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

describe('the lines about a trench (11.2.7, 11.2.8)', () => {
  test.each([
    ['no trench', { trench: 0, defenders: [{ type: 'fr-army' }] }, [], ['trench']],
    ['units in a trench', { trench: 1, defenders: [{ type: 'fr-army' }] }, ['attacker-trench', 'defender-trench'], []],
    [
      'units with a fort in a trench',
      { trench: 2, defenders: [{ type: 'fr-army' }], fort: 2 },
      ['attacker-trench', 'defender-trench'],
      [],
    ],
    ['a fort alone in a trench', { trench: 1, defenders: [], fort: 2 }, [], ['trench-fort']],
  ] as const)('%s', (_name, input, steps, lines) => {
    const { steps: all, notApplied } = answer(input as unknown as FireInput);
    expect(ids(all).filter((id) => id.endsWith('trench'))).toEqual(steps);
    expect(ids(notApplied).filter((id) => id.startsWith('trench'))).toEqual(lines);
  });
});

describe('an advance after a retreat of two spaces (12.6.3)', () => {
  const won = { attackers: [{ units: [{ type: 'ge-army', n: 3 }] }], defenders: [{ type: 'fr-army' }] };
  test.each([
    ['clear', 'twoSpaces'],
    ['desert', 'twoSpaces'],
    ['forest', 'mustStop'],
    ['mountain', 'mustStop'],
    ['swamp', 'mustStop'],
  ] as const)('%s: %s', (terrain, key) => {
    const { result } = answer({ ...won, terrain, attackerDie: 2, defenderDie: 1 }).outcome.data;
    expect(result?.retreat).toBe(2);
    expect(result?.advance.key).toBe(key);
  });
});

test('each attacking space of a flank attempt gives its modifier, or is said not to (12.3.2)', () => {
  const space = (nearEnemy: boolean) => ({ units: [{ type: 'ge-army' }], nearEnemy });
  for (const pinning of [1, 2, 3]) {
    const found = run(flank, { attackers: [space(false), space(true), space(false)], pinning }, data);
    if (!found.ok) throw new Error(JSON.stringify(found.error));
    const { steps, notApplied } = found.value;
    const shown = ids([...steps, ...notApplied]).filter((id) => /^space-\d$/.test(id));
    expect([...shown, `space-${pinning}`].toSorted()).toEqual(['space-1', 'space-2', 'space-3']);
    expect(ids(notApplied)).toContain('pinning-space');
  }
});
