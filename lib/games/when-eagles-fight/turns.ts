import * as z from 'zod';
import victoryChecks from '@/content/when-eagles-fight/tables/victory-checks.json';
import list from '@/content/when-eagles-fight/turns.json';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { asChart } from '@/lib/tables/chart-number';

const field = fieldsOf('turn');

const turns: readonly { readonly n: number; readonly year: number; readonly season: string }[] = list.turns;

/** The last Game Turn of the historical scenario (4.3). */
export const LAST_TURN = turns.length;

/** Game Turns that end with a victory check: those with a row in its chart (5.2). */
export const CHECK_TURNS: readonly number[] = asChart(victoryChecks).rows.items.flatMap(({ id }) =>
  /^t\d+$/.test(id) ? [Number(id.slice(1))] : [],
);

/** The year of a Game Turn; past the last that of the last (6.4, 7.2; question `calendar`). */
export const yearOf = (turn: number): number => turns[Math.min(turn, LAST_TURN) - 1]?.year ?? 0;

/** Game Turns of January and February, in which swamps and lakes are frozen (12.8, 12.11; question `calendar`). */
const WINTER_TURNS: readonly number[] = turns.filter(({ season }) => season === 'winter').map(({ n }) => n);
export const isWinter = (turn: number): boolean => WINTER_TURNS.includes(turn);

/** A Game Turn of any scenario. */
export const turnNumber = (turn: number) => z.number().int().min(1).max(LAST_TURN).default(turn);

/** The field of the Game Turn; its words are the messages "turn". */
export const turnField = (turn = 1, rule: Rule = '5.1') => field.as(turnNumber(turn), 'turn', rule);
