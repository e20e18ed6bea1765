import { describe, expect, it } from 'vitest';
import { putBeside } from '@/components/desk/aside/beside';
import { asideFileName, asideText } from '@/components/desk/aside/file';
import { homeOf } from '@/components/desk/aside/slot-of';
import { FIRST_LIBRARY, passingSlots, recoverLibrary, together } from '@/components/desk/shelf';
import { loadKit } from '@/components/games/registry';
import type { Aside } from '@/components/storage/aside';
import { keyOf } from '@/components/storage/slot';
import { createStore } from '@/components/storage/store';
import { GAMES } from '@/lib/games/registry';
import { memoryBackend } from '@/tests/support/memory-backend';

const asideFrom = (name: string, reason: Aside['reason'] = 'damaged'): Aside => ({
  id: `umpire/${name}/v1/${reason}-1`,
  name,
  version: 1,
  reason,
  at: undefined,
});

describe('what was set aside of any game', () => {
  it.each(
    GAMES.flatMap(({ id }) =>
      ['turn', 'card/crt', 'tool/fire', 'roster', 'kept', 'recent-tools', 'recent-cards'].map(
        (kind) => `${id}/${kind}`,
      ),
    ),
  )('%s is known by its name', async (name) => {
    expect((await homeOf(asideFrom(name)))?.slot.name).toBe(name);
  });
  it.each(GAMES.filter(({ board }) => board).map(({ id }) => id))('the board of %s too', async (game) => {
    const board = await (await loadKit(game)).stored?.();
    if (!board) throw new Error(`the kit of ${game} does not say where its board is stored`);
    const slots =
      'slots' in board ? board.slots : [board.shelf.list, board.shelf.sheet(3), ...passingSlots(board.shelf, 3)];
    for (const { name } of slots) expect((await homeOf(asideFrom(name)))?.slot.name).toBe(name);
  });
  it('has no home where this version knows none', async () => {
    expect(await homeOf(asideFrom('nach-paris/of-tomorrow'))).toBeUndefined();
    expect(await homeOf({ ...asideFrom('nach-paris/turn'), version: 2 })).toBeUndefined();
    expect(await homeOf(asideFrom('no-game/turn/toString'))).toBeUndefined();
    expect(await homeOf(asideFrom('nach-paris/constructor'))).toBeUndefined();
  });
});

describe('a sheet that was set aside', () => {
  it('can be put on its shelf beside what stands in its place', async () => {
    const board = await (await loadKit('nach-paris')).stored?.();
    if (!board || !('shelf' in board)) throw new Error('no shelf');
    const { shelf } = board;
    const [now, old] = [
      { ...shelf.empty, title: 'now' },
      { ...shelf.empty, title: 'old' },
    ];
    const aside = asideFrom('nach-paris/sheet/1', 'older');
    const { data, backend } = memoryBackend({ [keyOf(shelf.sheet(1))]: now, [aside.id]: old });
    const store = createStore(backend);
    expect(await putBeside(store, shelf, aside)).toBe(true);
    expect([data.get(keyOf(shelf.sheet(1))), data.get(keyOf(shelf.sheet(2)))]).toEqual([now, old]);
    expect(data.get(keyOf(shelf.list))).toEqual({
      open: 2,
      sheets: [
        { id: 1, title: '' },
        { id: 2, title: 'old' },
      ],
    });
    expect(data.has(aside.id)).toBe(false);
  });
});

describe('a list of sheets', () => {
  it('that came about without the stored one joins it', () => {
    expect(
      together(
        {
          open: 3,
          sheets: [
            { id: 1, title: 'a' },
            { id: 3, title: 'c' },
          ],
        },
        {
          open: 2,
          sheets: [
            { id: 1, title: 'new' },
            { id: 2, title: 'b' },
          ],
        },
      ),
    ).toEqual({
      open: 2,
      sheets: [
        { id: 1, title: 'new' },
        { id: 3, title: 'c' },
        { id: 2, title: 'b' },
      ],
    });
  });
  it('is none of its own as long as it is the one with which every device begins', () => {
    const stored = { open: 3, sheets: [{ id: 3, title: 'c' }] };
    expect(together(stored, FIRST_LIBRARY)).toBe(stored);
  });
  it('is not made anew where there are no sheets', async () => {
    const board = await (await loadKit('nach-paris')).stored?.();
    if (!board || !('shelf' in board)) throw new Error('no shelf');
    expect(await recoverLibrary(createStore(memoryBackend().backend), board.shelf)).toBeUndefined();
  });
});

describe('the file of something set aside', () => {
  it('has a name that every system takes', () =>
    expect(asideFileName(asideFrom('nach-paris/sheet/1'))).toBe('umpire-nach-paris-sheet-1-v1-damaged-1.json'));
  const endless: unknown[] = [];
  endless.push(endless);
  let deep: unknown = 1;
  for (let i = 0; i < 20_000; i++) deep = [deep];
  it.each<[string, unknown, string]>([
    ['a text as it is', '{"turn": 1, "b', '{"turn": 1, "b'],
    ['what JSON has', { a: [1, 'x', null, true] }, '{"a":[1,"x",null,true]}'],
    [
      'what JSON has no word for',
      [7n, NaN, undefined, new Date(0)],
      '["7","NaN","(undefined)","1970-01-01T00:00:00.000Z"]',
    ],
    ['what leads back to itself', endless, '["(again)"]'],
    [
      'maps, sets and bytes',
      [new Map([['a', 1]]), new Set([2]), new Uint8Array([3])],
      '[{"map":[["a",1]]},{"set":[2]},{"bytes":[3]}]',
    ],
    ['a key of the name of the prototype', JSON.parse('{"__proto__":1}'), '{"__proto__":1}'],
  ])('holds %s', (_, raw, text) => {
    expect(typeof raw === 'string' ? asideText(raw) : JSON.stringify(JSON.parse(asideText(raw)))).toBe(text);
  });
  it('can be written however deep it goes', () => expect(asideText(deep)).toContain('(too deep)'));
});
