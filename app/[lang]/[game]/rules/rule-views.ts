import {
  headingLevels,
  RELATED_KINDS,
  type QuestionView,
  type RelatedKind,
  type RuleView,
  type ViewLink,
} from '@/components/rules/rule-view';
import { speaker } from '@/lib/calc/say';
import { readGame } from '@/lib/content/game';
import { questionsByRule } from '@/lib/content/rule-book';
import { htmlRenderer, markTexts } from '@/lib/content/rule-html';
import { toolWords, uiWords } from '@/lib/content/words';
import { chartAddress, disputeAddress, settleAddress, termAddress, toolAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { compareRuleNumbers } from '@/lib/core/rule-number';
import { gameOf } from '@/lib/games/find';
import { ruleAddress } from '@/lib/rules/address';
import type { Chapter } from '@/lib/rules/entry';
import { headOf } from '@/lib/settle/head';

/** The rules of a chapter with everything that belongs to each, for a reader of one language. */
export async function chapterViews(game: GameId, lang: Language, chapter: Chapter): Promise<readonly RuleView[]> {
  const content = readGame(game);
  const { entries, citedBy } = content.rules(lang);
  const html = htmlRenderer(game, lang);
  const meanings = markTexts(game, lang);
  const pinned = pinnedThings(game, lang);
  const tools = toolsByRule(game, lang);
  const questions = questionViews(game, lang);
  const levels = headingLevels(chapter.entries.map(({ depth }) => depth));
  const ruleLink = (number: string): ViewLink => ({
    href: ruleAddress(lang, game, number),
    number,
    label: entries.get(number)?.title ?? '',
  });

  return chapter.entries.map((entry, i) => {
    const { number } = entry;
    const links: Readonly<Record<RelatedKind, readonly ViewLink[]>> = {
      tools: tools.get(number) ?? [],
      charts: pinned.charts.get(number) ?? [],
      cites: entry.refs.filter((ref) => ref !== number && entries.has(ref)).map(ruleLink),
      citedBy: [...(citedBy.get(number) ?? [])].sort(compareRuleNumbers).map(ruleLink),
      terms: pinned.terms.get(number) ?? [],
    };
    return {
      number,
      title: entry.title,
      marks: entry.marks.map((mark) => ({ mark, text: meanings[mark] ?? '' })),
      level: levels[i] ?? 1,
      lang: entry.lang,
      html: html(entry.body, number),
      settle: settleAddress(lang, game, headOf('rule', number)),
      questions: questions.get(number) ?? [],
      related: RELATED_KINDS.map((kind) => ({ kind, links: links[kind] })).filter((group) => group.links.length > 0),
    };
  });
}

/** Lists by rule number. */
type ByRule<T> = ReadonlyMap<string, readonly T[]>;

function byRule<T, V>(
  things: Iterable<T>,
  rulesOf: (thing: T) => readonly string[],
  viewOf: (thing: T) => V,
): ByRule<V> {
  const found = new Map<string, V[]>();
  for (const thing of things)
    for (const rule of new Set(rulesOf(thing))) found.set(rule, [...(found.get(rule) ?? []), viewOf(thing)]);
  return found;
}

function pinnedThings(
  game: GameId,
  lang: Language,
): { readonly charts: ByRule<ViewLink>; readonly terms: ByRule<ViewLink> } {
  const content = readGame(game);
  return {
    charts: byRule(
      [...content.tables().values(), ...content.cards().values()],
      ({ rules }) => rules,
      ({ id, title }) => ({ href: chartAddress(lang, game, id), label: title[lang] }),
    ),
    terms: byRule(
      content.glossary(),
      ({ rules }) => rules,
      ({ id, term }) => ({ href: termAddress(lang, game, id), label: term[lang] }),
    ),
  };
}

function questionViews(game: GameId, lang: Language): ByRule<QuestionView> {
  const speak = speaker(uiWords(lang, ['rules']), lang);
  const views = [...questionsByRule(game, lang)].map(([number, marks]) => {
    const view = marks.map(({ id, title, kind }) => ({
      href: disputeAddress(lang, game, id),
      label: title,
      kind: speak.say({ key: `rules.kinds.${kind}` }),
    }));
    return [number, view] as const;
  });
  return new Map(views);
}

function toolsByRule(game: GameId, lang: Language): ByRule<ViewLink> {
  const cited = readGame(game).cited();
  const names = gameOf(game).tools.map(({ name }) => name);
  const speak = speaker(toolWords(game, lang, names), lang);
  const toolLink = (name: string): ViewLink => ({
    href: toolAddress(lang, game, name),
    label: speak.say({ key: `${name}.title` }),
  });
  return byRule(names, (name) => cited.get(name) ?? [], toolLink);
}
