import { toolsAsking } from '@/app/[lang]/[game]/disputes/asking';
import { groupsBy, listPages, pageNumbers, type ListedText } from '@/components/rules/list-pages';
import { disputeHtml } from '@/components/rules/list-html';
import { speaker } from '@/lib/calc/say';
import { DISPUTE_KINDS, type Dispute, type DisputeKind } from '@/lib/content/disputes';
import { readGame } from '@/lib/content/game';
import { htmlRenderer } from '@/lib/content/rule-html';
import { uiWords } from '@/lib/content/words';
import { settleAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { chapterOf, compareRuleNumbers } from '@/lib/core/rule-number';
import { ruleAddress } from '@/lib/rules/address';
import { headOf } from '@/lib/settle/head';

/** The questions of one kind, by the chapter of their first rule. */
export type Chapters = ReadonlyMap<string, readonly Dispute[]>;

/** The questions of a game by their kinds, what no player asks about last; in each by chapter and first rule. */
export function questionGroups(game: GameId, lang: Language): ReadonlyMap<DisputeKind, Chapters> {
  const content = readGame(game);
  const chapters = content.rules(lang).chapters.map(({ id }) => id);
  const chapter = ({ rules }: Dispute) => chapterOf(rules[0] ?? '');
  const at = (dispute: Dispute) => chapters.indexOf(chapter(dispute));
  const sorted = [...content.disputes(lang).values()].sort(
    (a, b) => at(a) - at(b) || compareRuleNumbers(a.rules[0] ?? '', b.rules[0] ?? ''),
  );
  const kinds = groupsBy(sorted, ({ kind }) => kind);
  return new Map(
    DISPUTE_KINDS.flatMap((kind) => {
      const questions = kinds.get(kind);
      return questions ? [[kind, groupsBy(questions, chapter)] as const] : [];
    }),
  );
}

const known = new Map<string, Promise<readonly (readonly ListedText[])[]>>();

/** The pages that hold the texts of the questions, in the order of the list. */
export function questionPages(game: GameId, lang: Language): Promise<readonly (readonly ListedText[])[]> {
  const name = `${game}/${lang}`;
  const pages = known.get(name) ?? makePages(game, lang);
  known.set(name, pages);
  return pages;
}

async function makePages(game: GameId, lang: Language): Promise<readonly (readonly ListedText[])[]> {
  const { entries } = readGame(game).rules(lang);
  const html = htmlRenderer(game, lang);
  const speak = speaker(uiWords(lang, ['common', 'rules']), lang);
  const asking = await toolsAsking(game, lang);
  const all = [...questionGroups(game, lang).values()].flatMap((chapters) => [...chapters.values()].flat());
  const texts = all.map((dispute) => {
    const rules = dispute.rules.map((number) => ({
      number,
      title: entries.get(number)?.title,
      lang: dispute.lang,
      href: ruleAddress(lang, game, number),
    }));
    const settle = settleAddress(lang, game, headOf('question', dispute.id));
    const tools = asking.get(dispute.id) ?? [];
    const view = { ...dispute, html: html(dispute.body, dispute.title), settle, tools };
    return { id: dispute.id, html: disputeHtml(view, rules, speak) };
  });
  return listPages(texts);
}

/** On which page the text of each question stands. */
export const questionPlaces = async (game: GameId, lang: Language): Promise<ReadonlyMap<string, number>> =>
  pageNumbers(await questionPages(game, lang));
