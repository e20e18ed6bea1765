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

/** How the questions on who is struck are played: `routed-who`, `cavalry-only-retreat`, `both-sides-retreat`. */
export interface CaseReadings {
  readonly routedReading: 'fewer' | 'disrupted';
  readonly cavalryReading: 'all' | 'trench';
}

/** The three cases, in the order of the rule. */
export const CAUSES = ['infantry', 'routed', 'cavalry'] as const;
export type CauseId = (typeof CAUSES)[number];

/** Whether a side is the one at which a case is aimed. */
export type Aimed = (own: Left, enemy: Left) => boolean;

const undisrupted = ({ foot, cavalry }: Left): number => foot + cavalry;
const disrupted = (one: Left): number => one.alive - undisrupted(one);

const AIMED: Readonly<Record<Exclude<CauseId, 'routed'>, Aimed>> = {
  infantry: (own, enemy) => own.foot === 0 && enemy.foot > 0,
  cavalry: (own, enemy) => own.cavalry === 0 && enemy.cavalry > 0,
};
const ROUTED: Readonly<Record<CaseReadings['routedReading'], Aimed>> = {
  fewer: (own, enemy) => undisrupted(own) < undisrupted(enemy),
  disrupted: (own, enemy) => disrupted(own) > disrupted(enemy),
};
export const aimedBy = (id: CauseId, { routedReading }: CaseReadings): Aimed =>
  id === 'routed' ? ROUTED[routedReading] : AIMED[id];

/** Whether a case can strike a side at all after this battle. */
export const isAsked = (id: CauseId, { routed, cavalryOnly }: Circumstances): boolean =>
  id === 'routed' ? routed : id === 'cavalry' ? cavalryOnly : true;

/**
 * What of the hex leaves the side that a case strikes the choice to stay: a trench in the first two cases only, unless
 * the third is played like them.
 */
export function heldBy(
  id: CauseId,
  { trench, vosges }: Pick<Circumstances, 'trench' | 'vosges'>,
  cavalryReading: CaseReadings['cavalryReading'] = 'all',
): 'trench' | 'vosges' | undefined {
  if (trench && (id !== 'cavalry' || cavalryReading === 'trench')) return 'trench';
  return vosges ? 'vosges' : undefined;
}

/** The cases that compel after this battle, whatever is left. */
export const compelling = (one: Circumstances, readings: CaseReadings): readonly Aimed[] =>
  CAUSES.filter((id) => isAsked(id, one) && !heldBy(id, one, readings.cavalryReading)).map((id) =>
    aimedBy(id, readings),
  );

/** Whether one of the cases strikes a side that has anybody left to go. */
export function mustGo(cases: readonly Aimed[], own: Left, enemy: Left): boolean {
  if (own.alive === 0) return false;
  for (const aimed of cases) if (aimed(own, enemy)) return true;
  return false;
}

/** Of two sides that are both struck, whether the first case that strikes at all strikes the one (9.4.2). */
export const isStruckFirst = (cases: readonly Aimed[], one: Left, other: Left): boolean =>
  cases.find((aimed) => aimed(one, other) || aimed(other, one))?.(one, other) ?? false;

/** Whether no undisrupted infantry is left to such a side, against some. */
export const lacksInfantry = (own: Left, enemy: Left): boolean => own.alive > 0 && AIMED.infantry(own, enemy);
