import { describe, expect, test } from 'vitest';
import { fraction } from '@/lib/prob/fraction';
import { uniformCrt } from '@/tests/games/nach-paris/combat-cards';
import { data, filled, answer, out, shown, inf, poilu, from } from '@/tests/games/nach-paris/combat/asked';

describe('strengths (9.1.8 to 9.1.14)', () => {
  const defence = (input: object): string => shown(out({ ...input }).defence);

  test('full CBF, partial ARF, artillery CBF, forts; HQ and ENG nothing', () => {
    const units = [
      inf({ cbf: 20 }),
      inf({ commitment: 'partial', arf: 3 }),
      inf({ kind: 'har', steps: 1, cbf: 4 }),
      inf({ kind: 'hq', steps: 1, cbf: 9 }),
    ];
    expect(out({ attackers: [from(units)] }).attack).toEqual(fraction(27));
    expect(out({ attackers: [from([inf({ cbf: 20, nearHome: true })])], fortSupport: 5 }).attack).toEqual(fraction(25));
    expect(defence({ defenders: [poilu({ cbf: 20 }), poilu({ kind: 'eng', steps: 1, cbf: 7 })] })).toBe('20');
  });

  test('units that fought already are left out', () => {
    expect(defence({ defenders: [poilu({ cbf: 20 }), poilu({ cbf: 30, fought: true })] })).toBe('20');
  });

  test.each([
    ['fieldworks', 'germany', '130'],
    ['fieldworks', 'france', '120'],
    ['regular', 'germany', '200'],
    ['regular', 'belgium', '170'],
    ['improved', 'germany', '350'],
    ['improved', 'france', '300'],
    ['old', 'britain', '150'],
  ])('%s of a %s unit: %s for 100', (works, nation, value) => {
    const side = nation === 'germany' ? poilu() : inf();
    expect(
      defence({
        attackers: [from([side])],
        works,
        defenders: [
          { nation, cbf: 50 },
          { nation, cbf: 50 },
        ].map((unit) => ({ ...unit, steps: 2 })),
      }),
    ).toBe(value);
  });

  test.each([
    ['regular', { turn: 2 }, '36'],
    ['improved', { turn: 2 }, '36'],
    ['improved', { camp: 'unfinished' }, '51'],
    ['regular', { camp: 'unfinished' }, '36'],
    ['improved', { camp: 'liege' }, '36'],
    ['improved', { camp: 'unfinished', fallen: true }, '36'],
    ['improved', { camp: 'finished', campNation: 'belgium' }, '51'],
    ['improved', { camp: 'finished', campNation: 'france' }, '90'],
    ['improved', { camp: 'unfinished', campNation: 'belgium' }, '36'],
    ['improved', { fallen: true }, '51'],
    ['improved', { camp: 'liege', campNation: 'belgium' }, '36'],
    ['fieldworks', { camp: 'unfinished', fallen: true }, '36'],
  ])('%s lowered by %o: 30 French points count %s', (works, more, value) => {
    expect(defence({ works, ...more })).toBe(value);
  });

  test.each([
    ['belgium', 'improved', { camp: 'liege' }, '51'],
    ['belgium', 'improved', { camp: 'liege', fallen: true }, '36'],
    ['britain', 'improved', {}, '51'],
    ['britain', 'improved', { camp: 'unfinished' }, '36'],
    ['britain', 'improved', { campNation: 'germany' }, '90'],
    ['britain', 'regular', {}, '51'],
    ['britain', 'regular', { camp: 'finished' }, '36'],
    ['britain', 'regular', { turn: 2 }, '36'],
    ['britain', 'old', {}, '45'],
  ])('guests in a camp (11.6.12): %s behind %s, %o: %s', (nation, works, more, value) => {
    expect(defence({ works, defenders: [{ nation }], ...more })).toBe(value);
  });

  test('a guest and the level that it loses are named', () => {
    const { steps } = answer({ works: 'improved', camp: 'finished', campNation: 'belgium' });
    expect(steps.find(({ id }) => id === 'guest-0')).toMatchObject({ rule: '11.6.12' });
    expect(
      answer({ works: 'improved', turn: 2, defenders: [{ nation: 'britain' }] }).steps.map(({ id }) => id),
    ).not.toContain('guest-0');
    expect(
      answer({ works: 'regular', camp: 'unfinished', defenders: [{ nation: 'britain' }] }).steps.map(({ id }) => id),
    ).not.toContain('guest-0');
  });

  test.each([
    ['fieldworks', 'cav', 4, '30'],
    ['regular', 'cav', 4, '30'],
    ['old', 'cav', 4, '30'],
    ['fieldworks', 'har', 1, '36'],
    ['old', 'har', 1, '45'],
    ['old', 'inf', 5, '30'],
    ['old', 'inf', 4, '45'],
    ['old', 'har', 5, '45'],
  ])('%s and %s of %i steps: %s', (works, kind, steps, value) => {
    expect(defence({ works, defenders: [poilu({ kind, steps, arf: 1 })] })).toBe(value);
  });

  test.each([
    ['regular', '60'],
    ['fieldworks', '30'],
    ['old', '45'],
  ])('German siege guns in %s: %s', (works, value) => {
    expect(defence({ attackers: [from([poilu()])], works, defenders: [inf({ kind: 'sar' })] })).toBe(value);
  });

  test('entrenchments hold 8 steps: those that gain most are inside', () => {
    const three = [poilu({ cbf: 10, steps: 4 }), poilu({ cbf: 30, steps: 4 }), poilu({ cbf: 20, steps: 4 })];
    expect(defence({ works: 'regular', defenders: three })).toBe('95');
    expect(answer({ works: 'regular', defenders: three }).steps.map(({ id }) => id)).toContain('crowded');
    expect(defence({ works: 'regular', defenders: three.map((unit, i) => ({ ...unit, dug: i === 0 })) })).toBe('67');
  });

  test('fieldworks want every attacker in front, entrenchments one across', () => {
    const hexes = [from([inf()]), from([inf()], { part: 'flank' })];
    expect(defence({ works: 'fieldworks', attackers: hexes })).toBe('30');
    expect(defence({ works: 'fieldworks', attackers: hexes, worksReading: 'one' })).toBe('36');
    const around = [from([inf()]), from([inf()], { covered: false })];
    expect(defence({ works: 'regular', attackers: around })).toBe('51');
    expect(defence({ works: 'regular', turn: 1, attackers: around })).toBe('30');
    expect(defence({ works: 'regular', attackers: [from([inf()], { covered: false })] })).toBe('30');
    expect(defence({ works: 'old', attackers: [from([inf()], { covered: false, part: 'rear' })] })).toBe('45');
  });

  test.each([
    ['an Active Fort makes all hexes front ones', { forts: 1 }, '36'],
    ['of which only the CBF is told', { fortCbf: 6 }, '42'],
    ['no Fort of the camp is named', {}, '30'],
    ['Liège', { camp: 'liege', forts: 1 }, '36'],
    ['a guest', { camp: 'finished', campNation: 'belgium', forts: 1 }, '36'],
    ['before GT3', { camp: 'finished', turn: 2, forts: 1 }, '36'],
    ['nobody across a protected hexside', { forts: 1, attackers: [from([inf()], { covered: false })] }, '30'],
    ['plain Fieldworks beside a Fort', { works: 'fieldworks', camp: 'none', forts: 1 }, '30'],
  ])('entrenchments lowered to Fieldworks, one attacker round them (11.6.9, 10.1.6, 10.2.3): %s', (_, more, value) => {
    const attackers = [from([inf()]), from([inf()], { covered: false })];
    expect(defence({ works: 'regular', camp: 'unfinished', attackers, ...more })).toBe(value);
  });

  test('forts and zone are added once and not multiplied', () => {
    expect(defence({ works: 'regular', camp: 'finished', forts: 2, fortCbf: 12 })).toBe('63');
    expect(defence({ attackers: [from([poilu()])], defenders: [inf({ cbf: 10 })], zone: true })).toBe('12');
  });

  test('the other reading multiplies the forts too', () => {
    const camp = { camp: 'finished', forts: 1, fortCbf: 10, defenders: [poilu({ cbf: 20 })], works: 'improved' };
    expect(defence(camp)).toBe('70');
    expect(defence({ ...camp, fortReading: 'multiplied' })).toBe('90');
    expect(defence({ ...camp, works: 'none', fortReading: 'multiplied' })).toBe('30');
    expect(defence({ ...camp, defenders: [poilu({ cbf: 20, kind: 'cav' })], fortReading: 'multiplied' })).toBe('30');
  });

  test('a hex of HQ and ENG alone attacks through no hexside', () => {
    const aside = from([inf({ kind: 'hq' })], { part: 'flank', covered: false });
    expect(defence({ works: 'fieldworks', attackers: [from([inf()]), aside] })).toBe('36');
  });

  test('units other than INF and CAV have one step', () => {
    const always = (units: object[]) => out({ die: 10, defenders: units }, uniformCrt(data, '— / •'));
    expect(always([poilu({ kind: 'har' })]).result).toMatchObject({
      outcome: 'emptied',
      units: [{}, { lost: 1, destroyed: true }],
    });
    expect(
      defence({
        works: 'regular',
        defenders: [poilu({ kind: 'har', cbf: 10 }), poilu({ cbf: 10 }), poilu({ cbf: 10, steps: 3 })],
      }),
    ).toBe('51');
    expect(
      out({ attackers: [from([inf({ steps: 5 }), inf({ steps: 5 }), inf({ kind: 'pio' }), inf({ kind: 'pio' })])] })
        .drm,
    ).toBe(0);
  });

  test('several Allied nations: one in full, the others half', () => {
    const mixed = [poilu({ cbf: 15 }), { nation: 'belgium', cbf: 21 }];
    expect(defence({ defenders: mixed })).toBe('57/2');
    expect(defence({ defenders: mixed, leader: 'france' })).toBe('51/2');
    expect(defence({ defenders: mixed, leader: 'britain' })).toBe('57/2');
    expect(defence({ defenders: [poilu({ cbf: 15 }), { nation: 'belgium', kind: 'hq', steps: 1, cbf: 0 }] })).toBe(
      '15',
    );
  });

  test.each([
    [59, 36, '1.5:1', '1.64:1'],
    [60, 30, '2:1', '2:1'],
    [59, 30, '1.5:1', '1.97:1'],
    [30, 30, '1:1', '1:1'],
  ])('%i against %i is column %s', (attack, defending, heading, ratio) => {
    expect(out({ attackers: [from([inf({ cbf: attack })])], defenders: [poilu({ cbf: defending })] })).toMatchObject({
      ratio,
      column: { known: true, heading },
    });
  });

  test.each([
    [1, 10, '1:2'],
    [60, 2, '4:1'],
    [30, 0, '4:1'],
  ])('%i against %i: the outermost column of a complete card', (attack, defending, heading) => {
    expect(
      out({ attackers: [from([inf({ cbf: attack })])], defenders: [poilu({ cbf: defending })] }, filled).column,
    ).toEqual({ known: true, heading });
  });

  test.each([
    ['two hexes of 60 and 59.5', [60, 59], 60, '1.98:1'],
    ['not a heading that is missed', [59, 60, 60], 60, '2.98:1'],
    ['a hair below 2:1', [60, 60, 60, 19], 100, '1.99:1'],
    ['below 1:1 it is cut off', [2], 3, '0.66:1'],
    ['a total without its units, as example 10 gives it', [77], 33, '2.33:1'],
  ])('%s', (_, attack, defending, ratio) => {
    const halves = defending > 60 ? [poilu({ cbf: 60 }), poilu({ cbf: defending - 60 })] : [poilu({ cbf: defending })];
    expect(out({ attackers: attack.map((cbf) => from([inf({ cbf })])), defenders: halves })).toMatchObject({ ratio });
  });

  test('a ratio past the known headings is looked up on the card', () => {
    expect(out({ attackers: [from([inf({ cbf: 60 })])], defenders: [poilu({ cbf: 10 })] }).column).toMatchObject({
      known: false,
      value: '6:1',
      shift: 0,
    });
  });
});
