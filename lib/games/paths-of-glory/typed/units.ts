import { text, type Text } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import { nationOf, spaceOf } from '@/lib/games/paths-of-glory/catalogue';
import type { Face, PogData, UnitType } from '@/lib/games/paths-of-glory/data';
import { unitName } from '@/lib/games/paths-of-glory/unit-names';
import type { Item } from '@/lib/typed/items';

/* The counters and spaces that the words of a text name, in the form of the tools. */

const say = sayIn('typed');

/** The counter that an item names, or those among which it does not decide: "a Turkish army" is one of two. */
function typesFor({ traits: { nation, kind, special } }: Item, data: PogData): readonly UnitType[] {
  const of = data.units.types.filter(
    (type) => (nation === undefined || type.nation === nation) && (kind === undefined || type.kind === kind),
  );
  const found = of.filter((type) => type.special === (special ?? null));
  // "The BEF" alone is the army: its corps is called one.
  if (special !== undefined && kind === undefined && found.length > 1)
    return found.filter((type) => type.kind === 'army');
  return found.length > 0 || special !== undefined ? found : of;
}

export const faceOf = ({ traits }: Item): Face => (traits.face === 'reduced' ? 'reduced' : 'full');

const MOST = 9;

export interface Named {
  readonly item: Item;
  readonly type: UnitType | undefined;
  readonly fault: Text | undefined;
}

/** The counter of an item, or why there is none. */
export function named(item: Item, data: PogData): Named {
  const { nation, kind } = item.traits;
  const count = item.count ?? 1;
  if (nation === undefined) return { item, type: undefined, fault: say('fault.nation', { count }) };
  const nameOf = (type: UnitType) => unitName({ type, face: 'full' }, data);
  const found = typesFor(item, data);
  const [only, other] = found;
  if (only && !other) {
    const most = Math.min(MOST, only.count);
    const exists = Number.isInteger(count) && count >= 1 && count <= most;
    return { item, type: only, fault: exists ? undefined : say('fault.count', { unit: nameOf(only), count, most }) };
  }
  const own = data.units.types.filter((type) => type.nation === nation);
  const of = nationOf(data, String(nation))?.name ?? String(nation);
  const allowed = listOf((other ? found : own).map(nameOf));
  const code = own.length === 0 ? 'noUnits' : other || kind === undefined ? 'which' : 'noUnit';
  return { item, type: undefined, fault: say(`fault.${code}`, { of, allowed }) };
}

/** Names in a row, in every language. */
const listOf = (names: readonly { readonly en: string; readonly es: string; readonly it: string }[]) => ({
  en: names.map(({ en }) => en).join(', '),
  es: names.map(({ es }) => es).join(', '),
  it: names.map(({ it }) => it).join(', '),
});

export const groupOf = ({ item, type }: Named) => ({ type: type?.id ?? '', face: faceOf(item), n: item.count ?? 1 });

/** The name of a space with what the map says of it; `key`: "space" is the one attacked, "place" any other. */
export function spaceText(id: string, data: PogData, key: 'space' | 'place'): Text {
  const space = spaceOf(data, id);
  const name = space?.name ?? id;
  const terrain = text(`fire.options.terrain.${space?.terrain ?? 'clear'}`);
  return say(space?.fort ? `${key}Fort` : key, { name, terrain, fort: space?.fort ?? 0 });
}
