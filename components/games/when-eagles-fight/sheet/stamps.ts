import type { Stamp } from '@/components/sheet/types';
import { EXITS, CENTRES } from '@/lib/games/when-eagles-fight/sheet/ground';
import { HEX_COUNTRIES, hexSchema, type HexInfo } from '@/lib/games/when-eagles-fight/sheet/schema';
import { SIDES } from '@/lib/games/when-eagles-fight/sides';

const plain = hexSchema.parse({});
const choice = <Key extends 'place' | 'country' | 'control' | 'exit'>(
  key: Key,
  values: readonly HexInfo[Key][],
): readonly Stamp<HexInfo>[] =>
  values.map((value) => {
    const id = `${key}.${value ?? 'none'}`;
    return { id, label: `ground.options.${id}`, on: { [key]: value }, off: { [key]: plain[key] } };
  });
const mark = (key: 'river' | 'victory' | 'pass'): Stamp<HexInfo> => ({
  id: key,
  label: `ground.fields.${key}`,
  on: { [key]: true },
  off: { [key]: false },
});
/** What is no use to stamp comes last: nothing. */
const lastFirst = <Value>([first, ...rest]: readonly Value[]): readonly Value[] =>
  first === undefined ? rest : [...rest, first];

/** What is stamped into hexes: towns, rivers and marks, countries, control, and where railways leave. */
export const STAMPS = {
  place: choice('place', lastFirst(CENTRES)),
  other: [mark('river'), mark('victory'), mark('pass')],
  country: choice('country', lastFirst(HEX_COUNTRIES)),
  control: choice('control', [...SIDES, undefined]),
  exit: choice('exit', [...EXITS, undefined]),
} as const satisfies Readonly<Record<string, readonly Stamp<HexInfo>[]>>;
