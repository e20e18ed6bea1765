import fc from 'fast-check';
import { expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { victory } from '@/lib/games/grand-illusion/calculators/victory';
import { loadData } from '@/lib/games/grand-illusion/data';
import { alliesLack, germanLacks, germansWin } from '@/lib/games/grand-illusion/victory/tally';

const data = await loadData();
const ask = (input: unknown) => run(victory, input, data);
function answer(input: unknown) {
  const found = ask(input);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value.outcome.data;
}
const totals = (input: unknown) => [answer(input).allied, answer(input).german];
const hexes = (...list: string[]) => list.map((hex) => ({ hex, value: 2 }));

test.each([
  // what moves the totals from 3 and 0 (3.2, 13.4)
  [{}, [3, 0]],
  [{ plan17: hexes('85') }, [5, 0]],
  [{ plan17: hexes('86', '105') }, [11, 0]],
  [{ fought: 2, missedAllied: 1 }, [4, 0]],
  [{ alliedRetreat: 3 }, [0, 0]],
  [{ alliedRetreat: 4 }, [1, 0]],
  [{ alliedRetreat: 3, germanRetreat: 4 }, [0, -4]],
  [{ alliedRetreat: 3, germanRetreat: 5 }, [0, -3]],
  [{ bef: 5 }, [-2, 0]],
  [{ bef: 5, scenario: 'what-if' }, [3, 0]],
  [{ nothingEast: true }, [3, -2]],
  [{ nothingEast: true, turn: 2 }, [3, 0]],
  [{ nothingEast: true, scenario: 'what-if' }, [3, 0]],
  [{ missedGerman: 3 }, [3, -3]],
  [{ german: hexes('8', '14') }, [3, 4]],
  [{ german: hexes('76', '87', '52') }, [3, 10]],
  [{ paris: 'german' }, [3, 10]],
  [{ scenario: 'what-if', options: ['a1', 'a5', 'b4', 'b5'] }, [-2, -8]],
  [{ scenario: 'what-if', options: ['a2', 'a4', 'b1', 'b3'] }, [1, -5]],
  [{ scenario: 'campaign', options: ['a1'] }, [3, 0]],
  // the hexes count in GT 9 and at the end, or when Paris falls (3.2.4)
  [{ turn: 8, german: hexes('8') }, [3, 0]],
  [{ turn: 9, german: hexes('8') }, [3, 2]],
  [{ turn: 5, german: hexes('8'), paris: 'now' }, [3, 12]],
  // scenario 2 (13.2.2.c)
  [{ scenario: 'short', turn: 7, fortsGone: true, screened: true, frenchLost: true, britishLost: true }, [3, 11]],
  [{ scenario: 'short', turn: 5, fortsGone: true, screened: true, frenchLost: true, britishLost: true }, [3, 6]],
  [{ scenario: 'short', turn: 4, frenchLost: true }, [3, 0]],
  [{ scenario: 'short', turn: 7, screened: true, german: hexes('52') }, [3, 2]],
  [{ fortsGone: true, frenchLost: true }, [3, 0]],
])('%o', (input, wanted) => {
  expect(totals(input)).toEqual(wanted);
});

test.each([
  [{}, 'allied'],
  [{ german: [{ hex: '8', value: 6 }] }, 'german'],
  [{ german: [{ hex: '8', value: 5 }] }, 'allied'],
  [{ german: [{ hex: '8', value: 7 }], fought: 1 }, 'allied'],
  [{ german: [{ hex: '8', value: 8 }], fought: 1 }, 'german'],
  [{ german: [{ hex: '8', value: 5 }], bef: 5 }, 'allied'],
  [{ turn: 14 }, 'running'],
  [{ scenario: 'short', turn: 7 }, 'allied'],
  [{ trier: true, turn: 3 }, 'trier'],
  // Paris: less than half, not half (3.2.4.a); only when it falls for the first time
  [{ turn: 5, paris: 'now' }, 'paris'],
  [{ turn: 5, paris: 'now', plan17: [{ hex: '85', value: 2 }] }, 'running'],
  [{ turn: 5, paris: 'now', plan17: [{ hex: '85', value: 1 }] }, 'paris'],
  [{ turn: 5, paris: 'german' }, 'running'],
])('%o: %s', (input, result) => {
  expect(answer(input).result).toBe(result);
});

test('what is missing is the least that turns the result (3.2.4.c)', () => {
  const total = fc.integer({ min: -12, max: 40 });
  fc.assert(
    fc.property(total, total, (allied, german) => {
      const theirs = germanLacks(allied, german);
      expect(germansWin(allied, german + theirs)).toBe(true);
      if (theirs > 0) expect(germansWin(allied, german + theirs - 1)).toBe(false);
      const ours = alliesLack(allied, german);
      expect(germansWin(allied + ours, german)).toBe(false);
      if (ours > 0) expect(germansWin(allied + ours - 1, german)).toBe(true);
    }),
  );
});

test.each([
  [{ scenario: 'short', turn: 8 }, 'turn', '13.2'],
  [{ turn: 2, alliedRetreat: 2 }, 'alliedRetreat', '8.7.1'],
  [{ germanRetreat: 5 }, 'germanRetreat', '8.7.1'],
  [{ german: hexes('8', '8') }, 'german.1.hex', '3.2.2'],
  [{ plan17: hexes('85', '85') }, 'plan17.1.hex', '3.2.1.a'],
  [{ turn: 2, bef: 3 }, 'bef', '12.1'],
  [{ scenario: 'what-if', options: ['a1', 'a2', 'a3'] }, 'options', '13.3.4'],
  [{ scenario: 'what-if', options: ['a1', 'a1'] }, 'options', '13.3.4'],
])('%o is refused', (input, field, rule) => {
  expect(ask(input)).toMatchObject({ ok: false, error: { field, rule } });
});

test('without an immediate victory the markers placed for the check go back (3.2.4.a)', () => {
  const back = (input: unknown) => {
    const found = ask(input);
    return found.ok && found.value.steps.some(({ id }) => id === 'back');
  };
  expect(back({ turn: 5, paris: 'now', plan17: [{ hex: '85', value: 2 }] })).toBe(true);
  expect(back({ turn: 5, paris: 'now' })).toBe(false);
  expect(back({ turn: 5, paris: 'german' })).toBe(false);
});
