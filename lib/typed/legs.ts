import type { Text } from '@/lib/calc/evaluation';
import { fieldsBut, type AskedTool } from '@/lib/typed/asked';
import type { Item } from '@/lib/typed/items';
import type { FieldRead, Reading } from '@/lib/typed/reading';
import { firstOf, lastOf, numeral, type Token } from '@/lib/typed/tokens';

/* A way told by its terrain: "three clear hexes, then one broken". */

/** The number that stands right before a word, and where; an article or nothing is one. */
function countBefore(tokens: readonly Token[], at: number): { readonly n: number; readonly at: number | undefined } {
  const before = tokens[at - 1];
  const n = before && numeral(before);
  return n === undefined ? { n: 1, at: undefined } : { n, at: at - 1 };
}

/** More hexes are none that anybody walks in a turn. */
const MOST_LEGS = 30;

/** Whether nothing but small words stands between two things that are said: "a rough one across a minor river". */
const BETWEEN =
  /^(?:a|an|the|one|ones|hex|hexes|across|over|behind|beyond|by|un|una|uno|el|la|il|lo|hexagono|esagono|cruzando|tras|tra|oltre|attraverso|sobre|al|del|de|di)$/;

/** "Over a minor river into rough": the hexside before its hex. */
const INTO =
  /^(?:a|an|the|one|hex|into|to|onto|toward|towards|un|una|uno|el|la|il|lo|l|en|hacia|hasta|hexagono|in|nel|nella|verso|esagono|terreno|ground|terrain)$/;

/** A tool in which every word for terrain is a hex of the way, in their order; a hexside leads into its hex. */
export const withLegs = <Data>(
  tool: AskedTool<Data>,
  tellOf: (value: string, field: string) => Text,
): AskedTool<Data> => ({
  ...tool,
  make(reading, items, data) {
    const terrains = reading.fields.filter(({ field }) => field === 'terrain');
    const sides = reading.fields.filter(({ field }) => field === 'hexside');
    const isBeside = (a: FieldRead, b: FieldRead, words = BETWEEN): boolean =>
      reading.tokens.slice(lastOf(a) + 1, firstOf(b)).every(({ folded }) => words.test(folded)) &&
      lastOf(a) < firstOf(b);
    const leadsOn = (side: FieldRead): boolean => terrains.some((one) => isBeside(side, one, INTO));
    const found = terrains.map((one) => ({
      one,
      count: countBefore(reading.tokens, firstOf(one)),
      // "A rough one across a river"; of several hexes nobody knows which one it leads into.
      side:
        sides.find((side) => isBeside(side, one, INTO)) ?? sides.find((side) => isBeside(one, side) && !leadsOn(side)),
    }));
    const isTaken = ({ count, side }: (typeof found)[number]): boolean => side !== undefined && count.n === 1;
    const taken = found.flatMap((leg) => (isTaken(leg) && leg.side ? [leg.side] : []));
    const isLeg = (one: FieldRead): boolean => one.field === 'terrain' || taken.includes(one);
    const legs = found.flatMap((leg) =>
      Array.from({ length: Math.min(leg.count.n, MOST_LEGS) }, () => ({
        terrain: leg.one.value,
        ...(isTaken(leg) ? { hexside: leg.side?.value } : {}),
      })),
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
      field: (one) => (isLeg(one) ? undefined : made?.field?.(one)) ?? tellOf(String(one.value), one.field),
      forgives: (fault) =>
        (fault.code === 'twice' && ['terrain', 'hexside'].includes(fault.field)) || (made?.forgives?.(fault) ?? false),
      unused: made?.unused ?? [
        ...fieldsBut(rest),
        ...items.filter(({ tokens }) => !tokens.some((at) => counts.includes(at))),
      ],
    };
  },
});
