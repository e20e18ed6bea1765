import { expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { combat } from '@/lib/games/nach-paris/calculators/combat';
import { data, from, inf, poilu } from '@/tests/games/nach-paris/combat/asked';

/* Where each refusal ends: the nearest case that the rule allows, beside the nearest that it forbids. */

const said = (input: object): string => {
  const result = run(combat, input, data);
  return result.ok ? 'may be' : `${result.error.rule} ${result.error.text.key.replace('combat.refused.', '')}`;
};
const attack = (...units: object[]): object => ({ attackers: [from(units)] });
/** Allies attack Germans. */
const allied = (...units: object[]): object => ({ attackers: [from(units)], defenders: [inf()] });
const belgian = (more: object = {}): object => ({ nation: 'belgium', ...more });
const briton = (more: object = {}): object => ({ nation: 'britain', ...more });
const cav = (more: object = {}): object => poilu({ kind: 'cav', ...more });
const hq = (more: object = {}): object => poilu({ kind: 'hq', ...more });

test.each<[string, object, string]>([
  // 9.3.6, and 8.3.4 of a bombardment: markers keep INF and CAV from attacking.
  ['no marker', attack(inf({ marker: 'none' })), 'may be'],
  ['1 step lost: A+', attack(inf({ marker: 'one', rank: 'A+' })), 'may be'],
  ['1 step lost: A', attack(inf({ marker: 'one', rank: 'A' })), '9.3.6 marker'],
  ['1 step lost: CAV of rank B', attack(inf({ kind: 'cav', marker: 'one' })), '9.3.6 marker'],
  ['2 steps lost, second turn: A+', attack(inf({ marker: 'turned', rank: 'A+' })), 'may be'],
  ['2 steps lost, second turn: A', attack(inf({ marker: 'turned', rank: 'A' })), 'may be'],
  ['2 steps lost, second turn: B', attack(inf({ marker: 'turned', rank: 'B' })), '9.3.6 marker'],
  ['2 steps lost: A', attack(inf({ marker: 'two', rank: 'A' })), '9.3.6 marker'],
  ['a marker of guns, which have but one step', attack(inf(), inf({ kind: 'har', marker: 'two' })), 'may be'],
  // Whose counters there are (2.2.2, 2.5.4, 2.5.17 to 2.5.19, 9.4.12, 9.6.6, 21.1.1).
  ['a German SAR', attack(inf(), inf({ kind: 'sar' })), 'may be'],
  ['a French SAR', allied(poilu(), poilu({ kind: 'sar' })), '2.2.2 counter.sar'],
  ['a German PIO', attack(inf(), inf({ kind: 'pio' })), 'may be'],
  ['a French PIO', allied(poilu(), poilu({ kind: 'pio' })), '2.5.4 counter.pio'],
  ['French uniforms', allied(poilu({ flashy: true })), 'may be'],
  ['Belgian uniforms', allied(belgian({ flashy: true })), 'may be'],
  ['British uniforms', allied(briton({ flashy: true })), '2.5.18 counter.flashy'],
  ['German uniforms', attack(inf({ flashy: true })), '2.5.18 counter.flashy'],
  ['a French BCP', allied(poilu({ light: true })), 'may be'],
  ['a JB', attack(inf({ light: true })), 'may be'],
  ['a light PIO', attack(inf(), inf({ kind: 'pio', light: true })), '2.5.19 counter.light'],
  ['a Belgian JB', allied(belgian({ light: true })), '2.5.19 counter.light'],
  ['an indoctrinated DI', allied(poilu({ indoctrinated: true })), 'may be'],
  ['an indoctrinated Belgian', allied(belgian({ indoctrinated: true })), '21.1.1 counter.indoctrinated'],
  [
    'an indoctrinated HAR',
    allied(poilu(), poilu({ kind: 'har', indoctrinated: true })),
    '21.1.1 counter.indoctrinated',
  ],
  ['a DR', allied(poilu({ reserve: true })), 'may be'],
  ['a Belgian DR', allied(belgian({ reserve: true })), '9.4.12 counter.reserve'],
  ['a DR of CAV', allied(cav({ reserve: true })), '9.4.12 counter.reserve'],
  ['a RAP', allied(poilu(), poilu({ kind: 'har', footArtillery: true })), 'may be'],
  ['a Belgian RAP', allied(belgian(), belgian({ kind: 'har', footArtillery: true })), '9.6.6 counter.footArtillery'],
  ['a SAR with shells', attack(inf(), inf({ kind: 'sar', shells: '30' })), 'may be'],
  ['a HAR with shells', attack(inf(), inf({ kind: 'har', shells: '30' })), '2.5.17 counter.shells'],
  // Commitment (9.1.5 to 9.1.7, 9.4.3).
  ['partial: German CAV', attack(inf(), inf({ kind: 'cav', commitment: 'partial' })), 'may be'],
  ['partial: PIO', attack(inf(), inf({ kind: 'pio', commitment: 'partial' })), 'may be'],
  ['partial: British', allied(briton(), briton({ commitment: 'partial' })), 'may be'],
  ['partial: Belgian', allied(belgian(), belgian({ commitment: 'partial' })), '9.1.6 partialNation'],
  ['partial: a SAR', attack(inf(), inf({ kind: 'sar', commitment: 'partial' })), '9.1.6 partialKind'],
  ['partial: light red', attack(inf(), inf({ commitment: 'partial', weak: true })), 'may be'],
  ['full: light red', attack(inf({ weak: true })), '9.1.7 weak'],
  ['guns in light red', attack(inf(), inf({ kind: 'har', weak: true })), 'may be'],
  ['full over a range', { attackers: [from([inf()], { hexside: 'mountain-range' })] }, 'may be'],
  [
    'partial through a forest',
    { attackers: [from([inf(), inf({ commitment: 'partial' })], { hexside: 'deep-forest' })] },
    'may be',
  ],
  ['partial CAV alone', attack(inf({ kind: 'cav', commitment: 'partial' })), '9.1.6 noneFull'],
  ['a PIO alone', attack(inf({ kind: 'pio' })), 'may be'],
  ['guns with an HQ', attack(inf({ kind: 'har' }), inf({ kind: 'hq' })), '9.1.5 onlyArtillery'],
  ['an ENG alone', attack(inf({ kind: 'eng' })), '9.1.14 onlyStaff'],
  // Support by forts (11.3.8).
  [
    'forts support guns of their camp',
    { ...attack(inf(), inf({ kind: 'har', nearHome: true })), fortSupport: 1 },
    'may be',
  ],
  ['no support to look for', { ...attack(inf()), fortSupport: 0 }, 'may be'],
  ['forts of nobody here', { ...attack(inf()), fortSupport: 1 }, '11.3.8 fortSupport'],
  // The hex (4.1, 9.1.1, 9.1.4, 11.2.1, 11.3.7, 11.3.9, 11.6.11).
  ['a flood plain', { terrain: 'flood-plain' }, 'may be'],
  ['forts fallen in a camp', { works: 'regular', camp: 'finished', fallen: true }, 'may be'],
  ['forts fallen behind improved works, so in a camp', { works: 'improved', fallen: true }, 'may be'],
  ['forts fallen, none told', { works: 'regular', fallen: true }, '11.6.11 noCamp'],
  ['forts fallen and one that stands', { works: 'improved', fallen: true, forts: 1 }, '11.6.11 fallen'],
  ['a zone against the French', { ...allied(poilu()), zone: true }, 'may be'],
  ['a zone alone', { ...allied(poilu()), defenders: [], zone: true }, 'may be'],
  ['one of two has fought', { defenders: [poilu(), poilu({ fought: true })] }, 'may be'],
  ['the other has slipped away', { defenders: [cav({ withdraws: true }), poilu({ fought: true })] }, 'may be'],
  ['an HQ in the open', { defenders: [hq()] }, 'may be'],
  ['an HQ in a fort whose CBF is told', { defenders: [hq()], fortCbf: 1 }, '11.3.9 onlySheltered'],
  ['an ENG in a fort', { defenders: [poilu({ kind: 'eng' })], forts: 1 }, '11.3.9 onlySheltered'],
  ['a HAR in a fort', { defenders: [poilu({ kind: 'har' })], forts: 1 }, 'may be'],
  ['a fort of which only the CBF is told', { defenders: [], fortCbf: 5 }, '11.3.7 fortAlone'],
  // Slipping away (9.2.1, 9.2.7, 9.2.8).
  ['CAV slips away', { defenders: [cav({ withdraws: true })] }, 'may be'],
  ['CAV that slipped away before fights', { defenders: [cav({ withdrew: true })] }, 'may be'],
  ['CAV slips away twice', { defenders: [cav({ withdraws: true, withdrew: true })] }, '9.2.7 withdrawTwice'],
  ['an HQ with CAV', { defenders: [cav(), hq({ withdraws: true })] }, 'may be'],
  ['an HQ with INF', { defenders: [poilu(), hq({ withdraws: true })] }, 'may be'],
  ['an HQ with guns', { defenders: [poilu({ kind: 'har' }), hq({ withdraws: true })] }, '9.2.8 withdrawHq'],
  ['an ENG with INF', { defenders: [poilu(), poilu({ kind: 'eng', withdraws: true })] }, '9.2.1 withdrawKind'],
  [
    'an HQ before CAV, even in another hex',
    { attackers: [from([inf()]), from([inf({ kind: 'cav' })])], defenders: [poilu(), hq({ withdraws: true })] },
    '9.2.1 withdrawCavalry',
  ],
])('%s', (_, input, expected) => {
  expect(said(input)).toBe(expected);
});

test.each<[string, object, string]>([
  ['12 steps', attack(inf({ steps: 5 }), inf({ steps: 5 }), inf({ steps: 2 })), 'may be'],
  ['13 steps', attack(inf({ steps: 5 }), inf({ steps: 5 }), inf({ steps: 3 })), '9.1.1 steps'],
  [
    'guns beside 12 steps',
    attack(inf({ steps: 5 }), inf({ steps: 5 }), inf({ steps: 2 }), inf({ kind: 'har' })),
    'may be',
  ],
  [
    'a PIO beside 12 steps',
    attack(inf({ steps: 5 }), inf({ steps: 5 }), inf({ steps: 2 }), inf({ kind: 'pio' })),
    '9.1.1 steps',
  ],
  [
    '12 in each of two hexes',
    { attackers: [1, 2].map(() => from([inf({ steps: 5 }), inf({ steps: 5 }), inf({ steps: 2 })])) },
    'may be',
  ],
  ['8½ before and 4 now', { attackers: [from([inf({ steps: 4 })], { used: 8.5 })] }, 'may be'],
  [
    '8 before and 4 now, the 12 for the phase',
    { stepsReading: 'phase', attackers: [from([inf({ steps: 4 })], { used: 8 })] },
    'may be',
  ],
  [
    '8½ before and 4 now, the 12 for the phase',
    { stepsReading: 'phase', attackers: [from([inf({ steps: 4 })], { used: 8.5 })] },
    '9.1.1 stepsPhase',
  ],
  [
    '9 out of Broken into Broken',
    { terrain: 'broken', attackers: [from([inf({ steps: 5 }), inf({ steps: 4 })], { terrain: 'broken' })] },
    'may be',
  ],
  [
    '10 out of Broken into Broken',
    { terrain: 'broken', attackers: [from([inf({ steps: 5 }), inf({ steps: 5 })], { terrain: 'broken' })] },
    '9.4.4 steps',
  ],
  [
    'the second hex has too many',
    { attackers: [from([inf()]), from([inf({ steps: 5 }), inf({ steps: 5 }), inf({ steps: 3 })])] },
    '9.1.1 steps',
  ],
])('steps that attack out of a hex (9.1.1, 9.4.4): %s', (_, input, expected) => {
  expect(said(input)).toBe(expected);
});
