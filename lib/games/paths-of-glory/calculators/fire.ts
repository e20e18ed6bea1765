import type * as z from 'zod';
import { tool } from '@/lib/calc/tool';
import type { Fraction } from '@/lib/prob/fraction';
import { chances } from '@/lib/prob/weights';
import { fireFaces } from '@/lib/games/paths-of-glory/combat/dice';
import { fireSchema, LOSS_PICKS } from '@/lib/games/paths-of-glory/combat/fields';
import { columnLabel, FIRE_CHARTS, type Fire } from '@/lib/games/paths-of-glory/combat/fire';
import { settleFire, type FireFinding } from '@/lib/games/paths-of-glory/combat/fire-finding';
import * as words from '@/lib/games/paths-of-glory/combat/fire-words';
import { foughtOf, type FoughtCombat } from '@/lib/games/paths-of-glory/combat/fought';
import { FIRE_MODIFIERS } from '@/lib/games/paths-of-glory/combat/modifiers';
import type { CombatOdds } from '@/lib/games/paths-of-glory/combat/odds';

export type FireInput = z.input<typeof fireSchema>;

/** One side's fire for programs: strength in combat factors, columns by their labels. */
export interface SideFire {
  readonly table: string;
  readonly strength: number;
  readonly startColumn: string;
  readonly column: string;
  readonly drm: number;
}

export interface FireOutcome {
  readonly attacker: SideFire;
  readonly defender: SideFire;
  readonly odds: CombatOdds;
  readonly joint: readonly {
    readonly defenderLoss: number;
    readonly attackerLoss: number;
    readonly chance: Fraction;
  }[];
  /** with both dice: what happened */
  readonly result?: FoughtCombat;
}

const sideFire = (fire: Fire): SideFire => ({
  table: fire.chart.id,
  strength: fire.strength,
  startColumn: columnLabel(fire.chart, fire.start),
  column: columnLabel(fire.chart, fire.column),
  drm: fire.drm,
});

const answerOf = ({ fires, odds, found, ways, fallen, prepared, toll }: FireFinding): FireOutcome => ({
  attacker: sideFire(fires.attacker),
  defender: sideFire(fires.defender),
  odds,
  joint: chances(found, ways).map(({ value: { defenderLoss, attackerLoss }, chance }) => ({
    defenderLoss,
    attackerLoss,
    chance,
  })),
  ...(fallen ? { result: foughtOf(fallen.end, prepared, toll) } : {}),
});

/** Fire combat (12.2): both sides' columns, the exact odds before the dice, the legal losses after them. */
export const fire = tool({
  id: 'paths-of-glory/fire',
  tables: FIRE_CHARTS,
  modifiers: [{ list: FIRE_MODIFIERS }],
  schema: fireSchema,
  settle: settleFire,
  words,
  answer: answerOf,
  taken: ({ prepared }) => prepared.taken,
  dice: {
    fields: ['attackerDie', 'defenderDie'],
    picks: LOSS_PICKS,
    faces: fireFaces,
  },
});
