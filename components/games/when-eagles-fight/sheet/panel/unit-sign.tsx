import { COUNTERS, SYMBOL_FRAME, SYMBOLS } from '@/components/games/when-eagles-fight/sheet/unit-shapes';
import { sideOf, type Nation } from '@/lib/games/when-eagles-fight/sides';
import type { Kind } from '@/lib/games/when-eagles-fight/units';

interface Props {
  readonly nation: Nation;
  readonly kind: Kind;
  readonly reduced?: boolean;
}

/** A counter as on the sheet, without its factors. */
export function UnitSign({ nation, kind, reduced = false }: Props) {
  const side = sideOf(nation);
  const full = side === 'central';
  return (
    <svg
      aria-hidden
      width="42"
      height="30"
      viewBox="-18.5 -13 37 26"
      className={`shrink-0 ${full ? 'text-central' : 'text-allied'}`}
      stroke="currentColor"
      fill="none"
    >
      <path
        d={COUNTERS[side]}
        fill={full ? 'currentColor' : 'var(--card)'}
        strokeWidth="1.6"
        {...(reduced ? { strokeDasharray: '4 2.5' } : {})}
      />
      <path d={SYMBOL_FRAME + SYMBOLS[kind]} stroke={full ? 'var(--card)' : 'currentColor'} strokeWidth="1.3" />
    </svg>
  );
}
