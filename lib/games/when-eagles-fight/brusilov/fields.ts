import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { inTurns } from '@/lib/games/when-eagles-fight/clocks/fields';
import { tsarField, verdunField } from '@/lib/games/when-eagles-fight/clocks/state';
import { turnField } from '@/lib/games/when-eagles-fight/turns';

const field = fieldsOf('brusilov');

/** The odds that matter to the offensive (15.2). */
export const ODDS = ['1:1', '2:1', 'other'] as const;
export const DEFENDERS = ['austrian', 'other'] as const;

const COMMAND = { field: 'tsar', is: ['command'] } as const;

/** The offensive in a turn, and a Russian attack in it (15.1 to 15.9). */
export const brusilovSchema = z.strictObject({
  turn: turnField(15, '15.1'),
  brusilov: brusilovField({ when: inTurns(15) }),
  tsar: tsarField('15.3'),
  verdun: verdunField({ when: inTurns(12), rule: '15.9' }),
  odds: field.choice('odds', '15.2', ODDS, '2:1', { control: 'chips' }),
  defenders: field.choice('defenders', '15.2', DEFENDERS, 'austrian', { control: 'chips' }),
  /** every attacking unit is in or next to the hex of the STAVKA (14.2) */
  stavka: field.flag('stavka', '14.2'),
  /** the attacked hex has a row number below 20 */
  north: field.flag('north', '15.3', { when: COMMAND }),
  northAttacks: field.count('northAttacks', '15.3', [0, 9], 0, { when: COMMAND }),
  /** the Central Powers have made two attacks there in one turn of the offensive */
  released: field.flag('released', '15.3', { when: COMMAND }),
  /** the STAVKA is lost to the battles of the offensive, or to all while it runs (15.2) */
  offensiveReading: field.reading('offensiveReading', '15.2', ['battle', 'turns'], 'brusilov-stavka'),
});
export type BrusilovInput = z.output<typeof brusilovSchema>;
