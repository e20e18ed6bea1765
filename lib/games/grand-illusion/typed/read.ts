import { text, type Text } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import type { Language } from '@/lib/core/language';
import { fold } from '@/lib/search/text';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { sideOf, type Nation, type Side } from '@/lib/games/grand-illusion/sides';
import { ASKED_TOOLS } from '@/lib/games/grand-illusion/typed/asked';
import { hexesNamed, lexiconOf } from '@/lib/games/grand-illusion/typed/lexicon';
import { withColumnDice } from '@/lib/games/grand-illusion/typed/column-told';
import { NATION_WORDS } from '@/lib/games/grand-illusion/typed/nation-words';
import { placeAttack, placeDefence } from '@/lib/games/grand-illusion/typed/placing';
import { withToldAgain } from '@/lib/games/grand-illusion/typed/told-again';
import { eitherOf, nameIn, readAsked } from '@/lib/typed/asked';
import { fightOf, isFight, type FightReader, type TypedFight } from '@/lib/typed/fight';
import type { Item } from '@/lib/typed/items';
import { clauseAround, firstOf, isNumeral, lastOf } from '@/lib/typed/tokens';
import { readFight, wordsAt, type Fault, type FieldRead, type Reading } from '@/lib/typed/reading';

const say = sayIn('typed');

const MARKS = [
  'name',
  'disrupted',
  'besieged',
  'mountain',
  'cs',
  'dcs',
  'hits',
  'steps',
  'withdraws',
  'garrison',
  'brackets',
  'circle',
] as const;
/** More than the board takes: it says so itself. */
const MOST_COUNTED = 30;
/** Hexes in which the battle is another one (9.3.1, 3.2.1): which of two of a name has to be said. */
const TELLING = 'Vosges';

/** Only a fort loses steps, and only cavalry withdraws (9.3.3, 9.6.2). */
const ONLY_OF: Readonly<Record<string, string>> = {
  hits: 'fort',
  steps: 'fort',
  withdraws: 'cavalry',
  besieged: 'fort',
};
const isIdle = ({ traits }: Item, name: string): boolean => name in ONLY_OF && traits.kind !== ONLY_OF[name];
const idleIn = ({ attack, defence }: Reading): readonly number[] => {
  const all = [...attack, ...defence];
  const placesOf = (name: string, idle: boolean): readonly number[] =>
    all.flatMap((item) => (isIdle(item, name) === idle ? (item.said[name] ?? []) : []));
  // "The fort is besieged": what is said of somebody who may be so is understood, whoever else it is read of.
  return Object.keys(ONLY_OF).flatMap((name) => {
    const told = placesOf(name, false);
    return placesOf(name, true).filter((at) => !told.includes(at));
  });
};

function unitsOf(item: Item, nation: Nation) {
  const { traits, count } = item;
  const unit = {
    nation: (traits.nation ?? nation) as Nation,
    kind: String(traits.kind ?? 'corps'),
    ...(traits.row === undefined ? {} : { row: String(traits.row) }),
    ...Object.fromEntries(
      MARKS.flatMap((name) => (traits[name] === undefined || isIdle(item, name) ? [] : [[name, traits[name]]])),
    ),
    ...(traits.territorial === true ? { name: traits.name === undefined ? 'T' : `${String(traits.name)} T` } : {}),
  };
  return Array.from({ length: Math.min(count ?? 1, MOST_COUNTED) }, () => ({ ...unit }));
}

const nationIn = (items: readonly Item[]): Nation | undefined =>
  items.map(({ traits }) => traits.nation).find((one) => one !== undefined) as Nation | undefined;
const against = (nation: Nation | undefined): Nation => (nation === 'german' ? 'french' : 'german');

/** "An Allied corps": of which nation it does not say. */
const isAllied = ({ traits, own }: Item): boolean => traits.allied === true && !own.includes('nation');

interface Sides {
  readonly attacker: Nation;
  readonly defender: Nation;
}

function sidesOf({ attack, defence }: Reading): Sides {
  const sideOf = (items: readonly Item[]): Nation | undefined =>
    nationIn(items) ?? (items.some(isAllied) ? 'french' : undefined);
  const attacker = sideOf(attack) ?? against(sideOf(defence));
  return { attacker, defender: sideOf(defence) ?? against(attacker) };
}

/** The number of the hex that is named, if it is one. */
function hexOf(fields: readonly FieldRead[], data: GiData): number | undefined {
  const said = fields.find(({ field }) => field === 'hex')?.value;
  if (said !== undefined) return Number(said);
  const name = fields.find(({ field }) => field === 'place')?.value;
  const [only, other] = hexesNamed(data).get(String(name)) ?? [];
  return other === undefined ? only : undefined;
}

const GIVEN = ['tem', 'trench', 'concentric', 'turn', 'fow', 'advantage', 'mandated', 'entered', 'landing'];
/** What is said of the battle itself, as the form takes it. */
const givenIn = ({ fields }: Reading): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields
      .filter(({ field }) => GIVEN.includes(field))
      .map(({ field, value }) => [field, field === 'fow' ? String(value) : value]),
  );

/** The units of both sides where they stand. */
function placedIn(reading: Reading, { attacker, defender }: Sides) {
  const defence = placeDefence(reading.defence.flatMap((item) => unitsOf(item, defender)));
  const attack = placeAttack(
    reading.attack.flatMap((item) => unitsOf(item, attacker)),
    defence,
  );
  return { attack, defence };
}

/** In how many spaces both sides stand. */
function spacesOf({ attack, defence }: ReturnType<typeof placedIn>): number {
  const held = new Set(defence.flatMap(({ space }) => space ?? []));
  return new Set(attack.flatMap(({ space }) => (space !== undefined && held.has(space) ? [space] : []))).size;
}

function inputOf(
  reading: Reading,
  { attacker }: Sides,
  { attack, defence }: ReturnType<typeof placedIn>,
  dice: ReadonlyMap<FieldRead, string>,
  data: GiData,
) {
  const hex = hexOf(reading.fields, data);
  const side: Side = sideOf(attacker);
  return {
    attacker: side,
    board: side === 'german' ? { german: attack, allied: defence } : { german: defence, allied: attack },
    ...givenIn(reading),
    ...Object.fromEntries([...dice].map(([{ value }, name]) => [name, value])),
    ...(hex === undefined ? {} : { hex }),
  };
}

/** Corps with a number of theirs and no more. */
const areNumberOf = ({ count = 1, article, own, traits }: Item): boolean =>
  count > 1 && !article && traits.kind === 'corps' && own.every((name) => name === 'nation' || name === 'kind');

/** "5 corps and 4 corps": two numbers of the same corps beside each other may be the strengths of two as well. */
function unclear(items: readonly Item[]): readonly Item[] {
  const plain = items.filter(areNumberOf);
  return plain.filter((one) =>
    plain.some((other) => other !== one && other.traits.nation === one.traits.nation && other.place === one.place),
  );
}

const ARTICLE = /^(?:an?|un)$/;
const ARTICLE_WORD = /^(?:an?|una?|the|el|la|los|il|i|gli|le|lo|l)$/;
/**
 * "A 6 corps and a 5 corps", "un 6 cuerpo": after "a" the number is a strength, and with it the unclear ones are. In
 * Spanish and Italian "a" itself is no article: "atacan a 2 cuerpos".
 */
function withStrengths(reading: Reading): Reading {
  const { attack, defence, tokens } = reading;
  const word = (at: number): string => tokens[at]?.folded ?? '';
  // In digits alone: "a pair of corps" is two.
  const isOne = ({ tokens: own }: Item): boolean => {
    const number = own.find((at) => tokens[at]?.kind === 'number');
    const article = number === undefined ? '' : word(number - 1);
    return ARTICLE.test(article) && (article !== 'a' || own.some((at) => word(at) === 'corps'));
  };
  const isTold = [...attack, ...defence].some(
    (item) => (item.article && item.own.includes('cs')) || (areNumberOf(item) && isOne(item)),
  );
  const told = (items: readonly Item[]): readonly Item[] => {
    const open = isTold ? unclear(items) : [];
    return items.map((item) => {
      if (!open.includes(item) && !(areNumberOf(item) && isOne(item))) return item;
      return { ...item, count: 1, traits: { ...item.traits, cs: item.count ?? 0 }, own: [...item.own, 'cs'] };
    });
  };
  return { ...reading, attack: told(attack), defence: told(defence) };
}

/** Units of one side that fight for both alliances. */
function faultsOf({ attack, defence, fields }: Reading, { attacker, defender }: Sides, data: GiData): readonly Text[] {
  const strays = (items: readonly Item[], side: Side): boolean =>
    items.some(({ traits }) => traits.nation !== undefined && sideOf(traits.nation as Nation) !== side);
  const mixed = strays(attack, sideOf(attacker)) || strays(defence, sideOf(defender));
  const place = String(fields.find(({ field }) => field === 'place')?.value ?? '');
  const hexes = hexesNamed(data).get(place) ?? [];
  const open = place === TELLING && fields.every(({ field }) => field !== 'hex');
  return [
    ...(mixed ? [say('fault.mixed')] : []),
    ...(!mixed && sideOf(attacker) === sideOf(defender) ? [say('fault.sameSide')] : []),
    ...(open ? [say('fault.hex', { name: place, hexes: hexes.join(', ') })] : []),
  ];
}

function itemText(item: Item, nation: Nation): Text {
  const { traits, count } = item;
  const unit = text(`unit.counter.${String(traits.nation ?? nation)}.${String(traits.kind ?? 'corps')}`);
  const state = traits.disrupted === true ? 'disrupted' : 'sound';
  const cs = typeof traits.cs === 'number' ? traits.cs : undefined;
  return say(cs === undefined ? 'usual' : 'units', { n: count ?? 1, unit, state, cs: cs ?? 5 });
}

function fieldText({ field, value }: FieldRead, data: GiData): Text {
  if (field === 'place') {
    const found = data.hexes.hexes.find(({ name }) => name?.en === value)?.name;
    const hexes = hexesNamed(data).get(String(value)) ?? [];
    return say(hexes.length > 1 && value !== TELLING ? 'places' : 'place', {
      name: found ?? String(value),
      hexes: hexes.join(', '),
    });
  }
  if (field === 'entered') return text('battle.fields.entered');
  if (field === 'garrison') return text('unit.fields.garrison');
  if (field === 'climbs') return text('unit.fields.mountain');
  if (field === 'attackCs' || field === 'defenceCs')
    return say('field', { name: text('unit.fields.cs'), value: Number(value) });
  if (field === 'mandated') return text('battle.facts.mandated.yes');
  if (field === 'fow' || field === 'advantage' || field === 'landing')
    return say('field', {
      name: text(`battle.fields.${field}`),
      value: text(`battle.options.${field}.${String(value)}`),
    });
  return say('field', { name: text(`battle.fields.${field}`), value: Number(value) });
}

/** "The III German corps against the fort of Namur", "two divisions of 3 …": the place says which fort. */
const isOnFort = ({ attack, defence, fields, force }: Reading): boolean =>
  force === 3 &&
  attack.some(
    ({ traits, count, article }) =>
      traits.kind !== undefined && (traits.nation !== undefined || (count !== undefined && !article)),
  ) &&
  defence.some(({ traits }) => traits.kind === 'fort') &&
  fields.some(({ field }) => field === 'place' || field === 'hex');

/** "XX corps against XIII corps": numbered corps on both sides, whosever they are. */
const areNumbered = ({ attack, defence, force }: Reading): boolean =>
  force === 3 &&
  [attack, defence].every((items) =>
    items.some(({ traits }) => traits.kind !== undefined && traits.name !== undefined),
  );

/** Whose corps they are has to be said before there is a battle: only what is said beside them is filled in. */
function askNation(reading: Reading, data: GiData): TypedFight {
  const hex = hexOf(reading.fields, data);
  return fightOf(reading, {
    tool: 'battle',
    input: { ...givenIn(reading), ...(hex === undefined ? {} : { hex }) },
    item: ({ traits, count }) =>
      text('typed.counted', { n: count ?? 1, unit: text(`unit.options.kind.${String(traits.kind)}`) }),
    field: (one) => fieldText(one, data),
    label: (field) => text(`battle.fields.${field === 'place' ? 'hex' : field}`),
    faults: [say('fault.nation')],
  });
}

const GERMAN = new Set(NATION_WORDS.german.split('|'));
const isGerman = (word: string): boolean => GERMAN.has(word);

const JOINS = /^(?:and|with|plus|y|con|mas|e|ed|piu|col|coi|cogli|junto|insieme)$/;
/**
 * What a clause of its own says of units that were named without it: "it is a fort", "the defenders are Belgians",
 * "they are mountain troops". Those only attack better (9.3.1.b).
 */
function withMore(reading: Reading): Reading {
  const { attack, defence, tokens, versus } = reading;
  const all = [...attack, ...defence];
  const wordBefore = (item: Item): string => {
    const number = firstOf(item);
    const at = ARTICLE_WORD.test(tokens[number - 1]?.folded ?? '') ? number - 1 : number;
    const { text: said = '', folded = '' } = tokens[at - 1] ?? {};
    return said === 'è' || said === 'È' ? '' : folded;
  };
  // "È uno dei corpi inglesi"
  const isOneOf = (item: Item): boolean => item.count === 1 && /^è$/i.test(tokens[firstOf(item) - 1]?.text ?? '');
  const isOwn = (item: Item): boolean =>
    (item.count === undefined || item.article || isOneOf(item)) &&
    !JOINS.test(wordBefore(item)) &&
    item.tokens.length > 0;
  const says = (names: readonly string[]) =>
    all.filter((item) => isOwn(item) && item.own.toSorted().join() === names.join());
  const [fort, otherFort] = says(['kind']).filter(({ traits }) => traits.kind === 'fort');
  const nameless = defence.filter(
    ({ own, count, article }) =>
      (count === undefined || article) && own.includes('nation') && !own.includes('kind') && !own.includes('name'),
  );
  const [allied, otherAllied] = all.filter(isAllied);
  const [people, otherPeople] = [...says(['nation']), ...says(['kind', 'nation'])].filter(
    ({ traits, own }) => traits.nation !== 'german' && (!own.includes('kind') || allied?.traits.kind === traits.kind),
  );
  const [mountain] = says(['mountain']);
  const isUnit = (item: Item): boolean => item.own.includes('kind') || item.own.includes('nation');
  const [climber, otherClimber] = attack.filter(isUnit);
  const isClimbing = climber !== undefined && !otherClimber && climber.traits.nation !== 'german';
  const one = (kind: string): Item | undefined => {
    const [only, other] = all.filter((item) => item.traits.kind === kind && isUnit(item));
    return other ? undefined : only;
  };
  const [hit] = says(['hits']);
  const [gone] = says(['withdraws']);
  const [ruin, horse] = [one('fort'), one('cavalry')];
  const more = new Map<Item, readonly [Item, string]>([
    ...(fort && !otherFort && nameless.length === 1 ? [[nameless[0] as Item, [fort, 'kind']] as const] : []),
    ...(allied && !otherAllied && people && !otherPeople ? [[allied, [people, 'nation']] as const] : []),
    ...(mountain && isClimbing ? [[climber, [mountain, 'mountain']] as const] : []),
    ...(hit && ruin ? [[ruin, [hit, 'hits']] as const] : []),
    ...(gone && horse ? [[horse, [gone, 'withdraws']] as const] : []),
  ]);
  const tellers = [...more.values()].map(([teller]) => teller);
  const told = (items: readonly Item[]): readonly Item[] =>
    items
      .filter((item) => !tellers.includes(item))
      .map((item) => {
        const [teller, name = ''] = more.get(item) ?? [];
        const value = teller?.traits[name];
        if (!teller || value === undefined) return item;
        return {
          ...item,
          traits: { ...item.traits, [name]: value },
          own: [...item.own, name],
          tokens: [...item.tokens, ...teller.tokens],
        };
      });
  // No German climbs: told behind him it is said of who attacks, unless it names him once more.
  const isNamed = ({ said }: Item): boolean => {
    const { from, to } = clauseAround(tokens, said.mountain?.[0] ?? 0);
    return versus.every((at) => at < from || at >= to) && tokens.slice(from, to).some(({ folded }) => isGerman(folded));
  };
  const isStray = (item: Item): boolean =>
    isClimbing && item.traits.mountain === true && item.traits.nation === 'german' && !isNamed(item);
  const strays = defence.filter(isStray).flatMap(({ said }) => said.mountain ?? []);
  if (strays.length === 0) return { ...reading, attack: told(attack), defence: told(defence) };
  return {
    ...reading,
    attack: told(attack).map((item) =>
      item === climber
        ? { ...item, traits: { ...item.traits, mountain: true }, tokens: [...item.tokens, ...strays] }
        : item,
    ),
    defence: told(defence).map((item) =>
      isStray(item)
        ? {
            ...item,
            traits: Object.fromEntries(Object.entries(item.traits).filter(([name]) => name !== 'mountain')),
            tokens: item.tokens.filter((at) => !strays.includes(at)),
          }
        : item,
    ),
  };
}

/**
 * "The fort is besieged, Germans attack a French fort": what is said of a fort alone is that of the fort of the battle,
 * and who attacks is none because one was named before him.
 */
function withSiege(reading: Reading): Reading {
  const attack = reading.attack.map((item) => {
    const { kind, besieged: _, ...traits } = item.traits;
    const isFort = kind === 'fort' && item.own.includes('kind');
    if (isFort || (kind !== 'fort' && item.traits.besieged === undefined)) return item;
    return item.own.includes('nation') && !item.own.includes('kind')
      ? { ...item, traits: kind === 'fort' || kind === undefined ? traits : { ...traits, kind } }
      : item;
  });
  const { defence } = reading;
  const all = [...attack, ...defence];
  const isTeller = ({ own, traits, count, article }: Item): boolean =>
    own.includes('besieged') &&
    own.every((name) => name === 'besieged' || (name === 'kind' && traits.kind === 'fort')) &&
    (count === undefined || article);
  const tellers = all.filter(isTeller);
  const [fort, other] = all.filter(
    (item) => item.own.includes('kind') && item.traits.kind === 'fort' && !isTeller(item),
  );
  const told = reading.attack.flatMap((item) =>
    item.own.includes('besieged') && !isTeller(item) && item.traits.kind !== 'fort' ? (item.said.besieged ?? []) : [],
  );
  if (!fort || other || tellers.length + told.length === 0) return { ...reading, attack };
  const places = [...new Set([...told, ...tellers.flatMap(({ tokens }) => tokens)])];
  const whole = (items: readonly Item[]): readonly Item[] =>
    items
      .filter((item) => !tellers.includes(item))
      .map((item) =>
        item === fort
          ? {
              ...item,
              traits: { ...item.traits, besieged: true },
              own: [...new Set([...item.own, 'besieged'])],
              said: { ...item.said, besieged: places },
              tokens: [...new Set([...item.tokens, ...places])],
            }
          : {
              ...item,
              own: item.own.filter((name) => name !== 'besieged'),
              tokens: item.tokens.filter((at) => !places.includes(at)),
            },
      );
  return { ...reading, attack: whole(attack), defence: whole(defence) };
}

const ONE_CORPS = /^an?$/;
const MOST_STRENGTH = 12;
/** "A six corps", "a French five corps": the article tells of one, and the number is its strength. */
function withStrengthOfOne(reading: Reading): Reading {
  const { tokens } = reading;
  const isArticle = (at: number): boolean => ONE_CORPS.test(tokens[at]?.folded ?? '');
  const isCorps = (item: Item): boolean =>
    !item.own.includes('cs') && item.tokens.some((at) => tokens[at]?.folded === 'corps');
  const isSingle = (item: Item): boolean => isArticle(firstOf(item)) || isArticle(firstOf(item) - 1);
  const told = (items: readonly Item[]): readonly Item[] => {
    // "A French five corps" is read as a Frenchman, and as five corps.
    const isNamed = (item: Item, next: Item | undefined): boolean =>
      next !== undefined &&
      isArticle(firstOf(item)) &&
      item.own.every((name) => name === 'nation') &&
      lastOf(item) + 1 === firstOf(next) &&
      next.own.every((name) => name === 'kind');
    const isMany = ({ count = 1 }: Item): boolean => count > 1 && count <= MOST_STRENGTH;
    return items.flatMap((item, at) => {
      const [before, next] = [items[at - 1], items[at + 1]];
      if (next && isMany(next) && isNamed(item, next) && isCorps(next)) return [];
      const name = before && isNamed(before, item) ? before : undefined;
      if (!isMany(item) || !isCorps(item) || !(name ?? isSingle(item))) return [item];
      return [
        {
          ...item,
          count: 1,
          article: true as const,
          traits: { ...item.traits, ...name?.traits, kind: 'corps', cs: item.count ?? 1 },
          own: [...(name?.own ?? []), ...item.own, 'cs'],
          tokens: [...(name?.tokens ?? []), ...item.tokens],
        },
      ];
    });
  };
  return { ...reading, attack: told(reading.attack), defence: told(reading.defence) };
}

const DEFINITE = /^(?:the|el|la|los|las|il|i|gli|le|l|sulla|nella|sul)$/;
const FIGHTING = /^(?:defending|attacking|defiende|ataca|difende|attacca)$/;
/** "The Brits are worth four", "defending with 4": the strength of who was named without it, and nobody else. */
function withWorth(reading: Reading): Reading {
  const { tokens } = reading;
  const near = (item: Item, words: RegExp): boolean =>
    tokens.slice(Math.max(0, firstOf(item) - 2), lastOf(item) + 1).some(({ folded }) => words.test(folded));
  const told = (items: readonly Item[]): readonly Item[] => {
    const isTeller = (item: Item): boolean =>
      item.own.includes('cs') &&
      item.own.every((name) => ['cs', 'nation', 'kind'].includes(name)) &&
      (item.count === undefined || item.article) &&
      (item.own.includes('nation')
        ? !JOINS.test(tokens[firstOf(item) - 1]?.folded ?? '') && near(item, DEFINITE)
        : near(item, FIGHTING));
    const tellers = items.filter(isTeller);
    const [teller] = tellers;
    const others = items.filter((item) => item.own.includes('kind') && !tellers.includes(item));
    const [only, other] = others;
    const isHis =
      teller !== undefined &&
      only !== undefined &&
      ['nation', 'kind'].every((name) => !teller.own.includes(name) || teller.traits[name] === only.traits[name]);
    if (!isHis || other || tellers.length > 1 || only.own.includes('cs')) return items;
    return [
      {
        ...only,
        traits: { ...only.traits, cs: teller.traits.cs ?? 0 },
        own: [...only.own, 'cs'],
        tokens: [...only.tokens, ...teller.tokens],
      },
    ];
  };
  return { ...reading, attack: told(reading.attack), defence: told(reading.defence) };
}

/** What is told of the fort's garrison, or of mountain troops that attack: of the only ones who can be meant. */
function withClauses(reading: Reading): Reading {
  const { attack, defence, fields } = reading;
  const isTold = (name: string): boolean => fields.some(({ field }) => field === name);
  const forts = [...attack, ...defence].filter(({ traits }) => traits.kind === 'fort');
  // No German climbs (9.3.1.b).
  const climbers = attack.filter(({ traits }) => traits.kind !== undefined && traits.nation !== 'german');
  const marks: readonly (readonly [name: string, mark: string, who: readonly Item[]])[] = [
    ['garrison', 'garrison', forts],
    ['climbs', 'mountain', climbers],
    ['attackCs', 'cs', attack.filter(({ own }) => !own.includes('cs'))],
    ['defenceCs', 'cs', defence.filter(({ own }) => !own.includes('cs'))],
  ];
  const own = marks.filter(([name, , who]) => isTold(name) && who.length === 1);
  const marked = (item: Item): Item =>
    own.reduce(
      (one, [name, mark, who]) =>
        who.includes(item)
          ? { ...one, traits: { ...one.traits, [mark]: fields.find(({ field }) => field === name)?.value ?? true } }
          : one,
      item,
    );
  const read = fieldsAs(reading, (one) =>
    marks.some(([name]) => name === one.field) && !own.some(([name]) => name === one.field) ? undefined : one,
  );
  return { ...read, attack: attack.map(marked), defence: defence.map(marked) };
}

/** A fort never attacks (9.2.3): named first, it is attacked. */
function withFort(reading: Reading): Reading {
  const { attack, defence } = reading;
  const has = (items: readonly Item[]): boolean => items.some(({ traits }) => traits.kind === 'fort');
  return has(attack) && !has(defence) && defence.length > 0
    ? { ...reading, attack: defence, defence: attack }
    : reading;
}

/**
 * "The XX French": whoever has a number of his own and no other kind is a corps. Only the French have Territorials
 * (2.7): without a nation beside it the word says it.
 */
function withNumbered(reading: Reading): Reading {
  const told = (item: Item): Item => {
    const { traits, own } = item;
    const isFrench = traits.territorial === true && !own.includes('nation');
    const isCorps = traits.kind === undefined && (isFrench || (traits.name !== undefined && own.includes('nation')));
    return {
      ...item,
      traits: { ...traits, ...(isFrench ? { nation: 'french' } : {}), ...(isCorps ? { kind: 'corps' } : {}) },
      own: isFrench ? [...own, 'nation'] : own,
    };
  };
  return { ...reading, attack: reading.attack.map(told), defence: reading.defence.map(told) };
}

/** … those of another nation are no units of this game. */
const areStrange = ({ attack, defence }: Reading): readonly Item[] =>
  [...attack, ...defence].filter(({ traits }) => traits.territorial === true && traits.nation !== 'french');

const SPACE = /^(?:space|column|casilla|columna|casella|spazio|colonna|linea|line|behind|detras|dietro)$/;
const MOST_SPACES = 4;
/** Where a unit stands: in front or in reserve, or the space that its number names. */
function withRows(reading: Reading): Reading {
  const placed = (item: Item): Item => {
    const { front, back, ...traits } = item.traits;
    if (front === undefined && back === undefined) return item;
    const [value, name, whole, mark] =
      back === undefined ? [front, 'front', 'front', ''] : [back, 'back', 'reserve', 'r'];
    const isSpace = (item.said[name] ?? []).some((at) => SPACE.test(reading.tokens[at]?.folded ?? ''));
    // "A corps in reserve 5": his strength, where nothing says that a space is meant.
    if (typeof value === 'number' && traits.cs === undefined && !isSpace)
      return { ...item, traits: { ...traits, row: whole, cs: value }, own: [...item.own, 'cs'] };
    const isOne = typeof value === 'number' && value >= 1 && value <= MOST_SPACES;
    return { ...item, traits: { ...traits, row: isOne ? `${mark}${value}` : whole } };
  };
  return { ...reading, attack: reading.attack.map(placed), defence: reading.defence.map(placed) };
}

/** A reading with its fields by another name or value; those that are left out are named as not understood. */
function fieldsAs(reading: Reading, own: (one: FieldRead) => FieldRead | undefined): Reading {
  const left = reading.fields.filter((one) => own(one) === undefined).flatMap(({ tokens }) => tokens);
  return {
    ...reading,
    fields: reading.fields.flatMap((one) => own(one) ?? []),
    uses: reading.uses.map((use, at) => (left.includes(at) ? 'unknown' : use)),
  };
}

/** "Dug in, level two": the level of a trench that has no other; of anything else it is not understood. */
function withLevel(reading: Reading): Reading {
  const level = reading.fields.find(({ field }) => field === 'level');
  const trench = reading.fields.find(({ field }) => field === 'trench');
  const isOf = level !== undefined && trench !== undefined && (trench.usual === true || trench.value === level.value);
  return fieldsAs(reading, (one) => {
    if (one.field === 'level') return isOf && one === level ? { ...one, field: 'trench' } : undefined;
    return isOf && one === trench ? { ...one, value: level.value } : one;
  });
}

/** The number of the result that leaves the defender a choice (9.5). */
const TACTICAL = 7;
/** The two dice of the Fortunes of War are their sum, and the defender leaves only where he pays for it. */
function withFortunes(reading: Reading): Reading {
  const { fields, faults } = reading;
  const dice = fields.filter(({ field }) => field === 'fowDie');
  const sum = dice.length === 2 ? dice.reduce((all, { value }) => all + Number(value), 0) : undefined;
  const isTold =
    fields.some(({ field, value }) => field === 'fow' && value !== 'none') ||
    faults.some((fault) => fault.code === 'range' && fault.field === 'fow');
  const isTactical = fields.some(({ field, value }) => field === 'fow' && Number(value) === TACTICAL);
  const pays = fields.find(({ field }) => field === 'paid');
  const leaves = fields.find(({ field, value }) => field === 'advantage' && (pays !== undefined || value === 'bought'));
  const isLeft = isTactical && leaves !== undefined;
  const isGone = reading.defence.some(({ traits }) => traits.withdraws === true);
  const both = (...all: readonly (FieldRead | undefined)[]) => all.flatMap((one) => one?.tokens ?? []);
  return fieldsAs(reading, (one) => {
    if (one.field === 'fowDie') {
      if (sum === undefined) return undefined;
      return one === dice[0] ? { ...one, field: 'fow', value: sum, tokens: both(...dice) } : { ...one, tokens: [] };
    }
    // Said of the roll itself: "nothing came of Fortunes of War".
    if (one.field === 'fowNothing') return { ...one, field: 'fow', value: 'none' };
    if (one.field === 'fow' && one.value === 'none') return isTold ? one : undefined;
    if (one.field === 'skirmishes') return isTold ? { ...one, field: 'advantage', value: 'skirmish' } : undefined;
    if (one.field === 'paid') return isLeft ? { ...one, tokens: [] } : undefined;
    if (one.field !== 'advantage') return one;
    // "… and rides off": cavalry that withdraws does so.
    if (!isLeft && isGone) return { ...one, field: 'paid', tokens: [] };
    return isLeft && one === leaves ? { ...one, value: 'leave', tokens: both(pays, one) } : undefined;
  });
}

/** Whose dice a field is: "attack roll 2"; else it is that of the side that rolled it, where the text says so. */
const DICE: Readonly<Record<string, string>> = { attackDie: 'attack', defenceDie: 'defence', freeDie: 'free' };
/** "The German rolled a four": of the side that is his. */
function withRollers(reading: Reading): Reading {
  const attacker = sideOf(sidesOf(reading).attacker);
  const own: Readonly<Record<string, Side>> = { germanDie: 'german', alliedDie: 'allied' };
  return fieldsAs(reading, (one) => {
    const side = own[one.field];
    return side === undefined ? one : { ...one, field: side === attacker ? 'attackDie' : 'defenceDie' };
  });
}
const diceOf = ({ field, role, side }: FieldRead): string | undefined =>
  DICE[field] ?? (field === 'die' && role === true ? side : undefined);

/**
 * The dice of each space (9.3), by the fields of the form: "in space 1 …, the attacker rolls a 2", where one is named;
 * "I rolled three and six", where a side has as many dice as there are spaces in which they fight. Of units that are
 * not alike nobody says which stands in which space, and whose each die is.
 */
function diceIn({ attack, defence, fields }: Reading, spaces: number): ReadonlyMap<FieldRead, string> {
  const [column, other] = new Set(
    [...attack, ...defence].flatMap(({ traits: { row } }) => (/^[1-4]$/.test(String(row)) ? [String(row)] : [])),
  );
  const columns = column === undefined ? Array.from({ length: spaces }, (_, i) => String(i + 1)) : [column];
  const areAlike = columns.length === 1 || (attack.length === 1 && defence.length === 1);
  if (other !== undefined || !areAlike) return new Map();
  return new Map(
    ['attack', 'defence', 'free'].flatMap((whose) => {
      const rolled = fields.filter((one) => diceOf(one) === whose);
      const isEach = rolled.length === columns.length;
      return isEach ? rolled.map((one, i) => [one, `${whose}${columns[i] ?? ''}`] as const) : [];
    }),
  );
}

const RESERVE = /^(?:reserv|riserv)/;
/** Without anybody in front "in reserve" is not said of the defenders: it is named as not understood. */
function withFront(reading: Reading): Reading {
  const { defence, tokens } = reading;
  if (defence.length === 0 || defence.some(({ traits }) => traits.row !== 'reserve')) return reading;
  const isWord = (at: number): boolean => RESERVE.test(tokens[at]?.folded ?? '');
  const isReserve = (at: number): boolean =>
    isWord(at) || (isNumeral(tokens[at]) && (isWord(at + 1) || isWord(at + 2)));
  return {
    ...reading,
    defence: defence.map((item) => ({
      ...item,
      traits: Object.fromEntries(Object.entries(item.traits).filter(([name]) => name !== 'row')),
      tokens: item.tokens.filter((at) => !isReserve(at)),
    })),
    uses: reading.uses.map((use, at) => (isReserve(at) ? 'unknown' : use)),
  };
}

/** A battle has a die for each space: a roll of none that is named is not understood, whatever it was. */
const isRolled = (field: string): boolean => field === 'die' || field in DICE;
const isOfDie = (fault: Fault): boolean => 'field' in fault && isRolled(fault.field);

/** Fields of the text that are part of another one. */
const LABELS: Readonly<Record<string, string>> = {
  level: 'trench',
  fowDie: 'fow',
  germanDie: 'attack1',
  alliedDie: 'defence1',
};

/** "The Allies attack a German corps": an alliance is a side as a nation is. */
const withAlliance = (reading: Reading): Reading => {
  const named = (item: Item): Item =>
    isAllied(item) ? { ...item, traits: { ...item.traits, nation: 'french' } } : item;
  return { ...reading, attack: reading.attack.map(named), defence: reading.defence.map(named) };
};

/** "Who retreats? attacker two corps, defender three": a retreat is asked for, whoever fought. */
const ASKS_RETREAT =
  /^[^\p{L}]*(?:(?:who|which side|which of (?:them|the two)) (?:retreats|has to retreat|must retreat|is to retreat)|(?:chi|quien|que bando|quale parte|quale dei due|cual de los dos) (?:si|se|debe|deve|tiene que) (?:ritirar?|retirar?)\p{L}*)(?!\p{L})/u;

/** Reads a battle typed in words and sets it up on the board. */
function readBattle(typed: string, lang: Language, game: unknown): TypedFight | undefined {
  if (ASKS_RETREAT.test(fold(typed))) return undefined;
  const data = game as GiData;
  const lexicon = lexiconOf(data);
  const reading = withRollers(
    withStrengths(
      withFront(
        withFort(
          withClauses(
            withWorth(
              withStrengthOfOne(
                withNumbered(
                  withRows(
                    withMore(withFortunes(withSiege(withLevel(withToldAgain(readFight(typed, lexicon, lang)))))),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
  const isBetween = areNumbered(reading);
  if (isBetween && nationIn([...reading.attack, ...reading.defence]) === undefined) return askNation(reading, data);
  if (!isBetween && !isFight(withAlliance(reading), lexicon) && !isOnFort(reading)) return undefined;
  const sides = sidesOf(reading);
  const placed = placedIn(reading, sides);
  const dice = diceIn(reading, spacesOf(placed));
  const rolled = [...dice.keys()].flatMap(({ tokens }) => tokens);
  return fightOf(reading, {
    tool: 'battle',
    input: inputOf(reading, sides, placed, dice, data),
    item: (item, side) => itemText(item, side === 'attack' ? sides.attacker : sides.defender),
    field: (one) => {
      const die = dice.get(one);
      return die === undefined
        ? fieldText(one, data)
        : say('field', { name: text(`battle.fields.${die}`), value: Number(one.value) });
    },
    label: (field) =>
      field === 'cs' || field === 'dcs' || field === 'steps'
        ? text(`unit.fields.${field}`)
        : field === 'attackCs' || field === 'defenceCs'
          ? text('unit.fields.cs')
          : field === 'place'
            ? text('battle.fields.hex')
            : field === 'front' || field === 'back'
              ? text('battle.fields.space')
              : text(`battle.fields.${LABELS[field] ?? field}`),
    faults: [
      ...(areStrange(reading).length > 0 ? [say('fault.territorial')] : []),
      ...(reading.attack.length && reading.defence.length ? faultsOf(reading, sides, data) : []),
      ...[reading.attack, reading.defence].flatMap((side) => {
        const words = unclear(side).flatMap(({ tokens }) => tokens);
        return words.length > 0 ? [say('fault.numbers', { words: wordsAt(reading, words) })] : [];
      }),
    ],
    unknown: [
      ...idleIn(reading),
      ...[...reading.fields.filter((one) => isRolled(one.field) && !dice.has(one)), ...areStrange(reading)].flatMap(
        ({ tokens }) => tokens,
      ),
      ...reading.faults.flatMap((fault) =>
        isOfDie(fault) && 'tokens' in fault ? fault.tokens.filter((at) => !rolled.includes(at)) : [],
      ),
    ],
    // "FoW was skirmish": the result is said by its name.
    // "A trench in the hex": the hex is not numbered.
    forgives: (fault) =>
      isOfDie(fault) ||
      (fault.code === 'range' &&
        fault.given === undefined &&
        (fault.field === 'hex' ||
          (['fow', 'concentric'].includes(fault.field) && reading.fields.some(({ field }) => field === fault.field)))),
  });
}

/** Reads a battle of Grand Illusion typed in words, or another tool that is named with what fills it in. */
const read: FightReader['read'] = (typed, lang, data) =>
  eitherOf(
    typed,
    () => withColumnDice(typed, (rest) => readBattle(rest, lang, data)),
    () => readAsked(typed, lang, lexiconOf(data as GiData), ASKED_TOOLS, data as GiData),
  );

export const fights: FightReader = {
  tools: ['battle', ...ASKED_TOOLS.map(({ tool }) => tool)],
  lexicon: (data) => lexiconOf(data as GiData),
  named: (typed, lang) => nameIn(typed, lang, ASKED_TOOLS),
  read,
};
