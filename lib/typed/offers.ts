import { text } from '@/lib/calc/evaluation';
import type { GameId } from '@/lib/core/game-id';
import { fightHit, type FightHit } from '@/lib/typed/hit';
import { perhapsIn } from '@/lib/typed/perhaps';
import { likelyFor, openClauses, openIn, readText, type ReadyReader } from '@/lib/typed/read-text';

/** The numbers of a game's rules that speak of a clause, the likeliest first. */
export type RulesOf = (clause: string, game: GameId) => readonly string[];

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
  const rulesIn = (clause: string): readonly string[] => rulesOf(clause, calc.game);
  const clauses = openClauses(fight, typed);
  const hit = fightHit(fight, calc, ready.data, ready.speaker);
  const likelyIn = likelyFor(ready, calc, fight.whose);
  const offers = perhapsIn(clauses, fight, calc, ready.speaker, rulesIn, likelyIn).flatMap(
    ({ words, means, input }) => {
      const { unknownText: _, line, ...offer } = fightHit({ ...fight, input }, calc, ready.data, ready.speaker);
      const offered = { asks: say(text('fight.perhaps', { words })), means: say(means) };
      // Odds that stay as they were are not said twice.
      return line === undefined ? [] : [{ ...offer, ...(line !== hit.line && { line }), offered }];
    },
  );
  return offers.length === 0 ? undefined : { hit, offers };
}

/** Each fight with what is offered for it behind it; where there is none, the first that would be one with an offer. */
export function withOffers(said: readonly FightHit[], offered: readonly Offered[]): readonly FightHit[] {
  if (said.length === 0) return offered.slice(0, 1).flatMap(({ hit, offers }) => [hit, ...offers]);
  return said.flatMap((fight) => {
    const own = offered.find(({ hit }) => hit.game === fight.game && hit.tool === fight.tool);
    return own && fight.unknown.length > 0 ? [fight, ...own.offers] : [fight];
  });
}
