import { describe, expect, it } from 'vitest';
import { checkFolders } from '@/lib/content/check/claims';
import type { Answer } from '@/lib/content/check/examples';
import { checkGame } from '@/lib/content/check/game';
import { formatProblem } from '@/lib/content/check/problem';
import { fail, ok } from '@/lib/core/result';
import { withContent, type Edit } from '@/tests/support/content-tree';

const GAME = 'paths-of-glory';

/** A tool that loses as many steps as it is told, and refuses more than nine. */
const answer: Answer = (tool, input) => {
  if (tool !== 'fire') return undefined;
  const { steps = 0 } = input as { readonly steps?: number };
  return steps > 9
    ? fail({ field: 'steps', words: 'steps is 10. Allowed: 0 to 9.' })
    : ok({ lost: steps, units: [{ id: 'a', left: 1n }], winner: 'attacker' });
};

const check = (edits: readonly Edit[]): readonly string[] =>
  withContent(edits, (root) =>
    [
      ...checkGame({
        root,
        game: GAME,
        tools: ['fire'],
        ownFiles: ['map/spaces.json'],
        checkData: () => [],
        answer,
      }),
      ...checkFolders(root, [GAME]),
    ].map(formatProblem),
  );

const EXAMPLE = {
  id: 'one',
  tool: 'fire',
  rules: ['1.1.1'],
  title: { en: 'One', es: 'Uno', it: 'Uno' },
  input: { steps: 2 },
  expected: { text: { en: 'Won', es: 'Gana', it: 'Vinta' }, data: { lost: 2, units: [{ id: 'a' }] } as unknown },
};
const FILE = `${GAME}/examples.json`;
const example = (changed: Partial<typeof EXAMPLE>): Edit => ({
  file: FILE,
  to: JSON.stringify({ examples: [{ ...EXAMPLE, ...changed }] }, null, 1),
});
const says = (data: unknown) => example({ expected: { ...EXAMPLE.expected, data } });

describe('a worked example', () => {
  it('is answered by its tool as it says, which may say more', () => expect(check([example({})])).toEqual([]));
  it.each<readonly [string, Edit, string]>([
    [
      'that the tool refuses',
      example({ input: { steps: 10 } }),
      '15:14 error: one: fire does not answer it: steps is 10. Allowed: 0 to 9.',
    ],
    ['with another value', says({ lost: 3 }), '24:14 error: one: fire says 2, the example 3'],
    [
      'with another value in a list',
      says({ units: [{ id: 'b' }] }),
      '26:14 error: one: fire says "a", the example "b"',
    ],
    ['with a shorter list', says({ units: [] }), '24:15 error: one: fire says [{"id":"a","left":1}], the example []'],
    [
      'with a value that the tool does not give',
      says({ retreat: 1 }),
      '24:17 error: one: fire says nothing, the example 1',
    ],
    ['with a list for a group', says({ units: { 0: { id: 'a' } } }), 'the example {"0":{"id":"a"}}'],
    ['that says nothing', says(undefined), 'examples.0.expected.data'],
  ])('%s is reported', (_, edit, words) => {
    const problems = check([edit]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(words.includes(' error: ') ? `content/${FILE}:${words}` : words);
  });
});

describe('the words of players', () => {
  const asked = (...all: readonly object[]): Edit => ({
    file: `${GAME}/search.json`,
    to: JSON.stringify({ asked: all }),
  });
  const ENTRY = { rule: '1.1.1', en: ['who dies'], es: ['quién muere'], it: ['chi muore'] };
  it('may be the same for two rules', () => expect(check([asked(ENTRY, { ...ENTRY, rule: '1.1.2' })])).toEqual([]));
  it('are not twice at one rule', () =>
    expect(check([asked({ ...ENTRY, es: ['quién muere', 'Quién muere '] })])).toEqual([
      `content/${GAME}/search.json:1:65 error: "Quién muere " is there twice`,
    ]));
  it('of a rule stand in one place', () =>
    expect(check([asked(ENTRY, ENTRY)])).toEqual([
      `content/${GAME}/search.json:1:94 error: the phrases of 1.1.1 are in two places`,
    ]));
});

describe('what players call a tool or a chart', () => {
  const called = (...all: readonly object[]): Edit => ({
    file: `${GAME}/called.json`,
    to: JSON.stringify({ called: all }),
  });
  const ENTRY = { en: ['odds'], es: ['proporción'], it: ['rapporto'] };
  it('leads to one that exists', () =>
    expect(check([called({ tool: 'nothing', ...ENTRY })])[0]).toContain('no tool "nothing"'));
  it('is the name of one', () =>
    expect(
      check([called({ tool: 'nothing', ...ENTRY, en: ['odds', 'Odds '] })]).filter((one) => one.includes('twice')),
    ).toEqual([`content/${GAME}/called.json:1:43 error: "Odds " is there twice`]));
});

describe('turns and scenarios', () => {
  const SCENARIOS = `${GAME}/scenarios.json`;
  const SEQUENCE = `${GAME}/sequence.json`;
  it.each<readonly [string, Edit, string]>([
    [
      'a scenario that ends after the last turn',
      { file: SCENARIOS, from: '"lastTurn": 20', to: '"lastTurn": 21' },
      `${SCENARIOS}:1:138 error: campaign ends in turn 21; allowed: 1 to 20`,
    ],
    [
      'a condition of a turn that there is not',
      { file: SEQUENCE, from: '"turns": [1]', to: '"turns": [1, 21]' },
      `${SEQUENCE}:11:126 error: no turn 21; allowed: 1 to 20`,
    ],
    [
      'a condition up to a turn that there is not',
      { file: SEQUENCE, from: '"turns": [1]', to: '"toTurn": 22' },
      `${SEQUENCE}:11:126 error: no turn 22; allowed: 1 to 20`,
    ],
    [
      'turns with a gap',
      { file: `${GAME}/turns.json`, from: '"n": 3', to: '"n": 4' },
      `${GAME}/turns.json:1:12 error: turns: turns are numbered from 1 without a gap`,
    ],
    ['no turns', { file: `${GAME}/turns.json` }, `${GAME}/turns.json:1:1 error: the file is missing`],
  ])('%s is reported', (_, edit, words) => expect(check([edit])).toEqual([`content/${words}`]));
});

describe('a file that no check reads', () => {
  it.each([
    `${GAME}/notes.txt`,
    `${GAME}/exampels.json`,
    `${GAME}/map/towns.json`,
    `${GAME}/tables/losses.json5`,
    `${GAME}/tables/old/losses.json`,
    `${GAME}/rules/it/01-combat.md`,
    `${GAME}/rules/en/combat.md`,
    `${GAME}/disputes/it.md`,
    `${GAME}/messages/de/fire.json`,
  ])('%s is an error', (file) => {
    const found = check([{ file, to: '{}' }]);
    expect(found.filter((line) => line.startsWith(`content/${file}:1:1 error: no check knows this file`))).toHaveLength(
      1,
    );
    expect(found.join()).toContain('map/spaces.json, rules/<en|es>/<nn>-<slug>.md');
  });
  it.each(['paths-of-glorry/game.json', 'ui/de/common.json', 'notes.md'])('%s belongs to no game', (file) => {
    expect(check([{ file, to: '{}' }])).toEqual([
      `content/${file}:1:1 error: no check knows this file; known are ui/<en|es|it>/<area>.json, thesaurus.json and the files of ${GAME}`,
    ]);
  });
  it('may be one that only the game knows', () =>
    expect(check([{ file: `${GAME}/map/spaces.json`, to: '{}' }])).toEqual([]));
});
