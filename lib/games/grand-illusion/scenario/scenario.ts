import * as z from 'zod';
import list from '@/content/grand-illusion/scenarios.json';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';

const field = fieldsOf('scenario');

/** The scenarios by their ids in content/grand-illusion/scenarios.json (13.0). */
export const SCENARIOS = ['campaign', 'short', 'what-if'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** The last Game Turn of the longest scenario. */
export const LAST_TURN = Math.max(...list.scenarios.map((one) => one.lastTurn));
/** The last Game Turn of a scenario (13.0). */
export const lastTurn = (scenario: Scenario): number =>
  list.scenarios.find(({ id }) => id === scenario)?.lastTurn ?? LAST_TURN;

/** The number by which the rules call a scenario (13.1, 13.2, 13.3). */
export const numberOf = (scenario: Scenario): number => SCENARIOS.indexOf(scenario) + 1;

/** A Game Turn of any scenario. */
export const turnNumber = (turn: number) => z.number().int().min(1).max(LAST_TURN).default(turn);

/** The first turn of a landing of British divisions from the sea, an option of scenario 3 (13.3.4.a4). */
export const LANDING_FROM = 10;

/** Two tools once called the scenarios by their numbers: "?scenario=2". */
const formerly = Object.fromEntries(SCENARIOS.map((id) => [String(numberOf(id)), id]));

/** The fields of scenario and Game Turn; their words are the messages "scenario". */
export const scenarioField = (rare = false) =>
  field.choice('scenario', '13.0', SCENARIOS, 'campaign', { rare, formerly });
export const turnField = (turn: number, rule: Rule = '4.0') => field.as(turnNumber(turn), 'turn', rule);
