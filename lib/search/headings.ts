import { compareRuleNumbers } from '@/lib/core/rule-number';
import type { Found } from '@/lib/search/found';

/** From this share of a heading's score on, a rule below it is what the heading stands for. */
const STANDS_FOR = 0.5;
/** Of the rules below a heading the first is put before it that is found so well, beside the best. */
const NEARLY = 0.3;
const BEFORE_ITS_HEADING = 1.001;

/**
 * The first of the rules below a heading stands before it: the heading only says what they are about, the rule how it
 * is. A heading none of whose rules is found nearly as well stays where it is.
 */
export function rulesBeforeHeadings(found: readonly Found[]): readonly Found[] {
  const scores = new Map<string, number>();
  for (const { document, score } of found) if (document.number !== undefined) scores.set(document.number, score);
  const below = new Map<string, Found[]>();
  for (const one of found)
    for (const heading of headingsOver(one.document.number ?? '')) {
      if (!scores.has(heading)) continue;
      const rules = below.get(heading);
      if (rules) rules.push(one);
      else below.set(heading, [one]);
    }
  if (below.size === 0) return found;
  const raised = new Map<Found, number>();
  for (const [heading, all] of below) {
    const score = scores.get(heading) ?? 0;
    const rules = all.filter(({ document }) => !below.has(document.number ?? ''));
    const best = rules.reduce((most, one) => Math.max(most, one.score), 0);
    if (best > score || best < STANDS_FOR * score) continue;
    const first = rules.filter((one) => one.score >= NEARLY * best).reduce(earlier);
    raised.set(first, Math.max(raised.get(first) ?? 0, score * BEFORE_ITS_HEADING));
  }
  if (raised.size === 0) return found;
  return found.map((one) => {
    const score = raised.get(one) ?? 0;
    return score > one.score ? { ...one, score } : one;
  });
}

const earlier = (a: Found, b: Found): Found =>
  compareRuleNumbers(a.document.number ?? '', b.document.number ?? '') <= 0 ? a : b;

/** The chapter and the section that a rule may stand below: "12", "12.0" and "12.3" over "12.3.1". */
function headingsOver(number: string): readonly string[] {
  const first = number.indexOf('.');
  if (first < 0) return [];
  const chapter = number.slice(0, first);
  const second = number.indexOf('.', first + 1);
  const over = [chapter, `${chapter}.0`, ...(second < 0 ? [] : [number.slice(0, second)])];
  return over.filter((one) => one !== number);
}
