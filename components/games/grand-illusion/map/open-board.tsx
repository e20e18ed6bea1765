import type { ReactNode } from 'react';
import { MapDesk } from '@/components/games/grand-illusion/map/map-desk';
import { boardSlot } from '@/components/games/grand-illusion/map/slots';
import { loadData } from '@/lib/games/grand-illusion/data';
import { specOf } from '@/lib/games/grand-illusion/map/spec';

/** The list of hexes that becomes a map, with what this device keeps of it. */
export async function openBoard(): Promise<ReactNode> {
  const data = await loadData();
  const spec = specOf(data.hexes);
  return <MapDesk data={data} spec={spec} slot={boardSlot(spec)} />;
}
