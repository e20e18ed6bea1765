'use client';

import { useState } from 'react';
import { Card } from '@/components/calculator/form/card';
import { lineOf } from '@/components/calculator/form/card-line';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { MemberFields } from '@/components/calculator/form/group-field';
import { Items } from '@/components/calculator/form/items';
import { nextItem } from '@/components/calculator/form/fresh';
import { membersOf } from '@/components/calculator/form/members';
import { namespaceOf, useLabels } from '@/components/calculator/labels';
import { useWords } from '@/components/words/words';
import { isAsked, type FormField, type Shape } from '@/lib/calc/form';

/** A card that asks for less is as quickly read as its line would be. */
const FOLDED_FROM = 3;

/** Whether a card asks for so much that it is folded; what it folds away itself counts, since its key takes a line. */
export const asksMuch = (fields: readonly FormField[], one: unknown): boolean =>
  fields.filter((field) => isAsked(field, fields, membersOf(one))).length >= FOLDED_FROM;

/**
 * A list of groups, each a card that can be taken away. Of several that ask for much one is open and the others are a
 * line of what each is and what is not as usual with it, so that the answer below them is not screens away.
 */
export function Cards({ field, value, path, owner, onChange }: FieldProps) {
  const say = useWords();
  const labels = useLabels();
  const [opened, setOpened] = useState<number>();
  const [label, itemLabel] = [labels.field(field, owner), labels.item(field, owner)];
  const within = namespaceOf(field, owner);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const {
    item,
    min,
    max = Infinity,
  } = field.shape.kind === 'list' ? field.shape : { item: { kind: 'other' } as Shape, min: 0 };
  const fields = item.kind === 'group' ? item.fields : [];
  const add = () => {
    onChange([...items, nextItem(item, items.at(-1))]);
    setOpened(items.length);
  };
  const remove = (at: number) => {
    onChange(items.filter((_, i) => i !== at));
    setOpened(undefined);
  };
  return (
    <Items label={label} path={path} itemLabel={itemLabel} onAdd={items.length < max ? add : undefined}>
      {items.map((one, i) => (
        <Card
          key={i}
          title={`${itemLabel} ${i + 1}`}
          path={`${path}.${i}`}
          line={() => lineOf(fields, membersOf(one), { labels, owner: within, say })}
          fold={
            items.length > 1 && asksMuch(fields, one)
              ? { open: opened === i, onToggle: () => setOpened(opened === i ? undefined : i) }
              : undefined
          }
          onRemove={items.length > min ? () => remove(i) : undefined}
        >
          <MemberFields
            fields={fields}
            value={one}
            path={`${path}.${i}`}
            owner={within}
            onChange={(next) => onChange(items.map((other, at) => (at === i ? next : other)))}
          />
        </Card>
      ))}
    </Items>
  );
}
