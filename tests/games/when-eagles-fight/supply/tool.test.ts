import { describe, expect, it } from 'vitest';
import ready from '@/content/when-eagles-fight/sheets.json';
import { run } from '@/lib/calc/calculator';
import { distance } from '@/lib/board/hex/grid';
import { supply } from '@/lib/games/when-eagles-fight/calculators/supply';
import { checkData } from '@/lib/games/when-eagles-fight/content-check';
import type { SheetData } from '@/lib/games/when-eagles-fight/data';
import type { SheetInput } from '@/lib/games/when-eagles-fight/sheet/schema';
import { sideSupply } from '@/lib/games/when-eagles-fight/supply/finding';
import type { ReadySheet } from '@/lib/sheet/ready';
import { answerOf, rowsOf, verdictOf } from '@/tests/games/when-eagles-fight/spoken';
import { viewOf } from '@/tests/games/when-eagles-fight/sheet/sheets';

const data: SheetData = { boards: ready.sheets as unknown as readonly ReadySheet<SheetInput>[] };
const ask = (input: object) => {
  const answer = run(supply, input, data);
  return answer.ok ? answer.value : answer.error;
};
const found = (input: object): unknown => {
  const answer = run(supply, input, data);
  return answer.ok ? answer.value.outcome.data : answer.error.code;
};

describe('supply by hand (9.5 to 9.7)', () => {
  it.each([
    ['as it stands: three hexes to a town with its railway', {}, 'in', 'in', []],
    ['in the source', { hexes: 0 }, 'in', 'in', []],
    ['four hexes', { hexes: 4 }, 'in', 'in', []],
    ['five hexes', { hexes: 5 }, 'out', 'out', ['length 9.5']],
    ['an enemy unit on the way', { clear: false }, 'out', 'out', ['clear 9.5']],
    ['a hexside without land', { land: false }, 'out', 'out', ['land 9.5']],
    ['through neutral Romania', { neutral: true }, 'out', 'out', ['neutral 3.2']],
    ['a town of the enemy’s', { held: false }, 'out', 'out', ['held 9.6']],
    ['an enemy on the railway', { railUnits: true }, 'out', 'out', ['railUnits 9.6']],
    ['an enemy town on the railway', { railTowns: true }, 'out', 'out', ['railTowns 9.6']],
    ['Germans, west edge', { edge: 'west' }, 'in', 'in', []],
    ['Germans, south edge in Austria-Hungary', { edge: 'southInside' }, 'in', 'in', []],
    ['Germans, south edge elsewhere', { edge: 'southOutside' }, 'out', 'out', ['edge 9.6']],
    ['Germans, east edge', { edge: 'east' }, 'out', 'out', ['edge 9.6']],
    ['Russians, east edge', { nation: 'russian', edge: 'east' }, 'in', 'in', []],
    ['Russians, 4231 to 4233', { nation: 'russian', edge: 'barred' }, 'out', 'out', ['edge 9.6']],
    ['the Romanian, west edge', { nation: 'romanian', edge: 'west' }, 'out', 'out', ['edge 9.6']],
    [
      'Germans at Königsberg, whatever its railway',
      { goal: 'konigsberg', edge: 'none', railUnits: true },
      'in',
      'in',
      [],
    ],
    ['Russians at Königsberg', { nation: 'russian', goal: 'konigsberg' }, 'out', 'out', ['port 9.6']],
    ['Russians at Odessa', { nation: 'russian', goal: 'odessa' }, 'in', 'in', []],
    ['Austro-Hungarians at Odessa', { nation: 'austro-hungarian', goal: 'odessa' }, 'out', 'out', ['port 9.6']],
    ['no source, in a fortress of its own', { goal: 'none', inside: 'fortress' }, 'out', 'in', ['goal 9.5']],
    [
      'no source, a German in an Austro-Hungarian fortress (6.2)',
      { goal: 'none', inside: 'allied' },
      'out',
      'in',
      ['goal 9.5'],
    ],
    ['no source, a Russian there', { nation: 'russian', goal: 'none', inside: 'allied' }, 'out', 'out', ['goal 9.5']],
    ['no source, in its capital', { goal: 'none', inside: 'capital' }, 'out', 'in', ['goal 9.5']],
    ['a route and a fortress: full', { inside: 'fortress' }, 'in', 'in', []],
  ] as const)('%s', (_what, input, attack, defence, breaks) => {
    const answer = found(input) as { attack: string; defence: string; breaks: { code: string; rule: string }[] };
    expect([answer.attack, answer.defence]).toEqual([attack, defence]);
    expect(answer.breaks.map(({ code, rule }) => `${code} ${rule}`)).toEqual(breaks);
  });
});

describe('a unit that a hex would cut off', () => {
  const unit = { id: 'g', hex: '1614' };
  const fort = { id: 'f', hex: '1614', kind: 'fortress' };
  const board = (units: readonly object[]) => ({
    complete: true,
    hexes: { 1014: { country: 'germany', exit: 'west' }, 1314: { country: 'germany', place: 'town' } },
    rails: ['1014', '1114', '1214'].map((a, i) => ({ a, b: ['1114', '1214', '1314'][i] })),
    units,
  });
  const threats = (units: readonly object[]) => {
    const answer = run(supply, { source: 'sheet', sheet: board(units), unit: 'g' }, data);
    const blocks = answer.ok ? answer.value.outcome.blocks : [];
    return blocks
      .flatMap((block) => (block.kind === 'values' ? block.rows : []))
      .filter(({ label }) => /threats/.test(label.key))
      .map(({ label, value, rule }) => [label.key, value, rule]);
  };
  it('is out of supply then, or in a fortress of its own in supply except when attacking (9.7)', () => {
    const hexes = '1314, 1214, 1114, 1014';
    expect(threats([unit])).toEqual([['supply.value.threats', hexes, '9.5']]);
    expect(threats([unit, fort])).toEqual([['supply.value.threatsInside', hexes, '9.7']]);
  });
});

describe('whose loss would cut off whom, on the whole sheet', () => {
  /** A railway from the west edge with a town, three hexes beyond it a bottleneck of land between two seas. */
  const board = (units: readonly object[]) => ({
    complete: true,
    hexes: { 1014: { country: 'germany', exit: 'west' }, 1314: { country: 'germany', place: 'town', name: 'Thorn' } },
    rails: ['1014', '1114', '1214'].map((a, i) => ({ a, b: ['1114', '1214', '1314'][i] })),
    units,
  });
  const guards = (units: readonly object[]) =>
    (found({ source: 'sheet', sheet: board(units) }) as { guards: object[] }).guards;
  const rail = ['1014', '1114', '1214'];

  it('hexes that cut the same units off stand together, most units first, those that are held last', () => {
    const units = [
      { id: 'a', hex: '1414' },
      { id: 'b', hex: '1614' },
      { id: 'town', hex: '1314' },
      { id: 'r', hex: '2014', nation: 'russian' },
    ];
    // The town itself is no threat to the unit in it, and is held; the Russian has no supply to lose.
    expect(guards(units)).toEqual([
      { hexes: rail, side: 'central', held: false, units: ['a', 'b', 'town'] },
      { hexes: ['1314'], side: 'central', held: true, units: ['a', 'b'] },
    ]);
  });
  it('nobody depends on the sheet whose supply is entered, and a second railway to another edge hex takes it away', () => {
    expect(guards([{ id: 'a', hex: '1414', supply: 'in' }])).toEqual([]);
    const two = board([{ id: 'a', hex: '1314' }]);
    const sheet = {
      ...two,
      hexes: { ...two.hexes, 1015: { country: 'germany', exit: 'west' } },
      rails: [...two.rails, { a: '1015', b: '1115' }, { a: '1115', b: '1215' }, { a: '1215', b: '1314' }],
    };
    const answer = answerOf(supply, { source: 'sheet', sheet }, data);
    expect(answer.outcome.data).toMatchObject({ guards: [] });
    expect(rowsOf(answer, 'guards')).toEqual(['Units in supply – no single hex']);
  });
  it('is said in words: names, what a fortress would keep, and how many more', () => {
    const units = [
      ...Array.from({ length: 6 }, (_, i) => ({ id: `${i}`, hex: `141${(i % 3) + 3}`, name: `Corps ${i + 1}` })),
      { id: 'in', hex: '1514', name: 'Last' },
    ];
    const said = (more: readonly object[]): string =>
      rowsOf(answerOf(supply, { source: 'sheet', sheet: board([...units, ...more]) }, data), 'guards').join(' | ');
    expect(said([])).toMatch(/Central Powers: 1014, 1114, 1214, Thorn \(1314\) – Corps 1 · 1413, .* and 1 more/);
    const fort = { id: 'f', hex: '1413', kind: 'fortress' };
    expect(said([fort])).toContain('Corps 1 · 1413 (then in supply except when attacking)');
  });
});

describe('what the sheet leaves open', () => {
  const town = { country: 'germany', place: 'town' };
  const unit = { id: 'g', hex: '1314' };
  it.each([
    ['a hex that may be a town', { units: [unit] }],
    ['a town without a painted railway', { hexes: { 1314: town }, units: [unit] }],
    [
      'a railway that is painted in part',
      { hexes: { 1014: { country: 'germany' }, 1314: town }, rails: [{ a: '1214', b: '1314' }], units: [unit] },
    ],
    [
      'a town that has no country',
      {
        hexes: { 1014: { country: 'germany', exit: 'west' }, 1114: { place: 'town' } },
        rails: [{ a: '1014', b: '1114' }],
        units: [unit],
      },
    ],
  ])('%s is asked, and no full stop follows the question', (_what, sheet) => {
    const answer = answerOf(supply, { source: 'sheet', sheet, unit: 'g' }, data);
    expect(verdictOf(answer)).toMatch(/: open – .*[^?]\?$/);
  });
  it('a break is told, with its full stop', () => {
    const sheet = { complete: true, units: [unit] };
    expect(verdictOf(answerOf(supply, { source: 'sheet', sheet, unit: 'g' }, data))).toMatch(
      /out of supply – .*[a-z]\.$/,
    );
  });
});

describe('a sheet that cannot be', () => {
  it('has units of both sides in a hex: refused with the rule (12.4)', () => {
    const units = [
      { id: 'a', hex: '2020', nation: 'german' as const },
      { id: 'b', hex: '2020', nation: 'russian' as const },
    ];
    expect(ask({ source: 'sheet', sheet: { units } })).toMatchObject({ code: 'illegal', rule: '12.4', given: '2020' });
  });
  const romanian = [{ id: 'ro', hex: '3532', nation: 'romanian' as const }];
  it.each([
    ['marks Romania at war before Turn 18', { turn: 17, romania: true }, { field: 'sheet.romania', given: true }],
    ['has its army while it is neutral', { turn: 18, units: romanian }, { field: 'sheet.units', given: 'ro' }],
  ])('%s: refused with the rule (10.4)', (_what, sheet, expected) => {
    expect(ask({ source: 'sheet', sheet })).toMatchObject({ code: 'illegal', rule: '10.4', ...expected });
  });
  it('with Romania at war from Turn 18 on it is answered', () => {
    const sheet = { turn: 18, romania: true, units: romanian };
    expect(found({ source: 'sheet', sheet, unit: 'ro' })).toMatchObject({ units: [{ id: 'ro' }] });
  });
  it.each([
    ['a unit that is not there', { unit: 'nobody' }, 'unit'],
    ['a sheet that is not there', { preset: 'nowhere' }, 'preset'],
  ])('asks for %s', (_what, input, field) => {
    expect(ask({ source: 'sheet', ...input })).toMatchObject({ code: 'invalid-input', field });
  });
});

describe('the ready sheets', () => {
  it('open', () => expect(checkData({ 'sheets.json': ready })).toEqual([]));
  it.each([
    [{ sheets: [{ ...ready.sheets[0], sheet: { units: [{ id: 'a', hex: '9999' }] } }] }, 'sheets.0.sheet.units.0.hex'],
    [{ sheets: [ready.sheets[0], ready.sheets[0]] }, 'sheets.1.id'],
    [{ sheets: [{ ...ready.sheets[0], sheet: { units: [{ id: 'a', hex: 'X25' }] } }] }, 'sheets.0.sheet.units.0.hex'],
  ])('are told of when they do not (%#)', (file, path) => {
    expect(checkData({ 'sheets.json': file })[0]?.path.join('.')).toBe(path);
  });

  const sheet = (id: string) => viewOf(data.boards.find((one) => one.id === id)?.sheet);
  const hexOf = (id: string, unit: string) => sheet(id).units.find((one) => one.id === unit)?.hex;
  it('have 17 Corps beside 2417 and within two hexes of OberOst (question tannenberg-17-corps)', () => {
    const { grid, index } = sheet('tannenberg-oberost');
    const far = (a: string, b: string) => distance(grid, index.get(a) ?? -1, index.get(b) ?? -1);
    expect(hexOf('tannenberg-oberost', '17')).toBe('2517');
    for (const unit of ['fr', '20', '1', '17']) {
      const hex = hexOf('tannenberg-oberost', unit) ?? '';
      expect(far(hex, '2417'), unit).toBe(1);
      expect(far(hex, '2318'), unit).toBeLessThanOrEqual(2);
    }
  });
  it('leave the three corps in 2417 one way out, by 2516 and 2616: a town that saves them lies in twelve hexes', () => {
    const view = sheet('tannenberg-oberost');
    const hexes = sideSupply(view)('russian')
      .within(view.index.get('2417') ?? -1)
      .map((hex) => view.names[hex]);
    expect(hexes).toEqual([
      '2417',
      '2514',
      '2516',
      '2614',
      '2615',
      '2616',
      '2714',
      '2715',
      '2716',
      '2717',
      '2815',
      '2816',
      '2817',
    ]);
    expect(found({ source: 'sheet', preset: 'tannenberg-oberost', unit: 'ru-a' })).toMatchObject({
      units: [{ status: 'unknown', lacks: [{ code: 'town', open: true }] }],
    });
  });
  it('show four Russian corps out of supply, as the notes say, where those hexes have no town', () => {
    const board = data.boards.find((one) => one.id === 'tannenberg-oberost')?.sheet;
    const units = [...(board?.units ?? []), { id: 'ru1', hex: '2217', nation: 'russian' as const }];
    const answer = found({ source: 'sheet', sheet: { ...board, units, complete: true } }) as {
      units: { id: string; defence: string }[];
    };
    const out = answer.units.filter(({ id, defence }) => id.startsWith('ru') && defence === 'out');
    expect(out.map(({ id }) => id)).toEqual(['ru-a', 'ru-b', 'ru-c', 'ru1']);
  });
});
