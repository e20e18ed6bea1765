import listed from '@/content/grand-illusion/hexes.json';
import type { Hex, HexList } from '@/lib/games/grand-illusion/map/hexes';

/*
 * The hexes that rules name or list, each read from content/grand-illusion/hexes.json and named here alone: what a form
 * offers must be known before a tool has its data.
 */

// Its shape is checked with the content.
const { hexes } = listed as unknown as HexList;

const numbersOf = (has: (hex: Hex) => unknown): readonly number[] => hexes.filter(has).map(({ n }) => n);
const keysOf = (has: (hex: Hex) => unknown): readonly string[] => numbersOf(has).map(String);

/** The one hex of a name, among those meant. */
function named(name: string, isMeant: (hex: Hex) => unknown = () => true): number {
  const [n, second] = numbersOf((hex) => hex.name?.en === name && isMeant(hex));
  if (n === undefined || second !== undefined) throw new Error(`places: not one hex is called ${name}`);
  return n;
}

export const ANTWERP = named('Antwerp');
export const BRUSSELS = named('Brussels');
export const GHENT = named('Ghent');
/** of its two hexes the one with the forts (9.5) */
export const LIEGE = named('Liège', ({ optionalFort }) => optionalFort);
export const MAUBEUGE = named('Maubeuge');
export const METZ = named('Metz');
/** where the German railway ends while its marker lies there (11.2.1.d) */
export const MEZIERES = named('Mezieres');
export const NAMUR = named('Namur');
export const PARIS = named('Paris');
export const TRIER = named('Trier');

/** The highest ground of the map (2.2, 8.4.6.a). */
const VOSGES = numbersOf(({ vosges }) => vosges);
export const isVosges = (hex: number | undefined): boolean => hex !== undefined && VOSGES.includes(hex);

/** Hexes that one rulebook alone calls Belgian soil (8.4.7.a). */
const PERHAPS_BELGIAN = numbersOf(({ belgian }) => typeof belgian === 'string');
export const isPerhapsBelgian = (hex: number | undefined): boolean =>
  hex !== undefined && PERHAPS_BELGIAN.includes(hex);

/** What counts of them: each, or the one alone (question `belgian-hex-75-83`). */
export const SOIL_READINGS = ['both', 'hex75', 'hex83'] as const;
export const isBelgianSoil = ({ n, belgian }: Hex, reading: (typeof SOIL_READINGS)[number]): boolean =>
  typeof belgian === 'string' ? reading === 'both' || reading === `hex${n}` : belgian === true;

/** Hexes that bring Plan 17 VP, by their keys in forms (3.2.1.a). */
export const PLAN_17 = keysOf(({ plan17 }) => plan17);
export const isPlan17 = (hex: number | undefined): boolean => PLAN_17.includes(String(hex));

/** Hexes that bring German VP (3.2.2). */
export const GERMAN_VP = keysOf(({ germanVp }) => germanVp);
/** Those of either list whose marker counts twice. */
export const DOUBLED = keysOf(({ germanVp, plan17 }) => germanVp === 2 || plan17 === 2);

/** The named ports from the east to the west, which is how ships go (10.4). */
const PORT_HEXES = hexes.flatMap(({ n, port }) => (port === undefined ? [] : [{ n, port }]));
export const PORTS = PORT_HEXES.toSorted((a, b) => b.port - a.port).map(({ n }) => String(n));

/** The same with Antwerp, which is no port but for an option (10.4, 12.5.4). */
export const HARBOURS = [...PORTS, String(ANTWERP)];
/** The keys of the harbours by their names in English. */
export const HARBOUR_OF_NAME: Readonly<Record<string, string>> = Object.fromEntries(
  hexes.flatMap(({ n, name }) => (name && HARBOURS.includes(String(n)) ? [[name.en, String(n)]] : [])),
);

/** The hexes that have, or with an option of scenario 3 may have, forts (9.5). */
export const FORT_HEXES = keysOf(({ forts, optionalFort }) => forts ?? optionalFort);
/** The hexes with two forts. */
export const TWO_FORTS = keysOf(({ forts }) => forts === 2);
