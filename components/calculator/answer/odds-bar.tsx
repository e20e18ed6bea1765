import { toNumber, type Fraction } from '@/lib/prob/fraction';

// Fills that differ by pattern, not by colour alone.
const FILLS = [
  'var(--accent)',
  'repeating-linear-gradient(135deg, var(--accent) 0 2px, var(--tint) 2px 7px)',
  'var(--sunk)',
  'repeating-linear-gradient(90deg, var(--soft) 0 1px, var(--sunk) 1px 6px)',
];

export const fillOf = (index: number): string => FILLS[index % FILLS.length] ?? 'var(--sunk)';

/** Chances that make up one whole, as one bar. The numbers beside it say the same. */
export function OddsBar({ chances }: { chances: readonly Fraction[] }) {
  return (
    <div aria-hidden className="flex h-5 overflow-hidden rounded border border-soft">
      {chances.map((chance, i) => (
        <div
          key={i}
          className="border-soft not-first:border-l"
          style={{
            width: `${toNumber(chance) * 100}%`,
            background: fillOf(i),
            display: chance.n === 0n ? 'none' : undefined,
          }}
        />
      ))}
    </div>
  );
}
