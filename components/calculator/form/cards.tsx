'use client';

import { FieldFrame } from '@/components/calculator/form/field-frame';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { MemberFields } from '@/components/calculator/form/group-field';
import { namespaceOf, useLabels } from '@/components/calculator/labels';
import { useWords } from '@/components/words/words';
import type { Shape } from '@/lib/calc/form';

/** A list of groups, each a card that can be taken away. */
export function Cards({ field, value, path, owner, onChange }: FieldProps) {
  const t = useWords();
  const label = useLabels().field(field, owner);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { item, min, max = Infinity } = field.shape.kind === 'list' ? field.shape : { item: { kind: 'other' } as Shape, min: 0 };
  const fields = item.kind === 'group' ? item.fields : [];
  const put = (at: number, next: unknown) => onChange(items.map((one, i) => (i === at ? next : one)));
  return (
    <FieldFrame label={label} path={path} wide>
      {({ labelId, ...marks }) => (
        <div role="group" aria-labelledby={labelId} aria-describedby={marks['aria-describedby']} className="grid grid-cols-1 gap-2">
          {items.map((one, i) => (
            <div key={i} role="group" aria-label={`${label} ${i + 1}`} className="flex items-start gap-2 rounded-lg border border-line bg-card p-2">
              <div className="min-w-0 flex-1">
                <MemberFields fields={fields} value={one} path={`${path}.${i}`} owner={namespaceOf(field, owner)} onChange={(next) => put(i, next)} />
              </div>
              {items.length > min && (
                <button type="button" className="btn px-0" aria-label={`${t('tools.remove')}: ${label} ${i + 1}`} onClick={() => onChange(items.filter((_, at) => at !== i))}>
                  <span aria-hidden>✕</span>
                </button>
              )}
            </div>
          ))}
          {items.length < max && (
            <button type="button" className="btn w-fit border-dashed" onClick={() => onChange([...items, freshItem(item, items.at(-1))])}>
              <span aria-hidden>+</span> {t('tools.add')}
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

/** A new card: like the last one, since the next is seldom far from it; else the least that each required field allows. */
function freshItem(shape: Shape, last: unknown): unknown {
  return last ?? leastOf(shape);
}

function leastOf(shape: Shape): unknown {
  switch (shape.kind) {
    case 'switch':
      return false;
    case 'choice':
      return shape.options[0];
    case 'number':
      return Math.max(shape.min ?? 0, Math.min(0, shape.max ?? 0));
    case 'list':
      return Array.from({ length: shape.min }, () => leastOf(shape.item));
    case 'group':
      return Object.fromEntries(shape.fields.flatMap((field) => (field.required ? [[field.name, leastOf(field.shape)]] : field.preset === undefined ? [] : [[field.name, field.preset]])));
    case 'record':
      return {};
    default:
      return '';
  }
}
