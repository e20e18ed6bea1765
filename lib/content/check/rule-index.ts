import { compareRuleNumbers, parseRuleNumber } from '@/lib/core/rule-number';
import { redirectsSchema } from '@/lib/content/schemas';
import type { JsonFile } from '@/lib/content/check/json';
import { problemInJson, type Problem } from '@/lib/content/check/problem';

/** Numbers that are none or out of order, an index of another edition, and redirects that lead nowhere. */
export function checkIndex(
  files: ReadonlyMap<string, JsonFile>,
  edition: string,
  index: { readonly edition: string; readonly numbers: readonly string[] },
): readonly Problem[] {
  const json = files.get('rule-index.json');
  if (!json) return [];
  const found =
    index.edition === edition
      ? []
      : [problemInJson(json, ['edition'], `edition "${index.edition}", in game.json "${edition}"`)];
  index.numbers.forEach((number, i) => {
    const before = index.numbers[i - 1];
    if (!parseRuleNumber(number)) found.push(problemInJson(json, ['numbers', i], `"${number}" is no rule number`));
    if (before !== undefined && compareRuleNumbers(before, number) >= 0)
      found.push(problemInJson(json, ['numbers', i], `${number} does not come after ${before}`));
  });
  return [...found, ...checkRedirects(files.get('redirects.json'), edition, new Set(index.numbers))];
}

function checkRedirects(json: JsonFile | undefined, edition: string, numbers: ReadonlySet<string>): readonly Problem[] {
  const redirects = redirectsSchema.safeParse(json?.value).data?.redirects ?? [];
  if (!json) return [];
  return redirects.flatMap(({ from, to, edition: other, again = false }, i) => {
    const found: Problem[] = [];
    if (!parseRuleNumber(from))
      found.push(problemInJson(json, ['redirects', i, 'from'], `"${from}" is no rule number`));
    const own = numbers.has(from) && (other ?? edition) === edition;
    if (own && !again) found.push(problemInJson(json, ['redirects', i, 'from'], `${from} is a rule of its own`));
    if (again && !own) found.push(problemInJson(json, ['redirects', i, 'from'], `${from} is no rule that is there`));
    if (!numbers.has(to)) found.push(problemInJson(json, ['redirects', i, 'to'], `dead reference: no rule "${to}"`));
    return found;
  });
}
