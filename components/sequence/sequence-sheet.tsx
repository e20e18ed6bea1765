import type { SpokenPhase } from '@/lib/sequence/spoken';
import { plainText } from '@/lib/tables/pieces';

interface Props {
  readonly phases: readonly SpokenPhase[];
  /** whether it says what is often missed in a step */
  readonly reminders?: boolean;
}

/** Steps that differ in their reminders alone are one without them. */
const distinct = (steps: SpokenPhase['steps']): SpokenPhase['steps'] =>
  steps.filter(({ label, rule }, at) => label !== steps[at - 1]?.label || rule !== steps[at - 1]?.rule);

/** The sequence of play to read from paper: every step of every phase with its rule, and what is often missed in it. */
export function SequenceSheet({ phases, reminders = true }: Props) {
  return phases.map((phase) => (
    <section key={phase.id} aria-labelledby={phase.id}>
      <h3 id={phase.id}>
        {phase.letter} · {phase.label} <small>§{phase.rule}</small>
      </h3>
      <ul>
        {(reminders ? phase.steps : distinct(phase.steps)).map((step) => (
          <li key={step.id}>
            <span aria-hidden>☐ </span>
            {step.label} <small>§{step.rule}</small>
            {reminders && step.reminders.length > 0 && (
              <ul>
                {step.reminders.map(({ id, text, rule }) => (
                  <li key={id}>
                    {plainText(text)} <small>§{rule}</small>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
