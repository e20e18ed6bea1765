import { isEarly } from '@/lib/games/grand-illusion/scenario/mandated';
import type { Side } from '@/lib/games/grand-illusion/sides';

/* The table of the Fortunes of War (9.1.4), as the battle and the tool of the roll both read it. */

/** The rows of the table, by the sum of two dice. */
export const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Sum = (typeof ROLLS)[number];

/** What a row of the table is to a battle. */
export type Fortune =
  | 'ignored'
  | 'routed'
  | 'cautious'
  | 'skirmish'
  | 'cap'
  | 'limit'
  | 'limitGerman'
  | 'mandated'
  | 'advantage'
  | 'surprise'
  | 'counterattack';

/** What of a battle decides how it reads the table; `mandated`: it counts as a mandated battle (9.1.1.c). */
export interface RolledFor {
  readonly mandated: boolean;
  readonly attacker: Side;
  readonly turn: number;
}

/** Whether an Allied mandated battle of the first turns leaves out 3, 7 and 10 (13.1). */
export const isExempt = (one: RolledFor): boolean => one.mandated && one.attacker === 'allied' && isEarly(one);
const EXEMPT: readonly Sum[] = [3, 7, 10];

/** What a sum of the dice brings to a battle (9.1.4, 13.1). */
export function fortuneOf(sum: Sum, one: RolledFor): Fortune {
  if (EXEMPT.includes(sum) && isExempt(one)) return 'ignored';
  switch (sum) {
    case 2:
    case 12:
      return 'routed';
    case 3:
      return 'cautious';
    case 4:
      return 'skirmish';
    case 5:
    case 9:
      return 'cap';
    case 6:
    case 11:
      if (!isEarly(one)) return 'mandated';
      return one.attacker === 'allied' ? 'limit' : 'limitGerman';
    case 7:
      return 'advantage';
    case 8:
      return 'surprise';
    case 10:
      return 'counterattack';
  }
}

/** How many of the 36 falls of two dice give a sum; with one die known, of its six. */
export function waysOf(sum: Sum, { die1, die2 }: { readonly die1?: number; readonly die2?: number } = {}): number {
  const faces = [1, 2, 3, 4, 5, 6];
  const ones = die1 === undefined ? faces : [die1];
  const twos = die2 === undefined ? faces : [die2];
  return ones.flatMap((one) => twos.filter((two) => one + two === sum)).length * (36 / (ones.length * twos.length));
}
