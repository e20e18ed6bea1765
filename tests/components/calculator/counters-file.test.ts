import { describe, expect, it } from 'vitest';
import { readRosterFile, writeRosterFile } from '@/components/calculator/counters/roster-file';
import { rosterSlot } from '@/components/calculator/counters/roster-slot';
import { createStore } from '@/components/storage/store';
import { memoryBackend } from '@/tests/support/memory-backend';
import { rosterForm } from '@/lib/games/nach-paris/roster';

const units = [
  { name: '5 ID', nation: 'germany', kind: 'inf', steps: 4, cbf: 27 },
  { name: 'Loncin', kind: 'fort', category: 'concrete', light: false },
];
const read = (json: string, game = 'nach-paris') => readRosterFile(json, game, rosterForm);
const file = (changed: object): string =>
  JSON.stringify({ kind: 'umpire/counters', version: 1, game: 'nach-paris', units, ...changed }, undefined, 1);

describe('a file of counters', () => {
  it('comes back as it was written', () => {
    expect(read(writeRosterFile('nach-paris', units))).toEqual({ ok: true, value: units });
    expect(read(writeRosterFile('nach-paris', []))).toEqual({ ok: true, value: [] });
  });
  it.each<[string, string, object]>([
    ['no JSON', '{\n "kind": "umpire/counters",\n "units": [}', { code: 'not-json', line: 3 }],
    ['a file of something else', file({ kind: 'umpire/chart' }), { code: 'other-sort', sort: 'charts', line: 2 }],
    ['counters that are no list', file({ units: 3 }), { code: 'field', line: 5 }],
    ['a list of something else', file({ units: [3] }), { code: 'field', line: 6 }],
    ['a newer file', file({ version: 2 }), { code: 'newer', line: 3, version: 2, reads: 1 }],
    ['the counters of another game', file({ game: 'paths-of-glory' }), { code: 'other-game', line: 4 }],
    [
      'a value that a field does not take',
      file({ units: [{ name: 'a' }, { name: 'b', steps: 9 }] }),
      { code: 'field', line: 11, fault: { code: 'tooBig', path: ['units', 1, 'steps'] } },
    ],
    [
      'a field that no counter has',
      file({ units: [{ name: 'a', wings: 2 }] }),
      { code: 'field', line: 8, fault: { code: 'unknownField' } },
    ],
    ['a counter without a name', file({ units: [{ cab: 3 }] }), { code: 'refused', line: 6 }],
    ['more than a device keeps', file({ units: Array(601).fill({ name: 'a' }) }), { fault: { code: 'tooMany' } }],
    ['a text without end', ' '.repeat(1_000_001), { code: 'too-large', most: 1_000_000 }],
  ])('refuses %s', (_, json, problem) => {
    expect(read(json)).toMatchObject({ ok: false, error: problem });
  });
});

describe('the slot of the counters', () => {
  const slot = rosterSlot('nach-paris');
  const fresh = () => {
    const { data: held, backend } = memoryBackend();
    return { held, store: createStore(backend) };
  };

  it('keeps them for a game', async () => {
    const { held, store } = fresh();
    await store.save(slot, units);
    expect([...held.keys()]).toEqual(['umpire/nach-paris/roster/v1']);
    expect(await store.load(slot)).toEqual({ value: units });
    expect(await store.load(rosterSlot('paths-of-glory'))).toEqual({ value: undefined });
  });
  it('sets damaged ones aside', async () => {
    const { held, store } = fresh();
    held.set('umpire/nach-paris/roster/v1', [{ name: '' }]);
    expect(await store.load(slot)).toEqual({ value: undefined, problem: 'damaged' });
    expect([...held].find(([key]) => key.includes('/roster/v1/damaged-'))?.[1]).toEqual([{ name: '' }]);
  });
});
