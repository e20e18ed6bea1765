import { LANGUAGES } from '@/lib/core/language';
import { oncePer } from '@/lib/core/once';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';
import { STATES, WORDS } from '@/lib/games/grand-illusion/typed/words';
import type { Entry, Lexicon } from '@/lib/typed/meaning';

/** The numbers of the hexes that bear a name, by the name in English: Liège and Verdun are two hexes each. */
export const hexesNamed = oncePer(({ hexes }: GiData): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  for (const { n, name } of hexes.hexes) if (name) found.set(name.en, [...(found.get(name.en) ?? []), n]);
  return found;
});

/** "Nancy and Toul", "Calais/Boulogne": either name is the hex's. */
const parts = (name: string): readonly string[] => [name, ...name.split(/\/| and | y | e /)];

/** Every word of a battle in Grand Illusion. */
export const lexiconOf = oncePer((data: GiData): Lexicon => {
  const places = data.hexes.hexes.flatMap(({ n, name, aka = [] }): readonly Entry[] => {
    if (!name) return [];
    const words = [...LANGUAGES.flatMap((lang) => parts(name[lang])), ...aka];
    return [
      { words, means: { kind: 'field', field: 'place', value: name.en } },
      // "Verdun 76": the number is the hex's.
      { words: words.map((word) => `${word} ${n}`), means: { kind: 'field', field: 'hex', value: n } },
    ];
  });
  return {
    entries: [...WORDS, ...places],
    noun: 'kind',
    byNation: true,
    nation: 'nation',
    short: { al: 'german' },
    numeral: 'name',
    alone: ['fort'],
    masculine: ['corps', 'fort'],
    feminine: ['division', 'brigade', 'cavalry'],
    alliances: { french: 'allied', british: 'allied', belgian: 'allied' },
    ground: ['place', 'hex'],
    // Up to 19 it may be a turn as well.
    hexes: { field: 'hex', min: 20, max: LAST_HEX },
    cover: ['trench', 'tem'],
    strength: ['cs', 'dcs'],
    states: [...STATES, 'territorial'],
    sided: ['die'],
    many: ['die', 'fowDie', 'attackDie', 'defenceDie', 'freeDie'],
    factors: ['cs', 'dcs'],
  };
});
