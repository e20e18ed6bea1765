/* What the map of When Eagles Fight shows in its hexes and at their hexsides (2.2, 12.8 to 12.11). */

/** The terrain of a hex; a sea hex holds no land at all (12.11). Whether a river runs in it is told apart (12.9). */
export const TERRAINS = ['clear', 'forest', 'swamp', 'mountain', 'sea'] as const;
export type Terrain = (typeof TERRAINS)[number];

/**
 * Hexsides that are more than a line between hexes: all sea, which nobody ever crosses; a lake, which normal movement
 * crosses in January and February (12.11); the path of a pass from one pass hex to the next (12.10).
 */
export const HEXSIDES = ['none', 'sea', 'lake', 'pass'] as const;
export type Hexside = (typeof HEXSIDES)[number];

/** Centres of population (11.1); a capital is a city as well (4.2). */
export const CENTRES = ['none', 'town', 'city', 'capital'] as const;
export type Centre = (typeof CENTRES)[number];
export const isCity = (place: Centre): boolean => place === 'city' || place === 'capital';

/**
 * Where a railway leaves the sheet: over an edge of the map (9.6), or over that of a sheet that shows a part of the map
 * only, from where it goes on, free, to an edge that is friendly to one side.
 */
export const EXITS = ['west', 'south', 'east', 'central', 'russian'] as const;
export type Exit = (typeof EXITS)[number];

/** Hexes that the rules call by their numbers. */
export const HEX = {
  /** sea supply of the Central Powers (9.6) */
  konigsberg: '2314',
  /** sea supply of the Russian player (9.6) */
  odessa: '4233',
  /** its city gives no modifier (13.15) */
  kovno: '2913',
} as const;
/** Hexsides that the rules name: all sea (12.3), along the path of a pass (12.10; question `pass-hexes`). */
export const KNOWN_SIDES: Readonly<Record<string, Hexside>> = { '2412/2413': 'sea', '2528/2628': 'pass' };
/** Hexes of the east edge at which no railway leaves the map (9.6). */
export const NO_END: readonly string[] = ['4231', '4232', '4233'];
/** The column of the west edge (9.6). */
export const WEST_COLUMN = '10';
