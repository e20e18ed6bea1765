import { NUMBER_WORDS } from '@/lib/core/number-words';
import type { Text } from '@/lib/calc/evaluation';
import { fieldsBut, type AskedTool } from '@/lib/typed/asked';
import type { Item } from '@/lib/typed/items';
import type { FieldRead, Reading } from '@/lib/typed/reading';
import { firstOf, type Token } from '@/lib/typed/tokens';

/* A way told by its terrain: "three clear hexes, then one broken". */

/** The number that stands right before a word, and where; an article or nothing is one. */
function countBefore(tokens: readonly Token[], at: number): { readonly n: number; readonly at: number | undefined } {
  const { kind, folded = '' } = tokens[at - 1] ?? {};
  const n = kind === 'number' ? Number(folded) : NUMBER_WORDS.get(folded);
  return n === undefined || !Number.isInteger(n) ? { n: 1, at: undefined } : { n, at: at - 1 };
}

/** More hexes are none that anybody walks in a turn. */
const MOST_LEGS = 30;

/** A tool in which every word for terrain is a hex of the way, in their order. */
export const withLegs = <Data>(tool: AskedTool<Data>, tellOf: (value: string) => Text): AskedTool<Data> => ({
  ...tool,
  make(reading, items, data) {
    const isLeg = ({ field }: FieldRead): boolean => field === 'terrain';
    const found = reading.fields
      .filter(isLeg)
      .map((one) => ({ one, count: countBefore(reading.tokens, firstOf(one)) }));
    const legs = found.flatMap(({ one, count }) =>
      Array.from({ length: Math.min(count.n, MOST_LEGS) }, () => ({ terrain: one.value })),
    );
    const counts = found.flatMap(({ count }) => count.at ?? []);
    const isCount = ({ tokens }: Item): boolean => tokens.length > 0 && tokens.every((at) => counts.includes(at));
    const rest: Reading = { ...reading, fields: reading.fields.filter((one) => !isLeg(one)) };
    const made = tool.make(
      rest,
      items.filter((item) => !isCount(item)),
      data,
    );
    if (legs.length === 0) return made;
    return {
      ...made,
      input: { ...made?.input, legs },
      field: (one) => (isLeg(one) ? tellOf(String(one.value)) : (made?.field?.(one) ?? tellOf(String(one.value)))),
      forgives: (fault) => (fault.code === 'twice' && fault.field === 'terrain') || (made?.forgives?.(fault) ?? false),
      unused: made?.unused ?? [
        ...fieldsBut(rest),
        ...items.filter(({ tokens }) => !tokens.some((at) => counts.includes(at))),
      ],
    };
  },
});
