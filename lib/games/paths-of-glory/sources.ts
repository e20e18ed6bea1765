import type { Rule } from '@/lib/core/rule';
import type { Side } from '@/lib/games/paths-of-glory/data';

/* Which supply sources are a nation's own, and which of an ally's it may use (14.2, 17.1.4.1). */

const OWN_SOURCES = new Set(['russia', 'romania', 'serbia']);
const WESTERN = 'allied-except-russia-romania-serbia';

/** The value of a space's `supply` that marks the sources of a nation (14.2). */
export const sourcesKey = (side: Side, nation: string): string =>
  side === 'central' ? 'central' : OWN_SOURCES.has(nation) ? nation : WESTERN;

/** The rule that names a space as a source for these units. */
export function sourceRule(sources: string, space: string): Rule {
  if (sources === 'central') return '14.2.1';
  if (sources === 'serbia' && space === 'salonika') return '14.2.3';
  return sources === WESTERN ? '14.2.4' : '14.2.2';
}

/** Sources from which a nation's units take no replacements (17.1.4.1). */
export const ALLYS_SOURCES: Readonly<Record<string, readonly string[]>> = {
  germany: ['sofia', 'constantinople'],
  'austria-hungary': ['sofia', 'constantinople'],
  turkey: ['essen', 'breslau', 'sofia'],
  bulgaria: ['essen', 'breslau', 'constantinople'],
  russia: ['belgrade'],
  romania: ['belgrade'],
};
