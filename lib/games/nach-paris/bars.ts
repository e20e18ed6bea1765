import { text, type NotApplied, type Step, type TextParam } from '@/lib/calc/evaluation';

/*
 * Conditions of an action, for the tools that say whether something may be done. The words of a bar are the messages
 * <tool>.bar.<id> (why it is forbidden) and <tool>.free.<id> (why this does not stand in the way).
 */

/** What forbids an action. */
export interface Bar<Situation> {
  readonly id: string;
  readonly rule: string;
  readonly stops: (situation: Situation) => boolean;
}
/** A bar without its condition. */
export type Barred = Pick<Bar<never>, 'id' | 'rule'>;

/** The bars in force and the others, each in the order of the rules. */
export function sortBars<Situation>(
  bars: readonly Bar<Situation>[],
  situation: Situation,
): { readonly barred: readonly Barred[]; readonly free: readonly Barred[] } {
  const bare = ({ id, rule }: Barred): Barred => ({ id, rule });
  return {
    barred: bars.filter((bar) => bar.stops(situation)).map(bare),
    free: bars.filter((bar) => !bar.stops(situation)).map(bare),
  };
}

type Params = Readonly<Record<string, TextParam>>;

export const barSteps = (tool: string, barred: readonly Barred[], params?: Params): readonly Step[] =>
  barred.map(({ id, rule }) => ({ id, rule, text: text(`${tool}.bar.${id}`, params) }));
export const barsMet = (tool: string, free: readonly Barred[], params?: Params): readonly NotApplied[] =>
  free.map(({ id, rule }) => ({ id, rule, text: text(`${tool}.free.${id}`, params) }));
