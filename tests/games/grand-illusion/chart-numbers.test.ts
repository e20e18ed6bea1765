import { expect, test } from 'vitest';
import { alliedMandated, germanMandated, isEarly } from '@/lib/games/grand-illusion/scenario/mandated';
import { replacementsSchema } from '@/lib/games/grand-illusion/replacing/fields';
import { comesDisrupted, dueIn, priceOf } from '@/lib/games/grand-illusion/replacing/finding';
import * as points from '@/lib/games/grand-illusion/victory/points';

/* The numbers of the rules themselves, so that a chart from which the engine reads them cannot slip. */

const TURNS = Array.from({ length: 15 }, (_, i) => i + 1);

test('mandated battles at the start of a turn (13.1)', () => {
  expect(TURNS.map((turn) => alliedMandated(turn, 0))).toEqual([1, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(TURNS.map((turn) => germanMandated(turn, 'campaign'))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
  expect(TURNS.filter((turn) => isEarly({ turn }))).toEqual([1, 2, 3, 4]);
});
test('replacements: CAPS, turns until they come, the turn from which they are disrupted (7.2, 13.1)', () => {
  const bought = (pay: 'now' | 'later', turn: number) => {
    const input = replacementsSchema.parse({ nation: 'french', pay, turn });
    return [priceOf(input), dueIn(input) - turn, comesDisrupted(input)];
  };
  expect([bought('now', 9), bought('now', 10)]).toEqual([
    [2, 0, false],
    [2, 0, true],
  ]);
  expect([bought('later', 7), bought('later', 8)]).toEqual([
    [1, 2, false],
    [1, 2, true],
  ]);
});
test('victory points (3.1.3.d, 3.2.4.a, 7.3, 9.1.1.b, 12.1, 13.2.2.c)', () => {
  expect({ ...points }).toEqual({
    START: 3,
    UNFOUGHT: { allied: -1, german: -1 },
    BEF_ALONE: -1,
    NOTHING_EAST: -2,
    PARIS_VP: 10,
    SHORT_VP: { fortsGone: 3, screened: 2, frenchLost: 3, britishLost: 3 },
    INTERIM: 9,
    LOSSES_FROM: 5,
  });
});
