import { describe, expect, it } from 'vitest';
import { readCourse } from '@/lib/content/course';
import { readGame } from '@/lib/content/game';
import { spokenSequence } from '@/lib/sequence/spoken';
import { stepsFor } from '@/lib/sequence/when';

const { turns, scenarios } = readCourse('nach-paris');
const sequence = spokenSequence(readGame('nach-paris').sequence(), 'en');
const at = (turn: number, first = 1) =>
  stepsFor(sequence, {
    turn,
    season: turns.find(({ n }) => n === turn)?.season ?? '',
    scenario: scenarios.standard,
    first,
  });
const stepIds = (turn: number) => at(turn).flatMap(({ steps }) => steps.map(({ id }) => id));
const reminderIds = (turn: number) =>
  at(turn).flatMap(({ steps }) => steps.flatMap(({ reminders }) => reminders.map(({ id }) => id)));
const turnsWith = (ids: (turn: number) => readonly string[], wanted: string) =>
  turns.map(({ n }) => n).filter((turn) => ids(turn).includes(wanted));
const from = (first: number, last = turns.length) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

describe('the sequence of play of 1914 Nach Paris', () => {
  it('has the four phases of 3.2.2 to 3.2.5, the German player turn before the Allied (3.2.1)', () => {
    expect(sequence.phases.map(({ letter }) => letter)).toEqual(['I', 'II', 'III', 'IV', 'I', 'II', 'III', 'IV']);
    expect(sequence.phases.map(({ id }) => id.split('-')[0])).toEqual([
      ...Array<string>(4).fill('german'),
      ...Array<string>(4).fill('allied'),
    ]);
  });
  it('fights from the assaults to the digging in the order of 3.2.5', () => {
    const ids = sequence.phases.find(({ id }) => id === 'german-combat')?.steps.map(({ id }) => id) ?? [];
    const order = [
      'german-assault',
      'german-combat-declare',
      'german-combat-losses',
      'german-combat-movement',
      'german-consolidation',
      'german-replacements',
      'german-fieldworks',
    ];
    expect(ids.filter((id) => order.includes(id))).toEqual(order);
  });
  it('counts two days a turn from 2 August 1914 (3.3.2)', () => {
    expect(turns[0]?.name.en).toMatch(/2.3 August 1914/);
    expect(turns[17]?.name.en).toMatch(/5.6 September 1914/);
    expect(turns[21]?.name.en).toMatch(/13.14 September 1914/);
  });
});

describe('the first turn of a scenario (3.2.2)', () => {
  const ids = (turn: number, first: number) => at(turn, first).flatMap(({ steps }) => steps.map(({ id }) => id));
  const later = [
    'rain',
    'german-loc-own',
    'german-loc-other',
    'german-repair',
    'allied-loc-own',
    'allied-loc-other',
    'allied-repair',
  ];
  it('is chosen by the player: the rulebook does not print the scenarios', () => {
    expect(scenarios.scenarios.every(({ anyFirstTurn }) => anyFirstTurn)).toBe(true);
  });
  it.each([1, 7, 14])(
    'in a scenario from GT%i only the rail network is marked, without rain, supply and engineers',
    (first) => {
      expect(ids(first, first)).toContain('rail-first');
      for (const id of [...later, 'sluices']) expect(ids(first, first), id).not.toContain(id);
      expect(ids(first + 1, first)).toEqual(expect.arrayContaining(later));
      expect(ids(first + 1, first)).not.toContain('rail-first');
    },
  );
  it('leaves what goes by the calendar where it is', () => {
    expect(ids(14, 7)).toContain('sluices');
    expect(ids(7, 7)).toContain('german-air-recon');
    expect(ids(1, 1)).not.toContain('german-air-recon');
  });
});

describe('what begins on a date (3.3.2)', () => {
  it.each([
    ['track-zones', [1]],
    ['track-border', [2]],
    ['track-entrenchments', [3]],
    ['track-border-open', [3]],
    ['track-dig', [10]],
    ['track-sluices', [14]],
    ['track-reserves', [18]],
    ['track-ammunition', [20]],
    ['track-flip-hq', [22]],
    ['track-dig-late', [22]],
    ['allied-border', [1, 2]],
    ['allied-rail-closed', [1, 2]],
    ['allied-dig-early', from(1, 9)],
    ['german-loc-army', from(2, 21)],
    ['german-loc-free', from(22)],
    ['german-abf-ammunition', from(20)],
    ['german-abu-halved', from(22)],
    ['german-repair-zoc', from(2, 19)],
  ])('the reminder %s is said on its turns only', (reminder, wanted) => {
    expect(turnsWith(reminderIds, reminder)).toEqual(wanted);
  });
  it.each([
    ['track-dates', [1, 2]],
    ['track-dates-early', [3]],
    ['track-dates-middle', [10, 14, 18]],
    ['track-dates-late', [20, 22]],
    ['luxembourg', [3]],
    ['rail-first', [1]],
    ['sluices', from(14)],
    ['german-upgrade', from(22)],
    ['german-change-hq', from(2, 21)],
    ['allied-dr-dt', from(1, 17)],
  ])('the step %s is taken on its turns only', (step, wanted) => {
    expect(turnsWith(stepIds, step)).toEqual(wanted);
  });
});
