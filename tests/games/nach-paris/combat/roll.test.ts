import { expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { combat } from '@/lib/games/nach-paris/calculators/combat';
import { withEntries } from '@/lib/games/nach-paris/data';
import { toNumber, type Fraction } from '@/lib/prob/fraction';
import { filledCrt, HEADINGS, inventedResult } from '@/tests/games/nach-paris/combat-cards';
import { data } from '@/tests/games/nach-paris/combat/play';

test('the whole roll is the mean of its twenty faces', () => {
  const on = filledCrt(data);
  const oddsOf = (input: object) => {
    const answer = run(combat, { terrain: 'broken', ...input }, on);
    return answer.ok ? answer.value.outcome.data.odds : null;
  };
  const whole = oddsOf({});
  const faces = Array.from({ length: 20 }, (_, i) => oddsOf({ die: i + 1 }));
  const mean = (of: (odds: NonNullable<typeof whole>) => Fraction): number =>
    faces.reduce((sum, odds) => sum + (odds ? toNumber(of(odds)) : Number.NaN), 0) / 20;
  expect(whole && toNumber(whole.emptied)).toBeCloseTo(
    mean(({ emptied }) => emptied),
    12,
  );
  expect(whole && toNumber(whole.beaten.attacker)).toBeCloseTo(
    mean(({ beaten }) => beaten.attacker),
    12,
  );
  expect(whole && toNumber(whole.beaten.defender)).toBeCloseTo(
    mean(({ beaten }) => beaten.defender),
    12,
  );
});

test('every face reads the invented cell of its row', () => {
  const cells = Array.from({ length: 20 }, (_, i) => {
    const answer = run(combat, { extra: 2, die: i + 1 }, filledCrt(data));
    return answer.ok ? answer.value.outcome.data.cells[0]?.result : undefined;
  });
  expect(cells).toEqual(Array.from({ length: 20 }, (_, i) => inventedResult(HEADINGS.indexOf('1:1'), i + 3)));
});

test('a card without any entry gives no odds', () => {
  const answer = run(combat, {}, withEntries(data, {}));
  expect(answer.ok && answer.value.outcome.data.odds).toBeNull();
});
