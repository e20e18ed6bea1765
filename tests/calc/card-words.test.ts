import { expect, it } from 'vitest';
import { cardFileText, pasteProblemText, problemText } from '@/lib/calc/card-words';
import type { Text } from '@/lib/calc/evaluation';
import { speaker } from '@/lib/calc/say';
import { uiWords } from '@/lib/content/words';
import { LANGUAGES } from '@/lib/core/language';
import type { EntryProblem } from '@/lib/tables/card-problem';
import { ABU, CARDS } from '@/tests/tables/cards';

const LONG = 'x'.repeat(5_000);
const place = { line: LONG, column: LONG, row: LONG };
const PROBLEMS: readonly EntryProblem[] = [
  { code: 'no-cell', place, columns: [] },
  { code: 'no-place', given: LONG },
  { code: 'no-result', place, given: LONG, allowed: ABU.results },
  { code: 'no-heading', given: LONG, notation: 'points' },
  { code: 'too-many', what: 'headings', most: 100 },
  { code: 'too-many', what: 'distances', most: 400 },
  { code: 'too-many', what: 'cells', most: 20_000 },
];
const TEXTS: readonly Text[] = [
  ...PROBLEMS.flatMap((problem) => [
    problemText(ABU, problem),
    pasteProblemText(ABU, { code: 'cell', at: { row: 1, column: 1 }, problem }),
    cardFileText(CARDS, { code: 'entry', line: 1, chart: 'abu', problem }),
  ]),
  pasteProblemText(ABU, { code: 'no-row', row: 1, given: LONG }),
  pasteProblemText(ABU, { code: 'too-long', given: 500_001, most: 500_000 }),
  cardFileText(CARDS, { code: 'no-chart', line: 1, chart: LONG }),
];

it.each(LANGUAGES)('what is wrong fills no screen and has words (%s)', (lang) => {
  const { say } = speaker(uiWords(lang, ['calc', 'cards', 'files']), lang);
  for (const text of TEXTS) {
    expect(say(text)).not.toMatch(/cards\.|files\./);
    expect(say(text).length).toBeLessThan(800);
  }
});
