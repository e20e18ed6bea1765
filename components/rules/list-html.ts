import { LANGUAGES, type Language, type Localised } from '@/lib/core/language';
import type { Speaker } from '@/lib/calc/say';

// The texts of the long lists, as HTML: elements of React would stand twice on the page at three times the length.

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML shows it, in an element or an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const langOf = (lang: Language, shown: Language): string => (lang === shown ? '' : ` lang="${lang}"`);

/** A rule that decides a text: its number, its title and where it stands. */
export interface ListedRule {
  readonly number: string;
  readonly title: string | undefined;
  readonly lang: Language;
  readonly href: string;
}

function ruleList(rules: readonly ListedRule[], speak: Speaker): string {
  const items = rules.map(
    ({ number, title = '', lang, href }) =>
      `<li><a href="${href}" class="row-link"><b>${number}</b><span${langOf(lang, speak.lang)}>${escaped(title)}</span></a></li>`,
  );
  return `<ul class="list-rules" aria-label="${escaped(speak.say({ key: 'rules.rulesOf' }))}">${items.join('')}</ul>`;
}

/** A tool whose answers name a question, and how the question can be played in it, a line each. */
export interface AskingTool {
  readonly title: string;
  readonly href: string;
  readonly readings: readonly string[];
}

function toolList(tools: readonly AskingTool[], speak: Speaker): string {
  if (!tools.length) return '';
  const items = tools.map(
    ({ title, href, readings }) =>
      `<li><a href="${href}" class="row-link">${escaped(title)}</a>${readings.map((one) => `<p>${escaped(one)}</p>`).join('')}</li>`,
  );
  return `<section class="list-tools"><h4>${escaped(speak.say({ key: 'rules.disputes.tools' }))}</h4><ul>${items.join('')}</ul></section>`;
}

/** A question with its answer: `Dispute` of lib/content has this shape. */
export interface DisputeView {
  readonly id: string;
  readonly lang: Language;
  readonly title: string;
  readonly kind: string;
  readonly source: string;
  /** written by renderMarkdown, and by nothing else */
  readonly html: string;
  /** the address of its card */
  readonly settle: string;
  readonly tools: readonly AskingTool[];
}

/** Kinds whose answer is ours and not the rulebook's. */
const UNOFFICIAL: ReadonlySet<string> = new Set(['ruling', 'translation']);

/** A question, who answers it, and the rules that decide it. */
export function disputeHtml(dispute: DisputeView, rules: readonly ListedRule[], speak: Speaker): string {
  const t = (key: string) => escaped(speak.say({ key: `rules.${key}` }));
  const lang = langOf(dispute.lang, speak.lang);
  const kind = t(`kinds.${dispute.kind}`) + (UNOFFICIAL.has(dispute.kind) ? `: ${t('disputes.unofficial')}` : '');
  return [
    `<article id="${dispute.id}" class="rule"><h3 class="rule-heading"${lang}>`,
    `<a href="#${dispute.id}" class="dispute-title" data-copy>${escaped(dispute.title)}</a></h3><div data-body>`,
    `<p class="${UNOFFICIAL.has(dispute.kind) ? 'list-kind unofficial' : 'list-kind'}">${kind}</p>`,
    `<div class="rule-text"${lang}>${dispute.html}</div>`,
    `<p class="list-source">${t('disputes.source')}: <span${lang}>${escaped(dispute.source)}</span></p>`,
    ruleList(rules, speak),
    toolList(dispute.tools, speak),
    `<a href="${dispute.settle}" class="row-link" data-settle>${escaped(speak.say({ key: 'common.settle' }))}</a>`,
    '</div></article>',
  ].join('');
}

type Names = Readonly<Record<Language, readonly string[]>>;

/** A term with its names: `Term` of lib/glossary has this shape. */
export interface TermView {
  readonly id: string;
  readonly term: Localised;
  readonly abbr: Names;
  readonly also: Names;
  readonly wrong: Names;
  /** the definition, written by renderMarkdown, and by nothing else */
  readonly html: string;
}

const withAbbr = (name: string, abbr: readonly string[]): string =>
  abbr.length ? `${name} (${abbr.join(', ')})` : name;

/** A term: what it means, what it is called in every language, and the rules that define it. */
export function termHtml(term: TermView, rules: readonly ListedRule[], speak: Speaker): string {
  const { lang } = speak;
  const names: readonly (readonly [key: string, words: readonly string[], of: Language])[] = [
    ...LANGUAGES.filter((other) => other !== lang).map(
      (other) => [`languages.${other}`, [withAbbr(term.term[other], term.abbr[other])], other] as const,
    ),
    ['glossaryPage.also', term.also[lang], lang],
    ['glossaryPage.wrong', term.wrong[lang], lang],
  ];
  const list = names
    .filter(([, words]) => words.length > 0)
    .map(
      ([key, words, of]) =>
        `<div><dt>${escaped(speak.say({ key: `rules.${key}` }))}</dt><dd${langOf(of, lang)}>${escaped(words.join(', '))}</dd></div>`,
    );
  return [
    `<article id="${term.id}" class="rule"><h3 class="rule-heading">`,
    `<a href="#${term.id}" class="dispute-title" data-copy>${escaped(withAbbr(term.term[lang], term.abbr[lang]))}</a></h3>`,
    `<div data-body><div class="rule-text">${term.html}</div><dl class="term-names">${list.join('')}</dl>`,
    `${ruleList(rules, speak)}</div></article>`,
  ].join('');
}

/** A line of a list: what opens it, and where its text stands without scripts. */
export interface ListedRow {
  readonly id: string;
  readonly title: string;
  /** what stands small behind the title: a rule, an abbreviation */
  readonly mark: string;
  readonly lang: Language;
  readonly page: number;
}

/** Folded lines of a list; a text comes when its line is opened, and its page has it for those without scripts. */
export function rowsHtml(rows: readonly ListedRow[], speak: Speaker): string {
  const read = escaped(speak.say({ key: 'rules.readOn' }));
  return rows
    .map(
      ({ id, title, mark, lang, page }) =>
        `<details id="${id}"><summary><span${langOf(lang, speak.lang)}>${escaped(title)}</span><small>${escaped(mark)}</small></summary><a href="${page}/#${id}">${read}</a></details>`,
    )
    .join('');
}
