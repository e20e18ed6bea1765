import type { GameId } from '@/lib/core/game-id';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { listTree, shownPath } from '@/lib/content/files';
import { problem, START, type Problem } from '@/lib/content/check/problem';
import { THESAURUS } from '@/lib/content/check/thesaurus';

const UI = 'ui';

/** The files of a game that are not one of a kind: what stands for their names, and which names these are. */
function kinds(languages: readonly Language[]): readonly (readonly [shown: string, pattern: RegExp])[] {
  const own = languages.join('|');
  return [
    [`rules/<${own}>/<nn>-<slug>.md`, new RegExp(`^rules/(?:${own})/\\d+-[a-z0-9-]+\\.md$`)],
    [`disputes/<${own}>.md`, new RegExp(`^disputes/(?:${own})\\.md$`)],
    [
      `messages/<${LANGUAGES.join('|')}>/<tool>.json`,
      new RegExp(`^messages/(?:${LANGUAGES.join('|')})/[a-z0-9-]+\\.json$`),
    ],
    ['tables/<id>.json', /^tables\/[a-z0-9-]+\.json$/],
    ['cards/<id>.json', /^cards\/[a-z0-9-]+\.json$/],
  ];
}

/**
 * Files below content/<game> that no check reads: neither of those that every game may have nor one that the game's
 * own check knows. A misspelt name would otherwise be a file that nobody misses.
 */
export function checkClaims(
  root: string,
  game: GameId,
  languages: readonly Language[],
  files: readonly string[],
): readonly Problem[] {
  const known = kinds(languages);
  const allowed = [...files, ...known.map(([shown]) => shown)].join(', ');
  return listTree(root, game)
    .filter((name) => !files.includes(name) && !known.some(([, pattern]) => pattern.test(name)))
    .map((name) => problem(shownPath(root, game, name), START, `no check knows this file; known are ${allowed}`));
}

/** Files of the content that belong to no game and are no words of the interface. */
export function checkFolders(root: string, games: readonly GameId[]): readonly Problem[] {
  const words = `${UI}/<${LANGUAGES.join('|')}>/<area>.json`;
  const isWords = new RegExp(`^${UI}/(?:${LANGUAGES.join('|')})/[a-z0-9-]+\\.json$`);
  return listTree(root)
    .filter((name) => name !== THESAURUS && !games.some((game) => name.startsWith(`${game}/`)) && !isWords.test(name))
    .map((name) =>
      problem(
        shownPath(root, name),
        START,
        `no check knows this file; known are ${words}, ${THESAURUS} and the files of ${games.join(', ')}`,
      ),
    );
}
