import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { TIED_UNTIL, type Command } from '@/lib/games/nach-paris/loc/command';
import {
  LIGHT_MF,
  LONG_MF,
  NORMAL_MF,
  statusOf,
  type LogisticLine,
  type UnitLoc,
} from '@/lib/games/nach-paris/loc/finding';
import { byHand } from '@/lib/games/nach-paris/sheet/fields';
import { turnField, unitField } from '@/lib/games/nach-paris/units';

const field = fieldsOf('loc');
const unitWords = fieldsOf('unit');

/* The Line of Communications of one unit by what the players have counted on the map (13.1, 13.2). */

/** What commands the unit: an HQ by its radius, or one of the exceptions of 13.1. */
const COMMANDS = ['radius', 'cavalry', 'camp', 'destroyed'] as const;
/** Where its line ends. */
const GOALS = ['hcr', 'camp', 'port', 'none'] as const;

const count = (most: number) => z.number().int().min(0).max(most);
const byRadius = [byHand, { field: 'command', is: ['radius'] }] as const;
/** In or next to a camp of its nation a unit needs no line (13.1.8). */
const withLine = [byHand, { field: 'command', is: ['radius', 'cavalry', 'destroyed'] }] as const;
const withGoal = [...withLine, { field: 'goal', is: ['hcr', 'camp', 'port'] }] as const;

export const handFields = {
  nation: unitWords.as(unitField.nation.clone(), 'nation', '13.1.1', { when: byHand }),
  turn: unitWords.as(turnField.clone(), 'turn', '13.2.1', { when: byHand }),
  command: field.choice('command', '13.1.1', COMMANDS, 'radius', { when: byHand }),
  distance: field.as(count(99).default(0), 'distance', '13.1.1', { when: byRadius }),
  radius: field.as(count(99).default(5), 'radius', '13.1.1', { when: byRadius }),
  goal: field.choice('goal', '13.1.4', GOALS, 'hcr', { when: withLine }),
  mf: field.as(count(999).default(0), 'mf', '13.1.4', { when: withGoal }),
  light: unitWords.as(unitField.light.clone(), 'light', '13.1.12', { when: withGoal }),
};
export type HandInput = z.output<z.ZodObject<typeof handFields>>;

/** One unit's command and line, and what they make of it. */
export interface HandLoc extends Pick<UnitLoc, 'status' | 'rule'> {
  readonly input: HandInput;
  readonly command: Pick<Command, 'kind' | 'rule'>;
  readonly line: Pick<LogisticLine, 'kind' | 'rule' | 'limit'>;
  /** a German unit under the restriction of 13.2.1, or one that it no longer binds (13.2.3) */
  readonly german: 'tied' | 'free' | undefined;
}

const GOAL_RULES = { camp: '13.1.9', port: '13.1.10' } as const;

function commandOf({ command, distance, radius }: HandInput, german: HandLoc['german']): HandLoc['command'] {
  if (command === 'cavalry') return { kind: 'cavalry', rule: '13.1.2' };
  if (command === 'camp') return { kind: 'camp', rule: '13.1.8' };
  if (command === 'destroyed') return { kind: 'destroyed', rule: '13.1.7' };
  if (distance <= radius) return { kind: 'hq', rule: german === 'tied' ? '13.2.1' : '13.1.1' };
  return { kind: 'far', rule: german === 'tied' ? '13.2.1' : german === 'free' ? '13.2.3' : '13.1.1' };
}

/** A camp or port gives a Normal line or none: only one to an HCR may be Long (13.1.5). */
function lineOf({ goal, mf, light }: HandInput): HandLoc['line'] {
  const more = light ? LIGHT_MF : 0;
  const [normal, long] = [NORMAL_MF + more, LONG_MF + more];
  if (goal === 'none') return { kind: 'none', rule: '13.1.4', limit: long };
  if (goal !== 'hcr') return { kind: mf <= normal ? 'normal' : 'none', rule: GOAL_RULES[goal], limit: normal };
  if (mf <= normal) return { kind: 'normal', rule: '13.1.4', limit: normal };
  return { kind: mf <= long ? 'long' : 'none', rule: '13.1.5', limit: long };
}

export function locByHand(input: HandInput): HandLoc {
  const german = input.nation !== 'germany' ? undefined : input.turn <= TIED_UNTIL ? 'tied' : 'free';
  const command = commandOf(input, german);
  const line = lineOf(input);
  return { input, command, line, german, ...statusOf(command, line) };
}
