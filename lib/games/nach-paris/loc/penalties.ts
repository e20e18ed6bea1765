import type { SupplyStatus } from '@/lib/games/nach-paris/loc/finding';

/** What a status costs a unit: an action forbidden, or a modifier in favour of the defender (13.3). */
export interface Penalty {
  readonly id: 'bombard' | 'replacements' | 'forcedMarch' | 'destroy' | 'repair' | 'attack' | 'defend';
  readonly rule: '13.3.1' | '13.3.2';
  /** undefined: forbidden */
  readonly value?: number;
}

export const PENALTIES: Readonly<Record<SupplyStatus, readonly Penalty[]>> = {
  loc: [],
  llc: [
    { id: 'bombard', rule: '13.3.1', value: 3 },
    { id: 'attack', rule: '13.3.1', value: 4 },
    { id: 'defend', rule: '13.3.1', value: -2 },
    { id: 'replacements', rule: '13.3.1' },
    { id: 'destroy', rule: '13.3.1' },
    { id: 'repair', rule: '13.3.1' },
  ],
  ooc: [
    { id: 'attack', rule: '13.3.2', value: 12 },
    { id: 'defend', rule: '13.3.2', value: -6 },
    { id: 'bombard', rule: '13.3.2' },
    { id: 'replacements', rule: '13.3.2' },
    { id: 'forcedMarch', rule: '13.3.2' },
    { id: 'destroy', rule: '13.3.2' },
    { id: 'repair', rule: '13.3.2' },
  ],
};
