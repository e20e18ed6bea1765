import * as z from 'zod';
import { calculator } from '@/lib/calc/calculator';
import { diceFor } from '@/lib/calc/dice';
import type { Evaluation, NotApplied, Refusal, Wanted } from '@/lib/calc/evaluation';
import { notApplied, present } from '@/lib/calc/ledger';
import { ok, type Result } from '@/lib/core/result';
import type { Fraction } from '@/lib/prob/fraction';
import { chances, total } from '@/lib/prob/weights';
import { advanceOf, aftermath } from '@/lib/games/paths-of-glory/combat/aftermath';
import {
  facesOf,
  ends,
  firesOf,
  mayCancelRetreat,
  tollOf,
  type CombatResult,
  type Toll,
} from '@/lib/games/paths-of-glory/combat/course';
import { fireDice } from '@/lib/games/paths-of-glory/combat/dice';
import { combatFields, combatReadings, diceFields } from '@/lib/games/paths-of-glory/combat/fields';
import { columnLabel, FIRE_CHARTS, type Fire } from '@/lib/games/paths-of-glory/combat/fire';
import { flankConditions } from '@/lib/games/paths-of-glory/combat/flank-conditions';
import { ROLES, type Role } from '@/lib/games/paths-of-glory/combat/ground';
import { prepareCombat, type PreparedCombat } from '@/lib/games/paths-of-glory/combat/input';
import { fireChart, fireNot, fireSteps, rollStep, say } from '@/lib/games/paths-of-glory/combat/ledger';
import {
  choiceBlocks,
  lossSteps,
  retreatedDie,
  retreatedSteps,
  sufferedBy,
} from '@/lib/games/paths-of-glory/combat/loss-words';
import { FIRE_MODIFIERS } from '@/lib/games/paths-of-glory/combat/modifiers';
import {
  jointBlock,
  oddsOf,
  resultOdds,
  survivorsBlock,
  type CombatOdds,
} from '@/lib/games/paths-of-glory/combat/odds';
import { forbid, type Refused } from '@/lib/games/paths-of-glory/combat/refusals';
import { combatPoints, resultPoints } from '@/lib/games/paths-of-glory/combat/open';
import type { PogData } from '@/lib/games/paths-of-glory/data';

const schema = z.strictObject({ ...combatFields, ...combatReadings, ...diceFields });
export type FireInput = z.input<typeof schema>;

/** One side's fire for programs: strength in combat factors, columns by their labels. */
export interface SideFire {
  readonly table: string;
  readonly strength: number;
  readonly startColumn: string;
  readonly column: string;
  readonly drm: number;
}

export interface SideLosses {
  readonly lossNumber: number;
  readonly chosen: string;
  readonly allocations: readonly {
    readonly key: string;
    readonly units: readonly string[];
    readonly taken: number;
    readonly fortDestroyed: boolean;
    readonly lostForGood: readonly string[];
  }[];
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
  readonly result?: {
    readonly winner: CombatResult['winner'];
    readonly defender: SideLosses;
    readonly attacker: SideLosses;
    readonly retreat: 0 | 1 | 2;
    /** the defender may refuse the retreat by losing one more step (12.5.3) */
    readonly mayCancel: boolean;
    readonly retreatedEliminated: boolean;
    readonly advance: { readonly key: string; readonly units: readonly string[] };
  };
}

const sideFire = (fire: Fire): SideFire => ({
  table: fire.chart.id,
  strength: fire.strength,
  startColumn: columnLabel(fire.chart, fire.start),
  column: columnLabel(fire.chart, fire.column),
  drm: fire.drm,
});

const sideLosses = (role: Role, end: CombatResult, toll: Toll): SideLosses => ({
  lossNumber: sufferedBy(role, end),
  chosen: end[role].key,
  allocations: toll.ways[role](sufferedBy(role, end)).map((way) => ({
    key: way.key,
    units: way.units.map(({ key }) => key),
    taken: way.taken,
    fortDestroyed: way.fortDestroyed,
    lostForGood: way.steps.filter((one) => one.lostBy).map((one) => one.unit.type.id),
  })),
});

/** Why a flank attack cannot be tried here, or that it can (12.3.1). */
function flankNote(prepared: PreparedCombat): NotApplied {
  const failed = flankConditions(prepared).find(({ holds }) => !holds);
  return notApplied('flank', failed?.rule ?? '12.3.1', say(`not.flank.${failed?.id ?? 'possible'}`));
}

type Choices = Readonly<Partial<Record<`${Role}Choice`, string | undefined>>>;

/** A choice that is no legal way to take the losses is refused with the legal ones named (12.4.3). */
export function illegalChoice(choices: Choices, end: CombatResult, { ways }: Toll): Refused | undefined {
  for (const role of ['defender', 'attacker'] as const) {
    const given = choices[`${role}Choice`];
    const legal = ways[role](sufferedBy(role, end));
    if (given === undefined || legal.some(({ key }) => key === given)) continue;
    const allowed = legal.map(({ key }) => key).join(' | ');
    return forbid(`${role}Choice`, given, 'choice', '12.4.3', { given, allowed });
  }
  return undefined;
}

/** What follows the losses, for programs: the part of the result that fire and flank share. */
export function resultOf(
  end: CombatResult,
  { combat, retreated }: PreparedCombat,
  toll: Toll,
): NonNullable<FireOutcome['result']> {
  const advance = advanceOf(end, combat);
  return {
    winner: end.winner,
    defender: sideLosses('defender', end, toll),
    attacker: sideLosses('attacker', end, toll),
    retreat: end.retreat,
    mayCancel: end.retreat > 0 && mayCancelRetreat(combat, end.defender),
    retreatedEliminated: retreatedDie(retreated, end),
    advance: { key: advance.key, units: advance.units.map(({ key }) => key) },
  };
}

function evaluate(
  input: z.output<typeof schema>,
  data: PogData,
  wanted?: Wanted,
): Result<Evaluation<FireOutcome>, Refusal> {
  const made = prepareCombat(input, data);
  if (!made.ok) return made;
  const prepared = made.value;
  const { combat, retreated } = prepared;
  const { ground } = combat;
  const dice = { attacker: input.attackerDie, defender: input.defenderDie };
  const faces = { attacker: facesOf(dice.attacker), defender: facesOf(dice.defender) };
  const fires = firesOf(combat);
  const toll = tollOf(combat, fires, { attacker: input.attackerChoice, defender: input.defenderChoice });
  const found = ends(combat, fires, toll, 'simultaneous', faces);
  const ways = total(found);
  const odds = oddsOf(found, ways);
  const [end] = found.keys();
  const only = ways === 1n ? end : undefined;
  const wrong = only && illegalChoice(input, only, toll);
  if (wrong) return wrong;
  const after = only && aftermath(only, combat, data);
  const charts = ROLES.map((role) => fireChart(fires[role], dice[role]));
  return ok({
    facts: prepared.facts,
    taken: prepared.taken,
    steps: present(
      fireSteps(fires.attacker, ground),
      fireSteps(fires.defender, ground),
      ROLES.flatMap((role) => (dice[role] === undefined ? [] : [rollStep(fires[role], dice[role])])),
      only && [
        ...retreatedSteps(retreated, only),
        ...lossSteps('defender', only, data),
        ...lossSteps('attacker', only, data),
      ],
      after?.steps,
    ),
    notApplied: [
      ...fireNot(fires, retreated),
      flankNote(prepared),
      notApplied('sequence', '12.2.8', say('not.sequence')),
    ],
    open: [...combatPoints(input, prepared, data), ...resultPoints(found.keys(), prepared, data)],
    outcome: {
      blocks:
        only && after
          ? [after.verdict, ...choiceBlocks(only, toll, data), after.rows, ...charts]
          : [
              resultOdds(odds, 'result', say(ways === 36n ? 'odds.title' : 'odds.oneDie')),
              ...charts,
              jointBlock(found, ways),
              survivorsBlock(found, ways, 'attacker', 0, data),
              survivorsBlock(found, ways, 'defender', ground.fort, data),
            ],
      data: {
        attacker: sideFire(fires.attacker),
        defender: sideFire(fires.defender),
        odds,
        joint: chances(found, ways).map(({ value: { defenderLoss, attackerLoss }, chance }) => ({
          defenderLoss,
          attackerLoss,
          chance,
        })),
        ...(only ? { result: resultOf(only, prepared, toll) } : {}),
      },
    },
    ...diceFor(wanted, () => fireDice(combat, fires, input, data)),
  });
}

/** Fire combat (12.2): both sides' columns, the exact odds before the dice, the legal losses after them. */
export const fire = calculator({
  id: 'paths-of-glory/fire',
  game: 'paths-of-glory',
  tables: FIRE_CHARTS,
  modifiers: [{ list: FIRE_MODIFIERS }],
  schema,
  evaluate,
});
