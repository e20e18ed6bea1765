import type { Item } from '@/lib/typed/items';
import type { Reading } from '@/lib/typed/reading';
import { firstOf, lastOf, type Token } from '@/lib/typed/tokens';

/*
 * What a clause behind a whole fight tells of units that have their factors, "…, defending with cavalry", "…, the
 * attacker counts as active": nobody comes on top of them. Of whom it cannot be told, its words are not understood.
 */

type Side = 'attack' | 'defence';

const BREAK = /^[,;:(\n]$/;
const AND = /^(?:and|plus|y|e|ed|más|mas|più|piu|\+|&)$/i;
/** "It's an active corps": of somebody who is named beside it. */
const IT_IS = /^(?:(?:it|that|this) s|(?:it|that|this) is|they are|they re|es|son|e|sono) /;
const ATTACKS =
  /\b(?:attack(?:er|ers|ing|s)?|atacantes?|atacan?|atacando|al ataque|attaccant[ei]|attacc(?:a|ano|ando)|all attacco|in attacco)\b/;
const DEFENDS =
  /\b(?:defend(?:er|ers|ing|s)?|defens(?:or|ores)|defiend[ea]n?|defendiendo|difensor[ei]|difend(?:e|ono|endo)|attacked|atacad[oa]s?|attaccat[oaie])\b/;
const DENIED =
  /\b(?:no|not|isn|aren|doesn|don|wasn|never|without|unless|if|sin|ni|nunca|jamas|nadie|si|non|senza|mai|nessun[oa]?|ne|se|neither|nor|nobody|either|or|maybe|perhaps|quizas?|forse)\b/;
/** "An A corps", "un cuerpo A": by its big letter an active one. */
const A_CORPS = /\bA corps\b|\b(?:[Cc]uerpo|[Cc]orpo) A\b/;
/** More than one word of its own. */
const ONE = 1;

const isRated = ({ traits, own }: Item): boolean =>
  ['attack', 'defence', 'factor'].some((name) => own.includes(name) && typeof traits[name] === 'number');

/** Where the clause of an item begins and ends. */
function clauseOf(item: Item, tokens: readonly Token[]): readonly [from: number, to: number] {
  const isBreak = ({ folded }: Token): boolean => BREAK.test(folded);
  const first = firstOf(item);
  const end = tokens.findIndex((token, at) => at > first && isBreak(token));
  return [tokens.slice(0, first).findLastIndex(isBreak) + 1, end < 0 ? tokens.length : end];
}

const wordsIn = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ folded }) => folded)
    .join(' ');

/** Whether an item stands in a clause of its own beside units with their factors, and in no row of units. */
function isApart(item: Item, { attack, defence, tokens, versus }: Reading, side: Side): boolean {
  const [from, to] = clauseOf(item, tokens);
  // "È una guarnigione" is no "and".
  if (tokens.slice(from, firstOf(item)).some(({ text }) => AND.test(text))) return false;
  const rated = (items: readonly Item[]): readonly Item[] => items.filter((other) => other !== item && isRated(other));
  const own = rated(side === 'attack' ? attack : defence);
  if (own.some((other) => firstOf(other) < to && lastOf(other) >= from)) return false;
  const words = wordsIn(tokens, from, to);
  const isTelling = ATTACKS.test(words) !== DEFENDS.test(words) || IT_IS.test(words);
  // Before the fight, and before its verb, others may stand in a row with it.
  const isBehind = own.some((other) => lastOf(other) < from);
  const isOpen = side === 'attack' && versus.some((at) => at >= to);
  return isBehind && !isOpen ? true : isTelling && [...rated(attack), ...rated(defence)].length > 0;
}

/** What may be told of a unit with its factors: what it is, and how. */
const isSaid = ({ own, traits, count }: Item): boolean =>
  own.length > 0 &&
  !own.some((name) => ['nation', 'attack', 'defence', 'factor', 'name'].includes(name)) &&
  traits.kind !== 'heavy-artillery' &&
  (count === undefined || count === ONE) &&
  !(own.includes('size') && traits.size === 'division');

/** A kind that no corps is by itself. */
const isSpecial = (kind: unknown): boolean => kind !== undefined && kind !== 'infantry';

/** The side that the words of a clause name, or that its kind is of: an active corps is German, a garrison defends. */
function sideOf(words: string, kind: unknown, { attack, defence }: Reading): Side | undefined {
  const [isAttack, isDefence] = [ATTACKS.test(words), DEFENDS.test(words)];
  if (isAttack !== isDefence) return isAttack ? 'attack' : 'defence';
  if (isAttack) return undefined;
  if (kind === 'fortress') return 'defence';
  const isGerman = (side: readonly Item[]): boolean => side.some(({ traits }) => traits.nation === 'german');
  return kind === 'active' ? (isGerman(attack) ? 'attack' : isGerman(defence) ? 'defence' : undefined) : undefined;
}

/** Whether a unit may be of a kind: only Germans have active corps (2.7). */
const mayBe = ({ traits }: Item, kind: unknown): boolean =>
  kind === undefined ||
  (kind === 'active'
    ? [undefined, 'german'].includes(traits.nation as never) &&
      [undefined, 'infantry', 'active'].includes(traits.kind as never)
    : [undefined, 'infantry', kind].includes(traits.kind));

/** A reading in which such clauses tell of the units that are meant, and the places of words that tell of nobody. */
export function withEchoes(reading: Reading): { readonly reading: Reading; readonly untold: readonly number[] } {
  const untold: number[] = [];
  const sides = { attack: [...reading.attack], defence: [...reading.defence] };
  for (const side of ['attack', 'defence'] as const)
    for (const item of reading[side]) {
      if (!isSaid(item) || !isApart(item, reading, side)) continue;
      sides[side].splice(sides[side].indexOf(item), 1);
      const [from, to] = clauseOf(item, reading.tokens);
      const words = wordsIn(reading.tokens, from, to);
      const typed = reading.tokens.slice(from, to).map(({ text }) => text);
      const named = A_CORPS.test(typed.join(' ')) ? 'active' : item.traits.kind;
      const kind = isSpecial(named) && (named === 'active' || item.own.includes('kind')) ? named : undefined;
      const told = item.own.filter((name) => name !== 'kind' && name !== 'size');
      const whose = DENIED.test(words) ? undefined : sideOf(words, kind, reading);
      const units = whose === undefined ? [] : sides[whose].filter(isRated);
      const [unit, other] = units;
      if (whose === undefined || !unit || other || (unit.count ?? ONE) > ONE || !mayBe(unit, kind)) {
        untold.push(...item.tokens);
        continue;
      }
      sides[whose] = sides[whose].map((one) => (one === unit ? asTold(unit, item, kind, told) : one));
    }
  return { reading: { ...reading, ...sides }, untold };
}

/** A unit with what is told of it. */
const asTold = (unit: Item, item: Item, kind: unknown, told: readonly string[]): Item => ({
  ...unit,
  traits: {
    ...unit.traits,
    ...(kind === undefined ? {} : { kind: kind as string }),
    ...Object.fromEntries(told.map((name) => [name, item.traits[name] ?? true])),
  },
  own: [...new Set([...unit.own, ...(kind === undefined ? [] : ['kind']), ...told])],
  said: { ...unit.said, ...item.said },
  tokens: [...unit.tokens, ...item.tokens],
});
