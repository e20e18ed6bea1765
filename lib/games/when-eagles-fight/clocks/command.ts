import { lastTurn, type Scenario } from '@/lib/games/when-eagles-fight/clocks/scenario';
import type { Tsar } from '@/lib/games/when-eagles-fight/clocks/state';

/* In which turns the two headquarters may be used (14.2, 14.3, 16.0, 17.0). */

/** What the use of the headquarters depends on; the turns of the last use are absent where there was none. */
export interface CommandCase {
  readonly turn: number;
  readonly scenario: Scenario;
  readonly tsar: Tsar;
  readonly stavkaLast?: number | undefined;
  readonly oberostLast?: number | undefined;
}

/** Plan 19 lets the STAVKA be used in every turn up to this one (16.0). */
export const PLAN_19_LAST = 6;

/** The first turn of the STAVKA (14.2, 16.0). */
export const stavkaFirst = (scenario: Scenario): number => (scenario === 'plan-19' ? 1 : 2);

/** Whether the use of the turn before keeps the STAVKA from this one (14.2, 16.0; question `plan19-stavka-turn-8`). */
export const stavkaRests = ({ turn, scenario, stavkaLast }: Omit<CommandCase, 'tsar'>): boolean =>
  stavkaLast !== undefined && stavkaLast === turn - 1 && !(scenario === 'plan-19' && turn <= PLAN_19_LAST);

/** Whether the use of the turn before keeps OberOst from this one (14.3, 17.0). */
export const oberostRests = ({ turn, scenario, oberostLast }: Omit<CommandCase, 'tsar'>): boolean =>
  oberostLast !== undefined && oberostLast === turn - 1 && scenario !== 'schlieffen-east';

export const isStavkaReady = (one: CommandCase): boolean =>
  one.tsar !== 'command' && one.turn >= stavkaFirst(one.scenario) && !stavkaRests(one);

/** The turn from which on the STAVKA may be used, this one included; undefined where it never may any more. */
export function nextStavka(one: CommandCase): number | undefined {
  if (one.tsar === 'command') return undefined;
  const turn = Math.max(one.turn, stavkaFirst(one.scenario));
  const next = stavkaRests({ ...one, turn }) ? turn + 1 : turn;
  return next > lastTurn(one.scenario) ? undefined : next;
}

/** The turn from which on OberOst may be used; undefined where it never may any more. */
export function nextOberost(one: CommandCase): number | undefined {
  const next = oberostRests(one) ? one.turn + 1 : one.turn;
  return next > lastTurn(one.scenario) ? undefined : next;
}
