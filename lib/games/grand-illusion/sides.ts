/** The two sides (2.5). */
export const SIDES = ['german', 'allied'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'german' ? 'allied' : 'german');

/** The nations: whose units stack, retreat and draw supply by rules of their own (2.5, 8.4.7, 11.2.4). */
export const NATIONS = ['german', 'french', 'british', 'belgian'] as const;
export type Nation = (typeof NATIONS)[number];
export const ALLIES = ['french', 'british', 'belgian'] as const;
export const sideOf = (nation: Nation): Side => (nation === 'german' ? 'german' : 'allied');
