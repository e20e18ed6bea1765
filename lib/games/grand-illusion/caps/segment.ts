import type { Rule } from '@/lib/core/rule';
import type { CapsInput } from '@/lib/games/grand-illusion/caps/fields';
import { alliedMandated, germanMandated, isDiscarded, isEarly } from '@/lib/games/grand-illusion/scenario/mandated';

/** One thing that a player may think of in his Action Segment, and what allows or forbids it. */
export interface Option {
  readonly id: 'activate' | 'entrench' | 'recover' | 'pass' | 'retreat';
  /** the sentence that says so */
  readonly reason: string;
  readonly allowed: boolean;
  readonly rule: Rule;
}

/** Why the initiative passes now, or what passing would do (8.1.1.b, 8.1.3). */
export type Ending = 'noCaps' | 'two' | 'recovery' | 'opening' | 'over' | undefined;

export interface Segment {
  readonly left: number;
  /** mandated battles still to fight, and how many of them the CAPS do not reach */
  readonly due: number;
  readonly unpaid: number;
  /** CAPS beyond one for each of them */
  readonly spare: number;
  readonly ending: Ending;
  readonly options: readonly Option[];
  /** what a further mandated battle from FoW would meet: discarded or taken; undefined before GT 5 (9.1.1.a) */
  readonly further: 'discarded' | 'taken' | undefined;
  readonly allCancelled: boolean;
}

/** What can be done with the CAPS left, and what the mandated battles ask of them; undefined without CAPS left. */
export function segmentOf(input: CapsInput): Segment | undefined {
  const { left, turn, side, alliedRetreat } = input;
  if (left === undefined) return undefined;
  const allCancelled = side === 'allied' && alliedRetreat === turn;
  const due = allCancelled ? 0 : (input.due ?? dueAt(input));
  const ending = endingOf(input, left);
  return {
    left,
    due,
    unpaid: Math.max(0, due - left),
    spare: Math.max(0, left - due),
    ending,
    options: optionsOf(input, left, ending),
    further: isEarly(input) ? undefined : isDiscarded(left, due) ? 'discarded' : 'taken',
    allCancelled,
  };
}

export const dueAt = ({ side, turn, scenario, alliedRetreat, cancelReading }: CapsInput): number =>
  side === 'allied' ? alliedMandated(turn, alliedRetreat, cancelReading) : germanMandated(turn, scenario);

/** The single Allied activation of GT 1 (6.0). */
const isOpening = ({ firstSegment, side, turn, scenario }: CapsInput): boolean =>
  firstSegment && side === 'allied' && turn === 1 && scenario !== 'what-if';

function endingOf(input: CapsInput, left: number): Ending {
  const { done, opponentLeft } = input;
  if (left === 0) return opponentLeft === 0 ? 'over' : 'noCaps';
  if (done === 'two') return opponentLeft === 0 ? undefined : 'two';
  if (done === 'recovery') return 'recovery';
  return done === 'activation' && isOpening(input) ? 'opening' : undefined;
}

/** Activations, trenches, recovery, a pass, the General Retreat, each with what decides it (5.2, 8.1, 8.7.1, 9.7). */
function optionsOf(input: CapsInput, left: number, ending: Ending): readonly Option[] {
  const closed =
    ending === 'noCaps' || ending === 'over' ? 'noCaps' : ending === 'two' || ending === 'opening' ? 'two' : undefined;
  const option = (id: Option['id'], rule: Rule, allowed: boolean, reason: string): Option => ({
    id,
    rule,
    allowed,
    reason,
  });
  const spend = (id: Option['id'], rule: Rule, reason: string): Option => {
    if (closed) return option(id, '8.1.1.b', false, closed);
    if (ending === 'recovery' && id !== 'recover') return option(id, '9.8.3.b', false, 'recovery');
    return option(id, rule, true, reason);
  };
  const dig = input.germanRetreat > 0;
  const fresh = input.done === 'none';
  return [
    spend('activate', '8.2', 'cap'),
    dig
      ? spend('entrench', '9.7.2', input.side === 'german' ? 'cap' : 'trenches')
      : option('entrench', '9.7.1', false, 'noRetreat'),
    spend('recover', '9.8.3.b', input.done === 'none' ? 'first' : 'last'),
    closed === undefined && ending === undefined
      ? option('pass', '8.1.1.a', true, passReason(input, left))
      : option('pass', '8.1.1.b', false, 'cede'),
    retreatOption(input, fresh),
  ];
}

function passReason({ opponentPassed, opponentLeft, done, passReading }: CapsInput, left: number): string {
  if (opponentPassed && done === 'none') return 'ends';
  if (opponentLeft === 0) return passReading === 'ends' ? 'endsAlone' : 'returns';
  return left > 0 ? 'back' : 'cede';
}

function retreatOption({ side, turn, alliedRetreat, germanRetreat }: CapsInput, fresh: boolean): Option {
  const no = (reason: string): Option => ({ id: 'retreat', rule: '8.7.1', allowed: false, reason });
  const own = side === 'allied' ? alliedRetreat : germanRetreat;
  if (own > 0) return no('once');
  if (turn <= 2) return no('early');
  if (side === 'german' && !(alliedRetreat > 0 && alliedRetreat < turn)) return no('alliesFirst');
  return fresh ? { id: 'retreat', rule: '8.7.1', allowed: true, reason: 'free' } : no('start');
}
