'use client';

import { useEffect, useId, useState } from 'react';
import { fits, plain } from '@/components/rules/filter-words';
import { fillRows } from '@/components/rules/list-rows';

/** A box that leaves only the lines of the list whose text has the words typed, in any language or spelling. */
export function ListFilter({ label, total, none }: { label: string; total: number; none: string }) {
  const id = useId();
  const [typed, type] = useState('');
  const [shown, setShown] = useState(total);
  useEffect(() => {
    const filter = () => setShown(showFitting(typed));
    filter();
    if (typed === '') return;
    // The texts behind the lines are looked through as well, as soon as they are here.
    let left = false;
    void fillRows().then(() => left || filter());
    return () => {
      left = true;
    };
  }, [typed]);
  return (
    <search className="grid grid-cols-1 gap-1 py-2 print:hidden">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-x-3">
        <input
          id={id}
          type="search"
          autoComplete="off"
          className="min-h-11 min-w-0 flex-[1_1_10rem] rounded-lg border border-line bg-card px-3"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <output htmlFor={id} className="ml-auto text-sm text-soft tabular-nums">
          {shown === 0 ? none : `${shown} / ${total}`}
        </output>
      </div>
    </search>
  );
}

/** Hides the lines that lack the words and what holds none that has them; returns how many lines are left. */
function showFitting(typed: string): number {
  let count = 0;
  for (const row of document.querySelectorAll<HTMLElement>('[data-rows] > details')) {
    row.hidden = !fits(plain(row.textContent), typed);
    if (!row.hidden) count++;
  }
  for (const group of document.querySelectorAll<HTMLElement>(':is(section, details):has([data-rows])')) {
    group.hidden = !group.querySelector('[data-rows] > details:not([hidden])');
    if (group instanceof HTMLDetailsElement) unfold(group, typed.trim() !== '');
  }
  return count;
}

/** What is looked through stands open, and is as it was before once nothing is looked for. */
function unfold(fold: HTMLDetailsElement, wanted: boolean): void {
  if (wanted && !fold.open) fold.dataset.unfolded = '';
  if (wanted) fold.open = true;
  else if (fold.dataset.unfolded !== undefined) {
    fold.open = false;
    delete fold.dataset.unfolded;
  }
}
