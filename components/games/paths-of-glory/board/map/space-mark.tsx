import { memo } from 'react';
import type { Space } from '@/lib/games/paths-of-glory/data';
import {
  Body,
  FortSign,
  PortSign,
  SourceSign,
  TerrainSign,
  TrenchSign,
  type FortState,
  type Holder,
} from '@/components/games/paths-of-glory/board/map/signs';

export interface SpaceMarkProps {
  readonly space: Space;
  readonly x: number;
  readonly y: number;
  readonly holder: Holder;
  readonly fort: FortState | undefined;
  readonly trench: number;
  readonly beachhead: boolean;
  /** name, control, terrain, units and supply in words */
  readonly label: string;
  /** the one space of the map that Tab reaches */
  readonly inTabOrder: boolean;
}

/** A space with its signs. It is drawn again only when something of it changes. */
export const SpaceMark = memo(function SpaceMark({
  space,
  x,
  y,
  holder,
  fort,
  trench,
  beachhead,
  label,
  inTabOrder,
}: SpaceMarkProps) {
  return (
    <g
      role="button"
      aria-label={label}
      tabIndex={inTabOrder ? 0 : -1}
      data-space={space.id}
      className={`map-space map-space-${holder}`}
      transform={`translate(${x} ${y})`}
    >
      <circle className="map-focus" r={25} />
      {space.vp && <Body holder={holder} grow={4.5} className="map-vp" />}
      <Body holder={holder} className="map-body" />
      {fort === 'besieged' && <circle className="map-siege" r={20} />}
      {space.id.startsWith('mef') ? <MefSign beachhead={beachhead} /> : <TerrainSign terrain={space.terrain} />}
      {space.supply.length > 0 && <SourceSign />}
      {space.port && <PortSign />}
      {fort && <FortSign factor={space.fort ?? 0} state={fort} />}
      {trench > 0 && <TrenchSign level={trench} />}
    </g>
  );
});

/** A landing beach: an arrow onto the shore, full while the Beachhead marker is there. */
function MefSign({ beachhead }: { beachhead: boolean }) {
  return (
    <path className={beachhead ? 'map-terrain map-terrain-solid' : 'map-terrain'} d="M-3 7V0H-7L0 -7.5L7 0H3V7Z" />
  );
}
