/** The two sides (2.5). */
export const SIDES = ['central', 'russian'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'central' ? 'russian' : 'central');

/** The nations: whose units stack, attack and draw supply by rules of their own (2.5, 6.0, 8.4). */
export const NATIONS = ['german', 'austro-hungarian', 'russian', 'romanian'] as const;
export type Nation = (typeof NATIONS)[number];
export const sideOf = (nation: Nation): Side =>
  nation === 'german' || nation === 'austro-hungarian' ? 'central' : 'russian';

/** Whose land a hex is (3.2, 3.8): Russia proper and Russian Poland are told apart by cities, ammunition and rails. */
export const COUNTRIES = ['germany', 'austria-hungary', 'russia', 'poland', 'romania'] as const;
export type Country = (typeof COUNTRIES)[number];
