import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepValid } from '@/lib/calc/check';
import { contentRoot } from '@/lib/content/files';
import { commandLine } from '@/lib/cli/command-line.mjs';
import { compareRuleNumbers } from '@/lib/core/rule-number';
import { toolName } from '@/lib/core/tool-name';
import { GAME_IDS } from '@/lib/games/find';
import { cases } from '@/tests/compare/cases';
import {
  inputsOf,
  readWitnesses,
  rulesCited,
  rulesOfFields,
  writeWitnesses,
  type Witness,
} from '@/tests/contract/cited';
import { TOOLS, type Tool } from '@/tests/support/tools';

// `npm run cited`: gathers the rules that every tool cites, writes content/<game>/cited.json, and keeps one input for
// each rule that nothing but a random input asks for.

const RUNS = { takes: 'a whole number from 1', fits: (text: string) => /^[1-9]\d*$/.test(text) } as const;
const line = commandLine({ usage: 'usage: npm run cited [-- --runs <number>]', options: { runs: RUNS }, most: 0 });

/** An input without what it does not need to do so, tried field by field and item by item. */
function least(input: unknown, does: (less: unknown) => boolean): unknown {
  if (Array.isArray(input)) {
    let left: readonly unknown[] = input;
    for (let i = left.length - 1; i >= 0; i--) {
      const [now, at] = [left, i];
      const without = now.toSpliced(at, 1);
      left = does(without)
        ? without
        : now.with(
            at,
            least(now[at], (item) => does(now.with(at, item))),
          );
    }
    return left;
  }
  if (input === null || typeof input !== 'object') return input;
  let left: Readonly<Record<string, unknown>> = { ...input };
  for (const name of Object.keys(input)) {
    const now = left;
    const { [name]: value, ...without } = now;
    left = does(without) ? without : { ...now, [name]: least(value, (part) => does({ ...now, [name]: part })) };
  }
  return left;
}

/** The rules that a tool cites, and of the witnesses and random inputs those that it takes to see them all. */
function gathered(tool: Tool, asked: readonly unknown[], random: readonly unknown[], known: readonly Witness[]) {
  const seen = new Set([...rulesOfFields(tool.calc), ...asked.flatMap((input) => rulesCited(tool, input))]);
  const name = toolName(tool.calc.id);
  const short = random.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
  const own = known.flatMap((one) => (one.tool === name ? [one.input] : []));
  // What leads one tool to a rule may lead another of the game there that asks for the same.
  const others = known.flatMap((one) => (one.tool === name ? [] : [keepValid(tool.calc, one.input).input]));
  const witnesses = [...own, ...others, ...short].flatMap((input) => {
    const fresh = rulesCited(tool, input).filter((rule) => !seen.has(rule));
    if (fresh.length === 0) return [];
    fresh.forEach((rule) => seen.add(rule));
    return [least(input, (less) => fresh.every((rule) => rulesCited(tool, less).includes(rule)))];
  });
  return { name, rules: [...seen].toSorted(compareRuleNumbers), witnesses };
}

async function write(runs: number): Promise<void> {
  const [asked, random] = [await cases(0), await cases(runs)];
  for (const game of GAME_IDS) {
    const known = readWitnesses(game);
    const tools = TOOLS.filter(({ calc }) => calc.game === game).map((tool) =>
      gathered(tool, inputsOf(tool.calc, asked), inputsOf(tool.calc, random), known),
    );
    const lines = tools.map(({ name, rules }) => `    ${JSON.stringify({ tool: name, rules })}`);
    writeFileSync(join(contentRoot(), game, 'cited.json'), `{\n  "tools": [\n${lines.join(',\n')}\n  ]\n}\n`);
    writeWitnesses(
      game,
      tools.flatMap(({ name, witnesses }) => witnesses.map((input) => ({ tool: name, input }))),
    );
    console.log(`${game}: ${tools.map(({ name, rules }) => `${name} ${rules.length}`).join(', ')}`);
  }
}

if (line) await write(Number(line.values.runs ?? 1000));
