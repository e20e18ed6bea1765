'use client';

import { useId } from 'react';
import { lineOf } from '@/components/calculator/form/card-line';
import { RemoveKey } from '@/components/calculator/form/items';
import { MemberFields } from '@/components/calculator/form/group-field';
import { membersOf } from '@/components/calculator/form/members';
import { useLabels } from '@/components/calculator/labels';
import { useRefusalAt } from '@/components/calculator/tool-context';
import { useWords } from '@/components/words/words';
import type { FormField } from '@/lib/calc/form';

interface Props {
  readonly title: string;
  readonly fields: readonly FormField[];
  readonly value: unknown;
  readonly path: string;
  readonly owner: string;
  /** absent for a card that is always open */
  readonly fold: { readonly open: boolean; onToggle(): void } | undefined;
  /** absent for one that has to stay */
  readonly onRemove: (() => void) | undefined;
  onChange(value: unknown): void;
}

/** An item of a list with its fields, or folded to a line that says what it is and what is not as usual with it. */
export function Card({ title, fields, value, path, owner, fold, onRemove, onChange }: Props) {
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
                {!open && <Line fields={fields} value={value} owner={owner} />}
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
          <MemberFields fields={fields} value={value} path={path} owner={owner} onChange={onChange} />
        </div>
      )}
    </div>
  );
}

/** What a folded card holds. */
function Line({ fields, value, owner }: Pick<Props, 'fields' | 'value' | 'owner'>) {
  const say = useWords();
  const labels = useLabels();
  const line = lineOf(fields, membersOf(value), { labels, owner, say });
  return <span className="block font-medium wrap-anywhere text-ink">{line}</span>;
}
