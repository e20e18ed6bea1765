import { showChance, type Fraction } from '@/lib/prob/fraction';

/** "61 %", with the fraction beside it where it is short. */
export function Chance({ chance, big }: { chance: Fraction; big?: boolean }) {
  const { percent, fraction } = showChance(chance);
  return (
    <span className={`tabular-nums ${big ? 'inline-flex flex-wrap items-baseline gap-x-1' : 'whitespace-nowrap'}`}>
      <span className={`whitespace-nowrap ${big ? 'text-2xl font-bold' : 'font-semibold'}`}>{percent} %</span>
      {fraction && <span className={`text-soft ${big ? 'text-xs' : 'ml-1.5 text-sm'}`}>{fraction}</span>}
    </span>
  );
}
