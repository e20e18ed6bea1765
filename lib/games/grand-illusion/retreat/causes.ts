import {
  CAUSES,
  aimedBy,
  heldBy,
  isAsked,
  type CauseId,
  type Left,
} from '@/lib/games/grand-illusion/retreat/compulsory';
import { PARTIES, type Force, type Party, type RetreatInput } from '@/lib/games/grand-illusion/retreat/fields';

/** What became of a case: whom it strikes, or why nobody. */
export interface Cause {
  readonly id: CauseId;
  /** the side that it is about: the weaker one, in what the case counts */
  readonly aim: Party | undefined;
  /** undefined where it strikes nobody */
  readonly strikes: Party | undefined;
  /** why it strikes nobody, or why nobody has to go although it would */
  readonly why: 'strikes' | 'later' | 'even' | 'notRouted' | 'notCavalryOnly' | 'trench' | 'vosges' | 'gone';
}

export const otherParty = (party: Party): Party => (party === 'attacker' ? 'defender' : 'attacker');

export const unitsOf = ({ infantry, infantryDisrupted, cavalry, cavalryDisrupted }: Force): number =>
  infantry + infantryDisrupted + cavalry + cavalryDisrupted;

const leftOf = (force: Force): Left => ({ foot: force.infantry, cavalry: force.cavalry, alive: unitsOf(force) });

/**
 * Whom each case strikes in this battle hex (9.4.2). Where cases strike one side each, by one reading only the side
 * goes that the first of them strikes (question `both-sides-retreat`).
 */
export function causesOf(input: RetreatInput): readonly Cause[] {
  const all = casesOf(input);
  const first = all.find(({ strikes }) => strikes)?.strikes;
  if (input.bothReading === 'both' || !first) return all;
  return all.map((one) => (one.strikes && one.strikes !== first ? { ...one, strikes: undefined, why: 'later' } : one));
}

/** Each case for itself; trenches and the Vosges let units stay. */
function casesOf(input: RetreatInput): readonly Cause[] {
  const left = { attacker: leftOf(input.attacker), defender: leftOf(input.defender) };
  return CAUSES.map((id): Cause => {
    const nobody = (why: Cause['why'], aim?: Party): Cause => ({ id, aim, strikes: undefined, why });
    if (!isAsked(id, input)) return nobody(id === 'routed' ? 'notRouted' : 'notCavalryOnly');
    const aimed = aimedBy(id, input);
    const aim = PARTIES.find((party) => aimed(left[party], left[otherParty(party)]));
    if (!aim) return nobody('even');
    if (left[aim].alive === 0) return nobody('gone', aim);
    const held = heldBy(id, input, input.cavalryReading);
    return held ? nobody(held, aim) : { id, aim, strikes: aim, why: 'strikes' };
  });
}

/** Whether the cases strike one side each, also where by one reading only one of them goes. */
export const isClash = (causes: readonly Cause[]): boolean =>
  PARTIES.every((party) => causes.some(({ aim, why }) => aim === party && (why === 'strikes' || why === 'later')));

/** What a side is to do: it must go, it may, it stays because only the defender goes of his own accord, or is gone. */
export type Duty = 'must' | 'may' | 'stays' | 'gone';

/** The duty of a side (9.4.1, 9.4.2). */
export function dutyOf(input: RetreatInput, party: Party, causes: readonly Cause[]): Duty {
  if (unitsOf(input[party]) === 0) return 'gone';
  if (causes.some(({ strikes }) => strikes === party)) return 'must';
  // Where a trench or the Vosges free a side from a retreat, it may still go.
  const freed = causes.some(({ aim, why }) => aim === party && (why === 'trench' || why === 'vosges'));
  return party === 'defender' || freed ? 'may' : 'stays';
}
