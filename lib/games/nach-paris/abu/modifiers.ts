import type { AbuInput, AbuTarget } from '@/lib/games/nach-paris/abu/fields';
import { isLatin, isLatinFire, type AbuFire } from '@/lib/games/nach-paris/abu/fire';
import type { Cover } from '@/lib/games/nach-paris/abu/cover';
import { isShort, spared } from '@/lib/games/nach-paris/bombardment/ammunition';
import { type Applied, type Modifier, setAside, weigh, type Weighed } from '@/lib/calc/modifiers';
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
const groundCounts = ({ fire, cover }: UnderFire): boolean => !fire.fortsOnly && cover !== 'zone';
const isHigh = ({ input: { terrain } }: UnderFire): boolean => terrain === 'rough' || terrain === 'mountain';
const groundFails = (one: UnderFire, there: boolean): string | undefined =>
  !there ? undefined : one.cover === 'zone' ? 'groundZone' : 'groundForts';

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
  {
    id: 'broken',
    rule: '8.4.2',
    value: 2,
    applies: (one) => groundCounts(one) && one.input.terrain === 'broken',
    fails: (one) => groundFails(one, one.input.terrain === 'broken'),
  },
  {
    id: 'rough',
    rule: '8.4.2',
    value: 3,
    applies: (one) => groundCounts(one) && isHigh(one),
    fails: (one) => groundFails(one, isHigh(one)),
  },
  {
    id: 'coordination',
    rule: '8.4.3',
    value: 1,
    applies: ({ fire }) => isLatinFire(fire),
    fails: ({ fire }) => (!isLatin(fire) ? undefined : fire.fortsOnly ? 'coordinationForts' : 'coordinationOne'),
  },
  { id: 'cavalry', rule: '8.4.4', value: 3, applies: ({ unit }) => unit.kind === 'cav' },
  {
    id: 'heavy',
    rule: '8.4.5',
    value: 3,
    applies: (one) => isHeavy(one) && hasCompanion(one),
    fails: (one) => (isHeavy(one) ? 'heavyAlone' : undefined),
  },
  {
    id: 'siege',
    rule: '8.4.6',
    value: 5,
    applies: (one) => isSiege(one) && hasCompanion(one),
    fails: (one) => (isSiege(one) ? 'siegeAlone' : undefined),
  },
  {
    id: 'shortage',
    rule: '8.8.1',
    value: 4,
    applies: ({ input, fire }) => isShort(input.turn, fire.guns),
    fails: ({ input }) => spared(input.turn),
  },
  { id: 'regularGerman', rule: '11.1.4', value: 2, applies: (one) => one.cover === 'regular' && german(one) },
  { id: 'regularAllied', rule: '11.1.4', value: 1, applies: (one) => one.cover === 'regular' && !german(one) },
  { id: 'improvedGerman', rule: '11.6.2', value: 5, applies: (one) => one.cover === 'improved' && german(one) },
  { id: 'improvedAllied', rule: '11.6.2', value: 4, applies: (one) => one.cover === 'improved' && !german(one) },
  { id: 'zone', rule: '11.2.6', value: 2, applies: ({ cover }) => cover === 'zone' },
  {
    id: 'intoCamp',
    rule: '11.6.13',
    value: 2,
    applies: ({ input, fire }) => input.intoCamp && fire.fortsOnly,
    fails: ({ input }) => (input.intoCamp ? 'intoCampUnits' : undefined),
  },
  { id: 'llc', rule: '13.3.1', value: 3, applies: ({ fire: { guns } }) => guns.some(({ llc }) => llc) },
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
