'use client';

import { FieldFrame } from '@/components/calculator/form/field-frame';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { MemberFields } from '@/components/calculator/form/group-field';
import { nextItem } from '@/components/calculator/form/fresh';
import { namespaceOf, useLabels } from '@/components/calculator/labels';
import { useWords } from '@/components/words/words';
import type { Shape } from '@/lib/calc/form';

/** A list of groups, each a card that can be taken away. */
export function Cards({ field, value, path, owner, onChange }: FieldProps) {
  const t = useWords();
  const labels = useLabels();
  const [label, itemLabel] = [labels.field(field, owner), labels.item(field, owner)];
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const {
    item,
    min,
    max = Infinity,
  } = field.shape.kind === 'list' ? field.shape : { item: { kind: 'other' } as Shape, min: 0 };
  const fields = item.kind === 'group' ? item.fields : [];
  const put = (at: number, next: unknown) => onChange(items.map((one, i) => (i === at ? next : one)));
  return (
    <FieldFrame label={label} path={path} wide>
      {({ labelId, ...marks }) => (
        <div
          role="group"
          aria-labelledby={labelId}
          aria-describedby={marks['aria-describedby']}
          className="grid grid-cols-1 gap-2"
        >
          {items.map((one, i) => (
            <div
              key={i}
              role="group"
              aria-label={`${itemLabel} ${i + 1}`}
              className="rounded-lg border border-line bg-card p-2"
            >
              {items.length > min && (
                <div className="-mt-1 flex items-center justify-between text-sm text-soft">
                  {itemLabel} {i + 1}
                  <button
                    type="button"
                    className="btn border-transparent bg-transparent px-0"
                    aria-label={`${t('tools.remove')}: ${itemLabel} ${i + 1}`}
                    onClick={() => onChange(items.filter((_, at) => at !== i))}
                  >
                    <span aria-hidden>✕</span>
                  </button>
                </div>
              )}
              <MemberFields
                fields={fields}
                value={one}
                path={`${path}.${i}`}
                owner={namespaceOf(field, owner)}
                onChange={(next) => put(i, next)}
              />
            </div>
          ))}
          {items.length < max && (
            <button
              type="button"
              className="btn w-fit border-dashed text-left"
              onClick={() => onChange([...items, nextItem(item, items.at(-1))])}
            >
              <span aria-hidden>+</span>
              <span>
                {t('tools.add')} <span className="text-sm font-normal text-soft">{itemLabel}</span>
              </span>
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
