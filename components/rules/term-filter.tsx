'use client';

import { useEffect, useState } from 'react';
import { fits, plain } from '@/components/rules/filter-words';
import { fillRows } from '@/components/rules/list-rows';

/** A box that leaves only the terms of the list that have the words typed, in any language or spelling. */
export function TermFilter({ label, total, none }: { label: string; total: number; none: string }) {
  const [typed, type] = useState('');
  const [shown, setShown] = useState(total);
  useEffect(() => {
    const filter = () => setShown(showFitting(typed));
    filter();
    if (typed === '') return;
    // The definitions are looked through as well, as soon as they are here.
    let left = false;
    void fillRows().then(() => left || filter());
    return () => {
      left = true;
    };
  }, [typed]);
  return (
    <search className="grid grid-cols-1 gap-1 py-2">
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

/** Hides the lines that lack the words, and letters without a line; returns how many lines are left. */
function showFitting(typed: string): number {
  let count = 0;
  for (const group of document.querySelectorAll<HTMLElement>('[data-rows]')) {
    let any = 0;
    for (const row of group.querySelectorAll<HTMLElement>(':scope > details')) {
      row.hidden = !fits(plain(row.textContent), typed);
      if (!row.hidden) any++;
    }
    const section = group.closest('section');
    if (section) section.hidden = any === 0;
    count += any;
  }
  return count;
}
