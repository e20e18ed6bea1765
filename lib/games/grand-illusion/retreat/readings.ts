import { fieldsOf } from '@/lib/calc/fields-of';

/** How the questions on a compulsory retreat are played (9.4.2), by the battle and by the tool of the retreat. */
export function caseReadings(tool: string) {
  const field = fieldsOf(tool);
  return {
    /** Routed strikes the side with fewer undisrupted units, or that with more disrupted ones */
    routedReading: field.reading('routedReading', '9.4.2', ['fewer', 'disrupted'], 'routed-who'),
    /** where only cavalry fought: a trench leaves no choice, or does as in the other cases */
    cavalryReading: field.reading('cavalryReading', '9.4.2', ['all', 'trench'], 'cavalry-only-retreat'),
    /** where cases strike one side each: both go, or only the side that the first case of the rule strikes */
    bothReading: field.reading('bothReading', '9.4.2', ['both', 'first'], 'both-sides-retreat'),
  };
}
