import type { SpaceView } from '@/components/calculator/game-view';

/** Letters and digits alone, so that "Sédan" and "sedan", "St. Mihiel" and "st mihiel" are the same. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const namesOf = ({ name, aka, id }: SpaceView): readonly string[] => [name, ...aka, id].map(plain);

/**
 * 0 for a name that begins with what is typed, 1 for a word of a name that does, 2 for a name that holds it, 3 for
 * none.
 */
function rank(space: SpaceView, typed: string): number {
  return Math.min(
    ...namesOf(space).map((name) =>
      name.startsWith(typed) ? 0 : name.includes(` ${typed}`) ? 1 : name.includes(typed) ? 2 : 3,
    ),
  );
}

/** The spaces that fit what is typed, the best first, then by name; all of them when nothing is typed. */
export function findSpaces(spaces: readonly SpaceView[], typed: string): readonly SpaceView[] {
  const wanted = plain(typed);
  return spaces
    .map((space) => ({ space, rank: wanted ? rank(space, wanted) : 0 }))
    .filter((one) => one.rank < 3)
    .sort((a, b) => a.rank - b.rank || a.space.name.localeCompare(b.space.name))
    .map(({ space }) => space);
}
