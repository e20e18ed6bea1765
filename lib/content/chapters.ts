import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { chapterOf } from '@/lib/core/rule-number';
import { listFiles, readText } from '@/lib/content/files';
import type { Chapter, RuleEntry } from '@/lib/rules/entry';
import { parseChapter, type ParsedChapter } from '@/lib/rules/parse';

/** A chapter file with the rules in it and the headings that are no rule's. */
export interface ChapterSource extends ParsedChapter {
  readonly file: string;
  /** "12", from the name of the file "12-combat.md" */
  readonly id: string;
  /** "combat" */
  readonly slug: string;
}

/** Every chapter file of a game in one language, in the order of their names. */
export function readChapterFiles(root: string, game: GameId, lang: Language): readonly ChapterSource[] {
  return listFiles(root, [game, 'rules', lang], '.md').flatMap((name) => {
    const source = readText(root, game, 'rules', lang, name);
    if (!source) return [];
    const [, digits = '', slug = name] = /^(\d+)-(.+)\.md$/.exec(name) ?? [];
    const parsed = parseChapter({ game, lang, file: source.file, markdown: source.text });
    return [{ ...parsed, file: source.file, id: String(Number(digits)), slug }];
  });
}

/**
 * The chapters of a game for a reader of one language, in the order of the rule index. A rule that has no
 * translation is the English one: its `lang` says so.
 */
export function buildChapters(
  numbers: readonly string[],
  own: readonly ChapterSource[],
  english: readonly ChapterSource[],
): readonly Chapter[] {
  const entries = new Map<string, RuleEntry>();
  for (const file of [...english, ...own]) for (const entry of file.entries) entries.set(entry.number, entry);
  return [...new Set(numbers.map(chapterOf))].map((id) => {
    const inChapter = numbers
      .filter((number) => chapterOf(number) === id)
      .flatMap((number) => entries.get(number) ?? []);
    const slug = english.find((file) => file.id === id)?.slug ?? own.find((file) => file.id === id)?.slug ?? id;
    return { id, slug, title: inChapter[0]?.title ?? id, entries: inChapter };
  });
}
