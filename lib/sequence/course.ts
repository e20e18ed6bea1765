/** What the tracker must know of a game: its scenarios, and the phases of a turn with their steps in order. */
export interface Course {
  readonly scenarios: readonly {
    readonly id: string;
    readonly lastTurn: number;
    readonly anyFirstTurn?: boolean | undefined;
  }[];
  /** id of the scenario that a new game starts with */
  readonly standard: string;
  readonly phases: readonly CoursePhase[];
}
export interface CoursePhase {
  readonly id: string;
  /** how often its steps are gone through in a turn; absent for once */
  readonly rounds?: number | undefined;
  /** who acts one after the other in a round; absent when it is not divided */
  readonly parts?: readonly string[] | undefined;
  readonly steps: readonly { readonly id: string }[];
}

/** A number brought into a range. */
export const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const partsOf = (phase: CoursePhase | undefined): number => Math.max(1, phase?.parts?.length ?? 1);

/** How many stages a phase has: its rounds times those who act in each. */
export const stagesOf = (phase: CoursePhase | undefined): number => (phase?.rounds ?? 1) * partsOf(phase);

/** The round (from 1) and the part (from 0) of a stage of a phase; beyond the last stage it is the last. */
export function roundAndPart(phase: CoursePhase, stage: number): { readonly round: number; readonly part: number } {
  const index = within(stage, 1, stagesOf(phase)) - 1;
  return { round: Math.floor(index / partsOf(phase)) + 1, part: index % partsOf(phase) };
}

/** The stage of a round (from 1) and part (from 0): the inverse of `roundAndPart`. */
export const stageOf = (phase: CoursePhase, round: number, part: number): number =>
  (round - 1) * partsOf(phase) + part + 1;

/** Under which name a step's tick is kept: each round of a phase has ticks of its own. */
export function tickName(phase: CoursePhase, step: string, stage: number): string {
  return phase.rounds === undefined ? step : `${step}@${roundAndPart(phase, stage).round}`;
}
