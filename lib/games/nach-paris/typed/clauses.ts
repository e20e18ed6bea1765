import { alternatives } from '@/lib/typed/phrases';
import type { Item } from '@/lib/typed/items';
import { OF_THEM, OWN, sideOfVerb } from '@/lib/typed/persons';
import type { FieldRead, Reading, SideName } from '@/lib/typed/reading';
import { clauseAround, counts, firstOf } from '@/lib/typed/tokens';
import { NATIONS } from '@/lib/games/nach-paris/typed/words';

/*
 * What a clause of its own tells of a side that another clause has named: "the attack comes from the flank", "it got
 * there by forced march", "he defends out of command".
 */

type Clause = ReturnType<typeof clauseAround>;
const clauseAt = ({ tokens }: Reading, at: number): Clause => clauseAround(tokens, at);

const PEOPLE = new Map(
  Object.entries(NATIONS).flatMap(([nation, words]) => alternatives(words).map((word) => [word, nation] as const)),
);
/** The side whose nation alone a clause names. */
function sideByNation({ tokens, attack, defence }: Reading, { from, to }: Clause): SideName | undefined {
  const said = new Set(tokens.slice(from, to).flatMap(({ folded }) => PEOPLE.get(folded) ?? []));
  const [only, other] = [...said];
  const has = (items: readonly Item[]): boolean => items.some(({ traits }) => traits.nation === only);
  if (only === undefined || other !== undefined || has(attack) === has(defence)) return undefined;
  return has(attack) ? 'attack' : 'defence';
}

/** The side that a clause names by its words; of who speaks nobody knows which he is. */
function sideIn(reading: Reading, { from, to }: Clause): SideName | undefined {
  const said = new Set(
    reading.tokens.slice(from, to).map(({ folded }) => sideOfVerb(folded, 'doing', 'does', 'noun', 'who', 'others')),
  );
  if (said.has('defence')) return said.has('attack') ? undefined : 'defence';
  return said.has('attack') ? 'attack' : sideByNation(reading, { from, to });
}
const HIS = /^(?:sus?|su[oa]|suoi|sue)$/;
const isOfOther = (reading: Reading, { from, to }: Clause): boolean =>
  reading.tokens
    .slice(from, to)
    .some(({ folded, text }) => OF_THEM.test(folded) || HIS.test(folded) || OF_THEM.test(text.toLowerCase()));

/** Whose a state is where the clause does not say it: who withdraws is attacked, who comes from the flank attacks. */
const USUAL: Readonly<Record<string, SideName | undefined>> = {
  part: 'attack',
  commitment: 'attack',
  flashy: 'attack',
  march: 'attack',
  withdraws: 'defence',
  embarked: 'defence',
  dug: 'defence',
  fow: 'defence',
  lost: undefined,
  steps: undefined,
  rank: undefined,
};
const isState = (name: string): boolean => name in USUAL;

/** Whether an item is units that the text names, and not only how some of them are. */
const isFirm = ({ own, count, article }: Item): boolean =>
  own.some((name) => ['kind', 'nation', 'cbf', 'arf'].includes(name)) || (count !== undefined && !article);

/** "The Germans go in partially committed": who was named elsewhere, and how he is. */
const isAgain = (item: Item, others: readonly Item[]): boolean =>
  item.count === undefined &&
  item.own.some(isState) &&
  item.own.every((name) => isState(name) || ['nation', 'kind', 'unit'].includes(name)) &&
  isNamedElsewhere(item, others);

const isNamedElsewhere = (item: Item, others: readonly Item[]): boolean =>
  others.some(
    (other) =>
      other !== item &&
      (other.count !== undefined || typeof other.traits.cbf === 'number') &&
      ['nation', 'kind'].every((name) => !item.own.includes(name) || other.traits[name] === item.traits[name]),
  );
/** Fields that are told of a side. */
const TOLD = ['supply', 'fought', 'noWay', 'zocRetreat', 'dividedCorps'];

/** Numbers that a unit has once, and that a clause of its own may give to one that was named. */
const RATINGS = ['arf', 'cab'];

/** "The German brings nine of ARF": of his nation only one was named, and that one's ARF was not said. */
function isRating(item: Item, others: readonly Item[]): boolean {
  const { own, count, traits } = item;
  const names = own.filter((name) => RATINGS.includes(name));
  const isOnly = own.every((name) => [...RATINGS, 'nation', 'kind', 'unit'].includes(name)) && own.includes('nation');
  const of = others.filter((other) => other !== item && other.traits.nation === traits.nation);
  const [only] = of;
  return (
    names.length > 0 &&
    isOnly &&
    count === undefined &&
    of.length === 1 &&
    only !== undefined &&
    (only.count ?? 1) === 1 &&
    isFirm(only) &&
    names.every((name) => only.traits[name] === undefined)
  );
}

interface Told {
  readonly names: readonly string[];
  readonly item: Item;
  readonly side: SideName;
  readonly tokens: readonly number[];
  /** the units of a nation or a kind alone */
  readonly of: Item['traits'];
}

function toldApart(reading: Reading, item: Item, here: SideName): Told | undefined {
  const all = [...reading.attack, ...reading.defence];
  const states = item.own.filter(isState);
  const isBare = !isFirm(item) && item.own.length > 0 && item.own.every((name) => isState(name) || name === 'unit');
  const clauseOf = (name: string): Clause => clauseAt(reading, Math.min(...(item.said[name] ?? [0])));
  if (isRating(item, all)) {
    const names = item.own.filter((name) => RATINGS.includes(name));
    return { names, item, side: here, tokens: item.tokens, of: { nation: item.traits.nation ?? '' } };
  }
  if (states.length > 0 && (isBare || isAgain(item, all))) {
    const clause = clauseOf(states[0] ?? '');
    const of = Object.fromEntries(
      ['nation', 'kind'].flatMap((name) => (item.own.includes(name) ? [[name, item.traits[name] ?? '']] : [])),
    );
    const named = (side: readonly Item[]): boolean =>
      side.some((one) => one !== item && isFirm(one) && one.traits.nation === of.nation);
    const byNation =
      of.nation === undefined
        ? undefined
        : named(reading.attack) === named(reading.defence)
          ? undefined
          : named(reading.attack)
            ? ('attack' as const)
            : ('defence' as const);
    const side = byNation ?? sideOf(reading, clause, states[0] ?? '') ?? here;
    return { names: states, item, side, tokens: item.tokens, of };
  }
  // "The French unit already had its battle", "los alemanes están en LLC"
  const name = { ...item, count: item.article ? undefined : item.count };
  const clause = item.tokens.length > 0 ? clauseAt(reading, firstOf(item)) : undefined;
  const isTold = reading.fields.some(
    (one) => TOLD.includes(one.field) && clause && firstOf(one) >= clause.from && firstOf(one) < clause.to,
  );
  const isAlone = all.every(
    (one) => one === item || !one.tokens.some((at) => clause && at >= clause.from && at < clause.to),
  );
  const isSecond =
    name.count === undefined &&
    item.own.length > 0 &&
    item.own.every((one) => ['nation', 'kind', 'unit'].includes(one));
  if (isTold && isAlone && isSecond && isNamedElsewhere(item, all))
    return { names: [], item, side: here, tokens: item.tokens, of: item.traits };
  // "…, the attacker made a forced march": read as one more word of who was named last.
  const apart = states.filter((name) => {
    const { from, to } = clauseOf(name);
    const own = states.flatMap((one) => item.said[one] ?? []);
    return !item.tokens.some((at) => at >= from && at < to && !own.includes(at)) && from > firstOf(item);
  });
  const [first] = apart;
  if (first === undefined) return undefined;
  const side = sideOf(reading, clauseOf(first), first) ?? here;
  return side === here
    ? undefined
    : { names: apart, item, side, tokens: apart.flatMap((name) => item.said[name] ?? []), of: {} };
}

/** The side that a clause tells a state of: as its words say, or as only one side may be. */
function sideOf(reading: Reading, clause: Clause, state: string): SideName | undefined {
  const said = sideIn(reading, clause);
  if (['part', 'commitment', 'withdraws', 'embarked', 'flashy', 'dug', 'fow'].includes(state)) return USUAL[state];
  if (said !== undefined) return said;
  return state === 'lost' && isOfOther(reading, clause) ? 'defence' : USUAL[state];
}

/** A CAB that somebody has now is the one after the combat. */
const NOW = /^(?:now|down|after|ahora|queda|quedan|quedo|despues|adesso|ora|scende|resta|dopo)$/;
/** Losses that a marker shows are told of the form's own field. */
const MARKED = /^(?:marked|marker|marcad[oa]s?|marcador|segnat[oaie]|segnalino)$/;
const FORT = /^(?:forts?|fuertes?|fort[ei])$/;
/** What stands beside a trait that says something else of it: it is no unit's, and nobody knows whose. */
const ELSE: readonly (readonly [trait: string, beside: RegExp])[] = [
  ['cab', NOW],
  ['lost', MARKED],
  ['arf', FORT],
  ['cbf', FORT],
];

/**
 * A reading without the clauses that say of somebody what the form asks elsewhere: "six of ARF from our own forts" is
 * no unit of ARF 6. None of their words is understood.
 */
export function withoutElse(reading: Reading): Reading {
  const { tokens } = reading;
  const all = [...reading.attack, ...reading.defence];
  const clauses = all.flatMap(({ said }) =>
    ELSE.flatMap(([trait, beside]) => {
      const at = said[trait];
      const clause = at && at.length > 0 ? clauseAt(reading, Math.min(...at)) : undefined;
      const words = clause ? tokens.slice(clause.from, clause.to) : [];
      return clause && words.some(({ folded }) => beside.test(folded)) ? [clause] : [];
    }),
  );
  const isIn = (at: number): boolean => clauses.some(({ from, to }) => at >= from && at < to);
  const isGone = ({ tokens: at }: { readonly tokens: readonly number[] }): boolean => at.length > 0 && at.every(isIn);
  const attack = reading.attack.filter((item) => !isGone(item));
  const defence = reading.defence.filter((item) => !isGone(item));
  if (clauses.length === 0 || attack.length === 0 || defence.length === 0) return reading;
  return {
    ...reading,
    attack: attack.map((item) => without(item, isIn)),
    defence: defence.map((item) => without(item, isIn)),
    fields: reading.fields.filter((one) => !isGone(one)),
    faults: reading.faults.filter((fault) => !('tokens' in fault) || !isGone(fault)),
    uses: reading.uses.map((use, at) => (isIn(at) && tokens.slice(at, at + 1).some(counts) ? 'unknown' : use)),
  };
}

/** A unit without what the words of some places say of it. */
function without(item: Item, isIn: (at: number) => boolean): Item {
  const isKept = (name: string): boolean => !(item.said[name] ?? []).some(isIn);
  return {
    ...item,
    own: item.own.filter(isKept),
    traits: Object.fromEntries(Object.entries(item.traits).filter(([name]) => isKept(name))),
    said: Object.fromEntries(Object.entries(item.said).filter(([name]) => isKept(name))),
    tokens: item.tokens.filter((at) => !isIn(at)),
  };
}

/** A reading in which such clauses name nobody anew, and their states are those of the units that they tell of. */
export function withClauses(reading: Reading): Reading {
  const sides = [
    ...reading.attack.map((item) => [item, 'attack'] as const),
    ...reading.defence.map((item) => [item, 'defence'] as const),
  ];
  const all = sides.flatMap(([item, side]) => toldApart(reading, item, side) ?? []);
  // "Flank and rear at once": each is a hex of its own.
  const parts = new Set(all.flatMap(({ item, names }) => (names.includes('part') ? [item.traits.part] : [])));
  const told = parts.size > 1 ? all.filter(({ names }) => !names.includes('part')) : all;
  if (told.length === 0) return reading;
  const gone = told.filter(({ item, tokens }) => tokens === item.tokens).map(({ item }) => item);
  const without = (item: Item): Item => {
    const lost = told.find((one) => one.item === item);
    if (!lost) return item;
    const keeps = (name: string): boolean => !lost.names.includes(name);
    return {
      ...item,
      traits: Object.fromEntries(Object.entries(item.traits).filter(([name]) => keeps(name))),
      own: item.own.filter(keeps),
      tokens: item.tokens.filter((at) => !lost.tokens.includes(at)),
    };
  };
  const sideWith = (side: SideName, items: readonly Item[]): readonly Item[] => {
    const units = items.filter((item) => !gone.includes(item)).map(without);
    return told
      .filter((one) => one.side === side)
      .reduce<readonly Item[]>((all, { names, item, tokens, of }) => {
        const isHis = (one: Item): boolean =>
          Object.entries(of).every(([name, value]) => one.traits[name] === undefined || one.traits[name] === value);
        const first = all.find(isHis);
        return all.map((one) =>
          isHis(one)
            ? {
                ...one,
                traits: {
                  ...Object.fromEntries(
                    names.flatMap((name) => (item.traits[name] === undefined ? [] : [[name, item.traits[name]]])),
                  ),
                  ...one.traits,
                },
                own: [...new Set([...one.own, ...names])],
                said: { ...Object.fromEntries(names.map((name) => [name, item.said[name] ?? tokens])), ...one.said },
                tokens: one === first ? [...one.tokens, ...tokens] : one.tokens,
              }
            : one,
        );
      }, units);
  };
  const [attack, defence] = [sideWith('attack', reading.attack), sideWith('defence', reading.defence)];
  // Who is told of has to be there.
  const isLost = told.some(({ side }) => (side === 'attack' ? attack : defence).length === 0);
  return isLost ? reading : { ...reading, attack, defence };
}

const ORIGIN =
  /^(?:from|out|desde|da|dal|dalla|esce|escono|usciamo|start(?:s|ing)?|jump(?:s|ing)?|setting|own|base|partida|parte|parten|partimos|partiendo|partenza|partono|partiamo|partendo|sale|salen|salimos|saliendo|propi[oa]|proprio|propria)$/;
const HEX = /^(?:hex|hexagono|esagono|ground|terrain|terreno)$/;
/** "A division attacks us": then what is ours is attacked. */
const ATTACKED =
  /(?<!\p{L})(?:attack\p{L}*|against|contra|contro|ataca\p{L}*|attacca\p{L}*) (?:a )?(?:me|us|my|our|mis?|nuestr\p{L}+|mi[oa]|miei|nostr\p{L}+)(?!\p{L})/u;

/** "My own hex is broken", "jumping off from broken": the ground that the attackers come from. */
export function isOrigin(reading: Reading, said: FieldRead): boolean {
  const { from, to } = clauseAt(reading, firstOf(said));
  const clause = reading.tokens.slice(from, to).map(({ folded }) => folded);
  const isMine = clause.some((word) => OWN.test(word)) && clause.some((word) => HEX.test(word));
  const isBare = ![...reading.attack, ...reading.defence].some(({ tokens }) =>
    tokens.some((at) => at >= from && at < to),
  );
  const terrains = reading.fields.filter((one) => one.field === 'terrain' && firstOf(one) >= from && firstOf(one) < to);
  // "Rough ground, attacker clear" in one clause: each word says its own.
  if (terrains.length > 1) return false;
  const isAttackers = clause.some((word) => sideOfVerb(word, 'who') === 'attack');
  return (
    isBare &&
    (isAttackers || clause.some((word) => ORIGIN.test(word)) || (isMine && !ATTACKED.test(reading.typed.toLowerCase())))
  );
}

/** Whether the clause of a field names whose it is. */
export const isNamedIn = (reading: Reading, said: FieldRead): boolean =>
  sideIn(reading, clauseAt(reading, firstOf(said))) !== undefined;

/** "…, it's out of command": of whoever the clause before tells. */
const IT_IS = /^(?:it|its|that|s|is|are|re|es|esta|estan|son|e|sono)$/;

/** The side of a field that a clause of its own tells; as it was read where the clause says nothing of it. */
export function sideOfField(reading: Reading, said: FieldRead): SideName {
  const clause = clauseAt(reading, firstOf(said));
  const isIn = (at: number): boolean => at >= clause.from && at < clause.to;
  const named = [...reading.attack, ...reading.defence].filter(({ tokens }) => tokens.some(isIn));
  // "Their division is OOC, two German divisions …": a noun of the clause is that of units named elsewhere.
  const isTheirs = isOfOther(reading, clause) && named.every(({ tokens }) => !tokens.every(isIn));
  if ((named.length > 0 && !isTheirs) || said.role) return said.side;
  const isSaid = (at: number): boolean => said.tokens.includes(at) || IT_IS.test(reading.tokens[at]?.folded ?? '');
  const isAlone =
    clause.from > 0 && Array.from({ length: clause.to - clause.from }, (_, i) => clause.from + i).every(isSaid);
  const own = isAlone ? clauseAt(reading, clause.from - 2) : clause;
  return sideIn(reading, own) ?? (isOfOther(reading, own) ? 'defence' : said.side);
}
