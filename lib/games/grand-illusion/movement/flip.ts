import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import { isCombatPart, isDisrupted } from '@/lib/games/grand-illusion/entry/bars';
import type { MovementInput } from '@/lib/games/grand-illusion/movement/fields';
import { isOneHex, lendsHq, ownMa, type Progress, type Walk } from '@/lib/games/grand-illusion/movement/walk';

interface FlipCase {
  readonly input: MovementInput;
  readonly hq: Progress;
  readonly others: readonly Progress[];
}

/** From this MA on an HQ that lends it is turned over (8.4.1). */
const FAR = 3;

/** Whether a unit has gone farther with the HQ than its own MA reaches. */
const usesHq = (input: MovementInput, { part, hexes, spent, withHq }: Progress): boolean =>
  withHq > 0 && (isOneHex(part) ? hexes > 1 : spent > ownMa(input, part));

/** What turns an HQ over at the end of its move (8.4.1). */
const FLIPS: readonly Bar<FlipCase>[] = [
  {
    id: 'disrupted',
    rule: '8.4.1',
    // Moved with it all the way: one that was dropped does not end its move with the HQ; by one reading it is enough
    // that it moved with it (question `hq-flip-timing`).
    stops: ({ input, hq, others }) =>
      lendsHq(input) &&
      hq.hexes > 0 &&
      others.some(
        ({ part, hexes, withHq }) =>
          isDisrupted(part) && (input.flipReading === 'moved' ? withHq > 0 : hexes === hq.hexes && withHq === hq.hexes),
      ),
    spares: ({ input, others }) =>
      !lendsHq(input) && others.some(({ part }) => isDisrupted(part)) ? 'disruptedForeign' : 'disrupted',
  },
  {
    id: 'far',
    rule: '8.4.1',
    // It lends 3 or 4 where a unit goes farther with it than it could alone, even if it does not use all of it.
    stops: ({ input, others }) =>
      lendsHq(input) && input.hqMa >= FAR && others.some((one) => isCombatPart(one.part) && usesHq(input, one)),
  },
  { id: 'otherHq', rule: '8.4.1', stops: ({ input, hq }) => hq.hexes > 0 && input.otherHq },
];

/** The reasons that turn the HQ of a group over, and those that do not; neither without an HQ. */
export function flipsOf(
  input: MovementInput,
  { group }: Walk,
): { readonly flips: readonly Barred[]; readonly not: readonly Barred[] } {
  const hq = group.find(({ part }) => part === 'hq');
  if (!hq) return { flips: [], not: [] };
  const { barred, free } = sortBars(FLIPS, { input, hq, others: group.filter((one) => one !== hq) });
  return { flips: barred, not: free };
}
