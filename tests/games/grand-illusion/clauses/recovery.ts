import type { Bag, Row } from './row';

const free = (disrupted: number, sound: number, more: Bag = {}): Bag => ({
  when: 'free',
  turn: 5,
  disrupted,
  sound,
  ...more,
});
const cap = (more: Bag = {}): Bag => ({ when: 'cap', turn: 5, caps: 3, disrupted: 4, sound: 0, ...more });
const back = (recovers: number): Bag => ({ possible: recovers > 0, recovers });

/** 9.8.3, 11.2.7 and the fatigue of 13.1. */
export const RECOVERY: readonly Row[] = [
  { rule: '11.2.7', says: 'all supplied units, for nothing', input: free(5, 0), data: back(5), steps: ['11.2.7'] },
  {
    rule: '11.2.7',
    says: 'HQs and HA too',
    input: free(1, 0),
    data: { hq: true, ha: true, initiative: 'stays' },
  },
  {
    rule: '11.2.7.a',
    says: 'none out of supply',
    input: free(3, 0, { supplied: false }),
    data: back(0),
    steps: ['11.2.7.a'],
  },
  ...['units', 'fort', 'besieged'].flatMap((enemy): readonly Row[] => [
    {
      rule: '11.2.7.b',
      says: `${enemy} there, two friendly units: one`,
      input: free(2, 0, { enemy }),
      data: back(1),
      steps: ['beside 11.2.7.b'],
    },
    {
      rule: '11.2.7.b',
      says: `${enemy} there, one of two disrupted: one`,
      input: free(1, 1, { enemy }),
      data: back(1),
    },
    { rule: '11.2.7.b', says: `${enemy} there, three: two`, input: free(3, 0, { enemy }), data: back(2) },
    {
      rule: '11.2.7.b',
      says: `${enemy} there, six, one of them disrupted: one`,
      input: free(1, 5, { enemy }),
      data: back(1),
    },
    {
      rule: '11.2.7.b',
      says: `${enemy} there: HQs and HA always`,
      input: free(3, 0, { enemy }),
      data: { hq: true, ha: true },
    },
  ]),
  {
    rule: '11.2.1.c.2',
    says: 'emergency supply: none',
    input: free(3, 0, { emergency: true, turn: 4 }),
    data: back(0),
    steps: ['11.2.1.c.2'],
  },
  {
    rule: '11.2.1.c.2',
    says: 'emergency supply with an HQ: one',
    input: free(3, 0, { emergency: true, hq: true, turn: 4 }),
    data: back(1),
    open: ['emergency-one-per-hq-hex'],
  },
  {
    rule: '11.2.1.c.2',
    says: 'emergency supply: a CAP recovers all the same',
    input: cap({ emergency: true, turn: 4 }),
    data: back(4),
  },
  {
    rule: '9.8.3.a',
    says: 'all of the hex for a CAP',
    input: cap(),
    data: { ...back(4), hq: false, ha: false },
    steps: ['9.8.3.a'],
  },
  ...['units', 'fort', 'besieged'].map((enemy): Row => ({
    rule: '9.8.3.a',
    says: `none with ${enemy} there`,
    input: cap({ enemy }),
    data: back(0),
    steps: ['enemy 9.8.3.a'],
  })),
  {
    rule: '9.8.3.a',
    says: 'none out of supply',
    input: cap({ supplied: false }),
    data: back(0),
    steps: ['unsupplied 9.8.3.a'],
  },
  { rule: '5.2', says: 'none without a CAP', input: cap({ caps: 0 }), data: back(0), steps: ['noCap 5.2'] },
  {
    rule: '9.8.3.b',
    says: 'first activation: recover again or pass',
    input: cap({ activation: 'first' }),
    data: { initiative: 'recoverOrPass' },
  },
  {
    rule: '9.8.3.b',
    says: 'second activation: pass',
    input: cap({ activation: 'second' }),
    data: { initiative: 'passes' },
  },
  {
    rule: '13.1',
    says: 'fatigue from GT 12: half, rounded up',
    input: free(5, 0, { turn: 12 }),
    data: back(3),
    steps: ['fatigue 13.1'],
  },
  { rule: '13.1', says: 'for a CAP too', input: cap({ turn: 15 }), data: back(2), steps: ['fatigue 13.1'] },
  { rule: '13.1', says: 'not in GT 11', input: free(5, 0, { turn: 11 }), data: back(5), not: ['fatigue 13.1'] },
  { rule: '13.1', says: 'one of one', input: free(1, 0, { turn: 12 }), data: back(1) },
  {
    rule: '13.1',
    says: 'not where enemies limit it already',
    input: free(6, 0, { turn: 12, enemy: 'units' }),
    data: back(2),
    not: ['fatigue 13.1'],
  },
];
