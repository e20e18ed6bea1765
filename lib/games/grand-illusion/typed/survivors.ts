import { text, type Text } from '@/lib/calc/evaluation';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { saidIn, type AskedTool } from '@/lib/typed/asked';
import type { Item } from '@/lib/typed/items';
import type { Value } from '@/lib/typed/meaning';
import type { Reading } from '@/lib/typed/reading';
import { firstOf } from '@/lib/typed/tokens';

/* Who is left of a side after a battle, where its retreat is asked for (9.4.2). */

/** Who is left on a side after a battle, as the form counts them: three corps, one of them disrupted. */
function survivorsOf(items: readonly Item[]): Readonly<Record<string, number>> {
  const left: Record<string, number> = { infantry: 0, infantryDisrupted: 0, cavalry: 0, cavalryDisrupted: 0 };
  for (const { count = 1, traits } of items) {
    const name = `${traits.kind === 'cavalry' ? 'cavalry' : 'infantry'}${traits.disrupted === true ? 'Disrupted' : ''}`;
    left[name] = (left[name] ?? 0) + count;
  }
  return left;
}

/** "Attacker two infantry, one disrupted; defender three": who is left on each side, by the word that comes before. */
function survivorsOfBoth({ fields }: Reading, items: readonly Item[]) {
  const sides = fields.filter(({ field: name }) => name === 'who');
  const counted = items.filter(
    ({ count, own, traits }) =>
      count !== undefined &&
      traits.kind !== 'fort' &&
      own.every((name) => ['nation', 'kind', 'disrupted'].includes(name)),
  );
  const sideOf = (item: Item): string =>
    String(sides.filter((one) => firstOf(one) < firstOf(item)).at(-1)?.value ?? 'nobody');
  const of = (side: string): readonly Item[] => counted.filter((item) => sideOf(item) === side);
  const [attacker, defender] = [of('attacker'), of('defender')];
  // "… una disorganizzata, difensore una sana": read across the word nobody knows whose they are.
  const isAcross = ({ tokens: places }: Item): boolean =>
    sides.some((one) => places.some((at) => at < firstOf(one)) && places.some((at) => at > firstOf(one)));
  if (counted.some(isAcross)) return undefined;
  if (sides.length !== 2 || attacker.length === 0 || defender.length === 0 || of('nobody').length > 0) return undefined;
  return { items: counted, input: { attacker: survivorsOf(attacker), defender: survivorsOf(defender) } };
}

/** "Defenders retreat, two French corps and one disrupted": whoever is counted is left on the side that is named. */
export const withSurvivors = (tool: AskedTool<GiData>): AskedTool<GiData> => ({
  ...tool,
  make(reading, items, data) {
    const both = survivorsOfBoth(reading, items);
    if (both) {
      const others = items.filter((item) => !both.items.includes(item));
      const made = tool.make(
        { ...reading, fields: reading.fields.filter(({ field: name }) => name !== 'who') },
        others,
        data,
      );
      return {
        ...made,
        input: { ...made?.input, ...both.input },
        item: (item) =>
          both.items.includes(item) ? leftText(item, undefined) : (made?.item?.(item) ?? text('retreat.title')),
        forgives: (fault) => fault.code === 'twice' && fault.field === 'who',
        unused: made?.unused ?? others,
      };
    }
    const who = saidIn(reading, 'who');
    const isLeft = ({ count, own, traits }: Item): boolean =>
      count !== undefined &&
      traits.kind !== undefined &&
      traits.kind !== 'fort' &&
      own.every((name) => ['nation', 'kind', 'disrupted'].includes(name));
    const nations = new Set(items.flatMap(({ traits }) => traits.nation ?? []));
    const left = who === undefined || nations.size > 1 ? [] : items.filter(isLeft);
    if (left.length === 0) return tool.make(reading, items, data);
    const others = items.filter((item) => !left.includes(item));
    const made = tool.make(reading, others, data);
    const [nation] = nations;
    return {
      ...made,
      input: {
        ...made?.input,
        ...(nation === undefined ? {} : { nation }),
        [String(who)]: survivorsOf(left),
      },
      item: (item) => (left.includes(item) ? leftText(item, nation) : (made?.item?.(item) ?? text('retreat.title'))),
      unused: made?.unused ?? others,
    };
  },
});

const leftText = ({ count, traits }: Item, nation: Value | undefined): Text =>
  text('typed.counted', {
    n: count ?? 1,
    unit: text(`unit.counter.${String(traits.nation ?? nation ?? 'german')}.${String(traits.kind)}`),
  });
