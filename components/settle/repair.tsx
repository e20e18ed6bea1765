'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { ruleKey } from '@/components/settle/answers';
import { useSpeaker, useWords } from '@/components/words/words';
import { adviceOn, repairsOf, type Repair } from '@/lib/settle/repair';

const Context = createContext<readonly Repair[]>([]);

/** Gives the cards below it what the rulebook says of mistakes. */
export function RepairsProvider({
  repairs,
  children,
}: {
  readonly repairs: readonly Repair[];
  readonly children: ReactNode;
}) {
  return <Context value={repairs}>{children}</Context>;
}

/** What the rulebook says of a breach of the rules of a card. */
export const useRepairs = (rules: readonly string[]): readonly Repair[] => repairsOf(useContext(Context), rules);

/** What to do if play went on, folded: first what the rulebook says, then our suggestion, which is marked as such. */
export function RepairFold({ found, readings }: { readonly found: readonly Repair[]; readonly readings: boolean }) {
  const t = useWords();
  const { lead, ours, suggestions } = adviceOn(found, readings, useSpeaker());
  return (
    <details className="mt-[0.75em]">
      <summary className="min-h-11 content-center font-semibold">{t('settle.repair.title')}</summary>
      <ul>
        {found.map(({ rule, text }) => (
          <li
            key={rule}
            className="grid grid-cols-[4.5em_minmax(0,1fr)] items-start gap-x-2 border-b border-line last:border-0"
          >
            {ruleKey(rule)}
            <span className="py-[0.6em] print:py-0">{text}</span>
          </li>
        ))}
      </ul>
      <p className="py-[0.25em]">{lead}</p>
      <p className="text-[0.875em] text-soft">{ours}</p>
      <ul className="list-disc pl-5">
        {suggestions.map((line) => (
          <li key={line} className="py-[0.25em]">
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}
