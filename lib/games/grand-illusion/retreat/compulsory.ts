/* Who has to retreat when a battle is over (9.4.2), for the battle and for the tool of the retreat. */

/** What of a side counts: forts do not. */
export interface Left {
  /** undisrupted infantry */
  readonly foot: number;
  /** undisrupted cavalry */
  readonly cavalry: number;
  /** combat units, disrupted or not */
  readonly alive: number;
}

/** What of a battle and its hex decides which of the cases are looked at. */
export interface Circumstances {
  readonly routed: boolean;
  /** only cavalry fought, on both sides */
  readonly cavalryOnly: boolean;
  readonly trench: boolean;
  readonly vosges: boolean;
}

/** The three cases, in the order of the rule. */
export const CAUSES = ['infantry', 'routed', 'cavalry'] as const;
export type CauseId = (typeof CAUSES)[number];

const undisrupted = ({ foot, cavalry }: Left): number => foot + cavalry;

/** Whether a side is the one at which a case is aimed. */
const AIMED: Readonly<Record<CauseId, (own: Left, enemy: Left) => boolean>> = {
  infantry: (own, enemy) => own.foot === 0 && enemy.foot > 0,
  routed: (own, enemy) => undisrupted(own) < undisrupted(enemy),
  cavalry: (own, enemy) => own.cavalry === 0 && enemy.cavalry > 0,
};
export const isAimedAt = (id: CauseId, own: Left, enemy: Left): boolean => AIMED[id](own, enemy);

/** Whether a case can strike a side at all after this battle. */
export const isAsked = (id: CauseId, { routed, cavalryOnly }: Circumstances): boolean =>
  id === 'routed' ? routed : id === 'cavalry' ? cavalryOnly : true;

/** What of the hex leaves the side that a case strikes the choice to stay: a trench in the first two cases only. */
export function heldBy(
  id: CauseId,
  { trench, vosges }: Pick<Circumstances, 'trench' | 'vosges'>,
): 'trench' | 'vosges' | undefined {
  if (trench && id !== 'cavalry') return 'trench';
  return vosges ? 'vosges' : undefined;
}

/** The cases that compel after this battle, whatever is left. */
export const compelling = (one: Circumstances): readonly CauseId[] =>
  CAUSES.filter((id) => isAsked(id, one) && !heldBy(id, one));

/** Whether one of the cases strikes a side that has anybody left to go. */
export function mustGo(cases: readonly CauseId[], own: Left, enemy: Left): boolean {
  if (own.alive === 0) return false;
  for (const id of cases) if (AIMED[id](own, enemy)) return true;
  return false;
}

/** Whether a case strikes such a side. */
export const isStruck = (id: CauseId, own: Left, enemy: Left): boolean => own.alive > 0 && isAimedAt(id, own, enemy);
