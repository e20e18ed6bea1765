import { MODES, type Mode } from '@/components/games/paths-of-glory/board/slots';
import { useWords } from '@/components/words/words';

const ICONS: Readonly<Record<Mode, string>> = {
  control: 'M6 21V4M6 4.5h11l-2.5 4L17 12.5H6',
  units: 'M3.5 7h17v11h-17zM3.5 7l17 11M20.5 7l-17 11',
  events: 'M7 3.5h10v17H7zM10 8h4M10 12h4M10 16h4',
  trace: 'M5 19a2 2 0 1 0 .1 0zM19 5a2 2 0 1 0 .1 0zM6.8 19.5C13 19 10 14 12 12s0-6 5-6',
};

/** What a tap on the map does: the bar under the thumb. */
export function ModeBar({ mode, open, onChoose }: { mode: Mode; open: boolean; onChoose: (mode: Mode) => void }) {
  const t = useWords();
  return (
    <div
      role="group"
      aria-label={t('board.modes.label')}
      className="board-modes grid grid-cols-4 gap-px border-t border-line bg-card wide:border-t-0 wide:border-b"
    >
      {MODES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === mode}
          aria-expanded={one === mode && (one === 'events' || one === 'trace') ? open : undefined}
          onClick={() => onChoose(one)}
          className="flex min-h-13 min-w-0 items-center justify-center gap-1.5 px-0.5 text-sm text-soft max-[430px]:flex-col max-[430px]:gap-0 max-[430px]:text-xs aria-pressed:bg-tint aria-pressed:font-semibold aria-pressed:text-accent"
        >
          <svg
            aria-hidden
            width="20"
            height="20"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="shrink-0"
          >
            <path d={ICONS[one]} />
          </svg>
          <span className="max-w-full text-center hyphens-auto">{t(`board.modes.${one}`)}</span>
        </button>
      ))}
    </div>
  );
}
