import { describe, expect, test } from 'vitest';
import { text } from '@/lib/calc/evaluation';
import type { Speaker } from '@/lib/calc/say';
import { readyReader } from '@/lib/cli/fights';
import type { GameId } from '@/lib/core/game-id';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { GAME_IDS } from '@/lib/games/find';
import { plainly } from '@/lib/typed/form-clause';
import { fieldSaid } from '@/lib/typed/form-said';
import { formWordsOf, type Saying } from '@/lib/typed/form-words';
import { readFightIn } from '@/tests/support/read-fight';

const GAMES = GAME_IDS.flatMap((game) => LANGUAGES.map((lang) => [game, lang] as const));

/** A field as it stands in a form: its label, and the option or a number that it allows. */
function standingIn({ field: { shape }, label, value }: Saying, { say, has }: Speaker): string {
  const name = say(text(label));
  if (shape.kind === 'number') return `${name}: ${Math.max(shape.min ?? 0, Math.min(shape.max ?? 2, 2))}`;
  const key = `${label.replace('.fields.', '.options.')}.${String(value)}`;
  return shape.kind === 'choice' ? `${name}: ${has(key) ? say(text(key)) : String(value)}` : name;
}

describe.each(GAMES)('%s (%s)', (game, lang) => {
  test('every switch, choice and number of every form is understood as it stands there, and none as another', async () => {
    const ready = await readyReader(game)(lang);
    if (!ready) throw new Error(`${game} reads nothing`);
    const tried = [...ready.calculators.values()].flatMap((calc) => {
      const words = formWordsOf(calc, ready.speaker);
      return words.sayings
        .filter(({ isShort }) => !isShort)
        .map((saying) => {
          const typed = standingIn(saying, ready.speaker);
          const said = fieldSaid(typed, '', words);
          const isSame = said?.field === saying.field && (saying.value ?? said.value) === said.value;
          return { is: `${calc.id} ${saying.field.name}: ${typed}`, typed: plainly(typed), said, isSame };
        });
    });
    // Two fields of a form with the same words, of the hex that is left and the hex that is entered: neither is said.
    const isTwice = (typed: string, is: string): boolean =>
      tried.some((one) => one.is !== is && one.typed === typed && one.is.split(' ')[0] === is.split(' ')[0]);
    expect(tried.length).toBeGreaterThan(200);
    expect(tried.filter(({ isSame, typed, is }) => !isSame && !isTwice(typed, is)).map(({ is }) => is)).toEqual([]);
    expect(tried.filter(({ said, typed, is, isSame }) => said && !isSame && isTwice(typed, is))).toEqual([]);
  });
});

type Row = readonly [game: GameId, lang: Language, typed: string, tool: string, input: object];

const SAID: readonly Row[] = [
  ['paths-of-glory', 'en', 'Supply, MEF Beachhead: MEF2', 'supply', { beachhead: 'mef2' }],
  ['paths-of-glory', 'en', 'replacements, Paris holds three units', 'replacements', { parisFull: true }],
  ['nach-paris', 'en', 'recon, spends 30 MF more, target in fieldworks', 'recon', { extra: true, works: true }],
  ['nach-paris', 'en', 'consolidation, one of them is in an enemy ZOC', 'consolidation', { enemyZoc: true }],
  ['nach-paris', 'es', 'doctrina, división de infantería francesa', 'doctrine', { division: true }],
  ['grand-illusion', 'en', 'caps, German initiative 5, CAPS left 3', 'caps', { germanInitiative: 5, left: 3 }],
];

test.each(SAID)('%s (%s): %s', async (game, lang, typed, tool, input) => {
  const fight = await readFightIn(game, lang, typed);
  expect(fight).toMatchObject({ tool, input, unknown: [], faults: [] });
});

const LEFT: readonly (readonly [game: GameId, lang: Language, typed: string, field: string])[] = [
  // Whose supply it is the form does not ask.
  [
    'paths-of-glory',
    'en',
    'two german armies attack a french army, the germans are out of supply',
    'defenderOutOfSupply',
  ],
  // Another moment than the form's.
  ['paths-of-glory', 'en', 'replacements, before Paris holds three units', 'parisFull'],
  // Two corps are asked for, of the unit that gains and of the one that gives.
  ['nach-paris', 'en', 'consolidation, one of them is in an enemy ZOC, no corps', 'corps'],
];

test.each(LEFT)('%s (%s): %s, says nothing of %s', async (game, lang, typed, field) => {
  expect((await readFightIn(game, lang, typed))?.input ?? {}).not.toHaveProperty(field);
});

test('a switch is off where a clause denies all that it is called', async () => {
  const typed = (words: string) => readFightIn('nach-paris', 'en', `consolidation, ${words}`);
  expect(await typed('one of them is in an enemy ZOC')).toMatchObject({ input: { enemyZoc: true }, unknown: [] });
  expect(await typed('none of them is in an enemy ZOC')).toMatchObject({ input: { enemyZoc: false }, unknown: [] });
});
