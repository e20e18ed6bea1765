import list from '@/content/paths-of-glory/scenarios.json';

/** The scenarios by their ids in content/paths-of-glory/scenarios.json (5.3, 5.4, 5.5). */
export type Scenario = 'introductory' | 'limited-war' | 'campaign';

/** The last turn of the longest scenario (5.5.1). */
export const LAST_TURN = Math.max(...list.scenarios.map((one) => one.lastTurn));
/** The last turn of a scenario (5.3.1, 5.4.1, 5.5.1). */
export const lastTurn = (scenario: Scenario): number =>
  list.scenarios.find(({ id }) => id === scenario)?.lastTurn ?? LAST_TURN;
