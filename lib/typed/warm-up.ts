import { text } from '@/lib/calc/evaluation';
import { knownClause } from '@/lib/typed/form-clause';
import { fightIn, likelyFor, type ReadyReader } from '@/lib/typed/read-text';
import { prepared } from '@/lib/typed/vocabulary';

/**
 * The work after which a first fight is read as quickly as any other, in pieces of a few milliseconds: the words of the
 * game and of its first tool are made ready, then its tools are asked for by name, so that the browser has compiled the
 * code on the way. It changes no answer.
 */
export function* warmUp(ready: ReadyReader): Generator<void, void, void> {
  const { reader, data, speaker, ways, calculators } = ready;
  yield* prepared(reader.lexicon(data), speaker.lang);
  for (const { ways: said } of ways())
    for (const way of said) {
      knownClause(way);
      yield;
    }
  const calc = calculators.get(reader.tools[0] ?? '');
  if (calc) likelyFor(ready, calc)('');
  for (const tool of reader.tools) {
    yield;
    fightIn(ready, `${speaker.say(text(`${tool}.title`))} 2`);
  }
}
