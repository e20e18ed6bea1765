import { readingField } from '@/lib/calc/reading-field';

/** How the questions on a compulsory retreat are played (9.4.2), by the battle and by the tool of the retreat. */
export const caseReadings = (label: (name: string) => string) => ({
  /** Routed strikes the side with fewer undisrupted units, or that with more disrupted ones */
  routedReading: readingField(['fewer', 'disrupted'], 'routed-who', { label: label('routedReading'), rule: '9.4.2' }),
  /** where only cavalry fought: a trench leaves no choice, or does as in the other cases */
  cavalryReading: readingField(['all', 'trench'], 'cavalry-only-retreat', {
    label: label('cavalryReading'),
    rule: '9.4.2',
  }),
});
