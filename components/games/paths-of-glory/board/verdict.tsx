import type { Scene } from '@/components/games/paths-of-glory/board/scene';
import { useSpeaker, useWords } from '@/components/words/words';

/** The answer that a player reads first: whether everything is in supply, and how many spaces to guard. */
export function Verdict({ scene, onOpen }: { scene: Scene; onOpen: () => void }) {
  const t = useWords();
  const { say } = useSpeaker();
  const { blocks, data } = scene.answer.outcome;
  const [verdict] = blocks;
  const good = scene.out.length === 0;
  return (
    <button
      type="button"
      className="board-verdict flex min-h-11 items-center gap-2 border-b border-line bg-card px-3 py-1 text-left leading-tight"
      onClick={onOpen}
    >
      <span
        aria-hidden
        className={`grid size-6 shrink-0 place-content-center rounded-full text-sm font-bold text-paper ${good ? 'bg-good' : 'bg-bad'}`}
      >
        {good ? '✓' : '✕'}
      </span>
      <span className="min-w-0 flex-1">
        <span role="status" className={`font-semibold ${good ? '' : 'text-bad'}`}>
          {verdict?.kind === 'verdict' ? say(verdict.text) : ''}
        </span>
        {data.threats.length > 0 && (
          <span className="text-sm text-soft max-[430px]:hidden">
            {' '}
            · {t('board.trace.guardCount', { count: data.threats.length })}
          </span>
        )}
      </span>
      <span aria-hidden className="text-soft">
        ›
      </span>
    </button>
  );
}
