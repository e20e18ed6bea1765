import { text } from '@/lib/calc/evaluation';
import { sortBars, type Barred } from '@/lib/calc/bars';
import { illegal } from '@/lib/calc/refusal';
import { sumOf, weigh, type Weighed } from '@/lib/calc/modifiers';
import type { Rule } from '@/lib/core/rule';
import type { GameTurn, PogData, Side } from '@/lib/games/paths-of-glory/data';
import {
  nextRussianEvent,
  nextUsEvent,
  russianBox,
  usBox,
  type NextEvent,
  type NextUsEvent,
  type RussianBox,
} from '@/lib/games/paths-of-glory/war/capitulation';
import { lastTurn } from '@/lib/games/paths-of-glory/scenarios';
import type { WarInput } from '@/lib/games/paths-of-glory/war/input';
import {
  automaticVictory,
  END_CHANGES,
  firstToCommit,
  LEVEL_CHANGES,
  levelAfter,
  outcomeAt,
  PHASE_POINTS,
  thresholdsOf,
  UNCHECKED,
  victoryRow,
  type Level,
  type Outcome,
  type Thresholds,
} from '@/lib/games/paths-of-glory/war/phase';
import type { Chart } from '@/lib/tables/chart';
import { LIMITED_WAR_FROM } from '@/lib/games/paths-of-glory/limits';

/** Why the game is over, or null when it goes on. */
export type EndReason = 'automatic' | 'armistice' | 'total-war' | 'last-turn' | 'peace';

export interface WarAnswer {
  /** VP after E.1, and after the optional points of E.4 */
  readonly vpAfterE1: number;
  readonly vp: number;
  readonly changes: readonly { readonly id: string; readonly vp: number }[];
  readonly combined: number;
  readonly levels: Readonly<Record<Side, Level>>;
  readonly turkeyEnters: boolean;
  readonly end: { readonly reason: EndReason; readonly result: Outcome | 'both-lose' } | null;
  /** what the VP level would mean if the game ended now */
  readonly now: Outcome;
  readonly russia: NextEvent | null;
  readonly unitedStates: NextUsEvent | null;
  /** where the markers stand on the tracks of Russian capitulation and US entry */
  readonly boxes: { readonly russia: RussianBox; readonly unitedStates: ReturnType<typeof usBox> };
}

export interface WarFinding {
  readonly input: WarInput;
  readonly turn: GameTurn;
  readonly thresholds: Thresholds;
  /** row of the victory level chart */
  readonly row: string;
  /** why the levels are not checked in E.4 */
  readonly unchecked: Barred | undefined;
  /** the changes of E.1, what follows from the levels in E.4, and what counts at the end */
  readonly e1: Weighed;
  readonly e4: Weighed;
  readonly atEnd: Weighed;
  readonly bonus: number;
  /** a tournament turns a draw into an Allied victory (5.6.3) */
  readonly drawTurned: boolean;
  readonly answer: WarAnswer;
}

export interface WarCharts {
  readonly war: Chart;
  readonly victory: Chart;
  readonly points: Chart;
}

/** Where each scenario says which turn is its last. */
const LAST_TURN_RULE: Readonly<Record<WarInput['scenario'], Rule>> = {
  introductory: '5.3.1',
  'limited-war': '5.4.1',
  campaign: '5.5.1',
};

/** States of the game that cannot be. */
export function refuseWar(input: WarInput): ReturnType<typeof illegal> | undefined {
  const { scenario, turn, central, allied, centralLevel, alliedLevel, combined } = input;
  const last = lastTurn(scenario);
  const say = (name: string, params: Record<string, number> = {}) => text(`war-status.refused.${name}`, params);
  if (turn > last) return illegal('turn', turn, say('turn', { last }), LAST_TURN_RULE[scenario]);
  const levels = [
    ['central', centralLevel, central],
    ['allied', alliedLevel, allied],
  ] as const;
  for (const [side, level, status] of levels) {
    if (scenario === 'introductory' && level !== 'mobilization')
      return illegal(`${side}Level`, level, say('introductoryLevel'), '5.3.2');
    if (scenario === 'limited-war' && level === 'total')
      return illegal(`${side}Level`, level, say('totalEnds'), '5.4.1');
    if (level === 'limited' && status < LIMITED_WAR_FROM)
      return illegal(`${side}Level`, level, say('levelTooHigh'), '16.1.3');
  }
  if (scenario === 'introductory' && input.tournament) return illegal('tournament', true, say('tournament'), '5.6.1');
  if (scenario === 'introductory' && input.peaceAccepted)
    return illegal('peaceAccepted', true, say('introductoryPeace'), '5.3.3');
  if (input.mutinyAttack && input.missedAllied) return illegal('missedAllied', true, say('mutinyMissed'), '7.1.8');
  if (combined === undefined) return undefined;
  if (combined < central + allied)
    return illegal('combined', combined, say('combinedLow', { sum: central + allied }), '9.5.1.3');
  const dropped = centralLevel === 'total' || alliedLevel === 'total';
  return combined > central + allied && !dropped
    ? illegal('combined', combined, say('combinedHigh', { sum: central + allied }), '16.1.6')
    : undefined;
}

/** The end of the game after the four segments, with the bid of a tournament (5.2 to 5.6, 16.2.1). */
function endOf(
  input: WarInput,
  now: Outcome,
  automatic: Side | null,
  armistice: boolean,
  levels: Readonly<Record<Side, Level>>,
): WarAnswer['end'] {
  if (input.peaceAccepted) return { reason: 'peace', result: input.tournament ? 'both-lose' : 'draw' };
  if (automatic) return { reason: 'automatic', result: automatic };
  const total = levels.central === 'total' || levels.allied === 'total';
  const reason = armistice
    ? 'armistice'
    : input.scenario === 'limited-war' && total
      ? 'total-war'
      : input.turn >= lastTurn(input.scenario)
        ? 'last-turn'
        : null;
  return reason && { reason, result: now };
}

/** The whole phase; the id of a chart when one of its cells is missing. */
export function settleWar(input: WarInput, charts: WarCharts, data: PogData): WarFinding | string {
  const thresholds = thresholdsOf(charts.war, charts.victory);
  if (!thresholds) return 'war-status';
  const turn = data.turns.find(({ n }) => n === input.turn);
  const row = victoryRow(input.scenario, input.russia === 'brest-litovsk');
  if (!turn || outcomeAt(input.vp, row, charts.victory) === undefined) return 'victory-levels';
  const e1 = weigh(PHASE_POINTS, { ...input, turn, points: charts.points });
  const changes = e1.applied.map(({ id, value }) => ({ id, vp: value }));
  if (changes.some(({ vp }) => Number.isNaN(vp))) return 'victory-points';

  const vpAfterE1 = input.vp + sumOf(e1.applied);
  const combined = input.combined ?? input.central + input.allied;
  const automatic = input.peaceAccepted ? null : automaticVictory(vpAfterE1, thresholds);
  const armistice = !automatic && !input.peaceAccepted && combined >= thresholds.armistice;
  const over = automatic !== null || armistice || input.peaceAccepted;
  const [unchecked] = sortBars(UNCHECKED, { ...input, over }).barred;
  const levels: Readonly<Record<Side, Level>> = unchecked
    ? { central: input.centralLevel, allied: input.alliedLevel }
    : {
        central: levelAfter(input.centralLevel, input.central, thresholds),
        allied: levelAfter(input.alliedLevel, input.allied, thresholds),
      };
  const bonus =
    input.firstToCommit && !unchecked
      ? firstToCommit({ before: input.centralLevel, after: levels.central }, levels.allied)
      : 0;
  const vp = vpAfterE1 + bonus;
  const atEnd = weigh(END_CHANGES, input);
  const plain = outcomeAt(vp + sumOf(atEnd.applied), row, charts.victory) ?? 'draw';
  const drawTurned = input.tournament && plain === 'draw';
  const now: Outcome = drawTurned ? 'allied' : plain;
  const russia = nextRussianEvent({ ...input, stage: input.russia, combined }, thresholds);
  const unitedStates = nextUsEvent(input.unitedStates, combined, input.zimmermannThisTurn, thresholds);
  const turkeyEnters = input.centralLevel === 'mobilization' && levels.central !== 'mobilization';
  const e4 = weigh(LEVEL_CHANGES, { turkeyEnters, bonus, firstToCommit: input.firstToCommit });
  const answer: WarAnswer = {
    vpAfterE1,
    vp,
    changes,
    combined,
    levels,
    turkeyEnters,
    end: endOf(input, now, automatic, armistice, levels),
    now,
    russia,
    unitedStates,
    boxes: { russia: russianBox(input.russia, russia), unitedStates: usBox(input.unitedStates, unitedStates) },
  };
  return { input, turn, thresholds, row, unchecked, e1, e4, atEnd, bonus, drawTurned, answer };
}
