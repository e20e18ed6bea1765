'use client';

import { useEffect, useState } from 'react';

interface Props {
  readonly label: string;
  readonly all: string;
  readonly kinds: readonly { readonly kind: string; readonly label: string; readonly count: number }[];
}

/** Shows the sections of one kind only. An address that points into a hidden section shows all again. */
export function KindFilter({ label, all, kinds }: Props) {
  const [chosen, choose] = useState<string>();
  useEffect(() => {
    for (const section of document.querySelectorAll<HTMLElement>('section[data-kind]')) {
      section.hidden = chosen !== undefined && section.dataset.kind !== chosen;
    }
  }, [chosen]);
  useEffect(() => {
    const showTarget = () => {
      const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
      const section = target?.closest<HTMLElement>('section[data-kind]');
      if (!section?.hidden) return;
      section.hidden = false;
      choose(undefined);
      target?.scrollIntoView();
    };
    window.addEventListener('hashchange', showTarget);
    return () => window.removeEventListener('hashchange', showTarget);
  }, []);
  return (
    <div role="group" aria-label={label} className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:flex-wrap">
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
