import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { readingField } from '@/lib/calc/reading-field';
import { SIDES } from '@/lib/games/grand-illusion/sides';

const label = (name: string): string => `entrench.fields.${name}`;
const BUILD = { field: 'what', is: ['build'] } as const;
export const INFANTRY = ['supplied', 'unsupplied', 'none'] as const;

const infantry = (name: string, rule: string) =>
  z
    .enum(INFANTRY)
    .default('supplied')
    .register(fields, { label: label(name), rule });

/** A hex in which somebody wants to dig, or whose trench may improve. */
export const entrenchSchema = z.strictObject({
  what: z
    .enum(['build', 'improve'])
    .default('build')
    .register(fields, { label: label('what'), rule: '9.7' }),
  side: z
    .enum(SIDES)
    .default('german')
    .register(fields, { label: label('side'), rule: '9.7.2', when: BUILD }),
  retreat: z
    .enum(['no', 'now', 'done'])
    .default('done')
    .register(fields, { label: label('retreat'), rule: '9.7.1', when: BUILD }),
  germansDug: z
    .boolean()
    .default(true)
    .register(fields, {
      label: label('germansDug'),
      rule: '9.7.2',
      when: [BUILD, { field: 'side', is: ['allied'] }, { field: 'retreat', is: ['done'] }],
    }),
  own: infantry('own', '9.7.2'),
  enemy: infantry('enemy', '9.7.2'),
  trench: z
    .number()
    .int()
    .min(0)
    .max(2)
    .default(0)
    .register(fields, { label: label('trench'), rule: '9.7.3', control: 'chips' }),
  caps: z
    .number()
    .int()
    .min(0)
    .max(10)
    .default(1)
    .register(fields, { label: label('caps'), rule: '5.2', when: BUILD }),
  firstReading: readingField(['built', 'allowed'], 'trenches-german-first', {
    label: label('firstReading'),
    rule: '9.7.2',
    when: [BUILD, { field: 'side', is: ['allied'] }, { field: 'retreat', is: ['done'] }],
  }),
});
export type EntrenchInput = z.output<typeof entrenchSchema>;
