import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { turnField } from '@/lib/games/nach-paris/units';

const field = fieldsOf('splitting');

const unitWords = fieldsOf('unit');

/** A unit that may split, two parts that may recombine, and the units of 6.6.3 to 6.6.5. */
const UNITS = ['whole', 'parts', '4kk', '17id', '14ca'] as const;

const forUnit = (...is: readonly (typeof UNITS)[number][]) => ({ field: 'unit', is });

const special = forUnit('4kk', '17id', '14ca');

const parts = forUnit('parts', '4kk', '17id', '14ca');

const steps = (name: string, preset: number) =>
  field.count(name, '2.4.1', [1, 4], preset, { control: 'chips', when: forUnit('whole', 'parts') });

const lost = (name: string, when: ReturnType<typeof forUnit>) =>
  field.count(name, '6.6.2', [0, 4], 0, { control: 'chips', when });

const mf = (name: string, when?: ReturnType<typeof forUnit>) =>
  field.count(name, '6.6.1', [0, 120], 0, { rare: true, ...(when && { when }) });

/**
 * By the general rule a whole unit splits and two parts recombine; three units have a rule of their own (6.6.3 to
 * 6.6.5).
 */
export const splittingSchema = z.strictObject({
  unit: field.choice('unit', '2.5.13', UNITS, 'whole'),
  action: field.choice('action', '6.6.1', ['split', 'recombine'], 'split', { when: special }),
  place: field.choice('place', '6.6.1', ['same', 'adjacent', 'apart'], 'same', { when: parts }),
  first: steps('first', 2),
  second: steps('second', 2),
  /** of the whole unit, when it splits by the general rule */
  lost: lost('lost', forUnit('whole')),
  lostFirst: lost('lostFirst', parts),
  lostSecond: lost('lostSecond', parts),
  third: field.flag('third', '6.6.3', {
    preset: true,
    when: [forUnit('4kk', '14ca'), { field: 'action', is: ['recombine'] }],
  }),
  lost15: field.count('lost15', '6.6.4', [0, 3], 0, { control: 'chips', when: forUnit('17id') }),
  turn: unitWords.as(turnField.clone(), 'turn', '6.6.4', { when: forUnit('17id') }),
  spentFirst: mf('spentFirst'),
  spentSecond: mf('spentSecond', parts),
  splittable: field.rareFlag('splittable', '2.5.13', { when: forUnit('whole'), preset: true }),
  fired: field.rareFlag('fired', '7.1.1'),
  indoctrinated: field.rareFlag('indoctrinated', '21.2.1', { when: forUnit('whole') }),
});

export type Given = z.output<typeof splittingSchema>;
