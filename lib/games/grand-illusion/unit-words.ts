import { text, type TextParam } from '@/lib/calc/evaluation';
import type { Kind, Nation } from '@/lib/games/grand-illusion/units';

/** What a unit is called in a sentence: its name, else its nation and size ("French corps"). */
export const unitName = (unit: { readonly name: string; readonly nation: Nation; readonly kind: Kind }): TextParam =>
  unit.name.trim() || text(`unit.counter.${unit.nation}.${unit.kind}`);
