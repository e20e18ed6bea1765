import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { RANKS, unitField } from '@/lib/games/nach-paris/units';

const field = fieldsOf('consolidation');

const unitWords = fieldsOf('unit');

/** How a unit stands to its corps (2.5.7, 6.5.2). */
export const TIES = ['none', 'corps', 'orphan', 'autonomous'] as const;

export type Ties = (typeof TIES)[number];

const rank = (name: string) => field.choice(name, '2.5.14', RANKS, 'B', { control: 'chips' });

const cbf = (name: string, preset: number) => field.count(name, '2.5.12', [0, 30], preset);

const arf = (name: string, preset: number) => field.count(name, '2.5.11', [0, 30], preset);

/** What a Degraded unit has left counts only where it keeps steps, by our reading. */
const kept = (name: string, rule: Rule) =>
  field.count(name, rule, [0, 30], 0, {
    when: [
      { field: 'giverSteps', is: ['2', '3', '4', '5'] },
      { field: 'reading', is: ['lost'] },
    ],
  });

const flag = (name: string, rule: Rule, preset = false) => field.rareFlag(name, rule, { preset });

const ties = (name: string) => field.choice(name, '6.5.2', TIES, 'none', { rare: true });

/** The first unit gains steps, the giver loses them. */
export const consolidationSchema = z.strictObject({
  rank: rank('rank'),
  lost: field.count('lost', '2.4.2', [0, 4], 1, { control: 'chips' }),
  gain: field.count('gain', '6.5.1', [1, 4], 1, { control: 'chips' }),
  needCbf: cbf('needCbf', 4),
  needArf: arf('needArf', 1),
  giverRank: rank('giverRank'),
  giverSteps: field.count('giverSteps', '2.4.1', [1, 5], 1, { control: 'chips' }),
  giverCbf: cbf('giverCbf', 5),
  giverArf: arf('giverArf', 1),
  keptCbf: kept('keptCbf', '2.5.12'),
  keptArf: kept('keptArf', '2.5.11'),
  kind: unitWords.as(unitField.kind.clone(), 'kind', '2.2.1', { rare: true }),
  sameType: flag('sameType', '6.5.1', true),
  /** the Degraded unit is one */
  pioneer: field.rareFlag('pioneer', '2.2.1', { when: { field: 'kind', is: ['inf'] } }),
  sameHex: flag('sameHex', '6.5.2', true),
  enemyZoc: flag('enemyZoc', '6.5.2'),
  corps: ties('corps'),
  giverCorps: ties('giverCorps'),
  busy: flag('busy', '6.5.2'),
  fired: flag('fired', '8.1.3'),
  reading: field.reading('reading', '6.5.3', ['lost', 'whole'], 'consolidation-factors'),
});

export type ConsolidationInput = z.output<typeof consolidationSchema>;
