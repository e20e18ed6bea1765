import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { RANKS, unitField } from '@/lib/games/nach-paris/units';

const field = fieldsOf('replacements');

const unitWords = fieldsOf('unit');

const here = { field: 'state', is: ['on-map'] } as const;

/** A unit that would absorb a step, or an eliminated one that would come back. */
export const takerSchema = z.strictObject({
  name: unitField.name,
  kind: field.choice('kind', '14.1.1', ['inf', 'cav', 'other'], 'inf'),
  rank: unitWords.choice('rank', '2.5.14', RANKS, 'B'),
  lost: unitWords.count('lost', '2.4.2', [0, 4], 1, { control: 'chips', when: here }),
  state: field.choice('state', '14.1.5', ['on-map', 'consolidated', 'destroyed'], 'on-map', { rare: true }),
  fourteenth: field.rareFlag('fourteenth', '14.1.3'),
  supply: field.choice('supply', '14.1.2', ['loc', 'llc', 'ooc'], 'loc', { rare: true, when: here }),
  railway: field.count('railway', '14.1.2', [0, 20], 0, { rare: true, when: here }),
  tookLast: field.rareFlag('tookLast', '14.1.2', { when: here }),
  fired: field.rareFlag('fired', '14.1.2', { when: here }),
  transport: field.rareFlag('transport', '14.1.2', { when: here }),
  busy: field.rareFlag('busy', '14.1.2', { when: here }),
  campHit: field.rareFlag('campHit', '14.1.5', { when: { field: 'state', is: ['consolidated'] } }),
});

export type Taker = z.output<typeof takerSchema>;

export const replacementsSchema = z.strictObject({
  inf: field.count('inf', '14.1.1', [0, 60], 3),
  cav: field.count('cav', '14.1.1', [0, 60], 0),
  units: field.list('units', '14.1.2', takerSchema, [0, 20], [takerSchema.parse({})], { control: 'own:counters' }),
  cavalry: field.choice('cavalry', '14.1.3', ['letter', 'as-a', 'as-inf'], 'letter', { rare: true }),
});

export type ReplacementsInput = z.output<typeof replacementsSchema>;
