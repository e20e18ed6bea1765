import { describe, expect, it } from 'vitest';
import { checkGame, checkUi } from '@/lib/content/check/game';
import { formatProblem } from '@/lib/content/check/problem';
import { withContent, type Edit } from '@/tests/support/content-tree';

const TOOLS = ['fire'];

function check(edits: readonly Edit[]): readonly string[] {
  return withContent(edits, (root) =>
    [...checkGame({ root, game: 'paths-of-glory', tools: TOOLS, checkData: () => [] }), ...checkUi(root)].map(
      formatProblem,
    ),
  );
}

const EN = 'paths-of-glory/rules/en/01-combat.md';
const ES = 'paths-of-glory/rules/es/01-combat.md';
const GAME = 'paths-of-glory';

it('finds nothing wrong with the fixture', () => {
  expect(check([])).toEqual([]);
});

/** Name of the fault, the edit that makes it, and what is reported: place, level and words. */
type Case = readonly [string, Edit | readonly Edit[], string, string];

function cases(title: string, all: readonly Case[]): void {
  describe(title, () => {
    it.each(all)('%s', (_name, edits, place, words) => {
      const problems = check(Array.isArray(edits) ? (edits as readonly Edit[]) : [edits as Edit]);
      const found = problems.filter((line) => line.startsWith(`content/${place}: `) && line.includes(words));
      expect(found, problems.join('\n')).toHaveLength(1);
    });
  });
}

const both = (from: string, to: string, fromEs = from, toEs = to): readonly Edit[] => [
  { file: EN, from, to },
  { file: ES, from: fromEs, to: toEs },
];

cases('rules', [
  [
    'a number is missing',
    both(
      '### 1.1.2 Never more\nUse [the tool](tool:paths-of-glory/fire).\n',
      '',
      '### 1.1.2 Nunca más\nUsa [la herramienta](tool:paths-of-glory/fire).\n',
      '',
    ),
    `${EN}:1:1 error`,
    'rule 1.1.2 is missing in "en"',
  ],
  [
    'a language is missing',
    { file: `${GAME}/rules/es/02-sieges.md` },
    `${GAME}/rules/es:1:1 error`,
    'rule 2.0 is missing in "es"',
  ],
  [
    'a number is twice there',
    { file: EN, from: '1.1.2 Never', to: '1.1.1 Never' },
    `${EN}:13:1 error`,
    'rule 1.1.1 is already in content/paths-of-glory/rules/en/01-combat.md:7',
  ],
  [
    'a number is not in the index',
    { file: EN, from: '1.1.2 Never', to: '1.1.3 Never' },
    `${EN}:13:1 error`,
    'rule 1.1.3 is not in the rule index',
  ],
  [
    'the order is wrong',
    [
      { file: EN, from: '1.1.1 ▲', to: '1.1.x ▲' },
      { file: EN, from: '1.1.2 N', to: '1.1.1 N' },
      { file: EN, from: '1.1.x ▲', to: '1.1.2 ▲' },
    ],
    `${EN}:13:1 error`,
    'rule 1.1.1 stands after 1.1.2',
  ],
  [
    'a rule in the file of another chapter',
    { file: `${GAME}/rules/en/02-sieges.md`, from: '# 2.0', to: '# 3.0' },
    `${GAME}/rules/en/02-sieges.md:1:1 error`,
    'rule 3.0 does not belong to chapter 2',
  ],
  [
    'a heading too deep',
    { file: EN, from: '## 1.1', to: '### 1.1' },
    `${EN}:4:1 error`,
    'heading of 1.1 has 3 #, wanted 2',
  ],
  [
    'a heading without number',
    { file: EN, from: '## 1.1 Losses', to: '## Losses' },
    `${EN}:4:1 error`,
    'does not begin with a rule number',
  ],
  ['an empty title', { file: EN, from: '## 1.1 Losses', to: '## 1.1' }, `${EN}:4:4 error`, 'rule 1.1 has no title'],
  ['an empty body', { file: EN, from: 'How to fight.\n', to: '' }, `${EN}:1:1 error`, 'rule 1.0 has no text'],
  [
    'mark-up in a title',
    { file: EN, from: '1.1 Losses', to: '1.1 Losses (§1.1.1)' },
    `${EN}:4:1 error`,
    'the title of 1.1 is plain text',
  ],
  [
    'a mark that is not declared',
    { file: EN, from: '▲', to: '■' },
    `${EN}:7:1 error`,
    'the mark ■ of 1.1.1 is not declared',
  ],
  [
    'a dead rule',
    { file: EN, from: 'Not in §2.0', to: 'Not in §2.1' },
    `${EN}:11:10 error`,
    'dead reference: no rule "2.1"',
  ],
  [
    'a dead chart',
    { file: EN, from: 'table:losses', to: 'table:gains' },
    `${EN}:5:13 error`,
    'dead reference: no table "gains"',
  ],
  [
    'a dead dispute',
    { file: EN, from: 'dispute:steps', to: 'dispute:stairs' },
    `${EN}:8:28 error`,
    'dead reference: no dispute "stairs"',
  ],
  [
    'a dead tool',
    { file: EN, from: 'glory/fire', to: 'glory/water' },
    `${EN}:14:5 error`,
    'dead reference: no tool "paths-of-glory/water"',
  ],
  [
    'a section sign without number',
    { file: EN, from: '§2.0', to: '§ 2.0' },
    `${EN}:11:10 error`,
    'a section sign without a rule number',
  ],
  [
    'a rule without section sign',
    { file: EN, from: 'Never more\n', to: 'Never more\nSee 1.1.1. ' },
    `${EN}:14:5 warning`,
    'rule 1.1.1 is mentioned without §',
  ],
  [
    'raw HTML',
    { file: EN, from: 'How to fight', to: 'How to <b>fight</b>' },
    `${EN}:2:8 error`,
    'raw HTML is not shown: <b>',
  ],
  ['a link to elsewhere', { file: EN, from: 'How', to: '[How](chart:x)' }, `${EN}:2:1 error`, 'link to "chart:x"'],
  [
    'an unknown call-out',
    { file: EN, from: '[!EXCEPTION]', to: '[!NOTE]' },
    `${EN}:10:1 error`,
    'unknown call-out [!NOTE]',
  ],
]);

cases('languages of a rule', [
  [
    'other references',
    { file: ES, from: '§2.0', to: '§1.0' },
    `${ES}:7:1 error`,
    '1.1.1: other rules than in English (only en: 2.0; only es: 1.0)',
  ],
  ['other charts', { file: ES, from: '[tabla](table:losses)', to: 'tabla' }, `${ES}:4:1 error`, 'other tables'],
  ['another mark', { file: ES, from: ' ▲', to: '' }, `${ES}:7:1 error`, 'other title marks'],
  ['another call-out', { file: ES, from: '[!EXCEPTION]', to: '[!RULING]' }, `${ES}:7:1 error`, 'other call-outs'],
  [
    'other figures',
    { file: ES, from: '3 pasos', to: '4 pasos' },
    `${ES}:7:1 warning`,
    '1.1.1: other numbers than in English (only en: 3; only es: 4)',
  ],
]);

it('accepts other figures where the game says why', () => {
  expect(
    check([
      { file: ES, from: '3 pasos', to: 'tres pasos' },
      { file: `${GAME}/parity.json`, to: '{"accepted":[{"rule":"1.1.1","because":"a word"}]}' },
    ]),
  ).toEqual([]);
});

cases('disputes', [
  [
    'an id is missing in a language',
    {
      file: `${GAME}/disputes/en.md`,
      from: '## steps',
      to: '## other · Other\n- kind: ruling\n- rules: 1.0\n- source: us\n\nText.\n\n## steps',
    },
    `${GAME}/disputes/es.md:1:1 error`,
    'dispute other is missing',
  ],
  [
    'an id is only in the translation',
    { file: `${GAME}/disputes/es.md`, from: '## steps', to: '## pasos' },
    `${GAME}/disputes/es.md:1:1 error`,
    'dispute pasos is not in the English file',
  ],
  [
    'a dead rule',
    { file: `${GAME}/disputes/en.md`, from: '1.1.1, 1.1.2', to: '1.1.1, 1.1.9' },
    `${GAME}/disputes/en.md:1:1 error`,
    'dead reference: no rule "1.1.9"',
  ],
  [
    'a dead rule in the text',
    { file: `${GAME}/disputes/es.md`, from: 'por §1.1.1', to: 'por §1.1.9' },
    `${GAME}/disputes/es.md:8:26 error`,
    'dead reference: no rule "1.1.9"',
  ],
  [
    'a kind that does not exist',
    { file: `${GAME}/disputes/en.md`, from: 'official', to: 'hearsay' },
    `${GAME}/disputes/en.md:1:1 error`,
    'kind "hearsay" is not one of',
  ],
  [
    'another kind',
    { file: `${GAME}/disputes/es.md`, from: 'official', to: 'ruling' },
    `${GAME}/disputes/es.md:1:1 error`,
    'kind ruling, in English official',
  ],
  [
    'no rule',
    { file: `${GAME}/disputes/en.md`, from: '- rules: 1.1.1, 1.1.2\n', to: '' },
    `${GAME}/disputes/en.md:1:1 error`,
    'names no rule',
  ],
  [
    'no source',
    { file: `${GAME}/disputes/en.md`, from: '- source: made up\n', to: '' },
    `${GAME}/disputes/en.md:1:1 error`,
    'names no source',
  ],
  [
    'another form of heading',
    { file: `${GAME}/disputes/es.md`, from: '## steps · ', to: '## steps: ' },
    `${GAME}/disputes/es.md:1:1 error`,
    'is not "## id · Title"',
  ],
  [
    'the file is missing',
    { file: `${GAME}/disputes/es.md` },
    `${GAME}/disputes/es.md:1:1 error`,
    'the file is missing',
  ],
]);

const TABLE = `${GAME}/tables/losses.json`;
cases('charts', [
  [
    'a row of cells too short',
    { file: TABLE, from: '[0, 1]', to: '[0]' },
    `${TABLE}:12:13 error`,
    '1 cells for 2 columns',
  ],
  [
    'a row of cells too many',
    { file: TABLE, from: '[0, 1]', to: '[0, 1], [0, 1]' },
    `${TABLE}:12:12 error`,
    '3 rows of cells for 2 rows',
  ],
  [
    'an id twice',
    { file: TABLE, from: '"id": "2"', to: '"id": "1"' },
    `${TABLE}:7:114 error`,
    '"1" repeats in the rows',
  ],
  [
    'a gap between columns',
    { file: TABLE, from: '"from": 6', to: '"from": 7' },
    `${TABLE}:10:68 error`,
    'begins at 7, the one before ends at 5',
  ],
  [
    'a column without range',
    { file: TABLE, from: ', "from": 6, "to": null', to: '' },
    `${TABLE}:10:68 error`,
    'lacks from or to',
  ],
  [
    'a title without a language',
    { file: TABLE, from: ', "it": "Perdite"', to: '' },
    `${TABLE}:4:12 error`,
    'the language "it" is missing',
  ],
  [
    'no provenance',
    { file: TABLE, from: '"source": "rulebook-2001", ', to: '' },
    `${TABLE}:14:17 error`,
    'provenance.source',
  ],
  [
    'a source of no cell',
    { file: TABLE, from: '"column": "6+", "source"', to: '"column": "7+", "source"' },
    `${TABLE}:15:43 error`,
    'no column "7+"',
  ],
  [
    'a lookup without edges',
    { file: TABLE, from: '  "edges": { "rows": "clamp", "columns": "clamp" },\n', to: '' },
    `${TABLE}:3:11 error`,
    'says what lies past its edges',
  ],
  [
    'a dead rule',
    { file: TABLE, from: '["1.1"]', to: '["1.3"]' },
    `${TABLE}:5:13 error`,
    'dead reference: no rule "1.3"',
  ],
  [
    'a dead rule in a note',
    { file: TABLE, from: 'Vedi §1.1.1', to: 'Vedi §1.1.4' },
    `${TABLE}:6:62 error`,
    'dead reference: no rule "1.1.4"',
  ],
  [
    'a file of another name',
    { file: TABLE, from: '"id": "losses"', to: '"id": "gains"' },
    `${TABLE}:2:9 error`,
    'is not the name of the file',
  ],
  [
    'a field that does not exist',
    { file: TABLE, from: '"kind"', to: '"sort": 1, "kind"' },
    `${TABLE}:1:1 error`,
    'sort',
  ],
  ['no JSON', { file: TABLE, from: '"kind":', to: '"kind"' }, `${TABLE}:3:10 error`, 'JSON'],
]);

const SEQUENCE = `${GAME}/sequence.json`;
const GLOSSARY = `${GAME}/glossary.json`;
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
    'an unknown condition',
    { file: SEQUENCE, from: '"turns": [1]', to: '"turn": 1' },
    `${SEQUENCE}:11:126 error`,
    'turn',
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
  ['no game.json', { file: `${GAME}/game.json` }, `${GAME}/game.json:1:1 error`, 'the file is missing'],
]);

const FIRE = (lang: string) => `${GAME}/messages/${lang}/fire.json`;
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
  [
    'a file is missing',
    { file: FIRE('it') },
    `${FIRE('it')}:1:1 error`,
    'the file is missing; other languages have it',
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
