import { stagesOf, tickName, within, type Course, type CoursePhase } from '@/lib/sequence/course';

/** The checklist of one turn: where the players are in it and what they have ticked. */
export interface Sheet {
  readonly phase: string;
  /** which part of which round, counted from 1 over all rounds; it outlives a look at another phase */
  readonly stage: number;
  /** step ids; in a phase with rounds "step@round" */
  readonly ticked: readonly string[];
}

/** A game in progress without its undo. Sheets are kept by turn number, so earlier turns can be looked up again. */
export interface Position {
  readonly scenario: string;
  readonly turn: number;
  readonly sheets: Readonly<Record<string, Sheet>>;
  /** the turn in which the scenario begins, where the player says it; absent for 1 */
  readonly first?: number | undefined;
}

/** A game in progress; `before` is what one undo goes back to. */
export interface Progress extends Position {
  readonly before?: Position | undefined;
}

export type ProgressAction =
  | { readonly type: 'tick'; readonly step: string }
  /** one place on or back: a part, else a round, else a phase, else a turn */
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  /** to another turn's sheet, at the place where it was left */
  | { readonly type: 'turn'; readonly by: 1 | -1 }
  | { readonly type: 'goTo'; readonly phase: string; readonly stage?: number }
  /** to another stage of a phase, without leaving the phase that is being played */
  | { readonly type: 'look'; readonly phase: string; readonly stage: number }
  | { readonly type: 'scenario'; readonly scenario: string }
  /** the scenario begins in this turn; a game still in its first turn moves with it */
  | { readonly type: 'begin'; readonly turn: number }
  | { readonly type: 'reset' }
  | { readonly type: 'undo' };

const FIRST_TURN = 1;

const phaseOf = (course: Course, id: string): CoursePhase | undefined => course.phases.find((phase) => phase.id === id);

/** A sheet with nothing ticked, at the first phase. */
const freshSheet = (course: Course): Sheet => ({ phase: course.phases[0]?.id ?? '', stage: 1, ticked: [] });

/** A new game of a scenario, in its first turn; of the standard one when the game has no such scenario. */
export function startGame(course: Course, scenario = course.standard, begins = FIRST_TURN): Progress {
  const known = course.scenarios.some(({ id }) => id === scenario) ? scenario : course.standard;
  const turn = firstTurn(course, { scenario: known, first: begins });
  return { scenario: known, turn, sheets: { [turn]: freshSheet(course) }, ...beginning(turn) };
}

/** The turn in which the scenario begins: 1 unless the player may say another, which stays within its turns. */
export function firstTurn(
  course: Course,
  { scenario, first = FIRST_TURN }: Pick<Position, 'scenario' | 'first'>,
): number {
  const found = course.scenarios.find(({ id }) => id === scenario);
  return found?.anyFirstTurn ? within(first, FIRST_TURN, found.lastTurn) : FIRST_TURN;
}

const beginning = (first: number): Pick<Position, 'first'> => (first === FIRST_TURN ? {} : { first });

/** The last turn of the scenario that is being played. */
export function lastTurn(course: Course, { scenario }: Pick<Position, 'scenario'>): number {
  return course.scenarios.find(({ id }) => id === scenario)?.lastTurn ?? FIRST_TURN;
}

/** The sheet of the current turn; a fresh one when it has not been opened yet. */
export function currentSheet(course: Course, position: Position): Sheet {
  return position.sheets[position.turn] ?? freshSheet(course);
}

/**
 * Stored progress made to fit the game as it is now: an unknown scenario becomes the standard one, the turn and the
 * stage stay in range, an unknown phase becomes the first. Ticks of steps that are no more are left alone.
 */
export function settle(course: Course, progress: Progress): Progress {
  const { before, ...position } = progress;
  const settled = settlePosition(course, position);
  return before ? { ...settled, before: settlePosition(course, before) } : settled;
}

function settlePosition(course: Course, position: Position): Position {
  const known = course.scenarios.some(({ id }) => id === position.scenario);
  const scenario = known ? position.scenario : course.standard;
  const first = firstTurn(course, { ...position, scenario });
  const turn = within(position.turn, first, lastTurn(course, { scenario }));
  const sheet = currentSheet(course, { ...position, turn });
  return { scenario, turn, sheets: { ...position.sheets, [turn]: settleSheet(course, sheet) }, ...beginning(first) };
}

function settleSheet(course: Course, sheet: Sheet): Sheet {
  const phase = phaseOf(course, sheet.phase) ?? course.phases[0];
  const most = stagesOf(phase) > 1 ? stagesOf(phase) : Math.max(1, ...course.phases.map(stagesOf));
  return { ...sheet, phase: phase?.id ?? '', stage: within(sheet.stage, 1, most) };
}

/**
 * The game after an action. What has no effect (a step that does not exist, a turn beyond the scenario's last, an
 * undo with nothing to undo) gives back the same object.
 */
export function reduceProgress(course: Course, progress: Progress, action: ProgressAction): Progress {
  if (action.type === 'undo') return progress.before ?? progress;
  const { before: _, ...position } = progress;
  const after = act(course, position, action);
  return after === position ? progress : { ...after, before: position };
}

function act(course: Course, position: Position, action: Exclude<ProgressAction, { type: 'undo' }>): Position {
  switch (action.type) {
    case 'tick':
      return tick(course, position, action.step);
    case 'next':
      return step(course, position, 1);
    case 'previous':
      return step(course, position, -1);
    case 'turn':
      return toTurn(course, position, position.turn + action.by);
    case 'goTo':
      return goTo(course, position, action.phase, action.stage);
    case 'look':
      return look(course, position, action.phase, action.stage);
    case 'scenario':
      return course.scenarios.some(({ id }) => id === action.scenario) && action.scenario !== position.scenario
        ? settlePosition(course, { ...position, scenario: action.scenario })
        : position;
    case 'begin':
      return begin(course, position, action.turn);
    case 'reset':
      return startGame(course, position.scenario, position.first);
  }
}

function begin(course: Course, position: Position, wanted: number): Position {
  const now = firstTurn(course, position);
  const first = firstTurn(course, { ...position, first: wanted });
  return first === now
    ? position
    : settlePosition(course, { ...position, first, turn: position.turn === now ? first : position.turn });
}

function tick(course: Course, position: Position, stepId: string): Position {
  const phase = course.phases.find(({ steps }) => steps.some(({ id }) => id === stepId));
  if (!phase) return position;
  const sheet = currentSheet(course, position);
  const name = tickName(phase, stepId, sheet.stage);
  const ticked = sheet.ticked.includes(name) ? sheet.ticked.filter((one) => one !== name) : [...sheet.ticked, name];
  return withSheet(position, { ...sheet, ticked });
}

/** One place on (1) or back (-1) in the order of play. */
function step(course: Course, position: Position, by: 1 | -1): Position {
  const sheet = currentSheet(course, position);
  const at = course.phases.findIndex(({ id }) => id === sheet.phase);
  const stages = stagesOf(course.phases[at]);
  const stage = sheet.stage + by;
  if (stages > 1 && stage >= 1 && stage <= stages) return withSheet(position, { ...sheet, stage });
  const phase = course.phases[at + by];
  if (phase) return withSheet(position, arriveAt(sheet, phase, by));
  const other = toTurn(course, position, position.turn + by);
  const edge = course.phases.at(by > 0 ? 0 : -1);
  return other === position || !edge ? position : withSheet(other, arriveAt(currentSheet(course, other), edge, by));
}

/** Entered from the front a phase begins with its first stage, from behind with its last. */
function arriveAt(sheet: Sheet, phase: CoursePhase, by: 1 | -1): Sheet {
  if (stagesOf(phase) === 1) return { ...sheet, phase: phase.id };
  return { ...sheet, phase: phase.id, stage: by > 0 ? 1 : stagesOf(phase) };
}

function toTurn(course: Course, position: Position, turn: number): Position {
  if (turn < firstTurn(course, position) || turn > lastTurn(course, position)) return position;
  const sheet = currentSheet(course, { ...position, turn });
  return { ...position, turn, sheets: { ...position.sheets, [turn]: settleSheet(course, sheet) } };
}

function goTo(course: Course, position: Position, id: string, stage?: number): Position {
  const there = stage === undefined ? position : look(course, position, id, stage);
  const sheet = currentSheet(course, there);
  return phaseOf(course, id) && id !== sheet.phase ? withSheet(there, { ...sheet, phase: id }) : there;
}

function look(course: Course, position: Position, id: string, stage: number): Position {
  const stages = stagesOf(phaseOf(course, id));
  const sheet = currentSheet(course, position);
  if (stages === 1 || !Number.isInteger(stage)) return position;
  const wanted = within(stage, 1, stages);
  return wanted === sheet.stage ? position : withSheet(position, { ...sheet, stage: wanted });
}

function withSheet(position: Position, sheet: Sheet): Position {
  return { ...position, sheets: { ...position.sheets, [position.turn]: sheet } };
}
