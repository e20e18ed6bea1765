import { evaluated, settled } from '@/components/calculator/case';
import { labelsOf, type Labels } from '@/components/calculator/labels';
import { loadTool, toolWith, type Tool } from '@/components/calculator/tool';
import { loadBook } from '@/components/rules/load-book';
import { enteredFacts } from '@/components/settle/entered';
import { questionsIn, touching } from '@/components/settle/question-marks';
import { jsonOnce } from '@/components/ui/json-once';
import { cellsIn, encodeInput, knownOnly, readAddress, withCells } from '@/lib/calc/address';
import { sharedProblemText } from '@/lib/calc/card-words';
import type { Input } from '@/lib/calc/check';
import { text, type Refusal, type Text } from '@/lib/calc/evaluation';
import { readingsOf, turnedBy, type ReadPoint } from '@/lib/calc/readings';
import { headlineOf } from '@/lib/calc/summary';
import type { MessageTree, Speaker } from '@/lib/calc/say';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { toolWordsPath } from '@/lib/core/words-path';
import type { QuestionMark, RuleBook } from '@/lib/rules/book';
import {
  answerCard,
  pointsOf,
  type AnswerCard,
  type CardAnswer,
  type CardFact,
  type CardReadings,
} from '@/lib/settle/view';
import { NO_ENTRIES } from '@/lib/tables/card';
import { readShared } from '@/lib/tables/card-share';

/** What a card of a case is made of, once it is here. */
export interface CaseParts {
  /** absent where the game has no such tool */
  readonly tool: Tool | undefined;
  readonly messages: MessageTree;
  readonly book: RuleBook;
}

export async function loadCase(game: GameId, lang: Language, name: string): Promise<CaseParts> {
  const [tool, messages, book] = await Promise.all([
    loadTool(game, name),
    jsonOnce<MessageTree>(toolWordsPath(game, lang)),
    loadBook(game, lang),
  ]);
  return { tool, messages, book };
}

/** A case as a card shows it. */
export interface OpenCase {
  readonly card: AnswerCard;
  /** all that the tool makes of the case, also what the card leaves out */
  readonly outcome?: unknown;
  readonly questions: readonly QuestionMark[];
  /** names of fields that this version does not know */
  readonly ignored: readonly string[];
  /** the chart cells that came with it cannot be read */
  readonly cellsProblem?: Text;
  /** the query of the tool's own address */
  readonly query: string;
  /** nothing could be made of the case: why, in words */
  readonly damaged?: string;
}

/**
 * The tool as the card has it: on the cells of the players' own charts that came with it and on no others, so that the
 * card says the same on every device; and, as facts of the case, of which charts these are.
 */
function toolOf(
  tool: Tool,
  cells: string | undefined,
  speaker: Speaker,
): { readonly tool: Tool; readonly carried: readonly CardFact[]; readonly problem?: Text } {
  const { cards } = tool.view;
  if (!cards) return { tool, carried: [] };
  const read = cells === undefined ? undefined : readShared(cells, cards.cards);
  const theirs = read?.ok ? read.value : {};
  const entries = Object.fromEntries(Object.keys(cards.cards).map((id) => [id, theirs[id] ?? NO_ENTRIES]));
  const bare = toolWith(tool, entries);
  if (read && !read.ok) return { tool: bare, carried: [], problem: sharedProblemText(cards.cards, read.error) };
  const carried = Object.entries(theirs).flatMap(([id, one]) => {
    const count = Object.keys(one.cells).length;
    const params = { chart: cards.cards[id]?.title[speaker.lang] ?? id, count };
    return count ? [{ text: speaker.say({ key: 'settle.cellsCarried', params }) }] : [];
  });
  return { tool: bare, carried };
}

const NOTHING: AnswerCard = {
  facts: [],
  answers: [],
  steps: [],
  points: [],
  sure: { official: 0, ours: 0, agreed: 0, unexplained: 0, assumed: 0 },
};

interface Shown {
  readonly tool: Tool;
  readonly input: Input;
  readonly cells: string | undefined;
}

/** The ways to play a point, in words, each with the case that it makes. */
const readingsIn = (
  { field, dispute, readings, effect }: ReadPoint,
  { tool, input, cells }: Shown,
  labels: Labels,
  speaker: Speaker,
): CardReadings => ({
  label: labels.field(field, tool.name),
  rule: field.info.rule,
  dispute,
  effect,
  readings: readings.map(({ value, chosen, ruling, found }) => ({
    text: labels.option(field, tool.name, value),
    answer: headlineOf(found, speaker, (refusal) => labels.refusal(refusal, tool.form, tool.name)),
    chosen,
    ruling,
    query: withCells(encodeInput(tool.form, { ...input, [field.name]: value }), cells),
  })),
});

/**
 * Asks the tool of a card. The ways to play its open points are worked out only where they are shown: a large battle
 * has a dozen of them, each as long to work out as the answer itself.
 */
export function openCase(
  { tool: loaded, book }: CaseParts & { readonly tool: Tool },
  query: string,
  speaker: Speaker,
  { readings = false }: { readonly readings?: boolean } = {},
): OpenCase {
  const cells = cellsIn(query);
  const { tool, carried, problem } = toolOf(loaded, cells, speaker);
  const known = knownOnly(tool.form, query);
  const full = `${known.query}${known.query === '' ? '' : '&'}v=1`;
  const labels = labelsOf(speaker);
  const rest = {
    ignored: known.unknown,
    query: withCells(full, cells),
    ...(problem ? { cellsProblem: problem } : {}),
  };
  const refusedText = (refusal: Refusal) => labels.refusal(refusal, tool.form, tool.name);
  const read = readAddress(tool.calc, full, tool.form);
  if (!read.ok) {
    return { card: NOTHING, questions: [], damaged: refusedText(read.error), ...rest };
  }
  const { input, shown, answer } = settled(tool, read.value ?? {});
  const places = new Map(
    [...(tool.view.spaces ?? []).map(({ id, name }) => [id, name] as const)].concat(
      (tool.view.boards ?? []).map(({ id, title }) => [id, title[speaker.lang]] as const),
    ),
  );
  const nameOf = (id: string) => places.get(id) ?? tool.formKit.nameOf?.(id, tool.data, speaker);
  const usual = speaker.say({ key: 'settle.usual' });
  const painted = (mark: string) => speaker.say({ key: 'settle.painted', params: { mark } });
  const given = enteredFacts(tool.form, tool.name, { ...input, ...shown }, { labels, nameOf, usual, painted });
  const entered = [...given, ...carried];
  const { result } = answer;
  const points = readings ? readingsOf(tool.form, input, result, (other) => evaluated(tool, other)) : [];
  const other = turnedBy(points, result);
  const turned =
    other && speaker.say(text('tools.readings.turned', { answer: headlineOf(other, speaker, refusedText) }));
  const played = points.map((point) => readingsIn(point, { tool, input, cells }, labels, speaker));
  if (!result.ok) {
    const { error } = result;
    const refused: CardAnswer = {
      text: `${speaker.say({ key: 'settle.refused' })}: ${refusedText(error)}`,
      tone: 'no',
      rule: error.rule,
    };
    const questions = touching(book, error.rule === undefined ? [] : [error.rule]);
    const open = pointsOf([], speaker, questionsIn(book), played);
    return { card: { ...NOTHING, facts: entered, answers: [refused], turned, points: open }, questions, ...rest };
  }
  const card = { ...answerCard(result.value, entered, speaker, questionsIn(book), played), turned };
  const explained = new Set(card.points.flatMap(({ question }) => question?.id ?? []));
  const rules = card.steps.map(({ rule }) => rule);
  const questions = touching(book, rules).filter(({ id }) => !explained.has(id));
  return { card, outcome: result.value.outcome, questions, ...rest };
}
