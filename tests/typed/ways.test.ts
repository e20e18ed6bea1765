import { describe, expect, test } from 'vitest';
import type { GameId } from '@/lib/core/game-id';
import { LANGUAGES, type Language } from '@/lib/core/language';
import type { TypedFight } from '@/lib/typed/fight';
import { readFightIn } from '@/tests/support/read-fight';

/*
 * The same fight said in many ways: how strong the units are, who attacks whom, and what else there is, in every place
 * of the sentence. Each way is read in full, and means the same.
 */

type Ways = Readonly<Record<Language, readonly string[]>>;
type Words = Readonly<Record<Language, string>>;

/** How strong each of two units is. */
const EACH: Ways = {
  en: [
    ...['of X', 'X', 'of X each', 'X each', ', X each,', ', X apiece,', ', each X,', 'each of X', 'with X each'],
    ...['worth X each', 'with strength X', 'of strength X', 'at X each', ', both X,', '(X each)', 'rated X'],
    ', strength X each,',
  ],
  es: [
    ...['de X', 'X', 'de X cada uno', 'X cada uno', ', X cada uno,', ', cada uno de X,', 'con X cada uno'],
    ...['con fuerza X', 'de fuerza X', 'que valen X cada uno', ', los dos de X,', '(de X)', ', de X los dos,'],
  ],
  it: [
    ...['da X', 'X', 'da X ciascuno', 'X ciascuno', ', X ciascuno,', ', ciascuno da X,', 'con X ciascuno'],
    ...['con forza X', 'di forza X', ', tutti e due da X,', '(da X)', ", da X l'uno,"],
  ],
};
/** … and how strong a single one. */
const ONE: Ways = {
  en: ['of X', 'X', 'with X', 'with strength X', ', strength X', ', a X', '(X)', 'that has X'],
  es: ['de X', 'X', 'con X', 'con fuerza X', ', fuerza X', '(X)', 'que tiene X'],
  it: ['da X', 'X', 'con X', 'con forza X', ', forza X', '(X)', 'che ha X'],
};
/** Who attacks stands before the verb … */
const ATTACK: Ways = {
  en: ['attack', 'against', 'assault', 'go in against'],
  es: ['atacan a', 'contra', 'asaltan a', 'van contra'],
  it: ['attaccano', 'contro', 'assaltano', 'vanno contro'],
};
/** … and behind it. */
const DEFEND: Ways = {
  en: ['is attacked by', 'gets hit by', 'defends against'],
  es: ['es atacado por', 'recibe el ataque de', 'se defiende de', 'se defiende contra'],
  it: ['è attaccato da', 'viene attaccato da', 'si difende da', 'si difende contro'],
};

/** The strengths of both sides in an input, and who attacks. */
interface Told {
  readonly attack: readonly unknown[];
  readonly defence: readonly unknown[];
  readonly attacker: unknown;
}
interface Army {
  readonly two: Words;
  readonly one: Words;
  readonly strengths: readonly [attack: number, defence: number];
  readonly told: (input: TypedFight['input']) => Told;
  readonly attacker: string;
}

type Units = readonly Readonly<Record<string, unknown>>[];
/** The sides of a form with hexes of attackers. */
const byHexes =
  (attack: string, defence: string) =>
  ({ attackers = [], defenders = [] }: TypedFight['input']): Told => {
    const units = (attackers as readonly { readonly units: Units }[]).flatMap((hex) => hex.units);
    return {
      attack: units.map((unit) => unit[attack]),
      defence: (defenders as Units).map((unit) => unit[defence]),
      attacker: units[0]?.nation,
    };
  };

const ARMIES: Readonly<Partial<Record<GameId, Army>>> = {
  'when-eagles-fight': {
    two: { en: 'two German corps', es: 'dos cuerpos alemanes', it: 'due corpi tedeschi' },
    one: { en: 'a Russian corps', es: 'un cuerpo ruso', it: 'un corpo russo' },
    strengths: [6, 5],
    told: byHexes('attack', 'defence'),
    attacker: 'german',
  },
  'nach-paris': {
    two: { en: 'two German divisions', es: 'dos divisiones alemanas', it: 'due divisioni tedesche' },
    one: { en: 'a French division', es: 'una división francesa', it: 'una divisione francese' },
    strengths: [36, 25],
    told: byHexes('cbf', 'cbf'),
    attacker: 'germany',
  },
  'grand-illusion': {
    two: { en: 'two German corps', es: 'dos cuerpos alemanes', it: 'due corpi tedeschi' },
    one: { en: 'a French corps', es: 'un cuerpo francés', it: 'un corpo francese' },
    strengths: [6, 5],
    told: ({ board, attacker }) => {
      const { german = [], allied = [] } = board as Readonly<Record<string, Units>>;
      return { attack: german.map(({ cs }) => cs), defence: allied.map(({ cs }) => cs), attacker };
    },
    attacker: 'german',
  },
};

const joined = (...words: readonly string[]): string => words.join(' ').replaceAll(' ,', ',').replace(/,$/, '');

describe.each(Object.entries(ARMIES) as [GameId, Army][])('%s', (game, army) => {
  test.each(LANGUAGES)('strengths and verbs, %s', async (lang) => {
    const [x, y] = army.strengths;
    const two = (way: string): string => `${army.two[lang]} ${way.replace('X', String(x))}`;
    const one = (way: string): string => `${army.one[lang]} ${way.replace('X', String(y))}`;
    const [usualEach = '', usualOne = ''] = [EACH[lang][0], ONE[lang][0]];
    const texts = [
      ...EACH[lang].map((each) => [each, usualOne] as const),
      ...ONE[lang].map((way) => [usualEach, way] as const),
    ].flatMap(([each, way]) => [
      ...ATTACK[lang].map((verb) => joined(two(each), verb, one(way))),
      ...DEFEND[lang].map((verb) => joined(one(way), verb, two(each))),
    ]);
    const wrong: string[] = [];
    for (const text of texts) {
      const fight = await readFightIn(game, lang, text);
      const told =
        fight && fight.faults.length === 0 && fight.unknown.length === 0 ? army.told(fight.input) : undefined;
      const want: Told = { attack: [x, x], defence: [y], attacker: army.attacker };
      if (JSON.stringify(told) !== JSON.stringify(want)) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });
});

/** What is said besides, with the field that it fills in. */
type Circumstance = readonly [field: string, value: unknown, ways: Ways];

const turn = (n: number): Circumstance => [
  'turn',
  n,
  {
    en: [`turn ${n}`, `on turn ${n}`, `it's turn ${n}`, `in turn ${n}`, `game turn ${n}`, `we're on turn ${n}`],
    es: [`turno ${n}`, `en el turno ${n}`, `es el turno ${n}`, `estamos en el turno ${n}`, `vamos por el turno ${n}`],
    it: [`turno ${n}`, `nel turno ${n}`, `è il turno ${n}`, `siamo al turno ${n}`],
  },
];
const die = (n: number): Circumstance => [
  'die',
  n,
  {
    en: [
      ...[`die ${n}`, `roll of ${n}`, `I rolled a ${n}`, `the die was a ${n}`, `the roll is ${n}`, `rolled ${n}`],
      ...[`die roll ${n}`, `I got a ${n} on the die`],
    ],
    es: [
      ...[`dado ${n}`, `tirada de ${n}`, `saco un ${n}`, `he sacado un ${n}`, `el dado es un ${n}`],
      ...[`me sale un ${n}`, `tiro un ${n}`],
    ],
    it: [
      ...[`dado ${n}`, `tiro di ${n}`, `ho fatto ${n}`, `esce ${n}`, `il dado è ${n}`, `tiro un ${n}`],
      `mi esce un ${n}`,
    ],
  },
];

const CIRCUMSTANCES: Readonly<Record<GameId, { readonly base: Words; readonly list: readonly Circumstance[] }>> = {
  'when-eagles-fight': {
    base: {
      en: 'two German corps of 6 attack a Russian corps of 5',
      es: 'dos cuerpos alemanes de 6 atacan a un cuerpo ruso de 5',
      it: 'due corpi tedeschi da 6 attaccano un corpo russo da 5',
    },
    list: [
      turn(12),
      die(4),
      [
        'river',
        true,
        {
          en: ['across a river', 'over a river', 'behind a river', 'there is a river between them'],
          es: ['a través de un río', 'cruzando un río', 'tras un río', 'con un río por medio', 'al otro lado del río'],
          it: [
            'attraverso un fiume',
            'oltre un fiume',
            'dietro un fiume',
            'passando un fiume',
            'con un fiume in mezzo',
          ],
        },
      ],
      [
        'terrain',
        'forest',
        {
          en: ['in forest', 'in the woods', 'in a forest', 'forest hex', 'the hex is forest', 'the terrain is forest'],
          es: ['en bosque', 'en un bosque', 'en el bosque', 'terreno bosque', 'el hex es bosque'],
          it: ['in foresta', 'nel bosco', 'in un bosco', 'terreno foresta', "l'esagono è foresta"],
        },
      ],
      [
        'terrain',
        'mountain',
        {
          en: ['in mountains', 'in the mountains', 'mountain hex', 'up in the mountains'],
          es: ['en montaña', 'en las montañas'],
          it: ['in montagna', 'sui monti', 'tra i monti'],
        },
      ],
      ['city', 'city', { en: ['in a city', 'in the city'], es: ['en una ciudad'], it: ['in una città', 'in città'] }],
      ['country', 'poland', { en: ['in Poland'], es: ['en Polonia'], it: ['in Polonia'] }],
    ],
  },
  'nach-paris': {
    base: {
      en: 'two German divisions of 36 attack a French division of 25',
      es: 'dos divisiones alemanas de 36 atacan a una división francesa de 25',
      it: 'due divisioni tedesche da 36 attaccano una divisione francese da 25',
    },
    list: [
      turn(8),
      die(11),
      [
        'terrain',
        'broken',
        {
          en: ['in broken terrain', 'in broken ground', 'broken hex', 'the terrain is broken'],
          es: ['en terreno quebrado', 'en quebrado', 'el terreno es quebrado'],
          it: ['in terreno rotto', 'su terreno rotto'],
        },
      ],
      [
        'works',
        'fieldworks',
        {
          en: ['in fieldworks', 'behind fieldworks', 'the French have fieldworks', 'the defender is in fieldworks'],
          es: ['en obras de campaña', 'tras obras de campaña', 'el defensor tiene obras de campaña'],
          it: ['in opere campali', 'dietro opere campali', 'il difensore ha opere campali'],
        },
      ],
      [
        'rain',
        true,
        {
          en: ['in the rain', "it's raining", 'with rain', 'raining'],
          es: ['con lluvia', 'lloviendo', 'está lloviendo', 'llueve'],
          it: ['con la pioggia', 'piove', 'sotto la pioggia', 'sta piovendo'],
        },
      ],
    ],
  },
  'grand-illusion': {
    base: {
      en: 'two German corps of 6 attack a French corps of 5',
      es: 'dos cuerpos alemanes de 6 atacan a un cuerpo francés de 5',
      it: 'due corpi tedeschi da 6 attaccano un corpo francese da 5',
    },
    list: [
      turn(8),
      [
        'trench',
        1,
        {
          en: ['trench 1', 'in trench 1', 'in a level 1 trench', 'with a trench of 1', 'behind trench level 1'],
          es: ['trinchera 1', 'en trinchera 1', 'en una trinchera de nivel 1', 'con trinchera 1', 'atrincherado 1'],
          it: ['trincea 1', 'in trincea 1', 'in una trincea di livello 1', 'con trincea 1'],
        },
      ],
      ['fow', '4', { en: ['FoW 4', 'fortunes of war 4'], es: ['FoW 4'], it: ['FoW 4', 'fortune di guerra 4'] }],
      ['hex', 56, { en: ['in hex 56', 'hex 56'], es: ['en el hexágono 56', 'hex 56'], it: ["nell'esagono 56"] }],
      [
        'concentric',
        3,
        {
          en: ['concentric from 3 hexes', 'from 3 hexes', 'attacking from three hexes'],
          es: ['concéntrico desde 3 hexágonos', 'desde tres hexágonos'],
          it: ['concentrico da 3 esagoni', 'da tre esagoni'],
        },
      ],
    ],
  },
  'paths-of-glory': {
    base: {
      en: 'two German armies attack a French army in Sedan',
      es: 'dos ejércitos alemanes atacan a un ejército francés en Sedán',
      it: "due armate tedesche attaccano un'armata francese a Sedan",
    },
    list: [
      [
        'trench',
        1,
        {
          en: [
            'trench 1',
            'in trench 1',
            'in a level 1 trench',
            'dug in',
            'entrenched',
            'trench level one',
            'in a trench',
          ],
          es: ['trinchera 1', 'en una trinchera de nivel 1', 'con trinchera nivel 1', 'atrincherado', 'en trinchera'],
          it: ['trincea 1', 'in una trincea di livello 1', 'trincea livello 1', 'trincerato', 'in trincea'],
        },
      ],
      [
        'attackerDie',
        4,
        {
          en: ['attacker rolls 4', 'the attacker rolled a 4', 'attacker die 4', 'the Germans roll a 4', 'German die 4'],
          es: ['el atacante saca un 4', 'dado del atacante 4', 'los alemanes sacan un 4'],
          it: ["l'attaccante fa 4", "dado dell'attaccante 4", 'i tedeschi fanno 4', 'i tedeschi tirano 4'],
        },
      ],
      [
        'attackerDrm',
        1,
        {
          en: ['+1 for the attacker', 'attacker +1', 'the Germans get +1'],
          es: ['+1 para el atacante', 'atacante +1', 'los alemanes tienen +1'],
          it: ["+1 per l'attaccante", 'attaccante +1', 'i tedeschi hanno +1'],
        },
      ],
      [
        'defenderOutOfSupply',
        true,
        {
          en: ['the French are out of supply', 'the defender is out of supply'],
          es: ['los franceses están sin suministro', 'el defensor está sin suministro'],
          it: ['i francesi sono senza rifornimenti', 'il difensore è fuori rifornimento'],
        },
      ],
    ],
  },
};

/** Whether an input fills in a field, its own or that of a hex of attackers. */
const hasField = (input: TypedFight['input'], field: string, value: unknown): boolean =>
  [input, ...((input.attackers ?? []) as readonly TypedFight['input'][])].some((one) => one[field] === value);

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

describe.each(Object.entries(CIRCUMSTANCES) as [GameId, (typeof CIRCUMSTANCES)[GameId]][])(
  '%s',
  (game, { base, list }) => {
    test.each(LANGUAGES)('circumstances in every place, %s', async (lang) => {
      const own = base[lang];
      const units = (await readFightIn(game, lang, own))?.input;
      const wrong: string[] = [];
      for (const [field, value, ways] of list)
        for (const way of ways[lang])
          for (const text of [
            `${own}, ${way}`,
            `${own} ${way}`,
            `${way}, ${own}`,
            `${way}: ${own}`,
            `${own}. ${capital(way)}.`,
          ]) {
            const fight = await readFightIn(game, lang, text);
            const isRead = fight !== undefined && fight.faults.length === 0 && fight.unknown.length === 0;
            const areSame = JSON.stringify(fight?.input.defenders) === JSON.stringify(units?.defenders);
            if (!isRead || !areSame || !hasField(fight.input, field, value)) wrong.push(text);
          }
      expect(wrong).toEqual([]);
    });
  },
);
