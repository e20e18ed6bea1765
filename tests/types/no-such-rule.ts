import { sortBars, type Bar } from '@/lib/calc/bars';
import type { Block, Fact, NotApplied, OpenPoint, Step } from '@/lib/calc/evaluation';
import { fieldsOf } from '@/lib/calc/fields-of';
import {
  fact,
  notApplied,
  oddsRow,
  openPoints,
  running,
  sayIn,
  step,
  valueRow,
  verdictBlock,
  type Doubt,
} from '@/lib/calc/ledger';
import { setAside, type Modifier } from '@/lib/calc/modifiers';
import { illegal } from '@/lib/calc/refusal';
import type { Rule } from '@/lib/core/rule';
import { ONE } from '@/lib/prob/fraction';

/*
 * No book has a rule 0.0, so that in the code of a game each of these is an error of the compiler. `npm run types`
 * checks this file with every game (lib/games/tsconfig.game.json), and with nothing else.
 */

const say = sayIn('words');
const words = say('words');

// @ts-expect-error: no such rule
export const rule: Rule = '0.0';

// @ts-expect-error: no such rule
export const asStep = step('id', '0.0', words);
// @ts-expect-error: no such rule
export const added = running(0).add(1, 'id', '0.0', words);
// @ts-expect-error: no such rule
export const stepAsIs: Step = { id: 'id', rule: '0.0', text: words };

// @ts-expect-error: no such rule
export const asLine = notApplied('id', '0.0', words);
// @ts-expect-error: no such rule
export const lineAsIs: NotApplied = { id: 'id', rule: '0.0', text: words };

// @ts-expect-error: no such rule
export const asFact = fact(words, '0.0');
// @ts-expect-error: no such rule
export const factAsIs: Fact = { text: words, rule: '0.0' };

// @ts-expect-error: no such rule
export const value = valueRow(words, 1, '0.0');
// @ts-expect-error: no such rule
export const chance = oddsRow(words, ONE, '0.0');
// @ts-expect-error: no such rule
export const verdict = verdictBlock(words, 'yes', '0.0');
// @ts-expect-error: no such rule
export const verdictAsIs: Block = { kind: 'verdict', text: words, tone: 'yes', rule: '0.0' };

// @ts-expect-error: no such rule
export const modifier: Modifier<object> = { id: 'id', rule: '0.0', value: 1 };
// @ts-expect-error: no such rule
export const needs: Modifier<object>['needs'] = [{ reason: 'id', rule: '0.0', holds: () => true }];
// @ts-expect-error: no such rule
export const aside = setAside({ id: 'id', rule: '0.0' });

// @ts-expect-error: no such rule
export const bar: Bar<object> = { id: 'id', rule: '0.0', stops: () => true };
// @ts-expect-error: no such rule
export const barByCase: Bar<object> = { id: 'id', rule: () => '0.0', stops: () => true };
// @ts-expect-error: no such rule
export const bars = sortBars([{ id: 'id', rule: '0.0', stops: () => true }], {});

// @ts-expect-error: no such rule
export const refusal = illegal('field', 1, words, '0.0');

// @ts-expect-error: no such rule
export const field = fieldsOf('words').flag('name', '0.0');

// @ts-expect-error: no such rule
export const points = openPoints(say, [{ id: 'id', rule: '0.0', when: true }]);
// @ts-expect-error: no such rule
export const pointAsIs: OpenPoint = { text: words, rule: '0.0' };
// @ts-expect-error: no such rule
export const doubt: Doubt<object> = { id: 'id', rule: '0.0', touches: () => true };
