import { describe, expect, it } from 'vitest';
import { checkGame, checkUi } from '@/lib/content/check/game';
import { formatProblem } from '@/lib/content/check/problem';
import { withContent, type Edit } from '@/tests/support/content-tree';

export const TOOLS = ['fire'];

export function check(edits: readonly Edit[]): readonly string[] {
  return withContent(edits, (root) =>
    [...checkGame({ root, game: 'paths-of-glory', tools: TOOLS, checkData: () => [] }), ...checkUi(root)].map(
      formatProblem,
    ),
  );
}

export const EN = 'paths-of-glory/rules/en/01-combat.md';
export const GAME = 'paths-of-glory';

/** Name of the fault, the edit that makes it, and what is reported: place, level and words. */
type Case = readonly [string, Edit | readonly Edit[], string, string];

export function cases(title: string, all: readonly Case[]): void {
  describe(title, () => {
    it.each(all)('%s', (_name, edits, place, words) => {
      const problems = check(Array.isArray(edits) ? (edits as readonly Edit[]) : [edits as Edit]);
      const found = problems.filter((line) => line.startsWith(`content/${place}: `) && line.includes(words));
      expect(found, problems.join('\n')).toHaveLength(1);
    });
  });
}

export const TABLE = `${GAME}/tables/losses.json`;
