import type { Face, Side } from '@/lib/games/paths-of-glory/data';

const ECHELON = { army: 'XXXX', corps: 'XXX' } as const;
// The frame tells the side by its shape: a rectangle for the Allies, pointed ends for the Central Powers.
const FRAME: Readonly<Record<Side, string>> = { allied: 'M3 11h34v18H3z', central: 'M7 11h26l5 9-5 9H7l-5-9z' };
const CROSS: Readonly<Record<Side, string>> = { allied: 'M3 11l34 18M37 11L3 29', central: 'M7 11l26 18M33 11L7 29' };
const INK: Readonly<Record<Side, string>> = { allied: 'text-allied', central: 'text-central' };

/**
 * A unit as the usual map sign, our own drawing: infantry cross, crosses above for its size. The side shows in colour,
 * in the shape of the frame and in its fill; a reduced unit has a broken frame without fill.
 */
export function UnitSymbol({
  kind,
  side,
  face = 'full',
  className,
}: {
  kind: 'army' | 'corps';
  side: Side | undefined;
  face?: Face;
  className?: string;
}) {
  const shape = side ?? 'allied';
  const filled = face === 'full' && shape === 'central';
  return (
    <svg
      aria-hidden
      viewBox="0 0 40 32"
      width="40"
      height="32"
      className={`shrink-0 ${INK[shape]} ${className ?? ''}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <text
        x="20"
        y="8.5"
        textAnchor="middle"
        fontSize="8.5"
        fontWeight="700"
        letterSpacing="0.6"
        fill="currentColor"
        stroke="none"
      >
        {ECHELON[kind]}
      </text>
      <path
        d={FRAME[shape]}
        fill={filled ? 'currentColor' : 'var(--card)'}
        strokeDasharray={face === 'reduced' ? '3.5 2.5' : undefined}
        strokeLinejoin="round"
      />
      <path d={CROSS[shape]} stroke={filled ? 'var(--card)' : 'currentColor'} strokeWidth="1.6" />
    </svg>
  );
}
