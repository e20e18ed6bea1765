import { expect, test } from 'vitest';
import { EMPTY, mapIn, parsePosition } from '@/components/games/grand-illusion/map/position';
import { boardSlot } from '@/components/games/grand-illusion/map/slots';
import { loadData } from '@/lib/games/grand-illusion/data';
import { specOf } from '@/lib/games/grand-illusion/map/spec';

const spec = specOf((await loadData()).hexes);

test('a position comes back as it was kept; a map that contradicts a rule is none', () => {
  const kept = { ...EMPTY, map: { ...EMPTY.map, links: [[19, 0, 18]] }, control: { '62': 'allied' } };
  const read = parsePosition(JSON.parse(JSON.stringify(kept)), spec);
  expect(read).toEqual(kept);
  expect(read && mapIn(read, spec).ring(18)[3]).toBe(19);
  expect(parsePosition({ ...kept, map: { links: [[19, 0, 27]] } }, spec)).toBeUndefined();
  expect(parsePosition({ ...kept, control: { '108': 'allied' } }, spec)).toBeUndefined();
});

test('a step back that no longer holds is dropped, the board stays', () => {
  const bad = { ...EMPTY, map: { links: [[19, 0, 19]] } };
  expect(boardSlot(spec).parse({ past: [bad, EMPTY], now: EMPTY, future: [] })).toEqual({
    past: [EMPTY],
    now: EMPTY,
    future: [],
  });
  expect(boardSlot(spec).parse({ past: [], now: bad, future: [] })).toBeUndefined();
});
