import type { AbuInput, AbuTarget } from '@/lib/games/nach-paris/abu/fields';
import { isLatin, isLatinFire, type AbuFire } from '@/lib/games/nach-paris/abu/fire';
import type { Cover } from '@/lib/games/nach-paris/abu/cover';
import { shortage } from '@/lib/games/nach-paris/bombardment/ammunition';
import { type Applied, type Modifier, type Need, setAside, weigh, type Weighed } from '@/lib/calc/modifiers';
import { sideOf } from '@/lib/games/nach-paris/units';

/*
 * Modifiers of the halved d20 of an ABU (8.4 and the rules that its table cites). The words for each id are the
 * messages abu.roll.<id> and abu.rollNot.<id>.
 */

/** One unit under fire. */
export interface UnderFire {
  readonly input: AbuInput;
  readonly fire: AbuFire;
  readonly unit: AbuTarget;
  readonly cover: Cover;
}

/** Terrain does not count for fire by fortifications alone nor against a fortified zone (11.3.6, 11.4.6, 11.2.6). */
const GROUND: readonly Need<UnderFire>[] = [
  { reason: 'groundZone', holds: ({ cover }) => cover !== 'zone' },
  { reason: 'groundForts', holds: ({ fire }) => !fire.fortsOnly },
];
const isHigh = ({ input: { terrain } }: UnderFire): boolean => terrain === 'rough' || terrain === 'mountain';

/** Another unit of the hex is INF or CAV; PIO count as INF. */
const hasCompanion = ({ input, unit }: UnderFire): boolean =>
  input.targets.some(
    (other) => other !== unit && (other.kind === 'inf' || other.kind === 'cav' || other.kind === 'pio'),
  );

const german = ({ unit }: UnderFire): boolean => sideOf(unit.nation) === 'german';
const isHeavy = (one: UnderFire): boolean =>
  one.unit.kind === 'har' && (german(one) || (one.unit.nation === 'france' && one.unit.gun120));
const isSiege = (one: UnderFire): boolean => one.unit.kind === 'sar' && german(one);

export const ABU_MODIFIERS: readonly Modifier<UnderFire>[] = [
  { id: 'broken', rule: '8.4.2', value: 2, needs: [({ input }) => input.terrain === 'broken', ...GROUND] },
  { id: 'rough', rule: '8.4.2', value: 3, needs: [isHigh, ...GROUND] },
  {
    id: 'coordination',
    rule: '8.4.3',
    value: 1,
    needs: [
      ({ fire }) => isLatin(fire),
      { reason: 'coordinationForts', holds: ({ fire }) => !fire.fortsOnly },
      { reason: 'coordinationOne', holds: ({ fire }) => isLatinFire(fire) },
    ],
  },
  { id: 'cavalry', rule: '8.4.4', value: 3, needs: [({ unit }) => unit.kind === 'cav'] },
  { id: 'heavy', rule: '8.4.5', value: 3, needs: [isHeavy, { reason: 'heavyAlone', holds: hasCompanion }] },
  { id: 'siege', rule: '8.4.6', value: 5, needs: [isSiege, { reason: 'siegeAlone', holds: hasCompanion }] },
  shortage(
    ({ input }) => input.turn,
    ({ fire }) => fire.guns,
  ),
  { id: 'regularGerman', rule: '11.1.4', value: 2, needs: [(one) => one.cover === 'regular' && german(one)] },
  { id: 'regularAllied', rule: '11.1.4', value: 1, needs: [(one) => one.cover === 'regular' && !german(one)] },
  { id: 'improvedGerman', rule: '11.6.2', value: 5, needs: [(one) => one.cover === 'improved' && german(one)] },
  { id: 'improvedAllied', rule: '11.6.2', value: 4, needs: [(one) => one.cover === 'improved' && !german(one)] },
  { id: 'zone', rule: '11.2.6', value: 2, needs: [({ cover }) => cover === 'zone'] },
  {
    id: 'intoCamp',
    rule: '11.6.13',
    value: 2,
    needs: [({ input }) => input.intoCamp, { reason: 'intoCampUnits', holds: ({ fire }) => fire.fortsOnly }],
  },
  { id: 'llc', rule: '13.3.1', value: 3, needs: [({ fire: { guns } }) => guns.some(({ llc }) => llc)] },
];

export const HIDDEN: Applied = { id: 'hidden', rule: '19.3.2', value: 6 };

/**
 * The modifiers of a unit under fire; a hidden stack has +6 and, by our reading, nothing else (dispute fow-flat-six).
 */
export function abuModifiers(one: UnderFire): Weighed {
  const sorted = weigh(ABU_MODIFIERS, one);
  if (!one.unit.fow) return { applied: sorted.applied, not: [...sorted.not, setAside(HIDDEN)] };
  return one.input.fowReading === 'flat'
    ? { applied: [HIDDEN], not: [...sorted.applied.map(setAside), ...sorted.not] }
    : { applied: [...sorted.applied, HIDDEN], not: sorted.not };
}
