import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkData } from '@/lib/games/paths-of-glory/content-check';

const NAMES = [
  'units',
  'map/spaces',
  'map/connections',
  'map/layout',
  'setup',
  'turns',
  'events',
  'tables/units',
  'tables/forts',
  'tables/ports',
  'tables/vp-spaces',
  'tables/turn-track',
];
type Json = Record<string, never>;

const read = (): Record<string, Json> =>
  Object.fromEntries(
    NAMES.map((name) => [
      `${name}.json`,
      JSON.parse(readFileSync(`content/paths-of-glory/${name}.json`, 'utf8')) as Json,
    ]),
  );

/** Sets a value deep in a file, or removes it. */
function set(target: unknown, path: readonly (string | number)[], value: unknown): void {
  const at = path
    .slice(0, -1)
    .reduce<unknown>((here, part) => (here as Record<string | number, unknown>)[part], target) as Record<
    string | number,
    unknown
  >;
  const last = path.at(-1) ?? '';
  if (value !== undefined) at[last] = value;
  else if (Array.isArray(at)) at.splice(Number(last), 1);
  else delete at[last];
}

it('finds nothing wrong with the data', () => {
  expect(checkData(read())).toEqual([]);
});

describe('finds', () => {
  it.each([
    ['a space less', 'map/spaces.json', ['spaces', 0], undefined, '280 spaces, the map has 281'],
    ['a line less', 'map/connections.json', ['connections', 0], undefined, '475 connections, the map has 476'],
    ['a line to nowhere', 'map/connections.json', ['connections', 3, 'a'], 'atlantis', 'no space "atlantis"'],
    [
      'a line twice',
      'map/connections.json',
      ['connections', 1],
      { a: 'cherbourg', b: 'london', only: null },
      'cherbourg - london is there twice',
    ],
    [
      'a line of an unknown nation',
      'map/connections.json',
      ['connections', 0, 'only'],
      ['ruritania'],
      'no nation "ruritania"',
    ],
    ['a space twice', 'map/spaces.json', ['spaces', 1, 'id'], 'london', 'id "london" repeats'],
    ['an unknown terrain', 'map/spaces.json', ['spaces', 1, 'terrain'], 'jungle', 'spaces.1.terrain'],
    ['a VP space more', 'map/spaces.json', ['spaces', 0, 'vp'], true, '66 VP spaces'],
    ['a space without a place', 'map/layout.json', ['positions', 'london'], undefined, 'london has no position'],
    ['a capital of no nation', 'map/spaces.json', ['spaces', 0, 'capitalOf'], 'ruritania', 'no nation "ruritania"'],
    ['a type of no nation', 'units.json', ['types', 0, 'nation'], 'ruritania', 'no nation "ruritania"'],
    ['a counter more than designations', 'units.json', ['types', 0, 'count'], 16, '15 designations for 16 counters'],
    ['points that do not exist', 'units.json', ['types', 0, 'rp'], 'XX', 'no replacement points "XX"'],
    [
      'points of a unit that takes none',
      'units.json',
      ['types', 0, 'replaceable'],
      false,
      'has replacement points when it is replaceable',
    ],
    ['a stronger reduced face', 'units.json', ['types', 0, 'reduced', 'cf'], 9, 'stronger than at full strength'],
    ['a unit nowhere', 'setup.json', ['presets', 0, 'units', 0, 'space'], 'atlantis', 'no space "atlantis"'],
    ['a unit of no type', 'setup.json', ['presets', 0, 'units', 0, 'type'], 'xx-corps', 'no unit type "xx-corps"'],
    [
      'an army in two places',
      'setup.json',
      ['presets', 0, 'units', 2, 'designation'],
      '1',
      'ah-army "1" is in two places',
    ],
    ['an army that does not exist', 'setup.json', ['presets', 0, 'units', 1, 'designation'], '99', 'no ah-army "99"'],
    [
      'more corps than counters',
      'setup.json',
      ['presets', 0, 'reserve', 'central', 0, 'count'],
      12,
      '× ah-corps, there are 11',
    ],
    ['a trench nowhere', 'setup.json', ['presets', 0, 'trenches', 0, 'space'], 'atlantis', 'no space "atlantis"'],
    ['an entry by no event', 'setup.json', ['onEntry', 0, 'event'], 'surprise', 'no event "surprise"'],
    ['a turn out of place', 'turns.json', ['turns', 4, 'n'], 6, 'turn 6 stands in place 5'],
    ['an event twice', 'events.json', ['events', 1, 'id'], 'guns-of-august', 'id "guns-of-august" repeats'],
    [
      'a chart with another value',
      'tables/units.json',
      ['cells', 0, 4],
      '9-9-9',
      'ge-army, full: "9-9-9", in the data "5-3-3"',
    ],
    ['a chart without a row', 'tables/forts.json', ['rows', 'items', 0, 'id'], 'atlantis', 'no row "konigsberg"'],
  ] as const)('%s', (_name, file, path, value, words) => {
    const files = read();
    set(files[file], path, value);
    const messages = checkData(files).map((one) => `${one.file} ${one.message}`);
    expect(
      messages.filter((message) => message.startsWith(file) && message.includes(words)),
      messages.join('\n'),
    ).not.toEqual([]);
  });

  it('a file that is missing, and still checks the others', () => {
    const { 'turns.json': _turns, ...files } = read();
    set(files['map/connections.json'], ['connections', 0, 'a'], 'atlantis');
    const found = checkData(files).map(({ file, message }) => `${file} ${message}`);
    expect(found).toContain('turns.json the file is missing or no JSON');
    expect(found).toContain('map/connections.json no space "atlantis"');
  });
});
