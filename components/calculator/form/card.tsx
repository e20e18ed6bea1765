'use client';

import { useId, type ReactNode } from 'react';
import { RemoveKey } from '@/components/calculator/form/items';
import { useRefusalAt } from '@/components/calculator/tool-context';

interface Props {
  readonly title: string;
  readonly path: string;
  /** what it holds, for as long as it is folded */
  line(): ReactNode;
  /** absent for a card that is always open */
  readonly fold: { readonly open: boolean; onToggle(): void } | undefined;
  /** absent for one that has to stay */
  readonly onRemove: (() => void) | undefined;
  readonly children: ReactNode;
}

/** An item of a list with what is asked of it, or folded to a line that says what it holds. */
export function Card({ title, path, line, fold, onRemove, children }: Props) {
  const id = useId();
  const isWrong = useRefusalAt(path) !== undefined;
  const open = !fold || fold.open || isWrong;
  return (
    <div role="group" aria-label={title} className="rounded-lg border border-line bg-card px-2">
      {(fold ?? onRemove) && (
        <div className="flex min-h-11 items-center justify-between gap-1 text-sm text-soft">
          {fold ? (
            <button
              type="button"
              className="flex min-h-11 min-w-0 flex-1 items-center gap-2 py-1 text-left"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={fold.onToggle}
            >
              <span className="min-w-0 flex-1">
                {title}
                {!open && <span className="font-medium wrap-anywhere text-ink"> {line()}</span>}
              </span>
              <span aria-hidden>{open ? '▴' : '▾'}</span>
            </button>
          ) : (
            title
          )}
          {onRemove && (
            <RemoveKey label={title} className="shrink-0 border-transparent bg-transparent" onRemove={onRemove} />
          )}
        </div>
      )}
      {open && (
        <div id={id} className={fold || onRemove ? 'pb-2' : 'py-2'}>
          {children}
        </div>
      )}
    </div>
  );
}
