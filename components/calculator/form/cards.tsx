'use client';

import type { FieldProps } from '@/components/calculator/form/field-props';
import { Items, RemoveKey } from '@/components/calculator/form/items';
import { MemberFields } from '@/components/calculator/form/group-field';
import { nextItem } from '@/components/calculator/form/fresh';
import { namespaceOf, useLabels } from '@/components/calculator/labels';
import type { Shape } from '@/lib/calc/form';

/** A list of groups, each a card that can be taken away. */
export function Cards({ field, value, path, owner, onChange }: FieldProps) {
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
    <Items
      label={label}
      path={path}
      itemLabel={itemLabel}
      onAdd={items.length < max ? () => onChange([...items, nextItem(item, items.at(-1))]) : undefined}
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
              <RemoveKey
                label={`${itemLabel} ${i + 1}`}
                className="border-transparent bg-transparent"
                onRemove={() => onChange(items.filter((_, at) => at !== i))}
              />
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
    </Items>
  );
}
