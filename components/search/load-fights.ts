import { jsonOnce } from '@/components/ui/json-once';
import { loadEntries } from '@/components/cards/card-store';
import type { GameView } from '@/components/calculator/game-view';
import type { Calculator } from '@/lib/calc/calculator';
import { speaker, type MessageTree, type Speaker } from '@/lib/calc/say';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { gameOf, toolOf } from '@/lib/games/find';
import type { FightReader } from '@/lib/typed/fight';
import { fightHit, fightWordsPath, type FightHit, type Worked } from '@/lib/typed/hit';

/** A game that reads fights, with everything that an answer needs. */
export interface ReadyFights {
  readonly game: GameId;
  readonly reader: FightReader;
  readonly data: unknown;
  readonly calculators: ReadonlyMap<string, Calculator>;
  readonly speaker: Speaker;
}

/** What a game needs to read fights in a language; undefined for a game that reads none. */
async function loadFights(game: GameId, lang: Language): Promise<ReadyFights | undefined> {
  const manifest = gameOf(game);
  const loaded = await manifest.fights?.();
  if (!loaded) return undefined;
  const { fights: reader } = loaded;
  const [messages, { loadData, withEntries }, calculators] = await Promise.all([
    jsonOnce<MessageTree>(fightWordsPath(game, lang)),
    manifest.data(),
    Promise.all(reader.tools.map(async (name) => [name, await toolOf(game, name)?.calculator()] as const)),
  ]);
  const data = await loadData();
  // The odds are those of the player's own charts, as on the tool's page.
  const cards = Object.keys((data as GameView).cards?.cards ?? {});
  return {
    game,
    reader,
    data: withEntries ? withEntries(data, await loadEntries(game, cards)) : data,
    calculators: new Map(calculators.flatMap(([name, calc]) => (calc ? [[name, calc] as const] : []))),
    speaker: speaker(messages, lang),
  };
}

/** The games that are on the device, ready to read fights; one that cannot be had is left out. */
export async function loadAllFights(games: readonly GameId[], lang: Language): Promise<readonly ReadyFights[]> {
  const loaded = await Promise.allSettled(games.map((game) => loadFights(game, lang)));
  return loaded.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
}

/** What a game makes of a text; undefined where it is none of its fights. */
export function fightIn(
  { reader, data, calculators, speaker: words }: ReadyFights,
  typed: string,
  worked: Worked = 'now',
): FightHit | undefined {
  const fight = reader.read(typed, words.lang, data);
  const calc = fight && calculators.get(fight.tool);
  return fight && calc && fightHit(fight, calc, data, words, worked);
}
