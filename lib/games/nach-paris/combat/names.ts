import { text, type Text } from '@/lib/calc/evaluation';
import type { Kind } from '@/lib/games/nach-paris/units';

/** A unit in words: its own name, or its kind with its number among the attackers or defenders. */
export const unitName = (
  side: 'attacker' | 'defender',
  { name, kind }: { readonly name: string; readonly kind: Kind },
  number: number,
): Text =>
  name
    ? text('combat.unit.named', { name })
    : text(`combat.unit.${side}`, { kind: text(`unit.options.kind.${kind}`), number });
