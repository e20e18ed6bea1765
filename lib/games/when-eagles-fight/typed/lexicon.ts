import named from '@/content/when-eagles-fight/places.json';
import { LANGUAGES } from '@/lib/core/language';
import { oncePer } from '@/lib/core/once';
import { ODDS } from '@/lib/games/when-eagles-fight/attack/fields';
import type { SheetData } from '@/lib/games/when-eagles-fight/data';
import { HEX } from '@/lib/games/when-eagles-fight/sheet/ground';
import { WORDS } from '@/lib/games/when-eagles-fight/typed/words';
import type { Entry, Lexicon } from '@/lib/typed/meaning';

/** A place that the rules name, with what they say of its hex. */
export interface NamedPlace {
  readonly name: string;
  readonly target: string;
  readonly city: 'none' | 'city' | 'kovno';
  /** a source of supply, if a railway leads from it to a friendly edge (9.6) */
  readonly town: boolean;
  readonly country: string | undefined;
}

/** What only says how a unit is. */
export const STATES = ['reduced', 'supply', 'ammo', 'steps', 'secondArmy', 'retreated'];

/** The named hexes of the ready sheets: all that the rulebook says of the map. */
export const placesOf = oncePer(({ boards }: SheetData): readonly NamedPlace[] => {
  const found = new Map<string, NamedPlace>();
  for (const { sheet } of boards)
    for (const [target, { name, place, country }] of Object.entries(sheet.hexes ?? {})) {
      if (!name || name.length < 4) continue;
      const isCity = place === 'city' || place === 'capital';
      const city = target === HEX.kovno ? 'kovno' : isCity ? 'city' : 'none';
      const known = country === 'none' ? undefined : country;
      const town = isCity || place === 'town';
      found.set(target, { name, target, city, town, country: known ?? found.get(target)?.country });
    }
  return [...found.values()];
});

/** How else players write a place, in whatever language. */
function spellingsOf(place: string): readonly string[] {
  const found = named.places.find(({ name }) => name.en === place);
  return found ? [...LANGUAGES.map((lang) => found.name[lang]), ...found.aka] : [];
}

/** Every word of an attack in When Eagles Fight. */
export const lexiconOf = oncePer((data: SheetData): Lexicon => {
  const places = placesOf(data).map(({ name, target }): Entry => ({
    words: [name, ...spellingsOf(name)],
    means: { kind: 'field', field: 'target', value: target },
  }));
  const known = new Set(placesOf(data).map(({ name }) => name));
  // Nobody says which hexes these are: they are known, and named as not understood.
  const others = named.places.flatMap(({ name, aka }): readonly Entry[] =>
    known.has(name.en) ? [] : [{ words: [...LANGUAGES.map((lang) => name[lang]), ...aka], means: { kind: 'other' } }],
  );
  return {
    entries: [...WORDS, ...places, ...others],
    noun: 'kind',
    nation: 'nation',
    short: { al: 'german' },
    numeral: 'name',
    alliances: { german: 'central', 'austro-hungarian': 'central', russian: 'russian', romanian: 'russian' },
    states: STATES,
    strength: ['factor'],
    named: { attack: 'attack', defence: 'defence' },
    mostCounted: 9,
    sums: true,
    // Heavy artillery helps an attack (13.18).
    attackers: ['heavy-artillery'],
    alone: ['fortress'],
    within: { active: 'infantry' },
    defenders: ['fortress'],
    // Only Germans have active corps (2.7).
    peoples: { active: 'german' },
    ground: ['target'],
    cover: ['terrain', 'city', 'cityOf', 'river'],
    numbered: { field: 'target', digits: 4 },
    factors: ['attack', 'defence', 'move'],
    odds: { field: 'odds', values: ODDS },
  };
});
