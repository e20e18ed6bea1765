import { editDistance } from '@/lib/search/edit-distance';
import { fold } from '@/lib/search/text';
import { AGAINST, ATTACKS } from '@/lib/typed/between';

/** Longer texts are no fight: a sentence of one takes a line or two. */
export const LONGEST_FIGHT = 500;

const BETWEEN = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[...AGAINST.split('|'), ...ATTACKS.split('|')].join('|')}|def\p{L}+|dif\p{L}+|attacc\p{L}*|atacad\p{L}*)(?![\p{L}])|[>→]`,
  'u',
);

/** "3 to 1", "5:1": odds stand between two sides as well. */
const ODDS = /\d\s*(?::|to|a)\s*\d/u;
/** Words between the sides that are known with a slip of the finger; "flanks" and the nouns of either side too. */
const NEAR = 'against contra contro versus attacks attack ataca atacan attacca attaccano flanks flanquea aggira'.split(
  ' ',
);
const SHORTEST_NEAR = 5;

/** How the names of the tools begin that a text may fill in without two sides; more words have to stand beside them. */
const ASKED =
  /(?<!\p{L})(?:sieg|besieg|asedi|siti[aoe]|assed|stack|apil|pila|impil|raggrupp|suppl|suminist|abastec|riforn|bombar|heavy|gun|artill|artigl|abf|cab|field ?work|obras|opere|transit|ammo|ammun|munici|muniz|in the same|in one hex|en el mismo|nello stesso)/u;

/** Whether a text may be a fight: the least that tells, before anything of a game is loaded. */
export function mayBeFight(typed: string): boolean {
  if (typed.length > LONGEST_FIGHT || typed.length < 5) return false;
  const folded = fold(typed);
  const words = folded.split(/[^\p{L}]+/u).filter((word) => word.length >= SHORTEST_NEAR);
  return (
    BETWEEN.test(folded) ||
    ODDS.test(folded) ||
    (ASKED.test(folded) && /[\p{L}\d]\s+[\p{L}\d]/u.test(folded)) ||
    words.some((word) => NEAR.some((near) => word[0] === near[0] && editDistance(word, near, 1) <= 1))
  );
}
