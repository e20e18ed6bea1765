import { text, type OpenPoint, type TextParam } from '@/lib/calc/evaluation';

/*
 * How many steps a counter can have (2.4.3, 2.4.4). More is answered all the same, since a scenario may know better,
 * but never without a word.
 */

const FULL = {
  inf: { steps: 5, rule: '2.4.3' },
  cav: { steps: 3, rule: '2.4.4' },
} as const;
/** Units that are named one by one. */
const MOST_NAMED = 6;

/** A unit with its steps left and lost, and how it is called. */
export interface Sized {
  readonly kind: string;
  readonly steps: number;
  readonly lost?: number | undefined;
  readonly who: TextParam;
}

/** A word for each unit with more steps, left and lost together, than INF or CAV have at full strength. */
export function sizePoints(units: readonly Sized[]): readonly OpenPoint[] {
  return units
    .flatMap(({ kind, steps, lost = 0, who }): readonly OpenPoint[] => {
      const full = kind === 'inf' || kind === 'cav' ? FULL[kind] : undefined;
      if (!full || steps + lost <= full.steps) return [];
      const params = { who, steps, lost, kind: text(`unit.options.kind.${kind}`), most: full.steps };
      return [{ text: text('unit.size', params), rule: full.rule }];
    })
    .slice(0, MOST_NAMED);
}

/** A unit by its name, else by its type. */
export const called = <Unit extends Omit<Sized, 'who'> & { readonly name: string }>(unit: Unit): Sized => ({
  ...unit,
  who: unit.name || text(`unit.options.kind.${unit.kind}`),
});
