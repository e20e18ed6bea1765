import { text } from '@/lib/calc/evaluation';
import { formOfTool } from '@/lib/calc/form';
import { readContent } from '@/lib/cli/read-content';
import { waysSchema, type SaidFact } from '@/lib/content/schemas';
import type { GameId } from '@/lib/core/game-id';
import { oncePerKey } from '@/lib/core/once';
import { readText, type ReadyReader } from '@/lib/typed/read-text';
import { fieldsIn } from '@/lib/typed/things';
import type { SaidWays } from '@/lib/typed/ways';
import { withSides } from '@/lib/typed/whose';

/** How players say what the forms of a game ask, as its content has it; nothing of a game without such a file. */
export const saidFacts = oncePerKey(
  (game: GameId): readonly SaidFact[] => readContent(waysSchema, game, 'ways.json')?.ways ?? [],
);

/** The ways of some facts of a tool in the language of a reader, with the side of whoever their sentences name. */
export function waysIn(ready: ReadyReader, facts: readonly SaidFact[]): readonly SaidWays[] {
  const { lang } = ready.speaker;
  const named = [...ready.calculators].map(([tool, calc]) => ({ tool, fields: fieldsIn(formOfTool(calc)) }));
  const labelIn = (tool: string, field: string): string | undefined => {
    const { label } = named.find((one) => one.tool === tool)?.fields.get(field)?.info ?? {};
    return label === undefined ? undefined : ready.speaker.say(text(label));
  };
  return facts.map(({ tool, field, value, base, ways }) => {
    const label = labelIn(tool, field);
    const others = named.filter((one) => label !== undefined && labelIn(one.tool, field) === label);
    const whose = readText(ready, base[lang])?.whose;
    return {
      tools: [...new Set([tool, ...others.map((one) => one.tool)])],
      field,
      value,
      ways: whose ? ways[lang].map((way) => withSides(way, whose)) : ways[lang],
    };
  });
}
