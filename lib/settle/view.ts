import type { Block, Evaluation, NotApplied, OpenPoint } from '@/lib/calc/evaluation';
import { same } from '@/lib/calc/same';
import type { Speaker } from '@/lib/calc/say';
import { changeOf, summaryOf } from '@/lib/calc/summary';
import type { ReadingEffect } from '@/lib/calc/readings';
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

/** One way in which an open point can be played, with the answer under it. */
export interface CardReading {
  readonly text: string;
  readonly answer: string;
  /** the card is played by it */
  readonly chosen: boolean;
  /** the reading that Umpire follows unless a player says otherwise */
  readonly ruling: boolean;
  /** the query of the case under it */
  readonly query: string;
}

/** Whose a reading is, where that has to be said: ours, or the one that the players chose in its place. */
export const whoseReading = ({
  chosen,
  ruling,
}: Pick<CardReading, 'chosen' | 'ruling'>): 'ours' | 'agreed' | undefined =>
  ruling ? 'ours' : chosen ? 'agreed' : undefined;

/** The readings of a point, and what they come to in this case. */
export interface CardReadings {
  /** what is to be decided, in the words of the tool's field */
  readonly label: string;
  readonly rule?: string | undefined;
  readonly dispute: string;
  readonly effect: ReadingEffect;
  readonly readings: readonly CardReading[];
}

/** A point that the rulebook leaves open, with the question that explains it and the ways to play it. */
export interface CardPoint {
  readonly text: string;
  readonly rule?: string | undefined;
  readonly question?: QuestionMark | undefined;
  readonly played?: CardReadings | undefined;
}

/** How sure an answer is. */
export interface Sureness {
  /** points that an official answer or the book itself settles */
  readonly official: number;
  /** points that rest on our ruling, or on one of two booklets */
  readonly ours: number;
  /** points played by a reading that the players chose in place of ours */
  readonly agreed: number;
  /** points with no question that explains them */
  readonly unexplained: number;
  /** facts that nobody gave */
  readonly assumed: number;
}

/** The answer of a tool as a card shows it. */
export interface AnswerCard {
  readonly facts: readonly CardFact[];
  readonly answers: readonly CardAnswer[];
  /** what the case comes to by another reading that turns the answer */
  readonly turned?: string | undefined;
  readonly steps: readonly CardStep[];
  readonly points: readonly CardPoint[];
  readonly sure: Sureness;
}

/** Kinds of questions whose answer is not the publisher's: our ruling, two booklets, two editions. */
const OURS: ReadonlySet<string> = new Set(['ruling', 'translation', 'edition']);

/** A card of an answer; `questions` are those of the game by id, `played` the readings that can be chosen. */
export function answerCard(
  evaluation: Evaluation,
  entered: readonly CardFact[],
  speaker: Speaker,
  questions: ReadonlyMap<string, QuestionMark>,
  played: readonly CardReadings[] = [],
): AnswerCard {
  const { say } = speaker;
  const answers = answersOf(evaluation, speaker);
  const deciding = new Set(answers.flatMap(({ rule }) => rule ?? []));
  const points = pointsOf(evaluation.open, speaker, questions, played);
  const agreed = points.filter(isAgreed);
  const others = points.filter((point) => !isAgreed(point));
  const understood = evaluation.facts.map(({ text, rule, assumed = false }) => ({ text: say(text), rule, assumed }));
  return {
    facts: [...entered, ...understood],
    answers,
    steps: stepsOf(evaluation, speaker, deciding),
    points,
    sure: {
      official: others.filter(({ question }) => question && !OURS.has(question.kind)).length,
      ours: others.filter(({ question }) => question && OURS.has(question.kind)).length,
      agreed: agreed.length,
      unexplained: others.filter(({ question }) => !question).length,
      assumed: understood.filter(({ assumed }) => assumed).length,
    },
  };
}

/** Whether the card is played by another reading than ours: tonight's agreement of the players. */
const isAgreed = ({ played }: CardPoint): boolean =>
  played?.readings.some((reading) => whoseReading(reading) === 'agreed') ?? false;

type Verdict = Extract<Block, { kind: 'verdict' }>;

/** Every verdict of an answer, as the tool says it; the chances where they come first. */
function answersOf(evaluation: Evaluation, speaker: Speaker): readonly CardAnswer[] {
  const { blocks } = evaluation.outcome;
  const verdicts = blocks.filter((block): block is Verdict => block.kind === 'verdict');
  const first = blocks.find(({ kind }) => kind === 'verdict' || kind === 'odds');
  return [
    ...(first?.kind === 'odds' ? [{ text: summaryOf(evaluation, speaker), tone: 'neutral' as const }] : []),
    ...verdicts.map(({ text, tone, rule }) => ({ text: speaker.say(text), tone, rule })),
  ];
}

/** The steps of an answer by their rules; a condition that fails and is the verdict stands first and decides alone. */
function stepsOf(evaluation: Evaluation, { say }: Speaker, deciding: ReadonlySet<string>): readonly CardStep[] {
  const bars = barsOf(evaluation).map(({ rule, text }) => ({ rule, lines: [say(text)], decides: true }));
  const barring = new Set(bars.map(({ rule }) => rule));
  const found: { readonly rule: string; readonly lines: string[]; readonly decides: boolean }[] = [];
  for (const step of evaluation.steps) {
    const line = `${say(step.text)} ${changeOf(step)}`.trimEnd();
    const last = found.at(-1);
    if (last?.rule === step.rule) last.lines.push(line);
    else found.push({ rule: step.rule, lines: [line], decides: deciding.has(step.rule) && !barring.has(step.rule) });
  }
  return [...bars, ...found];
}

function barsOf({ notApplied, outcome: { blocks } }: Evaluation): readonly NotApplied[] {
  const verdicts = blocks.filter((block): block is Verdict => block.kind === 'verdict');
  return notApplied.filter(({ rule, text }) => verdicts.some((one) => one.rule === rule && same(one.text, text)));
}

/** The open points, each with its readings; of a point that the answer no longer names, the readings alone. */
export function pointsOf(
  open: readonly OpenPoint[],
  { say }: Speaker,
  questions: ReadonlyMap<string, QuestionMark>,
  played: readonly CardReadings[],
): readonly CardPoint[] {
  const questionOf = (dispute: string | undefined) => (dispute === undefined ? undefined : questions.get(dispute));
  const named = new Set(open.map(({ dispute }) => dispute));
  return [
    ...open.map(({ text, rule, dispute }) => ({
      text: say(text),
      rule,
      question: questionOf(dispute),
      played: played.find((one) => dispute !== undefined && one.dispute === dispute),
    })),
    ...played
      .filter(({ dispute }) => !named.has(dispute))
      .map((one) => ({ text: one.label, rule: one.rule, question: questionOf(one.dispute), played: one })),
  ];
}
