import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkThesaurus } from '@/lib/content/check/thesaurus';
import { contentRoot } from '@/lib/content/files';
import { GAME_IDS } from '@/lib/games/find';

const GAME = 'paths-of-glory';
/** So many phrases that a concept has enough, the one given first. */
const enough = (phrase: string): readonly string[] => [
  phrase,
  ...Array.from({ length: 19 }, (_, i) => `${phrase} x${i}`),
];
const concept = (id: string, en: string, es: string, it: string) => ({
  id,
  en: enough(en),
  es: enough(es),
  it: enough(it),
});
const STACK = concept('stack', 'how many fit', 'cuántos caben', 'quanti ci stanno');

describe('the thesaurus is checked like all content', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'thesaurus-'));
    mkdirSync(join(root, GAME));
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  const problemsOf = (concepts: readonly unknown[], joined: readonly unknown[]): readonly string[] => {
    writeFileSync(join(root, 'thesaurus.json'), JSON.stringify({ concepts }));
    writeFileSync(join(root, GAME, 'search.json'), JSON.stringify({ asked: [], concepts: joined }));
    return checkThesaurus(root, [GAME]).map(({ message }) => message);
  };
  const HERE = { concept: 'stack', rules: ['10.1.1'] };

  it('is right as it stands', () => {
    expect(checkThesaurus(contentRoot(), GAME_IDS)).toEqual([]);
  });

  it.each([
    ['nothing wrong', [STACK], [HERE], []],
    ['a concept that no game has', [STACK], [], ['no game has "stack": it leads nowhere']],
    ['a concept that the thesaurus lacks', [], [HERE], ['the thesaurus has no "stack"']],
    ['a concept twice in a game', [STACK], [HERE, HERE], ['"stack" is in two places']],
    [
      'a phrase of two concepts',
      [STACK, { ...concept('pile', 'heap', 'montón', 'mucchio'), en: ['how many fit', ...enough('heap').slice(1)] }],
      [HERE, { ...HERE, concept: 'pile' }],
      ['"how many fit" leads to "stack" as well'],
    ],
    [
      'a phrase that says nothing',
      [{ ...STACK, en: ['how much is it', ...STACK.en.slice(1)] }],
      [HERE],
      ['"how much is it" has no word that counts'],
    ],
  ])('%s', (_, concepts, joined, problems) => {
    expect(problemsOf(concepts, joined)).toEqual(problems);
  });

  it('refuses a concept that is said in fewer than twenty ways in a language', () => {
    expect(problemsOf([{ ...STACK, it: STACK.it.slice(1) }], [HERE])).toEqual([
      '"stack" has 19 phrases, at least 20 are needed',
    ]);
  });

  it('refuses a phrase that the search cannot tell from one of another concept', () => {
    const other = {
      ...concept('pile', 'heap', 'montón', 'mucchio'),
      en: ['fitting how many', ...enough('heap').slice(1)],
    };
    expect(problemsOf([STACK, other], [HERE, { ...HERE, concept: 'pile' }])).toEqual([
      '"fitting how many" says the same as "how many fit" of "stack"',
    ]);
  });

  it('refuses a phrase whose words are in too many concepts, once there are many', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        ...concept(`c${i}`, `thing${i}`, `cosa${i}`, `roba${i}`),
        en: [`thing${i}`, `thing${i} here`, ...enough(`bit${i}`).slice(2)],
      }));
    const joined = (all: readonly { readonly id: string }[]) => all.map(({ id }) => ({ ...HERE, concept: id }));
    const vague = (all: ReturnType<typeof many>) =>
      all.map((one, i) => (i === 0 ? { ...one, en: ['here', ...one.en.slice(1)] } : one));
    expect(problemsOf(vague(many(30)), joined(many(30)))).toEqual([
      '"here" leads to everything: its words are in too many concepts',
    ]);
    expect(problemsOf(vague(many(10)), joined(many(10)))).toEqual([]);
  });

  it('refuses another shape', () => {
    expect(problemsOf([{ ...STACK, it: [] }], [HERE])).not.toEqual([]);
  });
});
