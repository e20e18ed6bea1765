import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundAndPart, stageOf, stagesOf, type Course } from '@/lib/sequence/course';
import {
  currentSheet,
  firstTurn,
  lastTurn,
  reduceProgress,
  settle,
  startGame,
  type Progress,
  type ProgressAction,
} from '@/lib/sequence/progress';

const course: Course = {
  scenarios: [
    { id: 'short', lastTurn: 3 },
    { id: 'long', lastTurn: 20 },
    { id: 'open', lastTurn: 10, anyFirstTurn: true },
  ],
  standard: 'long',
  phases: [
    { id: 'roll', steps: [{ id: 'roll-one' }, { id: 'roll-two' }] },
    { id: 'act', rounds: 6, parts: ['red', 'blue'], steps: [{ id: 'act-red' }, { id: 'act-blue' }] },
    { id: 'end', steps: [{ id: 'advance' }] },
  ],
};

const run = (...actions: readonly ProgressAction[]): Progress =>
  actions.reduce<Progress>((progress, action) => reduceProgress(course, progress, action), startGame(course));
const next: ProgressAction = { type: 'next' };
const nexts = (count: number): readonly ProgressAction[] => Array.from({ length: count }, () => next);

/** Where the game is; the stage only counts in a phase that has stages. */
function place(progress: Progress) {
  const { phase, stage } = currentSheet(course, progress);
  const stages = stagesOf(course.phases.find(({ id }) => id === phase));
  return { turn: progress.turn, phase, stage: stages > 1 ? stage : 1 };
}

const anyText = fc.oneof(
  fc.string(),
  fc.constantFrom(
    'roll',
    'act',
    'end',
    'roll-one',
    'act-red',
    'act-blue',
    'advance',
    'short',
    'long',
    'open',
    '__proto__',
  ),
);
const anyAction: fc.Arbitrary<ProgressAction> = fc.oneof(
  fc.record({ type: fc.constant('tick' as const), step: anyText }),
  fc.constantFrom<ProgressAction>({ type: 'next' }, { type: 'previous' }, { type: 'reset' }, { type: 'undo' }),
  fc.record({ type: fc.constant('turn' as const), by: fc.constantFrom(1 as const, -1 as const) }),
  fc.record({ type: fc.constant('goTo' as const), phase: anyText, stage: fc.oneof(fc.integer(), fc.double()) }),
  fc.record({ type: fc.constant('look' as const), phase: anyText, stage: fc.integer({ min: -2, max: 20 }) }),
  fc.record({ type: fc.constant('scenario' as const), scenario: anyText }),
  fc.record({ type: fc.constant('begin' as const), turn: fc.integer({ min: -2, max: 30 }) }),
);
const anyProgress = fc.array(anyAction, { maxLength: 40 }).map((actions) => run(...actions));
const anySheet = fc.record({ phase: anyText, stage: fc.integer({ min: 1, max: 999 }), ticked: fc.array(anyText) });
const anyPosition = fc.record({
  scenario: anyText,
  turn: fc.integer({ min: 1, max: 999 }),
  sheets: fc.dictionary(fc.integer({ min: 1, max: 30 }).map(String), anySheet),
  first: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
});

describe('a new game', () => {
  it('starts on turn 1 of the standard scenario, in the first phase, with nothing ticked', () => {
    expect(startGame(course)).toEqual({
      scenario: 'long',
      turn: 1,
      sheets: { 1: { phase: 'roll', stage: 1, ticked: [] } },
    });
  });
  it('falls back on the standard scenario when asked for one that does not exist', () => {
    expect(startGame(course, 'none').scenario).toBe('long');
  });
});

describe('next and previous', () => {
  it('go through each side of each round, then on to the next phase and turn', () => {
    expect(place(run(next))).toEqual({ turn: 1, phase: 'act', stage: 1 });
    expect(place(run(...nexts(12)))).toEqual({ turn: 1, phase: 'act', stage: 12 });
    expect(place(run(...nexts(13)))).toEqual({ turn: 1, phase: 'end', stage: 1 });
    expect(place(run(...nexts(14)))).toEqual({ turn: 2, phase: 'roll', stage: 1 });
    expect(place(run(...nexts(14), { type: 'previous' }))).toEqual({ turn: 1, phase: 'end', stage: 1 });
    expect(place(run(...nexts(13), { type: 'previous' }))).toEqual({ turn: 1, phase: 'act', stage: 12 });
  });
  it('stop at the first place of the game and at the last of the scenario', () => {
    const started = startGame(course);
    expect(reduceProgress(course, started, { type: 'previous' })).toBe(started);
    const over = run({ type: 'scenario', scenario: 'short' }, ...nexts(100));
    expect(place(over)).toEqual({ turn: 3, phase: 'end', stage: 1 });
    expect(reduceProgress(course, over, next)).toBe(over);
  });
  it('property: forward, then back, is the same place', () => {
    fc.assert(
      fc.property(anyProgress, (progress) => {
        const forward = reduceProgress(course, progress, next);
        if (forward === progress) return;
        expect(place(reduceProgress(course, forward, { type: 'previous' }))).toEqual(place(progress));
      }),
    );
  });
  it('property: a turn forward, then back, is the same place with the same ticks', () => {
    fc.assert(
      fc.property(anyProgress, (progress) => {
        const forward = reduceProgress(course, progress, { type: 'turn', by: 1 });
        if (forward === progress) return;
        const back = reduceProgress(course, forward, { type: 'turn', by: -1 });
        expect(currentSheet(course, back)).toEqual(currentSheet(course, progress));
        expect(back.turn).toBe(progress.turn);
      }),
    );
  });
});

describe('going and looking elsewhere', () => {
  it('a look at another stage stays in the phase that is played', () => {
    const looked = run(...nexts(13), { type: 'look', phase: 'act', stage: 3 });
    expect(currentSheet(course, looked)).toMatchObject({ phase: 'end', stage: 3 });
  });
  it('going to a phase without naming the stage finds it where it was left', () => {
    const back = run(...nexts(5), { type: 'goTo', phase: 'end' }, { type: 'goTo', phase: 'act' });
    expect(place(back)).toEqual({ turn: 1, phase: 'act', stage: 5 });
  });
  it('going nowhere changes nothing', () => {
    const started = startGame(course);
    expect(reduceProgress(course, started, { type: 'goTo', phase: 'none' })).toBe(started);
    expect(reduceProgress(course, started, { type: 'look', phase: 'end', stage: 2 })).toBe(started);
  });
});

describe('stages', () => {
  const act = course.phases[1] ?? { id: '', steps: [] };
  it.each([
    [1, 1, 0],
    [2, 1, 1],
    [5, 3, 0],
    [12, 6, 1],
  ])('stage %i is round %i, part %i', (stage, round, part) => {
    expect(roundAndPart(act, stage)).toEqual({ round, part });
    expect(stageOf(act, round, part)).toBe(stage);
  });
});

describe('ticks', () => {
  it('belong to the round in a phase with rounds', () => {
    const first = run(next, { type: 'tick', step: 'act-red' });
    expect(currentSheet(course, first).ticked).toEqual(['act-red@1']);
    const second = [next, next, { type: 'tick', step: 'act-red' } as const].reduce<Progress>(
      (at, action) => reduceProgress(course, at, action),
      first,
    );
    expect(currentSheet(course, second).ticked).toEqual(['act-red@1', 'act-red@2']);
  });
  it('of a step that does not exist change nothing', () => {
    const started = startGame(course);
    expect(reduceProgress(course, started, { type: 'tick', step: 'none' })).toBe(started);
  });
  it('property: ticking twice is no tick', () => {
    fc.assert(
      fc.property(anyProgress, fc.constantFrom('roll-one', 'act-blue', 'advance'), (progress, step) => {
        const twice = reduceProgress(course, reduceProgress(course, progress, { type: 'tick', step }), {
          type: 'tick',
          step,
        });
        expect([...currentSheet(course, twice).ticked].sort()).toEqual(
          [...currentSheet(course, progress).ticked].sort(),
        );
        expect(place(twice)).toEqual(place(progress));
      }),
    );
  });
  it('a new turn has an empty list and the old turn keeps its own', () => {
    const progress = run({ type: 'tick', step: 'roll-one' }, { type: 'turn', by: 1 });
    expect(currentSheet(course, progress).ticked).toEqual([]);
    expect(progress.sheets[1]?.ticked).toEqual(['roll-one']);
  });
});

describe('scenario, reset and undo', () => {
  it('a shorter scenario brings the turn into its range and keeps the sheets of later turns', () => {
    const progress = run(...Array.from({ length: 7 }, (): ProgressAction => ({ type: 'turn', by: 1 })), {
      type: 'scenario',
      scenario: 'short',
    });
    expect(progress.turn).toBe(3);
    expect(Object.keys(progress.sheets)).toContain('8');
  });
  it('reset starts the same scenario anew, and undo brings the old game back', () => {
    const played = run({ type: 'scenario', scenario: 'short' }, next, { type: 'tick', step: 'act-red' });
    const { before: _, ...position } = played;
    const fresh = reduceProgress(course, played, { type: 'reset' });
    expect(fresh).toMatchObject(startGame(course, 'short'));
    expect(reduceProgress(course, fresh, { type: 'undo' })).toEqual(position);
  });
  it('property: undo after any effective action gives the game before it', () => {
    fc.assert(
      fc.property(anyProgress, anyAction, (progress, action) => {
        const after = reduceProgress(course, progress, action);
        if (after === progress || action.type === 'undo') return;
        const { before: _, ...position } = progress;
        expect(reduceProgress(course, after, { type: 'undo' })).toEqual(position);
      }),
    );
  });
});

describe('a scenario that begins in a turn of the player’s choice', () => {
  const open: ProgressAction = { type: 'scenario', scenario: 'open' };
  const from = (turn: number): ProgressAction => ({ type: 'begin', turn });
  it('moves a game that is still in its first turn, and no turn before can be reached', () => {
    const progress = run(open, from(7));
    expect(place(progress)).toEqual({ turn: 7, phase: 'roll', stage: 1 });
    expect(reduceProgress(course, progress, { type: 'turn', by: -1 })).toBe(progress);
    expect(reduceProgress(course, progress, { type: 'previous' })).toBe(progress);
    expect(run(open, from(7), from(4)).turn).toBe(4);
  });
  it('leaves a game that has gone on where it is, unless that is before the beginning', () => {
    const on: ProgressAction = { type: 'turn', by: 1 };
    expect(run(open, from(4), on, on, from(5)).turn).toBe(6);
    expect(run(open, from(4), on, from(8)).turn).toBe(8);
  });
  it('keeps the beginning through a new game, and within the turns of the scenario', () => {
    expect(run(open, from(7), { type: 'turn', by: 1 }, { type: 'reset' })).toMatchObject({ turn: 7, first: 7 });
    expect(run(open, from(99)).turn).toBe(10);
    expect(run(open, from(0)).turn).toBe(1);
  });
  it('is no choice in another scenario', () => {
    expect(run(from(7))).toEqual(run());
    expect(run(open, from(7), { type: 'scenario', scenario: 'long' })).toMatchObject({ turn: 7 });
    expect(firstTurn(course, run(open, from(7), { type: 'scenario', scenario: 'long' }))).toBe(1);
  });
});

describe('any input', () => {
  it('property: the turn stays in the scenario, the phase exists, the stage is in range', () => {
    fc.assert(
      fc.property(anyProgress, (progress) => {
        expect(progress.turn).toBeGreaterThanOrEqual(firstTurn(course, progress));
        expect(progress.turn).toBeLessThanOrEqual(lastTurn(course, progress));
        const { phase, stage } = currentSheet(course, progress);
        expect(course.phases.map(({ id }) => id)).toContain(phase);
        expect(stage).toBeGreaterThanOrEqual(1);
        expect(stage).toBeLessThanOrEqual(12);
      }),
    );
  });
  it('property: whatever was stored settles into the game, and settling again changes nothing', () => {
    fc.assert(
      fc.property(anyPosition, fc.option(anyPosition, { nil: undefined }), anyAction, (position, before, action) => {
        const settled = settle(course, { ...position, before });
        expect(settle(course, settled)).toEqual(settled);
        expect(settled.turn).toBeLessThanOrEqual(lastTurn(course, settled));
        expect(course.phases.map(({ id }) => id)).toContain(currentSheet(course, settled).phase);
        expect(() => reduceProgress(course, settled, action)).not.toThrow();
      }),
    );
  });
});
