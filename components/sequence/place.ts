import { roundAndPart } from '@/lib/sequence/course';
import { currentSheet, type Progress } from '@/lib/sequence/progress';
import type { PlanOutline, Say } from '@/lib/sequence/plan';

/** Where a game is, put into words. */
export interface PlaceWords {
  /** "September 1914" */
  readonly turn: string;
  /** "B Action Phase" */
  readonly phase: string;
  /** "action round 3 of 6, Allies"; absent in a phase without rounds */
  readonly stage?: string;
}

/** The round of a phase with rounds, and the side that acts in it. */
export function stageOfPlace(
  plan: PlanOutline,
  progress: Progress,
): { readonly round: number; readonly rounds: number; readonly side?: string } | undefined {
  const sheet = currentSheet(plan, progress);
  const phase = plan.phases.find(({ id }) => id === sheet.phase);
  if (!phase?.rounds) return undefined;
  const { round, part } = roundAndPart(phase, sheet.stage);
  const side = phase.parts?.[part];
  return side === undefined ? { round, rounds: phase.rounds } : { round, rounds: phase.rounds, side };
}

/** The words for the place of a game. */
export function placeWords(plan: PlanOutline, progress: Progress, say: Say): PlaceWords {
  const phase = plan.phases.find(({ id }) => id === currentSheet(plan, progress).phase);
  const turn = turnName(plan, progress.turn);
  const words = { turn, phase: phase ? `${phase.letter} · ${phase.label}` : '' };
  const stage = stageOfPlace(plan, progress);
  if (!stage) return words;
  const round = say('turn.roundOf', { round: stage.round, rounds: stage.rounds });
  return { ...words, stage: stage.side === undefined ? round : `${round}, ${say(`turn.sides.${stage.side}`)}` };
}

/** The turn inside a sentence, where only English writes months and seasons with a capital; "GT 1" stays. */
export function turnInSentence(plan: Pick<PlanOutline, 'turns'>, turn: number, lang: string): string {
  const name = turnName(plan, turn);
  return lang === 'en' ? name : name.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLocaleLowerCase(lang));
}

/** "September 1914"; the number for a turn without a name. */
export function turnName(plan: Pick<PlanOutline, 'turns'>, turn: number): string {
  return plan.turns.find(({ n }) => n === turn)?.name ?? String(turn);
}
