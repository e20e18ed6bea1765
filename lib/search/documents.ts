import { chartAddress, disputeAddress, gameAddress, termAddress, toolAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import { inLanguage, type Label, type Language } from '@/lib/core/language';
import { ruleAddress } from '@/lib/rules/address';
import type { RuleEntry } from '@/lib/rules/entry';
import type { SearchDocument } from '@/lib/search/document';
import type { Names, SearchTerm } from '@/lib/search/terms';
import type { Sequence } from '@/lib/sequence/schema';
import { rowsOf, type CardChart } from '@/lib/tables/card';
import type { AxisItem, Chart } from '@/lib/tables/chart';
import { plainText } from '@/lib/tables/pieces';

/** What a game has to be found, for a reader of one language. */
export interface Findable {
  readonly game: GameId;
  readonly lang: Language;
  readonly rules: readonly RuleEntry[];
  readonly tools: readonly {
    readonly id: string;
    readonly title: string;
    readonly about: string;
    readonly rules: readonly string[];
    /** in each language, where they are more than the title */
    readonly names?: Names;
  }[];
  readonly charts: readonly (Chart | CardChart)[];
  readonly sequence: Sequence;
  readonly terms: readonly SearchTerm[];
  /** what players type when they look for a rule, in the reader's language */
  readonly asked: readonly { readonly rule: string; readonly phrases: readonly string[] }[];
  /** what the thesaurus has them say of what the rule is about, in any game */
  readonly said?: readonly { readonly rule: string; readonly phrases: readonly string[] }[];
  readonly questions: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly rules: readonly string[];
  }[];
}

/** Everything that can be found, each as one document, in an order that depends on the content alone. */
export function documentsOf(content: Findable): readonly SearchDocument[] {
  const { game, lang } = content;
  return [
    ...content.rules.map((entry) => ruleDocument(entry, lang)),
    ...content.tools.map(({ id, title, about, rules }): SearchDocument => ({
      id: `tool:${id}`,
      kind: 'tool',
      game,
      title,
      path: [],
      text: about,
      address: toolAddress(lang, game, id),
      rules,
    })),
    ...content.charts.map((chart) => chartDocument(chart, game, lang)),
    ...stepDocuments(content.sequence, game, lang),
    ...content.terms.map((term) => termDocument(term, game, lang)),
    ...content.questions.map(({ id, title, text, rules }): SearchDocument => ({
      id: `question:${id}`,
      kind: 'question',
      game,
      title,
      path: [],
      text,
      address: disputeAddress(lang, game, id),
      rules,
    })),
  ];
}

function ruleDocument({ game, number, title, path, text }: RuleEntry, lang: Language): SearchDocument {
  return {
    id: `rule:${number}`,
    kind: 'rule',
    game,
    number,
    title,
    path,
    text,
    address: ruleAddress(lang, game, number),
    rules: [number],
  };
}

/** A chart is found by its title, its note and its labels; its numbers say nothing by themselves. */
function chartDocument(chart: Chart | CardChart, game: GameId, lang: Language): SearchDocument {
  const say = (label: Label): string => plainText(inLanguage(label, lang));
  const axes = axesOf(chart).flatMap(({ label, items }) => [say(label), ...items.map((item) => say(item.label))]);
  const cells =
    chart.kind === 'card'
      ? []
      : chart.cells.flat().flatMap((cell) => (cell === null || typeof cell === 'number' ? [] : [say(cell)]));
  const words = [...new Set([...axes, ...cells])].filter((word) => /\p{L}/u.test(word));
  const text = [chart.note ? say(chart.note) : '', words.join(', ')].filter(Boolean).join('\n');
  return {
    id: `chart:${chart.id}`,
    kind: 'chart',
    game,
    title: say(chart.title),
    path: [],
    text,
    address: chartAddress(lang, game, chart.id),
    rules: chart.rules,
  };
}

function axesOf(
  chart: Chart | CardChart,
): readonly { readonly label: Label; readonly items: readonly Pick<AxisItem, 'label'>[] }[] {
  if (chart.kind !== 'card') return [chart.rows, chart.columns];
  const { rows, columns, lines } = chart;
  return [
    { label: rows.label, items: rowsOf(chart) },
    { label: columns.label, items: columns.headings },
    ...(lines ? [lines] : []),
  ];
}

function stepDocuments({ phases }: Sequence, game: GameId, lang: Language): readonly SearchDocument[] {
  return phases.flatMap((phase) =>
    phase.steps.map((step): SearchDocument => {
      const rules = [...new Set([step.rule, ...step.reminders.map(({ rule }) => rule)])];
      const text = step.reminders.map((reminder) => reminder.text[lang]).join('\n');
      return {
        id: `step:${step.id}`,
        kind: 'step',
        game,
        title: step.label[lang],
        path: [phase.label[lang]],
        text,
        address: `${gameAddress(lang, game, 'turn')}#${step.id}`,
        rules,
      };
    }),
  );
}

function termDocument(term: SearchTerm, game: GameId, lang: Language): SearchDocument {
  const others = term.names[lang].filter((name) => name !== term.title[lang]);
  const text = [term.meaning[lang], others.join(', ')].filter(Boolean).join('\n');
  return {
    id: `term:${term.id}`,
    kind: 'term',
    game,
    title: term.title[lang],
    path: [],
    text,
    address: termAddress(lang, game, term.id),
    rules: term.rules,
  };
}
