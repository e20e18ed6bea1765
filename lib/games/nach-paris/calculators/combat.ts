import { D20, facesOnCard } from '@/lib/calc/dice';
import type { Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import type { Fraction } from '@/lib/prob/fraction';
import type { Column } from '@/lib/tables/card-columns';
import type { ShotCount } from '@/lib/games/nach-paris/bombardment/ammunition';
import { COMBAT_MODIFIERS, STATE_MODIFIERS } from '@/lib/games/nach-paris/cab/modifiers';
import { blocksOf, outcomeOf, type CombatOutcome } from '@/lib/games/nach-paris/combat/blocks';
import { DRM_MODIFIERS } from '@/lib/games/nach-paris/combat/drm';
import { combatSchema, type CombatInput } from '@/lib/games/nach-paris/combat/fields';
import { settleCombat, type CombatFinding } from '@/lib/games/nach-paris/combat/finding';
import { asPlayed } from '@/lib/games/nach-paris/combat/forces';
import { idleDice } from '@/lib/games/nach-paris/combat/idle';
import type { CombatOdds, Loss, UnitOdds } from '@/lib/games/nach-paris/combat/odds';
import * as words from '@/lib/games/nach-paris/combat/open';
import { refuseCombat, refuseRatio } from '@/lib/games/nach-paris/combat/refusals';
import { notAppliedOf, stepsOf } from '@/lib/games/nach-paris/combat/steps';
import { missingCard, type NpData } from '@/lib/games/nach-paris/data';

/** A unit that may suffer a result: its place in the input and its CAB but for the result's own modifier. */
export interface CombatUnit {
  readonly side: 'attacker' | 'defender';
  readonly hex: number;
  readonly at: number;
  readonly cab: number;
}

export interface CombatAnswer {
  readonly attack: Fraction;
  readonly defence: Fraction;
  readonly ratio: string;
  readonly column: Column;
  /** sum of the modifiers, without reserve tests that are still to be rolled */
  readonly drm: number;
  readonly special: 'calledOff' | 'overrun' | null;
  readonly cells: readonly {
    readonly column: Column;
    readonly row: number;
    readonly faces: readonly number[];
    readonly result: string | null;
  }[];
  /** cells that nobody has filled in yet */
  readonly missing: number;
  readonly units: readonly CombatUnit[];
  /** who slips away before the combat (9.2), with the CAB of a test in an enemy ZOC and the steps that it loses */
  readonly withdrawn: readonly { readonly at: number; readonly cab: number; readonly lost: readonly Loss[] }[];
  /** the counts of shots that the support of siege guns lowers (9.5.3) */
  readonly shots: readonly ShotCount[];
  /** who takes the result of the roll first; null while its cell is not known */
  readonly first: 'attacker' | 'defender' | null;
  readonly odds:
    | (Omit<CombatOdds, 'units'> & { readonly units: readonly (CombatUnit & Omit<UnitOdds, 'unit' | 'affected'>)[] })
    | null;
  /** what happened once nothing is left to chance */
  readonly result: {
    readonly outcome: CombatOutcome;
    readonly units: readonly (CombatUnit & {
      readonly needs: number;
      readonly lost: number;
      readonly retreats: boolean;
      readonly destroyed: boolean;
    })[];
  } | null;
}

const placeOf = ({ side, hex, at, cab }: CombatUnit): CombatUnit => ({ side, hex, at, cab });

/** The sure end of a combat. */
function resultOf(finding: CombatFinding): CombatAnswer['result'] {
  const { final, odds, read } = finding;
  if (!final || !odds || !read) return null;
  const units = odds.units.map(({ unit, lost, back, destroyed }) => ({
    ...placeOf(unit),
    needs: unit.cab + (read[unit.side].modifier ?? 0),
    lost: lost[0]?.steps ?? 0,
    retreats: back.n > 0n,
    destroyed: destroyed.n > 0n,
  }));
  return { outcome: outcomeOf(finding, odds), units };
}

function answerOf(finding: CombatFinding): CombatAnswer {
  const { ratio, drm, special, uses, struck, withdrawn, shots, read, odds } = finding;
  const { attack, defence, shown, column } = ratio;
  return {
    attack,
    defence,
    ratio: shown,
    column,
    drm,
    special: special ?? null,
    cells: uses.map(({ ref, faces, found }) => ({
      column: ref.column,
      row: Number(ref.row),
      faces,
      result: found?.text ?? null,
    })),
    missing: uses.filter(({ found }) => !found).length,
    units: struck.map(placeOf),
    withdrawn: withdrawn.map(({ at, cab, lost }) => ({ at, cab, lost })),
    shots,
    first: read?.first ?? null,
    odds: odds
      ? { ...odds, units: odds.units.map(({ unit, affected: _, ...chances }) => ({ ...placeOf(unit), ...chances })) }
      : null,
    result: resultOf(finding),
  };
}

const TABLES = ['crt'] as const;

const refuse = (given: CombatInput, data: NpData): Refused | undefined =>
  refuseCombat(asPlayed(given)) ?? missingCard(data, TABLES);

function settle(given: CombatInput, data: NpData): CombatFinding | Refused {
  const finding = settleCombat(asPlayed(given), data);
  return refuseRatio(finding) ?? finding;
}

/** A combat from the ratio to the advance (chapter 9), with everything that other chapters add to it. */
export const combat = tool({
  id: 'nach-paris/combat',
  tables: TABLES,
  modifiers: [
    { list: DRM_MODIFIERS },
    { list: [...STATE_MODIFIERS, ...COMBAT_MODIFIERS], parts: ['defender', 'attacker'], per: 'part' },
  ],
  schema: combatSchema,
  refuse,
  settle,
  words: { ...words, stepsOf, notAppliedOf, blocksOf },
  answer: answerOf,
  dice: {
    fields: ['die', 'zoneTest'],
    idle: idleDice,
    faces: (_, { cards }, before) => [facesOnCard('die', D20, before, cards)],
  },
});
