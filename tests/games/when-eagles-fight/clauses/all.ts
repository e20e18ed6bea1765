import { AMMUNITION } from '@/tests/games/when-eagles-fight/clauses/ammunition';
import { DRM } from '@/tests/games/when-eagles-fight/clauses/attack-drm';
import { ODDS, STRENGTH } from '@/tests/games/when-eagles-fight/clauses/attack-odds';
import { PARTICIPANTS, RESULTS } from '@/tests/games/when-eagles-fight/clauses/attack-results';
import { BRUSILOV } from '@/tests/games/when-eagles-fight/clauses/brusilov';
import { CLOCKS } from '@/tests/games/when-eagles-fight/clauses/clocks';
import { COMMAND } from '@/tests/games/when-eagles-fight/clauses/command';
import { CONCENTRIC } from '@/tests/games/when-eagles-fight/clauses/concentric';
import { EVENTS } from '@/tests/games/when-eagles-fight/clauses/events';
import { MOVEMENT } from '@/tests/games/when-eagles-fight/clauses/movement';
import { REINFORCEMENTS } from '@/tests/games/when-eagles-fight/clauses/reinforcements';
import { REPLACEMENTS } from '@/tests/games/when-eagles-fight/clauses/replacements';
import type { Row } from '@/tests/games/when-eagles-fight/clauses/row';
import { STACKING } from '@/tests/games/when-eagles-fight/clauses/stacking';
import { STRATEGIC } from '@/tests/games/when-eagles-fight/clauses/strategic';
import { SUPPLY } from '@/tests/games/when-eagles-fight/clauses/supply';
import { VICTORY } from '@/tests/games/when-eagles-fight/clauses/victory';
import { WITHDRAWALS } from '@/tests/games/when-eagles-fight/clauses/withdrawals';

/** The clauses of the rulebook, tool by tool, each as a case. */
export const CLAUSES: readonly (readonly [tool: string, rows: readonly Row[]])[] = [
  ['attack', [...ODDS, ...STRENGTH, ...DRM, ...PARTICIPANTS, ...RESULTS]],
  ['concentric', CONCENTRIC],
  ['stacking', STACKING],
  ['movement', MOVEMENT],
  ['supply', SUPPLY],
  ['ammunition', AMMUNITION],
  ['events', EVENTS],
  ['brusilov', BRUSILOV],
  ['command', COMMAND],
  ['victory', VICTORY],
  ['clocks', CLOCKS],
  ['strategic', STRATEGIC],
  ['replacements', REPLACEMENTS],
  ['reinforcements', REINFORCEMENTS],
  ['withdrawals', WITHDRAWALS],
];
