import { describe, expect, it } from 'vitest';
import { barLines, barSteps, barsMet, sortBars, type Bar } from '@/lib/calc/bars';
import { text } from '@/lib/calc/evaluation';

const BARS: readonly Bar<number>[] = [
  { id: 'small', rule: '1', stops: (n) => n < 2 },
  { id: 'odd', rule: (n) => (n > 4 ? '2.2' : '2.1'), stops: (n) => n % 2 === 1 },
  { id: 'large', rule: '3', stops: (n) => n > 4 },
];

describe('bars', () => {
  it('stand once each, in force or not, in their order and with the rule of the case', () => {
    expect(sortBars(BARS, 5)).toEqual({
      barred: [
        { id: 'odd', rule: '2.2' },
        { id: 'large', rule: '3' },
      ],
      free: [{ id: 'small', rule: '1' }],
    });
    expect(sortBars(BARS, 1).barred).toEqual([
      { id: 'small', rule: '1' },
      { id: 'odd', rule: '2.1' },
    ]);
    expect(sortBars(BARS, 2).barred).toEqual([]);
  });

  it('are neither in force nor free where the question does not come up', () => {
    const asked: Bar<number> = { id: 'even', rule: '4', when: (n) => n > 2, stops: (n) => n % 2 === 0 };
    expect(sortBars([asked], 2)).toEqual({ barred: [], free: [] });
    expect(sortBars([asked], 4).barred).toEqual([{ id: 'even', rule: '4' }]);
    expect(sortBars([asked], 5).free).toEqual([{ id: 'even', rule: '4' }]);
  });

  it('are said by the id of each', () => {
    const { barred, free } = sortBars(BARS, 5);
    expect(barSteps('tool', barred, { n: 5 })).toEqual([
      { id: 'odd', rule: '2.2', text: text('tool.bar.odd', { n: 5 }) },
      { id: 'large', rule: '3', text: text('tool.bar.large', { n: 5 }) },
    ]);
    expect(barsMet('tool', free)).toEqual([{ id: 'small', rule: '1', text: text('tool.free.small') }]);
    expect(barLines(free, (id) => text(`other.${id}`))).toEqual([
      { id: 'small', rule: '1', text: text('other.small') },
    ]);
  });
});
