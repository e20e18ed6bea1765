import { same } from '@/lib/calc/same';
import type { AnswerCard, CardFact } from '@/lib/settle/view';

/*
 * Two versions of one case side by side: what was entered otherwise, the first step at which they part, and whether the
 * answer changes. It names no winner: both are what the rules make of what was entered.
 */

/** A fact that is not the same in both; what a version does not say is absent. */
export interface ApartFact {
  readonly label?: string | undefined;
  readonly first?: string;
  readonly second?: string;
}

export interface ApartStep {
  /** absent where a case is refused by no rule of the game */
  readonly rule?: string | undefined;
  readonly text: string;
}

/** Where two versions part: both steps (or why a version is refused), or one that only one of them has. */
export interface Parting {
  readonly first?: ApartStep;
  readonly second?: ApartStep;
}

/** What the difference comes to: nothing at all, something beside the same answer, or another answer. */
export type Effect = 'nothing' | 'beside' | 'answer';

export interface Comparison {
  readonly effect: Effect;
  readonly facts: readonly ApartFact[];
  /** absent where every step is the same */
  readonly parting?: Parting;
}

/** A card, and all that its tool makes of the case, also what the card leaves out. */
export interface Version {
  readonly card: AnswerCard;
  readonly outcome?: unknown;
}

/** Compares two versions of a case, told by the same tool in the same language. */
export function compare(first: Version, second: Version): Comparison {
  const parting = partingOf(linesOf(first.card), linesOf(second.card));
  return {
    effect: effectOf(first, second),
    facts: apartFacts(first.card.facts, second.card.facts),
    ...(parting ? { parting } : {}),
  };
}

function effectOf(first: Version, second: Version): Effect {
  if (!same(first.card.answers, second.card.answers)) return 'answer';
  return same(first.outcome, second.outcome) ? 'nothing' : 'beside';
}

/** What a card says line by line; one of a case that is refused has no steps, and says why instead. */
const linesOf = ({ steps, answers }: AnswerCard): readonly ApartStep[] =>
  steps.length
    ? steps.flatMap(({ rule, lines }) => lines.map((text) => ({ rule, text })))
    : answers.map(({ rule, text }) => ({ rule, text }));

/** The first step that is not the same; one that the other has further on is left for there. */
function partingOf(first: readonly ApartStep[], second: readonly ApartStep[]): Parting | undefined {
  const at = first.findIndex((step, i) => !same(step, second[i]));
  const i = at < 0 ? first.length : at;
  const [a, b] = [first[i], second[i]];
  if (!a && !b) return undefined;
  if (!a || !b) return { ...(a ? { first: a } : {}), ...(b ? { second: b } : {}) };
  const comes = (step: ApartStep, among: readonly ApartStep[]) => among.slice(i).some((one) => same(one, step));
  const [aLater, bLater] = [comes(a, second), comes(b, first)];
  if (aLater === bLater) return { first: a, second: b };
  return aLater ? { second: b } : { first: a };
}

/** Facts of one version that the other does not have, those of one label beside each other, in their order. */
function apartFacts(first: readonly CardFact[], second: readonly CardFact[]): readonly ApartFact[] {
  const mine = without(first, second);
  const theirs = without(second, first);
  const taken = new Set<CardFact>();
  const pairs = mine.map(({ label, text }): ApartFact => {
    const other = theirs.find((one) => label !== undefined && one.label === label && !taken.has(one));
    if (other) taken.add(other);
    return { label, first: text, ...(other ? { second: other.text } : {}) };
  });
  return [
    ...pairs,
    ...theirs.filter((one) => !taken.has(one)).map(({ label, text }): ApartFact => ({ label, second: text })),
  ];
}

/** Facts that do not stand among others as they are, each as often as it is too many. */
function without(facts: readonly CardFact[], others: readonly CardFact[]): readonly CardFact[] {
  const left = [...others];
  return facts.filter(({ label, text }) => {
    const at = left.findIndex((one) => one.label === label && one.text === text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
