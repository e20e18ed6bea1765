import type { GameId } from '@/lib/core/game-id';
import { contentRoot, readText } from '@/lib/content/files';
import { readGame } from '@/lib/content/game';
import { GAME_IDS } from '@/lib/games/find';
import type { CardChart } from '@/lib/tables/card';
import { hasAllHeadings } from '@/lib/tables/card-places';
import { inventedEntries } from '@/tests/support/invented-cards';

export type Example = Readonly<Record<string, unknown>>;

const json = (...path: readonly string[]): Record<string, readonly Example[]> =>
  JSON.parse(readText(contentRoot(), ...path)?.text ?? '{}') as Record<string, readonly Example[]>;

/** The situations that a game ships for a tool: worked examples, and ready boards or sheets where it reads one. */
export function examplesOf(game: GameId, tool: string, fields: readonly string[]): readonly Example[] {
  const { examples = [] } = json(game, 'examples.json');
  const own = examples.filter((example) => example.tool === tool).map(({ input }) => input as Example);
  const sheets = fields.includes('sheet') ? (json(game, 'sheets.json').sheets ?? []) : [];
  const boards = fields.includes('base') ? (json(game, 'boards.json').boards ?? []) : [];
  return [
    ...own,
    ...sheets.map(({ sheet }) => ({ sheet })),
    ...boards.map((board) => Object.fromEntries(Object.entries(board).filter(([name]) => fields.includes(name)))),
  ];
}

/** Headings with which the cards that leave them open count as complete. */
const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  crt: ['1:2', '1:1', '1.5:1', '2:1', '3:1', '4:1'],
  abf: ['4', '6', '8', '24', '34', '42', '64', '86', '110', '130', '155', '210'],
  abu: ['4', '8', '12', '16', '20', '26', '32', '40', '60', '80', '110'],
};

/** The cards of every game that has any, filled in by us, as the files that the chart editor would export. */
export function filledCharts(): Readonly<Record<string, unknown>> {
  const files = GAME_IDS.flatMap((game) => {
    const cards = [...readGame(game).cards().values()];
    const headings = (card: CardChart) => (hasAllHeadings(card) ? [] : (HEADINGS[card.id] ?? []));
    const charts = cards.map((card) => ({ id: card.id, ...inventedEntries(card, headings(card)) }));
    return charts.length ? [[game, { kind: 'umpire/chart', version: 1, game, charts }] as const] : [];
  });
  return Object.fromEntries(files);
}
