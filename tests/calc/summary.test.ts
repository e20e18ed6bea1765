import { expect, it } from 'vitest';
import type { Evaluation } from '@/lib/calc/evaluation';
import { speaker } from '@/lib/calc/say';
import { briefOf, inBrief, summaryOf } from '@/lib/calc/summary';
import { fraction } from '@/lib/prob/fraction';

const words = speaker(
  { who: 'Who leaves', defender: 'defender', nobody: 'nobody', both: 'both', lost: 'Steps lost: 0.83' },
  'en',
);
const answer = {
  outcome: {
    blocks: [
      {
        kind: 'odds',
        id: 'end',
        title: { key: 'who' },
        rows: [
          { label: { key: 'defender' }, chance: fraction(5, 36) },
          { label: { key: 'nobody' }, chance: fraction(31, 36) },
          { label: { key: 'both' }, chance: fraction(0) },
        ],
        beside: { key: 'lost' },
      },
    ],
  },
} as unknown as Evaluation;

it('names its question before the chances', () => {
  expect(summaryOf(answer, words)).toBe(
    'Who leaves: defender 14 % (5/36), nobody 86 % (31/36), both 0 %. Steps lost: 0.83',
  );
});

it('in little room has no exact fractions and no chance that is none', () => {
  expect(briefOf(answer, words)).toBe('Who leaves: defender 14 % · nobody 86 %');
  expect(inBrief('Retreats with 14 % (5/36).')).toBe('Retreats with 14 %.');
  expect(inBrief('Column 3:1 (18/6), 50 %')).toBe('Column 3:1 (18/6), 50 %');
});
