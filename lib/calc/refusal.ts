import { text, type Refusal, type Text } from '@/lib/calc/evaluation';
import { fail } from '@/lib/core/result';
import type { Rule } from '@/lib/core/rule';

export type Refused = { readonly ok: false; readonly error: Refusal };

/** A situation that a rule forbids: which field, what was given, the sentence and the rule. */
export const illegal = (field: string, given: unknown, sentence: Text, rule: Rule): Refused =>
  fail({ code: 'illegal', field, given, text: sentence, rule });

/**
 * A chart that is not here, or lacks a cell that the answer needs; the sentence says where to get it. The title of the
 * chart is the message "chart-titles.<id>" of the game, since the chart itself may be what is missing.
 */
export const missingChart = (table: string): Refused =>
  fail({
    code: 'missing-cells',
    field: table,
    text: text('calc.missingChart', { table: text(`chart-titles.${table}`) }),
  });
