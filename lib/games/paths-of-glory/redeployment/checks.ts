import type { Rule } from '@/lib/core/rule';
import type { UnitType } from '@/lib/games/paths-of-glory/data';
import { SR_COST } from '@/lib/games/paths-of-glory/limits';

/** Whose corps go to or from the Near East within a limit of their own (13.2). */
export type Limit = 'british' | 'russian' | 'central';
export type Used = Readonly<Record<Limit, number>>;

/** What a unit costs in SR points (13.1.2). */
export const srCost = ({ kind }: UnitType): number => SR_COST[kind];

/** Everything that can make a move by SR illegal, with its rule. */
export const SR_CHECKS = [
  { id: 'points', rule: '9.3.2' },
  { id: 'consecutive', rule: '9.3.3' },
  { id: 'once', rule: '13.1.3' },
  { id: 'supplied', rule: '13.1.5' },
  { id: 'montenegro', rule: '13.1.10' },
  { id: 'greeks', rule: '9.5.2.4' },
  { id: 'brest', rule: '16.4.9' },
  { id: 'enemy', rule: '10.1.3' },
  { id: 'route', rule: '13.1.6' },
  { id: 'targetSupply', rule: '13.1.6' },
  { id: 'russia', rule: '13.1.6' },
  { id: 'seaArmy', rule: '13.1.7' },
  { id: 'seaPorts', rule: '13.1.7' },
  { id: 'portsCentral', rule: '13.1.7.1' },
  { id: 'portsAllied', rule: '13.1.7.2' },
  { id: 'straits', rule: '13.1.7.2' },
  { id: 'nearEastArmy', rule: '11.3.1' },
  { id: 'nearEastBarred', rule: '13.2.1' },
  { id: 'limitBritish', rule: '13.2.1' },
  { id: 'russianArmy', rule: '13.2.2' },
  { id: 'limitRussian', rule: '13.2.2' },
  { id: 'limitCentral', rule: '13.2.3' },
  { id: 'reserveArmy', rule: '13.1.9' },
  { id: 'destination', rule: '13.1.8' },
  { id: 'capital', rule: '13.1.10' },
  { id: 'distant', rule: '17.1.4.1' },
  { id: 'stacking', rule: '10.1.1' },
  { id: 'siege', rule: '15.2.4' },
] as const;
export type SrCheck = (typeof SR_CHECKS)[number]['id'];

export const ruleOf = (id: SrCheck): Rule => SR_CHECKS.find((check) => check.id === id)?.rule ?? '13.1';
