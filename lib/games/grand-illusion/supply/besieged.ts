import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import type { Rule } from '@/lib/core/rule';
import type { Fort } from '@/lib/games/grand-illusion/forts/fort';
import type { HexList } from '@/lib/games/grand-illusion/map/hexes';
import { ANTWERP, MAUBEUGE, NAMUR } from '@/lib/games/grand-illusion/map/places';
import type { SupplyInput } from '@/lib/games/grand-illusion/supply/fields';
import { hexText } from '@/lib/games/grand-illusion/supply/words';

/** Whether a rule keeps the forts of a hex from being besieged, and which. */
interface SiegeBar {
  readonly id: string;
  readonly rule: Rule;
  stops(n: number, input: SupplyInput, forts: readonly Fort[]): boolean;
}

/** The option without which a hex has no fort. */
function optionOf(n: number, forts: readonly Fort[]): string | undefined {
  const there = forts.filter(({ hex }) => hex === n);
  return there.some(({ option }) => option === undefined) ? undefined : there[0]?.option;
}

/** In the order in which they are told. */
const SIEGE_BARS: readonly SiegeBar[] = [
  { id: 'noFort', rule: '9.5', stops: (n, _, forts) => !forts.some(({ hex }) => hex === n) },
  {
    id: 'betterUse',
    rule: '13.3.4.a2',
    stops: (n, { betterUse }, forts) => !betterUse && optionOf(n, forts) === '13.3.4.a2',
  },
  {
    id: 'belgianPreparation',
    rule: '13.3.4.a5',
    stops: (n, { belgianPreparation }, forts) => !belgianPreparation && optionOf(n, forts) === '13.3.4.a5',
  },
  { id: 'antwerp', rule: '12.5.1', stops: (n, { holland }) => n === ANTWERP && !holland },
  {
    id: 'antwerpAllied',
    rule: '13.3.4.b5',
    stops: (n, { control }) => n === ANTWERP && control[ANTWERP] === 'allied',
  },
  {
    id: 'gone',
    rule: '9.5.3.b',
    stops: (n, { maubeuge, namurGone, antwerpFort }) =>
      (n === MAUBEUGE && maubeuge === 'gone') || (n === NAMUR && namurGone) || (n === ANTWERP && !antwerpFort),
  },
];

/** Refuses the first siege that no rule lets stand where it was entered (9.5, 9.5.3, 12.5.1). */
export function refuseSieges(input: SupplyInput, list: HexList, forts: readonly Fort[]): Refused | undefined {
  for (const [i, n] of input.besieged.entries()) {
    const bar = SIEGE_BARS.find(({ stops }) => stops(n, input, forts));
    if (bar)
      return illegal(
        `besieged.${i}`,
        n,
        sayIn('supply')(`refused.besieged.${bar.id}`, { hex: hexText(list, n) }),
        bar.rule,
      );
  }
  return undefined;
}
