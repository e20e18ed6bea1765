import type { Refusal } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import { weigh, type Weighed } from '@/lib/calc/modifiers';
import { illegal, missingChart, type Refused } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import type { Distribution } from '@/lib/prob/distribution';
import type { Chart } from '@/lib/tables/chart';
import { chartOf, type PogData, type Side } from '@/lib/games/paths-of-glory/data';
import {
  judgeAttack,
  MANDATE_MODIFIERS,
  mandateOdds,
  mandateOf,
  type Mandate,
  type MandateAttack,
  type MandateVerdict,
} from '@/lib/games/paths-of-glory/mandated';
import type { MandateInput } from '@/lib/games/paths-of-glory/mandated-offensive/fields';
import { sideOfNation } from '@/lib/games/paths-of-glory/sides';

const say = sayIn('mandated-offensive');

export const MANDATES = 'mandated-offensives';

/** One side's table: its odds, and with a die the result and what it asks for. */
export interface SideMandate {
  readonly side: Side;
  readonly odds: Distribution<Mandate>;
  readonly die: number | null;
  readonly result: Mandate | null;
  /** what the attack that was entered does to the result; null without an attack or a die */
  readonly attack: MandateVerdict | null;
}
export interface MandateAnswer {
  readonly central: SideMandate;
  readonly allied: SideMandate;
}

export interface MandateFinding {
  readonly input: MandateInput;
  readonly chart: Chart;
  readonly sides: readonly SideMandate[];
  readonly answer: MandateAnswer;
  /** the attack as entered, and the side that makes it */
  readonly attack: MandateAttack | undefined;
  readonly attackSide: Side | undefined;
  readonly weighed: Weighed;
}

function sideMandate(
  input: MandateInput,
  side: Side,
  chart: Chart,
  attack: MandateAttack | undefined,
  attackSide: Side | undefined,
): SideMandate | undefined {
  const odds = mandateOdds(chart, side, input);
  if (!odds) return undefined;
  const die = (side === 'central' ? input.centralDie : input.alliedDie) ?? null;
  const result = die === null ? null : (mandateOf(chart, side, die, input) ?? null);
  const judged = result !== null && attack && attackSide === side ? judgeAttack(result, attack) : undefined;
  return { side, odds, die, result, attack: judged ?? null };
}

/** The neutrals that the tool knows of; no unit enters them or attacks there (11.1.11). */
const NEUTRALS = ['italy', 'turkey'] as const;

/** The attack as entered: its nation is needed; nations of one side cannot fight each other, neutrals nobody. */
function attackOf(input: MandateInput, data: PogData): Result<MandateAttack | undefined, Refusal> {
  const { attacker, target, space } = input;
  const place = data.spaces.find(({ id }) => id === space);
  if (space !== undefined && !place) return illegal('space', space, say('refused.unknownSpace', { space }), '2.1');
  if (attacker === undefined) return ok(undefined);
  const neutral = NEUTRALS.find((nation) => {
    const involved = [attacker, target, place?.nation].includes(nation) || (nation === 'italy' && input.throughItaly);
    return input[nation] === 'neutral' && involved;
  });
  if (neutral) {
    const field =
      attacker === neutral
        ? 'attacker'
        : target === neutral
          ? 'target'
          : place?.nation === neutral
            ? 'space'
            : 'throughItaly';
    return illegal(field, input[field], say(`refused.neutral.${neutral}`), '11.1.11');
  }
  if (target !== undefined && target !== 'fort' && sideOfNation(attacker, data) === sideOfNation(target, data))
    return illegal('target', target, say('refused.sameSide'), '7.1.3');
  return ok({
    attacker,
    target,
    country: place?.nation ?? undefined,
    throughItaly: input.throughItaly,
    withAmericans: input.withAmericans,
    noBritons: input.dominions && input.dominionsReading === 'not',
  });
}

export function settleMandates(input: MandateInput, data: PogData): MandateFinding | Refused {
  const chart = chartOf(data, MANDATES);
  if (!chart) return missingChart(MANDATES);
  const attack = attackOf(input, data);
  if (!attack.ok) return attack;
  const attackSide = input.attacker && sideOfNation(input.attacker, data);
  const central = sideMandate(input, 'central', chart, attack.value, attackSide);
  const allied = sideMandate(input, 'allied', chart, attack.value, attackSide);
  if (!central || !allied) return missingChart(MANDATES);
  return {
    input,
    chart,
    sides: [central, allied],
    answer: { central, allied },
    attack: attack.value,
    attackSide,
    weighed: weigh(MANDATE_MODIFIERS, input),
  };
}
