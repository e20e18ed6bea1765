import type { Plan, PlanOutline } from '@/lib/sequence/plan';
import { speaker } from '@/lib/calc/say';
import { readCourse } from '@/lib/content/course';
import { readGame } from '@/lib/content/game';
import { toolWords } from '@/lib/content/words';
import { toolAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { toolName } from '@/lib/core/tool-name';
import { spokenSequence } from '@/lib/sequence/spoken';

/** The sequence of play of a game in a language, with its turns, scenarios and tools. */
export function readPlan(lang: Language, game: GameId): Plan {
  const { turns, scenarios } = readCourse(game);
  const { phases } = spokenSequence(readGame(game).sequence(), lang);
  const tools = new Set(phases.flatMap(({ steps }) => steps.flatMap(({ tool }) => tool ?? [])));
  const words = speaker(toolWords(game, lang, [...tools].map(toolName)), lang);
  const entry = (id: string) => ({
    href: toolAddress(lang, game, id),
    name: words.say({ key: `${toolName(id)}.title` }),
  });
  return {
    turns: turns.map(({ n, name, season }) => ({ n, name: name[lang], season })),
    scenarios: scenarios.scenarios.map(({ id, name, lastTurn, anyFirstTurn }) => ({
      id,
      name: name[lang],
      lastTurn,
      ...(anyFirstTurn ? { anyFirstTurn } : {}),
    })),
    standard: scenarios.standard,
    phases,
    tools: Object.fromEntries([...tools].map((id) => [id, entry(id)])),
  };
}

/** What the start page needs of the plan: where things are, without the steps. */
export function readPlanOutline(lang: Language, game: GameId): PlanOutline {
  const { turns, scenarios, standard, phases } = readPlan(lang, game);
  const outline = phases.map(({ id, letter, label, rounds, parts }) => ({
    id,
    letter,
    label,
    rounds,
    parts,
    steps: [],
  }));
  return { turns, scenarios, standard, phases: outline };
}
