import { describe, expect, it } from 'vitest';
import { readyReader } from '@/lib/cli/fights';
import { saidFacts } from '@/lib/cli/said-ways';
import type { GameId } from '@/lib/core/game-id';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { formOfTool, type FormField } from '@/lib/calc/form';
import { GAME_IDS, toolOf } from '@/lib/games/find';
import { likelyOf } from '@/lib/typed/likely';
import type { SaidWays } from '@/lib/typed/ways';

const WAYS: readonly SaidWays[] = (
  [
    { field: 'terrain', value: 'forest', ways: ['among the trees', 'the defender sits in the woods', 'it is wooded'] },
    { field: 'terrain', value: 'swamp', ways: ['it is boggy', 'in the wet', 'the ground there is soft'] },
    { field: 'trench', value: 1, ways: ['dug in one deep', 'a single line of ditches'] },
    { field: 'trench', value: 2, ways: ['dug in two deep', 'two lines of ditches'] },
    { field: 'attackerDrm', value: 2, ways: ['the attacker has cards for two', 'plus two of cards for the attacker'] },
    { field: 'defenderDrm', value: 2, ways: ['the defender has cards for two', 'plus two of cards for the defender'] },
    { field: 'defenderOutOfSupply', value: true, ways: ['the defender is cut off', 'nothing reaches the defender'] },
    { field: 'no/such', value: true, ways: ['my dog ate the dice'] },
    { field: 'terrain', value: 'no-such', ways: ['on the moon'] },
  ] satisfies readonly Omit<SaidWays, 'tools'>[]
).map((one) => ({ tools: ['fire'], ...one }));

async function likelyIn(clause: string, lang: Language = 'en') {
  const ready = await readyReader('paths-of-glory')(lang);
  const fire = ready?.calculators.get('fire');
  if (!ready || !fire) throw new Error('Paths of Glory reads no fire');
  return likelyOf(fire, ready.speaker, WAYS)(clause);
}

describe('what a clause likely says', () => {
  it.each<readonly [clause: string, name: string, value: string | number | boolean]>([
    ['the trees are wooded', 'terrain', 'forest'],
    ['soft ground', 'terrain', 'swamp'],
    ['two lines of ditches there', 'trench', 2],
    ['dug in one deep', 'trench', 1],
    ['cards for three, the attacker', 'attackerDrm', 3],
    ['the defender is cut off', 'defenderOutOfSupply', true],
  ])('"%s": %s is %j, surely', async (clause, name, value) => {
    const [first] = await likelyIn(clause);
    expect(first).toMatchObject({ name, value });
    expect(first?.sure).toBeGreaterThan(0.05);
  });

  it.each([
    ['a word is new', 'the trees are wooded and haunted'],
    ['nothing tells whose it is of two', 'cards for two'],
    ['it is of the other', 'the attacker is cut off'],
    ['no word stands in a way as it is', 'treeing'],
    ['there is a number only', 'two'],
  ])('is not sure where %s: "%s"', async (_, clause) => {
    expect((await likelyIn(clause)).every(({ sure }) => sure === 0)).toBe(true);
  });

  it('is nothing that is denied, of another number, or that the form has not', async () => {
    for (const clause of [
      'the defender is not cut off',
      'seven lines of ditches',
      'my dog ate the dice',
      'on the moon',
      'dug in one or two deep',
    ])
      for (const { name, value, worth } of await likelyIn(clause)) {
        expect(['no/such', 'defenderOutOfSupply']).not.toContain(name);
        expect(value).not.toBe('no-such');
        if (name === 'trench') expect(worth).toBeLessThan(0.2);
      }
  });
});

/** Every field of a form by where it stands, without positions in lists. */
function fieldsOf(form: readonly FormField[], above = ''): readonly (readonly [name: string, field: FormField])[] {
  return form.flatMap((field) => {
    const { shape, name } = field;
    const own = [`${above}${name}`, field] as const;
    if (shape.kind === 'group') return fieldsOf(shape.fields, `${above}${name}/`);
    return shape.kind === 'list' && shape.item.kind === 'group'
      ? [own, ...fieldsOf(shape.item.fields, `${above}${name}/`)]
      : [own];
  });
}

it.each([...GAME_IDS])(
  'every way of %s says a field that its tool has, and a value that it takes',
  async (game: GameId) => {
    for (const { tool, field, value, ways } of saidFacts(game)) {
      const calc = await toolOf(game, tool)?.calculator();
      const found = calc && fieldsOf(formOfTool(calc)).find(([name]) => name === field)?.[1];
      expect(found, `${tool} ${field}`).toBeDefined();
      const shape = found?.shape.kind === 'list' ? found.shape.item : found?.shape;
      if (shape?.kind === 'choice') expect(shape.options, `${tool} ${field}`).toContain(value);
      if (shape?.kind === 'switch') expect(typeof value, `${tool} ${field}`).toBe('boolean');
      if (shape?.kind === 'number') expect(typeof value, `${tool} ${field}`).toBe('number');
      for (const lang of LANGUAGES) expect(ways[lang].length).toBeGreaterThan(1);
    }
  },
);
