import type { GameId } from '@/lib/core/game-id';
import type { Subject } from '@/lib/settle/code';

export interface CardProps {
  readonly game: GameId;
  readonly subject: Subject;
}
