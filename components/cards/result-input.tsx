'use client';

import { useId, type KeyboardEvent, type Ref } from 'react';
import { ResultPad } from '@/components/cards/result-pad';
import { useSpeaker, useWords } from '@/components/words/words';
import { allowedText, resultText } from '@/lib/calc/result-words';
import type { CardChart } from '@/lib/tables/card';
import { parseResult } from '@/lib/tables/card-result';
import { resultIn } from '@/lib/tables/card-written';

interface Props {
  readonly card: CardChart;
  readonly value: string;
  readonly label: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** the keys are there only where there is no keyboard at hand */
  readonly padForTouch?: boolean;
  /** what stands there has not been touched: a key of the pad begins anew */
  readonly fresh?: boolean;
  /** what is wrong is said elsewhere */
  readonly faulty?: boolean;
  onChange(value: string): void;
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void;
}

/** What is printed in a cell, by keys for the thumb or typed, with what it means below. */
export function ResultInput({ card, value, label, inputRef, padForTouch, fresh, faulty, onChange, onKeyDown }: Props) {
  const t = useWords();
  const { say, lang } = useSpeaker();
  const id = useId();
  const result = parseResult(card.results, value.trim());
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <input
          ref={inputRef}
          type="text"
          // The keys below are the keyboard of a phone; a real one types as it likes.
          inputMode="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-label={label}
          aria-describedby={`${id}-means`}
          placeholder={resultIn(card.results, card.results.example, lang)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-h-12 w-40 min-w-0 rounded-lg border-2 border-accent bg-card px-3 text-center text-xl font-semibold tabular-nums placeholder:font-normal placeholder:text-soft/70"
        />
        <p id={`${id}-means`} className="min-w-0 flex-1 basis-32 text-sm text-soft">
          {result
            ? say(resultText(card, result))
            : value.trim() === ''
              ? t('cards.entry.asPrinted')
              : faulty
                ? ''
                : say(allowedText(card))}
        </p>
      </div>
      <ResultPad
        results={card.results}
        value={value}
        fresh={fresh}
        onChange={onChange}
        className={padForTouch ? 'pointer-fine:hidden' : ''}
      />
    </div>
  );
}
