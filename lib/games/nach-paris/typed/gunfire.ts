import type { Item } from '@/lib/typed/items';
import type { Reading } from '@/lib/typed/reading';

/* Numbers of a bombardment that a clause of its own tells: the ARF of the guns, the CAB of the target. */

/** "An ARF of 18" */
function withItsArf(item: Item): Item {
  const { arf, cbf, ...traits } = item.traits;
  return item.own.join() === 'arf,cbf' && arf === true && typeof cbf === 'number'
    ? { ...item, traits: { ...traits, arf: cbf }, own: ['arf'] }
    : item;
}

const isAlone = ({ own, traits }: Item, name: string): boolean =>
  own.join() === name && typeof traits[name] === 'number';

/** "A Belgian division, ARF 18": whoever is fired at has no ARF, the number is told beside him. */
function apart(item: Item): readonly Item[] {
  const { arf, ...traits } = item.traits;
  const tokens = item.said.arf ?? [];
  if (!item.own.includes('kind') || !item.own.includes('arf') || typeof arf !== 'number') return [item];
  return [
    {
      ...item,
      traits,
      own: item.own.filter((name) => name !== 'arf'),
      tokens: item.tokens.filter((at) => !tokens.includes(at)),
    },
    { ...item, count: undefined, article: false, traits: { arf }, own: ['arf'], said: { arf: tokens }, tokens },
  ];
}

/** The only unit of a list that has no such number of its own yet. */
function onlyOf(items: readonly Item[], name: string): Item | undefined {
  const [only, other] = items.filter(({ own, traits }) => own.includes('kind') && traits[name] === undefined);
  return only && !other && (only.count ?? 1) === 1 ? only : undefined;
}

const given = (items: readonly Item[], to: Item, from: Item, name: string): readonly Item[] =>
  items.map((item) =>
    item === to
      ? {
          ...item,
          traits: { ...item.traits, [name]: from.traits[name] ?? 0 },
          own: [...item.own, name],
          said: { ...item.said, [name]: from.tokens },
          tokens: [...item.tokens, ...from.tokens],
        }
      : item,
  );

/** "German heavy artillery bombards a division, with an ARF of 18": the number of the only gun, wherever it is told. */
function withGun(reading: Reading): Reading {
  const attack = reading.attack.map(withItsArf);
  const defence = reading.defence.map(withItsArf).flatMap(apart);
  const [told, other] = [...attack, ...defence].filter((item) => isAlone(item, 'arf'));
  const gun = onlyOf(attack, 'arf');
  if (!told || other || !gun) return { ...reading, attack };
  const without = (items: readonly Item[]): readonly Item[] => items.filter((item) => item !== told);
  return { ...reading, attack: given(without(attack), gun, told, 'arf'), defence: without(defence) };
}

/** "…, the target's CAB is 9" */
function withTarget(reading: Reading): Reading {
  const { attack, defence } = reading;
  const [told, other] = [...attack, ...defence].filter((item) => isAlone(item, 'cab'));
  const target = onlyOf(defence, 'cab');
  if (!told || other || !target || attack.length + defence.length < 3) return reading;
  return {
    ...reading,
    attack: attack.filter((item) => item !== told),
    defence: given(
      defence.filter((item) => item !== told),
      target,
      told,
      'cab',
    ),
  };
}

/** A bombardment with the numbers of its gun and its target. */
export const withNumbersTold = (reading: Reading): Reading => withTarget(withGun(reading));
