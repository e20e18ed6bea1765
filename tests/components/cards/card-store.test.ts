import { describe, expect, it } from 'vitest';
import { cardSlot } from '@/components/cards/card-slot';
import { changeEntries, loadEntries } from '@/components/cards/card-store';
import { createStore } from '@/components/storage/store';
import type { CardEntries } from '@/lib/tables/card';
import { fullBackend, memoryBackend } from '@/tests/support/memory-backend';
import { entriesOf } from '@/tests/tables/cards';

const KEY = 'umpire/nach-paris/card/abu/v1';
const memory = (start: Readonly<Record<string, unknown>> = {}, full = false) => {
  const { data, backend } = memoryBackend(start);
  return { data, store: createStore(full ? fullBackend({ backend }) : backend) };
};
const put = (key: string, text: string) => (entries: CardEntries) => ({
  ...entries,
  cells: { ...entries.cells, [key]: text },
});

describe('what is filled in of a card', () => {
  it('is kept by game and card, with the step back', async () => {
    const { data, store } = memory();
    const entries = entriesOf({ cells: { '/26/1': '0' } });
    expect(await changeEntries('nach-paris', 'abu', put('/26/1', '0'), store)).toEqual({ entries, problem: undefined });
    expect(data.get(KEY)).toEqual({ past: [entriesOf()], now: entries, future: [] });
    expect(await loadEntries('nach-paris', ['abu', 'crt'], store)).toEqual({ abu: entries });
  });
  it('loses nothing when two entries are made at once', async () => {
    const { store } = memory();
    await Promise.all(['1', '2', '3'].map((row) => changeEntries('nach-paris', 'abu', put(`/26/${row}`, '0'), store)));
    expect((await loadEntries('nach-paris', ['abu'], store)).abu?.cells).toEqual({
      '/26/1': '0',
      '/26/2': '0',
      '/26/3': '0',
    });
  });
  it('is set aside when it is damaged, and the place is free for new entries', async () => {
    const broken = { past: [], now: { headings: 'x' }, future: [] };
    const { data, store } = memory({ [KEY]: broken });
    expect(await changeEntries('nach-paris', 'abu', put('/26/1', '0'), store)).toMatchObject({ problem: 'damaged' });
    expect([...data].find(([key]) => key.startsWith(`${KEY}/damaged-`))?.[1]).toEqual(broken);
    expect((await loadEntries('nach-paris', ['abu'], store)).abu?.cells).toEqual({ '/26/1': '0' });
  });
  it('stays on the screen when the device has no room, and says so', async () => {
    const { store } = memory({}, true);
    expect(await changeEntries('nach-paris', 'abu', put('/26/1', '0'), store)).toMatchObject({
      problem: 'full',
      entries: { cells: { '/26/1': '0' } },
    });
    expect((await loadEntries('nach-paris', ['abu'], store)).abu?.cells).toEqual({ '/26/1': '0' });
  });
  it('drops steps that no longer hold, not the entries', () => {
    const now = entriesOf({ distances: [{ from: '3', to: '26', columns: 2 }], reach: { '26': '30' } });
    expect(cardSlot('nach-paris', 'abu').parse({ past: ['x', now], now, future: [{}] })).toEqual({
      past: [now],
      now,
      future: [],
    });
    for (const raw of [undefined, 1, {}, { past: [], now: { ...now, cells: { a: 1 } }, future: [] }])
      expect(cardSlot('nach-paris', 'abu').parse(raw)).toBeUndefined();
  });
});
