import type { Block, Evaluation, OpenPoint } from '@/lib/calc/evaluation';
import type { Speaker } from '@/lib/calc/say';
import { changeOf, summaryOf } from '@/lib/calc/summary';
import type { QuestionMark } from '@/lib/rules/book';

/*
 * What a card shows, in words of one language: the same for every tool, rule, question and chart. It says nothing that
 * its source does not say.
 */

/** A fact of the case: what was entered under its label, or how the tool understood it. */
export interface CardFact {
  readonly label?: string;
  readonly text: string;
  readonly rule?: string | undefined;
  /** nobody gave it */
  readonly assumed?: boolean;
}

export interface CardAnswer {
  readonly text: string;
  readonly tone: 'yes' | 'no' | 'neutral';
  readonly rule?: string | undefined;
}

/** Steps under one rule that follow each other, in the order in which the rules apply. */
export interface CardStep {
  readonly rule: string;
  readonly lines: readonly string[];
  /** the answer rests on it by name */
  readonly decides: boolean;
}

/** A point that the rulebook leaves open, with the question that explains it. */
export interface CardPoint {
  readonly text: string;
  readonly rule?: string | undefined;
  readonly question?: QuestionMark | undefined;
}

/** How sure an answer is. */
export interface Sureness {
  /** points that an official answer or the book itself settles */
  readonly official: number;
  /** points that rest on our ruling, or on one of two booklets */
  readonly ours: number;
  /** points with no question that explains them */
  readonly unexplained: number;
  /** facts that nobody gave */
  readonly assumed: number;
}

/** The answer of a tool as a card shows it. */
export interface AnswerCard {
  readonly facts: readonly CardFact[];
  readonly answers: readonly CardAnswer[];
  readonly steps: readonly CardStep[];
  readonly points: readonly CardPoint[];
  readonly sure: Sureness;
}

/** Kinds of questions whose answer is not the publisher's: our ruling, two booklets, two editions. */
const OURS: ReadonlySet<string> = new Set(['ruling', 'translation', 'edition']);

/** A card of an answer; `questions` are those of the game by id. */
export function answerCard(
  evaluation: Evaluation,
  entered: readonly CardFact[],
  speaker: Speaker,
  questions: ReadonlyMap<string, QuestionMark>,
): AnswerCard {
  const { say } = speaker;
  const answers = answersOf(evaluation, speaker);
  const deciding = new Set(answers.flatMap(({ rule }) => rule ?? []));
  const points = evaluation.open.map((point) => pointOf(point, speaker, questions));
  const understood = evaluation.facts.map(({ text, rule, assumed = false }) => ({ text: say(text), rule, assumed }));
  return {
    facts: [...entered, ...understood],
    answers,
    steps: stepsOf(evaluation, speaker, deciding),
    points,
    sure: {
      official: points.filter(({ question }) => question && !OURS.has(question.kind)).length,
      ours: points.filter(({ question }) => question && OURS.has(question.kind)).length,
      unexplained: points.filter(({ question }) => !question).length,
      assumed: understood.filter(({ assumed }) => assumed).length,
    },
  };
}

/** Every verdict of an answer, as the tool says it; the chances where they come first. */
function answersOf(evaluation: Evaluation, speaker: Speaker): readonly CardAnswer[] {
  const { blocks } = evaluation.outcome;
  const verdicts = blocks.filter((block): block is Extract<Block, { kind: 'verdict' }> => block.kind === 'verdict');
  const first = blocks.find(({ kind }) => kind === 'verdict' || kind === 'odds');
  return [
    ...(first?.kind === 'odds' ? [{ text: summaryOf(evaluation, speaker), tone: 'neutral' as const }] : []),
    ...verdicts.map(({ text, tone, rule }) => ({ text: speaker.say(text), tone, rule })),
  ];
}

function stepsOf({ steps }: Evaluation, { say }: Speaker, deciding: ReadonlySet<string>): readonly CardStep[] {
  const found: { readonly rule: string; readonly lines: string[]; readonly decides: boolean }[] = [];
  for (const step of steps) {
    const line = `${say(step.text)} ${changeOf(step)}`.trimEnd();
    const last = found.at(-1);
    if (last?.rule === step.rule) last.lines.push(line);
    else found.push({ rule: step.rule, lines: [line], decides: deciding.has(step.rule) });
  }
  return found;
}

function pointOf(
  { text, rule, dispute }: OpenPoint,
  { say }: Speaker,
  questions: ReadonlyMap<string, QuestionMark>,
): CardPoint {
  return { text: say(text), rule, question: dispute === undefined ? undefined : questions.get(dispute) };
}
