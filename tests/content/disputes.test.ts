import { expect, it } from 'vitest';
import { parseDisputes } from '@/lib/content/disputes';

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
