'use client';

import type { ReactNode } from 'react';
import { FieldFrame } from '@/components/calculator/form/field-frame';
import { useWords } from '@/components/words/words';

interface Props {
  readonly label: string;
  readonly path: string;
  /** what one more is called, beside "add" */
  readonly itemLabel?: string;
  /** absent while there is no room for one more */
  readonly onAdd?: (() => void) | undefined;
  /** the items, one under the other */
  readonly children: ReactNode;
}

/** The frame of a list: its label, its items and the key that adds one. */
export function Items({ label, path, itemLabel, onAdd, children }: Props) {
  const t = useWords();
  return (
    <FieldFrame
      label={label}
      path={path}
      wide
      beside={
        onAdd && (
          <button type="button" className="btn ml-auto border-dashed text-left" onClick={onAdd}>
            <span aria-hidden>+</span>
            <span>
              {t('tools.add')}
              {itemLabel && <span className="text-sm font-normal text-soft"> {itemLabel}</span>}
            </span>
          </button>
        )
      }
    >
      {({ labelId, ...marks }) => (
        <div
          role="group"
          aria-labelledby={labelId}
          aria-describedby={marks['aria-describedby']}
          className="grid grid-cols-1 gap-2"
        >
          {children}
        </div>
      )}
    </FieldFrame>
  );
}

interface RemoveProps {
  /** what is taken away */
  readonly label: string;
  readonly className: string;
  onRemove(): void;
}

/** The key that takes one item away. */
export function RemoveKey({ label, className, onRemove }: RemoveProps) {
  const t = useWords();
  return (
    <button
      type="button"
      className={`btn px-0 ${className}`}
      aria-label={`${t('tools.remove')}: ${label}`}
      onClick={onRemove}
    >
      <span aria-hidden>✕</span>
    </button>
  );
}
