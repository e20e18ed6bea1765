import type { UnitType } from '@/lib/games/paths-of-glory/data';

/** What Replacement Points buy, in half points: two corps steps cost as much as one army step (17.1.4). */
export interface Prices {
  readonly flipArmy: number;
  readonly armyReduced: number;
  readonly armyFull: number;
  readonly corpsStep: number;
}

/** Units of one type that points may restore: reduced ones to flip, eliminated ones to bring back. */
export interface Damage {
  readonly type: UnitType;
  readonly reduced: number;
  readonly eliminated: number;
}

/** What is bought for one type: reduced units flipped, eliminated units brought back reduced or at full strength. */
export interface Purchase {
  readonly type: UnitType;
  readonly flipped: number;
  readonly backReduced: number;
  readonly backFull: number;
}

/** A way to spend the points of one marker. */
export interface Plan {
  readonly purchases: readonly Purchase[];
  /** Replacement Points spent; a half point that nothing uses is paid all the same */
  readonly cost: number;
  readonly steps: number;
  /** combat factors gained */
  readonly cf: number;
}

const stepPrices = ({ kind }: UnitType, prices: Prices) =>
  kind === 'army'
    ? { flip: prices.flipArmy, reduced: prices.armyReduced, upgrade: prices.armyFull - prices.armyReduced }
    : { flip: prices.corpsStep, reduced: prices.corpsStep, upgrade: prices.corpsStep };

const halves = ({ type, flipped, backReduced, backFull }: Purchase, prices: Prices): number => {
  const price = stepPrices(type, prices);
  return flipped * price.flip + backReduced * price.reduced + backFull * (price.reduced + price.upgrade);
};
const stepsOf = ({ flipped, backReduced, backFull }: Purchase): number => flipped + backReduced + 2 * backFull;
const cfOf = ({ type, flipped, backReduced, backFull }: Purchase): number =>
  flipped * (type.full.cf - type.reduced.cf) + backReduced * type.reduced.cf + backFull * type.full.cf;

/** The plan that a list of purchases makes: its cost in whole points, the steps and combat factors it restores. */
export function planOf(purchases: readonly Purchase[], prices: Prices): Plan {
  const total = (measure: (purchase: Purchase) => number) =>
    purchases.reduce((sum, purchase) => sum + measure(purchase), 0);
  return {
    purchases: purchases.filter((purchase) => stepsOf(purchase) > 0),
    cost: Math.ceil(total((purchase) => halves(purchase, prices)) / 2),
    steps: total(stepsOf),
    cf: total(cfOf),
  };
}

/** Every purchase for one type that the budget allows. */
function purchasesFor({ type, reduced, eliminated }: Damage, budget: number, prices: Prices): readonly Purchase[] {
  const found: Purchase[] = [];
  for (let flipped = 0; flipped <= reduced; flipped++)
    for (let backFull = 0; backFull <= eliminated; backFull++)
      for (let backReduced = 0; backReduced + backFull <= eliminated; backReduced++) {
        const purchase = { type, flipped, backReduced, backFull };
        if (halves(purchase, prices) <= budget) found.push(purchase);
      }
  return found;
}

/** The cheapest further step of a type after a purchase; Infinity when all of it is restored. */
function nextStep(
  { type, reduced, eliminated }: Damage,
  { flipped, backReduced, backFull }: Purchase,
  prices: Prices,
): number {
  const price = stepPrices(type, prices);
  return Math.min(
    flipped < reduced ? price.flip : Infinity,
    backReduced + backFull < eliminated ? price.reduced : Infinity,
    backReduced > 0 ? price.upgrade : Infinity,
  );
}

/** Half points that would restore a type completely. */
const appetite = ({ type, reduced, eliminated }: Damage, prices: Prices): number =>
  halves({ type, flipped: reduced, backReduced: 0, backFull: eliminated }, prices);

/**
 * Every plan to which no further step can be added, or undefined when there are more than `limit`. Branches that
 * are bound to leave an affordable step unbought are cut at once, so the search is as long as its answer.
 */
export function maximalPlans(
  damage: readonly Damage[],
  points: number,
  prices: Prices,
  limit: number,
): readonly Plan[] | undefined {
  const after = damage.map((_, i) => damage.slice(i + 1).reduce((sum, other) => sum + appetite(other, prices), 0));
  const found: Plan[] = [];
  const visit = (i: number, left: number, cheapest: number, chosen: readonly Purchase[]): void => {
    const here = damage[i];
    if (found.length > limit || cheapest <= left - (i > 0 ? (after[i - 1] ?? 0) : Infinity)) return;
    if (!here) {
      if (cheapest > left) found.push(planOf(chosen, prices));
      return;
    }
    for (const purchase of purchasesFor(here, left, prices))
      visit(i + 1, left - halves(purchase, prices), Math.min(cheapest, nextStep(here, purchase, prices)), [
        ...chosen,
        purchase,
      ]);
  };
  visit(0, points * 2, Infinity, []);
  return found.length > limit ? undefined : found;
}

interface Part {
  readonly purchases: readonly Purchase[];
  readonly spent: number;
  readonly steps: number;
  readonly cf: number;
}

/** Keeps what no other beats in both steps and combat factors; of equals the first. */
function undominated<T extends { readonly steps: number; readonly cf: number }>(found: readonly T[]): readonly T[] {
  const kept: T[] = [];
  for (const one of [...found].sort((a, b) => b.steps - a.steps || b.cf - a.cf))
    if (kept.every((other) => other.cf < one.cf)) kept.push(one);
  return kept;
}

/** The plans that no other beats in both steps restored and combat factors restored. */
export function bestPlans(damage: readonly Damage[], points: number, prices: Prices): readonly Plan[] {
  let found: readonly Part[] = [{ purchases: [], spent: 0, steps: 0, cf: 0 }];
  for (const one of damage) {
    const options = purchasesFor(one, points * 2, prices).map((purchase) => ({
      purchase,
      spent: halves(purchase, prices),
      steps: stepsOf(purchase),
      cf: cfOf(purchase),
    }));
    const bySpent = (spent: number) => undominated(options.filter((option) => option.spent === spent));
    const kept = [...new Set(options.map(({ spent }) => spent))].flatMap(bySpent);
    const grown = found.flatMap((part) =>
      kept
        .filter(({ spent }) => part.spent + spent <= points * 2)
        .map((option) => ({
          purchases: [...part.purchases, option.purchase],
          spent: part.spent + option.spent,
          steps: part.steps + option.steps,
          cf: part.cf + option.cf,
        })),
    );
    found = [...new Set(grown.map(({ spent }) => spent))].flatMap((spent) =>
      undominated(grown.filter((part) => part.spent === spent)),
    );
  }
  return undominated(found).map(({ purchases }) => planOf(purchases, prices));
}
