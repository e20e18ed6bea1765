import type { PogData, Side } from '@/lib/games/paths-of-glory/data';

/** The side of a nation; undefined of one that no counter has. */
export const sideOfNation = (nation: string, data: PogData): Side | undefined =>
  data.units.nations.find(({ id }) => id === nation)?.side;
