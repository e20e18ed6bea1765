import { sortBars, type Barred } from '@/lib/calc/bars';
import { readTrack, type TrackReading } from '@/lib/games/when-eagles-fight/clocks/cards';
import { costOf, sideUp, WORN_BARS } from '@/lib/games/when-eagles-fight/replacements/bars';
import {
  eventOf,
  losesSaved,
  savesNone,
  STEP_CHANGES,
  type StepCase,
} from '@/lib/games/when-eagles-fight/replacements/changes';
import { MOST_SAVED, type ReplacementsInput, type WornUnit } from '@/lib/games/when-eagles-fight/replacements/fields';
import type { CardBook } from '@/lib/tables/card';

/** A rule that changed the steps of the turn. */
export interface Changed extends Barred {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

export interface Served {
  readonly unit: WornUnit;
  readonly cost: 1 | 2;
  readonly side: 'front' | 'back';
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  /** steps left after it; undefined while nobody knows how many come */
  readonly left: number | undefined;
}

export interface ReplacementsFinding extends StepCase {
  /** the row of the Turn Track; none for the Romanian army */
  readonly reading: TrackReading | undefined;
  /** as printed, typed in or read off the player's card */
  readonly printed: number | undefined;
  readonly changes: readonly Changed[];
  readonly unchanged: readonly Barred[];
  /** what comes in the turn */
  readonly arrive: number | undefined;
  /** saved steps before they are used, and those that Verdun has just taken */
  readonly saved: number;
  readonly taken: number;
  readonly total: number | undefined;
  readonly units: readonly Served[];
  readonly spent: number;
  /** most that may be kept (10.9, 7.2.K) */
  readonly most: number;
  readonly kept: number | undefined;
  readonly lost: number | undefined;
}

/** The steps of a nation in a turn, who gets them in the order named, what is kept and what is lost (10.8 to 10.13). */
export function settleReplacements(input: ReplacementsInput, book: CardBook): ReplacementsFinding {
  const { nation, turn } = input;
  const one: StepCase = { input, meaning: eventOf(input) };
  const reading = nation === 'romanian' ? undefined : readTrack(book, nation, turn);
  const printed = nation === 'romanian' ? 0 : (input.printed ?? reading?.number);
  const { changes, arrive } = changesOf(one, printed);
  const hit = new Set(changes.map(({ id }) => id));
  const saved = losesSaved(one) ? 0 : input.saved;
  const total = arrive === undefined ? undefined : arrive + saved;
  const { units, spent } = serve(input, total);
  const most = savesNone(one) ? 0 : MOST_SAVED;
  const left = total === undefined ? undefined : total - spent;
  const kept = left === undefined ? undefined : Math.min(most, left);
  return {
    ...one,
    reading,
    printed,
    changes,
    unchanged: sortBars(STEP_CHANGES, one).free.filter(({ id }) => !hit.has(id)),
    arrive,
    saved,
    taken: input.saved - saved,
    total,
    units,
    spent,
    most,
    kept,
    lost: left === undefined || kept === undefined ? undefined : left - kept,
  };
}

function changesOf(one: StepCase, printed: number | undefined) {
  let steps = printed;
  const changes: Changed[] = [];
  for (const change of STEP_CHANGES) {
    if (!change.stops(one)) continue;
    const before = steps;
    steps = change.to(steps);
    const rule = typeof change.rule === 'string' ? change.rule : change.rule(one);
    changes.push({ id: change.id, rule, before, after: steps });
  }
  return { changes, arrive: steps };
}

/** Serves the units one after another; whoever may get no step uses none. */
function serve({ units, nation }: ReplacementsInput, total: number | undefined) {
  let left = total;
  let spent = 0;
  const served = units.map((unit): Served => {
    const { barred, free } = sortBars(WORN_BARS, { nation, unit, left });
    const cost = costOf({ nation, unit });
    if (!barred.length) {
      spent += cost;
      if (left !== undefined) left -= cost;
    }
    return { unit, cost, side: sideUp({ nation, unit }), barred, free, left };
  });
  return { units: served, spent };
}
