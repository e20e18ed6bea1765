import { expect, it } from 'vitest';
import type { Edit } from '@/tests/support/content-tree';
import { check, EN, GAME, cases } from '@/tests/content/check/faults';

const ES = 'paths-of-glory/rules/es/01-combat.md';

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

const RULED = 'A siege counts. [question: steps](dispute:steps)';
const ruling = (words: string): Edit => ({ file: EN, from: '> [!EXCEPTION]\n> Not in §2.0.', to: words });

cases('rulings', [
  [
    'no question',
    ruling('> [!RULING]\n> Not in §2.0.'),
    `${EN}:10:1 error`,
    '1.1.1: a ruling has no link to its question',
  ],
  ['two paragraphs', ruling(`> [!RULING]\n> The book is silent.\n>\n> ${RULED}`), `${EN}:10:1 error`, 'one paragraph'],
  ['a list', ruling(`> [!RULING]\n> - ${RULED}`), `${EN}:10:1 error`, 'one paragraph'],
  [
    'the reasons on the rule',
    ruling(`> [!RULING]\n> ${'Because. '.repeat(24)}${RULED}`),
    `${EN}:10:1 error`,
    'a ruling of 231 characters, at most 220',
  ],
]);

it('lets a ruling be, as long as it is one line with its question', () => {
  const long = `${'Yes. '.repeat(40)}${RULED}`;
  expect(check([ruling(`> [!RULING]\n> ${long}`)]).filter((line) => line.includes('a ruling'))).toEqual([]);
});

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
