import { describe, expect, test } from 'vitest';
import { rail } from '@/lib/games/nach-paris/calculators/rail';
import type { SheetInput } from '@/lib/games/nach-paris/sheet/schema';
import { answerOf } from '@/tests/games/nach-paris/spoken';
import { data, ask, lineAt, line } from '@/tests/games/nach-paris/rail/asked';

describe('usable or not', () => {
  const foe = { id: 'f', nation: 'france', kind: 'cav', steps: 2, mountain: true } as const;
  test.each([
    ['a ZOC of ARF 3 cuts (12.1.6)', { units: [{ ...foe, hex: 'B3', arf: 3 }] }, 'cut', 'A2'],
    [
      'an adjacent Fort with an ARF cuts',
      { hexes: { B3: { forts: [{ name: 'Les Ayvelles', arf: 1 }] } } },
      'cut',
      'A2',
    ],
    ['the enemy controls a hex', { hexes: { A3: { control: 'allied' } } }, 'control', 'A3'],
    ['an enemy unit in a hex', { units: [{ ...foe, kind: 'eng', hex: 'A3', arf: 0 }] }, 'enemy', 'A3'],
    [
      'a captured camp without INF (11.6.15)',
      { hexes: { A3: { control: 'german', enc: 'Maubeuge', forts: [{ active: false }] } } },
      'camp',
      'A3',
    ],
  ] as const)('%s', (_name, more, kind, where) => {
    const sheet = line(6, more as unknown as Partial<SheetInput>);
    expect(lineAt('A6', 'hcr', { sheet })).toMatchObject({ usable: false, fault: { kind, hex: where } });
    expect(lineAt('A2', 'hcr', { sheet }).usable).toBe(true);
    expect(ask('route', { sheet, from: 'A1', to: 'A6' })).toMatchObject({ open: false, fault: { kind, hex: where } });
  });

  test.each([
    ['a ZOC of ARF 2', { units: [{ ...foe, hex: 'B3', arf: 2 }] }],
    ['a Fort without an ARF', { hexes: { B3: { forts: [{ arf: 0 }] } } }],
    ['a destroyed Fort', { hexes: { B3: { forts: [{ arf: 4, active: false }] } } }],
    [
      'a captured camp with INF',
      {
        hexes: { A3: { control: 'german', enc: 'Maubeuge', forts: [{ active: false }] } },
        units: [{ id: 'g', hex: 'A3' }],
      },
    ],
    [
      'a captured camp with PIO (2.2.1)',
      {
        hexes: { A3: { control: 'german', enc: 'Maubeuge', forts: [{ active: false }] } },
        units: [{ id: 'g', hex: 'A3', kind: 'pio' }],
      },
    ],
    ['a friendly gun', { units: [{ ...foe, nation: 'germany', hex: 'B3', arf: 9 }] }],
  ] as const)('%s does not', (_name, more) =>
    expect(lineAt('A6', 'hcr', { sheet: line(6, more as unknown as Partial<SheetInput>) }).usable).toBe(true),
  );

  test.each([
    ['INF of two steps', { kind: 'inf', steps: 2 }, true],
    ['CAV of two steps', { kind: 'cav', steps: 2 }, true],
    ['INF of one step', { kind: 'inf', steps: 1 }, false],
    ['CAV of one step', { kind: 'cav', steps: 1 }, false],
    ['PIO', { kind: 'pio' }, false],
    ['HAR', { kind: 'har' }, false],
    ['HQ', { kind: 'hq' }, false],
    ['ENG', { kind: 'eng' }, false],
  ] as const)('a German %s alone in an unmarked hex (12.1.1, 12.1.3)', (_name, unit, takes) => {
    const sheet = line(6, { hexes: { A4: { country: 'france' } }, units: [{ id: 'g', hex: 'A4', ...unit }] });
    const found = lineAt('A4', 'hcr', { sheet });
    expect(found.usable).toBe(takes);
    if (!takes) expect(found.fault).toMatchObject({ kind: 'small', rule: '12.1.3', hex: 'A4' });
  });

  test('a train may enter a cut hex and leave there, not pass it; a friend in the hex does not help', () => {
    const sheet = line(6, {
      units: [
        { ...foe, hex: 'B3', arf: 3 },
        { id: 'g', hex: 'A2' },
      ],
    });
    expect(lineAt('A2', 'hcr', { sheet })).toMatchObject({ usable: true, last: 'yes' });
    expect(ask('route', { sheet, from: 'A1', to: 'A2' })).toMatchObject({ open: true, total: 15 });
    expect(lineAt('A3', 'hcr', { sheet })).toMatchObject({ usable: false, fault: { kind: 'cut', hex: 'A2' } });
  });

  test('Belgium before GT3: Belgian trains only; Luxembourg: nobody’s (12.1.7)', () => {
    const sheet = (country: 'belgium' | 'luxembourg', turn: number, root: 'allied' | 'belgian' | 'german') =>
      line(4, {
        turn,
        hexes: Object.fromEntries(
          ['A1', 'A2', 'A3', 'A4'].map((name) => [name, { country, ...(name === 'A1' ? { root } : {}) }]),
        ),
      });
    expect(lineAt('A3', 'hcr', { sheet: sheet('belgium', 2, 'allied'), nation: 'france' })).toMatchObject({
      usable: false,
      fault: { kind: 'neutral' },
    });
    expect(lineAt('A3', 'hcr', { sheet: sheet('belgium', 3, 'allied'), nation: 'france' }).usable).toBe(true);
    expect(lineAt('A3', 'hcr', { sheet: sheet('belgium', 2, 'belgian'), nation: 'belgium' }).usable).toBe(true);
    expect(lineAt('A3', 'hcr', { sheet: sheet('luxembourg', 2, 'german') })).toMatchObject({
      usable: false,
      fault: { kind: 'neutral' },
    });
    expect(lineAt('A3', 'hcr', { sheet: sheet('luxembourg', 3, 'german') }).usable).toBe(true);
  });

  test('a hex of Luxembourg that Germans hold needs no marker (12.1.1)', () => {
    const sheet = line(4, { turn: 2, hexes: { A3: { country: 'luxembourg' } }, units: [{ id: 'g', hex: 'A3' }] });
    expect(lineAt('A4', 'hcr', { sheet }).usable).toBe(true);
    expect(lineAt('A3', 'hcr', { sheet: { ...sheet, units: [] } })).toMatchObject({
      usable: false,
      fault: { kind: 'neutral' },
    });
  });

  test('the Belgian network ends when Antwerp surrenders (12.1.5)', () => {
    const sheet = (active: boolean, units: SheetInput['units']): SheetInput => ({
      ...line(4, {
        hexes: {
          A1: { root: 'belgian', country: 'belgium', enc: 'Anvers', forts: [{ active }] },
          A2: { country: 'belgium' },
          B1: { country: 'belgium', enc: 'Anvers' },
        },
      }),
      units,
    });
    const german = [{ id: 'g', hex: 'B1' }];
    const usable = (one: SheetInput): boolean =>
      lineAt('A2', 'hcr', { sheet: { ...one, hexes: { ...one.hexes, A2: { country: 'belgium' } } }, nation: 'belgium' })
        .usable;
    expect(usable(sheet(true, []))).toBe(true);
    expect(usable(sheet(false, []))).toBe(true);
    expect(usable(sheet(false, german))).toBe(false);
  });

  test('without a painted root the home country is the root', () => {
    const sheet = line(4, { hexes: { A1: { country: 'germany' }, A4: { control: 'allied' } } });
    expect(lineAt('A3', 'hcr', { sheet })).toMatchObject({ usable: true, last: 'yes' });
    expect(lineAt('A4', 'hcr', { sheet, nation: 'france' })).toMatchObject({ usable: false, fault: { kind: 'apart' } });
  });

  test('an LCR between two connections is usable, a loop back to the same one is not', () => {
    const loop = { a: 'A3', b: 'B4', grade: 'lcr' } as const;
    const through = line(6, {
      rails: [...(line(6).rails ?? []), loop, { a: 'B4', b: 'A4', grade: 'lcr' }],
      hexes: { B4: { control: 'german' } },
    });
    expect(lineAt('B4', 'lcr', { sheet: through }).usable).toBe(true);
    const round = line(6, {
      rails: [...(line(6).rails ?? []), loop, { a: 'B4', b: 'B3', grade: 'lcr' }, { a: 'B3', b: 'A3', grade: 'lcr' }],
      hexes: { B4: { control: 'german' }, B3: { control: 'german' } },
    });
    expect(lineAt('B4', 'lcr', { sheet: round })).toMatchObject({ usable: false, fault: { kind: 'few' } });
  });

  test('a usable hex that is cut says so (12.1.6)', () => {
    const sheet = line(6, { units: [{ ...foe, name: '5e DC', hex: 'B3', arf: 3 }] });
    const { steps, open } = answerOf(rail, { mode: 'hex', sheet, hex: 'A2' }, data);
    expect(steps.map(({ rule }) => rule)).toContain('12.1.6');
    expect(open.map(({ dispute }) => dispute)).toContain('rail-zoc-cut');
    expect(lineAt('A2', 'hcr', { sheet })).toMatchObject({ usable: true, cut: { kind: 'cut', by: '5e DC' } });
  });

  test('a hex without a railway', () =>
    expect(ask('hex', { sheet: line(3), hex: 'C1' })).toMatchObject({ lines: [], capacity: 0 }));
});
