import type { Evaluation, OddsRow, Refusal, Text } from '@/lib/calc/evaluation';
import type { Speaker } from '@/lib/calc/say';
import type { Result } from '@/lib/core/result';
import { isText } from '@/lib/calc/texts';
import { toJson } from '@/lib/cli/stdin';
import { equal, ONE, sum, type Fraction } from '@/lib/prob/fraction';
import { holds } from '@/tests/attack/attack';
import type { Target } from '@/tests/attack/targets';

/* What every answer and every refusal keeps to, whatever it answers to. */

/** Blocks of odds whose rows are chances of different things, and do not add up to one. */
const APART: ReadonlySet<string> = new Set([
  'paths-of-glory/entrench rounds',
  'paths-of-glory/siege by-turn',
  'paths-of-glory/what-do-i-need losses',
  'paths-of-glory/what-do-i-need ways',
  'grand-illusion/battle fates',
  'grand-illusion/battle mayStay',
  'grand-illusion/battle siege',
  'grand-illusion/cavalry free',
  'grand-illusion/heavy-artillery by-turn',
  'grand-illusion/heavy-artillery factors',
  'grand-illusion/heavy-artillery forts',
  'grand-illusion/siege by-turn',
  'nach-paris/abf odds',
  'nach-paris/combat attackerUnits',
  'nach-paris/combat defenderUnits',
  'nach-paris/combat room',
  'nach-paris/combat withdrawal',
  'nach-paris/combat withdrawalLoss',
  'nach-paris/combat zoc',
  'nach-paris/destruction turns',
  'nach-paris/fieldworks alone',
  'nach-paris/recon dangers',
  'nach-paris/recon sizes',
]);

/** Checks an answer or a refusal, in the words of the speakers given. */
export function checkAnswer(target: Target, answer: Result<Evaluation, Refusal>, speakers: readonly Speaker[]): void {
  if (!answer.ok) return checkRefusal(target, answer.error, speakers);
  checkInside(answer.value, speakers);
  checkEvaluation(target, answer.value);
}

const isFraction = (value: object): value is Fraction =>
  'n' in value && 'd' in value && typeof value.n === 'bigint' && typeof value.d === 'bigint';

/** Every number is finite, every fraction sound, and every text has words that say something. */
function checkInside(value: unknown, speakers: readonly Speaker[]): void {
  if (typeof value === 'number') holds(Number.isFinite(value), () => `a number of the answer is ${value}`);
  if (typeof value !== 'object' || value === null) return;
  if (isFraction(value)) {
    holds(value.d > 0n && value.n >= 0n, () => `a fraction of the answer is ${value.n}/${value.d}`);
    return;
  }
  if (isText(value)) for (const words of speakers) checkWords(value, words);
  for (const item of Object.values(value)) checkInside(item, speakers);
}

/** What a sentence never says: a value that was never put into words. */
const UNSAID = /\bNaN\b|\bundefined\b|\bInfinity\b|\[object |\{[a-z]\w*[,}]/;
/** What no screen shows of a sentence at once, in characters. */
const LONGEST = 1500;

export function checkWords(text: Text, words: Speaker): void {
  holds(words.has(text.key), () => `no message ${text.key} in ${words.lang}`);
  checkSaid(words.say(text), words.lang, toJson(text.params));
}

/**
 * A sentence as a player reads it says something, nothing that was left in by mistake, and no more than can be read;
 * unless it repeats what it was given.
 */
export function checkSaid(said: string, lang: string, given = ''): void {
  holds(said.trim() !== '' || BLANK.test(given), () => `a message says nothing in ${lang}`);
  holds(!UNSAID.test(said) || UNSAID.test(given), () => `${lang}: ${said}`);
  holds(
    said.length < LONGEST,
    () => `a message of ${said.length} signs in ${lang}: ${said.slice(0, 60)}…${said.slice(-60)}`,
  );
}
const BLANK = /"(\s|\\[nrt]|\\u00[01]\w)*"/;

function checkEvaluation({ calc, rules }: Target, { facts, steps, notApplied, outcome, open }: Evaluation): void {
  holds(steps.length > 0, () => 'an answer without a step');
  holds(outcome.blocks.length > 0, () => 'an answer that shows nothing');
  for (const { id, rule } of [...steps, ...notApplied])
    holds(rules.has(rule), () => `the line ${id} has the rule ${String(rule)}`);
  for (const { rule } of [...facts, ...open])
    holds(rule === undefined || rules.has(rule), () => `a fact or open point has the rule ${rule}`);
  for (const block of outcome.blocks) {
    if (block.kind === 'joint') checkWhole(block.chances.flat(), `${calc.id} ${block.id}`);
    if (block.kind !== 'odds') continue;
    checkRows(block.rows, block.id);
    if (!APART.has(`${calc.id} ${block.id}`))
      checkWhole(
        block.rows.map(({ chance }) => chance),
        `${calc.id} ${block.id}`,
      );
  }
}

function checkRows(rows: readonly OddsRow[], id: string): void {
  for (const { chance, parts } of rows) {
    holds(chance.n <= chance.d, () => `a chance of ${id} is ${chance.n}/${chance.d}`);
    if (parts) checkRows(parts, id);
  }
}

const checkWhole = (chances: readonly Fraction[], id: string): void => {
  const total = sum(chances);
  holds(equal(total, ONE), () => `the chances of ${id} add up to ${total.n}/${total.d}`);
};

/** A refusal says what is wrong, and of what: a field that the schema does not accept, or a rule that is broken. */
function checkRefusal({ rules }: Target, { code, field, rule, text }: Refusal, speakers: readonly Speaker[]): void {
  holds(code !== 'unknown-calculator', () => `refused as ${code}`);
  holds(field !== undefined && field !== '', () => `the refusal ${text.key} names no field`);
  holds(rule === undefined || rules.has(rule), () => `the refusal ${text.key} has the rule ${rule}`);
  holds(code !== 'illegal' || rule !== undefined, () => `the refusal ${text.key} names no rule`);
  holds(!VAGUE.has(text.key), () => `the refusal of ${field} does not say what is allowed`);
  for (const words of speakers) checkWords(text, words);
}

/** Sentences for what nobody has put into better words. */
const VAGUE: ReadonlySet<string> = new Set(['calc.invalid', 'calc.invalidField']);
