import type { Bag, Row } from './row';

const off = (turn: number, units: readonly Bag[], more: Bag = {}): Bag => ({ turn, units, ...more });
const two = { nation: 'german', steps: 2 };
const one = { nation: 'german', steps: 1 };
const austrian = { nation: 'austro-hungarian', steps: 1 };
const russian = { nation: 'russian', steps: 1 };
const OFF = (...goes: readonly (string | null)[]): Bag => ({ units: goes.map((id) => ({ goes: id })) });
const stays = (...barred: readonly string[]): Bag => ({ units: [{ goes: null, barred }] });
const MET = { lacks: [] };
const many = (count: number, unit: Bag): readonly Bag[] => Array.from({ length: count }, () => unit);

/** 10.15 to 10.19, with the withdrawals of 7.2. */
export const WITHDRAWALS: readonly Row[] = [
  {
    rule: '10.17',
    says: 'Turn 12: four German and two A-H steps',
    input: off(12, [two, two, austrian, austrian]),
    data: { due: ['balkans'], ...MET },
    steps: ['balkans 10.17'],
  },
  {
    rule: '10.17',
    says: 'in one-step units as well',
    input: off(12, [...many(4, one), austrian, austrian]),
    data: MET,
  },
  { rule: '10.17', says: 'or of both kinds', input: off(12, [two, one, one, austrian, austrian]), data: MET },
  {
    rule: '10.17',
    says: 'an A-H unit is one step, whatever its counter shows',
    input: off(12, [two, two, { ...austrian, steps: 2 }]),
    data: { lacks: [{ nation: 'austro-hungarian', count: 1 }] },
  },
  {
    rule: '10.17',
    says: 'six steps, four of them German: not others instead',
    input: off(12, [two, ...many(4, austrian)]),
    data: { lacks: [{ nation: 'german', what: 'steps', count: 2 }] },
  },
  {
    rule: '10.17',
    says: 'a reduced unit is one step',
    input: off(12, [two, { ...two, reduced: true }, one, austrian, austrian]),
    data: MET,
  },
  { rule: '10.17', says: 'not in Turn 11', input: off(11, [two]), data: { due: [] }, not: ['balkans 10.17'] },
  {
    rule: '10.15',
    says: 'with supply from an edge',
    input: off(12, [{ ...one, supply: 'none' }]),
    data: stays('supply'),
  },
  {
    rule: '10.15',
    says: 'not of its fortress',
    input: off(12, [{ ...one, supply: 'limited' }]),
    data: stays('supply'),
  },
  { rule: '10.15', says: 'infantry: no cavalry', input: off(12, [{ ...one, kind: 'cavalry' }]), data: stays('kind') },
  {
    rule: '10.15',
    says: 'no strategic movement is used',
    input: off(12, [two, two, austrian, austrian]),
    not: ['rail 10.15'],
  },
  {
    rule: '10.16',
    says: 'Turn 13: the Russian G Corps',
    input: off(13, []),
    data: { due: ['guard'] },
    steps: ['guard 10.16'],
  },
  {
    rule: '10.19',
    says: 'if it is not there at full strength nothing follows but for the Guard Army',
    input: off(13, [], { guard: false }),
    words: ['withdrawals.verdict.cancelled'],
  },
  {
    rule: '10.19',
    says: 'whoever cannot make another one loses',
    input: off(12, [two, austrian, austrian]),
    data: { lacks: [{ nation: 'german', what: 'steps', count: 2 }] },
    words: ['withdrawals.verdict.short'],
  },
  {
    rule: '7.2.D',
    says: 'D: two German steps, back after the die',
    input: off(8, [two], { event: 'D', returnDie: 3 }),
    data: { ...OFF('major'), ...MET, back: 11, guns: 0 },
  },
  {
    rule: '7.2.D',
    says: 'none with 12 steps away',
    input: off(17, [two], { event: 'D', verdun: true, stepsOut: 12 }),
    data: { due: [], ...OFF(null) },
  },
  {
    rule: '7.2.D',
    says: 'after Turn 15 without Verdun a heavy artillery too',
    input: off(16, [two], { event: 'D' }),
    data: { ...OFF('major'), guns: 1 },
  },
  { rule: '7.2.C', says: 'C then is D', input: off(16, [two], { event: 'C' }), data: { ...OFF('major'), guns: 1 } },
  { rule: '7.2.C', says: 'before Turn 12 it takes nobody', input: off(11, [two], { event: 'C' }), data: { due: [] } },
  {
    rule: '10.19',
    says: 'heavy artillery that cannot go costs nothing',
    input: off(16, [two], { event: 'D', guns: 0 }),
    data: { ...MET, guns: 0 },
  },
  {
    rule: '7.2.F',
    says: 'F: any Russian infantry corps',
    input: off(8, [{ ...russian, steps: 2 }], { event: 'F' }),
    data: { ...OFF('caucasus'), ...MET },
  },
  {
    rule: '7.2.F',
    says: 'no division',
    input: off(8, [{ ...russian, size: 'division' }], { event: 'F' }),
    data: stays('division'),
  },
  {
    rule: '7.2.F',
    says: 'no cavalry',
    input: off(8, [{ ...russian, kind: 'cavalry' }], { event: 'F' }),
    data: stays('kind'),
  },
  {
    rule: '7.2.F',
    says: 'once',
    input: off(9, [russian], { event: 'F', caucasusLost: true }),
    data: { due: [] },
  },
  {
    rule: '7.2.J',
    says: 'J: an A-H infantry corps',
    input: off(9, [austrian], { event: 'J' }),
    data: { ...OFF('italy'), ...MET },
  },
  {
    rule: '7.2.J',
    says: 'not without Lemberg',
    input: off(9, [austrian], { event: 'J', lemberg: false }),
    data: { due: [] },
  },
  {
    rule: '7.2.K',
    says: 'Verdun: six German steps and a heavy artillery',
    input: off(14, many(3, two), { event: 'K' }),
    data: { ...OFF('verdun', 'verdun', 'verdun'), ...MET, guns: 1 },
  },
  {
    rule: '7.2.K',
    says: 'the same at the start of the next Turn',
    input: off(15, many(3, two), { again: true, verdun: true, guns: 1 }),
    data: { ...OFF('again', 'again', 'again'), ...MET, guns: 1 },
  },
  {
    rule: '7.2.K',
    says: 'in Turn 12 besides the Balkans: ten German steps',
    input: off(12, [...many(5, two), austrian, austrian], { event: 'K' }),
    data: { ...MET, guns: 1 },
  },
  {
    rule: '7.2.K',
    says: 'nine are not enough',
    input: off(12, [...many(4, two), one, austrian, austrian], { event: 'K' }),
    data: { lacks: [{ nation: 'german', what: 'steps', count: 1 }] },
  },
  {
    rule: '7.2.C',
    says: 'C in Turn 13 is Verdun',
    input: off(13, many(3, two), { event: 'C' }),
    data: { guns: 1 },
    steps: ['verdun 7.2.K'],
  },
];
