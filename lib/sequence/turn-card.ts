import type { When } from '@/lib/sequence/schema';
import { unmet, type TurnMoment, type Unmet } from '@/lib/sequence/when';
import type { SpokenPhase } from '@/lib/sequence/spoken';

/** How long something that is not usual goes on: from now on, in this turn alone, now for the last time. */
export type Span = 'begins' | 'only' | 'last' | 'goesOn';

interface Line {
  readonly id: string;
  readonly rule: string;
  readonly text: string;
}
export type SpecialLine = Line & { readonly span: Span };
export type SkippedLine = Line & { readonly because: readonly Unmet[] };

/** What sets a turn apart from the others of its scenario. */
export interface TurnCard {
  readonly skipped: readonly SkippedLine[];
  readonly special: readonly SpecialLine[];
}

/** The turns of the scenario, and the moment of each. */
export interface Turns {
  readonly now: number;
  readonly first: number;
  readonly last: number;
  momentOf(turn: number): TurnMoment;
}

/**
 * What is skipped this turn though most turns have it, and what it has though few turns have it or the turn before had
 * it not: read off the conditions of the sequence, turn by turn.
 */
export function turnCard(phases: readonly SpokenPhase[], turns: Turns): TurnCard {
  const skipped: SkippedLine[] = [];
  const special: SpecialLine[] = [];
  for (const phase of phases) {
    const calendar = calendarOf([phase.when], turns);
    if (!calendar.now) {
      if (calendar.usual) skipped.push({ ...lineOf(phase, phase.label), because: because([phase.when], turns) });
      continue;
    }
    const held = new Set(phase.steps.filter((step) => calendarOf([step.when], turns).now).map(({ label }) => label));
    for (const step of phase.steps) {
      const whens = [phase.when, step.when];
      const own = calendarOf(whens, turns);
      // A step that stands in another form for this turn is not skipped.
      if (!own.now && own.usual && !held.has(step.label))
        skipped.push({ ...lineOf(step, step.label), because: because(whens, turns) });
      if (!own.now) continue;
      const reminders = step.reminders.flatMap((reminder) => {
        const { span } = calendarOf([...whens, reminder.when], turns);
        return reminder.when && span ? [{ ...lineOf(reminder, reminder.text), span }] : [];
      });
      // What is to be remembered says it better than the step that it stands in.
      if (reminders.length > 0) special.push(...reminders);
      else if (own.span) special.push({ ...lineOf(step, step.label), span: own.span });
    }
  }
  return { skipped: unlike(skipped), special: unlike(special).toSorted((a, b) => rank(a) - rank(b)) };
}

/** What is new or ends comes before what has been so for a while. */
const rank = ({ span }: SpecialLine): number => (span === 'goesOn' ? 1 : 0);

const lineOf = ({ id, rule }: { id: string; rule: string }, text: string): Line => ({ id, rule, text });

const unlike = <L extends Line>(lines: readonly L[]): readonly L[] =>
  lines.filter((line, i) => lines.findIndex(({ text }) => text === line.text) === i);

const because = (whens: readonly (When | undefined)[], { now, momentOf }: Turns): readonly Unmet[] =>
  whens.flatMap((when) => unmet(when, momentOf(now)));

/** Whether conditions hold now, in most turns, and how long what is not usual goes on. */
function calendarOf(
  whens: readonly (When | undefined)[],
  { now, first, last, momentOf }: Turns,
): { readonly now: boolean; readonly usual: boolean; readonly span: Span | undefined } {
  const holds = (turn: number) => whens.every((when) => unmet(when, momentOf(turn)).length === 0);
  const count = Array.from({ length: last - first + 1 }, (_, i) => first + i).filter(holds).length;
  const usual = count * 2 > last - first + 1;
  const isNow = holds(now);
  const before = now === first || holds(now - 1);
  const after = now === last || holds(now + 1);
  const span = !after ? (before && now !== first ? 'last' : 'only') : before ? 'goesOn' : 'begins';
  return { now: isNow, usual, span: isNow && (!usual || span !== 'goesOn') ? span : undefined };
}
