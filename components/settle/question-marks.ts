import { oncePer } from '@/lib/core/once';
import type { QuestionMark, RuleBook } from '@/lib/rules/book';

/** The questions of a game by their ids, as its rules name them. */
export const questionsIn = oncePer(
  (book: RuleBook): ReadonlyMap<string, QuestionMark> =>
    new Map(Object.values(book).flatMap(({ questions }) => questions.map((question) => [question.id, question]))),
);

/** The rules that a question touches, in reading order. */
export const rulesAsking = (book: RuleBook, id: string): readonly string[] =>
  Object.entries(book).flatMap(([number, { questions }]) => (questions.some((one) => one.id === id) ? [number] : []));

/** The questions that touch any of some rules, each once, in the order of the rules. */
export function touching(book: RuleBook, rules: readonly string[]): readonly QuestionMark[] {
  const found = rules.flatMap((rule) => book[rule]?.questions ?? []);
  return [...new Map(found.map((question) => [question.id, question])).values()];
}
