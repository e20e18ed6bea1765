import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { chapterOf, compareRuleNumbers } from '@/lib/core/rule-number';
import type { ChapterSource } from '@/lib/content/chapters';
import { shownPath } from '@/lib/content/files';
import { checkText, type Known } from '@/lib/content/check/mentions';
import { problem, problemInBody, START, type Problem } from '@/lib/content/check/problem';
import { checkRulings } from '@/lib/content/check/rulings';
import type { RuleEntry } from '@/lib/rules/entry';
import { compareTranslations } from '@/lib/rules/parity';

/** What the rules of a game are checked against. */
export interface RulesContext {
  readonly root: string;
  readonly game: GameId;
  readonly numbers: readonly string[];
  readonly marks: readonly string[];
  readonly known: Known;
  /** rules whose translations write their numbers differently on purpose */
  readonly accepted: ReadonlySet<string>;
}

const at = ({ source }: RuleEntry) => ({ line: source.line, column: 1 });

/** Everything wrong with the rules of one language: headings, numbers, order, bodies, references. */
export function checkRules(
  context: RulesContext,
  lang: Language,
  chapters: readonly ChapterSource[],
): readonly Problem[] {
  const { root, game, numbers } = context;
  const entries = chapters.flatMap((chapter) => chapter.entries);
  const have = new Set(entries.map(({ number }) => number));
  const fileOf = (number: string): string =>
    chapters.find(({ id }) => id === chapterOf(number))?.file ?? shownPath(root, game, 'rules', lang);
  return [
    ...chapters.flatMap(({ file, problems }) => problems.map((one) => problem(file, one, one.message))),
    ...numbers
      .filter((number) => !have.has(number))
      .map((number) => problem(fileOf(number), START, `rule ${number} is missing in "${lang}"`)),
    ...chapters.flatMap((chapter) => checkOrder(chapter)),
    ...duplicates(entries),
    ...entries.flatMap((entry) => checkEntry(context, entry)),
  ];
}

function checkOrder({ id, file, entries }: ChapterSource): readonly Problem[] {
  return entries.flatMap((entry, i) => {
    const before = entries[i - 1];
    const found: Problem[] = [];
    if (chapterOf(entry.number) !== id)
      found.push(problem(file, at(entry), `rule ${entry.number} does not belong to chapter ${id}`));
    if (before && compareRuleNumbers(before.number, entry.number) > 0)
      found.push(problem(file, at(entry), `rule ${entry.number} stands after ${before.number}`));
    return found;
  });
}

function duplicates(entries: readonly RuleEntry[]): readonly Problem[] {
  const first = new Map<string, RuleEntry>();
  return entries.flatMap((entry) => {
    const before = first.get(entry.number);
    if (before)
      return [
        problem(
          entry.source.file,
          at(entry),
          `rule ${entry.number} is already in ${before.source.file}:${before.source.line}`,
        ),
      ];
    first.set(entry.number, entry);
    return [];
  });
}

function checkEntry({ numbers, marks, known }: RulesContext, entry: RuleEntry): readonly Problem[] {
  const { file, bodyLine } = entry.source;
  const found: Problem[] = [];
  if (!numbers.includes(entry.number))
    found.push(problem(file, at(entry), `rule ${entry.number} is not in the rule index`));
  if (!entry.text.trim()) found.push(problem(file, at(entry), `rule ${entry.number} has no text`));
  for (const mark of entry.marks)
    if (!marks.includes(mark))
      found.push(problem(file, at(entry), `the mark ${mark} of ${entry.number} is not declared in game.json`));
  if (/[§[\]*`]/.test(entry.title))
    found.push(problem(file, at(entry), `the title of ${entry.number} is plain text: no mark-up, no references`));
  for (const { offset, message, level } of [...checkText(entry.body, known), ...checkRulings(entry.body)])
    found.push(problemInBody(file, bodyLine, entry.body, offset, `${entry.number}: ${message}`, level));
  return found;
}

/**
 * Where a translation does not say what the English rule says. Other references, marks or call-outs are errors; other
 * figures are warnings, since a language may write a number as a word, unless the rule is accepted as it is.
 */
export function checkParity(
  { marks, accepted }: RulesContext,
  english: readonly RuleEntry[],
  translated: readonly RuleEntry[],
): readonly Problem[] {
  const originals = new Map(english.map((entry) => [entry.number, entry]));
  return translated.flatMap((entry) => {
    const original = originals.get(entry.number);
    if (!original) return [];
    return compareTranslations(original, entry, marks).flatMap(({ what, onlyFirst, onlySecond }) => {
      if (what === 'numbers' && accepted.has(entry.number)) return [];
      const sides = [
        onlyFirst.length ? `only en: ${onlyFirst.join(' ')}` : '',
        onlySecond.length ? `only ${entry.lang}: ${onlySecond.join(' ')}` : '',
      ];
      const message = `${entry.number}: other ${what} than in English (${sides.filter(Boolean).join('; ')})`;
      return [problem(entry.source.file, at(entry), message, what === 'numbers' ? 'warning' : 'error')];
    });
  });
}
