import type { AbfInput } from '@/lib/games/nach-paris/abf/fields';
import { SHELLS, shortage, type Shells } from '@/lib/games/nach-paris/bombardment/ammunition';
import type { Modifier } from '@/lib/calc/modifiers';

/*
 * Modifiers of the halved d20 of an ABF (8.7). The words for each id are the messages abf.roll.<id> and
 * abf.rollNot.<id>.
 */

const isRough = ({ terrain }: AbfInput): boolean => terrain === 'rough' || terrain === 'mountain';

/** Fire of the pioneers of an assault is fire without counted shells. */
export const fireOf = ({ guns, assaulter }: AbfInput): readonly { readonly shells: Shells }[] => [
  ...guns,
  ...assaulter.filter(({ kind }) => kind === 'pio').map(() => ({ shells: SHELLS[0] })),
];

export const ROLL_MODIFIERS: readonly Modifier<AbfInput>[] = [
  { id: 'longRange', rule: '8.7.2', value: 5, needs: [({ guns }) => guns.some(({ longRange }) => longRange)] },
  { id: 'rough', rule: '8.7.3', value: 4, needs: [isRough] },
  // Only by the reading of example 8, where the hex is called Broken: dispute charlemont-terrain.
  {
    id: 'broken',
    rule: '8.7.3',
    value: 4,
    needs: [
      { reason: 'brokenNone', holds: ({ terrain }) => terrain === 'broken' },
      ({ brokenReading }) => brokenReading === 'example',
    ],
  },
  shortage(({ turn }) => turn, fireOf),
  {
    id: 'llc',
    rule: '13.3.1',
    value: 3,
    needs: [({ guns, assaulter }) => [...guns, ...assaulter].some(({ llc }) => llc)],
  },
];

/** Half of the d20, rounded up (8.6.2). */
export const halved = (die: number): number => Math.ceil(die / 2);

/** Whether the Rough or Mountain of 11.5.6 hinders the unit that assaults. */
export const roughForAssault = isRough;
