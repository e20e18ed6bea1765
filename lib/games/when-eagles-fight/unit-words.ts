import { text, type TextParam } from '@/lib/calc/evaluation';
import type { Kind } from '@/lib/games/when-eagles-fight/units';
import type { Nation } from '@/lib/games/when-eagles-fight/sides';

/** What a unit is called in a sentence: its name, else its nation and type ("Russian infantry"). */
export const unitName = (unit: { readonly name: string; readonly nation: Nation; readonly kind: Kind }): TextParam =>
  unit.name.trim() || text(`unit.counter.${unit.nation}.${unit.kind}`);

/** Names one after the other. */
export function listed(names: readonly TextParam[]): TextParam {
  const [first = '', ...rest] = names;
  return rest.reduce<TextParam>((list, more) => text('unit.list', { list, more }), first);
}
