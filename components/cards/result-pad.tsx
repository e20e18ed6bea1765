'use client';

import { useWords } from '@/components/words/words';
import type { ResultKind } from '@/lib/tables/card';
import { pressKey, type ResultKey } from '@/lib/tables/card-keys';

interface Props {
  readonly results: ResultKind;
  readonly value: string;
  /** what stands there has not been touched: a key begins anew */
  readonly fresh?: boolean | undefined;
  readonly className?: string;
  onChange(value: string): void;
}

const DIGITS: readonly ResultKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Keys for a result: signs on top, digits below, all in reach of one thumb. */
export function ResultPad({ results, value, fresh = false, className = '', onChange }: Props) {
  const t = useWords();
  const signs: readonly ResultKey[] = [
    ...(results.kind === 'tests' ? (['•'] as const) : []),
    '−',
    '+',
    ...(results.kind === 'tests' && results.sides === 2 ? (['/'] as const) : []),
    '—',
    'back',
  ];
  const names: Partial<Record<ResultKey, string>> = {
    '•': 'loss',
    '−': 'minus',
    '+': 'plus',
    '/': 'next',
    '—': 'none',
    back: 'back',
  };
  const key = (one: ResultKey) => {
    const name = names[one];
    return (
      <button
        key={one}
        type="button"
        aria-label={name && t(`cards.keys.${name}`)}
        onClick={() => onChange(pressKey(results, fresh && one !== 'back' ? '' : value, one))}
        className="btn min-h-12 min-w-0 flex-1 px-0 text-xl tabular-nums"
      >
        {one === 'back' ? '⌫' : one === '—' ? <span className="text-base">{t('cards.keys.noneShort')}</span> : one}
      </button>
    );
  };
  return (
    <div role="group" aria-label={t('cards.keys.title')} className={`grid max-w-md gap-1.5 ${className}`}>
      <div className="flex gap-1.5">{signs.map(key)}</div>
      <div className="flex gap-1.5">{DIGITS.slice(0, 5).map(key)}</div>
      <div className="flex gap-1.5">{DIGITS.slice(5).map(key)}</div>
    </div>
  );
}
