import { groupsBy, listPages, pageNumbers, type ListedText } from '@/components/rules/list-pages';
import { disputeHtml } from '@/components/rules/list-html';
import { speaker } from '@/lib/calc/say';
import type { Dispute } from '@/lib/content/disputes';
import { readGame } from '@/lib/content/game';
import { htmlRenderer } from '@/lib/content/rule-html';
import { uiWords } from '@/lib/content/words';
import { settleAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { chapterOf, compareRuleNumbers } from '@/lib/core/rule-number';
import { ruleAddress } from '@/lib/rules/address';
import { headOf } from '@/lib/settle/head';

/** Last of the list: what no player asks about. */
const ERRATA = 'errata';

/** The questions of a game in the order of their first rule, by chapter, errata of the text last. */
export function questionGroups(game: GameId, lang: Language): ReadonlyMap<string, readonly Dispute[]> {
  const content = readGame(game);
  const chapters = content.rules(lang).chapters.map(({ id }) => id);
  const groupOf = ({ kind, rules }: Dispute) => (kind === ERRATA ? ERRATA : chapterOf(rules[0] ?? ''));
  const at = (dispute: Dispute) => [...chapters, ERRATA].indexOf(groupOf(dispute));
  const sorted = [...content.disputes(lang).values()].sort(
    (a, b) => at(a) - at(b) || compareRuleNumbers(a.rules[0] ?? '', b.rules[0] ?? ''),
  );
  return groupsBy(sorted, groupOf);
}

const known = new Map<string, readonly (readonly ListedText[])[]>();

/** The pages that hold the texts of the questions, in the order of the list. */
export function questionPages(game: GameId, lang: Language): readonly (readonly ListedText[])[] {
  const name = `${game}/${lang}`;
  const pages = known.get(name) ?? makePages(game, lang);
  known.set(name, pages);
  return pages;
}

function makePages(game: GameId, lang: Language): readonly (readonly ListedText[])[] {
  const { entries } = readGame(game).rules(lang);
  const html = htmlRenderer(game, lang);
  const speak = speaker(uiWords(lang, ['common', 'rules']), lang);
  const texts = [...questionGroups(game, lang).values()].flat().map((dispute) => {
    const rules = dispute.rules.map((number) => ({
      number,
      title: entries.get(number)?.title,
      lang: dispute.lang,
      href: ruleAddress(lang, game, number),
    }));
    const settle = settleAddress(lang, game, headOf('question', dispute.id));
    const view = { ...dispute, html: html(dispute.body, dispute.title), settle };
    return { id: dispute.id, html: disputeHtml(view, rules, speak) };
  });
  return listPages(texts);
}

/** On which page the text of each question stands. */
export const questionPlaces = (game: GameId, lang: Language): ReadonlyMap<string, number> =>
  pageNumbers(questionPages(game, lang));
