import { text, type Text } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import type { Language } from '@/lib/core/language';
import { AROUND } from '@/lib/games/when-eagles-fight/attack/fields';
import { COMPASS, hexBeside } from '@/lib/games/when-eagles-fight/concentric/hexes';
import type { SheetData } from '@/lib/games/when-eagles-fight/data';
import type { Nation } from '@/lib/games/when-eagles-fight/sides';
import { halvesOf } from '@/lib/games/when-eagles-fight/stacking/overstack';
import {
  factorOf,
  nationAgainst,
  nationIn,
  STRENGTH,
  totalOf,
  withNamedStrengths,
} from '@/lib/games/when-eagles-fight/typed/forces';
import { ASKED_TOOLS } from '@/lib/games/when-eagles-fight/typed/asked';
import { lexiconOf, placesOf } from '@/lib/games/when-eagles-fight/typed/lexicon';
import type { Kind } from '@/lib/games/when-eagles-fight/units';
import { eitherOf, nameIn, readAsked } from '@/lib/typed/asked';
import { fightOf, isFight, type FightReader, type TypedFight } from '@/lib/typed/fight';
import type { Item } from '@/lib/typed/items';
import { MOST_FEW, readFight, type FieldRead, type Reading, type SideName } from '@/lib/typed/reading';
import { retoldApart } from '@/lib/typed/retold';
import { forceOf, withStrength, withTargets, type Force } from '@/lib/typed/sums';
import { clauseAround, firstOf, lastOf } from '@/lib/typed/tokens';
import { HEX_LIMIT } from '@/lib/games/when-eagles-fight/stacking/limits';

const say = sayIn('typed');

type Side = 'attack' | 'defence';
/** Fields of a unit that words give it as they are. */
const STATES = ['name', 'size', 'reduced', 'supply', 'ammo', 'steps', 'secondArmy', 'retreated'] as const;
/** … of which each side has one of its own: of the 2nd Army is who attacks, and only who defends has retreated. */
const SIDED: Readonly<Record<string, Side>> = { secondArmy: 'attack', retreated: 'defence' };

/** Counters of an item in the form of the tool. */
function unitsOf(item: Item, nation: Nation, side: Side): readonly Readonly<Record<string, unknown>>[] {
  const { traits } = item;
  const factor = factorOf(item, side);
  const unit = {
    nation: traits.nation ?? nation,
    kind: traits.kind ?? 'infantry',
    ...Object.fromEntries(
      STATES.flatMap((name) =>
        traits[name] === undefined || (SIDED[name] ?? side) !== side ? [] : [[name, traits[name]]],
      ),
    ),
    ...(traits.reduced === true && traits.steps === undefined ? { steps: 2 } : {}),
    ...(factor === undefined ? {} : { [side]: factor }),
    ...(side === 'attack' && item.place !== undefined ? { from: item.place } : {}),
  };
  return Array.from({ length: Math.min(item.count ?? 1, MOST_COUNTED) }, () => unit);
}
/** More than the tool takes: it says so itself. */
const MOST_COUNTED = 30;

/** A side that is given by its factors alone stands there as one unit of its nation. */
const placeholder = (nation: Nation) => ({ nation });

type Unit = Readonly<Record<string, unknown>>;

/** The hexes of an attack: three corps each, side by side; those of a concentric one lie opposite each other. */
function hexesOf(
  units: readonly Unit[],
  concentric: boolean,
): readonly { readonly from: string; readonly units: readonly Unit[] }[] {
  if (concentric) {
    const plain = units.map(({ from: _, ...unit }) => unit);
    const half = Math.ceil(plain.length / 2);
    const second = plain.slice(half);
    return [
      { from: 'n', units: plain.slice(0, half) },
      { from: 's', units: second.length > 0 ? second : plain },
    ];
  }
  const hexes: { readonly from: string; readonly units: Unit[]; halves: number }[] = [];
  for (const { from, ...unit } of units) {
    const halves = halvesOf({ kind: unit.kind as Kind, size: unit.size === 'division' ? 'division' : 'corps' });
    const hex = hexes.find((one) => (from === undefined ? one.halves + halves <= HEX_LIMIT : one.from === from));
    if (hex) {
      hex.units.push(unit);
      hex.halves += halves;
    } else hexes.push({ from: String(from ?? freeBeside(hexes)), units: [unit], halves });
  }
  return hexes.map(({ from, units: some }) => ({ from, units: some }));
}

const freeBeside = (taken: readonly { readonly from: string }[]): string =>
  AROUND.find((one) => taken.every(({ from }) => from !== one)) ?? 'n';

/** Both sides by their factors; undefined where units alone are given. */
function totals(attack: Force, defence: Force) {
  if (attack.sum === undefined && defence.sum === undefined) return undefined;
  // "A German of 6 with two Austrians of four": units beside a strength have theirs, where it is said.
  const whole = ({ sum, units }: Force, side: Side): number | undefined => {
    const own = totalOf(units, side);
    return sum === undefined ? own : sum + (own ?? 0);
  };
  return { attack: whole(attack, 'attack'), defence: whole(defence, 'defence') };
}

const SAID_APART = ['told', 'concentric', 'from', 'cityOf', 'barrier'];
const MOST_FACTORS = 300;

function faultsOf(sums: ReturnType<typeof totals>): readonly Text[] {
  if (!sums) return [];
  return (['attack', 'defence'] as const).flatMap((side) => {
    const sum = sums[side];
    if (sum === undefined) return [say(`fault.${side}`)];
    return Number.isInteger(sum) && sum <= MOST_FACTORS
      ? []
      : [say('fault.factors', { given: sum, most: MOST_FACTORS })];
  });
}

/** An attack as it was read. */
interface Read {
  readonly attack: Force;
  readonly defence: Force;
  readonly attacker: Nation;
  readonly defender: Nation;
}

function readSides(reading: Reading): Read {
  const attack = forceOf(reading.attack, reading.defence, STRENGTH);
  const defence = forceOf(reading.defence, reading.attack, STRENGTH);
  const attacker = nationIn(reading.attack) ?? nationAgainst(nationIn(reading.defence), 'german');
  return { attack, defence, attacker, defender: nationIn(reading.defence) ?? nationAgainst(attacker, 'russian') };
}

function inputOf(
  { fields, defence: defending }: Reading,
  { attack, defence, attacker, defender }: Read,
  data: SheetData,
): Readonly<Record<string, unknown>> {
  const sums = totals(attack, defence);
  const listed = attack.units.flatMap((item) => unitsOf(item, attacker, 'attack'));
  // Heavy artillery never attacks alone (13.18): whoever has the factors stands beside it.
  const isSummed = attack.sum !== undefined || fields.some(({ field }) => field === 'odds');
  const isBeside = isSummed && attack.units.every(({ traits }) => traits.kind === 'heavy-artillery');
  const land = fields.find(({ field }) => field === 'cityOf')?.value;
  const barrier = fields.find(({ field }) => field === 'barrier')?.value;
  const named: Readonly<Record<string, unknown>> = Object.fromEntries(
    fields
      .filter(({ field }) => !SAID_APART.includes(field) && !(sums && field === 'odds'))
      .map(({ field, value }) => [field, value]),
  );
  const place = placesOf(data).find(({ target }) => target === named.target);
  // "21 factors from the south": whoever has them stands there.
  const from = fields.filter(({ field }) => field === 'from').map(({ value }) => value);
  const plain =
    from.length > 0 ? from.map((one) => ({ ...placeholder(attacker), from: one })) : [placeholder(attacker)];
  const defenders = defence.units.flatMap((item) => unitsOf(item, defender, 'defence'));
  // "Against eight Russians that have retreated": a strength in all has done so as well (13.22).
  const hasRetreated = defending.some(({ traits }) => traits.retreated === true);
  return {
    attackers: hexesOf(
      isBeside || listed.length === 0 ? [...plain, ...listed] : listed,
      fields.some(({ field }) => field === 'concentric'),
    ).map((hex) => (barrier === undefined ? hex : { ...hex, barrier })),
    defenders:
      defenders.length > 0 ? defenders : [{ ...placeholder(defender), ...(hasRetreated ? { retreated: true } : {}) }],
    ...(place && place.city !== 'none' ? { city: place.city } : {}),
    ...(place?.country ? { country: place.country } : {}),
    ...(land === undefined ? {} : { city: 'city', country: land }),
    ...named,
    // "Kovno, does the city help": it is the one that is named.
    ...(place && place.city !== 'none' && named.city === 'city' ? { city: place.city } : {}),
    ...(named.odds === undefined ? {} : { strength: 'odds' }),
    ...(sums ? { strength: 'totals', attack: sums.attack, defence: sums.defence } : {}),
  };
}

const USUAL = { attack: 6, defence: 7 } as const;

/** "2 × German infantry, factor 6", or the factors of a side. */
function itemText(item: Item, side: SideName, { attack, defence, attacker, defender }: Read): Text {
  const [force, nation] = side === 'attack' ? [attack, attacker] : [defence, defender];
  const n = item.count ?? 1;
  if (force.isSum(item))
    return say('sum', { sum: typeof item.traits.factor === 'number' ? item.traits.factor * n : n });
  const kind = (item.traits.kind ?? 'infantry') as Kind;
  const unit = text(`unit.counter.${String(item.traits.nation ?? nation)}.${kind}`);
  if (kind === 'heavy-artillery') return say('guns', { n, unit });
  const factor = factorOf(item, side);
  return say(factor === undefined ? 'usual' : 'units', { n, unit, factor: factor ?? USUAL[side] });
}

/** What is told of somebody by a sentence of its own. */
function toldText(value: string): Text {
  const [, name = '', what = ''] = value.split(':');
  if (name === 'kind')
    return text('fight.field', { name: text('unit.fields.kind'), value: text(`unit.options.kind.${what}`) });
  if (name !== 'supply') return text(`attack.fields.${name}`);
  return text('fight.field', { name: text('attack.fields.supply'), value: text(`attack.options.supply.${what}`) });
}

function fieldText({ field, value }: FieldRead, data: SheetData): Text {
  if (field === 'target') {
    const place = placesOf(data).find(({ target }) => target === value);
    return place ? say('place', { name: place.name, hex: place.target }) : say('hex', { hex: String(value) });
  }
  if (field === 'from') return text(`attack.options.from.${String(value)}`);
  if (field === 'told') return toldText(String(value));
  if (field === 'odds') return say('odds', { value: String(value) });
  if (field === 'die') return say('field', { name: text('attack.fields.die'), value: Number(value) });
  if (field === 'turn') return text('attack.fact.turn', { turn: Number(value) });
  if (field === 'brusilov') return say('field', { name: text('campaign.fields.brusilov'), value: Number(value) });
  if (field === 'concentric') return say('concentric');
  if (field === 'cityOf')
    return say('field', {
      name: text('attack.options.city.city'),
      value: text(`attack.options.country.${String(value)}`),
    });
  if (field === 'freeSetUp') return text('attack.fields.freeSetUp');
  if (field === 'river') return say(value === true ? 'river' : 'noRiver');
  return say('field', {
    name: text(`attack.fields.${field}`),
    value: text(`attack.options.${field}.${String(value)}`),
  });
}

const ONTO = /^(?:on|onto|to|at|against|vs|a|al|sobre|contra|contro|su|sul)$/;
/** "7 to 1 on a lone cavalry division": beside odds alone, whoever stands after such a word is attacked. */
function oddsOn(reading: Reading): Reading {
  const { attack, defence, tokens } = reading;
  if (!isOdds(reading) || defence.length > 0) return reading;
  const first = firstOf(...attack);
  const isOnto = tokens.slice(Math.max(0, first - 3), first + 1).some(({ folded }) => ONTO.test(folded));
  return isOnto ? { ...reading, attack: [], defence: attack } : reading;
}

/** At most so many factors are those of one counter: "German 7, German 6". */
const MOST_OF_UNIT = 12;

/** "GE 7, GE 6 against RU 5": numbers of several nations after each other are units with their factors. */
function unitsIn(reading: Reading): Reading {
  const { attack, defence } = reading;
  const all = [...attack, ...defence];
  const isUnit = ({ after, own, count = 0 }: Item): boolean =>
    after && own.join() === 'nation' && count <= MOST_OF_UNIT;
  // "A Russian of 6": the article says that it is one.
  const isOne = ({ article, own, traits }: Item): boolean =>
    article && own.includes('nation') && !own.includes('kind') && typeof traits.factor === 'number';
  const many = all.filter(isUnit).length > 2;
  // "RU 8 8 6": numbers in a row behind a nation are those of its units.
  const isBare = ({ own, count = MOST_OF_UNIT + 1, article }: Item): boolean =>
    own.length === 0 && !article && count <= MOST_OF_UNIT;
  const inRow = (items: readonly Item[]): readonly Item[] => {
    const [first, ...others] = items;
    const isRow = first !== undefined && isUnit(first) && others.length > 0 && others.every(isBare);
    return isRow
      ? items.map((item) => ({
          ...item,
          count: 1,
          after: false,
          traits: { ...first.traits, kind: 'infantry', factor: item.count ?? 0 },
          own: ['kind', 'factor'],
        }))
      : items;
  };
  // "A German corps of 6 and two Austrians of 3": beside a unit so few are units as well.
  const isFew = (item: Item): boolean =>
    Number(item.count) <= MOST_FEW &&
    !item.own.includes('kind') &&
    item.own.includes('nation') &&
    typeof item.traits.factor === 'number' &&
    [attack, defence].some(
      (side) =>
        side.includes(item) && side.some(({ own, traits }) => own.includes('kind') && traits.factor !== undefined),
    );
  const asUnit = (item: Item): Item => {
    const { traits, count = 0 } = item;
    if (isFew(item)) return { ...item, own: ['kind', 'factor'] };
    if (isOne(item)) return { ...item, own: ['kind', 'factor'] };
    if (!many || !isUnit(item)) return item;
    return { ...item, count: 1, traits: { ...traits, kind: 'infantry', factor: count }, own: ['kind', 'factor'] };
  };
  return { ...reading, attack: inRow(attack).map(asUnit), defence: inRow(defence).map(asUnit) };
}

/** "A corps, 8 factors, and another of 6": beside other units the number after a unit is its own. */
function withFactors(reading: Reading): Reading {
  const given = (items: readonly Item[]): readonly Item[] => {
    const [, second] = items;
    const isOwn = items.length > 2 && Number(second?.traits.factor) <= MOST_OF_UNIT;
    return isOwn ? withStrength(items, STRENGTH, reading.tokens) : items;
  };
  return { ...reading, attack: given(reading.attack), defence: given(reading.defence) };
}

const COUNTRY: Readonly<Record<string, string>> = {
  german: 'germany',
  'austro-hungarian': 'austria-hungary',
  russian: 'russia',
  romanian: 'romania',
};

/** "I am Austrian" says who defends. */
const SPEAKER = /^(?:am|m|soy|somos|sono|siamo|i)$/;

const LAND = /^(?:germany|alemania|germania|austria|hungary|hungria|ungheria|russia|rusia|romania|rumania)$/;

/** "28 against 9, Austria-Hungary": a land beside a side that is whole without it is the land of the hex. */
function landsIn(reading: Reading): Reading {
  const { defence, tokens } = reading;
  const isSpeaker = (item: Item): boolean => SPEAKER.test(tokens[firstOf(item) - 1]?.folded ?? '');
  const isLand = (item: Item): boolean => item.tokens.some((at) => LAND.test(tokens[at]?.folded ?? ''));
  const lone = defence.find(
    (item, at) =>
      at > 0 &&
      isLand(item) &&
      item.count === undefined &&
      !item.article &&
      item.own.join() === 'nation' &&
      !isSpeaker(item),
  );
  const [first] = defence;
  if (!lone || first === undefined || first.count === undefined || first.own.length > 0) return reading;
  const value = COUNTRY[String(lone.traits.nation)] ?? 'poland';
  return {
    ...reading,
    defence: defence.flatMap((item) => (item === lone ? [] : [{ ...item, traits: {} }])),
    fields: [...reading.fields, { field: 'country', value, side: 'defence', tokens: lone.tokens }],
  };
}

/** A word that tells whose city it is: a nation right beside it, but not beside its number, "5 Russians, city". */
function landIn({ own, tokens, article }: Item, beside: readonly number[]): number | undefined {
  const word = own.join() === 'nation' ? tokens.find((one) => beside.includes(one)) : undefined;
  if (word === undefined || article) return word;
  return tokens.some((one) => one !== word && Math.abs(one - word) === 1) ? undefined : word;
}

const OF = /^(?:of|in|the|de|del|en|la|di|della|dell)$/;

/** "10 against 5 in a Russian city": a nation right beside the city says whose the city is, not who defends it. */
function citiesIn(reading: Reading): Reading {
  const { defence, fields, uses } = reading;
  // "A city of Romania", "una ciudad de Rumanía"
  const after = (at: number): number => (OF.test(reading.tokens[at]?.folded ?? '') ? after(at + 1) : at);
  const beside = fields
    .filter(({ field, tokens }) => field === 'city' && tokens.length > 0)
    .flatMap((one) => [firstOf(one) - 1, after(lastOf(one) + 1)])
    .filter((one) => uses[one] === 'used');
  const found = defence.find((item) => landIn(item, beside) !== undefined);
  const word = found && landIn(found, beside);
  if (!found || word === undefined) return reading;
  // Without a number of its own it is no unit, unless nobody else defends.
  const isNobody = found.article || found.count === undefined;
  if (isNobody && defence.length === 1) return reading;
  const others = defence.filter((item) => item !== found || !isNobody);
  return {
    ...reading,
    defence: others.map((item) =>
      item !== found && item.own.includes('nation')
        ? item
        : {
            ...item,
            traits: withoutNation(item),
            own: item.own.filter((name) => name !== 'nation'),
            tokens: item.tokens.filter((one) => one !== word),
          },
    ),
    fields: [
      ...fields,
      {
        field: 'country',
        value: COUNTRY[String(found.traits.nation)] ?? 'poland',
        side: 'defence',
        tokens: isNobody ? found.tokens : [word],
      },
    ],
  };
}

/** The nation that it had of its neighbour alone. */
function withoutNation({ traits }: Item): Item['traits'] {
  const { nation: _, ...rest } = traits;
  return rest;
}

/** "5 to 1 across a river": odds alone are an attack where something else of it is said. */
const isOdds = ({ fields, uses, attack, defence }: Reading): boolean => {
  const items = [...attack, ...defence];
  return (
    fields.some(({ field }) => field === 'odds') &&
    fields.length + items.length > 1 &&
    items.every(({ own, count, article }) => own.length > 0 && (count === undefined || article)) &&
    !uses.includes('unknown')
  );
};

const HALVED = ['supply', 'ammo'];

/** Factors in all are taken as they are: only of units is it known what supply or ammunition halves (9.3, 9.10). */
function halvedFaults({ attack, defence }: Reading, sides: Read): readonly Text[] {
  // "12 against 4, defender out of supply": said of a side by itself it is so of its factors.
  const isOfSum = (item: Item, force: Force): boolean =>
    force.isSum(item) || (force.sum !== undefined && item.own.every((name) => HALVED.includes(name)));
  const isHalved = (items: readonly Item[], force: Force): boolean =>
    items.some(
      (item) => isOfSum(item, force) && HALVED.some((name) => ['out', true].includes(item.traits[name] as never)),
    );
  return isHalved(attack, sides.attack) || isHalved(defence, sides.defence) ? [say('fault.halved')] : [];
}

/**
 * Words of the 2nd Army where nothing can come of them: of a defender, or of factors in all (3.5 stops its attack); and
 * those of a retreat of who attacks (13.22).
 */
const idleStates = ({ attack, defence }: Reading, sides: Read): readonly number[] => [
  ...[...attack.filter((item) => sides.attack.isSum(item)), ...defence].flatMap(({ said }) => said.secondArmy ?? []),
  ...attack.flatMap(({ said }) => said.retreated ?? []),
];

/** "Two German corps against the fortress of Osowiec": the place says which fortress. */
const isOnFortress = ({ attack, defence, fields, force }: Reading): boolean =>
  force === 3 &&
  attack.some(({ traits }) => traits.nation !== undefined && traits.kind !== undefined) &&
  defence.some(({ traits }) => traits.kind === 'fortress') &&
  fields.some(({ field }) => field === 'target');

const PEOPLE: Readonly<Record<string, RegExp>> = {
  german: /^(?:german|aleman|tedesc)/,
  'austro-hungarian': /^(?:austr|habsb|asburg)/,
  russian: /^(?:russ|rus[oa]s?$)/,
  romanian: /^(?:roman|ruman|rumen)/,
};
const ATTACKER = /^(?:attack.*|atac.*|attacc.*|from|desde|da|dal|dalla|we|i|our|ours|nuestro|nostro)$/;
const NO_PLACE = /^(?:no|not|non|never|isn|aren|if|or|o)$/;
/** Whether the clause of a direction says where the attackers are, and names nobody else. */
function isOfAttacker(one: FieldRead, { attack, defence, tokens }: Reading): boolean {
  const { from } = clauseAround(tokens, firstOf(one));
  const { to } = clauseAround(tokens, lastOf(one));
  const words = tokens.slice(from, to).map(({ folded }) => folded);
  const names = (items: readonly Item[]): boolean =>
    items.some(({ traits }) => words.some((word) => PEOPLE[String(traits.nation)]?.test(word) === true));
  const isHis = names(attack) || words.some((word) => ATTACKER.test(word));
  return (
    isHis &&
    !names(defence) &&
    !words.some((word) => NO_PLACE.test(word) || /^(?:defend|defien|defens|difen)/.test(word))
  );
}

/**
 * "From the north and south with two corps": of several directions those stand at no unit, and who comes from which
 * nobody can tell. Then nobody is put anywhere, and the directions are named as not understood.
 */
function withDirections(reading: Reading): { readonly reading: Reading; readonly unplaced: readonly FieldRead[] } {
  const { attack, fields } = reading;
  const said = fields.filter(({ field }) => field === 'from');
  const isUnit = (item: Item): boolean =>
    item.own.includes('kind') || (item.own.includes('nation') && Number(item.count) <= MOST_FEW);
  // "Two Russians from 2530 and 2629": one from each.
  const [only, other] = attack;
  if (only && !other && isUnit(only) && said.length > 1 && only.count === said.length) {
    const each = said.map(({ value }, i): Item => ({
      ...only,
      count: 1,
      place: value,
      tokens: i === 0 ? only.tokens : [],
    }));
    return { reading: { ...reading, attack: each }, unplaced: [] };
  }
  const units = attack.filter(isUnit);
  const placed = units.map(({ place }) => place);
  const isLost = ({ value }: FieldRead): boolean => !placed.includes(value);
  if (placed.length === 0 || !said.some(isLost)) return { reading, unplaced: [] };
  // "…, the German stands south-west of it": where the only attackers are, unless it is said of who defends.
  const [lone, more] = said;
  if (lone && !more && units.length === 1 && units[0]?.place === undefined && isOfAttacker(lone, reading))
    return {
      reading: {
        ...reading,
        attack: attack.map((item) => (item === units[0] ? { ...item, place: lone.value } : item)),
      },
      unplaced: [],
    };
  return {
    reading: { ...reading, attack: attack.map((item) => ({ ...item, place: undefined })) },
    unplaced: said,
  };
}

/** The hex that is attacked, where its number or its name is said. */
const targetIn = ({ fields }: Reading): string | undefined => {
  const value = fields.find(({ field }) => field === 'target')?.value;
  return typeof value === 'string' ? value : undefined;
};

/** "On 2417 from 2316": a hex beside the one that is attacked is a side of it (13.3); any other is not understood. */
function withHexes(reading: Reading): { readonly reading: Reading; readonly distant: readonly FieldRead[] } {
  const target = targetIn(reading);
  const sideOfHex = (hex: unknown) =>
    target === undefined ? undefined : COMPASS.find((one) => hexBeside(target, one) === hex);
  const isHex = ({ field, value }: FieldRead): boolean => field === 'from' && /^\d{4}$/.test(String(value));
  const distant = reading.fields.filter((one) => isHex(one) && sideOfHex(one.value) === undefined);
  const placed = (item: Item): Item =>
    /^\d{4}$/.test(String(item.place)) ? { ...item, place: sideOfHex(item.place) } : item;
  return {
    reading: {
      ...reading,
      attack: reading.attack.map(placed),
      fields: reading.fields.flatMap((one) => {
        const value = isHex(one) ? sideOfHex(one.value) : one.value;
        return value === undefined ? [] : [{ ...one, value }];
      }),
    },
    distant,
  };
}

/** A division is no corps, of which the clause would tell. */
const isDivision = ({ own, traits }: Item): boolean => own.includes('size') && traits.size === 'division';

/** "An A corps", "un cuerpo A": by its big letter an active one, where its factors are not told. */
function withLetters(reading: Reading): Reading {
  const wordAt = (at: number): string => reading.tokens[at]?.text ?? '';
  const isLettered = (item: Item): boolean =>
    item.own.includes('size') &&
    item.traits.size === 'corps' &&
    factorOf(item, 'attack') === undefined &&
    item.tokens.some(
      (at) =>
        (wordAt(at) === 'corps' && wordAt(at - 1) === 'A' && /^an$/i.test(wordAt(at - 2))) ||
        (/^(?:cuerpo|corpo)$/i.test(wordAt(at)) && wordAt(at + 1) === 'A'),
    );
  const lettered = (item: Item): Item =>
    isLettered(item) ? { ...item, traits: { ...item.traits, kind: 'active' }, own: [...item.own, 'kind'] } : item;
  return { ...reading, attack: reading.attack.map(lettered), defence: reading.defence.map(lettered) };
}

/** "It's an active corps", "they're Cossacks": what is told of units named before, or words that are of nobody. */
function withSaid(reading: Reading): { readonly reading: Reading; readonly untold: readonly FieldRead[] } {
  const all = reading.fields.filter(({ field }) => field === 'told');
  let [attack, defence] = [reading.attack, reading.defence];
  const untold: FieldRead[] = [];
  for (const one of all) {
    const [whose = '', name = '', value = ''] = String(one.value).split(':');
    const of = (side: Side, items: readonly Item[]): readonly Item[] =>
      items.filter(({ traits }) => whose === side || traits.nation === whose);
    const his = [...of('attack', attack), ...of('defence', defence)];
    // What a unit is can be told of one alone, how it is of all that are meant.
    if (his.length === 0 || (his.length > 1 && name === 'kind') || !his.every((item) => mayBe(item, name, value))) {
      untold.push(one);
      continue;
    }
    const said = { [name]: value === 'true' ? true : value };
    const asSaid = (item: Item): Item =>
      his.includes(item) ? { ...item, traits: { ...item.traits, ...said }, own: [...item.own, name] } : item;
    [attack, defence] = [attack.map(asSaid), defence.map(asSaid)];
  }
  return {
    reading: { ...reading, attack, defence },
    untold,
  };
}

/** Whether a unit may be what is told of it: an active corps is infantry, any other kind is that of no other. */
const mayBe = ({ traits, own }: Item, name: string, value: string): boolean => {
  const { kind, size } = traits;
  const had = traits[name];
  if (name !== 'kind')
    return (had === undefined || String(had) === value) && (kind !== undefined || own.includes('nation'));
  // "36 to 9, it's a fortress": a strength in all is no unit.
  if (own.every((one) => one === 'factor')) return false;
  if (value === 'active') return [undefined, 'infantry', 'active'].includes(kind as never) && size !== 'division';
  return kind === undefined || kind === value;
};

/** A turn in a clause of Brusilov's offensive that nobody understands is its own, and none of the game. */
function withoutOffensive(reading: Reading): { readonly reading: Reading; readonly strange: readonly FieldRead[] } {
  const { fields, tokens, uses } = reading;
  const offensive = tokens.flatMap(({ folded }, at) => (folded === 'brusilov' && uses[at] === 'unknown' ? [at] : []));
  const isBeside = (one: number, other: number): boolean =>
    clauseAround(tokens, one).from === clauseAround(tokens, other).from;
  const strange = fields.filter((one) => one.field === 'turn' && offensive.some((at) => isBeside(at, firstOf(one))));
  return { reading: { ...reading, fields: fields.filter((one) => !strange.includes(one)) }, strange };
}

/** Reads an attack typed in words: by factors, or by units with theirs. */
function readAttack(typed: string, lang: Language, game: unknown): TypedFight | undefined {
  const data = game as SheetData;
  const lexicon = lexiconOf(data);
  const { reading: read, distant } = withHexes(withNamedStrengths(readFight(typed, lexicon, lang)));
  const { reading: own, strange } = withoutOffensive(read);
  const { reading: placed, unplaced } = withDirections(
    withTargets(oddsOn(landsIn(unitsIn(citiesIn(withFactors(own))))), 'nation'),
  );
  const { reading: retold, untold: unsure } = retoldApart(withLetters(placed), lexicon, isDivision);
  const { reading, untold } = withSaid(retold);
  if (!isFight(reading, lexicon) && !isOdds(reading) && !isOnFortress(reading)) return undefined;
  const sides = readSides(reading);
  const isTotal = totals(sides.attack, sides.defence) !== undefined;
  return fightOf(reading, {
    tool: 'attack',
    input: inputOf(reading, sides, data),
    item: (item, side) => itemText(item, side, sides),
    field: (field) => fieldText(field, data),
    label: (field) =>
      field === 'brusilov'
        ? text('campaign.fields.brusilov')
        : field === 'turn'
          ? text('turn.fields.turn')
          : field === 'factor'
            ? say('factor')
            : text(`attack.fields.${field}`),
    forgives: ({ code }) => code === 'side' && isOdds(reading),
    faults:
      reading.attack.length && reading.defence.length
        ? [...faultsOf(totals(sides.attack, sides.defence)), ...halvedFaults(reading, sides)]
        : [],
    // Whoever says the factors has the odds from them.
    unknown: [
      ...[
        ...unplaced,
        ...distant,
        ...strange,
        ...untold,
        ...(isTotal ? reading.fields.filter(({ field }) => field === 'odds') : []),
      ].flatMap(({ tokens }) => tokens),
      ...unsure,
      ...idleStates(reading, sides),
    ],
  });
}

/** Reads an attack of When Eagles Fight typed in words, or another tool that is named with what fills it in. */
const read: FightReader['read'] = (typed, lang, data) =>
  eitherOf(
    typed,
    () => readAttack(typed, lang, data),
    () => readAsked(typed, lang, lexiconOf(data as SheetData), ASKED_TOOLS, data as SheetData),
  );

export const fights: FightReader = {
  tools: ['attack', ...ASKED_TOOLS.map(({ tool }) => tool)],
  lexicon: (data) => lexiconOf(data as SheetData),
  named: (typed, lang) => nameIn(typed, lang, ASKED_TOOLS),
  read,
};
