import { describe, expect, test } from 'vitest';
import { combat } from '@/lib/games/nach-paris/calculators/combat';
import { uniformCrt } from '@/tests/games/nach-paris/combat-cards';
import { refusalOf } from '@/tests/games/nach-paris/spoken';
import { answer, data, filled, from, inf, poilu } from '@/tests/games/nach-paris/combat/asked';

/* Every open point beside its nearest neighbours: where it matters it is named, a step further it is not. */

const isNamed = (dispute: string, input: object): boolean =>
  answer(input).open.some((point) => point.dispute === dispute);
const across = (hexside: string, more: object = {}): object => ({ attackers: [from([inf(more)], { hexside })] });
const attack = (...units: object[]): object => ({ attackers: [from(units)] });
const cav = (more: object = {}): object => poilu({ kind: 'cav', ...more });
const sar = inf({ kind: 'sar', arf: 5 });
const partial = inf({ commitment: 'partial' });
const briton = { nation: 'britain' };
const late = { turn: 22 };

describe('the ground (9.4.3 to 9.4.9)', () => {
  test.each<[string, string, object, boolean]>([
    ['forest-range-values', 'a forest', across('deep-forest'), true],
    ['forest-range-values', 'a range', across('mountain-range'), true],
    ['forest-range-values', 'a river', across('river'), false],
    ['mobility-column-order', 'Normal through a forest', across('deep-forest'), true],
    ['mobility-column-order', 'Superior over a range', across('mountain-range', { mobility: 'superior' }), true],
    ['mobility-column-order', 'MIN over a range', across('mountain-range', { mobility: 'min' }), false],
    ['mobility-column-order', 'Normal over a river', across('river'), false],
    ['rough-rows', 'Rough', { terrain: 'rough' }, true],
    ['rough-rows', 'Mountain', { terrain: 'mountain' }, false],
    ['light-infantry-bonus', 'a JB where 12 steps attack', attack(inf({ light: true })), false],
    ['cav-rough-count', 'CAV defends', { terrain: 'mountain', defenders: [cav()] }, true],
    ['cav-rough-count', 'CAV attacks', { attackers: [from([inf({ kind: 'cav' })], { terrain: 'mountain' })] }, true],
    ['cav-rough-count', 'CAV in the open', { terrain: 'broken', defenders: [cav()] }, false],
    ['flank-and-rear', 'two flanks', { attackers: [1, 2].map(() => from([inf()], { part: 'flank' })) }, false],
    ['flank-and-rear', 'two rears', { attackers: [1, 2].map(() => from([inf()], { part: 'rear' })) }, false],
    [
      'flank-and-rear',
      'both, against CAV',
      { attackers: [from([inf()], { part: 'flank' }), from([inf()], { part: 'rear' })], defenders: [cav()] },
      false,
    ],
    [
      'embarked-defender',
      'a train that fought before',
      { defenders: [poilu(), poilu({ embarked: true, fought: true })] },
      false,
    ],
    ['twelve-steps-per-phase', 'none before', { attackers: [from([inf()], { used: 0 })] }, false],
    ['partial-commitment-steps', 'partial', attack(inf(), partial), true],
    ['partial-commitment-steps', 'guns in light red', attack(inf(), inf({ kind: 'har', weak: true })), true],
    ['llc-and-ooc-together', 'of the attackers', { attackerSupply: 'both' }, true],
    ['llc-and-ooc-together', 'of the defenders', { defenderSupply: 'both' }, true],
    ['llc-and-ooc-together', 'one of each side', { attackerSupply: 'llc', defenderSupply: 'ooc' }, false],
    ['overflow-twice', 'one shift', { extra: 6, die: 20 }, false],
    ['overflow-twice', 'two shifts', { extra: 14, die: 20 }, true],
  ])('%s, %s', (dispute, _, input, named) => {
    expect(isNamed(dispute, input)).toBe(named);
  });
});

describe('a ratio below the card (9.1.12)', () => {
  const weak = { attackers: [from([inf({ cbf: 1 })])] };
  test('is a question; the first column is read, or by the other reading no attack', () => {
    expect(answer(weak, filled).open.map(({ dispute }) => dispute)).toContain('ratio-below-card');
    expect(answer({}, filled).open.map(({ dispute }) => dispute)).not.toContain('ratio-below-card');
    expect(answer(weak, filled).steps.find(({ id }) => id === 'column')).toMatchObject({
      text: { key: 'combat.step.columnBelow' },
      rule: '9.1.12',
    });
    expect(refusalOf(combat, { ...weak, lowReading: 'none' }, filled)).toMatchObject({ rule: '9.1.12' });
    expect(answer({ lowReading: 'none' }, filled).outcome.blocks).not.toEqual([]);
  });
  test('a card that has not all its headings is read by the player', () => {
    expect(answer({ ...weak, lowReading: 'none' }).open.map(({ dispute }) => dispute)).not.toContain(
      'ratio-below-card',
    );
  });
});

test.each([
  ['two on rails', [{ mobility: 'rail' }, { mobility: 'rail' }], true],
  ['one', [{ mobility: 'rail' }, { mobility: 'normal' }], false],
] as const)('siege guns on rails left alone together (9.3.3): %s', (_, guns, named) => {
  const defenders = [inf(), ...guns.map((gun) => inf({ kind: 'sar', arf: 3, ...gun }))];
  expect(isNamed('rail-guns-together', { attackers: [from([poilu()])], defenders })).toBe(named);
});

describe('works (10.1.6, 11.1, 11.6)', () => {
  test.each([
    ['CAV', 'fieldworks', { kind: 'cav', steps: 2 }, true],
    ['HQ', 'fieldworks', { kind: 'hq' }, true],
    ['ENG', 'fieldworks', { kind: 'eng' }, true],
    ['HAR', 'fieldworks', { kind: 'har' }, false],
    ['CAV that is said to be outside', 'fieldworks', { kind: 'cav', steps: 2, dug: false }, false],
    ['HQ', 'regular', { kind: 'hq' }, false],
  ] as const)('%s in %s: who gains by plain Fieldworks is a question (10.2.1)', (_, works, unit, named) => {
    expect(isNamed('fieldworks-who', { works, defenders: [poilu(), poilu(unit)] })).toBe(named);
  });

  test.each([
    ['fieldworks', '10.2.1'],
    ['regular', '11.1.4'],
    ['improved', '11.6.2'],
    ['old', '11.7.1'],
  ])('the fact of the works cites what they are worth: %s, %s', (works, rule) => {
    const facts = answer({ works }).facts.filter(({ text }) => text.key === 'combat.facts.works');
    expect(facts.map((fact) => fact.rule)).toEqual([rule]);
  });

  const round = { attackers: [from([inf()], { covered: false })] };
  test.each<[string, string, object, boolean]>([
    ['entrenchment-retreat-rank', 'A+', { works: 'regular', defenders: [poilu({ rank: 'A+' })] }, true],
    ['entrenchment-retreat-rank', 'B', { works: 'regular' }, false],
    ['entrenchment-retreat-rank', 'improved', { works: 'improved', defenders: [poilu({ rank: 'A' })] }, false],
    ['enc-drops-add-up', 'one cause', { works: 'improved', camp: 'unfinished' }, false],
    ['enc-drops-add-up', 'one cause before GT3', { works: 'improved', camp: 'unfinished', turn: 2 }, false],
    ['enc-drops-add-up', 'a guest, forts fallen', { works: 'improved', fallen: true, defenders: [briton] }, true],
    ['enc-drops-add-up', 'a guest alone', { works: 'improved', defenders: [briton] }, false],
    ['enc-cbf-multiplied', 'forts without works', { fortCbf: 8 }, false],
    ['enc-cbf-multiplied', 'works without forts', { works: 'regular' }, false],
    ['liege-entrenchments', 'Liège without works', { camp: 'liege' }, false],
    ['liege-entrenchments', 'another camp', { works: 'regular', camp: 'finished' }, false],
    ['entrenchments-before-gt3', 'Liège in GT5', { works: 'improved', camp: 'liege' }, false],
    ['entrenchments-before-gt3', 'Liège in GT2', { works: 'improved', camp: 'liege', turn: 2 }, true],
    ['entrenchments-before-gt3', 'unfinished in GT5', { works: 'regular', camp: 'unfinished' }, true],
    ['entrenchments-before-gt3', 'GT3', { works: 'improved', turn: 3 }, false],
    ['fieldworks-all-hexsides', 'entrenchments gone round', { works: 'regular', ...round }, false],
    ['fieldworks-all-hexsides', 'the same while they are fieldworks', { works: 'regular', turn: 2, ...round }, true],
    ['fieldworks-all-hexsides', 'attacked in front', { works: 'regular', turn: 2 }, false],
    ['entrenchment-eight-steps', '8 steps', { works: 'regular', defenders: [poilu(), poilu()] }, false],
    ['entrenchment-eight-steps', '9 steps', { works: 'regular', defenders: [poilu(), poilu({ steps: 5 })] }, true],
    ['old-fortifications-when', 'entrenchments', { works: 'regular' }, false],
  ])('%s, %s', (dispute, _, input, named) => {
    expect(isNamed(dispute, input)).toBe(named);
  });
});

describe('tests (8.8.1, 9.5, 15.1.1)', () => {
  test.each<[string, string, object, boolean]>([
    ['sar-in-combat', 'a SAR against entrenchments', { works: 'regular', ...attack(inf(), sar) }, true],
    ['sar-in-combat', 'a SAR against fieldworks', { works: 'fieldworks', ...attack(inf(), sar) }, false],
    ['sar-in-combat', 'a HAR', { works: 'regular', ...attack(inf(), inf({ kind: 'har' })) }, false],
    ['cab-list-combat', 'near home', { defenders: [poilu({ nearHome: true })] }, true],
    ['cab-list-combat', 'indoctrinated', { defenders: [poilu({ indoctrinated: true })] }, true],
    ['cab-list-combat', 'a forced march', { defenders: [poilu({ march: 'fom' })] }, false],
    ['red-arf-and-pioneers', 'pioneers', attack(inf(), inf({ kind: 'pio' })), true],
    ['red-arf-and-pioneers', 'heavy guns', attack(inf(), inf({ kind: 'har', arf: 6 })), false],
    ['exm2-and-fom', 'a defender', { defenders: [poilu({ march: 'fom' })] }, false],
    ['exm2-and-fom', 'EXM-2', attack(inf({ march: 'exm-2' })), false],
    ['heat-and-fom', 'a defender', { heat: true, defenders: [poilu({ march: 'fom' })] }, true],
    ['heat-and-fom', 'heat alone', { heat: true }, false],
    ['heat-and-fom', 'a forced march alone', { defenders: [poilu({ march: 'fom' })] }, false],
    ['units-left-alone', 'a zone alone', { attackers: [from([poilu()])], defenders: [], zone: true }, false],
    [
      'art-cbf-or-arf',
      'guns that fought before',
      { defenders: [poilu(), poilu({ kind: 'har', fought: true })] },
      false,
    ],
    ['late-war-arf-half', 'partial', { ...late, ...attack(inf(), partial) }, true],
    ['late-war-arf-half', 'attacking HAR', { ...late, ...attack(inf(), inf({ kind: 'har' })) }, true],
    ['late-war-arf-half', 'defending HAR', { ...late, defenders: [poilu(), poilu({ kind: 'har' })] }, true],
    ['late-war-arf-half', 'forts that support', { ...late, ...attack(inf({ nearHome: true })), fortSupport: 1 }, true],
    ['late-war-arf-half', 'a ZOC with ARF', { ...late, zocRetreat: true, zocArf: 1 }, true],
    [
      'late-war-arf-half',
      'a ZOC with ARF behind one of two hexes',
      { ...late, attackers: [from([inf()]), from([inf()], { zocRetreat: true, zocArf: 1 })] },
      true,
    ],
    ['late-war-arf-half', 'a ZOC without', { ...late, zocRetreat: true }, false],
    ['late-war-arf-half', 'an ARF of no ZOC', { ...late, zocArf: 3 }, false],
    ['late-war-arf-half', 'SAR and PIO', { ...late, ...attack(inf(), sar, inf({ kind: 'pio' })) }, false],
    ['late-war-arf-half', 'GT21', { turn: 21, ...attack(inf(), partial) }, false],
  ])('%s, %s', (dispute, _, input, named) => {
    expect(isNamed(dispute, input)).toBe(named);
  });
});

describe('retreats (6.4, 9.6)', () => {
  const after = (dispute: string, result: string, input: object): boolean =>
    answer({ die: 10, ...input }, uniformCrt(data, result)).open.some((point) => point.dispute === dispute);
  const slips = { kind: 'cav', withdraws: true, steps: 3 };
  test.each<[string, string, string, object, boolean]>([
    ['retreat-full-hex', 'full, in a ZOC', '— / —', { zocRetreat: true, room: 3 }, true],
    ['retreat-full-hex', 'full', '— / —', { room: 3 }, false],
    ['retreat-full-hex', 'a ZOC', '— / —', { zocRetreat: true }, false],
    [
      'retreat-full-hex',
      'one hex full, the other in a ZOC',
      '— / —',
      { attackers: [from([inf()], { room: 3 }), from([inf()], { zocRetreat: true })] },
      false,
    ],
    [
      'retreat-full-hex',
      'slipping',
      '— / —',
      { defenders: [poilu(), poilu({ ...slips, withdrawZoc: true, withdrawRoom: 1 })] },
      true,
    ],
    [
      'retreat-full-hex',
      'slipping with room',
      '— / —',
      { defenders: [poilu(), poilu({ ...slips, withdrawZoc: true, withdrawRoom: 3 })] },
      false,
    ],
    [
      'retreat-full-hex',
      'slipping out of a ZOC',
      '— / —',
      { defenders: [poilu(), poilu({ ...slips, withdrawRoom: 1 })] },
      false,
    ],
    [
      'assault-pio-stacking',
      'a PIO destroyed',
      '• / —',
      { attackers: [from([inf({ kind: 'pio' }), inf()], { room: 4 })] },
      false,
    ],
    [
      'assault-pio-stacking',
      'PIO that pass go nowhere',
      '+8 / —',
      { attackers: [from([inf({ kind: 'pio' })], { room: 4 })] },
      false,
    ],
    ['retreat-direction', 'nobody loses a step', '+9 / +9', {}, false],
    ['retreat-direction', 'the attacker goes back', '• / —', {}, true],
    ['advance-who', 'the hex is held', '+9 / +9', {}, false],
    ['step-loss-markers-timing', 'a step lost', '— / •', {}, true],
    ['step-loss-markers-timing', 'none lost', '+9 / +9', {}, false],
    ['step-loss-markers-timing', 'destroyed', '— / •', { defenders: [poilu({ steps: 1 })] }, false],
    ['step-loss-markers-timing', 'guns destroyed', '— / •', { defenders: [poilu({ kind: 'har' })] }, false],
    ['step-loss-markers-timing', 'tests to come', '— / • −3', {}, false],
  ])('%s, %s', (dispute, _, result, input, named) => {
    expect(after(dispute, result, input)).toBe(named);
  });
});
