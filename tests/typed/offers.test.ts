import { describe, expect, it } from 'vitest';
import { readyReader } from '@/lib/cli/fights';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { rulesAbout } from '@/lib/search/rules-about';
import type { TypedFight } from '@/lib/typed/fight';
import { offersIn, withOffers } from '@/lib/typed/offers';
import { perhapsIn } from '@/lib/typed/perhaps';
import { likelyFor } from '@/lib/typed/read-text';
import { NOBODYS } from '@/lib/typed/whose';
import { builtSource } from '@/tests/support/built-search';

/*
 * Words of a fight that nobody understood, and what is offered for them: said in words that stand neither in a form nor
 * in any list, so that only the rule or a part of the label tells it.
 */

type Input = TypedFight['input'];
const open = (tool: string, input: Input): TypedFight => ({
  tool,
  input,
  used: [],
  unknown: ['words'],
  plain: [],
  faults: [],
  whose: NOBODYS,
  share: 0.5,
});

async function perhaps(game: GameId, lang: Language, tool: string, input: Input, clause: string) {
  const ready = await readyReader(game)(lang);
  const calc = ready?.calculators.get(tool);
  if (!ready || !calc) throw new Error(`${game} reads no ${tool}`);
  const source = await builtSource(game, lang);
  const rulesIn = (said: string) => rulesAbout(said, game, [source]);
  return perhapsIn([clause], open(tool, input), calc, ready.speaker, rulesIn, likelyFor(ready, calc));
}

/** A clause, and the first that is offered for it beside what is filled in already. */
const FIRST: readonly (readonly [GameId, Language, tool: string, filled: Input, clause: string, offered: Input])[] = [
  ['nach-paris', 'es', 'stacking', {}, 'son fortificaciones anticuadas', { works: 'old-forts' }],
  ['nach-paris', 'it', 'destruction', {}, 'è distrutta per sempre', { permanent: true }],
  ['grand-illusion', 'en', 'supply', {}, 'the fort of Namur has been knocked out', { namurGone: true }],
  ['grand-illusion', 'es', 'caps', { side: 'german' }, 'el contrario acaba de pasar', { opponentPassed: true }],
  ['paths-of-glory', 'en', 'sr', {}, 'one British corps went by sea to the Near East before', { usedBritish: 1 }],
  ['paths-of-glory', 'it', 'fire', {}, 'difendono dietro una trincea di livello due', { trench: 2 }],
  ['when-eagles-fight', 'es', 'events', {}, 'las Potencias Centrales tienen ya Varsovia', { warsaw: true }],
  ['when-eagles-fight', 'it', 'movement', {}, 'tre punti sono già stati spesi', { spent: 3 }],
];

it.each(FIRST)('%s (%s): %s %j, "%s" may be %j', async (game, lang, tool, filled, clause, offered) => {
  const [first] = await perhaps(game, lang, tool, filled, clause);
  expect(first?.input).toEqual({ ...filled, ...offered });
  expect(first?.words).toBe(clause);
});

describe('what is offered', () => {
  it.each<readonly [why: string, GameId, tool: string, Input, clause: string]>([
    ['what is so already', 'when-eagles-fight', 'movement', { spent: 3 }, 'three movement points are spent already'],
    ['the opposite', 'grand-illusion', 'supply', {}, 'the fort of Namur has not been eliminated'],
    ['another letter', 'when-eagles-fight', 'events', {}, 'event Q has come'],
    ['what nothing comes near', 'paths-of-glory', 'fire', {}, 'my dog ate the dice'],
  ])('is never %s', async (_, game, tool, input, clause) => {
    const offers = await perhaps(game, 'en', tool, input, clause);
    const fields = offers.map((offer) => Object.keys(offer.input).filter((name) => offer.input[name] !== input[name]));
    expect(fields.flat().filter((name) => ['spent', 'namurGone', 'event'].includes(name))).toEqual([]);
    if (game === 'paths-of-glory') expect(offers).toEqual([]);
  });

  it('is the state of a unit where a list has one, and of none where it has more', async () => {
    const unit = { nation: 'russian' };
    const clause = 'hostile units sit there';
    const one = await perhaps('when-eagles-fight', 'en', 'reinforcements', { units: [unit] }, clause);
    expect(one.map(({ input }) => input)).toContainEqual({ units: [{ ...unit, enemy: true }] });
    const two = await perhaps('when-eagles-fight', 'en', 'reinforcements', { units: [unit, unit] }, clause);
    expect(two.flatMap(({ input }) => input.units)).not.toContainEqual({ ...unit, enemy: true });
  });
});

describe('a text with open words', () => {
  const TYPED = 'random event for turn 9, zorblax of Warsaw by the Central Powers';

  async function offered(typed: string) {
    const ready = await readyReader('when-eagles-fight')('en');
    const source = await builtSource('when-eagles-fight', 'en');
    return ready && offersIn(ready, typed, (clause, game) => rulesAbout(clause, game, [source]));
  }

  it('is answered without what is offered: each offer is one field more, with its own odds and address', async () => {
    const made = await offered(TYPED);
    expect(made?.hit.unknown.length).toBeGreaterThan(0);
    for (const offer of made?.offers ?? []) {
      expect(offer.offered?.asks).toContain('zorblax of Warsaw by the Central Powers');
      expect(offer.line).not.toBe('');
      expect(offer.address).not.toBe(made?.hit.address);
    }
  });

  it('gets no offer where everything is understood, or where it is no fight', async () => {
    expect(await offered('two german corps attack a russian corps')).toBeUndefined();
    expect(await offered('what is attrition')).toBeUndefined();
  });

  it('stands before its offers; those of another tool are left out', async () => {
    const made = await offered(TYPED);
    if (!made) return expect(made).toBeDefined();
    expect(withOffers([made.hit], [made])).toEqual([made.hit, ...made.offers]);
    expect(withOffers([{ ...made.hit, tool: 'supply' }], [made])).toHaveLength(1);
    expect(withOffers([], [made])).toEqual([made.hit, ...made.offers]);
  });
});
