import { present, sayIn, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import type { Block, Text, ValueRow } from '@/lib/calc/evaluation';
import type { PoolPlans } from '@/lib/games/paths-of-glory/replacements/finding';
import type { Pool, Restorable } from '@/lib/games/paths-of-glory/replacements/losses';
import type { Purchase } from '@/lib/games/paths-of-glory/replacements/plans';

const say = sayIn('replacements');

const WAYS = ['flipped', 'backReduced', 'backFull'] as const;

/** "2 × German army back at reduced strength; 1 × …" */
function purchaseText(purchases: readonly Purchase[]): Text {
  const items = purchases.flatMap((purchase) =>
    WAYS.filter((way) => purchase[way] > 0).map((way) =>
      say(`item.${purchase.type.kind}.${way}`, { n: purchase[way], unit: purchase.type.name }),
    ),
  );
  return items.reduceRight((rest, item) => say('join', { item, rest }));
}

/** The most combat factors that each marker brings back, by the first of its plans; markers that bring back nothing. */
export function bestBlock(pools: readonly PoolPlans[], idle: readonly Pool[]): Block {
  const most = pools.flatMap(({ pool, points: available, plans: [best] }) =>
    best ? [say('best', { pool, cf: best.cf, cost: best.cost, points: available })] : [],
  );
  const all = most.reduceRight((rest, item) => say('join', { item, rest }));
  return verdictBlock(
    idle.length ? say('verdict.bestAndLost', { most: all, lost: idle.join(', ') }) : say('verdict.best', { most: all }),
    'yes',
    '17.1.4',
  );
}

/** The plans of a marker, each with its price and what it restores. */
export const poolBlock = ({ pool, points: available, plans, complete }: PoolPlans): readonly Block[] =>
  valuesBlock(
    `plans-${pool}`,
    say(complete ? 'plans' : 'bestPlans', { pool, points: available }),
    plans.map(({ purchases, cost, steps, cf }) =>
      valueRow(purchaseText(purchases), say('plan', { cost, steps, cf }), '17.1.4'),
    ),
  );

/** Where what the plans bring back appears (17.1.4 to 17.1.6). */
export function placeRows(
  places: Restorable['places'],
  parisFull: boolean,
  pools: readonly PoolPlans[],
): readonly ValueRow[] {
  const used = pools
    .flatMap(({ plans }) => plans.flatMap(({ purchases }) => purchases))
    .filter(({ backReduced, backFull }) => backReduced + backFull > 0);
  const armies = places
    .filter(({ type }) => used.some((purchase) => purchase.type === type))
    .map(({ type, spaces: found }): ValueRow => {
      const names = found.map(({ name }) => name).join(', ');
      const orleans = type.nation === 'france' && !parisFull;
      return valueRow(
        say('place.army', { unit: type.name }),
        say(`place.${orleans ? 'paris' : type.nation === 'serbia' ? 'serbia' : 'spaces'}`, { spaces: names }),
        ['belgium', 'serbia'].includes(type.nation) ? '17.1.5' : '9.5.3.3',
      );
    });
  const corps = used.filter(({ type }) => type.kind === 'corps');
  return present(
    armies,
    corps.some(({ type }) => type.special === 'ana') && valueRow(say('place.ana'), say('place.arabia'), '17.1.6'),
    corps.some(({ type }) => type.special !== 'ana') && valueRow(say('place.corps'), say('place.reserve'), '17.1.4'),
  );
}

/** Rows of the price chart that the plans use. */
export function chartRows(pools: readonly PoolPlans[]): readonly string[] {
  const bought = pools.flatMap(({ plans }) => plans.flatMap(({ purchases }) => purchases));
  const any = (kind: 'army' | 'corps', way: 'flipped' | 'backReduced' | 'backFull') =>
    bought.some((purchase) => purchase.type.kind === kind && purchase[way] > 0);
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
