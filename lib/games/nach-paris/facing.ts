import { turned, type Direction } from '@/lib/board/hex/grid';
import { columnMobility } from '@/lib/games/nach-paris/tables/capacities';
import { isInfantry, type Hexside, type Kind, type Mobility } from '@/lib/games/nach-paris/units';

/** What a neighbouring hex is to a unit (6.2.1), from best to worst for its owner. */
export const ASPECTS = ['front', 'flank', 'rear', 'none'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** What facing and ZOC depend on. */
export interface Facing {
  readonly kind: Kind;
  readonly steps: number;
  readonly facing: Direction;
  readonly embarked: boolean;
}

/** What decides where a unit's ZOC reaches (6.1.3). */
interface Reaching {
  readonly kind: Kind;
  readonly arf: number;
  readonly redArf: boolean;
  readonly mobility: Mobility;
  readonly mountain: boolean;
}

/** Aspects by the angle between the direction looked at and the hex, in sixths of a turn. */
const BY_ANGLE: readonly Aspect[] = ['front', 'front', 'flank', 'rear', 'flank', 'front'];
const WIDE_ZOC_STEPS = 3;
const MAJOR_RIVER_ARF = 6;

/**
 * Whether a kind of unit looks in a direction at all (6.1.2, 6.2.1): CAV has a front all round, HQ and ENG have none.
 */
export const hasFacing = (kind: Kind): boolean => kind !== 'cav' && kind !== 'hq' && kind !== 'eng';

/**
 * What the hex in a direction is to a unit: CAV has a front all round, HQ and ENG have no facing, embarked units only
 * flanks.
 */
export function aspectOf({ kind, facing, embarked }: Facing, direction: Direction): Aspect {
  if (embarked) return 'flank';
  if (kind === 'cav') return 'front';
  if (kind === 'hq' || kind === 'eng') return 'none';
  return BY_ANGLE[turned(direction, -facing)] ?? 'none';
}

/** The facings of a stack combined in its owner's favour (6.3.1): the best that any of its units makes of the hex. */
export const stackAspect = (units: readonly Facing[], direction: Direction): Aspect =>
  ASPECTS.find((aspect) => units.some((unit) => aspectOf(unit, direction) === aspect)) ?? 'none';

/** Whether a unit's ZOC points in a direction, whatever the hexside (6, 6.1.2). */
export function pointsZoc(unit: Facing, direction: Direction): boolean {
  if (unit.embarked || unit.kind === 'hq' || unit.kind === 'eng' || unit.kind === 'sar') return false;
  const aspect = aspectOf(unit, direction);
  return aspect === 'front' || (aspect === 'flank' && unit.kind === 'inf' && unit.steps >= WIDE_ZOC_STEPS);
}

/** Whether a unit's ZOC reaches across a hexside (6.1.3). */
export function crossesHexside(unit: Reaching, hexside: Hexside): boolean {
  switch (hexside) {
    case 'deep-forest':
    case 'mountain-range':
      return unit.kind === 'har' || columnMobility(unit, 'normal') === 'min' || (isInfantry(unit.kind) && unit.redArf);
    case 'major-river':
    case 'major-river-bridge':
    case 'partly-flooded':
      return unit.arf >= MAJOR_RIVER_ARF;
    case 'flooded':
      return false;
    default:
      return true;
  }
}
