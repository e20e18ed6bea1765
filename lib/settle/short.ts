/*
 * Short signs for words that stand in most cases, so that a card's code stays small enough to be read across a table.
 * The list belongs to version 1 of the code and never changes: a word of it that no tool has any more stays, a new one
 * would need a new version.
 */
const WORDS: readonly (readonly [sign: string, word: string])[] = [
  ['a', '&attackers=('],
  ['b', '&defenders=('],
  ['c', ';units:('],
  ['d', '&attackerDie='],
  ['e', '&defenderDie='],
  ['f', '&reserve=(;'],
  ['g', ';nation:'],
  ['h', ';face:reduced'],
  ['i', ';name:'],
  ['j', ';kind:'],
  ['k', ';steps:'],
  ['l', '&terrain='],
  ['m', '&concentric='],
  ['n', '&strength='],
  ['o', '&trench='],
  ['p', '&space='],
  ['q', '&turn='],
  ['r', '&attack'],
  ['s', '&defence'],
  ['t', 'Reserve'],
  ['u', ';test:'],
  ['v', ';size:division'],
  ['w', ';terrain:'],
  ['x', '&die='],
  ['y', '&cells='],
  ['z', '&river='],
  ['0', '-corps'],
  ['1', '-army'],
];
/** No query has it bare. */
const MARK = '$';
const BY_SIGN = new Map(WORDS);

/** A text without a bare mark, with the words of the list as signs; `spelledOut` gives it back as it was. */
export const shortened = (text: string): string =>
  WORDS.reduce((now, [sign, word]) => now.replaceAll(word, () => MARK + sign), text);

/** A shortened text with its words in full; undefined when it has a sign that the list does not know. */
export function spelledOut(text: string): string | undefined {
  let known = true;
  const full = text.replace(/\$(.?)/gsu, (_, sign: string) => {
    const word = BY_SIGN.get(sign);
    known &&= word !== undefined;
    return word ?? '';
  });
  return known ? full : undefined;
}
