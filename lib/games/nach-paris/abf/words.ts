import { text, type TextParam } from '@/lib/calc/evaluation';
import type { AbfFort, AbfInput, Assaulter } from '@/lib/games/nach-paris/abf/fields';

/** The name of a fortification: its own, or "Fort 2" by its place in the list. */
export const fortName = ({ forts }: AbfInput, fort: AbfFort): TextParam =>
  fort.name || text(`abf.fort.${fort.kind}`, { n: forts.indexOf(fort) + 1 });

export const unitName = ({ name, kind }: Pick<Assaulter, 'name' | 'kind'>): TextParam =>
  name || text(`unit.options.kind.${kind}`);
