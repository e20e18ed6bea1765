import { speaker } from '@/lib/calc/say';
import { chartAddress, disputeAddress, toolAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { readGame } from '@/lib/content/game';
import { uiWords } from '@/lib/content/words';
import { ruleAddress } from '@/lib/rules/address';
import type { CalloutKind } from '@/lib/rules/entry';
import { CALLOUT_KINDS } from '@/lib/rules/entry';
import { renderMarkdown } from '@/lib/rules/render';

/** What the update marks at a rule's heading mean, in the reader's language. */
export function markTexts(game: GameId, lang: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(readGame(game).info.marks.map(({ mark, text }) => [mark, text[lang]]));
}

/**
 * A function from a text of a game's content to HTML, with links to the pages of the reader's language. `where` names
 * the text ("12.4.3"), so that its tables have names of their own on a page with many texts.
 */
export function htmlRenderer(game: GameId, lang: Language): (markdown: string, where: string) => string {
  const content = readGame(game);
  const speak = speaker(uiWords(lang, ['rules']), lang);
  const numbers = new Set(content.numbers);
  const disputes = content.disputes(lang);
  const charts = new Set([...content.tables().keys(), ...content.cards().keys()]);
  const callouts = Object.fromEntries(
    CALLOUT_KINDS.map((kind) => [kind, speak.say({ key: `rules.callouts.${kind}` })]),
  ) as Record<CalloutKind, string>;
  const marks = markTexts(game, lang);
  return (markdown, where) =>
    renderMarkdown(markdown, {
      linkToRule: (number) => (numbers.has(number) ? ruleAddress(lang, game, number) : undefined),
      linkToTable: (id) => (charts.has(id) ? chartAddress(lang, game, id) : undefined),
      linkToDispute: (id) => (disputes.has(id) ? disputeAddress(lang, game, id) : undefined),
      linkToTool: (id) => toolAddress(lang, game, id),
      labels: { ...callouts, table: speak.say({ key: 'rules.table', params: { number: where } }) },
      marks,
    });
}
