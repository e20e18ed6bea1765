import { describe, expect, it } from 'vitest';
import { sequenceOf } from '@/tests/sequence/turns-of';

const { turns, sequence, stepIds, reminderIds, from, turnsWith } = sequenceOf('grand-illusion');
const phase = (id: string) => sequence.phases.find((one) => one.id === id)?.steps.map((step) => step.id) ?? [];

describe('the sequence of play of Grand Illusion', () => {
  it('has the six phases of 4.0 in order', () => {
    expect(sequence.phases.map(({ letter }) => letter)).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI']);
    expect(sequence.phases.map(({ rule }) => rule)).toEqual(['5.0', '6.0', '7.0', '8.0', '10.0', '11.0']);
  });
  it('goes through steps A to H of the Administrative Phase in the order of 4.0', () => {
    const letters = sequence.phases
      .find(({ id }) => id === 'administrative')
      ?.steps.flatMap(({ label }) => /^[A-H](?=\.)/.exec(label)?.[0] ?? []);
    expect([...new Set(letters)].join('')).toBe('ABCDEFGH');
    expect(letters).toEqual([...(letters ?? [])].sort());
  });
  it('fights in the order of 9.1.3.f and 9.3: bombardment, FoW, board, fire, retreats, siege', () => {
    const order = ['move', 'battle-declare', 'bombardment', 'fow', 'battle-board', 'battle-fire', 'battle-retreat'];
    expect(phase('action').filter((id) => order.includes(id))).toEqual(order);
    expect(phase('action').indexOf('siege')).toBeGreaterThan(phase('action').indexOf('battle-retreat'));
  });
  it('removes the emergency marker before the first step of the Administrative Phase (11.2.1.c.4)', () => {
    expect(phase('administrative').slice(0, 2)).toEqual(['emergency-end', 'admin-a']);
  });
  it('counts from 14 August to 11 November 1914 (track)', () => {
    expect(turns[0]?.name.en).toMatch(/14.19 August/);
    expect(turns[14]?.name.en).toMatch(/5.11 November/);
  });
});

describe('what holds in each turn of the campaign (4.0, 13.1)', () => {
  it.each([
    ['caps-fixed', [1]],
    ['caps-roll', from(2)],
    ['mandated-allied', from(1, 4)],
    ['mandated-german', from(12)],
    ['initiative-allied', [1]],
    ['initiative-german', [2, 3]],
    ['initiative-roll', from(4)],
    ['allied-returns', [8, 12]],
    ['eastern-front', [3]],
    ['allied-command', [1]],
    ['belgian-retreat', [1]],
    ['maubeuge', [1, 2]],
    ['allenby', [1, 2]],
    ['allied-general-retreat', from(3)],
    ['german-general-retreat', from(4)],
    ['entrench', from(4)],
    ['bef-alone', from(1, 5)],
    ['allied-rail', from(3)],
    ['german-rail', from(3)],
    ['allied-sea', from(1)],
    ['emergency-end', [5]],
    ['admin-c-interim', [9]],
    ['admin-c-end', [15]],
    ['options', []],
    ['landing', []],
    ['admin-c-short', []],
    ['admin-c-tally', []],
  ])('the step %s is taken on its turns only', (step, wanted) => {
    expect(turnsWith(stepIds, step)).toEqual(wanted);
  });
  it.each([
    ['mandated-one', [1, 3, 4]],
    ['mandated-two', [2]],
    ['order-german-first', [1]],
    ['order-allied-first', [2, 3]],
    ['allied-ix-corps', [2]],
    ['allied-sp-hexes', from(1, 6)],
    ['german-replacement-france', from(1, 4)],
    ['german-replacement-one', from(8)],
    ['allied-replacement-two', from(10)],
    ['german-detachment', [6]],
    ['return-bef', [8]],
    ['return-bef-belgian', [12]],
    ['allied-retreat-three', [3]],
    ['allied-retreat-two', from(4)],
    ['german-retreat-four', [4]],
    ['german-retreat-three', from(5)],
    ['maubeuge-german', [1]],
    ['maubeuge-allied', [1, 2]],
    ['schlieffen-hexes', from(1, 6)],
    ['antwerp-screened', from(1, 6)],
    ['emergency-moves', [3, 4, 5]],
    ['fow-mandated', from(1, 4)],
    ['fow-limit', from(1, 4)],
    ['fow-new-mandated', from(5)],
    ['fire-elan', from(1, 4)],
    ['strategic-no-rail', [1, 2]],
    ['rail-german-map', [3, 4]],
    ['rail-allied-map', from(5)],
    ['recovery-fatigue', from(12)],
    ['supply-emergency', [3, 4]],
  ])('the reminder %s is said on its turns only', (reminder, wanted) => {
    expect(turnsWith(reminderIds, reminder)).toEqual(wanted);
  });
});

describe('the other scenarios (13.2, 13.3)', () => {
  it('scenario 2 ends with GT 7 and scores its own German VP in GT 5 and GT 7 (13.2.2.c)', () => {
    expect(turnsWith(stepIds, 'admin-c-tally', 'short')).toEqual([5]);
    expect(turnsWith(stepIds, 'admin-c-short', 'short')).toEqual([7]);
    expect(turnsWith(stepIds, 'admin-c-interim', 'short')).toEqual([]);
  });
  it.each([
    ['options', [1]],
    ['caps-first-roll', [1]],
    ['initiative-early-roll', from(1, 3)],
    ['allied-command-what-if', [1]],
    ['landing', from(10)],
    ['german-option-units', [1, 2, 3, 5]],
  ])('scenario 3 has the step %s on its turns (13.3.1, 13.3.3, 13.3.4)', (step, wanted) => {
    expect(turnsWith(stepIds, step, 'what-if')).toEqual(wanted);
  });
  it.each(['caps-fixed', 'initiative-allied', 'initiative-german', 'eastern-front', 'allied-command', 'bef-alone'])(
    'scenario 3 never has the step %s (13.3.2, 13.3.3)',
    (step) => {
      expect(turnsWith(stepIds, step, 'what-if')).toEqual([]);
    },
  );
  it.each(['schlieffen-hexes', 'allied-sp-hexes', 'antwerp-screened', 'ghent', 'allied-retreat-must'])(
    'scenario 3 never says %s (13.3.2)',
    (reminder) => {
      expect(turnsWith(reminderIds, reminder, 'what-if')).toEqual([]);
    },
  );
  it('scenario 3 keeps the special rules of scenario 1 (13.3.1)', () => {
    for (const step of ['mandated-allied', 'mandated-german', 'maubeuge', 'allied-returns', 'belgian-retreat'])
      expect(turnsWith(stepIds, step, 'what-if'), step).toEqual(turnsWith(stepIds, step));
  });
});

describe('what the reminders say is the whole condition', () => {
  const said = (id: string): string =>
    sequence.phases
      .flatMap(({ steps }) => steps.flatMap(({ reminders = [] }) => reminders))
      .find((one) => one.id === id)?.text ?? '';
  it.each([
    // only the HQ placed this turn opens no hex; sources and Paris still do (7.1.1 to 7.1.3, 7.2)
    ['new-hq', /source, or Paris/],
    ['eastern-front-troops', /^At least 9/],
    // another HQ turns both over; disrupted units only if they moved with it (8.4.1)
    ['move-hq', /moved with it.*both flip/],
  ])('%s', (id, words) => {
    expect(said(id)).toMatch(words);
  });
  it('opens hex 54 to the Germans in GT 2 (13.1)', () => {
    expect([reminderIds(1), reminderIds(2)].map((ids) => ids.includes('maubeuge-german-free'))).toEqual([false, true]);
  });
});
