import { LANGUAGES } from '@/lib/core/language';
import { oncePer } from '@/lib/core/once';
import type { PogData, UnitType } from '@/lib/games/paths-of-glory/data';
import { cardNumbers } from '@/lib/games/paths-of-glory/typed/card-numbers';
import { sideNumbers } from '@/lib/games/paths-of-glory/typed/side-numbers';
import { COMBAT_WORDS } from '@/lib/games/paths-of-glory/typed/combat-words';
import { CHANCES } from '@/lib/games/paths-of-glory/typed/wanted-words';
import { FIELD_WORDS, KIND_WORDS, NATIONS, SPECIAL_WORDS } from '@/lib/games/paths-of-glory/typed/words';
import { withEntries, type Entry, type Lexicon } from '@/lib/typed/meaning';

const SPANISH = /^(?:ej(?:s|tos?)?|cpos?)$/;
const KINDS = ['army', 'corps'] as const;
const NOUN = /\b(army|corps|ej[eé]rcito|cuerpo|armata|corpo)\b/gi;

/** "German" of "German army", "alemán" of "Ejército alemán": what the names of plain units call their nation. */
const adjectivesOf = ({ name }: UnitType): readonly string[] =>
  LANGUAGES.map((lang) => name[lang].replace(NOUN, '').trim());

/** Every word of a fight in Paths of Glory: units and places as the data names them, and what players say besides. */
export const lexiconOf = oncePer((data: PogData): Lexicon => {
  const plain = data.units.types.filter(({ special }) => special === null);
  const nations = data.units.nations.map(({ id, abbr, name }): Entry => ({
    words: [
      ...LANGUAGES.flatMap((lang) => [abbr?.[lang] ?? [], name[lang]].flat()),
      ...plain.filter(({ nation }) => nation === id).flatMap(adjectivesOf),
      // "Two armies attack a French one": no number.
      ...plain
        .filter(({ nation }) => nation === id)
        .flatMap(({ name: { en } }) => {
          const people = en.replace(NOUN, '').trim();
          return [`${people} one`, `${people} ones`];
        }),
      ...(NATIONS[id]?.split('|') ?? []),
    ],
    means: { kind: 'traits', traits: { nation: id } },
  }));
  const marks = [...new Set(data.units.types.flatMap(({ special }) => special ?? []))];
  const specials = marks.map((special): Entry => {
    const types = data.units.types.filter((type) => type.special === special);
    const [only] = types;
    // The counters of a mark that has only one kind need no noun.
    return {
      words: [...(special === 'or' ? ['(or)'] : [special]), ...(SPECIAL_WORDS[special]?.split('|') ?? [])],
      means: {
        kind: 'traits',
        traits: {
          special,
          nation: only?.nation ?? '',
          ...(types.length === 1 && only ? { kind: only.kind as string } : {}),
        },
      },
    };
  });
  // In Spanish AL is Germany beside a unit, "ej al", and an article else.
  const abbreviated = KINDS.map((kind): Entry => ({
    words: KIND_WORDS[kind].split('|').flatMap((word) => (SPANISH.test(word) ? [`${word} al`] : [])),
    means: { kind: 'traits', traits: { kind, nation: 'germany' } },
  }));
  const places = data.spaces.map(({ id, name, aka }): Entry => ({
    words: [name, ...aka],
    means: { kind: 'field', field: 'space', value: id, place: true },
  }));
  return {
    entries: [
      ...FIELD_WORDS,
      CHANCES,
      ...abbreviated,
      ...KINDS.map((kind): Entry => ({
        words: KIND_WORDS[kind].split('|'),
        means: { kind: 'traits', traits: { kind } },
      })),
      ...specials,
      ...places,
      ...nations,
    ],
    noun: 'kind',
    nation: 'nation',
    short: { al: 'germany' },
    alliances: Object.fromEntries(data.units.nations.flatMap(({ id, side }) => (side ? [[id, side] as const] : []))),
    states: ['face'],
    marks: ['special'],
    masculine: ['corps'],
    feminine: ['army'],
    which: 'which',
    sided: ['drm', 'die'],
    ground: ['space'],
    cover: ['terrain', 'trench', 'fort'],
    brackets: { face: 'reduced' },
    losses: { name: 'loss', min: 1, max: 7 },
    signed: { name: 'drm', min: -6, max: 6 },
  };
});

/** What the units of each nation are called, by its id. */
export const nationWordsOf = oncePer((data: PogData): Readonly<Record<string, string>> => {
  const nations = data.units.nations.map(({ id, name }): readonly [string, string] => {
    const plain = data.units.types.filter(({ special, nation }) => special === null && nation === id);
    const all = [...LANGUAGES.map((lang) => name[lang]), ...plain.flatMap(adjectivesOf), NATIONS[id] ?? ''];
    return [id, [...new Set(all)].filter((word) => word !== '').join('|')];
  });
  return Object.fromEntries(nations);
});

/** … and of the fights, the numbers that a nation has: "the German rolled a five". */
export const combatLexiconOf = oncePer((data: PogData): Lexicon => {
  const [lexicon, people] = [lexiconOf(data), nationWordsOf(data)];
  return withEntries([...COMBAT_WORDS, ...cardNumbers(people), ...sideNumbers(people)], lexicon);
});
