import type { Stamp } from '@/components/sheet/types';
import { fortSchema, hexSchema, type HexInfo } from '@/lib/games/nach-paris/sheet/schema';

const plain = hexSchema.parse({});
const choice = <Key extends 'country' | 'control' | 'city' | 'station' | 'root'>(
  key: Key,
  values: readonly HexInfo[Key][],
): readonly Stamp<HexInfo>[] =>
  values.map((value) => {
    const id = `${key}.${value ?? 'none'}`;
    return { id, label: `hex-sheet.options.${id}`, on: { [key]: value }, off: { [key]: plain[key] } };
  });
const thing = (id: string, on: Partial<HexInfo>, off: Partial<HexInfo>): Stamp<HexInfo> => ({
  id,
  label: `hex-sheet.stamps.${id}`,
  on,
  off,
});

/** What is stamped into hexes: countries, markers, cities, fortifications. */
export const STAMPS = {
  country: choice('country', ['germany', 'france', 'belgium', 'luxembourg', 'netherlands', 'none']),
  control: choice('control', ['german', 'allied', undefined]),
  city: choice('city', ['small', 'normal', 'large', 'suburb', 'grand-station', 'none']),
  station: choice('station', ['small', 'normal', 'large', 'none', 'city']),
  fortification: [
    thing('fort', { forts: [fortSchema.parse({})] }, { forts: [] }),
    thing(
      'feste',
      { forts: [fortSchema.parse({ kind: 'feste', category: 'improved-concrete', steps: 2 })] },
      { forts: [] },
    ),
    thing('zone', { zone: true }, { zone: false }),
    thing('oldFort', { oldFort: true }, { oldFort: false }),
  ],
  other: [
    thing('port', { port: { capacity: 4, owner: 'allied' } }, { port: undefined }),
    ...choice('root', ['german', 'allied', 'belgian', undefined]),
  ],
} as const satisfies Readonly<Record<string, readonly Stamp<HexInfo>[]>>;
