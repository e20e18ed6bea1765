import { parseInput } from '@/lib/calc/calculator';
import { speaker } from '@/lib/calc/say';
import { contentRoot, readText } from '@/lib/content/files';
import { toolWords, uiWords } from '@/lib/content/words';
import type { GameId } from '@/lib/core/game-id';
import { gameOf, isGameId, messagesOf, toolOf } from '@/lib/games/find';
import type { CardEntries } from '@/lib/tables/card';
import { transcriptOf } from '@/tests/transcripts/text';

interface ChartFile {
  readonly charts: readonly ({ readonly id: string } & CardEntries)[];
}

type Bag = Readonly<Record<string, unknown>>;
const ASKED = /^(?<filled>filled )?(?:(?<kind>example|board|sheet) (?<id>[\w-]+)|(?<json>\{.*\}))$/;

/** The input of something that the game ships, where it keeps such things. */
function shipped(game: string, kind: string, wanted: string): Bag {
  const file = readText(contentRoot(), game, `${kind}s.json`);
  const all = (JSON.parse(file?.text ?? '{}') as Readonly<Record<string, readonly Bag[]>>)[`${kind}s`] ?? [];
  const found = all.find(({ id }) => id === wanted);
  if (!found) throw new Error(`content/${game}/${kind}s.json has no ${kind} "${wanted}"`);
  if (kind === 'example') return found.input as Bag;
  // A board names the position that it begins with; the tools call that a preset.
  return kind === 'sheet' ? { sheet: found.sheet } : { ...found, preset: found.base };
}

/** The data of a game with the charts filled in that the player fills in, as the comparison of answers does it. */
async function filledData(game: GameId, plain: unknown): Promise<unknown> {
  const { filledCharts } = await import('@/tests/support/examples');
  const file = filledCharts()[game] as ChartFile;
  const entries = Object.fromEntries(file.charts.map((chart) => [chart.id, chart]));
  return (await gameOf(game).data()).withEntries?.(plain, entries);
}

/** What answers the questions of a file of transcripts, "<game>/<tool>", in English and with the view of the dice. */
export async function asker(tool: string): Promise<(asked: string) => Promise<string>> {
  const [game = '', name = ''] = tool.split('/');
  const entry = isGameId(game) ? toolOf(game, name) : undefined;
  if (!isGameId(game) || !entry) throw new Error(`no tool ${tool}`);
  const calc = await entry.calculator();
  const plain = await (await gameOf(game).data()).loadData();
  const words = speaker({ ...uiWords('en', ['calc']), ...toolWords(game, 'en', messagesOf(entry)) }, 'en');
  const fields = Object.keys((calc.schema as unknown as { readonly shape: Bag }).shape);
  return async (asked) => {
    const { filled, kind, id, json } = ASKED.exec(asked)?.groups ?? {};
    if (!json && !kind) throw new Error(`what is asked is not understood: ${asked}`);
    const whole = kind && id ? shipped(game, kind, id) : (JSON.parse(json ?? '') as Bag);
    const own = ([field]: readonly [string, unknown]): boolean => kind !== 'board' || fields.includes(field);
    const input = parseInput(calc, Object.fromEntries(Object.entries(whole).filter(own)));
    const data = filled ? await filledData(game, plain) : plain;
    return transcriptOf(input.ok ? calc.evaluate(input.value, data, { dice: true }) : input, words);
  };
}
