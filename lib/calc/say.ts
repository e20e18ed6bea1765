import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '@/lib/core/language';
import { showChance, type Fraction } from '@/lib/prob/fraction';
import { unbroken } from '@/lib/tables/card-written';
import type { Text, TextParam } from '@/lib/calc/evaluation';

/** Messages by dotted key: namespaces hold ICU sentences. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** Puts the texts of an evaluation into words of one language. */
export interface Speaker {
  readonly lang: Language;
  say(text: Text): string;
  /** a value of a ledger: a text, a fraction as a percentage, or the value itself */
  value(value: TextParam): string;
  has(key: string): boolean;
}

function find(messages: MessageTree, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | MessageTree | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), messages);
  return typeof found === 'string' ? found : undefined;
}

const isFraction = (value: object): value is Fraction => 'd' in value && 'n' in value;
const isText = (value: object): value is Text => 'key' in value;

/** "61 % (11/18)" */
export function chanceText(chance: Fraction): string {
  const { percent, fraction } = showChance(chance);
  return fraction ? `${percent} % (${fraction})` : `${percent} %`;
}

/** A speaker over the given messages. A key without a message is a bug in the content and is shown as the key. */
export function speaker(messages: MessageTree, lang: Language): Speaker {
  const compiled = new Map<string, IntlMessageFormat>();
  const compile = (key: string): IntlMessageFormat | undefined => {
    const known = compiled.get(key);
    if (known) return known;
    const message = find(messages, key);
    if (message === undefined) return undefined;
    const format = new IntlMessageFormat(message, lang, undefined, { ignoreTag: true });
    compiled.set(key, format);
    return format;
  };
  const value = (param: TextParam): string => {
    if (typeof param === 'string') return unbroken(param);
    if (typeof param === 'number') return String(param);
    if (isFraction(param)) return chanceText(param);
    return isText(param) ? say(param) : param[lang];
  };
  const say = ({ key, params = {} }: Text): string => {
    const format = compile(key);
    if (!format) return key;
    const words = Object.entries(params).map(([name, param]) => [
      name,
      typeof param === 'number' ? param : value(param),
    ]);
    return String(format.format(Object.fromEntries(words)));
  };
  return { lang, say, value, has: (key) => find(messages, key) !== undefined };
}
