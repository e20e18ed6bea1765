import { expect, it } from 'vitest';
import { checkGame } from '@/lib/content/check/game';
import { formatProblem } from '@/lib/content/check/problem';
import { withContent, type Edit } from '@/tests/support/content-tree';
import { TOOLS, check, EN, GAME, cases, TABLE } from '@/tests/content/check/faults';

const SEQUENCE = `${GAME}/sequence.json`;
const GLOSSARY = `${GAME}/glossary.json`;

const FIRE = (lang: string) => `${GAME}/messages/${lang}/fire.json`;

const EXAMPLE = {
  id: 'one',
  tool: 'fire',
  rules: ['1.1.1'],
  title: { en: 'One', es: 'Uno', it: 'Uno' },
  input: {},
  expected: { text: { en: 'Won', es: 'Gana', it: 'Vinta' }, data: {} },
};
const examples = (...all: readonly object[]): Edit => ({
  file: `${GAME}/examples.json`,
  to: JSON.stringify({ examples: all }),
});

it('finds nothing wrong with the fixture', () => {
  expect(check([])).toEqual([]);
});

cases('glossary', [
  [
    'a term without a rule',
    { file: GLOSSARY, from: '["1.1", "1.1.1"]', to: '[]' },
    `${GLOSSARY}:4:30 error`,
    'a term names the rules that define it',
  ],
  [
    'a dead rule',
    { file: GLOSSARY, from: '["1.1", "1.1.1"]', to: '["1.1", "1.1.3"]' },
    `${GLOSSARY}:4:38 error`,
    'no rule "1.1.3"',
  ],
  [
    'a dead rule in a definition',
    { file: GLOSSARY, from: 'vedi §1.1.1', to: 'vedi §1.1.3' },
    `${GLOSSARY}:9:99 error`,
    'no rule "1.1.3"',
  ],
  [
    'a language is missing',
    { file: GLOSSARY, from: ', "it": "Passo"', to: '' },
    `${GLOSSARY}:5:15 error`,
    'the language "it" is missing',
  ],
  ['an empty name', { file: GLOSSARY, from: '"Paso"', to: '" "' }, `${GLOSSARY}:5:37 error`, 'must not be empty'],
  [
    'an id twice',
    {
      file: GLOSSARY,
      from: '    {\n      "id": "step"',
      to: `    ${JSON.stringify({ id: 'step', rules: ['1.1'], term: { en: 'a', es: 'a', it: 'a' }, abbr: { en: [], es: [], it: [] }, also: { en: [], es: [], it: [] }, wrong: { en: [], es: [], it: [] }, definition: { en: 'a', es: 'a', it: 'a' } })},\n    {\n      "id": "step"`,
    },
    `${GLOSSARY}:5:13 error`,
    'id "step" repeats',
  ],
]);

cases('data of a game', [
  [
    'a phase of a dead rule',
    { file: SEQUENCE, from: '"rule": "1.0"', to: '"rule": "1.9"' },
    `${SEQUENCE}:4:46 error`,
    'no rule "1.9"',
  ],
  [
    'a step of an unknown tool',
    { file: SEQUENCE, from: 'glory/fire', to: 'glory/water' },
    `${SEQUENCE}:8:65 error`,
    'no tool "paths-of-glory/water"',
  ],
  [
    'an id twice',
    { file: SEQUENCE, from: '"not-early"', to: '"fight"' },
    `${SEQUENCE}:11:21 error`,
    'id "fight" repeats',
  ],
  [
    'an unknown scenario',
    { file: SEQUENCE, from: '["campaign"]', to: '["long"]' },
    `${SEQUENCE}:11:158 error`,
    'no scenario "long"',
  ],
  [
    'an exception of an unknown scenario',
    { file: SEQUENCE, from: '"turns": [1]', to: '"except": {"turns": [1], "scenarios": ["long"]}' },
    `${SEQUENCE}:11:138 error`,
    'no scenario "long"',
  ],
  [
    'an unknown condition',
    { file: SEQUENCE, from: '"turns": [1]', to: '"turn": 1' },
    `${SEQUENCE}:11:126 error`,
    'turn',
  ],
  [
    'an aid with a chart that there is not',
    { file: `${GAME}/game.json`, from: '"chartSources"', to: '"aid": ["losses", "fog"], "chartSources"' },
    `${GAME}/game.json:5:21 error`,
    'no chart "fog"',
  ],
  ['a file is missing', { file: SEQUENCE }, `${SEQUENCE}:1:1 error`, 'the file is missing'],
  [
    'an index out of order',
    { file: `${GAME}/rule-index.json`, from: '"1.1.1", "1.1.2"', to: '"1.1.2", "1.1.1"' },
    `${GAME}/rule-index.json:1:57 error`,
    '1.1.1 does not come after 1.1.2',
  ],
  [
    'an index of another edition',
    { file: `${GAME}/rule-index.json`, from: '2001', to: '2018' },
    `${GAME}/rule-index.json:1:14 error`,
    'edition "2018", in game.json "2001"',
  ],
  [
    'a redirect to nowhere',
    { file: `${GAME}/redirects.json`, to: '{"redirects":[{"from":"1.1.3","to":"1.1.4"}]}' },
    `${GAME}/redirects.json:1:36 error`,
    'no rule "1.1.4"',
  ],
  [
    'a redirect away from a rule',
    { file: `${GAME}/redirects.json`, to: '{"redirects":[{"from":"1.1.1","to":"1.1.2"}]}' },
    `${GAME}/redirects.json:1:23 error`,
    '1.1.1 is a rule of its own',
  ],
  [
    'a number that is printed again, but is that of no rule',
    { file: `${GAME}/redirects.json`, to: '{"redirects":[{"from":"1.1.3","to":"1.1.2","again":true}]}' },
    `${GAME}/redirects.json:1:23 error`,
    '1.1.3 is no rule that is there',
  ],
  [
    'a mistake that a rule mends which there is not',
    { file: `${GAME}/repairs.json`, to: '{"repairs":[{"rule":"1.1.4","text":{"en":"a","es":"b","it":"c"}}]}' },
    `${GAME}/repairs.json:1:21 error`,
    'dead reference: no rule "1.1.4"',
  ],
  [
    'a mistake against a rule that there is not',
    {
      file: `${GAME}/repairs.json`,
      to: '{"repairs":[{"rule":"1.1.2","rules":["1.1.4"],"text":{"en":"a","es":"b","it":"c"}}]}',
    },
    `${GAME}/repairs.json:1:38 error`,
    'dead reference: no rule "1.1.4"',
  ],
  ['no game.json', { file: `${GAME}/game.json` }, `${GAME}/game.json:1:1 error`, 'the file is missing'],
]);

cases('messages', [
  [
    'a key is missing',
    { file: FIRE('it'), from: ',\n  "rule": "§1.1"', to: '' },
    `${FIRE('it')}:1:1 error`,
    'rule is missing',
  ],
  [
    'a key too many',
    { file: FIRE('es'), from: '"rule"', to: '"more": "x", "rule"' },
    `${FIRE('es')}:3:11 error`,
    'more is not in the English file',
  ],
  [
    'another parameter',
    { file: FIRE('es'), from: '§{rule}', to: '§{regla}' },
    `${FIRE('es')}:2:23 error`,
    'parameters are {count, regla}, in English {count, rule}',
  ],
  [
    'a sentence that does not compile',
    { file: FIRE('en'), from: 'plural, one', to: 'plural one' },
    `${FIRE('en')}:2:23 error`,
    'step.losses: does not compile',
  ],
  ['a dead rule', { file: FIRE('it'), from: '§1.1', to: '§1.7' }, `${FIRE('it')}:3:11 error`, 'no rule "1.7"'],
  ['no sentence', { file: FIRE('it'), from: '"§1.1"', to: '""' }, `${FIRE('it')}:3:11 error`, 'the sentence is empty'],
  ['a file is missing', { file: FIRE('it') }, `${FIRE('it')}:1:1 error`, 'the file is missing'],
  [
    'a tool has none in any language',
    [{ file: FIRE('en') }, { file: FIRE('es') }, { file: FIRE('it') }],
    `${FIRE('en')}:1:1 error`,
    'the file is missing',
  ],
  [
    'the search field has no words of the game',
    ['en', 'es', 'it'].map((lang) => ({ file: `${GAME}/messages/${lang}/search.json` })),
    `${GAME}/messages/es/search.json:1:1 error`,
    'the file is missing',
  ],
  [
    'interface words: a key is missing',
    { file: 'ui/es/common.json', to: '{}' },
    'ui/es/common.json:1:1 error',
    'hello is missing',
  ],
  [
    'interface words: another parameter',
    { file: 'ui/it/common.json', from: '{name}', to: '{nome}' },
    'ui/it/common.json:1:12 error',
    'parameters are {nome}',
  ],
]);

it("reports what the game's own check finds, at its place", () => {
  const problems = withContent([], (root) =>
    checkGame({
      root,
      game: 'paths-of-glory',
      tools: TOOLS,
      checkData: () => [
        { file: 'scenarios.json', path: ['scenarios', 0, 'lastTurn'], message: 'too long' },
        { file: 'map/spaces.json', path: [], message: 'missing' },
      ],
    }).map(formatProblem),
  );
  expect(problems).toEqual([
    'content/paths-of-glory/scenarios.json:1:138 error: too long',
    'content/paths-of-glory/map/spaces.json:1:1 error: missing',
  ]);
});

it('collects the problems of all parts in one run', () => {
  const problems = check([
    { file: EN, from: 'Not in §2.0', to: 'Not in §2.1' },
    { file: `${GAME}/disputes/en.md`, from: 'official', to: 'hearsay' },
    { file: TABLE, from: '[0, 1]', to: '[0]' },
    { file: 'ui/es/common.json', to: '{}' },
  ]);
  for (const place of ['rules/en/01-combat.md:11', 'disputes/en.md:1', 'tables/losses.json:12', 'ui/es/common.json:1'])
    expect(
      problems.some((line) => line.includes(place)),
      place,
    ).toBe(true);
});

it('takes worked examples and the words of players', () => {
  const asked: Edit = {
    file: `${GAME}/search.json`,
    to: '{"asked":[{"rule":"1.1.1","en":["who dies"],"es":["quién muere"],"it":["chi muore"]}]}',
  };
  expect(check([examples(EXAMPLE), asked])).toEqual([]);
});

cases('worked examples and the words of players', [
  ['an example twice', examples(EXAMPLE, EXAMPLE), `${GAME}/examples.json:1:13 error`, 'an id is there twice'],
  [
    'an example without outcome',
    examples({ ...EXAMPLE, expected: undefined }),
    `${GAME}/examples.json:1:14 error`,
    'examples.0.expected',
  ],
  [
    'an example of a tool that is not there',
    examples({ ...EXAMPLE, tool: 'water' }),
    `${GAME}/examples.json:1:33 error`,
    'no tool "water"',
  ],
  [
    'a phrase for a rule that is not there',
    { file: `${GAME}/search.json`, to: '{"asked":[{"rule":"9.9","en":["x"],"es":["x"],"it":["x"]}]}' },
    `${GAME}/search.json:1:19 error`,
    'no rule "9.9"',
  ],
  [
    'an empty phrase',
    { file: `${GAME}/search.json`, to: '{"asked":[{"rule":"1.1.1","en":[""],"es":["x"],"it":["x"]}]}' },
    `${GAME}/search.json:1:33 error`,
    'asked.0.en.0',
  ],
]);
