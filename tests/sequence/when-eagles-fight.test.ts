import { describe, expect, it } from 'vitest';
import { sequenceOf } from '@/tests/sequence/turns-of';

const { sequence, at, stepIds, reminderIds, from, turnsWith } = sequenceOf('when-eagles-fight');
const phase = (id: string) => sequence.phases.find((one) => one.id === id)?.steps ?? [];

describe('the sequence of play of When Eagles Fight', () => {
  it('has the six phases of 5.2 in order', () => {
    expect(sequence.phases.map(({ letter }) => letter)).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI']);
  });
  it.each([
    ['new-units', 'AB'],
    ['strategic', 'AB'],
    ['russian-turn', 'ABC'],
    ['central-turn', 'ABCD'],
  ])('goes through the parts of %s in the order of 5.2', (id, wanted) => {
    const letters = phase(id).flatMap(({ label }) => /^[A-D](?=\.)/.exec(label)?.[0] ?? []);
    expect([...new Set(letters)].join('')).toBe(wanted);
    expect(letters).toEqual([...letters].sort());
  });
  it.each([
    ['russian', ['russian-reinforcements', 'russian-replacements', 'guard-withdrawal']],
    ['central', ['central-reinforcements', 'conversions', 'central-replacements', 'balkans-withdrawal']],
  ])('takes the new units of the %s side in the order of 5.2', (_, order) => {
    const ids = phase('new-units').map(({ id }) => id);
    expect(ids.filter((id) => order.includes(id))).toEqual(order);
  });
  it('places STAVKA before the ammunition roll, and OberOst at the start of the CP combat (9.9, 14.2, 14.3)', () => {
    const ids = sequence.phases.flatMap(({ steps }) => steps.map(({ id }) => id));
    const order = ['stavka', 'ammunition', 'russian-combat', 'oberost', 'central-combat', 'oberost-combat'];
    expect(ids.filter((id) => order.includes(id))).toEqual(order);
  });
});

describe('what holds in each Turn of the historical game', () => {
  it('begins with the CP normal movement (3.4)', () => {
    expect(stepIds(1)[0]).toBe('central-move');
    expect(stepIds(1)).not.toContain('ammunition');
  });
  it.each([
    ['event-roll', from(5)],
    ['verdun-second', from(13, 16)],
    ['no-verdun-placed', [15]],
    ['no-verdun-moved', from(16)],
    ['event-no-effect', from(19)],
    ['russian-reinforcements', from(2)],
    ['romania', from(18, 21)],
    ['german-conditional', from(16, 21)],
    ['conversions', [2, 4]],
    ['balkans-withdrawal', [12]],
    ['guard-withdrawal', [13]],
    ['verdun-first', from(12, 15)],
    ['artillery-returns', [22]],
    ['brusilov-declare', from(15, 18)],
    ['stavka', from(2)],
    ['oberost', from(1)],
    ['russian-check', [2, 6, 11, 15, 20, 24]],
    ['central-check', [2, 6, 11, 15, 20, 24]],
    ['final-check', from(20, 23)],
    ['schlieffen-check', []],
    ['schlieffen-first', []],
  ])('the step %s is taken on its Turns only', (step, wanted) => {
    expect(turnsWith(stepIds, step)).toEqual(wanted);
  });
  it.each([
    ['russian-ice', [5, 14, 23]],
    ['central-ice', [5, 14, 23]],
    ['begins', [1]],
    ['central-three', [1]],
    ['mixed-one', from(1, 4)],
    ['mixed-three', from(5)],
    ['strategic-five', from(2, 4)],
    ['strategic-four', from(5, 13)],
    ['strategic-three', from(14)],
    ['strategic-six', from(2, 13)],
    ['strategic-german-five', from(14)],
    ['russian-two-corps', from(12)],
    ['central-two-corps', from(12)],
    ['balkans-return', [14]],
    ['guard-army', [14]],
    ['event-verdun', from(12, 15)],
    ['event-c-as-d', from(16)],
    ['ammunition-h', from(11)],
    ['ammunition-plan-19', []],
    ['check-eleven', [11]],
    ['romania-closed', from(2)],
    ['brusilov-tsar', from(15, 18)],
    ['russian-tsar', from(16, 20)],
  ])('the reminder %s is said on its Turns only', (reminder, wanted) => {
    expect(turnsWith(reminderIds, reminder)).toEqual(wanted);
  });
});

describe('the other scenarios (3.9, 16.0, 17.0)', () => {
  it.each(['free-set-up', 'plan-19', 'schlieffen-east'])('%s plays Turn 1 from phase II on', (scenario) => {
    expect(stepIds(1, scenario)).toContain('russian-reinforcements');
    expect(stepIds(1, scenario)).toContain('ammunition');
    expect(reminderIds(1, scenario)).not.toContain('begins');
    expect(reminderIds(1, scenario)).not.toContain('central-three');
  });
  it('has STAVKA in Turn 1 with Plan 19 only, and its steps and ammunition in Turns 2 to 6', () => {
    expect(stepIds(1, 'plan-19')).toContain('stavka');
    expect(stepIds(1, 'free-set-up')).not.toContain('stavka');
    expect(turnsWith(reminderIds, 'ammunition-plan-19', 'plan-19')).toEqual(from(2, 6));
    expect(turnsWith(reminderIds, 'plan-19-steps', 'plan-19')).toEqual(from(2, 6));
  });
  it('puts the CP first in Schlieffen East, without reinforcements and conversions, with one check in Turn 3', () => {
    expect(turnsWith(stepIds, 'schlieffen-first', 'schlieffen-east')).toEqual([1, 2, 3]);
    expect(turnsWith(stepIds, 'central-reinforcements', 'schlieffen-east')).toEqual([]);
    expect(turnsWith(stepIds, 'conversions', 'schlieffen-east')).toEqual([]);
    expect(turnsWith(stepIds, 'russian-check', 'schlieffen-east')).toEqual([]);
    expect(turnsWith(stepIds, 'schlieffen-check', 'schlieffen-east')).toEqual([3]);
    expect(turnsWith(reminderIds, 'oberost-running', 'schlieffen-east')).toEqual([]);
  });
  it('says why a step of Turn 1 is left out: only in that Turn of that scenario', () => {
    const skipped = at(1).flatMap((now) => now.skipped);
    expect(skipped.find(({ step }) => step.id === 'ammunition')?.because).toEqual([
      { kind: 'except', turns: [1], scenarios: ['historical'] },
    ]);
  });
});
