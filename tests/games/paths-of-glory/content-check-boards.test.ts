import { beforeAll, describe, expect, it } from 'vitest';
import file from '@/content/paths-of-glory/boards.json';
import { checkAnswers } from '@/lib/games/paths-of-glory/content-check-boards';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';

let data: PogData;
beforeAll(async () => {
  data = await loadData();
});

type Change = (boards: Record<string, unknown>[]) => void;
const found = (change: Change = () => undefined): readonly string[] => {
  const copy = structuredClone(file) as unknown as { readonly boards: Record<string, unknown>[] };
  change(copy.boards);
  return checkAnswers({ 'boards.json': copy }, data).map((one) => `${one.path.join('.')}: ${one.message}`);
};
const place = file.boards.findIndex(({ id }) => id === 'example-allied-2');
const change =
  (key: string, value: unknown): Change =>
  (boards) => {
    const keys = key.split('.');
    const last = keys.pop() ?? '';
    const holder = keys.reduce<Record<string, unknown>>(
      (at, part) => at[part] as Record<string, unknown>,
      boards[place] ?? {},
    );
    holder[last] = value;
  };

describe('the ready positions', () => {
  it('come out as they say', () => expect(found()).toEqual([]));
  it('must be there', () =>
    expect(checkAnswers({}, data)).toEqual([
      { file: 'boards.json', path: [], message: 'the file is missing or no JSON' },
    ]));
  it.each<readonly [string, string, unknown, string]>([
    [
      'a base that is no set-up',
      'base',
      'may-1915',
      'base: example-allied-2: no set-up "may-1915"; allowed: empty, august-1914',
    ],
    ['a space that is not on the map', 'control.atlantis', 'allied', 'example-allied-2: supply refuses it'],
    ['a unit of no type', 'units.liege', [{ type: 'xx-army' }], 'example-allied-2: supply refuses it'],
    ['a focus that is nowhere', 'focus', 'atlantis', 'focus: example-allied-2: supply refuses it'],
    ['an event that supply knows nothing of', 'events', ['snow'], 'events.0'],
    ['a side that there is not', 'control.liege', 'neutral', 'control.liege'],
    ['a key that nobody reads', 'comment', 'x', 'comment'],
    [
      'nobody out of supply',
      'expected.outOfSupply',
      [],
      'expected.outOfSupply: example-allied-2: also out of supply: ge-army in cambrai',
    ],
    [
      'another break of the line',
      'expected.outOfSupply.0.at',
      ['paris'],
      'expected.outOfSupply.0.at: example-allied-2: ge-army in cambrai: at is ["sedan"]',
    ],
    ['another reason', 'expected.outOfSupply.0.reason', 'sea', 'reason is "enemy"'],
    ['another rule', 'expected.outOfSupply.0.rule', '14.1.1', 'rule is "14.1.3"'],
    ['another fate', 'expected.outOfSupply.0.dies', false, 'dies is true'],
    [
      'a unit in supply that is not',
      'expected.supplied',
      [{ space: 'cambrai', type: 'ge-army' }],
      'ge-army in cambrai is not in supply',
    ],
    [
      'supply by sea that comes by land',
      'expected.supplied',
      [{ space: 'liege', type: 'ge-army', bySea: true }],
      'bySea is false',
    ],
    [
      'other spaces that turn',
      'expected.turns',
      { allied: [], central: [] },
      'the spaces that turn are {"allied":[],"central":["cambrai"]}',
    ],
  ])('are reported for %s', (_, key, value, words) => {
    const problems = found(change(key, value));
    expect(
      problems.filter((line) => line.includes(words)),
      problems.join('\n'),
    ).toHaveLength(1);
    expect(problems.every((line) => line.startsWith(`boards.${place}`))).toBe(true);
  });
  it('are reported when an id is there twice', () =>
    expect(found((boards) => void boards.push(structuredClone(boards[0] ?? {})))).toEqual([
      `boards.${file.boards.length}.id: id "${file.boards[0]?.id}" repeats`,
    ]));
});
