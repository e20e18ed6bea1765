import { alternatives } from '@/lib/typed/phrases';
import type { Text } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import { oncePer } from '@/lib/core/once';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { combatLexiconOf } from '@/lib/games/paths-of-glory/typed/lexicon';
import { groupOf, named } from '@/lib/games/paths-of-glory/typed/units';
import type { Item } from '@/lib/typed/items';
import { withEntries, type Entry, type Lexicon } from '@/lib/typed/meaning';
import type { Reading } from '@/lib/typed/reading';
import { WORTH } from '@/lib/typed/table-words';

/* Sides that are given by their factors: "13 factors on the army table", "two armies of five" (12.2.3). */

const say = sayIn('typed');

const TABLES = {
  army:
    'de ejercito|d armata|di armata|of army fire|army factors|army fire|army table|army fire table|on the army table|with the army table|on the army fire table|factores de ejercito|tabla de ejercito|' +
    'tabla de ejercitos|en la tabla de ejercitos|con la tabla de ejercitos|fattori d armata|tabella armate|tabella delle armate|sulla tabella armate|fuoco d armata',
  corps:
    'corps factors|corps fire|corps table|corps fire table|on the corps table|with the corps table|on the corps fire table|de cuerpo|factores de cuerpo|tabla de cuerpo|' +
    'tabla de cuerpos|en la tabla de cuerpos|con la tabla de cuerpos|fattori di corpo|tabella corpi|tabella dei corpi|sulla tabella corpi|fuoco di corpo',
} as const;

/** More factors than all counters of a space have. */
const MOST_FACTORS = 40;
const factor = (words: string, more: object): Entry => ({
  words: alternatives(words),
  means: { kind: 'asks', of: 'trait', name: 'cf', min: 0, max: MOST_FACTORS, ...more },
});

const FACTORS: readonly Entry[] = [
  ...Object.entries(TABLES).map(([kind, words]): Entry => ({
    words: alternatives(words),
    means: { kind: 'traits', traits: { kind, table: true } },
  })),
  factor(
    'factor|factors|attack factors|attack factor|combat factors|combat factor|cf|cfs|strength|points|strength points|factores|factores de ataque|' +
      'factores de combate|puntos|puntos de fuerza|fuerza|fattori|fattore|fattori di combattimento|punti|forza',
    { before: true, without: true },
  ),
  factor(WORTH, { optional: true }),
];

/** The words of a game in which numbers alone are strength. */
export const factorLexiconOf = oncePer((data: PogData): Lexicon => ({
  ...withEntries(FACTORS, combatLexiconOf(data)),
  strength: ['cf'],
  sums: true,
}));

const cfOf = ({ count, own, traits }: Item): number | undefined => {
  if (typeof traits.cf === 'number') return traits.cf;
  return own.every((name) => name === 'table' || name === 'cf' || (name === 'kind' && traits.table === true))
    ? count
    : undefined;
};

/** Whether a side is told by factors, at least in part. */
const isTold = (items: readonly Item[]): boolean => items.some((item) => cfOf(item) !== undefined);

/** Whether both sides are there and one of them is told by its factors. */
export const toldByFactors = ({ attack, defence, force }: Reading): boolean =>
  force > 0 &&
  attack.length > 0 &&
  defence.length > 0 &&
  (isTold(attack) || isTold(defence)) &&
  [...attack, ...defence].every((item) => cfOf(item) !== undefined || item.traits.kind !== undefined);

/** "8 army factors against 6 of corps, I rolled 4": a number alone beside a strength is none itself. */
export const isStray = (item: Item, items: readonly Item[]): boolean =>
  item.own.length === 0 && items.some((one) => one !== item && one.own.length > 0 && cfOf(one) !== undefined);

/** The most that a plain counter of the form has. */
const MOST_CF = 9;
/** What a plain counter has in the form until somebody says otherwise; of a corps nearly all have 1. */
const LOSS = { army: 2, corps: 1 } as const;

type Kind = keyof typeof LOSS;
type Group = Readonly<Record<string, unknown>>;

/** Counters of a side in the form of the tool, and why there are none. */
export interface Told {
  readonly groups: readonly Group[];
  readonly item: Text;
  readonly fault: Text | undefined;
  /** "Turkish corps three of them": no counter of the nation has it, so the number says something else */
  readonly isOff?: true;
}

/** So many factors as plain counters: as few as may have them. */
const plain = (kind: Kind, cf: number, n: number): readonly Group[] => {
  const whole = Math.floor(cf / MOST_CF);
  const group = (each: number, of: number): Group => ({ type: 'plain', kind, cf: each, lf: LOSS[kind], n: of });
  return [
    ...(whole > 0 ? [group(MOST_CF, whole * n)] : []),
    ...(cf % MOST_CF > 0 || cf === 0 ? [group(cf % MOST_CF, n)] : []),
  ];
};

/** The counters of an item: that of its nation whose factor is said, or plain ones with it. */
export function toldOf(item: Item, data: PogData): Told {
  const { traits, count } = item;
  const cf = cfOf(item);
  const unit = named(item, data);
  const isWhole = unit.type !== undefined && traits.table !== true;
  const face =
    isWhole && cf !== undefined ? (['full', 'reduced'] as const).find((one) => unit.type?.[one].cf === cf) : undefined;
  if (cf === undefined || face !== undefined) {
    const group = { ...groupOf(unit), ...(face === undefined ? {} : { face }) };
    return { groups: [group], item: say('unit', { n: count ?? 1 }), fault: unit.fault };
  }
  const isOther = isWhole && traits.nation !== undefined;
  const kind = traits.kind as Kind | undefined;
  const n = traits.cf === undefined || traits.table === true ? 1 : (count ?? 1);
  const isOff = !Number.isInteger(cf) || cf > MOST_FACTORS;
  return {
    groups: kind === undefined || isOff ? [] : plain(kind, cf, n),
    item: say('plain', { n, cf, kind: kind ?? 'none', lf: kind === undefined ? 0 : LOSS[kind] }),
    fault: kind === undefined ? say('fault.table', { cf }) : undefined,
    ...(isOther ? { isOff: true as const } : {}),
  };
}
