'use client';

import { useEffect, useRef, useState } from 'react';
import { fits, plain } from '@/components/rules/filter-words';

/** A box that leaves only the terms of the page that have the words typed, in any language or spelling. */
export function TermFilter({ label, total, none }: { label: string; total: number; none: string }) {
  const [typed, type] = useState('');
  const [shown, setShown] = useState(total);
  const texts = useRef<readonly (readonly [HTMLElement, string])[]>(undefined);
  useEffect(() => {
    if (typed === '' && !texts.current) return;
    texts.current ??= [...document.querySelectorAll<HTMLElement>('[data-term]')].map(
      (term) => [term, plain(term.innerText)] as const,
    );
    let count = 0;
    for (const [term, text] of texts.current) {
      term.hidden = !fits(text, typed);
      if (!term.hidden) count++;
    }
    setShown(count);
  }, [typed]);
  return (
    <search className="sticky top-14 z-10 grid grid-cols-1 gap-1 bg-paper py-2">
      <label htmlFor="term-filter" className="text-sm font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-x-3">
        <input
          id="term-filter"
          type="search"
          autoComplete="off"
          className="min-h-11 min-w-0 flex-[1_1_10rem] rounded-lg border border-line bg-card px-3"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <output htmlFor="term-filter" className="ml-auto text-sm text-soft tabular-nums">
          {shown === 0 ? none : `${shown} / ${total}`}
        </output>
      </div>
    </search>
  );
}
