import { useWords } from '@/components/words/words';

interface Props {
  /** the turn in which the board stands */
  readonly turn: number;
  /** the turn of the checklist; undefined where no game is being played */
  readonly playing: number | undefined;
  onTake(turn: number): void;
}

/** Says that the checklist stands in another turn than the board, and takes that over; nothing where they agree. */
export function ChecklistKey({ turn, playing, onTake }: Props) {
  const t = useWords();
  if (playing === undefined || playing === turn) return null;
  return (
    <button
      type="button"
      className="btn shrink-0 self-center whitespace-nowrap"
      aria-label={t('board.checklist.take', { turn: playing })}
      onClick={() => onTake(playing)}
    >
      {t('board.checklist.at', { turn: playing })}
    </button>
  );
}
