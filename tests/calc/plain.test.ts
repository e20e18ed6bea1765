import { expect, test } from 'vitest';
import * as z from 'zod';
import { formOf } from '@/lib/calc/form';
import { withoutDefaults } from '@/lib/calc/plain';

const item = z.strictObject({ id: z.string(), n: z.number().default(1), tags: z.array(z.string()).default([]) });
const schema = z.strictObject({
  name: z.string().default(''),
  size: z.strictObject({ x: z.number().default(3), y: z.number().default(4) }).default({ x: 3, y: 4 }),
  items: z.array(item).default([]),
  by: z.record(z.string(), item).default({}),
  more: z.string().optional(),
});

test.each([
  ['nothing given', {}, {}],
  ['a group of which one member differs', { size: { x: 3, y: 9 } }, { size: { y: 9 } }],
  [
    'members of lists',
    {
      items: [
        { id: 'a', n: 1 },
        { id: 'b', n: 2, tags: ['t'] },
      ],
    },
    { items: [{ id: 'a' }, { id: 'b', n: 2, tags: ['t'] }] },
  ],
  ['values of records', { by: { k: { id: 'a', n: 1, tags: [] } } }, { by: { k: { id: 'a' } } }],
  ['what has no default stays', { more: '' }, { more: '' }],
])('%s', (_name, input, expected) => {
  const full = schema.parse(input);
  const plain = withoutDefaults(formOf(schema), full);
  expect(plain).toEqual(expected);
  expect(schema.parse(plain)).toEqual(full);
});
