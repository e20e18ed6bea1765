import type { Bag, Row } from './row';

const turn = (at: number, nation: string, printed: number, more: Bag = {}): Bag => ({
  turn: at,
  nation,
  printed,
  units: [],
  ...more,
});
const needs = (nation: string, unit: Bag, more: Bag = {}): Bag => turn(8, nation, 6, { units: [unit], ...more });
const dead = (more: Bag = {}): Bag => ({ where: 'dead', ...more });
const gets = (cost: number, side: string): Bag => ({ spent: cost, units: [{ gets: true, cost, side }] });
const barred = (...ids: readonly string[]): Bag => ({ units: [{ gets: false, barred: ids }] });

/** 10.8 to 10.13, with 2.12, 7.2 and 16.0. */
export const REPLACEMENTS: readonly Row[] = [
  {
    rule: '10.8',
    says: 'Turn 6 gives Germans 2',
    input: { turn: 6, nation: 'german', units: [] },
    data: { arrive: 2 },
  },
  {
    rule: '10.8',
    says: 'Austro-Hungarians 2',
    input: { turn: 6, nation: 'austro-hungarian', units: [] },
    data: { arrive: 2 },
  },
  { rule: '10.8', says: 'Russians 5', input: { turn: 6, nation: 'russian', units: [] }, data: { arrive: 5 } },
  {
    rule: '10.8',
    says: 'another Turn is asked of the map',
    input: { turn: 7, nation: 'russian', units: [] },
    data: { arrive: null },
  },
  { rule: '10.9', says: 'four may be saved', input: turn(8, 'russian', 4), data: { total: 4, kept: 4, lost: 0 } },
  { rule: '10.9', says: 'the fifth is lost', input: turn(8, 'russian', 5), data: { kept: 4, lost: 1 } },
  {
    rule: '10.9',
    says: 'with four saved all of a Turn are lost if unused',
    input: turn(8, 'russian', 3, { saved: 4 }),
    data: { total: 7, kept: 4, lost: 3 },
  },
  { rule: '10.11', says: 'a reduced unit on the map for one', input: needs('german', {}), data: gets(1, 'front') },
  {
    rule: '10.11',
    says: 'with supply from an edge',
    input: needs('german', { supply: 'none' }),
    data: barred('supply'),
  },
  { rule: '10.11', says: 'the sea is none', input: needs('german', { supply: 'sea' }), data: barred('supply') },
  { rule: '10.11', says: 'nor is a fortress', input: needs('german', { supply: 'limited' }), data: barred('supply') },
  {
    rule: '10.11',
    says: 'a one-step unit has nothing to restore',
    input: needs('russian', { twoSided: false }),
    data: barred('whole'),
  },
  {
    rule: '10.12',
    says: 'from the dead pile with one step',
    input: needs('russian', dead({ to: 'reduced' })),
    data: gets(1, 'back'),
  },
  { rule: '10.12', says: 'or with two', input: needs('russian', dead({ to: 'full' })), data: gets(2, 'front') },
  {
    rule: '10.12',
    says: 'a one-step unit for one',
    input: needs('russian', dead({ twoSided: false })),
    data: gets(1, 'front'),
  },
  {
    rule: '10.8',
    says: 'two steps are not to be had of one',
    input: turn(8, 'russian', 1, { units: [dead({ to: 'full' })] }),
    data: { spent: 0, units: [{ gets: false, barred: ['short'] }] },
  },
  {
    rule: '10.10',
    says: 'fortress infantry never',
    input: needs('russian', dead({ kind: 'fortress' })),
    data: barred('kind'),
  },
  {
    rule: '10.10',
    says: 'heavy artillery never',
    input: needs('german', dead({ kind: 'heavy-artillery' })),
    data: barred('kind'),
  },
  {
    rule: '10.10',
    says: 'the Guard, asterisks on both sides: not restored',
    input: needs('russian', { asterisk: 'both' }),
    data: barred('asterisk'),
  },
  {
    rule: '10.10',
    says: 'nor from the dead pile',
    input: needs('russian', dead({ asterisk: 'both', to: 'reduced' })),
    data: barred('asterisk'),
  },
  {
    rule: '2.12',
    says: 'the A-H 1st Corps 6-7-4* comes back as 3-4-3 for one',
    input: needs('austro-hungarian', dead({ asterisk: 'front', twoSided: true })),
    data: gets(1, 'back'),
    open: ['ah-asterisk'],
  },
  {
    rule: '2.12',
    says: 'on the map it has one step and nothing to restore',
    input: needs('austro-hungarian', { twoSided: true }),
    data: { units: [{ gets: false }] },
  },
  { rule: '7.2.C', says: 'half of 3 is 1', input: turn(8, 'german', 3, { event: 'C' }), data: { arrive: 1 } },
  {
    rule: '7.2.C',
    says: 'saved steps stay',
    input: turn(8, 'german', 3, { event: 'C', saved: 3 }),
    data: { total: 4 },
  },
  { rule: '7.2.D', says: 'D halves as well', input: turn(8, 'german', 5, { event: 'D' }), data: { arrive: 2 } },
  { rule: '7.2.C', says: 'no other nation', input: turn(8, 'russian', 5, { event: 'C' }), data: { arrive: 5 } },
  {
    rule: '7.2.E',
    says: 'A-H half, downwards',
    input: turn(8, 'austro-hungarian', 3, { event: 'E' }),
    data: { arrive: 1 },
  },
  { rule: '7.2.E', says: 'not in Turn 5', input: turn(5, 'austro-hungarian', 3, { event: 'E' }), data: { arrive: 3 } },
  {
    rule: '7.2.J',
    says: 'all A-H steps of the Turn',
    input: turn(9, 'austro-hungarian', 3, { event: 'J', saved: 2 }),
    data: { arrive: 0, total: 2 },
  },
  {
    rule: '7.2.J',
    says: 'not in Turn 7',
    input: turn(7, 'austro-hungarian', 3, { event: 'J' }),
    data: { arrive: 3 },
  },
  {
    rule: '7.2.K',
    says: 'Verdun takes the saved German steps, and none is saved any more',
    input: turn(12, 'german', 3, { event: 'K', saved: 4 }),
    data: { total: 3, kept: 0, lost: 3 },
    words: ['replacements.row.taken'],
  },
  { rule: '7.2.K', says: 'nor later', input: turn(20, 'german', 2, { verdun: true }), data: { kept: 0, lost: 2 } },
  {
    rule: '7.2.C',
    says: 'C in Turn 13 without Verdun is Verdun: nothing is halved',
    input: turn(13, 'german', 3, { event: 'C' }),
    data: { arrive: 3, kept: 0 },
  },
  {
    rule: '16.0',
    says: 'Plan 19: two Russian steps more in Turn 2',
    input: turn(2, 'russian', 3, { scenario: 'plan-19' }),
    data: { arrive: 5 },
  },
  { rule: '16.0', says: 'in Turn 6', input: turn(6, 'russian', 5, { scenario: 'plan-19' }), data: { arrive: 7 } },
  { rule: '16.0', says: 'not in Turn 7', input: turn(7, 'russian', 3, { scenario: 'plan-19' }), data: { arrive: 3 } },
];
