import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addUnit,
  flipControl,
  moveUnits,
  setTrench,
  setTurn,
  type Edit,
} from '@/components/games/paths-of-glory/board/edits';
import { enterWar } from '@/components/games/paths-of-glory/board/entry';
import { boardSlot } from '@/components/games/paths-of-glory/board/slots';
import { START } from '@/components/games/paths-of-glory/board/position';
import { sceneOf, type Scene } from '@/components/games/paths-of-glory/board/scene';
import { fileOf, positionFrom, positionFromFile, queryOf } from '@/components/games/paths-of-glory/board/share';
import { same } from '@/lib/calc/same';
import { BOARD_EVENTS } from '@/lib/games/paths-of-glory/board/input';
import { data, scene } from '@/tests/components/games/paths-of-glory/board/scenes';

const spaceId = fc.constantFrom(...data.spaces.map(({ id }) => id));
const edit: fc.Arbitrary<Edit> = fc.oneof(
  spaceId.map(flipControl),
  fc
    .tuple(spaceId, fc.constantFrom(...data.units.types), fc.constantFrom('full' as const, 'reduced' as const))
    .map(([space, type, face]) =>
      addUnit(space, type, face, data.units.nations.find(({ id }) => id === type.nation)?.side ?? 'allied'),
    ),
  fc.tuple(spaceId, spaceId).map(([from, to]) => moveUnits(from, [0], to)),
  fc.tuple(spaceId, fc.integer({ min: 0, max: 2 })).map(([space, level]) => setTrench(space, level)),
  fc.integer({ min: 1, max: 20 }).map(setTurn),
  fc.constantFrom(...BOARD_EVENTS).map(enterWar),
);
/** Edits as a player makes them: those that are refused change nothing. */
const boards: fc.Arbitrary<Scene> = fc.array(edit, { maxLength: 25 }).map((edits) =>
  edits.reduce((before, one) => {
    const next = sceneOf(one(before), data);
    return next.ok ? next.value : before;
  }, scene()),
);

describe('an address', () => {
  it('gives back the board that made it', () => {
    fc.assert(
      fc.property(boards, ({ position }) => {
        const query = queryOf(position);
        if (query === undefined) return;
        const read = positionFrom(`?${query}`, data);
        expect(read.ok && same(read.value, position)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
  it('is not made for a board that would need a longer one than can be passed on', () => {
    const control = Object.fromEntries(
      data.spaces
        .filter(({ neutralAtStart, fort }) => !neutralAtStart && fort === null)
        .map(({ id }) => [id, 'allied' as const]),
    );
    expect(queryOf({ ...START, control })).toBeUndefined();
  });
  it.each([
    ['', true, undefined],
    ['?v=1', true, START],
    ['?utm_source=x', true, undefined],
    ['?control=(;sedan:nobody)&v=1', false, undefined],
    ['?units=(;sedan:(x)&v=1', false, undefined],
    ['?control=(;atlantis:allied)&v=1', false, undefined],
    ['?trenches=(;atlantis:1)&v=1', false, undefined],
    ['?units=(;sedan:(ge-army,fr-army))&v=1', false, undefined],
    ['?preset=nowhere&v=1', false, undefined],
    ['?something=1', false, undefined],
  ])('%s', (query, ok, value) => {
    const read = positionFrom(query, data);
    expect(read.ok).toBe(ok);
    if (read.ok) expect(same(read.value, value)).toBe(true);
  });
});

describe('a file', () => {
  it('gives back the board that made it', () => {
    fc.assert(
      fc.property(boards, ({ position }) => {
        const read = positionFromFile(fileOf(position), data);
        expect(read.ok && same(read.value, position)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
  it.each([
    ['no JSON', '{"kind":', 'cut-off'],
    ['another file', '{"a":1}', 'no-kind'],
    ['a newer version', '{"kind":"umpire/paths-of-glory/board","version":2,"board":{}}', 'newer'],
    ['a field of its own', '{"kind":"umpire/paths-of-glory/board","version":1,"board":{"x":1}}', 'field'],
    [
      'a board that the rules forbid',
      '{"kind":"umpire/paths-of-glory/board","version":1,"board":{"units":{"sedan":[{"type":"ge-army"},{"type":"fr-army"}]}}}',
      'refused',
    ],
  ])('with %s is refused', (_, content, code) => {
    const read = positionFromFile(content, data);
    expect(read.ok ? undefined : read.error.code).toBe(code);
  });
});

describe('what is stored', () => {
  const slot = boardSlot(data);
  it('comes back with its steps', () => {
    const stored = { past: [START], now: { ...START, turn: 3 }, future: [] };
    expect(slot.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });
  it('loses steps that no longer hold, and is refused as a whole when the board itself does not', () => {
    expect(slot.parse({ past: [{ nonsense: 1 }, START], now: START, future: [7] })).toEqual({
      past: [START],
      now: START,
      future: [],
    });
    expect(slot.parse({ past: [], now: { ...START, control: { sedan: 'central' } }, future: [] })).toBeUndefined();
    expect(slot.parse('board')).toBeUndefined();
  });
});
