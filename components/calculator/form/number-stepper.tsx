'use client';

import { useState, type KeyboardEvent } from 'react';
import { useWords } from '@/components/words/words';

interface Props {
  readonly label: string;
  readonly value: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly optional?: boolean;
  /** the part of one that may be typed: 0.5 where halves count */
  readonly part?: number | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-describedby'?: string | undefined;
  onChange(value: number | undefined): void;
}

/** What is typed as a number; parts of one only where they count, to the nearest that does. */
function numberIn(typed: string, part = 1): number | undefined {
  const plain = typed.trim().replace('−', '-').replace(',', '.');
  const isNumber = part < 1 ? /^-?\d{1,6}(\.\d)?$/ : /^-?\d{1,6}$/;
  return isNumber.test(plain) ? Math.round(Number(plain) / part) * part : undefined;
}

/** A number with a key for one less and one for one more; it may be typed too. */
export function NumberStepper({ label, value, min, max, optional, part, onChange, ...marks }: Props) {
  const t = useWords();
  // What is being typed, as long as it is no number yet.
  const [draft, setDraft] = useState<string>();
  const within = (wanted: number): number => Math.max(min ?? -Infinity, Math.min(max ?? Infinity, wanted));
  const step = (by: number) => {
    setDraft(undefined);
    onChange(within((value ?? (by > 0 ? (min ?? 0) - 1 : (max ?? 0) + 1)) + by));
  };
  const type = (typed: string) => {
    const number = numberIn(typed, part);
    setDraft(number === undefined ? typed : undefined);
    if (number !== undefined) onChange(number);
    else if (typed.trim() === '' && optional) onChange(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div role="group" aria-label={label} className="inline-flex -space-x-px">
      <button
        type="button"
        className="btn rounded-r-none px-0 text-xl"
        aria-label={`${label}: ${t('tools.decrease')}`}
        disabled={value !== undefined && min !== undefined && value <= min}
        onClick={() => step(-1)}
      >
        <span aria-hidden>−</span>
      </button>
      <input
        type="text"
        inputMode={min === undefined || min < 0 ? 'text' : part ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-label={label}
        {...marks}
        value={draft ?? (value === undefined ? '' : String(value))}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(undefined)}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        className="min-h-11 w-12 border border-line bg-card text-center tabular-nums focus:relative"
      />
      <button
        type="button"
        className="btn rounded-l-none px-0 text-xl"
        aria-label={`${label}: ${t('tools.increase')}`}
        disabled={value !== undefined && max !== undefined && value >= max}
        onClick={() => step(1)}
      >
        <span aria-hidden>+</span>
      </button>
    </div>
  );
}
