import type { When } from '@/lib/sequence/schema';

/** What conditions of steps look at. */
export interface TurnMoment {
  readonly turn: number;
  readonly season: string;
  readonly scenario: string;
  /** the turn in which the scenario begins; 1 when it is not given */
  readonly first?: number | undefined;
}

/** A condition that is not met. */
export type Unmet =
  | { readonly kind: 'turns'; readonly turns: readonly number[] }
  | { readonly kind: 'fromTurn' | 'toTurn'; readonly turn: number }
  | { readonly kind: 'first' | 'notFirst' }
  | { readonly kind: 'seasons'; readonly seasons: readonly string[] }
  | { readonly kind: 'scenarios' | 'notScenarios'; readonly scenarios: readonly string[] }
  | { readonly kind: 'except'; readonly turns: readonly number[]; readonly scenarios: readonly string[] };

/** The conditions that are not met at this moment; none when the step or the reminder holds. */
export function unmet(
  when: When | undefined,
  { turn, season, scenario, first: begins = 1 }: TurnMoment,
): readonly Unmet[] {
  const failed: Unmet[] = [];
  if (!when) return failed;
  const { turns, fromTurn, toTurn, first, seasons, scenarios, notScenarios, except } = when;
  if (scenarios && !scenarios.includes(scenario)) failed.push({ kind: 'scenarios', scenarios });
  if (notScenarios?.includes(scenario)) failed.push({ kind: 'notScenarios', scenarios: notScenarios });
  if (except?.turns.includes(turn) && except.scenarios.includes(scenario)) failed.push({ kind: 'except', ...except });
  if (turns && !turns.includes(turn)) failed.push({ kind: 'turns', turns });
  if (fromTurn !== undefined && turn < fromTurn) failed.push({ kind: 'fromTurn', turn: fromTurn });
  if (toTurn !== undefined && turn > toTurn) failed.push({ kind: 'toTurn', turn: toTurn });
  if (first !== undefined && (turn === begins) !== first) failed.push({ kind: first ? 'first' : 'notFirst' });
  if (seasons && !seasons.includes(season)) failed.push({ kind: 'seasons', seasons });
  return failed;
}

interface Conditional {
  readonly when?: When | undefined;
}
interface ConditionalStep extends Conditional {
  readonly reminders: readonly Conditional[];
}
interface ConditionalPhase<S extends ConditionalStep> extends Conditional {
  readonly steps: readonly S[];
}

/** A phase as it is played at a moment. */
export interface PhaseNow<P, S> {
  readonly phase: P;
  /** the steps that hold, each with only the reminders that hold */
  readonly steps: readonly S[];
  /** the steps that do not hold, with the reasons */
  readonly skipped: readonly { readonly step: S; readonly because: readonly Unmet[] }[];
}

/** The phases of a sequence with the steps that hold at a moment, and those that do not with the reason. */
export function stepsFor<S extends ConditionalStep, P extends ConditionalPhase<S>>(
  sequence: { readonly phases: readonly (P & ConditionalPhase<S>)[] },
  moment: TurnMoment,
): readonly PhaseNow<P, S>[] {
  return sequence.phases.map((phase) => {
    const judged = phase.steps.map((step) => ({
      step,
      because: [...unmet(phase.when, moment), ...unmet(step.when, moment)],
    }));
    return {
      phase,
      steps: judged.filter(({ because }) => because.length === 0).map(({ step }) => withReminders(step, moment)),
      skipped: judged.filter(({ because }) => because.length > 0),
    };
  });
}

function withReminders<S extends ConditionalStep>(step: S, moment: TurnMoment): S {
  return { ...step, reminders: step.reminders.filter(({ when }) => unmet(when, moment).length === 0) };
}
