import { expect, test } from 'vitest';
import type { Evaluation } from '@/lib/calc/evaluation';
import { chanceText, speaker, type Speaker } from '@/lib/calc/say';
import { isText } from '@/lib/calc/texts';
import { toolWords, uiWords } from '@/lib/content/words';
import { gameOf, messagesOf } from '@/lib/games/find';
import type { Fraction } from '@/lib/prob/fraction';
import { answersOf, type Answered } from '@/tests/contract/answers';

/*
 * The headline is all that most players read: no number stands in it that the rows, steps, open points or the entries
 * below it do not say.
 */

const answers = await answersOf(120);

/**
 * What is counted and not worked out: units, stacks and hexes that stand below or on the map one by one, what is left
 * of an allowance, and the names of dice.
 */
const COUNTED =
  /\bd20\b|\b\d+(?: of \d+)? (?:units?|stacks|hexes|Total Steps|arrive|left|in supply|out of supply|on emergency supply|not known yet|except when attacking|open until)\b|, and \d+ are left/gi;
const NUMBERS = /\d+(?:[.,]\d+)?/g;
const isFraction = (value: object): value is Fraction =>
  'n' in value && 'd' in value && typeof value.n === 'bigint' && typeof value.d === 'bigint';

/** Every number that a value says, as it is read. */
function* numbersIn(value: unknown, say: Speaker['say']): Generator<string> {
  if (typeof value === 'number') yield String(Math.abs(value));
  else if (typeof value === 'string') yield* value.match(NUMBERS) ?? [];
  else if (value !== null && typeof value === 'object') {
    if (isFraction(value)) yield* chanceText(value).match(NUMBERS) ?? [];
    if (isText(value)) yield* say(value).match(NUMBERS) ?? [];
    for (const item of Object.values(value)) yield* numbersIn(item, say);
  }
}

test.each([...answers].map(([calc, given]) => [calc.id, calc, given] as const))(
  '%s: no number in a headline that nothing below it says',
  (id, calc, given) => {
    const tool = gameOf(calc.game).tools.find(({ name }) => id === `${calc.game}/${name}`);
    const { say } = speaker(
      { ...uiWords('en', ['calc', 'sheet']), ...toolWords(calc.game, 'en', tool ? messagesOf(tool) : []) },
      'en',
    );
    const wrong = ({ input, evaluation }: Answered): readonly string[] => {
      const { outcome, facts, steps, notApplied, open }: Evaluation = evaluation;
      const [first, ...rest] = outcome.blocks;
      if (first?.kind !== 'verdict') return [];
      const said = new Set(numbersIn([rest, facts, steps, notApplied, open, input], say));
      const words = say(first.text);
      const missing = (words.replace(COUNTED, '').match(NUMBERS) ?? []).filter((number) => !said.has(number));
      return missing.length ? [`${missing.join(' ')} in “${words}”`] : [];
    };
    expect([...new Set(given.flatMap(wrong))].slice(0, 5)).toStrictEqual([]);
  },
);
