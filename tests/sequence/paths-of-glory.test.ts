import { describe, expect, it } from 'vitest';
import { readCourse } from '@/lib/content/course';
import { readGame } from '@/lib/content/game';
import { spokenSequence } from '@/lib/sequence/spoken';
import { stepsFor } from '@/lib/sequence/when';

const { turns, scenarios } = readCourse('paths-of-glory');
const sequence = spokenSequence(readGame('paths-of-glory').sequence(), 'en');
const seasonOf = (turn: number): string => turns.find(({ n }) => n === turn)?.season ?? '';
const at = (turn: number, scenario = 'campaign') => stepsFor(sequence, { turn, season: seasonOf(turn), scenario });
const stepIds = (turn: number, scenario?: string) =>
  at(turn, scenario).flatMap(({ steps }) => steps.map(({ id }) => id));
const reminderIds = (turn: number, scenario?: string) =>
  at(turn, scenario).flatMap(({ steps }) => steps.flatMap(({ reminders }) => reminders.map(({ id }) => id)));

describe('the sequence of play of Paths of Glory', () => {
  it('has the eight phases of 6.0 in order', () => {
    expect(sequence.phases.map(({ letter }) => letter).join('')).toBe('ABCDEFGH');
  });
  it('has six action rounds, the Central Powers before the Allies (8.1)', () => {
    expect(sequence.phases.filter(({ rounds }) => rounds)).toMatchObject([
      { letter: 'B', rounds: 6, parts: ['central', 'allied'] },
    ]);
  });
  it('checks E.1 to E.4 in order (6.0.E)', () => {
    const rules = sequence.phases.find(({ letter }) => letter === 'E')?.steps.map(({ rule }) => rule) ?? [];
    expect([...new Set(rules)]).toEqual(['6.0.E.1', '6.0.E.2', '6.0.E.3', '6.0.E.4']);
  });
  it('lets the Allies replace before the Central Powers (6.0.F)', () => {
    expect(sequence.phases.find(({ letter }) => letter === 'F')?.steps.map(({ side }) => side)).toEqual([
      'allied',
      'central',
    ]);
  });
});

describe('what holds this turn', () => {
  it('August 1914 has no status check, and the skipped step says from which turn it holds', () => {
    expect(stepIds(1)).not.toContain('commitment-level');
    const skipped = at(1).flatMap((phase) => phase.skipped);
    expect(skipped.map(({ step, because }) => [step.id, because])).toEqual([
      ['commitment-level', [{ kind: 'fromTurn', turn: 2 }]],
    ]);
    expect(stepIds(2)).toContain('commitment-level');
  });
  it.each([
    ['central-no-reinforcements-august', [1]],
    ['allied-no-reinforcements-august', [1]],
    ['siege-early', [1, 2]],
    ['vp-blockade', [4, 8, 12, 16, 20]],
  ])('%s is said on the turns %j only', (reminder, wanted) => {
    expect(turns.map(({ n }) => n).filter((turn) => reminderIds(turn).includes(reminder))).toEqual(wanted);
  });
  it.each([
    ['introductory', 3, 'end-introductory'],
    ['limited-war', 10, 'end-limited'],
    ['campaign', 20, 'end-campaign'],
  ])('%s ends on turn %i', (scenario, turn, reminder) => {
    expect(scenarios.scenarios.find(({ id }) => id === scenario)?.lastTurn).toBe(turn);
    expect(reminderIds(turn, scenario)).toContain(reminder);
    expect(reminderIds(turn - 1, scenario)).not.toContain(reminder);
  });
  it('the introductory scenario has no peace terms and no status check', () => {
    expect(stepIds(3, 'introductory').filter((id) => id.endsWith('-peace') || id === 'commitment-level')).toEqual([]);
  });
  it('every scenario of a condition exists', () => {
    const known = scenarios.scenarios.map(({ id }) => id);
    const named = sequence.phases.flatMap(({ steps }) =>
      steps.flatMap(({ when, reminders }) =>
        [when, ...reminders.map((one) => one.when)].flatMap((one) => [
          ...(one?.scenarios ?? []),
          ...(one?.notScenarios ?? []),
        ]),
      ),
    );
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });
});
