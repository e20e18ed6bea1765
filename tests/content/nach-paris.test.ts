import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseDisputes } from '@/lib/content/disputes';

const CONTENT = 'content/nach-paris';

/** The text of every chapter in one language. */
const rules = (lang: 'en' | 'es'): string =>
  readdirSync(`${CONTENT}/rules/${lang}`)
    .map((file) => readFileSync(`${CONTENT}/rules/${lang}/${file}`, 'utf8'))
    .join('\n');

// A player meets a ruling of ours in the rule that it decides, not only in the list of disputes. Errata of the text,
// which decide nothing, need no line on the rule.
it.each(['en', 'es'] as const)('every dispute but errata is linked from a rule (%s)', (lang) => {
  const file = `${CONTENT}/disputes/${lang}.md`;
  const { disputes } = parseDisputes(file, readFileSync(file, 'utf8'), lang);
  const text = rules(lang);
  const asked = disputes.filter(({ kind }) => kind !== 'errata');
  expect(asked.length).toBeLessThan(disputes.length);
  expect(asked.map(({ id }) => id).filter((id) => !text.includes(`(dispute:${id})`))).toEqual([]);
});
