import { phrasesOf } from '@/lib/typed/phrases';
import { text, type Text } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import { signed } from '@/lib/core/numbers';
import type { Language } from '@/lib/core/language';
import { fold } from '@/lib/search/text';
import type { Nation } from '@/lib/games/nach-paris/units';
import {
  ARF,
  CBF,
  fitsInHex,
  hexesOf,
  inHexes,
  shared,
  kindOf,
  MOST_CBF,
  nationIn,
  unitsOf,
  unitsWithCbf,
  type Unit,
} from '@/lib/games/nach-paris/typed/units';
import { ASKED_TOOLS } from '@/lib/games/nach-paris/typed/asked';
import { isNamedIn, isOrigin, sideOfField, withClauses, withoutElse } from '@/lib/games/nach-paris/typed/clauses';
import { COMBAT } from '@/lib/games/nach-paris/typed/combat-words';
import { withNumbersTold } from '@/lib/games/nach-paris/typed/gunfire';
import { BOMBARDS, KINDS, LEXICON } from '@/lib/games/nach-paris/typed/words';
import { eitherOf, nameIn, readAsked } from '@/lib/typed/asked';
import { fightOf, isFight, type FightReader, type TypedFight } from '@/lib/typed/fight';
import type { Item } from '@/lib/typed/items';
import { isOfSpeaker, readFight, type FieldRead, type Reading, type SideName } from '@/lib/typed/reading';
import { asTheOther, forceOf, withAmounts, withStrength, withTargets, type Force } from '@/lib/typed/sums';
import { firstOf, lastOf } from '@/lib/typed/tokens';

const say = sayIn('typed');

/** A combat or bombardment as it was read. */
interface Read {
  readonly tool: 'combat' | 'abu';
  readonly attack: Force;
  readonly defence: Force;
  /** hexes of a part of the defender's facing, told by their number alone */
  readonly apart: readonly Item[];
  readonly attacker: Nation;
  readonly defender: Nation;
}

const against = (other: Nation | undefined, usual: Nation): Nation =>
  other === undefined ? usual : other === 'germany' ? 'france' : 'germany';

/** "From 3 hexes, one on the flank": so many of the hexes, and no strength. */
const hexParts = (reading: Reading): readonly Item[] =>
  reading.attack.filter(
    ({ own, count = MOST_UNITS, article }) => own.join() === 'part' && !article && count < hexesIn(reading),
  );

function sidesOf(reading: Reading, tool: Read['tool']): Read {
  const apart = hexParts(reading);
  const attack = reading.attack.filter((item) => !apart.includes(item));
  const strength = tool === 'abu' ? ARF : CBF;
  const attacker = nationIn(reading.attack) ?? against(nationIn(reading.defence), 'germany');
  return {
    tool,
    apart,
    attack: forceOf(attack, reading.defence, strength),
    defence: forceOf(reading.defence, attack, CBF),
    attacker,
    defender: nationIn(reading.defence) ?? against(attacker, 'france'),
  };
}

const ATTACKER = [
  'name',
  'kind',
  'commitment',
  'rank',
  'steps',
  'lost',
  'cab',
  'cbf',
  'arf',
  'reserve',
  'indoctrinated',
  'flashy',
  'light',
  'mountain',
  'redArf',
  'march',
];
const DEFENDER = [
  'name',
  'withdraws',
  'redArf',
  'kind',
  'rank',
  'steps',
  'lost',
  'cab',
  'cbf',
  'arf',
  'embarked',
  'indoctrinated',
  'march',
  'dug',
];
const FIRING = ['name', 'kind', 'arf', 'shells'];
const TARGET = ['name', 'kind', 'steps', 'cab', 'indoctrinated', 'march', 'dug', 'fow'];

/** The units that a strength in all is that of: all of one kind, without one of their own. */
function sharers({ sum, units }: Force, factor: 'cbf' | 'arf'): readonly Item[] {
  const isBare = (item: Item): boolean =>
    item.traits[factor] === undefined && ['inf', 'cav', undefined].includes(item.traits.kind as never);
  return sum !== undefined && units.every(isBare) ? units : [];
}

function forceUnits(force: Force, nation: Nation, takes: readonly string[], least = 1): readonly Unit[] {
  const units = sharers(force, 'cbf').flatMap((item) => unitsOf(item, nation, takes));
  if (units.length > 0 && force.sum !== undefined) return shared(force.sum, units, 'cbf');
  return plainUnits(force, nation, takes, least);
}

function plainUnits(force: Force, nation: Nation, takes: readonly string[], least: number): readonly Unit[] {
  const units = force.units.flatMap((item) => unitsOf(item, nation, takes));
  return [
    ...units,
    ...(force.sum === undefined ? [] : unitsWithCbf(force.sum, nation, Math.max(1, least - units.length))),
  ];
}

/** From how many hexes they attack, where that is said. */
const hexesIn = ({ fields }: Reading): number => Number(fields.find(({ field }) => field === 'hexes')?.value ?? 1);

/** What who speaks says of himself, in a clause that names no side. */
const isSpeakers = (reading: Reading, one: FieldRead): boolean => isOfSpeaker(reading, one) && !isNamedIn(reading, one);

/** Where who loses retreats to: told of the defenders, unless a clause names the attackers. */
const RETREAT_FIELDS = ['noWay', 'zocRetreat'];
const isOfAttack = (reading: Reading, one: FieldRead): boolean =>
  sideOfField(reading, { ...one, side: 'defence' }) === 'attack' || (one.role === true && one.side === 'attack');

/** "A major river, the bridge still stands", "… and no bridge": a bridge is one over the river that is named. */
function withBridge(reading: Reading): Reading {
  const { fields } = reading;
  const sides = fields.filter(({ field, value }) => field === 'hexside' && String(value).startsWith('major-river'));
  const none = fields.find(({ field }) => field === 'bridgeless');
  const isMixed = new Set(sides.map(({ value }) => value)).size > 1;
  const [first] = sides;
  if (!first || !(isMixed || none)) return reading;
  const said = [...sides, ...(none ? [none] : [])];
  const value = none ? 'major-river' : 'major-river-bridge';
  const one = { ...first, value, tokens: said.flatMap(({ tokens }) => tokens) };
  const left = fields.filter((other) => !said.includes(other));
  const isOther = left.some((other) => other.field === 'hexside');
  return {
    ...reading,
    fields: [...left, one],
    faults: isOther
      ? reading.faults
      : reading.faults.filter((fault) => fault.code !== 'twice' || fault.field !== 'hexside'),
  };
}

/** "Roll of 7, bombardment of French units with ARF 12": whoever is fired at has no ARF, the number is that of guns. */
function withArf(reading: Reading): Reading {
  const { attack, defence } = reading;
  const [target, other] = defence.filter(({ own, traits }) => own.includes('arf') && typeof traits.arf === 'number');
  const isFired = BOMBARDS.test(fold(reading.typed));
  if (!isFired || !target || other || attack.some(({ own, count }) => own.length > 0 || count !== undefined))
    return reading;
  const tokens = target.said.arf ?? [];
  const { arf = 0, ...traits } = target.traits;
  return {
    ...reading,
    attack: [
      { ...target, count: undefined, article: false, traits: { arf }, own: ['arf'], said: { arf: tokens }, tokens },
    ],
    defence: defence.map((item) =>
      item === target
        ? {
            ...item,
            traits,
            own: item.own.filter((name) => name !== 'arf'),
            tokens: item.tokens.filter((at) => !tokens.includes(at)),
          }
        : item,
    ),
    faults: reading.faults.filter((fault) => fault.code !== 'side' || fault.missing !== 'attack'),
  };
}

const THEM = /^(?:them|ellos|ellas|essi|esse|loro)$/;
const FAR = 3;
/** "…, one of them from behind": which of the attackers it is nobody says. */
const isOfSome = ({ said }: Item, { tokens }: Reading): boolean =>
  (said.part ?? []).some((at) => tokens.slice(Math.max(0, at - FAR), at).some(({ folded }) => THEM.test(folded)));

function combatInput(reading: Reading, { apart, attack, defence, attacker, defender }: Read) {
  const { fields } = reading;
  const hasWorks = fields.some(({ field }) => field === 'works');
  const terrains = (side: SideName) => fields.find((one) => one.field === 'terrain' && one.side === side);
  const own = fields.find(
    (one) =>
      one.field === 'terrain' &&
      (isOrigin(reading, one) || (one.side === 'attack' && (one.role === true || terrains('defence') !== undefined))),
  );
  const valueOf = (name: string): unknown => fields.find((one) => one.field === name && one !== own)?.value;
  const set = (name: string, as = name): Readonly<Record<string, unknown>> => {
    const value = valueOf(name);
    return value === undefined ? {} : { [as]: value };
  };
  // "Against 30 in the flank" says it of all attackers.
  const through = [
    ...reading.defence.filter((item) => !isOfSome(item, reading)),
    ...reading.attack.filter((item) => attack.isSum(item) && !apart.includes(item)),
  ]
    .map(({ traits }) => traits.part)
    .find((part) => part !== undefined);
  const supply = (side: SideName): unknown =>
    fields.find((one) => one.field === 'supply' && sideOfField(reading, one) === side && !isSpeakers(reading, one))
      ?.value;
  const retreat = (side: SideName): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      fields
        .filter((one) => RETREAT_FIELDS.includes(one.field) && isOfAttack(reading, one) === (side === 'attack'))
        .map(({ field, value }) => [field, value]),
    );
  const fought = fields.some((one) => one.field === 'fought' && !isOfAttack(reading, one));
  const from = hexesIn(reading);
  const flashy = areFlashy(reading, attacker);
  const inUniform = (unit: Unit): Unit =>
    flashy && IN_RED.includes(unit.nation) && ['inf', 'cav'].includes(String(unit.kind))
      ? { ...unit, flashy: true }
      : unit;
  const units = forceUnits(attack, attacker, [...ATTACKER, 'part'], from).map(inUniform);
  const hexes = inHexes(
    hexesOf(units),
    from,
    fields.some(({ field }) => field === 'shared'),
  );
  const parts = apart.flatMap(({ count = 1, traits }) => Array.from({ length: count }, () => traits.part));
  return {
    attackers: hexes.map((hex, i) => ({
      ...(through === undefined ? {} : { part: through }),
      ...hex,
      ...(parts[i] === undefined ? {} : { part: parts[i] }),
      ...set('hexside'),
      ...set('covered'),
      ...(hexes.length === 1 ? set('idle') : {}),
      ...(own === undefined ? {} : { terrain: own.value }),
      ...retreat('attack'),
    })),
    defenders: forceUnits(defence, defender, hasWorks ? DEFENDER : DEFENDER.filter((name) => name !== 'dug')).map(
      (unit) => (fought ? { ...unit, fought: true } : unit),
    ),
    ...retreat('defence'),
    ...set('dividedCorps'),
    ...[
      'terrain',
      'works',
      'turn',
      'die',
      'heat',
      'rain',
      'camp',
      'zone',
      'forts',
      'fortCbf',
      'extra',
      'stay',
    ].reduce<Unit>((all, name) => ({ ...all, ...set(name) }), {}),
    ...(supply('attack') === undefined ? {} : { attackerSupply: supply('attack') }),
    ...(supply('defence') === undefined ? {} : { defenderSupply: supply('defence') }),
  };
}

/** "14 ARF and 8 ARF": each number is that of a unit of its own. */
const gunsOf = (items: readonly Item[]): readonly number[] =>
  items.map(({ count = 1, traits: { arf } }) => (typeof arf === 'number' ? arf * count : count));

function abuInput(reading: Reading, { attack, defence, attacker, defender }: Read) {
  const { fields } = reading;
  const supply = firingSupply(reading)?.value;
  const asSupplied = (unit: Unit): Unit => ({
    ...unit,
    ...(supply === 'llc' || supply === 'both' ? { llc: true } : {}),
    ...(supply === 'ooc' ? { bar: 'ooc' } : {}),
  });
  const units = sharers(attack, 'arf').flatMap((item) => unitsOf(item, attacker, FIRING));
  const all = units.length > 0 && attack.sum !== undefined ? shared(attack.sum, units, 'arf') : undefined;
  const firing = all ?? attack.units.flatMap((item) => unitsOf(item, attacker, FIRING));
  const targets = defence.units.flatMap((item) => unitsOf(item, defender, TARGET));
  return {
    firing: [
      ...firing,
      ...(all ? [] : gunsOf(reading.attack.filter(attack.isSum)).map((arf) => ({ nation: attacker, arf }))),
    ].map(asSupplied),
    targets: targets.length > 0 ? targets : [{ nation: defender }],
    ...Object.fromEntries(
      fields.filter(({ field }) => ABU_FIELDS.includes(field)).map(({ field, value }) => [field, value]),
    ),
  };
}
/** How the guns are supplied; of who is fired at the form does not ask it. */
const firingSupply = (reading: Reading): FieldRead | undefined =>
  reading.fields.find(
    (one) => one.field === 'supply' && !(one.role === true && one.side === 'defence') && !isDefended(reading, one),
  );
const isDefended = (reading: Reading, one: FieldRead): boolean =>
  sideOfField(reading, { ...one, side: 'attack' }) === 'defence';
const ABU_FIELDS = ['terrain', 'works', 'turn', 'die', 'heat', 'camp'];

/** "Twelve of artillery": INF and CAV have an Artillery Factor as HAR do (2.5.1, 2.5.2); nobody says whose it is. */
function asAnyones(item: Item): Item {
  const { traits, own } = item;
  const isHeavy = own.includes('kind') && !own.includes('guns');
  if (traits.kind !== 'har' || isHeavy || typeof traits.arf !== 'number') return item;
  const { kind: _, ...others } = traits;
  return { ...item, traits: others, own: own.filter((name) => name !== 'kind') };
}

/** "2 × German INF, CBF 30". */
function itemText(item: Item, side: SideName, { tool, attack, defence, attacker, defender }: Read): Text {
  const [force, nation] = side === 'attack' ? [attack, attacker] : [defence, defender];
  const n = item.count ?? 1;
  const mark = tool === 'abu' ? (side === 'attack' ? 'arf' : undefined) : 'cbf';
  const value = mark === undefined ? undefined : item.traits[mark];
  const given = typeof value === 'number' ? value : undefined;
  if (force.isSum(item)) {
    const sum = given === undefined ? n : given * n;
    const units = mark === 'arf' ? 1 : Math.max(1, Math.ceil(sum / MOST_CBF));
    return say(mark === 'arf' ? 'sumArf' : units > 1 ? 'sumOfUnits' : 'sum', { sum, units });
  }
  const unit = say('unit', {
    nation: text(`unit.options.nation.${String(item.traits.nation ?? nation)}`),
    kind: text(`unit.options.kind.${String(kindOf(item))}`),
  });
  if (mark === undefined || ['hq', 'eng'].includes(String(kindOf(item)))) return say('plain', { n, unit });
  return given === undefined ? say(`usual.${mark}`, { n, unit }) : say(mark, { n, unit, value: given });
}

const partText = ({ traits: { part } }: Item): Text =>
  say('field', { name: text('combat.fields.part'), value: text(`combat.options.part.${String(part)}`) });

function fieldText({ field, value, side }: FieldRead): Text {
  if (field === 'turn') return text('combat.facts.turn', { turn: Number(value) });
  if (field === 'hexes') return say('hexes', { n: Number(value) });
  if (field === 'shared') return text('combat.fields.attackers');
  if (field === 'extra') return say('extra', { value: signed(Number(value)) });
  if (field === 'forts' || field === 'fortCbf' || field === 'die')
    return say('field', { name: text(`combat.fields.${field}`), value: Number(value) });
  if (field === 'supply')
    return say('field', {
      name: text(`combat.fields.${side === 'attack' ? 'attacker' : 'defender'}Supply`),
      value: text(`combat.options.attackerSupply.${String(value)}`),
    });
  if (field === 'noWay' || field === 'zocRetreat')
    return text(`combat.fields.defender${field === 'noWay' ? 'NoWay' : 'ZocRetreat'}`);
  if (field === 'dividedCorps') return say('field', { name: text('combat.fields.dividedCorps'), value: Number(value) });
  if (value === false) return text('fight.no', { name: text(`combat.fields.${field}`) });
  if (value === true) return field === 'heat' ? text('unit.fields.heat') : text(`combat.fields.${field}`);
  const space = field === 'terrain' || field === 'hexside' ? 'unit' : 'combat';
  return say('field', {
    name: text(`${space}.fields.${field}`),
    value: text(`${space}.options.${field}.${String(value)}`),
  });
}

const OF_UNITS = ['terrain', 'hexside', 'turn', 'cbf', 'arf', 'cab', 'steps', 'lost'];

/** "Heavy artillery of ten": the number of who fires is his ARF. */
function asArf(item: Item): Item {
  const { cbf, ...traits } = item.traits;
  return typeof cbf !== 'number' || traits.arf !== undefined
    ? item
    : { ...item, traits: { ...traits, arf: cbf }, own: item.own.map((name) => (name === 'cbf' ? 'arf' : name)) };
}

/** "They bombard a division, ARF 6 and 4": whoever is fired at has none, the numbers are those of the guns. */
function withFire(reading: Reading): Reading {
  const { attack, defence } = reading;
  const first = defence.findIndex(({ own, traits }) => own.join() === 'arf' && typeof traits.arf === 'number');
  const told = first < 0 ? [] : defence.slice(first);
  if (!told.every(({ own, count }) => own.join() === 'arf' || (own.length === 0 && count !== undefined)))
    return reading;
  const values = told.map(({ traits, count }) => (typeof traits.arf === 'number' ? traits.arf : (count ?? 0)));
  const guns = attack.filter(({ traits }) => traits.kind === 'har' && traits.arf === undefined);
  const areTheirs = guns.length === 1 && guns[0]?.count === values.length;
  const each = (item: Item): readonly Item[] =>
    areTheirs && item === guns[0]
      ? values.map((arf, i) => ({
          ...item,
          count: 1,
          traits: { ...item.traits, arf },
          own: [...item.own, 'arf'],
          tokens: i === 0 ? [...item.tokens, ...told.flatMap(({ tokens }) => tokens)] : [],
        }))
      : [item];
  return first < 0
    ? reading
    : {
        ...reading,
        attack: [...attack.flatMap(each), ...(areTheirs ? [] : told)],
        defence: defence.slice(0, first),
      };
}

const EACH = /^(?:each|apiece|cada|ciascun[oa]|ognun[oa])$/;
/** "Two units worth 40": unless it is said of each, the strength is that of all of them. */
const inAll = (items: readonly Item[], factor: string, isEach: boolean): readonly Item[] =>
  items.flatMap((item): readonly Item[] => {
    const { count = 1, own, traits } = item;
    const sum = traits[factor];
    if (isEach || count < 2 || count > MOST_UNITS || !own.includes('unit') || typeof sum !== 'number') return [item];
    return Array.from({ length: count }, (_, i) => ({
      ...item,
      count: 1,
      traits: { ...traits, [factor]: Math.floor(sum / count) + (i < sum % count ? 1 : 0) },
    }));
  });

/** More of a kind do not come through one hex: the form takes no more. */
const MOST_UNITS = 8;

/** "25 French in fieldworks against 40 Germans": whoever stands in works is attacked (11.6). */
function withWorks(reading: Reading): Reading {
  const { attack, defence, fields, force, versus } = reading;
  const works = fields.find(({ field, side }) => field === 'works' && side === 'attack');
  const [mark] = versus;
  const isBefore = works !== undefined && mark !== undefined && lastOf(works) < mark;
  if (!isBefore || force < 3 || attack.length === 0 || defence.length === 0) return reading;
  const first = firstOf(...attack);
  return first < lastOf(works) ? { ...reading, attack: defence, defence: attack } : reading;
}

/** "Four French from two hexes, two from each": so many are units, and no strength. */
function withShares(reading: Reading): Reading {
  const share = reading.fields.find(({ field }) => field === 'fromEach');
  const [only, other] = reading.attack;
  if (!share || !only || other || only.count !== Number(share.value) * hexesIn(reading)) return reading;
  const isNamed = only.own.includes('kind');
  return {
    ...reading,
    fields: reading.fields.map((one) => (one === share ? { ...one, field: 'shared' } : one)),
    attack: isNamed ? [only] : [{ ...only, own: [...only.own, 'kind'], traits: { kind: 'inf', ...only.traits } }],
  };
}

const IN_RED: readonly unknown[] = ['france', 'belgium'];
/** Whether the words say that the attackers wear flashy uniforms: only the French and the Belgians have any. */
const areFlashy = ({ attack, defence }: Reading, attacker: Nation): boolean =>
  IN_RED.includes(attacker) && [...attack, ...defence].some(({ traits }) => traits.flashy === true);
/** Said of who defends, they are no uniforms of his: nothing comes of them (2.5.18). */
const idleUniforms = ({ defence }: Reading, attacker: Nation): readonly number[] =>
  IN_RED.includes(attacker) ? [] : defence.flatMap(({ said }) => said.flashy ?? []);

/** Only defending CAV and HQ slip away before a combat (9.2.1, 9.2.8). */
const idleWithdrawals = ({ attack, defence }: Reading): readonly number[] =>
  [...attack, ...defence.filter((item) => !['cav', 'hq'].includes(String(kindOf(item))))].flatMap(
    ({ said }) => said.withdraws ?? [],
  );

/** What only a unit of one side may be: no defender is a reserve that is tested, no attacker rides a train. */
const STATES_OF_SIDE = ['reserve', 'commitment', 'light', 'mountain', 'embarked'];
/** Where no works are told nobody stands in any, nor outside; nor does who attacks them. */
const idleOutside = ({ attack, defence, fields }: Reading): readonly number[] => {
  const [his, theirs] = [attack, defence].map((items) => items.flatMap(({ said }) => said.dug ?? []));
  const hasWorks = fields.some(({ field }) => field === 'works');
  return [
    ...(his ?? []).filter((at) => !hasWorks || theirs?.includes(at) !== true),
    ...(hasWorks ? [] : (theirs ?? [])),
  ];
};
const NOUNS = new Set(Object.values(KINDS).flatMap(phrasesOf));
/** Words of such a state where the form has no room for it; what the unit is was understood. */
const idleStates = ({ attack, defence, tokens }: Reading): readonly number[] =>
  [...attack.map((item) => [item, ATTACKER] as const), ...defence.map((item) => [item, DEFENDER] as const)].flatMap(
    ([{ own, said }, takes]) =>
      own
        .filter((name) => STATES_OF_SIDE.includes(name) && !takes.includes(name))
        .flatMap((name) => said[name] ?? [])
        .filter((at) => !NOUNS.has(tokens[at]?.folded ?? '')),
  );

/** Reads a combat typed in words, or a bombardment where somebody bombards. */
function readCombat(typed: string, lang: Language): TypedFight | undefined {
  const said = withBridge(withClauses(withoutElse(withArf(readFight(typed, COMBAT, lang)))));
  // "14 ARF on three Germans": the strength of guns alone bombards.
  const isGunfire =
    said.attack.length > 0 &&
    said.attack.every(({ traits: { arf, cbf } }) => typeof arf === 'number' && cbf === undefined);
  const tool = isGunfire || BOMBARDS.test(fold(typed)) ? 'abu' : 'combat';
  const plain = tool === 'abu' ? withFire(withNumbersTold(said)) : said;
  const strengths = (items: readonly Item[], strength: typeof CBF): readonly Item[] =>
    withAmounts(
      inAll(withStrength(items, strength, plain.tokens), strength.factor, isEach),
      strength,
      plain.tokens,
      MOST_UNITS,
    );
  const isEach = plain.tokens.some(({ folded }) => EACH.test(folded));
  const attack = tool === 'abu' ? strengths(plain.attack, ARF).map(asArf).map(asAnyones) : strengths(plain.attack, CBF);
  const defence = strengths(plain.defence, CBF);
  const reading = withShares(
    withTargets(withWorks({ ...plain, attack, defence: asTheOther(defence, attack, CBF, fitsInHex) }), 'nation'),
  );
  const isFort = reading.fields.some(({ field }) => field === 'forts' || field === 'zone');
  const alone = isFort && reading.force > 0 && reading.attack.length > 0 && reading.defence.length === 0;
  // "ABU 40 against cavalry": guns of so much ARF fire at whoever is named.
  const fires =
    tool === 'abu' &&
    reading.force > 0 &&
    reading.attack.some(
      ({ count, article, traits }) => (count !== undefined && !article) || typeof traits.arf === 'number',
    ) &&
    reading.defence.length > 0;
  const isFired =
    tool === 'abu' && reading.attack.length > 0 && reading.fields.some(({ field }) => field === 'terrain');
  if (!isFight(reading, LEXICON) && !alone && !fires && !isFired) return undefined;
  const sides = sidesOf(reading, tool);
  // Fewer units than hexes, or more than these hold: nobody knows who stands where.
  const input = tool === 'abu' ? abuInput(reading, sides) : combatInput(reading, sides);
  const isFrom = ({ value }: FieldRead): boolean => 'attackers' in input && input.attackers.length === value;
  const kinds = (field: string): boolean =>
    tool === 'combat'
      ? field !== 'bridgeless'
      : ABU_FIELDS.includes(field) || (field === 'supply' && firingSupply(reading) !== undefined);
  return fightOf(reading, {
    tool,
    input,
    item: (item, side) => (sides.apart.includes(item) ? partText(item) : itemText(item, side, sides)),
    field: fieldText,
    label: (field) =>
      text(
        field === 'hexes' || field === 'fromEach'
          ? 'combat.fields.attackers'
          : `${OF_UNITS.includes(field) ? 'unit' : 'combat'}.fields.${field}`,
      ),
    faults: [],
    // Forts and a fortified zone defend alone; guns are asked about the ground that they fire at.
    forgives: (fault) =>
      (tool === 'abu' && fault.code === 'side' && fault.missing === 'defence' && isFired) ||
      (fault.code === 'side' &&
        fault.missing === 'defence' &&
        reading.fields.some(({ field }) => field === 'forts' || field === 'zone')),
    // What a combat has and a bombardment has not is named as not understood.
    unknown: [
      ...(tool === 'abu'
        ? reading.defence.flatMap(({ said }) => said.shells ?? [])
        : [
            ...[...reading.attack, ...reading.defence].flatMap(({ said }) => said.shells ?? []),
            ...idleUniforms(reading, sides.attacker),
            ...idleWithdrawals(reading),
            ...idleStates(reading),
            ...idleOutside(reading),
            // Only a bombardment asks who is under such a marker.
            ...[...reading.attack, ...reading.defence].flatMap(({ said }) => said.fow ?? []),
            ...reading.defence.filter((item) => isOfSome(item, reading)).flatMap(({ said }) => said.part ?? []),
          ]),
      ...reading.fields
        .filter(
          (one) =>
            !kinds(one.field) ||
            (one.field === 'hexes' && !isFrom(one)) ||
            one.field === 'fromEach' ||
            (tool === 'combat' && one.field === 'supply' && isSpeakers(reading, one)) ||
            (one.field === 'fought' && isOfAttack(reading, one)) ||
            // Of several hexes nobody says in which of them somebody is idle.
            (one.field === 'idle' && !isFrom({ ...one, value: 1 })),
        )
        .flatMap(({ tokens }) => tokens),
    ],
  });
}

/** Fire at forts has a name of its own, which no combat has. */
const NAMED = /(?<!\p{L})(?:abf|aff|masonry|concrete|mamposteria|hormigon|muratura|calcestruzzo)(?!\p{L})/u;
/** … and so have its guns, unless they fire at units: "with 30.5 shells on two French infantry". */
const CALIBRE = /(?<!\p{L})(?:42 ?cm|30[.,]5|del 42|da 42)(?!\p{L})/u;
const AT_UNITS =
  /(?<!\p{L})(?:shells|rounds|proyectiles|obuses|granadas|colpi|proiettili|granate)(?!\p{L}).*(?:infant|fanter|divisi|cavalr|cavaller|caballer|brigad|brigat)/u;
const FORTIFIED = /(?<!\p{L})(?:forts?|fuertes?|fort[ei]|festen?|fortific\p{L}*)(?!\p{L})/u;
const isNamedFire = (folded: string): boolean =>
  NAMED.test(folded) || (CALIBRE.test(folded) && (FORTIFIED.test(folded) || !AT_UNITS.test(folded)));

/** "An infantry assaults a fort": without a strength it is no combat, but the assault of 12.3. */
const ASSAULTED =
  /(?<!\p{L})(?:assault|asalt|assalt|storm)\p{L}*\s+(?:\p{L}+\s+){0,2}?(?:fort|fuerte|forte|feste|fortificaci[oó]n|fortificazione|fortification)(?!\p{L})/u;
const STRENGTH =
  /(?<!\p{L})(?:cbf|fa[ct]tor\p{L}*|fattor\p{L}*|points?|puntos|punti|strength|fuerza|forza)(?!\p{L})|\d{2}/u;
const isAssault = (folded: string): boolean => ASSAULTED.test(folded) && !STRENGTH.test(folded);

/** "Siege guns bombard a Belgian fort": fire at a fortification, which is no bombardment of units. */
const SHELLED =
  /(?<!\p{L})(?:bombard\p{L}*|shell(?:s|ing)?|fires? (?:at|on)|canone\p{L}*|cannonegg\p{L}*)\s+(?:(?:a|an|the|one|at|on|of|un|el|una|il|lo|de|del|di|contra|contro|al|german|french|belgian|enemy)\s+){1,3}(?:fort|fuerte|forte|feste)(?!\p{L})/u;

/** Reads a combat of 1914 Nach Paris typed in words, or another tool that is named with what fills it in. */
const read: FightReader['read'] = (typed, lang) =>
  eitherOf(
    typed,
    () =>
      isNamedFire(fold(typed)) || SHELLED.test(fold(typed)) || isAssault(fold(typed))
        ? undefined
        : readCombat(typed, lang),
    () => readAsked(typed, lang, LEXICON, ASKED_TOOLS, undefined),
  );

export const fights: FightReader = {
  tools: ['combat', 'abu', ...ASKED_TOOLS.map(({ tool }) => tool)],
  lexicon: () => COMBAT,
  named: (typed, lang) => nameIn(typed, lang, ASKED_TOOLS),
  read,
};
