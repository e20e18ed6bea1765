import type { Language } from '@/lib/core/language';
import type { Phase, Reminder, Sequence, Step } from '@/lib/sequence/schema';

/** A sequence of play in one language. */
export interface SpokenSequence {
  readonly phases: readonly SpokenPhase[];
}
export type SpokenReminder = Omit<Reminder, 'text'> & { readonly text: string };
export type SpokenStep = Omit<Step, 'label' | 'reminders'> & {
  readonly label: string;
  readonly reminders: readonly SpokenReminder[];
};
export type SpokenPhase = Omit<Phase, 'label' | 'steps'> & {
  readonly label: string;
  /** sides that act one after the other in each round of a phase with rounds */
  readonly parts?: readonly string[];
  readonly steps: readonly SpokenStep[];
};

/** The sequence in a language. A phase with rounds is divided by the sides of its steps, in their order. */
export function spokenSequence({ phases }: Sequence, lang: Language): SpokenSequence {
  return {
    phases: phases.map((phase) => ({
      ...phase,
      label: phase.label[lang],
      ...(phase.rounds === undefined ? {} : { parts: [...new Set(phase.steps.map(({ side }) => side))] }),
      steps: phase.steps.map((step) => ({
        ...step,
        label: step.label[lang],
        reminders: step.reminders.map((reminder) => ({ ...reminder, text: reminder.text[lang] })),
      })),
    })),
  };
}
