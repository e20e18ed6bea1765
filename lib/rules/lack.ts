import { chapterOf, compareRuleNumbers, parseRuleNumber, ruleParts } from '@/lib/core/rule-number';

/** Why a book has no rule of a number: it has no such chapter, or what it has of the number ends before. */
export type Lack =
  /** the chapters that there are, "1–21, 23" */
  | { readonly kind: 'chapter'; readonly chapter: string; readonly chapters: string }
  /** the longest part of the number that exists, and the last number right below it */
  | { readonly kind: 'part'; readonly part: string; readonly last: string }
  /** nothing is numbered below that part */
  | { readonly kind: 'whole'; readonly part: string };

const isWhole = (part: string): boolean => /^\d+$/.test(part);

/** Why a number is none of a book's; undefined for a text that is no number, and for a gap within a chapter. */
export function lackOf(text: string, numbers: readonly string[]): Lack | undefined {
  const asked = parseRuleNumber(text.trim().replace(/^§\s*/, '').replace(/\.$/, ''));
  if (asked === undefined) return undefined;
  const parts = ruleParts(asked);
  const known = numbers.map((number) => ({ number, parts: ruleParts(number) }));
  const shared = (own: readonly string[], length: number): boolean =>
    parts.slice(0, length).every((part, i) => own[i]?.toLowerCase() === part.toLowerCase());
  const length =
    parts.findLastIndex((_, i) => known.some((one) => one.parts.length > i && shared(one.parts, i + 1))) + 1;
  const asks = parts[length];
  if (length === 0) return { kind: 'chapter', chapter: chapterOf(asked), chapters: chaptersOf(numbers) };
  if (asks === undefined) return undefined;
  const inside = known.filter((one) => shared(one.parts, length));
  const part = inside.find((one) => one.parts.length === length)?.number ?? parts.slice(0, length).join('.');
  const below = inside.filter((one) => one.parts.length === length + 1 && isWhole(one.parts[length] ?? ''));
  const last = below
    .map(({ number }) => number)
    .sort(compareRuleNumbers)
    .at(-1);
  if (inside.every((one) => one.parts.length === length)) return { kind: 'whole', part };
  const goesOn = last === undefined || !isWhole(asks) || Number(ruleParts(last)[length]) > Number(asks);
  return goesOn ? undefined : { kind: 'part', part, last };
}

/** The numbers of a book's chapters, "1–21, 23". */
function chaptersOf(numbers: readonly string[]): string {
  const chapters = [...new Set(numbers.map((number) => Number(chapterOf(number))))].sort((a, b) => a - b);
  const runs: { readonly first: number; readonly last: number }[] = [];
  for (const chapter of chapters) {
    const run = runs.at(-1);
    if (run && chapter === run.last + 1) runs[runs.length - 1] = { ...run, last: chapter };
    else runs.push({ first: chapter, last: chapter });
  }
  return runs.map(({ first, last }) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}
