/*
 * The beginning of a card's code, apart from the rest: links to the cards of rules, questions and charts need no more.
 */

export const VERSION = '1';
export const KINDS = { tool: 't', rule: 'r', question: 'q', chart: 'c' } as const;
export type CardKind = keyof typeof KINDS;

/** Version, kind and name: the whole code of what is no case. */
export const headOf = (kind: CardKind, id: string): string => `${VERSION}/${KINDS[kind]}/${id}`;

/** In place of a card's code: the camera that takes one off the other player's screen. */
export const SCAN = 'scan';
