'use client';

import { useSpeaker, useWords } from '@/components/words/words';
import { keyText } from '@/lib/calc/result-words';
import type { ResultKind } from '@/lib/tables/card';
import { keysOf, pressKey, type ResultKey } from '@/lib/tables/card-keys';

interface Props {
  readonly results: ResultKind;
  readonly value: string;
  /** what stands there has not been touched: a key begins anew */
  readonly fresh?: boolean | undefined;
  readonly className?: string;
  onChange(value: string): void;
}

/** Keys for a result: signs on top, words and digits below, all in reach of one thumb. */
export function ResultPad({ results, value, fresh = false, className = '', onChange }: Props) {
  const t = useWords();
  const { say, lang } = useSpeaker();
  const key = (one: ResultKey) => {
    const name = keyText(one);
    return (
      <button
        key={one.text}
        type="button"
        aria-label={name && say(name)}
        onClick={() => onChange(pressKey(results, fresh && one.kind !== 'back' ? '' : value, one.text))}
        className={`btn min-h-12 flex-1 tabular-nums ${one.text.length > 2 ? 'min-w-fit px-2 text-base' : 'min-w-0 px-0 text-xl'}`}
      >
        {one.kind === 'none' ? <span className="text-base">{t('cards.keys.noneShort')}</span> : one.text}
      </button>
    );
  };
  return (
    <div role="group" aria-label={t('cards.keys.title')} className={`grid max-w-md gap-1.5 ${className}`}>
      {keysOf(results, value, lang).map((row) => (
        <div key={row[0]?.text} className="flex flex-wrap gap-1.5">
          {row.map(key)}
        </div>
      ))}
    </div>
  );
}
