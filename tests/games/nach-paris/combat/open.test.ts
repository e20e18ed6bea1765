import { describe, expect, test } from 'vitest';
import { uniformCrt } from '@/tests/games/nach-paris/combat-cards';
import { data, answer, inf, poilu, from } from '@/tests/games/nach-paris/combat/asked';

describe('open points', () => {
  const disputes = (input: object) => answer(input).open.map(({ dispute }) => dispute);
  test.each([
    ['attacked-twice', { defenders: [poilu(), poilu({ fought: true })] }],
    ['cavalry-retreat-details', { defenders: [poilu({ kind: 'cav', withdraws: true })] }],
    ['units-left-alone', { defenders: [poilu(), poilu({ kind: 'har', steps: 1 })] }],
    ['rough-rows', { terrain: 'rough' }],
    ['light-infantry-bonus', { terrain: 'mountain', attackers: [from([inf({ light: true })])] }],
    ['cav-rough-count', { terrain: 'rough', defenders: [poilu({ kind: 'cav' })] }],
    ['divided-corps', { dividedCorps: 1 }],
    ['partial-commitment-steps', { attackers: [from([inf(), inf({ commitment: 'partial' })])] }],
    ['entrenchment-eight-steps', { works: 'improved', defenders: [poilu({ steps: 5 }), poilu({ steps: 5 })] }],
    ['entrenchment-retreat-rank', { works: 'regular', defenders: [poilu({ rank: 'A' })] }],
    ['entrenchments-before-gt3', { works: 'improved', turn: 2 }],
    ['entrenchments-before-gt3', { works: 'regular', camp: 'unfinished' }],
    ['enc-drops-add-up', { works: 'improved', camp: 'unfinished', fallen: true }],
    ['enc-cbf-multiplied', { works: 'regular', fortCbf: 8 }],
    ['liege-entrenchments', { works: 'improved', camp: 'liege' }],
    ['fieldworks-all-hexsides', { works: 'fieldworks', attackers: [from([inf()]), from([inf()], { part: 'flank' })] }],
    ['fort-support-arf', { attackers: [from([inf({ nearHome: true })])], fortSupport: 4 }],
    ['fortified-zones', { attackers: [from([poilu()])], defenders: [], zone: true }],
    ['llc-and-ooc-together', { defenderSupply: 'both' }],
    ['mobility-column-order', { attackers: [from([inf()], { hexside: 'deep-forest' })] }],
    ['twelve-steps-per-phase', { attackers: [from([inf()], { used: 4 })] }],
    ['embarked-defender', { defenders: [poilu({ embarked: true })] }],
    ['red-arf-and-pioneers', { attackers: [from([inf({ redArf: true })])] }],
    ['exm2-and-fom', { attackers: [from([inf({ march: 'fom' })])] }],
    ['heat-and-fom', { heat: true, attackers: [from([inf({ march: 'fom' })])] }],
    ['overflow-twice', { extra: 30, die: 20, attackers: [from([inf()], { hexside: 'river' })] }],
    ['sar-in-combat', { works: 'regular', attackers: [from([inf(), inf({ kind: 'sar', steps: 1, arf: 5 })])] }],
    ['ammunition-track', { works: 'regular', attackers: [from([inf(), inf({ kind: 'sar', shells: '42' })])] }],
    ['retreat-into-zoc-cover', { zocRetreat: true }],
    ['art-cbf-or-arf', { defenders: [poilu(), poilu({ kind: 'har' })] }],
    ['late-war-arf-half', { turn: 22, attackers: [from([inf(), inf({ commitment: 'partial' })])] }],
    ['cab-list-combat', { defenders: [poilu({ nearHome: true })] }],
    ['cab-before-losses', { zocRetreat: true }],
    ['retreat-loss-first', { zocRetreat: true, defenders: [poilu({ kind: 'har', steps: 1 })] }],
    ['retreat-direction', { die: 8 }],
    ['advance-who', { die: 8 }],
    ['old-fortifications-when', { works: 'old' }],
    ['facing-diagram', { attackers: [from([inf()], { part: 'flank' })] }],
    ['french-reserve-test', { attackers: [from([poilu({ reserve: true })])], defenders: [inf()] }],
    ['abu-crt-cells', {}],
  ])('%s is named where it matters', (dispute, input) => {
    expect(disputes(input)).toContain(dispute);
    if (dispute !== 'abu-crt-cells') expect(disputes({})).not.toContain(dispute);
  });

  const camp = (more: object) => ({ works: 'improved', camp: 'finished', ...more });
  test.each([
    ['Improved in a camp', camp({}), true],
    ['Improved are a camp by themselves', { works: 'improved' }, true],
    ['Regular in a camp', camp({ works: 'regular' }), true],
    ['a fort is named', camp({ forts: 1, fortCbf: 8 }), false],
    ['they have fallen', camp({ fallen: true }), false],
    ['Regular without a camp', { works: 'regular' }, false],
    ['Fieldworks', { works: 'fieldworks' }, false],
    ['before GT3 all are Fieldworks', camp({ turn: 2 }), false],
    ['Regular in an unfinished camp are Fieldworks already', camp({ works: 'regular', camp: 'unfinished' }), false],
    ['Improved in an unfinished camp', camp({ camp: 'unfinished' }), true],
  ])('%s: that an Active fort stands there is told as assumed (11.6.11): %s', (_name, input, assumed) => {
    const told = answer(input).facts.some(({ rule, assumed: taken }) => rule === '11.6.11' && taken === true);
    expect(told).toBe(assumed);
  });

  test.each([
    ['entrenchments-before-gt3', { works: 'regular', turn: 2 }],
    ['late-war-arf-half', { turn: 22 }],
    ['facing-diagram', { attackers: [from([inf()], { part: 'flank' })], defenders: [poilu({ kind: 'cav' })] }],
  ])('%s is not named where it does not matter', (dispute, input) => {
    expect(disputes(input)).not.toContain(dispute);
  });

  test.each([
    ['in a ZOC', '— / •', { zocRetreat: true }, true],
    ['over a closed hexside', '— / •', { wayClosed: true }, true],
    ['by the test', '— / −3', { zocRetreat: true }, true],
    ['nothing in its way', '— / •', {}, false],
    ['two steps at once', '— / ••', { zocRetreat: true }, false],
    ['it would not live', '— / •', { zocRetreat: true, defenders: [poilu({ steps: 2 })] }, false],
    ['its second test was passed', '— / •', { zocRetreat: true, defenders: [poilu({ retreatTest: 1 })] }, false],
    ['CAV has no facing', '— / •', { zocRetreat: true, defenders: [poilu({ kind: 'cav', steps: 3 })] }, false],
    ['rank A stays', '— / •', { zocRetreat: true, defenders: [poilu({ rank: 'A' })] }, false],
    ['the attacker', '• / —', { attackers: [from([inf()], { zocRetreat: true })] }, true],
  ])('a step lost on the way and the facing: %s', (_, result, input, open) => {
    expect(
      answer({ die: 10, ...input }, uniformCrt(data, result)).open.some(
        ({ dispute }) => dispute === 'retreat-loss-facing',
      ),
    ).toBe(open);
  });

  test.each([
    ['lowered, no Fort named', {}, true],
    ['a Fort is named', { forts: 1 }, false],
    ['none is left', { fallen: true }, false],
    ['nobody comes across a protected hexside', { attackers: [from([inf()], { covered: false })] }, false],
    ['by the reading that asks for one attacker', { worksReading: 'one' }, false],
    ['not lowered', { camp: 'finished' }, false],
  ])('that no Active Fort makes all hexes front ones is told as assumed (11.6.9): %s', (_, more, told) => {
    const attackers = [from([inf()]), from([inf()], { covered: false })];
    const { facts } = answer({ works: 'regular', camp: 'unfinished', attackers, ...more });
    expect(facts.some(({ rule, assumed }) => rule === '11.6.9' && assumed === true)).toBe(told);
  });

  const guns = { zocRetreat: true, defenders: [poilu({ kind: 'har', steps: 1 })] };
  test.each([
    ['guns go before the attackers test', '−3 / −4', guns, true],
    ['they stay', '−3 / −4', { ...guns, stay: true }, false],
    ['a free way', '−3 / −4', { ...guns, zocRetreat: false }, false],
    ['nowhere to go', '−3 / −4', { ...guns, noWay: true }, false],
    [
      'the second test was passed',
      '−3 / −4',
      { zocRetreat: true, defenders: [poilu({ kind: 'har', steps: 1, retreatTest: 1 })] },
      false,
    ],
    [
      'they fail their own',
      '−3 / −4',
      { zocRetreat: true, defenders: [poilu({ kind: 'har', steps: 1, test: 20 })] },
      false,
    ],
    [
      'a division holds the hex',
      '−3 / −4',
      { zocRetreat: true, defenders: [poilu(), poilu({ kind: 'har', steps: 1 })] },
      false,
    ],
    ['the attackers come first', '−4 / −3', guns, false],
    ['the attackers lose nothing', '+9 / +8', guns, false],
  ])('guns lost on their way and the first loss: %s', (_, result, input, open) => {
    expect(
      answer({ die: 10, ...input }, uniformCrt(data, result)).open.some(
        ({ dispute }) => dispute === 'retreat-loss-first',
      ),
    ).toBe(open);
  });

  test.each([
    ['−4 / −3', 14, true],
    ['−4 / −3', 12, false],
    ['−3 / −5', 10, false],
    ['−3 / −5', 9, true],
    ['−3 / −3', 11, true],
    ['• +3 / −7', 14, false],
    ['— / −7', 14, false],
  ])('which result is worse: %s with CAB %i against 12, %s', (result, cab, open) => {
    const input = { die: 10, attackers: [from([inf({ cab })])] };
    expect(answer(input, uniformCrt(data, result)).open.some(({ dispute }) => dispute === 'worse-result')).toBe(open);
  });
});
