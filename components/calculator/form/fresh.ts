import { controlOf, isOwn } from '@/components/calculator/form/control-of';
import { membersOf } from '@/components/calculator/form/members';
import type { FormField, Shape } from '@/lib/calc/form';

/**
 * A new item of a list: like the last one, since the next is seldom far from it, but with units of its own; else the
 * least that each required field allows.
 */
export function nextItem(shape: Shape, last: unknown): unknown {
  if (last === undefined) return leastOf(shape);
  if (shape.kind !== 'group') return last;
  const own = shape.fields.filter((field) => field.shape.kind === 'list' && isOwn(controlOf(field)));
  return { ...membersOf(last), ...Object.fromEntries(own.map((field) => [field.name, valueOf(field)])) };
}

const valueOf = ({ preset, shape }: FormField): unknown => preset ?? leastOf(shape);

/** The least that a schema allows, with its defaults. */
export function leastOf(shape: Shape): unknown {
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
      return Object.fromEntries(
        shape.fields.flatMap((field) =>
          field.required || field.preset !== undefined ? [[field.name, valueOf(field)]] : [],
        ),
      );
    case 'record':
      return {};
    default:
      return '';
  }
}
