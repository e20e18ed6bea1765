import type { Speaker } from '@/lib/calc/say';

/*
 * What becomes of a mistake once play has gone on: what the rulebook itself says of it, which is seldom anything, and
 * what we suggest where it is silent.
 */

/** What a rule says of what was left out or played wrong, in words of one language. */
export interface Repair {
  readonly rule: string;
  /** the rules whose breach it is about; absent where it is about any */
  readonly rules?: readonly string[] | undefined;
  readonly text: string;
}

/** What the rulebook says of a breach of any of some rules, in the order in which the game lists it. */
export const repairsOf = (repairs: readonly Repair[], broken: readonly string[]): readonly Repair[] =>
  repairs.filter(({ rules }) => !rules || rules.some((rule) => broken.includes(rule)));

/** Whether the rulebook has anything on it, and our suggestion: the sentences that follow what the rulebook says. */
export interface Advice {
  readonly lead: string;
  readonly ours: string;
  readonly suggestions: readonly string[];
}

/** `readings`: a reading can be chosen on the card, which keeps what the players agree on. */
export function adviceOn(found: readonly Repair[], readings: boolean, { say }: Speaker): Advice {
  const t = (key: string) => say({ key: `settle.repair.${key}` });
  return {
    lead: t(found.length ? 'rest' : 'none'),
    ours: t('ours'),
    suggestions: [t('fresh'), t('used'), ...(readings ? [t('agree')] : [])],
  };
}

/** The same as lines of text. */
export function repairLines(found: readonly Repair[], readings: boolean, speaker: Speaker): readonly string[] {
  const { lead, ours, suggestions } = adviceOn(found, readings, speaker);
  return [
    speaker.say({ key: 'settle.repair.title' }),
    ...found.map(({ rule, text }) => `- [${rule}] ${text}`),
    lead,
    ours,
    ...suggestions.map((line) => `- ${line}`),
  ];
}
