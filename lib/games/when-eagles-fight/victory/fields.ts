import * as z from 'zod';
import { fields, type FieldInfo } from '@/lib/calc/field';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { count, dieField, fieldsAt, flag, inTurns } from '@/lib/games/when-eagles-fight/clocks/fields';
import { scenarioField } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { tsarField } from '@/lib/games/when-eagles-fight/clocks/state';
import { turnField } from '@/lib/games/when-eagles-fight/turns';

const at = fieldsAt('victory');
const typed = (name: string, rule: string, least: number, most: number, more: Partial<FieldInfo> = {}) =>
  z
    .number()
    .int()
    .min(least)
    .max(most)
    .optional()
    .register(fields, at(name, rule, more));

/** Capitals whose entry ends the game at once (4.2). */
export const CAPITALS = ['none', 'petrograd', 'berlin', 'vienna', 'budapest'] as const;

/** What both sides control at the end of a turn, and what moves the revolution roll (4.1 to 4.5, 7.3, 17.0). */
export const victorySchema = z.strictObject({
  turn: turnField(2, '4.1'),
  cities: count(at('cities', '4.4'), 0, 40),
  /** Austro-Hungarian victory hexes that the Russian controls */
  hexes: count(at('hexes', '4.3'), 0, 20),
  german: count(at('german', '4.3'), 0, 20),
  tsar: tsarField('4.5'),
  brusilov: brusilovField({ when: inTurns(15) }),
  /** the marker of Event L lies on the track */
  peace: flag(at('peace', '4.5', { when: inTurns(5) })),
  /** the numbers that the Turn Track prints for the check, where the player's card lacks them */
  rev: typed('rev', '4.4', 1, 60),
  needed: typed('needed', '4.3', 1, 20),
  marker: typed('marker', '7.3', 16, 24, { rare: true, when: inTurns(16) }),
  capital: z
    .enum(CAPITALS)
    .default('none')
    .register(fields, at('capital', '4.2', { rare: true })),
  scenario: scenarioField('17.0'),
  die: dieField(at('die', '4.4')),
});
export type VictoryInput = z.output<typeof victorySchema>;
