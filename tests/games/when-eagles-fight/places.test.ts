import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { placesSchema } from '@/lib/content/schemas';
import { HEX, KNOWN_SIDES, NO_END, WEST_COLUMN } from '@/lib/games/when-eagles-fight/sheet/ground';
import { AUSTRO_HUNGARIAN_ROW, ROMANIAN_ROW } from '@/lib/games/when-eagles-fight/sheet/rows';

const read = (file: string): unknown => JSON.parse(readFileSync(`content/when-eagles-fight/${file}`, 'utf8'));
const { places } = placesSchema.parse(read('places.json'));
const chart = read('tables/known-hexes.json') as {
  readonly rows: { readonly items: readonly { readonly id: string; readonly label: unknown }[] };
  readonly cells: readonly (readonly unknown[])[];
};
const rowOf = (name: string) =>
  chart.rows.items.findIndex(({ label }) => label === name || (label as { en?: string }).en === name);

it('every place stands in its chart under the same name in each language', () => {
  for (const { name } of places) {
    const label = chart.rows.items[rowOf(name.en)]?.label;
    expect([name.en, typeof label === 'string' ? { en: label, es: label, it: label } : label]).toEqual([name.en, name]);
  }
});

it('another name of a place is no name that it has already', () => {
  for (const { name, aka } of places) {
    const names = [...new Set(Object.values(name)), ...aka].map((one) => one.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
  }
});

// The numbers that the rules print: 2.2, 4.3, 9.6, 10.4, 13.15 and the openings of the players' notes. No other place
// has one.
it('the hexes of the places are those of the rulebook', () => {
  const printed = {
    Warsaw: '2419',
    Czernowitz: '3229',
    Przemysl: '2726',
    Königsberg: '2314',
    Odessa: '4233',
    Jassy: '3532',
    Kovno: '2913',
    Lomza: '2617',
    Osowiec: '2816',
  };
  const shown = places.map(({ name }) => [name.en, chart.cells[rowOf(name.en)]?.[0]]);
  expect(Object.fromEntries(shown.filter(([, hex]) => hex !== null))).toEqual(printed);
});

// The chart has three languages, eleven kilobytes: what the engine needs of it stands in the code, and here against it.
it('the hexes, hexsides, column and rows that the engine knows are those of the chart', () => {
  const cellsOf = (id: string) => chart.cells[chart.rows.items.findIndex((row) => row.id === id)] ?? [];
  const [at, what] = [(id: string) => cellsOf(id)[0], (id: string) => (cellsOf(id)[1] as { readonly en: string }).en];
  for (const [id, hex] of Object.entries(HEX)) expect([id, at(id)]).toEqual([id, hex]);
  expect(at('4231')).toBe(`${NO_END[0]}–${NO_END.at(-1)}`);
  expect(NO_END.map(Number)).toEqual([4231, 4232, 4233]);
  expect(KNOWN_SIDES).toEqual({
    [String(at('2412')).replace(', ', '/')]: what('2412').includes('all sea') ? 'sea' : '',
    [`${at('2528')}/${what('2528').split('joined to ')[1]}`]: what('2528').includes('pass') ? 'pass' : '',
  });
  expect(at('west-edge')).toBe(`${WEST_COLUMN}xx`);
  expect([at('row-20'), at('row-29')]).toEqual([`xx${AUSTRO_HUNGARIAN_ROW}`, `xx${ROMANIAN_ROW}`]);
});
