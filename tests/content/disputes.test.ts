import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseDisputes } from '@/lib/content/disputes';
import { GAME_IDS } from '@/lib/games/find';

const FILE = `## paris · Is Paris a source?
- kind: official
- rules: 14.2.4, 14.2.1
- source: 2001 rulebook

**Question.** May the *French*?

**Answer.** No, see §14.2.4.

## next · Another
- kind: ruling
- rules: 1.0
- source: us

Text.
`;

it('reads the disputes of a file with their fields, text and place', () => {
  const { disputes, problems } = parseDisputes('en.md', FILE, 'en');
  expect(problems).toEqual([]);
  expect(disputes.map(({ id }) => id)).toEqual(['paris', 'next']);
  expect(disputes[0]).toMatchObject({
    title: 'Is Paris a source?',
    kind: 'official',
    rules: ['14.2.4', '14.2.1'],
    source: '2001 rulebook',
    place: { line: 1, bodyLine: 6 },
  });
  expect(disputes[0]?.text).toBe('Question. May the French?\nAnswer. No, see §14.2.4.');
  expect(FILE.split('\n')[5]).toBe(disputes[0]?.body.split('\n')[0]);
});

it('allows a title of the whole file on top', () => {
  expect(parseDisputes('en.md', `# Questions\n\n${FILE}`, 'en').problems).toEqual([]);
});

/** The kind of each question of a game, read off its file. */
const kinds = (game: string, lang: string): ReadonlyMap<string, string> => {
  const file = `content/${game}/disputes/${lang}.md`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Map([...text.matchAll(/^## (\S+) · .*\n- kind: (\w+)$/gm)].map(([, id = '', kind = '']) => [id, kind]));
};

// A player asks what a rule means, not which number a booklet misprints: such lists stand among the errata, last.
it.each(GAME_IDS)('misprints of %s are errata', (game) => {
  for (const lang of ['en', 'es', ...(game === 'grand-illusion' ? ['it'] : [])]) {
    const all = [...kinds(game, lang)];
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter(([id, kind]) => id.startsWith('misprints-') && kind !== 'errata')).toEqual([]);
    expect(all.some(([, kind]) => kind === 'errata')).toBe(true);
  }
});

it('a worked example of Paths of Glory with a misprint is among the errata', () => {
  const examples = ['nancy-example-losses', 'belgrade-example-missing-die', 'oberost-example-number', 'missing-12-6-7'];
  expect(examples.map((id) => kinds('paths-of-glory', 'es').get(id))).toEqual(examples.map(() => 'errata'));
});
