import { labelsOf } from '@/components/calculator/labels';
import { startOf } from '@/components/calculator/start';
import { cellsIn } from '@/lib/calc/address';
import { sharedProblemText } from '@/lib/calc/card-words';
import { speaker } from '@/lib/calc/say';
import { toolWords, uiWords } from '@/lib/content/words';
import { LANGUAGES } from '@/lib/core/language';
import { gameOf } from '@/lib/games/find';
import { readShared } from '@/lib/tables/card-share';
import { count, holds, oneByOne, type Attack, type Seen } from '@/tests/attack/attack';
import { BOARDS, type BoardAddresses } from '@/tests/attack/boards';
import { checkAnswer, checkSaid, checkWords } from '@/tests/attack/check-answer';
import { addressOf } from '@/tests/attack/hostile-address';
import { inTime } from '@/tests/attack/in-time';
import { pageTool, type Target } from '@/tests/attack/targets';

/*
 * Addresses that were damaged on their way or made up: what the page would show of each is read without one.
 */

const boardSpeakers = new Map(
  BOARDS.map(({ game }) => {
    const { ui = [], messages = [] } = gameOf(game).board ?? {};
    const words = LANGUAGES.map((lang) => speaker({ ...uiWords(lang, ui), ...toolWords(game, lang, messages) }, lang));
    return [game, words] as const;
  }),
);

function openTool(target: Target, query: string, seen: Seen): void {
  const { calc, form, speakers, cards } = target;
  const tool = pageTool(target, target.data);
  const start = inTime(() => startOf(tool, query, undefined));
  count(seen, start.damaged ? 'a tool: refused' : 'a tool: read');
  if (start.damaged) {
    checkAnswer(target, { ok: false, error: start.damaged }, speakers);
    const given = JSON.stringify(start.damaged.text.params);
    for (const words of speakers) checkSaid(labelsOf(words).refusal(start.damaged, form, calc.id), words.lang, given);
  }
  const cells = cellsIn(query);
  if (cells === undefined) return;
  const read = inTime(() => readShared(cells, cards));
  count(seen, read.ok ? 'chart cells: read' : 'chart cells: refused');
  if (!read.ok) for (const words of speakers) checkWords(sharedProblemText(cards, read.error), words);
}

function openBoard({ game, read }: BoardAddresses, query: string, seen: Seen): void {
  const found = inTime(() => read(`?${query}`));
  count(seen, found.ok ? 'a board: read' : 'a board: refused');
  if (!found.ok) for (const words of boardSpeakers.get(game) ?? []) checkWords(found.error.text, words);
}

export function attempt(seed: number, seen: Seen): void {
  const { opens, query } = addressOf(seed);
  if (!opens) return count(seen, 'nowhere');
  if ('tool' in opens) openTool(opens.tool, query, seen);
  else openBoard(opens.board, query, seen);
  holds(Object.keys(Object.prototype).length === 0, () => 'every object has got a property');
}

export const shown = (seed: number): string => {
  const { path, query, hash } = addressOf(seed);
  return `${path}?${query}${hash}`;
};

export const prepare = (): Promise<Attack> => {
  const seen: Seen = new Map();
  return Promise.resolve({ cases: oneByOne((seed) => attempt(seed, seen)), shown, seen });
};
