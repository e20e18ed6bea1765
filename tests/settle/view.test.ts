import { expect, test } from 'vitest';
import { text, type Evaluation } from '@/lib/calc/evaluation';
import { speaker } from '@/lib/calc/say';
import { uiWords } from '@/lib/content/words';
import type { QuestionMark } from '@/lib/rules/book';
import { answerCard, type CardReadings } from '@/lib/settle/view';

const english = speaker(uiWords('en', ['settle', 'tools']), 'en');
const question: QuestionMark = { id: 'who-first', title: 'Who first?', kind: 'ruling' };
const evaluation: Evaluation = {
  outcome: { data: {}, blocks: [] },
  facts: [],
  steps: [],
  notApplied: [],
  open: [{ text: text('settle.title'), rule: '1.1', dispute: question.id }],
};

const played = (chosen: 'ours' | 'theirs'): CardReadings => ({
  label: 'Who',
  dispute: question.id,
  effect: 'answer',
  readings: (['ours', 'theirs'] as const).map((one) => ({
    text: one,
    answer: one,
    chosen: one === chosen,
    ruling: one === 'ours',
    query: one,
  })),
});

test.each([
  ['ours', { official: 0, ours: 1, agreed: 0, unexplained: 0, assumed: 0 }],
  // No longer our ruling: the players have agreed on the other reading.
  ['theirs', { official: 0, ours: 0, agreed: 1, unexplained: 0, assumed: 0 }],
] as const)('a point that is played by the reading %s rests on it', (chosen, sure) =>
  expect(answerCard(evaluation, [], english, new Map([[question.id, question]]), [played(chosen)]).sure).toEqual(sure),
);
