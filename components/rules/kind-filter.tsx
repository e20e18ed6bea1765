'use client';

import { useEffect, useState } from 'react';

interface Props {
  readonly label: string;
  readonly all: string;
  readonly kinds: readonly { readonly kind: string; readonly label: string; readonly count: number }[];
}

/** Shows the lines of one kind only, in open groups. An address that points to a hidden line shows all again. */
export function KindFilter({ label, all, kinds }: Props) {
  const [chosen, choose] = useState<string>();
  useEffect(() => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>('details:has(> [data-rows])')) {
      const rows = [...group.querySelectorAll<HTMLElement>('[data-kind]')];
      for (const row of rows) row.hidden = chosen !== undefined && row.dataset.kind !== chosen;
      group.hidden = rows.every((row) => row.hidden);
      if (chosen !== undefined) group.open = !group.hidden;
    }
  }, [chosen]);
  useEffect(() => {
    const showTarget = () => {
      const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
      if (target?.closest('[hidden]')) choose(undefined);
    };
    window.addEventListener('hashchange', showTarget);
    return () => window.removeEventListener('hashchange', showTarget);
  }, []);
  return (
    <div role="group" aria-label={label} className="-mx-3 flex gap-2 overflow-x-auto px-3 py-1 sm:flex-wrap">
      <button
        type="button"
        className="btn shrink-0"
        aria-pressed={chosen === undefined}
        onClick={() => choose(undefined)}
      >
        {all}
      </button>
      {kinds.map(({ kind, label: words, count }) => (
        <button
          key={kind}
          type="button"
          className="btn shrink-0"
          aria-pressed={chosen === kind}
          onClick={() => choose(kind)}
        >
          {words}
          <span className="text-sm opacity-80">{count}</span>
        </button>
      ))}
    </div>
  );
}
