import type { Refusal, Text } from '@/lib/calc/evaluation';
import { fail } from '@/lib/core/result';

export type Refused = { readonly ok: false; readonly error: Refusal };

/** A situation that a rule forbids: which field, what was given, the sentence and the rule. */
export const illegal = (field: string, given: unknown, sentence: Text, rule: string): Refused =>
  fail({ code: 'illegal', field, given, text: sentence, rule });
