import { chapterOf } from '@/lib/core/rule-number';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';

/** The id of a rule's element on its chapter page: "r-12.4.3". */
export function ruleAnchor(number: string): string {
  return `r-${number}`;
}

/** The permanent address of a rule: its place in the page of its chapter. */
export function ruleAddress(lang: Language, game: GameId, number: string): string {
  return `${chapterAddress(lang, game, chapterOf(number))}#${ruleAnchor(number)}`;
}

/** The address of a chapter's page; `chapter` is its number without the zero, "12". */
export function chapterAddress(lang: Language, game: GameId, chapter: string): string {
  return `/${lang}/${game}/rules/${chapter}/`;
}

/** What a rule is known by across editions: "<game>/2001/12.4.3". */
export function ruleId(game: GameId, edition: string, number: string): string {
  return `${game}/${edition}/${number}`;
}

/** The parts of a rule's id; undefined when the text is not of that form. */
export function parseRuleId(
  id: string,
): { readonly game: string; readonly edition: string; readonly number: string } | undefined {
  const [game, edition, number, ...rest] = id.split('/');
  return game && edition && number && rest.length === 0 ? { game, edition, number } : undefined;
}
