import type { Side, Terrain } from '@/lib/games/paths-of-glory/data';

export type Holder = Side | 'neutral';

/** The outline of a space: a square for the Allies, pointed for the Central Powers, round for neutrals. */
export function Body({ holder, grow = 0, className }: { holder: Holder; grow?: number; className: string }) {
  if (holder === 'neutral') return <circle className={className} r={12.5 + grow} />;
  if (holder === 'central')
    return (
      <path
        className={className}
        d={`M${-16 - grow * 1.2} 0L${-8 - grow * 0.6} ${-12.5 - grow}H${8 + grow * 0.6}L${16 + grow * 1.2} 0L${8 + grow * 0.6} ${12.5 + grow}H${-8 - grow * 0.6}Z`}
      />
    );
  return (
    <rect
      className={className}
      x={-12.5 - grow}
      y={-12.5 - grow}
      width={25 + 2 * grow}
      height={25 + 2 * grow}
      rx={3 + grow}
    />
  );
}

/** Terrain inside a space: clear ground has no sign. */
export function TerrainSign({ terrain }: { terrain: Terrain }) {
  switch (terrain) {
    case 'clear':
      return null;
    case 'forest':
      return (
        <g className="map-terrain">
          <path d="M-4.5 6.5V1M4.5 6.5V1" />
          <path
            className="map-terrain-solid"
            d="M-4.5 -6.5a4 4 0 0 1 0 8a4 4 0 0 1 0 -8zM4.5 -6.5a4 4 0 0 1 0 8a4 4 0 0 1 0 -8z"
          />
        </g>
      );
    case 'mountain':
      return <path className="map-terrain" d="M-9.5 6.5L-3.5 -5.5L0.5 2M-1.8 -1.8L2.5 -7L9.5 6.5" />;
    case 'swamp':
      return (
        <path
          className="map-terrain"
          d="M-8 5.5H-2M2 5.5H8M-3 0H3M-9 -1H-7M7 -1H9M-5 5.5V0.5M-7 2.5L-5 5.5L-3 2.5M0 0V-6M-2 -4L0 0L2 -4M5 5.5V0.5M3 2.5L5 5.5L7 2.5"
        />
      );
    case 'desert':
      return (
        <path
          className="map-terrain map-terrain-dots"
          d="M-6 -5h.01M0 -5h.01M6 -5h.01M-3 0h.01M3 0h.01M-6 5h.01M0 5h.01M6 5h.01"
        />
      );
  }
}

export type FortState = 'standing' | 'besieged' | 'destroyed';

/** A fort with its Loss Factor: dark under siege, broken and crossed out when destroyed. */
export function FortSign({ factor, state }: { factor: number; state: FortState }) {
  return (
    <g className={`map-sign-small map-fort-${state}`} transform="translate(16 10)">
      <path className="map-sign" d="M-7.5 -7.5h3.4v2.4h2.4v-2.4h3.4v2.4h2.4v-2.4h3.4V8.5h-15z" />
      <text className="map-sign-text" y="6.8">
        {factor}
      </text>
      {state === 'destroyed' && <path className="map-sign" strokeWidth="2.2" d="M-9 9.5L9 -8.5" />}
    </g>
  );
}

/** An anchor at the lower left. */
export function PortSign() {
  return (
    <g className="map-sign-small" transform="translate(-16 10)">
      <circle className="map-sign" r="7.8" />
      <path className="map-terrain" d="M0 -3.4V5M-4 0.8A4 4.2 0 0 0 4 0.8M-2.2 -1.4H2.2" />
      <circle className="map-terrain" cy="-4.4" r="1.2" />
    </g>
  );
}

/** A wheel at the left, for the sources of supply. */
export function SourceSign() {
  return (
    <g className="map-sign-small" transform="translate(-18 -5)">
      <circle className="map-sign" r="7.5" strokeWidth="1.8" />
      <path className="map-terrain" d="M0 -7V7M-7 0H7" />
      <circle className="map-terrain-solid" r="2.2" />
    </g>
  );
}

/** Trenches under a space: one line or two. */
export function TrenchSign({ level }: { level: number }) {
  const zigzag = (y: number): string => `M-14 ${y}h5v-3.4h5v3.4h8v-3.4h5v3.4h5`;
  const d = level > 1 ? `${zigzag(18)}${zigzag(23)}` : zigzag(19);
  return (
    <>
      <path className="map-trench-halo" d={d} />
      <path className="map-trench" d={d} />
    </>
  );
}
