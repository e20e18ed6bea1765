import { GAME_IDS, gameOf } from '@/lib/games/find';
import { asker } from '@/tests/transcripts/ask';
import { readTranscripts, writeTranscripts } from '@/tests/transcripts/file';

// `npm run transcripts`: asks again what stands in tests/fixtures/answers and writes the answers there, of every tool
// or of those named: npm run transcripts -- paths-of-glory/fire. Read what differs before it is kept.

const named = process.argv.slice(2);
const tools = GAME_IDS.flatMap((game) => gameOf(game).tools.map(({ name }) => `${game}/${name}`));
const unknown = named.filter((tool) => !tools.includes(tool));
if (unknown.length) throw new Error(`no tool ${unknown.join(', ')}`);

for (const tool of named.length ? named : tools) {
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
