import type { Modifier } from '@/lib/calc/modifiers';
import type { AmmunitionInput } from '@/lib/games/when-eagles-fight/ammunition/fields';
import { hasBegun, isOver } from '@/lib/games/when-eagles-fight/clocks/brusilov';

/** Everything that changes the roll, each in a step or in a line that says why not (9.12, 15.8, 16.0). */
export const AMMUNITION_MODIFIERS: readonly Modifier<AmmunitionInput>[] = [
  {
    id: 'gallipoli',
    rule: '9.12',
    value: -2,
    needs: [
      { reason: 'gallipoliEarly', rule: '7.2.H', holds: ({ turn }) => turn >= 11 },
      ({ eventH }) => eventH,
      { reason: 'gallipoliOdessa', holds: ({ odessa }) => odessa },
    ],
  },
  {
    id: 'exhausted',
    rule: '15.8',
    value: 1,
    needs: [
      ({ turn, brusilov }) => hasBegun(turn, brusilov),
      { reason: 'exhaustedRunning', holds: ({ turn, brusilov }) => isOver(turn, brusilov) },
    ],
  },
  {
    id: 'plan19',
    rule: '16.0',
    value: -1,
    needs: [
      ({ scenario }) => scenario === 'plan-19',
      { reason: 'plan19Turn', holds: ({ turn }) => turn >= 2 && turn <= 6 },
    ],
  },
];
