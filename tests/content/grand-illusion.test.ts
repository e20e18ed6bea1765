import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readGame } from '@/lib/content/game';
import { inLanguage } from '@/lib/core/language';
import type { Cell } from '@/lib/tables/chart';

const LANGUAGES = ['en', 'es', 'it'] as const;
type Lang = (typeof LANGUAGES)[number];
const FOLDER = 'content/grand-illusion/rules';
const charts = readGame('grand-illusion').tables();

/** The text of a rule, from its heading to the next one. */
function rule(lang: Lang, number: string): string {
  const text = readdirSync(`${FOLDER}/${lang}`)
    .map((file) => readFileSync(`${FOLDER}/${lang}/${file}`, 'utf8'))
    .join('\n');
  const start = text.search(new RegExp(`^#+ ${number.replaceAll('.', '\\.')} `, 'm'));
  if (start < 0) throw new Error(`${lang} has no rule ${number}`);
  const [heading = '', ...rest] = text.slice(start).split('\n');
  const end = rest.findIndex((line) => line.startsWith('#'));
  return [heading, ...(end < 0 ? rest : rest.slice(0, end))].join('\n');
}

/** The rows of the tables of a rule, without their headings. */
const rowsOf = (lang: Lang, number: string): readonly (readonly string[])[] =>
  rule(lang, number)
    .split('\n')
    .filter((line, index, lines) => line.startsWith('|') && !/^\|-/.test(line) && !/^\|-/.test(lines[index + 1] ?? ''))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

function cells(id: string): readonly (readonly Cell[])[] {
  const chart = charts.get(id);
  if (!chart) throw new Error(`no chart ${id}`);
  return chart.cells;
}
function column(id: string, name: string): readonly Cell[] {
  const at = charts.get(id)?.columns.items.findIndex((item) => item.id === name) ?? -1;
  if (at < 0) throw new Error(`${id} has no column ${name}`);
  return cells(id).map((row) => row[at] ?? null);
}
const rowIds = (id: string): readonly string[] => charts.get(id)?.rows.items.map((item) => item.id) ?? [];
const words = (cell: Cell | undefined, lang: Lang): string =>
  cell === null || cell === undefined ? '?' : typeof cell === 'number' ? `${cell}` : inLanguage(cell, lang);
const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];
/** The numbers of the list that follows these words in a rule. */
const listAfter = (lang: Lang, number: string, marker: RegExp): readonly string[] =>
  numbersIn(marker.exec(rule(lang, number))?.[1] ?? '');

describe.each(LANGUAGES)('the charts of Grand Illusion say what the rules say (%s)', (lang) => {
  it('CAPS (5.1.1)', () => {
    expect(rowsOf(lang, '5.1.1').map((row) => row.map(Number))).toEqual(
      cells('caps').map((row, index) => [index + 1, ...row]),
    );
  });
  it('retreat at sea and its modifiers (9.4.5)', () => {
    const rows = rowsOf(lang, '9.4.5');
    expect(rows.slice(0, 4).map(([die, result]) => [die, Number(numbersIn(result ?? '')[0])])).toEqual(
      column('sea-retreat', 'turns')
        .slice(0, 4)
        .map((turns, index) => [`${index + 1}`, turns]),
    );
    expect(rows[4]).toEqual(['5, 6', words(column('sea-retreat', 'turns')[5], lang)]);
    const drm = Object.fromEntries(rowIds('sea-retreat-drm').map((id, at) => [id, cells('sea-retreat-drm')[at]?.[0]]));
    expect(rows.slice(5).map(([, value]) => Number(value?.replace('−', '-')))).toEqual([
      drm['british'],
      drm['french-territorial'],
      drm['belgian'],
    ]);
    expect(drm['french']).toBe(0);
  });
  it('forts: hex, strengths, defence, replacement counter, steps, garrison (9.5)', () => {
    const counter = (text = ''): readonly (number | null)[] => {
      const values = [...text.matchAll(/(\d)(?: \[\+(\d)\])?/g)].map(([, cs, n]) => [Number(cs), Number(n ?? 0)]);
      if (values.length === 0) return [];
      return [values[0]?.[0] ?? null, values[1]?.[0] ?? null, values[0]?.[1] ?? null];
    };
    const inRule = rowsOf(lang, '9.5').map(([hex, , first, second, steps, garrison]) => [
      Number(hex),
      counter(first),
      counter(second),
      steps,
      garrison,
    ]);
    const inChart = cells('forts').map(([hex, , full, reduced, bonus, rFull, rReduced, rBonus, steps, garrison]) => [
      hex,
      [full, reduced, bonus],
      typeof rFull === 'number' ? [rFull, rReduced, rBonus] : [],
      words(steps, lang),
      words(garrison, lang),
    ]);
    expect(inChart).toHaveLength(22);
    expect(inRule).toEqual(inChart);
  });
  it('large garrisons are those of the forts (9.5.2)', () => {
    const large = rowIds('forts').filter((_, at) => words(column('forts', 'garrison')[at], 'en') === 'yes');
    expect([...rowIds('garrisons')].sort()).toEqual([...large].sort());
    const hexOf = (id: string, chart: string) => column(chart, 'hex')[rowIds(chart).indexOf(id)];
    for (const id of large) expect(hexOf(id, 'garrisons'), id).toBe(hexOf(id, 'forts'));
    expect(new Set(rowsOf(lang, '9.5.2').map(([, hex]) => Number(hex)))).toEqual(new Set(column('garrisons', 'hex')));
  });
  it('entering and leaving hexes, all fifteen cells (8.4.4)', () => {
    expect(rowsOf(lang, '8.4.4').map((row) => row.slice(1))).toEqual(
      cells('hex-movement').map((row) => row.map((cell) => words(cell, lang))),
    );
  });
  it('the names of the Fortunes of War (9.1.4)', () => {
    expect(rowsOf(lang, '9.1.4').map(([roll, name]) => [roll, name])).toEqual(
      rowIds('fortunes-of-war').map((roll, at) => [roll, words(column('fortunes-of-war', 'name')[at], lang)]),
    );
  });
  it.each([
    ['schlieffen', '8.4.8', /^- \[.*?: (.*)\./m],
    ['plan-17', '3.2.1.a', /^\[.*?: ([\d, ]+)\./m],
    ['belgian-hexes', '8.4.7.a', /: (23,[\d, ]+)/],
  ])('%s: the hexes of %s', (id, number, marker) => {
    const doubtful = ['75', '83'];
    expect(listAfter(lang, number, marker)).toEqual(rowIds(id).filter((hex) => !doubtful.includes(hex)));
  });
  it('the German VP hexes, 76 and 87 doubled (3.2.2)', () => {
    const fifteen =
      rule(lang, '3.2.2')
        .split('\n')
        .find((line) => line.startsWith('- 8,')) ?? '';
    expect([...numbersIn(fifteen), '19']).toEqual(rowIds('victory-hexes'));
    expect(rowIds('victory-hexes').filter((_, at) => column('victory-hexes', 'factor')[at] === 2)).toEqual([
      '76',
      '87',
    ]);
  });
  it('the hexes of Paris in Danger (8.4.9.a)', () => {
    expect(listAfter(lang, '8.4.9.a', /\): ([\d, ]+)\./)).toEqual(
      numbersIn(words(cells('paris-in-danger')[0]?.[0], lang)),
    );
  });
  it('ports and where they lead (10.4)', () => {
    const bare = (text: string) => (/\d/.test(text) ? text : '–');
    expect(rowsOf(lang, '10.4').map(([hex, port, to]) => [hex, port, bare(to ?? '')])).toEqual(
      rowIds('ports')
        .filter((hex) => hex !== '52')
        .map((hex, at) => [hex, words(cells('ports')[at]?.[0], lang), words(cells('ports')[at]?.[1], lang)]),
    );
  });
  it('supply sources of each nation (11.2.4, 11.2.5)', () => {
    const of = (nation: string) =>
      rowIds('supply-sources').filter((_, at) => words(column('supply-sources', nation)[at], 'en') === 'yes');
    const [french, british, belgian] = rowsOf(lang, '11.2.4').map(([, hexes]) => numbersIn(hexes ?? ''));
    expect([french, british, belgian]).toEqual([
      of('french'),
      of('british'),
      of('belgian').filter((hex) => hex !== '52'),
    ]);
    expect(numbersIn(rule(lang, '11.2.5').split('\n')[1] ?? '')).toEqual(of('german'));
  });
  it('the price of a General Retreat (8.7.2, 8.7.3)', () => {
    for (const [at, number] of ['8.7.2', '8.7.3'].entries()) {
      const rows = rowsOf(lang, number).map((row) => row.map((cell) => Number(numbersIn(cell)[0])));
      const value = (id: string) => cells('general-retreat')[rowIds('general-retreat').indexOf(id)]?.[at];
      expect(rows).toEqual([
        [value('earliest'), value('cost-first')],
        [Number(value('earliest')) + 1, value('cost-later')],
      ]);
    }
  });
  it('Allied mandated battles of each turn (13.1)', () => {
    const boxes = rowsOf(lang, '13.1').filter((row) => row.length === 2 && row.every((cell) => /^\d+$/.test(cell)));
    expect(boxes.map(([, box]) => Number(box))).toEqual(column('turn-track', 'allied-mandated').slice(0, 4));
    expect(
      column('turn-track', 'allied-mandated')
        .slice(4)
        .every((n) => n === 0),
    ).toBe(true);
  });
  it('the options of scenario 3 and their prices (13.3.4)', () => {
    const price = (text = '') => Number(text.replace('−', '-'));
    const inRule = rowsOf(lang, '13.3.4').flatMap(([allied = '', first, german = '', second]) => [
      [/13\.3\.4\.(\w+)/.exec(allied)?.[1], allied.replace(/ \(.*/, ''), price(first)],
      [/13\.3\.4\.(\w+)/.exec(german)?.[1], german.replace(/ \(.*/, ''), price(second)],
    ]);
    const inChart = charts
      .get('scenario-options')
      ?.rows.items.map(({ id, label }, at) => [id, inLanguage(label, lang), column('scenario-options', 'vp')[at]]);
    expect([...inRule].sort()).toEqual([...(inChart ?? [])].sort());
  });
});
