import type { Rule } from '@/lib/core/rule';
import type { BoardEvent } from '@/lib/games/paths-of-glory/board/input';
import {
  BEF_COUNTRIES,
  CHANNEL_PORTS,
  hangsOnControl,
  isBarredFromTheNearEast,
  isMefSpace,
  isNeutral,
  isPartlyIn,
  mayReceive,
  RUSSIANS_AFTER_BREST,
} from '@/lib/games/paths-of-glory/geography/lands';
import type { PogData, Side, Space, UnitType } from '@/lib/games/paths-of-glory/data';

/** What a unit does in a space: it stands there, passes, ends its movement, comes by another way, or attacks it. */
export type Act = 'stand' | 'pass' | 'end' | 'advance' | 'sr' | 'retreat' | 'place' | 'attack';

/** What has happened that opens spaces; the MEF Beachhead is meant in the space that is asked about. */
export const HAPPENINGS = [
  'turkey',
  'bulgaria',
  'italy',
  'romania',
  'salonika',
  'greece',
  'race-to-the-sea',
  'beachhead',
] as const satisfies readonly (BoardEvent | 'race-to-the-sea' | 'beachhead')[];
export type Happening = (typeof HAPPENINGS)[number] | 'treaty-of-brest-litovsk';

/** What is known of the war: what has happened, and whether that is all of it or nobody said. */
export interface Known {
  readonly happened: ReadonlySet<Happening>;
  readonly complete: boolean;
}

/** A unit in a space. */
export interface Whereabouts extends Known {
  readonly type: UnitType;
  readonly side: Side;
  readonly space: Space;
  readonly act: Act;
  /** what the units themselves tell: a nation with a unit on the map is at war */
  readonly implied: ReadonlySet<string>;
  readonly data: PogData;
}

/** A rule that limits where a unit may be. */
export interface GeographyClause {
  readonly id: string;
  readonly rule: Rule;
  /** where another rule says it of this case */
  readonly ruleFor?: (where: Whereabouts) => Rule;
  /** a question whose ruling lets the unit be there */
  readonly dispute?: (where: Whereabouts) => string | undefined;
  readonly concerns: (where: Whereabouts) => boolean;
  /** whether the unit may be there all the same; undefined where it hangs on what nobody said */
  readonly allows: (where: Whereabouts) => boolean | undefined;
}

const moves = (act: Act): boolean => act === 'pass' || act === 'end' || act === 'advance';
const SR_RULING = 'sr-channel-ports-and-bef';

/**
 * Every rule that keeps a unit out of a space for what it is and where the space lies. What depends on other units
 * there (10.1, 9.5.2.4, 15.1.1) is stacking; what depends on the line crossed (11.1.4, 11.3.2, 12.1.8) or on the turn's
 * other moves (13.2) belongs to movement, combat and SR.
 */
export const GEOGRAPHY: readonly GeographyClause[] = [
  {
    id: 'bef',
    rule: '11.1.15',
    dispute: ({ space, act }) => (act === 'sr' && !BEF_COUNTRIES.has(space.nation ?? '') ? SR_RULING : undefined),
    concerns: ({ type, act }) => type.special === 'bef' && act !== 'stand' && act !== 'place',
    // The rule speaks of moving and attacking: SR is free by the ruling, of a retreat nobody says anything.
    allows: ({ space, act }) =>
      BEF_COUNTRIES.has(space.nation ?? '') || act === 'sr' || (moves(act) || act === 'attack' ? false : undefined),
  },
  {
    id: 'nearEast',
    rule: '11.3.1',
    concerns: ({ type, space }) => type.kind === 'army' && space.region === 'near-east',
    allows: ({ type }) => !isBarredFromTheNearEast(type),
  },
  {
    id: 'neutral',
    rule: '11.1.11',
    ruleFor: ({ space, happened }) =>
      space.nation === 'persia' ? '11.1.12' : isPartlyIn(space, happened) ? '9.5.2.4' : '11.1.11',
    // Who stands there already has entered, unless the events say that nobody can have.
    concerns: ({ space, act, complete }) => isNeutral(space, new Set()) && (act !== 'stand' || complete),
    allows: ({ space, happened, complete, implied }) =>
      !isNeutral(space, happened) || (complete ? false : !isNeutral(space, implied) || undefined),
  },
  {
    id: 'mefSpace',
    rule: '11.1.10',
    // Those inside need not leave; the MEF army brings the marker (9.5.3.5); an attack does not enter.
    concerns: ({ type, space, act }) =>
      isMefSpace(space) && act !== 'stand' && act !== 'attack' && !(act === 'place' && type.special === 'mef'),
    allows: ({ happened, complete }) => happened.has('beachhead') || (complete ? false : undefined),
  },
  {
    id: 'channel',
    rule: '11.1.9',
    ruleFor: ({ act }) => (act === 'advance' ? '12.6.6' : '11.1.9'),
    dispute: ({ act, happened }) => (act === 'sr' && !happened.has('race-to-the-sea') ? SR_RULING : undefined),
    concerns: ({ side, space, act }) =>
      side === 'central' && CHANNEL_PORTS.has(space.id) && (moves(act) || act === 'sr') && act !== 'pass',
    // An advance may always enter the space that was attacked (12.6.6).
    allows: ({ act, happened, complete }) =>
      act === 'sr' || happened.has('race-to-the-sea') || (act === 'end' && complete ? false : undefined),
  },
  {
    id: 'montenegro',
    rule: '13.1.10',
    // An attack from Montenegro does not leave it.
    concerns: ({ type, act }) => type.nation === 'montenegro' && act !== 'attack',
    allows: ({ space, act }) => space.nation === 'montenegro' && act !== 'sr',
  },
  {
    id: 'russianSr',
    rule: '13.1.6',
    concerns: ({ type, act }) => type.nation === 'russia' && act === 'sr',
    allows: ({ space }) => space.nation === 'russia',
  },
  {
    id: 'brest',
    rule: '16.4.9',
    concerns: ({ type, happened }) => type.nation === 'russia' && happened.has('treaty-of-brest-litovsk'),
    allows: ({ space }) => RUSSIANS_AFTER_BREST.has(space.nation ?? ''),
  },
  {
    id: 'placement',
    rule: '9.5.3.3',
    ruleFor: ({ type, space }) =>
      type.kind === 'corps' ? '9.5.3.2' : hangsOnControl(type, space) ? '17.1.5' : '9.5.3.3',
    concerns: ({ act }) => act === 'place',
    allows: ({ type, space, data }) => mayReceive(type, space, data),
  },
];
