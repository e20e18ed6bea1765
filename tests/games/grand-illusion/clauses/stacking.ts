import type { Bag, Row } from './row';

const none = { corps: 0, divisions: 0, brigades: 0, cavalry: 0 };
const stack = (here: Bag, entering: Bag = {}, more: Bag = {}): Bag => ({
  here: { ...none, ...here },
  entering: { ...none, ...entering },
  ...more,
});
const fits = (total: number): Bag => ({ within: true, total, leave: null });
const over = (total: number, leave: Bag): Bag => ({ within: false, total, leave: { ...none, ...leave } });
const vosges = { vosges: true };
const FULL = { corps: 6, cavalry: 4 };

/** 8.4.6 and 13.1. */
export const STACKING: readonly Row[] = [
  { rule: '8.4.6.a', says: 'six infantry corps', input: stack({ corps: 6 }), data: fits(6), steps: ['8.4.6.a'] },
  { rule: '8.4.6.a', says: 'not seven', input: stack({ corps: 6 }, { corps: 1 }), data: over(7, { corps: 1 }) },
  { rule: '8.4.6.a', says: 'eight with cavalry', input: stack(FULL), data: fits(8) },
  { rule: '8.4.6.a', says: 'not more', input: stack(FULL, { cavalry: 1 }), data: over(8.5, { cavalry: 1 }) },
  {
    rule: '8.4.6.a',
    says: 'sixteen cavalry divisions are eight corps',
    input: stack({ cavalry: 10 }, { cavalry: 6 }),
    data: fits(8),
  },
  { rule: '8.4.6.a', says: 'a division is half a corps', input: stack({ corps: 5, divisions: 2 }), data: fits(6) },
  { rule: '8.4.6.a', says: 'a brigade too', input: stack({ corps: 5, brigades: 2 }), data: fits(6) },
  {
    rule: '8.4.6.a',
    says: 'infantry divisions count towards the six, as our ruling has it',
    input: stack({ corps: 6 }, { divisions: 1 }),
    data: over(6.5, { divisions: 1 }),
    open: ['six-infantry-corps'],
  },
  {
    rule: '8.4.6.a',
    says: 'so do brigades',
    input: stack({ corps: 6 }, { brigades: 1 }),
    data: over(6.5, { brigades: 1 }),
  },
  { rule: '8.4.6.a', says: 'cavalry does not', input: stack({ corps: 6 }, { cavalry: 2 }), data: fits(7) },
  { rule: '8.4.6.a', says: 'HQs count nothing', input: stack(FULL, {}, { hq: 2 }), data: fits(8), not: ['hq 8.4.6.a'] },
  { rule: '9.5.4.a', says: 'HA counts nothing', input: stack(FULL, {}, { ha: 2 }), data: fits(8), not: ['ha 9.5.4.a'] },
  {
    rule: '8.4.6.a',
    says: 'forts count nothing',
    input: stack(FULL, {}, { forts: 2 }),
    data: fits(8),
    not: ['forts 8.4.6.a'],
  },
  {
    rule: '8.4.6.a',
    says: 'who only passes through is not counted',
    input: stack(FULL, { corps: 2 }, { moment: 'through' }),
    data: { total: 10 },
    steps: ['moment 8.4.6.a'],
  },
  {
    rule: '9.4.3.c',
    says: 'a retreat into a full hex goes on, at a step',
    input: stack(FULL, { corps: 1 }, { moment: 'retreat' }),
    data: over(9, { corps: 1 }),
    steps: ['moment 9.4.3.c'],
  },
  {
    rule: '8.4.6.a',
    says: 'Vosges: three infantry corps and a division',
    input: stack({ corps: 3 }, { divisions: 1 }, vosges),
    data: fits(3.5),
    steps: ['8.4.6.a'],
  },
  {
    rule: '8.4.6.a',
    says: 'Vosges: or a brigade',
    input: stack({ corps: 3 }, { brigades: 1 }, vosges),
    data: fits(3.5),
  },
  {
    rule: '8.4.6.a',
    says: 'Vosges: one only',
    input: stack({ corps: 3, divisions: 1 }, { brigades: 1 }, vosges),
    data: over(4, { brigades: 1 }),
  },
  {
    rule: '8.4.6.a',
    says: 'Vosges: not four corps',
    input: stack({ corps: 3 }, { corps: 1 }, vosges),
    data: over(4, { corps: 1 }),
  },
  {
    rule: '8.4.6.a',
    says: 'four corps are well elsewhere',
    input: stack({ corps: 3 }, { corps: 1 }),
    data: fits(4),
    not: ['vosges 8.4.6.a'],
  },
  {
    rule: '13.1',
    says: 'the IX Corps (−) counts as a division',
    input: stack({ corps: 6, divisions: 1 }, {}, { ninth: 'here' }),
    data: fits(6),
    steps: ['13.1'],
  },
  {
    rule: '13.1',
    says: 'without it that is too many',
    input: stack({ corps: 6, divisions: 1 }),
    data: { within: false, total: 6.5 },
    not: ['ninth 13.1'],
  },
];
