import { groupsBy, listPages, pageNumbers, type ListedText } from '@/components/rules/list-pages';
import { termHtml } from '@/components/rules/list-html';
import { speaker } from '@/lib/calc/say';
import { readGame } from '@/lib/content/game';
import { htmlRenderer } from '@/lib/content/rule-html';
import { uiWords } from '@/lib/content/words';
import type { GameId } from '@/lib/core/game-id';
import { contentLanguage, type Language } from '@/lib/core/language';
import type { Term } from '@/lib/glossary/schema';
import { ruleAddress } from '@/lib/rules/address';

/** The letter under which a name stands: without accents, and "#" for what begins with none. */
const letterOf = (name: string): string =>
  /^[^\p{L}]*([A-Z])/u.exec(name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())?.[1] ?? '#';

/** The terms of a game by the first letter of their name in the reader's language. */
export function termGroups(game: GameId, lang: Language): ReadonlyMap<string, readonly Term[]> {
  const order = new Intl.Collator(lang, { sensitivity: 'base', ignorePunctuation: true });
  const name = ({ term }: Term) => term[lang];
  const terms = [...readGame(game).glossary()].sort(
    (a, b) => letterOf(name(a)).localeCompare(letterOf(name(b))) || order.compare(name(a), name(b)),
  );
  return groupsBy(terms, (term) => letterOf(name(term)));
}

const known = new Map<string, readonly (readonly ListedText[])[]>();

/** The pages that hold the definitions, in the order of the list. */
export function termPages(game: GameId, lang: Language): readonly (readonly ListedText[])[] {
  const name = `${game}/${lang}`;
  const pages = known.get(name) ?? makePages(game, lang);
  known.set(name, pages);
  return pages;
}

function makePages(game: GameId, lang: Language): readonly (readonly ListedText[])[] {
  const content = readGame(game);
  const { entries } = content.rules(lang);
  const html = htmlRenderer(game, lang);
  const speak = speaker(uiWords(lang, ['rules']), lang);
  const rulesLang = contentLanguage(lang, content.info.languages);
  const texts = [...termGroups(game, lang).values()].flat().map((term) => {
    const rules = term.rules.map((number) => ({
      number,
      title: entries.get(number)?.title,
      lang: rulesLang,
      href: ruleAddress(lang, game, number),
    }));
    return {
      id: term.id,
      html: termHtml({ ...term, html: html(term.definition[lang], term.term[lang]) }, rules, speak),
    };
  });
  return listPages(texts);
}

/** On which page the definition of each term stands. */
export const termPlaces = (game: GameId, lang: Language): ReadonlyMap<string, number> =>
  pageNumbers(termPages(game, lang));
