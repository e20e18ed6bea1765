import type { Findable } from '@/lib/search/documents';

/** What the rest of the game says of a rule, in the words of players: it is found by these as well. */
export interface About {
  /** titles of the questions about it, reminders and steps of the checklist */
  readonly asked: readonly string[];
  /** phrases of the thesaurus, which are about many a rule besides: as a whole they lead here, a word of them hardly */
  readonly said: readonly string[];
  /** names and meanings of the terms that it defines */
  readonly meaning: readonly string[];
}

/** A question or a term is about its first rules above all. */
const MOST_ASKED = 2;
const MOST_MEANT = 4;

/** For each rule what the checklist, the glossary, the questions and the players' phrases say of it. */
export function aboutRules({
  lang,
  asked: phrases,
  said: everywhere = [],
  sequence,
  terms,
  questions,
}: Findable): ReadonlyMap<string, About> {
  const asked = new Map<string, string[]>();
  const said = new Map<string, string[]>();
  const meaning = new Map<string, string[]>();
  const add = (to: Map<string, string[]>, rule: string, text: string): void =>
    void to.set(rule, [...(to.get(rule) ?? []), text]);
  for (const { rule, phrases: all } of phrases) for (const phrase of all) add(asked, rule, phrase);
  for (const { rule, phrases: all } of everywhere) for (const phrase of all) add(said, rule, phrase);
  for (const { title, rules } of questions) for (const rule of rules.slice(0, MOST_ASKED)) add(asked, rule, title);
  for (const step of sequence.phases.flatMap(({ steps }) => steps)) {
    add(asked, step.rule, step.label[lang]);
    for (const { rule, text } of step.reminders) add(asked, rule, text[lang]);
  }
  for (const { rules, names, meaning: text } of terms)
    for (const rule of rules.slice(0, MOST_MEANT)) add(meaning, rule, `${names[lang].join(' ')} ${text[lang]}`);
  return new Map(
    [...new Set([...asked.keys(), ...said.keys(), ...meaning.keys()])].map((rule) => [
      rule,
      { asked: asked.get(rule) ?? [], said: said.get(rule) ?? [], meaning: meaning.get(rule) ?? [] },
    ]),
  );
}
