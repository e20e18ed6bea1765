import { describe, expect, test } from 'vitest';
import { gameOf } from '@/lib/games/find';
import { lexiconOf as grandIllusion } from '@/lib/games/grand-illusion/typed/lexicon';
import { LEXICON as NACH_PARIS } from '@/lib/games/nach-paris/typed/words';
import { lexiconOf as pathsOfGlory } from '@/lib/games/paths-of-glory/typed/lexicon';
import { lexiconOf as whenEaglesFight } from '@/lib/games/when-eagles-fight/typed/lexicon';
import type { GiData } from '@/lib/games/grand-illusion/data';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import type { Lexicon } from '@/lib/typed/meaning';
import { phrasesOf } from '@/lib/typed/phrases';
import { GROUND, NO_TRENCH, PEOPLES, STATES, TRENCH, UNITS, WITHDRAWS } from '@/lib/typed/table-words';
import { tokensOf } from '@/lib/typed/tokens';
import { matchAt, searchedBy, vocabularyOf } from '@/lib/typed/vocabulary';

/* What players of any wargame call a thing means that thing in every game that has it. */

type Told = readonly [words: string, name: string, value: unknown];

const LEXICONS: readonly (readonly [game: string, lexicon: () => Promise<Lexicon>, told: readonly Told[]])[] = [
  [
    'paths-of-glory',
    async () => pathsOfGlory((await (await gameOf('paths-of-glory').data()).loadData()) as PogData),
    [
      [PEOPLES.german, 'nation', 'germany'],
      [PEOPLES.austrian, 'nation', 'austria-hungary'],
      [PEOPLES.russian, 'nation', 'russia'],
      [PEOPLES.french, 'nation', 'france'],
      [PEOPLES.turkish, 'nation', 'turkey'],
      [PEOPLES.belgian, 'nation', 'belgium'],
      [UNITS.army, 'kind', 'army'],
      [UNITS.corps, 'kind', 'corps'],
      [STATES.reduced, 'face', 'reduced'],
      [STATES.full, 'face', 'full'],
      [STATES.unsupplied, 'defenderOutOfSupply', true],
      [GROUND.forest, 'terrain', 'forest'],
      [GROUND.mountain, 'terrain', 'mountain'],
      [TRENCH, 'trench', undefined],
      [NO_TRENCH, 'trench', 0],
    ],
  ],
  [
    'grand-illusion',
    async () => grandIllusion((await (await gameOf('grand-illusion').data()).loadData()) as GiData),
    [
      [PEOPLES.german, 'nation', 'german'],
      [PEOPLES.french, 'nation', 'french'],
      [PEOPLES.british, 'nation', 'british'],
      [PEOPLES.belgian, 'nation', 'belgian'],
      [UNITS.infantryCorps, 'kind', 'corps'],
      [UNITS.division, 'kind', 'division'],
      [UNITS.brigade, 'kind', 'brigade'],
      [UNITS.cavalryCorps, 'kind', 'cavalry'],
      [UNITS.cavalryDivision, 'kind', 'cavalry'],
      [UNITS.fort, 'kind', 'fort'],
      [TRENCH, 'trench', undefined],
      [NO_TRENCH, 'trench', 0],
      [WITHDRAWS, 'withdraws', true],
    ],
  ],
  [
    'when-eagles-fight',
    async () => whenEaglesFight((await (await gameOf('when-eagles-fight').data()).loadData()) as never),
    [
      [PEOPLES.german, 'nation', 'german'],
      [PEOPLES.austrian, 'nation', 'austro-hungarian'],
      [PEOPLES.russian, 'nation', 'russian'],
      [PEOPLES.romanian, 'nation', 'romanian'],
      [PEOPLES.turkish, 'nation', 'german'],
      [UNITS.infantryCorps, 'size', 'corps'],
      [UNITS.division, 'size', 'division'],
      [UNITS.cavalryCorps, 'kind', 'cavalry'],
      [UNITS.heavyArtillery, 'kind', 'heavy-artillery'],
      [STATES.reduced, 'reduced', true],
      [STATES.full, 'reduced', false],
      [STATES.unsupplied, 'supply', 'out'],
      [STATES.supplied, 'supply', 'edge'],
      [GROUND.swamp, 'terrain', 'swamp'],
      [GROUND.mountain, 'terrain', 'mountain'],
      [GROUND.river, 'river', true],
    ],
  ],
  [
    'nach-paris',
    () => Promise.resolve(NACH_PARIS),
    [
      [PEOPLES.german, 'nation', 'germany'],
      [PEOPLES.french, 'nation', 'france'],
      [PEOPLES.british, 'nation', 'britain'],
      [PEOPLES.belgian, 'nation', 'belgium'],
      [UNITS.division, 'kind', 'inf'],
      [UNITS.brigade, 'kind', 'inf'],
      [UNITS.cavalryDivision, 'kind', 'cav'],
      [UNITS.heavyArtillery, 'kind', 'har'],
      [UNITS.siegeArtillery, 'kind', 'sar'],
      [STATES.unsupplied, 'supply', 'ooc'],
      [GROUND.clear, 'terrain', 'clear'],
      [GROUND.forest, 'hexside', 'deep-forest'],
      [WITHDRAWS, 'withdraws', true],
    ],
  ],
];

describe.each(LEXICONS)('%s', (_game, lexiconFor, told) => {
  test.each(told.map((row) => [row[1], row[2], row[0]] as const))('%s: %s', async (name, value, words) => {
    const vocabulary = vocabularyOf(await lexiconFor(), 'en');
    const wrong = phrasesOf(words).filter((word) => {
      const tokens = tokensOf(word);
      const found = matchAt(searchedBy(vocabulary, tokens), 0);
      const meaning = found?.to === tokens.length ? found.meaning : undefined;
      if (meaning?.kind === 'traits') return meaning.traits[name] !== value;
      if (meaning?.kind === 'field') return meaning.field !== name || meaning.value !== value;
      return meaning?.kind !== 'asks' || meaning.name !== name;
    });
    expect(wrong).toEqual([]);
  });
});
