import { text } from '@/lib/calc/evaluation';
import { fightHit, type FightHit } from '@/lib/typed/hit';
import { perhapsIn, type RulesOf } from '@/lib/typed/perhaps';
import { openClauses, openIn, readText, type ReadyReader } from '@/lib/typed/read-text';

/** A text with words that nobody understood: what was understood of it, and what the others may mean. */
export interface Offered {
  readonly hit: FightHit;
  /** the same case with one more field each, the likeliest first */
  readonly offers: readonly FightHit[];
}

/**
 * What a text may mean besides what is understood of it; undefined where everything is, or nothing comes near.
 * `rulesOf` says of which rules a clause speaks.
 */
export function offersIn(ready: ReadyReader, typed: string, rulesOf: RulesOf): Offered | undefined {
  const fight = readText(ready, typed) ?? openIn(ready, typed);
  const calc = fight && ready.calculators.get(fight.tool);
  if (!calc || fight.unknown.length === 0 || fight.faults.length > 0) return undefined;
  const { say } = ready.speaker;
  const clauses = openClauses(fight, typed);
  const offers = perhapsIn(clauses, fight, calc, ready.speaker, rulesOf).flatMap(({ words, means, input }) => {
    const { unknownText: _, ...hit } = fightHit({ ...fight, input }, calc, ready.data, ready.speaker);
    const offered = { asks: say(text('fight.perhaps', { words })), means: say(means) };
    return hit.line === undefined ? [] : [{ ...hit, offered }];
  });
  return offers.length === 0 ? undefined : { hit: fightHit(fight, calc, ready.data, ready.speaker), offers };
}
