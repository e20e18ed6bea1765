import type { Modifier } from '@/lib/calc/modifiers';
import type { AmmunitionInput } from '@/lib/games/when-eagles-fight/ammunition/fields';
import { hasBegun, isOver } from '@/lib/games/when-eagles-fight/clocks/brusilov';

/** Everything that changes the roll, each in a step or in a line that says why not (9.12, 15.8, 16.0). */
export const AMMUNITION_MODIFIERS: readonly Modifier<AmmunitionInput>[] = [
  {
    id: 'gallipoli',
    rule: '9.12',
    value: -2,
    applies: ({ turn, eventH, odessa }) => turn >= 11 && eventH && odessa,
    fails: ({ turn, eventH }) => (turn < 11 ? 'gallipoliEarly' : eventH ? 'gallipoliOdessa' : undefined),
    lines: { gallipoliEarly: { rule: '7.2.H' }, gallipoliOdessa: {} },
  },
  {
    id: 'exhausted',
    rule: '15.8',
    value: 1,
    applies: ({ turn, brusilov }) => isOver(turn, brusilov),
    fails: ({ turn, brusilov }) => (hasBegun(turn, brusilov) ? 'exhaustedRunning' : undefined),
    lines: { exhaustedRunning: {} },
  },
  {
    id: 'plan19',
    rule: '16.0',
    value: -1,
    applies: ({ scenario, turn }) => scenario === 'plan-19' && turn >= 2 && turn <= 6,
    fails: ({ scenario }) => (scenario === 'plan-19' ? 'plan19Turn' : undefined),
    lines: { plan19Turn: {} },
  },
];
