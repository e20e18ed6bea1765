import type { Label, SpaceSymbol } from '@/components/map/labels';
import type { Space } from '@/lib/games/paths-of-glory/data';

const FIRST_LANDMARKS = new Set([
  'london',
  'paris',
  'berlin',
  'vienna',
  'rome',
  'constantinople',
  'petrograd',
  'kiev',
  'cairo',
]);
const LANDMARKS = new Set([
  'brussels',
  'budapest',
  'belgrade',
  'sofia',
  'bucharest',
  'athens',
  'warsaw',
  'odessa',
  'baghdad',
  'baku',
]);
const landmarkOf = (id: string): Label['landmark'] => (FIRST_LANDMARKS.has(id) ? 1 : LANDMARKS.has(id) ? 2 : 0);

/** The room that the symbol of a space takes, with its signs: a fort at the right, a port at the left. */
export const symbolOf = ({ id, capitalOf, fort, port, vp }: Space): SpaceSymbol => ({
  capital: capitalOf !== null,
  landmark: landmarkOf(id),
  right: fort ? 29 : vp ? 23 : 20,
  left: port ? 28 : vp ? 23 : 20,
  low: vp || fort ? 21 : 19,
  covers: [
    { from: [-18, -17], to: [18, 18], weight: 3 },
    { from: [-17, -38], to: [36, -9], weight: 1.1 },
    ...(fort ? [{ from: [7, 2], to: [26, 19], weight: 3 } as const] : []),
    ...(port ? [{ from: [-26, 2], to: [-7, 19], weight: 3 } as const] : []),
  ],
});
