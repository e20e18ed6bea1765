import * as z from 'zod';
import { calculator } from '@/lib/calc/calculator';
import { diceFor } from '@/lib/calc/dice';
import {
  text,
  type Block,
  type Evaluation,
  type NotApplied,
  type Refusal,
  type Step,
  type Wanted,
} from '@/lib/calc/evaluation';
import { fail, ok, type Result } from '@/lib/core/result';
import type { Fraction } from '@/lib/prob/fraction';
import { fraction } from '@/lib/prob/fraction';
import {
  ALL_FACES,
  ends,
  firesOf,
  mayCancelRetreat,
  tollOf,
  type CombatResult,
  type Toll,
} from '@/lib/games/paths-of-glory/combat/course';
import { fireDice } from '@/lib/games/paths-of-glory/combat/dice';
import { combatFields, diceFields } from '@/lib/games/paths-of-glory/combat/fields';
import { prepareCombat, type PreparedCombat } from '@/lib/games/paths-of-glory/combat/input';
import { fireChart, fireSteps, notApplied } from '@/lib/games/paths-of-glory/combat/ledger';
import { openPoints, resultPoints } from '@/lib/games/paths-of-glory/combat/open';
import {
  advanceOf,
  aftermath,
  choicesBlock,
  jointBlock,
  lossSteps,
  oddsOf,
  resultOdds,
  retreatedDie,
  retreatedSteps,
  survivorsBlock,
  type CombatOdds,
} from '@/lib/games/paths-of-glory/combat/outcome';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { columnLabel, lossNumber, modifiedRoll, type Fire } from '@/lib/games/paths-of-glory/combat/fire';
import { flankConditions } from '@/lib/games/paths-of-glory/combat/flank-conditions';
import type { Allocation } from '@/lib/games/paths-of-glory/combat/losses';

const schema = z.strictObject({ ...combatFields, ...diceFields });
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

export const sideFire = (fire: Fire): SideFire => ({
  table: fire.chart.id,
  strength: fire.strength,
  startColumn: columnLabel(fire.chart, fire.start),
  column: columnLabel(fire.chart, fire.column),
  drm: fire.drm,
});

export const sideLosses = (loss: number, ways: readonly Allocation[], chosen: Allocation): SideLosses => ({
  lossNumber: loss,
  chosen: chosen.key,
  allocations: ways.map((way) => ({
    key: way.key,
    units: way.units.map(({ key }) => key),
    taken: way.taken,
    fortDestroyed: way.fortDestroyed,
    lostForGood: way.steps.filter((step) => step.lostBy).map((step) => step.unit.type.id),
  })),
});

/** Why a flank attack cannot be tried here, or that it can (12.3.1). */
function flankNote(prepared: PreparedCombat): NotApplied {
  const failed = flankConditions(prepared).find(({ holds }) => !holds);
  return failed
    ? { id: 'flank', rule: failed.rule, text: text(`fire.not.flank.${failed.id}`) }
    : { id: 'flank', rule: '12.3.1', text: text('fire.not.flank.possible') };
}

/** A choice that is no legal way to take the losses is refused with the legal ones named (12.4.3). */
export function illegalChoice(
  field: 'attackerChoice' | 'defenderChoice',
  given: string | undefined,
  ways: readonly Allocation[],
): Refusal | undefined {
  if (given === undefined || ways.some((way) => way.key === given)) return undefined;
  return {
    code: 'illegal',
    field,
    given,
    rule: '12.4.3',
    text: text('fire.refused.choice', { given, allowed: ways.map((way) => way.key).join(' | ') }),
  };
}

interface Dice {
  readonly attacker: number | undefined;
  readonly defender: number | undefined;
}

function rollSteps(fires: { attacker: Fire; defender: Fire }, dice: Dice): readonly Step[] {
  return (['attacker', 'defender'] as const).flatMap((role) => {
    const roll = dice[role];
    if (roll === undefined) return [];
    const fire = fires[role];
    return [
      {
        id: `${role}-roll`,
        rule: '12.2.8',
        text: text('fire.steps.roll', {
          who: text(`fire.roles.${role}`),
          roll,
          modified: modifiedRoll(fire, roll),
          column: columnLabel(fire.chart, fire.column),
          result: lossNumber(fire, roll),
        }),
        before: roll,
        after: lossNumber(fire, roll),
      },
    ];
  });
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
    defender: sideLosses(end.defenderLoss, toll.defenderWays(end.defenderLoss), end.defender),
    attacker: sideLosses(end.attackerLoss, toll.attackerWays(end.attackerLoss), end.attacker),
    retreat: end.retreat,
    mayCancel: end.retreat > 0 && mayCancelRetreat(combat, end.defender),
    retreatedEliminated: retreatedDie(retreated, end),
    advance: { key: advance.key, units: advance.units.map(({ key }) => key) },
  };
}

/** Both sides' legal losses, the defender's first (12.2.9). */
export const choiceBlocks = (end: CombatResult, toll: Toll, data: PogData): readonly Block[] => [
  choicesBlock('defender', end.defenderLoss, toll.defenderWays(end.defenderLoss), end.defender, data),
  choicesBlock('attacker', end.attackerLoss, toll.attackerWays(end.attackerLoss), end.attacker, data),
];

function afterDice(
  end: CombatResult,
  prepared: PreparedCombat,
  toll: Toll,
  data: PogData,
): { blocks: readonly Block[]; steps: readonly Step[]; result: NonNullable<FireOutcome['result']> } {
  const after = aftermath(end, prepared.combat, data);
  return {
    blocks: [after.verdict, ...choiceBlocks(end, toll, data), after.rows],
    steps: [
      ...retreatedSteps(prepared.retreated, end),
      ...lossSteps('defender', end.defenderLoss, end.defender, data),
      ...lossSteps('attacker', end.attackerLoss, end.attacker, data),
      ...after.steps,
    ],
    result: resultOf(end, prepared, toll),
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
  const { combat } = prepared;
  const dice: Dice = { attacker: input.attackerDie, defender: input.defenderDie };
  const faces = (roll: number | undefined) => (roll === undefined ? ALL_FACES : [roll]);
  const toll = tollOf(combat, { attacker: input.attackerChoice, defender: input.defenderChoice });
  const found = ends(combat, toll, 'simultaneous', faces(dice.attacker), faces(dice.defender));
  const total = faces(dice.attacker).length * faces(dice.defender).length;
  const fires = firesOf(combat, combat.attackers, combat.defenders, combat.ground.fort);
  const odds = oddsOf(found, total);
  const only = total === 1 ? found[0] : undefined;
  const wrong =
    only &&
    (illegalChoice('defenderChoice', input.defenderChoice, toll.defenderWays(only.defenderLoss)) ??
      illegalChoice('attackerChoice', input.attackerChoice, toll.attackerWays(only.attackerLoss)));
  if (wrong) return fail(wrong);
  const after = only && afterDice(only, prepared, toll, data);
  const charts = [
    fireChart(fires.attacker, dice.attacker === undefined ? undefined : modifiedRoll(fires.attacker, dice.attacker)),
    fireChart(fires.defender, dice.defender === undefined ? undefined : modifiedRoll(fires.defender, dice.defender)),
  ];
  const before: readonly Block[] = [
    resultOdds(odds, 'result', total === 36 ? 'fire.odds.title' : 'fire.odds.oneDie'),
    ...charts,
    jointBlock(found, total),
    survivorsBlock(found, total, 'attacker', 0, data),
    survivorsBlock(found, total, 'defender', combat.ground.fort, data),
  ];
  return ok({
    facts: prepared.facts,
    steps: [
      ...fireSteps(fires.attacker, combat.attackers, combat.ground, prepared.sinai.drm),
      ...fireSteps(fires.defender, combat.defenders, combat.ground, 0),
      ...rollSteps(fires, dice),
      ...(after?.steps ?? []),
    ],
    notApplied: [
      ...notApplied(input, prepared),
      flankNote(prepared),
      { id: 'sequence', rule: '12.2.8', text: text('fire.not.sequence') },
    ],
    open: [...openPoints(input, prepared), ...resultPoints(found, prepared, data)],
    outcome: {
      blocks: after ? [...after.blocks, ...charts] : before,
      data: {
        attacker: sideFire(fires.attacker),
        defender: sideFire(fires.defender),
        odds,
        joint: found.map((end) => ({
          defenderLoss: end.defenderLoss,
          attackerLoss: end.attackerLoss,
          chance: fraction(end.ways, total),
        })),
        ...(after ? { result: after.result } : {}),
      },
    },
    ...diceFor(wanted, () => fireDice(prepared, input, data)),
  });
}

/** Fire combat (12.2): both sides' columns, the exact odds before the dice, the legal losses after them. */
export const fire = calculator({
  id: 'paths-of-glory/fire',
  game: 'paths-of-glory',
  tables: ['fire-army', 'fire-corps', 'terrain'],
  rules: [
    '9.2.7',
    '9.5.2.4',
    '9.5.3.4',
    '10.1.1',
    '10.1.3',
    '11.1.4',
    '11.1.15',
    '11.2.3',
    '11.2.7',
    '11.2.8',
    '11.3.1',
    '12.1.1',
    '12.1.2',
    '12.1.3',
    '12.1.6',
    '12.1.8',
    '12.1.9',
    '12.1.10',
    '12.2',
    '12.2.3',
    '12.2.5',
    '12.2.6',
    '12.2.7',
    '12.2.8',
    '12.2.9',
    '12.2.10',
    '12.2.11',
    '12.2.12',
    '12.4.1',
    '12.4.2',
    '12.4.3',
    '12.4.4',
    '12.4.4.1',
    '12.4.4.2',
    '12.4.4.3',
    '12.4.5',
    '12.4.6',
    '12.5.1',
    '12.5.2',
    '12.5.3',
    '12.5.4',
    '12.5.6',
    '12.6.1',
    '12.6.2',
    '12.6.3',
    '12.6.5',
    '12.6.6',
    '14.3.4',
    '15.1.3',
    '15.1.4',
    '15.1.5',
    '15.1.6',
    '15.1.7',
    '15.1.10',
    '15.1.11',
    '15.2.1',
    '15.2.3',
    '17.1.7',
  ],
  schema,
  evaluate,
});
