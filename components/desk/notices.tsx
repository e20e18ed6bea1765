import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '@/components/words/words';

/** How long the word of something done stays, in milliseconds; the step back stays in reach. */
const SHOWN = 8000;

/** What is said at the foot of a map: what goes on and what was done, and as an alert what is wrong. */
export function Notices({ alert, children }: { alert: ReactNode; children: ReactNode }) {
  return (
    <div className="pointer-events-none absolute right-15 bottom-2 left-2 grid justify-items-start gap-2 *:pointer-events-auto print:hidden">
      <div role="status" className="grid justify-items-start gap-2">
        {children}
      </div>
      <div role="alert">{alert}</div>
    </div>
  );
}

type Tone = 'plain' | 'doing' | 'warning' | 'wrong';
const TONES: Readonly<Record<Tone, string>> = {
  plain: 'border-line',
  doing: 'border-accent',
  warning: 'border-warn',
  wrong: 'border-warn border-l-4',
};

/** A line over the foot of a map. */
export function Strip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <div
      className={`flex flex-wrap items-center justify-end gap-x-2 gap-y-1 rounded-lg border bg-card py-1 pr-1.5 pl-3 text-sm leading-snug wrap-anywhere shadow-md ${TONES[tone]}`}
    >
      {children}
    </div>
  );
}

/** Something that the next tap ends, with the word for letting it be. */
export function Doing({ text, stop, onStop }: { text: string; stop: string; onStop: () => void }) {
  return (
    <Strip tone="doing">
      <span className="min-w-0 flex-1 basis-36">{text}</span>
      <button type="button" className="btn" onClick={onStop}>
        {stop}
      </button>
    </Strip>
  );
}

interface DoneProps {
  readonly message: string;
  readonly undo: (() => void) | undefined;
  onClose(): void;
}

/** Something done, with the step back; it goes away after a while. */
export function Done({ message, undo, onClose }: DoneProps) {
  const t = useWords();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const timer = setTimeout(() => close.current(), SHOWN);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Strip tone="plain">
      <span className="min-w-24 flex-1 basis-0">{message}</span>
      {undo && (
        <button type="button" className="btn" onClick={undo}>
          {t('board.undo')}
        </button>
      )}
      <Close onClose={onClose} />
    </Strip>
  );
}

/** What is wrong, until it is closed. */
export function Wrong({ children, beside, onClose }: { children: ReactNode; beside?: ReactNode; onClose: () => void }) {
  return (
    <Strip tone="wrong">
      <span className="min-w-0 flex-1 basis-44">{children}</span>
      {beside}
      <Close onClose={onClose} />
    </Strip>
  );
}

/** Takes a line away. */
function Close({ onClose }: { onClose: () => void }) {
  const t = useWords();
  return (
    <button type="button" className="btn border-0 px-0" aria-label={t('common.close')} onClick={onClose}>
      <span aria-hidden>✕</span>
    </button>
  );
}
