import { PARTIES, type Force, type Party, type RetreatInput } from '@/lib/games/grand-illusion/retreat/fields';

/** The three cases in which a side has to retreat (9.4.2). */
export const CAUSES = ['infantry', 'routed', 'cavalry'] as const;
export type CauseId = (typeof CAUSES)[number];

/** What became of a case: whom it strikes, or why nobody. */
export interface Cause {
  readonly id: CauseId;
  /** undefined where it strikes nobody */
  readonly strikes: Party | undefined;
  /** why it strikes nobody, or why nobody has to go although it would */
  readonly why: 'strikes' | 'even' | 'notRouted' | 'notCavalryOnly' | 'trench' | 'vosges' | 'gone';
}

export const otherParty = (party: Party): Party => (party === 'attacker' ? 'defender' : 'attacker');

const undisrupted = ({ infantry, cavalry }: Force): number => infantry + cavalry;
export const unitsOf = ({ infantry, infantryDisrupted, cavalry, cavalryDisrupted }: Force): number =>
  infantry + infantryDisrupted + cavalry + cavalryDisrupted;

/** The side that has less of something than the other; `none` asks that it has none of it. */
function weaker(input: RetreatInput, of: (force: Force) => number, none: boolean): Party | undefined {
  return PARTIES.find((party) => {
    const [own, enemy] = [of(input[party]), of(input[otherParty(party)])];
    return own < enemy && (!none || own === 0);
  });
}

/** Whom each case strikes in this battle hex; trenches and the Vosges let units stay (9.4.2). */
export function causesOf(input: RetreatInput): readonly Cause[] {
  const { routed, trench, vosges, cavalryOnly } = input;
  const cause = (id: CauseId, party: Party | undefined, exempt: 'trench' | 'vosges' | undefined): Cause => {
    if (!party) return { id, strikes: undefined, why: 'even' };
    if (unitsOf(input[party]) === 0) return { id, strikes: undefined, why: 'gone' };
    return exempt ? { id, strikes: undefined, why: exempt } : { id, strikes: party, why: 'strikes' };
  };
  const held = trench ? 'trench' : vosges ? 'vosges' : undefined;
  return [
    cause(
      'infantry',
      weaker(input, ({ infantry }) => infantry, true),
      held,
    ),
    routed
      ? cause('routed', weaker(input, undisrupted, false), held)
      : { id: 'routed', strikes: undefined, why: 'notRouted' },
    cavalryOnly
      ? cause(
          'cavalry',
          weaker(input, ({ cavalry }) => cavalry, true),
          vosges ? 'vosges' : undefined,
        )
      : { id: 'cavalry', strikes: undefined, why: 'notCavalryOnly' },
  ];
}

/** What a side is to do: it must go, it may, it stays because only the defender goes of his own accord, or is gone. */
export type Duty = 'must' | 'may' | 'stays' | 'gone';

/** The duty of a side (9.4.1, 9.4.2). */
export function dutyOf(input: RetreatInput, party: Party, causes: readonly Cause[]): Duty {
  if (unitsOf(input[party]) === 0) return 'gone';
  if (causes.some(({ strikes }) => strikes === party)) return 'must';
  // Where a trench or the Vosges free a side from a retreat, it may still go.
  const freed = causes.some(({ id, why }) => isFreed(why) && struck(input, id) === party);
  return party === 'defender' || freed ? 'may' : 'stays';
}

const isFreed = (why: Cause['why']): boolean => why === 'trench' || why === 'vosges';

/** Whom a case would strike without trench and Vosges. */
const struck = (input: RetreatInput, id: CauseId): Party | undefined =>
  causesOf({ ...input, trench: false, vosges: false }).find((one) => one.id === id)?.strikes;
