import { chapterOf, compareRuleNumbers, ruleParts } from '@/lib/core/rule-number';
import { nearest } from '@/lib/rules/find';
import { lackOf, type Lack } from '@/lib/rules/lack';
import type { HeadRule, SearchHead } from '@/lib/search/head';
import { gameNames, type GameName } from '@/lib/search/query';
import { readTermNames, type TermNames } from '@/lib/search/term-names';

/** The exact layer of one game: numbers and terms, found without an index. */
export interface ExactLayer {
  readonly head: SearchHead;
  readonly gameNames: readonly GameName[];
  readonly terms: TermNames;
  rule(number: string): HeadRule | undefined;
  /** rules over which the book prints the number of this one once more, by mistake */
  printedAs(number: string): readonly HeadRule[];
  /** the existing number that a typed one means; "e.2" is a step of whichever section has lettered phases */
  find(typed: string): string | undefined;
  /** what stands below a number, in numeric order */
  below(number: string): readonly HeadRule[];
  /** further numbers whose last part only begins as typed: 12.1.10 for "12.1.1" */
  continuing(number: string): readonly HeadRule[];
  /** the rule of the longest beginning of a number that exists, of two parts or more */
  deepest(typed: string): HeadRule | undefined;
  /** existing numbers close to one that does not exist, of its chapter if there is one */
  nearest(typed: string): readonly HeadRule[];
  /** what the book has instead of a number that does not exist */
  lackOf(typed: string): Lack | undefined;
}

/** The parts of a number, also of those that join a letter and a digit: "13.3.4.b5" and "13.3.4.b.5" are one. */
const keyOf = (number: string): string =>
  ruleParts(number)
    .join('.')
    .toLowerCase()
    .replace(/(?<=[a-z])(?=\d)/g, '.');

export function readHead(head: SearchHead): ExactLayer {
  const rules = new Map(head.rules.map((rule) => [rule.number, rule]));
  const sorted = [...head.rules]
    .sort((a, b) => compareRuleNumbers(a.number, b.number))
    .map((rule) => ({ rule, key: keyOf(rule.number) }));
  const keys = new Map(sorted.map(({ key, rule }) => [key, rule.number]));
  for (const [from, to] of head.redirects) if (!keys.has(keyOf(from))) keys.set(keyOf(from), to);
  const numbers = head.rules.map(({ number }) => number);
  return {
    head,
    gameNames: gameNames(head.game, head.gameNames),
    terms: readTermNames(head.terms),
    rule: (number) => rules.get(number),
    printedAs: (number) =>
      head.redirects.flatMap(([from, to]) => (from === number && rules.has(from) ? (rules.get(to) ?? []) : [])),
    find(typed) {
      const key = keyOf(typed);
      return (
        keys.get(key) ??
        (/^[a-z]/.test(key) ? sorted.find((one) => one.key.endsWith(`.${key}`))?.rule.number : undefined)
      );
    },
    below(number) {
      const start = `${keyOf(number)}.`;
      return sorted.filter(({ key }) => key.startsWith(start)).map(({ rule }) => rule);
    },
    continuing(number) {
      const start = keyOf(number);
      return sorted
        .filter(({ key }) => key.startsWith(start) && key.length > start.length && key[start.length] !== '.')
        .map(({ rule }) => rule);
    },
    deepest(typed) {
      const parts = keyOf(typed).split('.');
      for (let length = parts.length - 1; length > 1; length--) {
        const number = keys.get(parts.slice(0, length).join('.'));
        if (number !== undefined) return rules.get(number);
      }
      return undefined;
    },
    nearest(typed) {
      const chapter = numbers.filter((number) => chapterOf(number) === chapterOf(typed));
      return nearest(typed, chapter.length > 0 ? chapter : numbers).flatMap((number) => rules.get(number) ?? []);
    },
    lackOf: (typed) => lackOf(typed, numbers),
  };
}
