import { IntlMessageFormat } from 'intl-messageformat';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { listFiles, readText, shownPath } from '@/lib/content/files';
import { parseJson, type JsonFile } from '@/lib/content/check/json';
import type { Known } from '@/lib/content/check/mentions';
import { problem, problemInJson, START, type Problem } from '@/lib/content/check/problem';
import { rulesIn, strayRuleSign } from '@/lib/rules/mentions';

/** The sentences of a file by dotted key. */
type Sentences = ReadonlyMap<string, { readonly path: readonly string[]; readonly message: string }>;

/**
 * What is wrong with a folder that has one file per area in each language: files and keys that a language lacks,
 * sentences that do not compile, and sentences whose parameters are not those of the English one. The areas that are
 * `needed` are missed where no language has them, too.
 */
export function checkMessages(
  root: string,
  folder: (lang: Language) => readonly string[],
  known: Known,
  needed: readonly string[] = [],
): readonly Problem[] {
  const wanted = needed.map((area) => `${area}.json`);
  const there = LANGUAGES.flatMap((lang) => listFiles(root, folder(lang), '.json'));
  const areas = [...new Set([...wanted, ...there])].sort();
  return areas.flatMap((name) => checkArea(root, folder, name, known));
}

function checkArea(
  root: string,
  folder: (lang: Language) => readonly string[],
  name: string,
  known: Known,
): readonly Problem[] {
  const found: Problem[] = [];
  const files = new Map<Language, { readonly json: JsonFile; readonly sentences: Sentences }>();
  for (const lang of LANGUAGES) {
    const source = readText(root, ...folder(lang), name);
    if (!source) {
      found.push(problem(shownPath(root, ...folder(lang), name), START, 'the file is missing'));
      continue;
    }
    const { json, problems } = parseJson(source);
    found.push(...problems);
    if (!json) continue;
    const sentences = sentencesOf(json, found);
    files.set(lang, { json, sentences });
    found.push(...checkSentences(json, sentences, lang, known));
  }
  const english = files.get('en');
  if (!english) return found;
  for (const lang of LANGUAGES) {
    const own = files.get(lang);
    if (own && lang !== 'en') found.push(...compare(english, own, lang));
  }
  return found;
}

function sentencesOf(json: JsonFile, found: Problem[]): Sentences {
  const sentences = new Map<string, { readonly path: readonly string[]; readonly message: string }>();
  const walk = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'string') sentences.set(path.join('.'), { path, message: value });
    else if (value !== null && typeof value === 'object' && !Array.isArray(value))
      Object.entries(value).forEach(([key, item]) => walk(item, [...path, key]));
    else found.push(problemInJson(json, path, `${path.join('.')}: a message is a text`));
  };
  walk(json.value, []);
  return sentences;
}

function checkSentences(json: JsonFile, sentences: Sentences, lang: Language, known: Known): readonly Problem[] {
  return [...sentences].flatMap(([key, { path, message }]) => {
    const report = (words: string) => problemInJson(json, path, `${key}: ${words}`);
    const found = rulesIn(message)
      .filter((number) => !known.rule.has(number))
      .map((number) => report(`dead reference: no rule "${number}"`));
    if (strayRuleSign(message.replaceAll(/§\s?\{/g, '{')) !== undefined)
      found.push(report('a section sign without a rule number'));
    if (!message.trim()) found.push(report('the sentence is empty'));
    const { error } = parametersOf(message, lang);
    if (error) found.push(report(`does not compile: ${error}`));
    return found;
  });
}

function compare(
  english: { readonly json: JsonFile; readonly sentences: Sentences },
  own: { readonly json: JsonFile; readonly sentences: Sentences },
  lang: Language,
): readonly Problem[] {
  const missing = [...english.sentences]
    .filter(([key]) => !own.sentences.has(key))
    .map(([key]) => problem(own.json.file, START, `${key} is missing`));
  const rest = [...own.sentences].flatMap(([key, { path, message }]) => {
    const original = english.sentences.get(key);
    if (!original) return [problemInJson(own.json, path, `${key} is not in the English file`)];
    const wanted = parametersOf(original.message, 'en').names.join(', ');
    const given = parametersOf(message, lang).names.join(', ');
    return wanted === given
      ? []
      : [problemInJson(own.json, path, `${key}: parameters are {${given}}, in English {${wanted}}`)];
  });
  return [...missing, ...rest];
}

/** The names of the parameters of an ICU sentence, sorted, or why it does not compile. */
export function parametersOf(
  message: string,
  lang: Language,
): { readonly names: readonly string[]; readonly error?: string } {
  try {
    const names = new Set<string>();
    collect(new IntlMessageFormat(message, lang, undefined, { ignoreTag: true }).getAst(), names);
    return { names: [...names].sort() };
  } catch (error) {
    return { names: [], error: error instanceof Error ? error.message : String(error) };
  }
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
const LITERAL = 0;
const POUND = 7;

function collect(elements: readonly Element[], names: Set<string>): void {
  for (const element of elements) {
    if (element.type !== LITERAL && element.type !== POUND && 'value' in element) names.add(element.value);
    if ('options' in element) for (const option of Object.values(element.options)) collect(option.value, names);
  }
}
