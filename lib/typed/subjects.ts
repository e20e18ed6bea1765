import { isMark } from '@/lib/typed/chunks';
import {
  areAllies,
  endsClause,
  filled,
  isLoose,
  isNounAt,
  placesOf,
  traitOf,
  traitsIn,
  wordOf,
  type TextPart,
  type Typed,
} from '@/lib/typed/parts';
import type { Token } from '@/lib/typed/tokens';

/*
 * Who attacks where the verb, or its noun, stands behind who is attacked: "hay británicos 20, atacan 60 alemanes"; and
 * whose units are of whom it is said behind all of them.
 */

/** "Attacco tedesco", "ataque alemán": a noun with whose it is. */
const AN_ATTACK = /^(?:ataque|asalto|attacco|assalto|ofensiva|offensiva)$/;
const OF_ONE = /^(?:.*[oe]|aleman|frances|ingles|belga|alemana|francesa|inglesa|tedesca|russa|rusa)$/;
const OF_WHOM = /^(?:de|di|of|by)$/;
const AT_WHOM = /^(?:a|al|su|sul|sulla|sobre|on|upon)$/;
/** "Ataque por la retaguardia de una división alemana a otra francesa": whose it is, and then at whom. */
function isOfSomebody(parts: readonly TextPart[], i: number, tokens: readonly Token[], nation: string): boolean {
  const isWord = (at: number, words: RegExp): boolean => words.test(wordOf(parts[at], tokens));
  const of = parts.findIndex(
    (one, at) => at > i && !['field', 'filler'].includes(one.meaning.kind) && !isStateOf(one, nation),
  );
  const whom = parts.findIndex((_, at) => at > of && isWord(at, AT_WHOM));
  const lead = [of, of - 1].find((at) => at > i && isWord(at, OF_WHOM));
  return (
    lead !== undefined &&
    whom > 0 &&
    traitsIn(parts.slice(lead, whom), nation).length > 0 &&
    traitsIn(parts.slice(whom), nation).length > 0 &&
    parts.slice(lead, whom).every(({ meaning }) => ['filler', 'asks', 'number', 'traits'].includes(meaning.kind))
  );
}

const isStateOf = ({ meaning }: TextPart, nation: string): boolean =>
  meaning.kind === 'traits' && !(nation in meaning.traits);

/** "Belgians 18 in trenches, a German attack of 50": in a clause of its own the noun says who attacks. */
export const withNouns = (parts: readonly TextPart[], { tokens, lexicon: { nation } }: Typed): readonly TextPart[] =>
  parts.map((part, i): TextPart => {
    const { meaning } = part;
    const isNoun = meaning.kind === 'versus' && AN_ATTACK.test(wordOf(part, tokens));
    const whose = parts[i + 1];
    const isWhose = traitOf(whose, nation) !== undefined && OF_ONE.test(tokens[whose?.from ?? -1]?.folded ?? '');
    const isOwn = i > 0 && parts[i - 1]?.meaning.kind === 'and';
    // "They attack by night a corps": behind the verb it says how, and not by whom.
    const isHow =
      tokens[part.to - 1]?.folded === 'by' &&
      part.to - part.from === 2 &&
      ['unknown', 'field'].includes(whose?.meaning.kind ?? '') &&
      ['number', 'traits'].includes(parts[i + 2]?.meaning.kind ?? '');
    if (meaning.kind === 'versus' && isHow) return { ...part, meaning: { kind: 'versus', force: 1 } };
    return isNoun && ((isWhose && isOwn) || isOfSomebody(parts, i, tokens, nation))
      ? { ...part, meaning: { ...meaning, turned: true } }
      : part;
  });

const THERE_IS = /^(?:hay|sono|e)$/;
const THEY_ATTACK = /^(?:atacan?|asaltan?|cargan?|attacca|attaccano|assalta|assaltano|caricano)$/;
/**
 * "Hay británicos 20, atacan 60 alemanes", "ci sono due corpi russi, attaccano tre tedeschi": behind who is there the
 * verb opens its clause, and whoever of another nation stands right after it attacks.
 */
export function withSubjects(
  parts: readonly TextPart[],
  { tokens, lexicon: { nation }, lang }: Typed,
): readonly TextPart[] {
  const wordAt = (at: number): string => tokens[at]?.folded ?? '';
  const verb = parts.findIndex((part) => part.meaning.kind === 'versus' && THEY_ATTACK.test(wordOf(part, tokens)));
  const [before, next] = [parts.slice(0, Math.max(0, verb)), parts[verb + 1]];
  const there = before.findIndex(({ to, meaning }) => meaning.kind === 'filler' && THERE_IS.test(wordAt(to - 1)));
  const after = parts.slice(verb + 1);
  const end = after.findIndex(isLoose);
  const [own, others] = [traitsIn(before, nation), traitsIn(end < 0 ? after : after.slice(0, end), nation)];
  const isThere = there >= 0 && traitsIn(before.slice(0, there), nation).length === 0;
  // "Un cuerpo ruso en 2418, atacan dos alemanes", not "a dos alemanes"; "un corpo russo …, attaccano due tedeschi".
  const counts = before.flatMap(({ meaning }) => (meaning.kind === 'number' ? [meaning.value] : []));
  const areMany = /n(?:o)?$/.test(wordAt(parts[verb]?.from ?? -1));
  const isOne = counts.length > 0 && counts.every((n) => n === 1);
  const isOwn = isLoose(before.at(-1)) && (lang === 'es' || (areMany && isOne));
  const isSubject =
    lang !== 'en' &&
    (isThere || isOwn) &&
    before.at(-1)?.meaning.kind === 'and' &&
    (next?.meaning.kind === 'number' || next?.meaning.kind === 'traits') &&
    own.length > 0 &&
    others.length > 0 &&
    !others.some((one) => own.includes(one));
  return isSubject
    ? parts.map((part, i) =>
        i === verb && part.meaning.kind === 'versus' ? { ...part, meaning: { ...part.meaning, turned: true } } : part,
      )
    : parts;
}

/**
 * "Ataco Bruselas con dos cuerpos, hay una división belga": behind the verb that opens the text and those who attack,
 * a clause of its own says who is there.
 */
export function withThere(parts: readonly TextPart[], { tokens, lexicon }: Typed): readonly TextPart[] {
  const verb = parts.findIndex(isMark);
  const mark = parts[verb]?.meaning;
  const isUnit = ({ meaning }: TextPart): boolean =>
    meaning.kind === 'traits' && (lexicon.noun in meaning.traits || lexicon.nation in meaning.traits);
  const there = parts.findIndex(
    ({ to, meaning }, i) =>
      i > verb &&
      meaning.kind === 'filler' &&
      THERE_IS.test(tokens[to - 1]?.folded ?? '') &&
      parts[i - 1]?.meaning.kind === 'and' &&
      ['number', 'traits'].includes(parts[i + 1]?.meaning.kind ?? ''),
  );
  const isOpen =
    mark?.kind === 'versus' && mark.force === 1 && !mark.turned && !mark.there && !parts.slice(0, verb).some(isUnit);
  const isTold = parts.slice(verb, Math.max(0, there)).some(isUnit) && parts.slice(there).some(isUnit);
  return isOpen && isTold && !parts.slice(verb + 1).some(isMark)
    ? parts.map((part, i) => (i === there ? { ...part, meaning: { kind: 'versus', force: 2 } } : part))
    : parts;
}

const ALL_OF_THEM =
  /^(?:both|all|of|them|the|two|three|los|las|dos|tres|todos|todas|i|le|e|due|tre|tutti|tutte|ambos|ambas|entramb[ie])$/;
/**
 * "Two Russian corps. I attack with a corps of 8 and another of 6, Germans both": a nation alone in its clause, behind
 * units that nobody named, whose clause the verb or "with" parts from another alliance, is that of the units.
 */
export function withTheirs(parts: readonly TextPart[], { tokens, lexicon }: Typed): readonly TextPart[] {
  const nationAt = (part: TextPart | undefined) => traitOf(part, lexicon.nation);
  const at = parts.findLastIndex((part) => nationAt(part) !== undefined);
  const begin = parts.slice(0, Math.max(0, at)).findLastIndex(isLoose);
  const next = parts.findIndex((part, i) => i > at && endsClause(part));
  const end = next < 0 ? parts.length : next;
  const beside = parts.slice(begin + 1, end).filter((part) => part !== parts[at]);
  const last = parts.slice(0, Math.max(0, begin)).findLastIndex((part) => nationAt(part) !== undefined);
  const lead = parts.findIndex(
    ({ meaning }, i) => i > last && ['with', 'versus'].includes(meaning.kind) && parts.slice(last, i).some(endsClause),
  );
  const unit = parts.findIndex((part, i) => i > lead && i < begin && isNounAt(part, lexicon));
  const isTheirs =
    last >= 0 &&
    lead > last &&
    unit > lead &&
    placesOf(beside).every((place) => ALL_OF_THEM.test(tokens[place]?.folded ?? '')) &&
    !isNounAt(parts[at], lexicon) &&
    !areAllies(nationAt(parts[last]), nationAt(parts[at]), lexicon);
  return isTheirs
    ? parts.flatMap((part, i): readonly TextPart[] => {
        if (i === at) return [];
        if (i === unit) return [parts[at] as TextPart, part];
        return [i > begin && i < end ? filled(part) : part];
      })
    : parts;
}

const COMES =
  /^(?:arriv\S+|lleg\S+|send\S*|mand(?:o|a|an|ano)|[ei]nvi(?:o|a|an|ano)|bring\S*|come|comes|coming|vien\S+|veng\S+|traigo|traen?)$/;
/**
 * "The Turks are in Erzerum, I arrive from Kars with a Russian army": where no other word parts the sides, who comes to
 * those who were told with the place or the trench that they are in attacks them.
 */
export function withComing(parts: readonly TextPart[], { tokens, lexicon }: Typed): readonly TextPart[] {
  const { nation, ground = [], cover = [] } = lexicon;
  const isPlace = ({ meaning }: TextPart): boolean =>
    [...ground, ...cover].includes(
      meaning.kind === 'field' ? meaning.field : meaning.kind === 'asks' ? meaning.name : '',
    );
  const verb = parts.findIndex(
    ({ from, meaning }) =>
      ['filler', 'from', 'unknown'].includes(meaning.kind) && COMES.test(tokens[from]?.folded ?? ''),
  );
  const before = parts.slice(0, Math.max(0, verb));
  const begin = before.findLastIndex(endsClause);
  const told = parts.slice(0, Math.max(0, begin));
  const [own, others] = [traitsIn(told, nation), traitsIn(parts.slice(begin + 1), nation)];
  const areApart = others.length > 0 && others.every((one) => !own.some((other) => areAllies(one, other, lexicon)));
  if (parts.some(isMark) || own.length === 0 || !areApart || !told.some(isPlace)) return parts;
  const mark: TextPart = {
    from: parts[verb]?.from ?? 0,
    to: parts[verb]?.from ?? 0,
    meaning: { kind: 'versus', force: 1, with: true },
  };
  return [...before, mark, ...parts.slice(verb)];
}
