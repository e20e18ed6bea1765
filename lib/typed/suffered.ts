import { wordOf, type TextPart, type Typed } from '@/lib/typed/parts';
import type { Token } from '@/lib/typed/tokens';

/* Who follows attacks: "lo va a machacar el cuarto austriaco", "getting whacked in Cambrai by two German armies". */

/** Before a verb, whom it hits: "lo ataca", "mi assalta". */
const WHOM = /^(?:lo|la|los|las|le|les|me|nos|mi|ci|li|gli|ti|te)$/;
/** Between them: "lo va a atacar", "mi viene a colpire". */
const GOING = /^(?:va|van|viene|vienen|voy|vengono|stanno|sta|esta|estan|quiere|quieren|vuole|vogliono|a|ad|per|por)$/;
const MOST_GOING = 2;

const BY = /^(?:by|por|da|dai|dal|dalle|dalla|dagli|dallo|dall)$/;
const PARTICIPLE =
  /^(?:[a-z]{3,}(?:ed|ad[oa]s?|id[oa]s?|at[oaie]|it[oaie]|ut[oaie])|hit|struck|beset|overrun|taken|bitten|beaten|blown)$/;
/** Whoever holds a place defends it. */
const HELD =
  /^(?:held|defended|garrisoned|guarded|manned|occupied|defendid|difes|presidiat|guarnecid|ocupad|occupat|guarded)/;
/** Further apart they do not belong together. */
const MOST_APART = 6;

const isForce = ({ meaning }: TextPart): boolean =>
  meaning.kind === 'traits' || meaning.kind === 'number' || meaning.kind === 'ordinal';

/** Whether the object of a verb stands before it: "lo", "lo va a". */
function hasObject(parts: readonly TextPart[], verb: number, tokens: readonly Token[]): boolean {
  const wordAt = (at: number): string => wordOf(parts[at], tokens);
  let at = verb - 1;
  while (at > verb - 1 - MOST_GOING && GOING.test(wordAt(at))) at--;
  // "Let me attack"
  return WHOM.test(wordAt(at)) && !/^(?:let|lets)$/.test(wordAt(at - 1));
}

/** The "by" that belongs to a participle at a place, with who follows it; -1 where there is none. */
function byAfter(parts: readonly TextPart[], participle: number, tokens: readonly Token[]): number {
  for (let at = participle + 1; at <= participle + MOST_APART; at++) {
    const part = parts[at];
    if (!part || (part.meaning.kind === 'and' && part.meaning.loose)) return -1;
    const next = parts.slice(at + 1).find(({ meaning }) => meaning.kind !== 'filler');
    if (BY.test(wordOf(part, tokens))) return next && isForce(next) ? at : -1;
  }
  return -1;
}

/** The parts in which words of an attack that is suffered say so. */
export function withSuffered(parts: readonly TextPart[], { tokens }: Typed): readonly TextPart[] {
  const all = parts.map((part, i): TextPart => {
    const { meaning } = part;
    const isPlain = meaning.kind === 'versus' && meaning.force === 1 && !meaning.turned && !meaning.there;
    return isPlain && part.to === part.from + 1 && hasObject(parts, i, tokens)
      ? { ...part, meaning: { ...meaning, force: 3, turned: true } }
      : part;
  });
  if (all.some(({ meaning }) => meaning.kind === 'versus' && meaning.force === 3)) return all;
  for (const [i, { from, to, meaning }] of all.entries()) {
    const word = tokens[to - 1]?.folded ?? '';
    const isVerb =
      meaning.kind === 'unknown' ||
      meaning.kind === 'filler' ||
      meaning.kind === 'defends' ||
      (meaning.kind === 'versus' && !meaning.turned);
    const by =
      isVerb && (to === from + 1 || meaning.kind === 'defends') && PARTICIPLE.test(word) ? byAfter(all, i, tokens) : -1;
    if (by < 0) continue;
    const versus = HELD.test(word) ? ({ force: 2 } as const) : ({ force: 3, turned: true } as const);
    return all.map((part, at): TextPart => {
      if (at === by) return { ...part, meaning: { kind: 'versus', ...versus } };
      return at === i ? { ...part, meaning: { kind: 'filler' } } : part;
    });
  }
  return all;
}
