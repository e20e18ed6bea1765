import { sortBars, type Bar } from '@/lib/calc/bars';
import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import type { Fort } from '@/lib/games/grand-illusion/forts/fort';
import type { HexList } from '@/lib/games/grand-illusion/map/hexes';
import { ANTWERP, MAUBEUGE, NAMUR } from '@/lib/games/grand-illusion/map/places';
import type { SupplyInput } from '@/lib/games/grand-illusion/supply/fields';
import { hexText } from '@/lib/games/grand-illusion/supply/words';

/** A hex that was entered as besieged. */
interface Besieged {
  readonly n: number;
  readonly input: SupplyInput;
  readonly forts: readonly Fort[];
}

/** The option without which a hex has no fort. */
function optionOf({ n, forts }: Besieged): string | undefined {
  const there = forts.filter(({ hex }) => hex === n);
  return there.some(({ option }) => option === undefined) ? undefined : there[0]?.option;
}

/** What keeps the forts of a hex from being besieged, in the order in which it is told. */
const SIEGE_BARS: readonly Bar<Besieged>[] = [
  { id: 'noFort', rule: '9.5', stops: ({ n, forts }) => !forts.some(({ hex }) => hex === n) },
  {
    id: 'betterUse',
    rule: '13.3.4.a2',
    stops: (one) => !one.input.betterUse && optionOf(one) === '13.3.4.a2',
  },
  {
    id: 'belgianPreparation',
    rule: '13.3.4.a5',
    stops: (one) => !one.input.belgianPreparation && optionOf(one) === '13.3.4.a5',
  },
  { id: 'antwerp', rule: '12.5.1', stops: ({ n, input }) => n === ANTWERP && !input.holland },
  {
    id: 'antwerpAllied',
    rule: '13.3.4.b5',
    stops: ({ n, input }) => n === ANTWERP && input.control[ANTWERP] === 'allied',
  },
  {
    id: 'gone',
    rule: '9.5.3.b',
    stops: ({ n, input: { maubeuge, namurGone, antwerpFort } }) =>
      (n === MAUBEUGE && maubeuge === 'gone') || (n === NAMUR && namurGone) || (n === ANTWERP && !antwerpFort),
  },
];

/** Refuses the first siege that no rule lets stand where it was entered (9.5, 9.5.3, 12.5.1). */
export function refuseSieges(input: SupplyInput, list: HexList, forts: readonly Fort[]): Refused | undefined {
  for (const [i, n] of input.besieged.entries()) {
    const [bar] = sortBars(SIEGE_BARS, { n, input, forts }).barred;
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
