import { text, type TextParam } from '@/lib/calc/evaluation';
import type { Kind } from '@/lib/games/grand-illusion/units';
import type { Nation } from '@/lib/games/grand-illusion/sides';

/** What a unit is called in a sentence: its name, else its nation and size ("French corps"). */
export const unitName = (unit: { readonly name: string; readonly nation: Nation; readonly kind: Kind }): TextParam =>
  unit.name.trim() || text(`unit.counter.${unit.nation}.${unit.kind}`);
