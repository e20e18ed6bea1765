import { text } from '@/lib/calc/evaluation';
import { illegal, type Refused } from '@/lib/calc/refusal';
import type { Rule } from '@/lib/core/rule';

/*
 * What keeps a unit from bombarding (8.1 and the rules that its table cites). The words of a bar are the messages
 * unit.options.bar.<id> and unit.bar.<id>.
 */

/** The rule of each bar; that on front hexes depends on the kind of fire. */
const RULES = { ooc: '13.3.2', worn: '8.1.1', withdrawing: '7.8.1', indoctrinated: '21.2.1', moving: '8.1.2' } as const;
type Bar = keyof typeof RULES | 'front' | 'embarked';

/** Refuses the first unit of a list that may not fire; `front` is the rule that asks for front hexes. */
export function barredUnit(
  units: readonly { readonly bar: Bar | 'none' }[],
  list: string,
  front: Rule,
): Refused | undefined {
  for (const [i, { bar }] of units.entries()) {
    if (bar === 'none') continue;
    return illegal(
      `${list}.${i}.bar`,
      bar,
      text(`unit.bar.${bar}`),
      bar === 'front' || bar === 'embarked' ? front : RULES[bar],
    );
  }
  return undefined;
}
