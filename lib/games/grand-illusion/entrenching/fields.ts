import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { SIDES } from '@/lib/games/grand-illusion/sides';

const field = fieldsOf('entrench');

const BUILD = { field: 'what', is: ['build'] } as const;
export const INFANTRY = ['supplied', 'unsupplied', 'none'] as const;

const infantry = (name: string, rule: Rule) => field.choice(name, rule, INFANTRY, 'supplied');

/** A hex in which somebody wants to dig, or whose trench may improve. */
export const entrenchSchema = z.strictObject({
  what: field.choice('what', '9.7', ['build', 'improve'], 'build'),
  side: field.choice('side', '9.7.2', SIDES, 'german', { when: BUILD }),
  retreat: field.choice('retreat', '9.7.1', ['no', 'now', 'done'], 'done', { when: BUILD }),
  germansDug: field.flag('germansDug', '9.7.2', {
    preset: true,
    when: [BUILD, { field: 'side', is: ['allied'] }, { field: 'retreat', is: ['done'] }],
  }),
  own: infantry('own', '9.7.2'),
  enemy: infantry('enemy', '9.7.2'),
  trench: field.count('trench', '9.7.3', [0, 2], 0, { control: 'chips' }),
  caps: field.count('caps', '5.2', [0, 10], 1, { when: BUILD }),
  firstReading: field.reading('firstReading', '9.7.2', ['built', 'allowed'], 'trenches-german-first', [
    BUILD,
    { field: 'side', is: ['allied'] },
    { field: 'retreat', is: ['done'] },
  ]),
});
export type EntrenchInput = z.output<typeof entrenchSchema>;
