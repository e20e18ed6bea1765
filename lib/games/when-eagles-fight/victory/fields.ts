import * as z from 'zod';
import type { FieldInfo } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { inTurns } from '@/lib/games/when-eagles-fight/clocks/fields';
import { scenarioField } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { tsarField } from '@/lib/games/when-eagles-fight/clocks/state';
import { turnField } from '@/lib/games/when-eagles-fight/turns';

const field = fieldsOf('victory');

const typed = (name: string, rule: Rule, least: number, most: number, more: Partial<FieldInfo> = {}) =>
  field.count(name, rule, [least, most], undefined, more);

/** Capitals whose entry ends the game at once (4.2). */
export const CAPITALS = ['none', 'petrograd', 'berlin', 'vienna', 'budapest'] as const;

/** What both sides control at the end of a turn, and what moves the revolution roll (4.1 to 4.5, 7.3, 17.0). */
export const victorySchema = z.strictObject({
  turn: turnField(2, '4.1'),
  cities: field.count('cities', '4.4', [0, 40], 0),
  /** Austro-Hungarian victory hexes that the Russian controls */
  hexes: field.count('hexes', '4.3', [0, 20], 0),
  german: field.count('german', '4.3', [0, 20], 0),
  tsar: tsarField('4.5'),
  brusilov: brusilovField({ when: inTurns(15) }),
  /** the marker of Event L lies on the track */
  peace: field.flag('peace', '4.5', { when: inTurns(5) }),
  /** the numbers that the Turn Track prints for the check, where the player's card lacks them */
  rev: typed('rev', '4.4', 1, 60),
  needed: typed('needed', '4.3', 1, 20),
  marker: typed('marker', '7.3', 16, 24, { rare: true, when: inTurns(16) }),
  capital: field.choice('capital', '4.2', CAPITALS, 'none', { rare: true }),
  scenario: scenarioField('17.0'),
  die: field.die('die', '4.4', 6),
});
export type VictoryInput = z.output<typeof victorySchema>;
