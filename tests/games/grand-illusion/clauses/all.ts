import { CAVALRY, LANDING, NEEDS } from '@/tests/games/grand-illusion/clauses/battle-dice';
import { AFTER, FORTUNES } from '@/tests/games/grand-illusion/clauses/battle-fortunes';
import { PLACEMENT } from '@/tests/games/grand-illusion/clauses/battle-placement';
import { QUESTIONS } from '@/tests/games/grand-illusion/clauses/battle-questions';
import { CAPS } from '@/tests/games/grand-illusion/clauses/caps';
import { CAVALRY_ACTIONS } from '@/tests/games/grand-illusion/clauses/cavalry';
import { ENTRENCH } from '@/tests/games/grand-illusion/clauses/entrench';
import { RETREAT, SIEGE, STRATEGIC } from '@/tests/games/grand-illusion/clauses/forts-and-rails';
import { FORTUNES_ROLLS } from '@/tests/games/grand-illusion/clauses/fortunes';
import { HEAVY_ARTILLERY } from '@/tests/games/grand-illusion/clauses/heavy-artillery';
import { HEX_ENTRY } from '@/tests/games/grand-illusion/clauses/hex-entry';
import { MOVEMENT } from '@/tests/games/grand-illusion/clauses/movement';
import { RECOVERY } from '@/tests/games/grand-illusion/clauses/recovery';
import { REPLACEMENTS } from '@/tests/games/grand-illusion/clauses/replacements';
import type { Row } from '@/tests/games/grand-illusion/clauses/row';
import { SEA_RETREAT } from '@/tests/games/grand-illusion/clauses/sea-retreat';
import { STACKING } from '@/tests/games/grand-illusion/clauses/stacking';
import { SUPPLY } from '@/tests/games/grand-illusion/clauses/supply';
import { VICTORY } from '@/tests/games/grand-illusion/clauses/victory';

/** The clauses of both rulebooks, tool by tool, each as a case. */
export const CLAUSES: readonly (readonly [tool: string, rows: readonly Row[]])[] = [
  ['battle', [...PLACEMENT, ...NEEDS, ...LANDING, ...CAVALRY, ...FORTUNES, ...AFTER, ...QUESTIONS]],
  ['hex-entry', HEX_ENTRY],
  ['stacking', STACKING],
  ['heavy-artillery', HEAVY_ARTILLERY],
  ['sea-retreat', SEA_RETREAT],
  ['recovery', RECOVERY],
  ['entrench', ENTRENCH],
  ['siege', SIEGE],
  ['strategic', STRATEGIC],
  ['retreat', RETREAT],
  ['caps', CAPS],
  ['cavalry', CAVALRY_ACTIONS],
  ['replacements', REPLACEMENTS],
  ['victory', VICTORY],
  ['fortunes', FORTUNES_ROLLS],
  ['movement', MOVEMENT],
  ['supply', SUPPLY],
];
