import { SOUND, type ImportKind } from '@/tests/support/hostile/kinds';
import type { Damage } from '@/tests/support/hostile/texts';

type Members = Readonly<Record<string, unknown>>;
const MANY = 20_000;
const many = <T>(make: (i: number) => T, count = MANY): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const record = (name: (i: number) => string, value: unknown, count = MANY): Members =>
  Object.fromEntries(many((i) => [name(i), value] as const, count));

/** A sound file with other members in a part of it. */
function changed(kind: ImportKind, path: readonly string[], members: Members): string {
  const file = JSON.parse(SOUND[kind]) as Record<string, unknown>;
  const part = path.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, file);
  Object.assign(part, members);
  return JSON.stringify(file);
}

const chart = (members: Members): string => changed('charts', ['charts', '0'], members);
const hex = (i: number): string => `${String.fromCharCode(65 + (i % 26))}${1 + (Math.floor(i / 26) % 60)}`;
const headings = (count: number): readonly string[] => many((i) => `${1 + Math.floor(i / 100)}.${i % 100}`, count);

/** Files with far more of something than any table needs. */
export const WIDE: Readonly<Record<ImportKind, Damage>> = {
  charts: [
    ['800 headings', chart({ headings: headings(800) })],
    ['20,000 headings', chart({ headings: headings(MANY), complete: false })],
    ['100,000 headings', chart({ headings: headings(100_000) })],
    ['the same heading 50,000 times', chart({ headings: many(() => '40', 50_000) })],
    ['20,000 distances', chart({ distances: many((i) => ({ from: `${i}`, to: `${i + 1}`, columns: 1 })) })],
    ['20,000 reaches', chart({ reach: record((i) => String(i), '5') })],
    ['20,000 cells', chart({ cells: record((i) => `/40/${i}`, '+5') })],
    ['20,000 cells of one column', chart({ cells: record((i) => `/40/1${' '.repeat(i % 40)}${i}`, '+5') })],
    [
      '4,000 charts',
      changed('charts', [], { charts: many(() => ({ id: 'abu', headings: [], complete: false, cells: {} }), 4_000) }),
    ],
    ['a heading of 500,000 digits', chart({ headings: ['1'.repeat(500_000)] })],
    ['a cell with a place of 500,000 signs', chart({ cells: { ['/'.repeat(500_000)]: '0' } })],
    ['a result of 500,000 signs', chart({ cells: { '/40/1': '•'.repeat(500_000) } })],
  ],
  counters: [
    ['30,000 counters', changed('counters', [], { units: many((i) => ({ name: `u${i}` }), 30_000) })],
    ['the same counter 30,000 times', changed('counters', [], { units: many(() => ({ name: 'a' }), 30_000) })],
    ['a name of 500,000 signs', changed('counters', [], { units: [{ name: 'é'.repeat(400_000) }] })],
    ['20,000 unknown values', changed('counters', [], { units: [{ name: 'a', ...record((i) => `f${i}`, 0) }] })],
  ],
  board: [
    ['20,000 spaces', changed('board', ['board'], { control: record((i) => `s${i}`, 'allied', 5_000) })],
    ['5,000 stacks', changed('board', ['board'], { units: record((i) => `s${i}`, [{ type: 'ge-army' }], 5_000) })],
    ['20,000 units in a space', changed('board', ['board'], { units: { calais: many(() => ({ type: 'x' }), 9_000) } })],
    ['20,000 trenches', changed('board', ['board'], { trenches: record((i) => `s${i}`, 1, 5_000) })],
    ['20,000 events', changed('board', ['board'], { events: many(() => 'turkey', 9_000) })],
  ],
  sheet: [
    ['20,000 hexes', changed('sheet', ['sheet'], { hexes: record((i) => `${hex(i)}${i}`, {}) })],
    [
      '20,000 hexsides',
      changed('sheet', ['sheet'], { sides: record((i) => `${hex(i)}/${hex(i + 1)}${i}`, 'minor-river') }),
    ],
    ['20,000 railways', changed('sheet', ['sheet'], { rails: many((i) => ({ a: hex(i), b: hex(i + 1) })) })],
    [
      '7,200 railways in one place',
      changed('sheet', ['sheet'], { rails: many(() => ({ a: 'X24', b: 'X25' }), 7_200) }),
    ],
    [
      '20,000 one-way connections',
      changed('sheet', ['sheet'], { oneWay: many((i) => ({ hex: hex(i), a: hex(i), b: hex(i) })) }),
    ],
    ['20,000 units', changed('sheet', ['sheet'], { units: many((i) => ({ id: `${i}`, hex: 'X25' })) })],
    ['300 units in one hex', changed('sheet', ['sheet'], { units: many((i) => ({ id: `${i}`, hex: 'X25' }), 300) })],
    ['a frame without end', changed('sheet', ['sheet'], { frame: { column: 'X', row: 24, columns: 1e9, rows: 1e9 } })],
  ],
  map: [
    ['20,000 links', changed('map', ['map'], { links: many((i) => [1 + (i % 107), i % 6, 1 + ((i * 7) % 107)]) })],
    ['600 links that contradict', changed('map', ['map'], { links: many((i) => [1 + (i % 107), i % 6, 50], 600) })],
    ['20,000 edges', changed('map', ['map'], { edges: many((i) => [1 + (i % 107), i % 6]) })],
    ['20,000 rails', changed('map', ['map'], { rails: many(() => [18, 19]) })],
    ['600 rails in one place', changed('map', ['map'], { rails: many(() => [18, 19], 600) })],
    ['20,000 hexes that are done', changed('map', ['map'], { done: many(() => 26) })],
    ['a link of 20,000 numbers', changed('map', ['map'], { links: [many((i) => i)] })],
    ['a hex beside itself', changed('map', ['map'], { links: [[19, 0, 19]] })],
    ['a stranger beside Paris', changed('map', ['map'], { links: [[19, 0, 27]] })],
    [
      'a railway between strangers',
      changed('map', ['map'], {
        rails: [
          [18, 19],
          [1, 107],
        ],
      }),
    ],
  ],
};
