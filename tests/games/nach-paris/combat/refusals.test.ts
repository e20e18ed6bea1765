import { describe, expect, test } from 'vitest';
import { combat } from '@/lib/games/nach-paris/calculators/combat';
import { refusalOf } from '@/tests/games/nach-paris/spoken';
import { data, out, inf, poilu, from } from '@/tests/games/nach-paris/combat/asked';

describe('refusals', () => {
  test.each([
    [
      'two nations',
      { attackers: [from([poilu(), { nation: 'belgium' }])], defenders: [inf()] },
      'attackers.0.units.1.nation',
      '9.1.1',
    ],
    ['bombarded', { attackers: [from([inf({ active: true })])] }, 'attackers.0.units.0.active', '9.1.1'],
    ['assaulted', { attackers: [from([inf({ assaulted: true })])] }, 'attackers.0.units.0.assaulted', '11.5.7'],
    ['attacked before', { attackers: [from([inf({ attacked: true })])] }, 'attackers.0.units.0.attacked', '9.1.4'],
    [
      'CAV that slipped away before',
      { defenders: [poilu({ kind: 'cav', withdraws: true, withdrew: true })] },
      'defenders.0.withdraws',
      '9.2.7',
    ],
    [
      'marked by an ABU, even A+',
      { attackers: [from([inf({ marker: 'bombardment', rank: 'A+' })])] },
      'attackers.0.units.0.marker',
      '8.3.4',
    ],
    ['one step, A', { attackers: [from([inf({ marker: 'one', rank: 'A' })])] }, 'attackers.0.units.0.marker', '9.3.6'],
    [
      'two steps, A+',
      { attackers: [from([inf({ marker: 'two', rank: 'A+' })])] },
      'attackers.0.units.0.marker',
      '9.3.6',
    ],
    [
      'second turn, B',
      { attackers: [from([inf({ marker: 'turned', rank: 'B' })])] },
      'attackers.0.units.0.marker',
      '9.3.6',
    ],
    ['light red', { attackers: [from([inf({ weak: true })])] }, 'attackers.0.units.0.weak', '9.1.7'],
    [
      'French partial',
      { attackers: [from([poilu(), poilu({ commitment: 'partial' })])], defenders: [inf()] },
      'attackers.0.units.1.commitment',
      '9.1.6',
    ],
    [
      'partial artillery',
      { attackers: [from([inf(), inf({ kind: 'har', commitment: 'partial' })])] },
      'attackers.0.units.1.commitment',
      '9.1.6',
    ],
    [
      'partial over a range',
      { attackers: [from([inf(), inf({ commitment: 'partial' })], { hexside: 'mountain-range' })] },
      'attackers.0.units.1.commitment',
      '9.4.3',
    ],
    ['nobody full', { attackers: [from([inf({ commitment: 'partial' })])] }, 'attackers', '9.1.6'],
    ['HQ alone', { attackers: [from([inf({ kind: 'hq' })])] }, 'attackers', '9.1.14'],
    ['artillery alone', { attackers: [from([inf({ kind: 'har', steps: 1 })])] }, 'attackers', '9.1.5'],
    ['a flooded hex', { terrain: 'flooded' }, 'terrain', '6.4.1'],
    ['out of a flooded hex', { attackers: [from([inf()], { terrain: 'flooded' })] }, 'attackers.0.terrain', '6.4.1'],
    ['forts support a unit of theirs only', { fortSupport: 3 }, 'fortSupport', '11.3.8'],
    ['a friend', { defenders: [inf()] }, 'defenders.0.nation', '9.1.1'],
    ['forts that have fallen and stand', { fallen: true, fortCbf: 8 }, 'fallen', '11.6.11'],
    ['a German zone', { zone: true }, 'zone', '11.2.1'],
    ['nobody there', { defenders: [] }, 'defenders', '9.1.1'],
    ['a fort alone', { defenders: [], forts: 1, fortCbf: 8 }, 'defenders', '11.3.7'],
    ['all fought', { defenders: [poilu({ fought: true })] }, 'defenders', '9.1.4'],
    ['sheltered HQ', { defenders: [poilu({ kind: 'hq', steps: 1 })], forts: 1 }, 'defenders', '11.3.9'],
    ['infantry slips away', { defenders: [poilu({ withdraws: true })] }, 'defenders.0.withdraws', '9.2.1'],
    [
      'CAV among the attackers',
      { attackers: [from([inf({ kind: 'cav' })])], defenders: [poilu({ kind: 'cav', withdraws: true })] },
      'defenders.0.withdraws',
      '9.2.1',
    ],
    ['Allied SAR', { defenders: [poilu(), poilu({ kind: 'sar' })] }, 'defenders.1.kind', '2.2.2'],
    [
      'Allied PIO',
      { attackers: [from([poilu(), poilu({ kind: 'pio' })])], defenders: [inf()] },
      'attackers.0.units.1.kind',
      '2.5.4',
    ],
    ['German uniforms', { attackers: [from([inf({ flashy: true })])] }, 'attackers.0.units.0.flashy', '2.5.18'],
    [
      'German doctrine',
      { attackers: [from([inf({ indoctrinated: true })])] },
      'attackers.0.units.0.indoctrinated',
      '21.1.1',
    ],
    [
      'indoctrinated CAV',
      { defenders: [poilu({ kind: 'cav', indoctrinated: true })] },
      'defenders.0.indoctrinated',
      '21.1.1',
    ],
    ['a German DR', { attackers: [from([inf({ reserve: true })])] }, 'attackers.0.units.0.reserve', '9.4.12'],
    [
      'a RAP that is no HAR',
      { attackers: [from([poilu({ footArtillery: true })])], defenders: [inf()] },
      'attackers.0.units.0.footArtillery',
      '9.6.6',
    ],
    ['light CAV', { attackers: [from([inf({ kind: 'cav', light: true })])] }, 'attackers.0.units.0.light', '2.5.19'],
    [
      'British Jäger',
      { attackers: [from([{ nation: 'britain', light: true }])], defenders: [inf()] },
      'attackers.0.units.0.light',
      '2.5.19',
    ],
    ['forts fallen outside a camp', { works: 'fieldworks', fallen: true }, 'fallen', '11.6.11'],
    [
      'shells of a HAR',
      { attackers: [from([inf(), inf({ kind: 'har', shells: '42' })])] },
      'attackers.0.units.1.shells',
      '2.5.17',
    ],
    ['a unit at sea', { defenders: [poilu(), poilu({ atSea: true })] }, 'defenders.1.atSea', '18.1.4'],
    [
      'an HQ by itself',
      { defenders: [poilu({ kind: 'hq', steps: 1, withdraws: true })] },
      'defenders.0.withdraws',
      '9.2.8',
    ],
  ])('%s', (_, input, field, rule) => {
    expect(refusalOf(combat, input, data)).toMatchObject({ code: 'illegal', field, rule });
  });

  test.each([
    ['one step, A+', { marker: 'one', rank: 'A+' }],
    ['second turn, A', { marker: 'turned', rank: 'A' }],
  ])('%s may attack', (_, unit) => {
    expect(out({ attackers: [from([inf(unit)])] }).special).toBeNull();
  });
});
