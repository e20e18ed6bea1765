import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import type { Action, CavalryInput } from '@/lib/games/grand-illusion/cavalry/fields';

/** What forbids each action, in the order of the rules. */
const BARS: Readonly<Record<Action, readonly Bar<CavalryInput>[]>> = {
  withdraw: [
    { id: 'role', rule: '9.6.2', stops: ({ role }) => role === 'attacker' },
    { id: 'space', rule: '9.6.2', stops: ({ space }) => space === 'reserve' },
    { id: 'disrupted', rule: '9.6.2', stops: ({ disrupted }) => disrupted },
    { id: 'fortAttacks', rule: '9.5.1', stops: ({ against }) => against === 'fort' },
  ],
  screen: [
    { id: 'nobody', rule: '9.6.3', stops: ({ fresh, worn }) => fresh + worn === 0 },
    { id: 'alone', rule: '9.1.2.b', stops: ({ alone }) => !alone },
    { id: 'corps', rule: '9.1.2.b', stops: ({ corps }) => !corps },
  ],
  charge: [{ id: 'fort', rule: '9.6.1', stops: ({ against }) => against === 'fort' }],
  reserve: [
    { id: 'fort', rule: '9.6.1', stops: ({ against }) => against === 'fort' },
    { id: 'worn', rule: '9.8.2', stops: ({ disrupted }) => disrupted },
    {
      id: 'infantry',
      rule: '9.6.1',
      stops: ({ against, british }) => against === 'infantry' && !british,
      spares: ({ against }) => (against === 'infantry' ? 'infantryBritish' : 'infantry'),
    },
  ],
};

/** What forbids the action and what does not. */
export const barsOf = (input: CavalryInput): { readonly barred: readonly Barred[]; readonly free: readonly Barred[] } =>
  sortBars(BARS[input.action], input);
