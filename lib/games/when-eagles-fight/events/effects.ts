import type { Text } from '@/lib/calc/evaluation';
import type { Rule } from '@/lib/core/rule';
import { GUNS_BACK, isOver, mayCome } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { boxBefore, isLastByMarker, isPastVerdun } from '@/lib/games/when-eagles-fight/clocks/verdun';
import type { EventsInput, Letter } from '@/lib/games/when-eagles-fight/events/fields';
import type { EventsFinding } from '@/lib/games/when-eagles-fight/events/finding';
import { CHECK_TURNS, LAST_TURN } from '@/lib/games/when-eagles-fight/turns';

/** Something that an event makes the players do, or keep in mind. */
export interface Effect {
  /** its words are the messages "events.what.<id>" and "events.do.<id>" */
  readonly id: string;
  readonly rule: Rule;
  readonly when: 'now' | 'later';
  readonly params?: Text['params'];
}

const now = (id: string, rule: Rule, params?: Text['params']): Effect => ({
  id,
  rule,
  when: 'now',
  ...(params ? { params } : {}),
});
const later = (id: string, rule: Rule, params?: Text['params']): Effect => ({
  ...now(id, rule, params),
  when: 'later',
});

/** Replacement steps left of half a turn's, fractions down (7.2.C). */
export const half = (steps: number): number => Math.floor(steps / 2);
const halved = (nation: 'german' | 'austrian', steps: number | undefined, rule: Rule): Effect =>
  steps === undefined ? now(`${nation}Half`, rule) : now(`${nation}Halved`, rule, { steps, left: half(steps) });

/** The next turn with a victory check, this one included. */
export const nextCheck = (turn: number): number => CHECK_TURNS.find((check) => check >= turn) ?? LAST_TURN;

/** What an event that takes place does, by letter. */
const EFFECTS: Readonly<Record<Letter, (input: EventsInput, finding: EventsFinding) => readonly Effect[]>> = {
  A: ({ turn, brusilov }) => [
    now('stavkaGone', '7.2.A'),
    later('tsarPlus', '4.5'),
    later('noReforms', '7.2.B'),
    ...(isOver(turn, brusilov) || !mayCome(turn, brusilov) ? [] : [later('northLimit', '15.3')]),
  ],
  B: () => [later('tsarMinus', '4.5'), later('noCommand', '7.2.A')],
  C: ({ germanSteps }) => [halved('german', germanSteps, '7.2.C')],
  D: majorOffensive,
  E: ({ austrianSteps }) => [halved('austrian', austrianSteps, '7.2.E')],
  F: () => [now('corpsAway', '7.2.F'), later('corpsBack', '7.2.F')],
  G: ({ turn, caucasusLost }) =>
    turn === LAST_TURN
      ? [later('caucasusNever', '7.2.G')]
      : [later(caucasusLost ? 'caucasusAll' : 'caucasus', '7.2.G', { turn: turn + 1 })],
  H: ({ odessa }) => [odessa ? now('ammunition', '9.12') : later('ammunitionOdessa', '9.12')],
  I: () => [later('italyOut', '7.2.I')],
  J: ({ turn, brusilov }) => [
    now('austrianLost', '7.2.J'),
    now('austrianCorps', '7.2.J'),
    mayCome(turn, brusilov) ? later('austrianBack', '7.2.J') : later('austrianNever', '15.1'),
  ],
  K: ({ turn, guns }) => [
    now('verdunSteps', '7.2.K'),
    now(guns > 0 ? 'verdunGun' : 'verdunNoGun', guns > 0 ? '7.2.K' : '10.19'),
    now('storedLost', '7.2.K'),
    later('verdunAgain', '7.2.K', { turn: turn + 1 }),
    later('noStoring', '7.2.K'),
    later('quietWest', '15.9', { turn: GUNS_BACK }),
  ],
  L: ({ turn }) => [later('peacePlus', '4.5', { turn: nextCheck(turn) }), later('peaceGone', '4.5')],
};

/** The turns in which infantry that leaves for as many turns as a die says may return (7.2.D). */
export const dieTurns = (turn: number) => ({
  first: turn + 1,
  last: Math.min(turn + 6, LAST_TURN),
  late: turn + 6 > LAST_TURN ? 'yes' : 'no',
});

function majorOffensive({ turn, germanSteps }: EventsInput, { meaning, back }: EventsFinding): readonly Effect[] {
  const applied = meaning?.weighed.flatMap((one) => one.applied.map(({ id }) => id)) ?? [];
  const infantry = applied.includes('D.infantry');
  const away = (): Effect => {
    if (back === undefined) return later('infantryDie', '7.2.D', dieTurns(turn));
    return back > LAST_TURN
      ? later('infantryNever', '7.2.D', { turn: back })
      : later('infantryBack', '7.2.D', { turn: back });
  };
  return [
    halved('german', germanSteps, '7.2.D'),
    ...(infantry ? [now('infantryAway', '7.2.D'), away()] : []),
    ...(applied.includes('D.guns') ? [now('gunAway', '7.2.D')] : []),
  ];
}

/** The marker "No Verdun" after the event phase (7.3). */
function markerEffects({ input, after }: EventsFinding): readonly Effect[] {
  const { turn, verdun } = input;
  const marker = boxBefore(turn, input.marker);
  if (!after || verdun) return [];
  if (turn === 15) return after.box === undefined ? [] : [now('markerPlaced', '7.3', { turn: after.box })];
  if (!isPastVerdun(turn)) return [];
  if (after.box === undefined || marker === undefined)
    return [now(after.guns > 0 ? 'markerMoves' : 'markerStays', '7.3', { guns: after.guns })];
  const moved = now(after.box < marker ? 'markerMoved' : 'markerKept', '7.3', {
    from: marker,
    to: after.box,
    guns: after.guns,
  });
  return isLastByMarker(turn, after.box) ? [moved, now('lastTurn', '7.3', { turn })] : [moved];
}

/** Everything that the event phase of a case makes the players do, then what it leaves for later turns. */
export function effectsOf(finding: EventsFinding): readonly Effect[] {
  const { input, meaning } = finding;
  const own = meaning?.takes ? EFFECTS[meaning.as](input, finding) : [];
  const all = [...own, ...markerEffects(finding)];
  return [...all.filter(({ when }) => when === 'now'), ...all.filter(({ when }) => when === 'later')];
}

/** Whether a withdrawal that an event asks for decides the game if it cannot be made (10.19). */
export const mustWithdraw = (effects: readonly Effect[]): boolean =>
  effects.some(({ id }) => ['infantryAway', 'verdunSteps', 'corpsAway', 'austrianCorps'].includes(id));
