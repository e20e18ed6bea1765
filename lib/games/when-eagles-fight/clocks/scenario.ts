import list from '@/content/when-eagles-fight/scenarios.json';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { CHECK_TURNS, LAST_TURN } from '@/lib/games/when-eagles-fight/turns';

const field = fieldsOf('campaign');

/** The scenarios by their ids in content/when-eagles-fight/scenarios.json (3.1, 3.9, 16.0, 17.0). */
export const SCENARIOS = ['historical', 'free-set-up', 'plan-19', 'schlieffen-east'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** The last Game Turn of a scenario, before a missing Verdun shortens it (4.3, 17.0). */
export const lastTurn = (scenario: Scenario): number =>
  list.scenarios.find(({ id }) => id === scenario)?.lastTurn ?? LAST_TURN;

/** The turns that end with a victory check: in Schlieffen East only the last (5.2, 17.0). */
export const checkTurns = (scenario: Scenario): readonly number[] =>
  scenario === 'schlieffen-east' ? [lastTurn(scenario)] : CHECK_TURNS;

/** Whether the Russian half of Turn 1 counts as played: the free set-ups ignore 3.4. */
export const skipsRussianStart = (scenario: Scenario): boolean => scenario === 'historical';

/** The field of the scenario; its words are the messages "campaign". */
export const scenarioField = (rule: Rule = '3.1') =>
  field.choice('scenario', rule, SCENARIOS, 'historical', { rare: true });
