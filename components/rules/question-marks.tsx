import type { QuestionView } from '@/components/rules/rule-view';

/** At most so many marks stand open above a rule's text. */
const OPEN = 2;

/** The questions that touch a rule: a mark each, or one fold when there are many. Nothing when there are none. */
export function QuestionMarks({
  questions,
  fold,
}: {
  questions: readonly QuestionView[];
  fold: (count: number) => string;
}) {
  if (questions.length === 0) return null;
  const marks = questions.map(({ href, kind, label }) => (
    <a key={href} href={href} className="question-mark">
      <span>{kind}</span>
      <span>{label}</span>
    </a>
  ));
  if (questions.length <= OPEN) return <div className="question-marks">{marks}</div>;
  return (
    <details className="question-marks fold">
      <summary className="question-mark">
        <span>{fold(questions.length)}</span>
      </summary>
      <div className="grid grid-cols-1 gap-1.5 pt-1.5">{marks}</div>
    </details>
  );
}
