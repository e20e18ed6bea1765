import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkThesaurus } from '@/lib/content/check/thesaurus';
import { contentRoot } from '@/lib/content/files';
import { GAME_IDS } from '@/lib/games/find';

const GAME = 'paths-of-glory';
const STACK = { id: 'stack', en: ['how many fit'], es: ['cuántos caben'], it: ['quanti ci stanno'] };

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
      [STACK, { ...STACK, id: 'pile', es: ['montón'], it: ['mucchio'] }],
      [HERE, { ...HERE, concept: 'pile' }],
      ['"how many fit" leads to "stack" as well'],
    ],
    [
      'a phrase that says nothing',
      [{ ...STACK, en: ['how much is it'] }],
      [HERE],
      ['"how much is it" has no word that counts'],
    ],
  ])('%s', (_, concepts, joined, problems) => {
    expect(problemsOf(concepts, joined)).toEqual(problems);
  });

  it('refuses another shape', () => {
    expect(problemsOf([{ ...STACK, it: [] }], [HERE])).not.toEqual([]);
  });
});
