import { fitScale, type Size, type View } from '@/components/map/view';

/** Parts of the map to go to in one step. */
export const REGIONS = ['west', 'east', 'italy', 'balkans', 'near-east', 'all'] as const;
export type Region = (typeof REGIONS)[number];

const VIEWS: Readonly<Record<Exclude<Region, 'all'>, View>> = {
  west: { x: 500, y: 760, scale: 0.95 },
  east: { x: 1480, y: 600, scale: 0.95 },
  italy: { x: 830, y: 1120, scale: 0.95 },
  balkans: { x: 1400, y: 1260, scale: 0.95 },
  'near-east': { x: 2030, y: 1640, scale: 0.95 },
};

export const WEST = VIEWS.west;

export function regionView(region: Region, screen: Size, map: Size): View {
  return region === 'all' ? { x: map.width / 2, y: map.height / 2, scale: fitScale(screen, map) } : VIEWS[region];
}
