import { COUNTERS, STEPS_AT, SYMBOL_AT, SYMBOL_FRAME, SYMBOLS } from '@/components/games/nach-paris/sheet/unit-shapes';
import { sideOf, type Kind, type Nation } from '@/lib/games/nach-paris/units';

/** A counter as on the sheet; without steps only its type. */
export function UnitSign({
  unit: { nation, kind, steps, lost },
}: {
  unit: { readonly nation: Nation; readonly kind: Kind; readonly steps: number; readonly lost: number };
}) {
  const side = sideOf(nation);
  const german = side === 'german';
  return (
    <svg
      aria-hidden
      width="42"
      height="30"
      viewBox="-17.5 -12.5 35 25"
      className={`shrink-0 ${german ? 'text-central' : 'text-allied'}`}
    >
      <path
        d={COUNTERS[side]}
        fill={german ? 'currentColor' : 'var(--card)'}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeDasharray={lost > 0 ? '4 2.5' : undefined}
      />
      <path
        d={SYMBOL_FRAME + SYMBOLS[kind]}
        fill="none"
        stroke={german ? 'var(--card)' : 'currentColor'}
        strokeWidth="1.3"
        transform={steps ? `translate(${SYMBOL_AT} 0)` : undefined}
      />
      {steps > 0 && (
        <text
          x={STEPS_AT}
          y="4.4"
          fontSize="12"
          fontWeight="750"
          textAnchor="middle"
          fill={german ? 'var(--card)' : 'currentColor'}
        >
          {steps}
        </text>
      )}
    </svg>
  );
}
