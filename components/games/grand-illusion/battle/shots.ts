import type { BattleAnswer, ShotAnswer } from '@/lib/games/grand-illusion/battle/answer';
import type { Column, DieName } from '@/lib/games/grand-illusion/battle/fields';
import type { Role } from '@/lib/games/grand-illusion/battle/board';

type Shots = Pick<BattleAnswer, 'attacker' | 'shots' | 'next'>;

/** What the board shows of an answer; undefined while the placement is refused. */
export function shotsIn(data: unknown): Shots | undefined {
  return typeof data === 'object' && data !== null && 'shots' in data ? (data as BattleAnswer) : undefined;
}

const DICE = {
  front: { attacker: 'attack', defender: 'defence' },
  reserve: { attacker: 'attackReserve', defender: 'defenceReserve' },
} as const;
export type BattleLine = keyof typeof DICE;

/** The shot of a space, and whether its die falls next. */
export function shotOf(
  shots: Shots | undefined,
  line: BattleLine,
  role: Role,
  column: Column,
): { readonly shot: ShotAnswer; readonly next: boolean } | undefined {
  const name: DieName = `${DICE[line][role]}${column}`;
  const shot = shots?.shots[name];
  return shots && shot ? { shot, next: shots.next.includes(name) } : undefined;
}
