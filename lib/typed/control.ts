import type { Entry, Lexicon, Value } from '@/lib/typed/meaning';
import type { Item } from '@/lib/typed/items';
import type { FieldRead, Reading } from '@/lib/typed/reading';
import { areAllies } from '@/lib/typed/parts';
import { firstOf } from '@/lib/typed/tokens';

/* "… if the Germans hold Paris and Rouen": what the enemy controls, beside the supply of a unit. */

const HOLDS =
  'hold|holds|holding|control|controls|took|takes|have taken|controla|controlan|tiene|tienen|ocupa|ocupan|toma|toman|' +
  'controlla|controllano|tiene in mano|tengono|occupa|occupano|ha|hanno';
const WORDS: ReadonlySet<string> = new Set(HOLDS.split('|').flatMap((words) => words.split(' ')));

/** Beside the supply of a unit such a verb parts no sides. */
export const HOLDING: Entry = { words: HOLDS.split('|'), means: { kind: 'filler' } };

export interface Held {
  /** who holds, named by the nation alone right before the verb */
  readonly holder: Item;
  readonly nation: Value;
  /** the places that follow */
  readonly places: readonly FieldRead[];
}

/** What somebody of another alliance than the first unit holds; undefined where nobody says so. */
export function heldIn(
  { fields, tokens }: Reading,
  items: readonly Item[],
  ground: readonly string[],
  lexicon: Lexicon,
): Held | undefined {
  const { nation } = lexicon;
  const [first, ...others] = items.toSorted((a, b) => firstOf(a) - firstOf(b));
  const holder = others.find(
    (item) => item.own.join() === nation && WORDS.has(tokens[firstOf(item) + 1]?.folded ?? ''),
  );
  const value = holder?.traits[nation];
  if (!first || !holder || value === undefined || areAllies(first.traits[nation], value, lexicon)) return undefined;
  const places = fields.filter((one) => ground.includes(one.field) && firstOf(one) > firstOf(holder));
  return places.length === 0 ? undefined : { holder, nation: value, places };
}
