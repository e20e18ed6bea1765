/**
 * Rule numbers as the rulebooks print them: "12.4.3", "6.0.E.1" (a lettered phase), "9.5.3.c", "13.3.4.a1".
 * A section is written with its zero, "12.0".
 */
export type RuleNumber = string & { readonly __brand: 'RuleNumber' };

const PATTERN = /^\d{1,2}(\.(\d{1,2}|[A-Za-z]\d?))*$/;

/** The number in canonical form, or undefined when the text is no rule number. */
export function parseRuleNumber(text: string): RuleNumber | undefined {
  const trimmed = text.trim();
  return PATTERN.test(trimmed) ? (trimmed as RuleNumber) : undefined;
}

/** The parts of a number with the section's zero dropped, so that "12.0" is an ancestor of "12.4". */
export function ruleParts(number: string): readonly string[] {
  const parts = number.split('.');
  return parts.length > 1 && parts[1] === '0' ? [parts[0] ?? '', ...parts.slice(2)] : parts;
}

/** The number of the chapter that holds a rule: "12.4.3" gives "12". */
export function chapterOf(number: string): string {
  return number.split('.')[0] ?? number;
}

/** Numeric order: 12.4.2 before 12.4.10, 12.0 before 12.1, letters after numbers. */
export function compareRuleNumbers(a: string, b: string): number {
  const left = ruleParts(a);
  const right = ruleParts(b);
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const x = left[i];
    const y = right[i];
    if (x === undefined) return -1;
    if (y === undefined) return 1;
    const byNumber = Number(x) - Number(y);
    if (Number.isNaN(byNumber)) {
      const numeric = Number(/^\d/.test(y)) - Number(/^\d/.test(x));
      const order = numeric || x.localeCompare(y);
      if (order) return order;
    } else if (byNumber) return byNumber;
  }
  return 0;
}

/** Whether `number` stands below `ancestor` in the numbering ("12.4.3" is below "12.4" and "12.0"). */
export function isBelow(number: string, ancestor: string): boolean {
  const inner = ruleParts(number);
  const outer = ruleParts(ancestor);
  return inner.length > outer.length && outer.every((part, i) => inner[i]?.toLowerCase() === part.toLowerCase());
}
