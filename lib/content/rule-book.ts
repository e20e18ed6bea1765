import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { chapterOf } from '@/lib/core/rule-number';
import { readGame } from '@/lib/content/game';
import { htmlRenderer, markTexts } from '@/lib/content/rule-html';
import { ruleAddress } from '@/lib/rules/address';
import type { BookRule, QuestionMark, RuleBook, RuleTitles } from '@/lib/rules/book';
import type { RuleEntry } from '@/lib/rules/entry';

/** For each rule, the questions pinned to it, in the order of the disputes' file. */
export function questionsByRule(game: GameId, lang: Language): ReadonlyMap<string, readonly QuestionMark[]> {
  const found = new Map<string, QuestionMark[]>();
  for (const { id, title, kind, rules } of readGame(game).disputes(lang).values()) {
    for (const rule of new Set(rules)) found.set(rule, [...(found.get(rule) ?? []), { id, title, kind }]);
  }
  return found;
}

/** Every rule of a game for a reader of one language, as the rule sheet shows it. */
export function ruleBook(game: GameId, lang: Language): RuleBook {
  const { entries } = readGame(game).rules(lang);
  const html = htmlRenderer(game, lang);
  const meanings = markTexts(game, lang);
  const questions = questionsByRule(game, lang);
  const bookRule = (entry: RuleEntry): BookRule => ({
    title: entry.title,
    html: html(entry.body, entry.number),
    // A chapter's own entry is "12.0" in one game and "12" in another.
    chapterTitle: (entries.get(`${chapterOf(entry.number)}.0`) ?? entries.get(chapterOf(entry.number)))?.title ?? '',
    address: ruleAddress(lang, game, entry.number),
    path: entry.path,
    marks: entry.marks.map((mark) => ({ mark, text: meanings[mark] ?? '' })),
    callouts: [...new Set(entry.callouts)],
    questions: questions.get(entry.number) ?? [],
    englishOnly: entry.lang !== lang,
  });
  return Object.fromEntries([...entries].map(([number, entry]) => [number, bookRule(entry)]));
}

/** The titles of every rule of a game, and the numbers that lead elsewhere. */
export function ruleTitles(game: GameId, lang: Language): RuleTitles {
  const content = readGame(game);
  const titles = Object.fromEntries([...content.rules(lang).entries].map(([number, { title }]) => [number, title]));
  return { titles, redirects: content.redirects.map(({ from, to }) => ({ from, to })) };
}
