import { text, type NotApplied, type Step } from '@/lib/calc/evaluation';
import { failedLines, modifierSteps, type Applied, type Failed } from '@/lib/calc/modifiers';
import { signed } from '@/lib/core/numbers';

/** One step for each modifier that applies. The words are the messages <at>.<id>, those of the CAB by default. */
export const appliedSteps = (
  start: number,
  applied: readonly Applied[],
  at = 'unit.cab',
  part?: string,
): readonly Step[] =>
  modifierSteps(start, applied, {
    words: ({ id, value }) => text('checks.modifier', { what: text(`${at}.${id}`), value: signed(value) }),
    ...(part === undefined ? {} : { part }),
  });

/** The modifiers that do not apply: messages <at>.<id>, or <at>.<reason> where several conditions can fail. */
export const notAppliedLines = (not: readonly Failed[], at = 'unit.cabNot', part?: string): readonly NotApplied[] =>
  failedLines(not, (reason) => text(`${at}.${reason}`), part);
