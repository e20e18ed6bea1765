import { MODES, type Mode } from '@/components/sheet/modes';
import { useWords } from '@/components/words/words';

const ICONS: Readonly<Record<Mode, string>> = {
  look: 'M4 12l4 -7h8l4 7l-4 7h-8z',
  terrain: 'M3 19l6 -11l4 6l3 -4l5 9z',
  sides: 'M8 5h8l4 7M16 19h-8l-4 -7M2 8c4 -2 5 3 8 1s4 -4 8 -2',
  rail: 'M7 3v18M17 3v18M5 7h14M5 12h14M5 17h14',
  places: 'M6 21V4M6 4.5h11l-2.5 4L17 12.5H6',
  units: 'M3.5 7h17v11h-17zM3.5 7l17 11M20.5 7l-17 11',
  trace: 'M5 19a2 2 0 1 0 .1 0zM19 5a2 2 0 1 0 .1 0zM6.8 19.5C13 19 10 14 12 12s0-6 5-6',
};

/** What a tap on the sheet does: the bar under the thumb. */
export function ModeBar({ mode, open, onChoose }: { mode: Mode; open: boolean; onChoose: (mode: Mode) => void }) {
  const t = useWords();
  return (
    <div
      role="group"
      aria-label={t('hex-sheet.modes.label')}
      className="board-modes grid grid-cols-7 gap-px border-t border-line bg-card wide:border-t-0 wide:border-b"
    >
      {MODES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === mode}
          aria-expanded={one === mode && one !== 'look' ? open : undefined}
          onClick={() => onChoose(one)}
          className="flex min-h-13 min-w-0 flex-col items-center justify-center px-0 text-[min(0.75rem,2.9vw)] text-soft aria-pressed:bg-tint aria-pressed:font-semibold aria-pressed:text-accent"
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
          <span className="max-w-full truncate text-center">{t(`hex-sheet.modes.${one}`)}</span>
        </button>
      ))}
    </div>
  );
}
