import { FAR } from '@/lib/board/graph/search';

/** What the ordinary steps of a way come to at most: the cheapest way enters no state twice. */
export const dearestWay = (states: number, dearestStep: number): number => (states - 1) * dearestStep;

/**
 * The prices of the classes of break, the lightest first. A search adds up costs and breaches in one number; at these
 * prices the cheapest way is the one with the fewest breaks of the heaviest class, of those the one with the fewest of
 * the next, and at last the one of least cost.
 *
 * That holds since the classes are the places of a number, as hundreds, tens and units are: a break costs one more than
 * everything lighter on a way can come to. So the caller says how much that is at most: `way`, of the ordinary steps,
 * and for each class the most breaks of it on a way, one that weighs as much as three counted three times. Bounds that
 * do not go into the number of a search are a programmer's error and throw.
 */
export function breachPrices<Most extends readonly number[]>(
  way: number,
  ...most: Most
): { readonly [Class in keyof Most]: number } {
  let lighter = way;
  const prices = most.map((breaks) => {
    const price = lighter + 1;
    lighter += breaks * price;
    return price;
  });
  if (lighter >= FAR) throw new Error(`breachPrices: a way could come to ${lighter}, and a search ends at ${FAR}`);
  return prices as { readonly [Class in keyof Most]: number };
}
