import type { SpokenPhase } from '@/lib/sequence/spoken';
import { plainText } from '@/lib/tables/pieces';

/** The sequence of play to read from paper: every step of every phase with its rule, and what is often missed in it. */
export function SequenceSheet({ phases }: { readonly phases: readonly SpokenPhase[] }) {
  return phases.map((phase) => (
    <section key={phase.id} aria-labelledby={phase.id}>
      <h3 id={phase.id}>
        {phase.letter} · {phase.label} <small>§{phase.rule}</small>
      </h3>
      <ul>
        {phase.steps.map((step) => (
          <li key={step.id}>
            <span aria-hidden>☐ </span>
            {step.label} <small>§{step.rule}</small>
            {step.reminders.length > 0 && (
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
