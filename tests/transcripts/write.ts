import { commandLine, wrongUsage } from '@/lib/cli/command-line.mjs';
import { GAME_IDS, gameOf } from '@/lib/games/find';
import { asker } from '@/tests/transcripts/ask';
import { readTranscripts, writeTranscripts } from '@/tests/transcripts/file';

// `npm run transcripts`: asks again what stands in tests/fixtures/answers and writes the answers there, of every tool
// or of those named: npm run transcripts -- paths-of-glory/fire. Read what differs before it is kept.

const tools = GAME_IDS.flatMap((game) => gameOf(game).tools.map(({ name }) => `${game}/${name}`));
const USAGE = `usage: npm run transcripts [-- <game>/<tool> …]\nTools: ${tools.join(', ')}.`;

/** The tools to ask; none when the command line is wrong, which has been said. */
function chosen(): readonly string[] {
  const named = commandLine({ usage: USAGE, most: tools.length })?.positionals;
  const unknown = named?.find((tool) => !tools.includes(tool));
  if (unknown !== undefined) wrongUsage(USAGE, `"${unknown}" is no tool.`);
  if (!named || unknown !== undefined) return [];
  return named.length ? named : tools;
}

for (const tool of chosen()) {
  const known = readTranscripts(tool);
  if (!known.length) continue;
  const ask = await asker(tool);
  const answers = await Promise.all(known.map(async ({ asked }) => (await ask(asked)).trimEnd()));
  const changed = known.filter(({ answer }, i) => answer !== answers[i]).length;
  if (changed)
    writeTranscripts(
      tool,
      known.map((one, i) => ({ ...one, answer: answers[i] ?? '' })),
    );
  console.log(`${tool}: ${known.length} transcripts, ${changed} changed`);
}
