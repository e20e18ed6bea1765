import { text, type Block, type Choice, type Text, type ValueRow } from '@/lib/calc/evaluation';
import type { Pool, Restorable } from '@/lib/games/paths-of-glory/replacement-losses';
import type { Plan, Purchase } from '@/lib/games/paths-of-glory/replacement-plans';

/** The plans of one marker. */
export interface PoolPlans {
  readonly pool: Pool;
  readonly points: number;
  /** every plan to which nothing can be added, or only the best ones when there are too many */
  readonly plans: readonly Plan[];
  readonly complete: boolean;
}

const key = (path: string): string => `replacements.${path}`;

/** "2 × German army back at reduced strength; 1 × …" */
function purchaseText(purchases: readonly Purchase[]): Text {
  const items = purchases.flatMap(({ type, flipped, backReduced, backFull }) =>
    ([['flipped', flipped], ['backReduced', backReduced], ['backFull', backFull]] as const).filter(([, n]) => n > 0).map(([way, n]) => text(key(`item.${type.kind}.${way}`), { n, unit: type.name })),
  );
  return items.reduceRight<Text | undefined>((rest, item) => (rest ? text(key('join'), { item, rest }) : item), undefined) ?? text(key('nothing'));
}

const planId = ({ purchases }: Plan): string => purchases.map(({ type, flipped, backReduced, backFull }) => `${type.id}:${flipped}-${backReduced}-${backFull}`).join('+') || 'none';

const planText = (plan: Plan): Text => text(key('plan'), { cost: plan.cost, items: purchaseText(plan.purchases), steps: plan.steps, cf: plan.cf });

/** The plans as choices. */
export const poolBlock = ({ pool, points: available, plans, complete }: PoolPlans): Block => ({
  kind: 'choices',
  id: `plans-${pool}`,
  title: text(key(complete ? 'plans' : 'bestPlans'), { pool, points: available }),
  rule: '17.1.4',
  options: plans.map((plan): Choice => ({ id: planId(plan), text: planText(plan) })),
});

/** Where what the plans bring back appears (17.1.4 to 17.1.6). */
export function placeRows(places: Restorable['places'], full: readonly string[], pools: readonly PoolPlans[]): readonly ValueRow[] {
  const used = pools.flatMap(({ plans }) => plans.flatMap(({ purchases }) => purchases)).filter(({ backReduced, backFull }) => backReduced + backFull > 0);
  const armies = places
    .filter(({ type }) => used.some((purchase) => purchase.type === type))
    .map(({ type, spaces: found }): ValueRow => {
      const names = found.map(({ name }) => name).join(', ');
      const orleans = type.nation === 'france' && !full.includes('paris');
      return { label: text(key('place.army'), { unit: type.name }), value: text(key(orleans ? 'place.paris' : 'place.spaces'), { spaces: names }), rule: ['belgium', 'serbia'].includes(type.nation) ? '17.1.5' : '9.5.3.3' };
    });
  const corps = used.filter(({ type }) => type.kind === 'corps');
  return [
    ...armies,
    ...(corps.some(({ type }) => type.special === 'ana') ? [{ label: text(key('place.ana')), value: text(key('place.arabia')), rule: '17.1.6' }] : []),
    ...(corps.some(({ type }) => type.special !== 'ana') ? [{ label: text(key('place.corps')), value: text(key('place.reserve')), rule: '17.1.4' }] : []),
  ];
}

/** Rows of the price chart that the plans use. */
export function chartRows(pools: readonly PoolPlans[]): readonly string[] {
  const bought = pools.flatMap(({ plans }) => plans.flatMap(({ purchases }) => purchases));
  const any = (kind: 'army' | 'corps', way: 'flipped' | 'backReduced' | 'backFull') => bought.some((purchase) => purchase.type.kind === kind && purchase[way] > 0);
  const rows: readonly (readonly [string, boolean])[] = [
    ['flip-army', any('army', 'flipped')],
    ['recreate-army-reduced', any('army', 'backReduced')],
    ['recreate-army-full', any('army', 'backFull')],
    ['flip-two-corps', any('corps', 'flipped')],
    ['two-corps-reduced', any('corps', 'backReduced')],
    ['corps-full', any('corps', 'backFull')],
    ['flip-and-return', any('corps', 'flipped') && any('corps', 'backReduced')],
  ];
  return rows.filter(([, used]) => used).map(([row]) => row);
}
