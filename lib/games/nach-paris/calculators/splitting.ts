import { fact, openPoints, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import type * as z from 'zod';
import { calculator } from '@/lib/calc/calculator';
import type { Block, Evaluation, Fact, OpenPoint, Refusal, Step, ValueRow } from '@/lib/calc/evaluation';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { barsMet, barSteps } from '@/lib/calc/bars';
import {
  caseOf,
  fullOf,
  settleSplitting,
  splittingSchema,
  type Part,
  type Splitting,
  type SplittingInput,
} from '@/lib/games/nach-paris/organisation/splitting';

export interface SplittingAnswer {
  readonly allowed: boolean;
  readonly barred: readonly string[];
  /** counters after the change; `full` is null where the book does not give it */
  readonly units: readonly { readonly id: string; readonly full: number | null; readonly lost: number }[];
  /** ways to share the losses between the parts of a general split */
  readonly shares: readonly (readonly [number, number])[];
  readonly spent: number;
}

const say = sayIn('splitting');
const RULE: Readonly<Record<SplittingInput['unit'], string>> = {
  general: '6.6.1',
  '4kk': '6.6.3',
  '17id': '6.6.4',
  '14ca': '6.6.5',
};

/** A part with no step left is not there to be recombined; a whole with none cannot split. */
function impossible(input: SplittingInput): Refused | undefined {
  const { unit, action, lost, lostFirst, lostSecond, first, second } = input;
  if (unit === 'general' && action === 'split')
    return lost >= first + second ? illegal('lost', lost, say('refused.gone'), '2.4.6') : undefined;
  const [one, other] = fullOf(input);
  if (one !== undefined && lostFirst >= one) return illegal('lostFirst', lostFirst, say('refused.gone'), '2.4.6');
  return other !== undefined && lostSecond >= other
    ? illegal('lostSecond', lostSecond, say('refused.gone'), '2.4.6')
    : undefined;
}

function factsOf({ input }: Splitting): readonly Fact[] {
  const { unit, action, first, second, lost, lostFirst, lostSecond } = input;
  const general = unit === 'general';
  const losses =
    general && action === 'split'
      ? say('facts.whole', { steps: first + second, lost })
      : say('facts.parts', { lostFirst, lostSecond });
  return present(
    fact(
      general
        ? say(`facts.${action}`)
        : say('facts.what', {
            action: say(`options.action.${action}`),
            unit: say(`options.unit.${unit}`),
          }),
      RULE[unit],
    ),
    fact(losses, '6.6.2'),
    !(general && action === 'split') && fact(say('facts.place', { place: input.place }), RULE[unit]),
  );
}

function stepsOf({ input, barred, spent, parts }: Splitting): readonly Step[] {
  if (barred.length) return barSteps('splitting', barred);
  const { unit, action } = input;
  const special =
    unit === 'general'
      ? []
      : [
          {
            id: unit,
            rule: RULE[unit],
            text: say(`step.${unit}.${action}`, { there: parts.some(({ id }) => id === '15id') ? 'yes' : 'no' }),
          },
        ];
  return present(
    unit === 'general' ? [step(action, '6.6.1', say(`step.${action}`))] : special,
    unit !== '4kk' &&
      step(
        'losses',
        unit === 'general' ? '6.6.2' : RULE[unit],
        say(
          unit === 'general' ? `step.losses.${action}` : unit === '17id' ? 'step.losses.recombine' : 'step.losses.each',
          { lost: action === 'split' ? input.lost : input.lostFirst + input.lostSecond },
        ),
      ),
    spent ? step('spent', '6.6.1', say(action === 'split' ? 'step.spentSplit' : 'step.spent', { spent })) : [],
  );
}

const partText = ({ full, lost }: Part) =>
  full === undefined ? say('part.unknown', { lost }) : say('part.known', { left: full - lost, full, lost });

function shareRows({ shares, input }: Splitting): readonly ValueRow[] {
  return shares.map(([one, other]) =>
    valueRow(
      say('part.share', { one, other }),
      say('part.left', { one: input.first - one, other: input.second - other }),
      '6.6.2',
    ),
  );
}

function blocksOf(finding: Splitting): readonly Block[] {
  const { input, barred, parts, shares } = finding;
  const [bar] = barred;
  if (bar) return [verdictBlock(say('verdict.no', { why: say(`bar.${bar.id}`) }), 'no', bar.rule)];
  const rows = parts.map((part): ValueRow => valueRow(say(`part.${part.id}`), partText(part), RULE[input.unit]));
  const units =
    shares.length && input.lost > 0
      ? valuesBlock('shares', say('part.shares'), shareRows(finding))
      : valuesBlock('units', say('part.title'), rows);
  return [verdictBlock(say(`verdict.${input.action}`), 'yes', RULE[input.unit]), ...units];
}

/** Only what matters in this case: losses to share, MF spent, two hexes. */
function openOf({ input, barred, spent }: Splitting): readonly OpenPoint[] {
  if (barred.length) return [];
  const { unit, action, lost, place } = input;
  const rule = RULE[unit];
  const split = action === 'split';
  const dispute = 'split-details';
  return openPoints(say, [
    { id: 'shares', rule: '6.6.2', dispute, when: unit === 'general' && split && lost > 0 },
    { id: 'spent', rule: '6.6.1', dispute, when: split && spent > 0 },
    { id: 'where', rule, dispute, when: unit !== 'general' && split && place === 'adjacent' },
    { id: 'fifteenth', rule, dispute, when: unit === '17id' },
    { id: 'count', rule, when: unit === '14ca' },
  ]);
}

function evaluate(given: z.output<typeof splittingSchema>): Result<Evaluation<SplittingAnswer>, Refusal> {
  const input = caseOf(given);
  const refused = impossible(input);
  if (refused) return refused;
  const finding = settleSplitting(input);
  const data: SplittingAnswer = {
    allowed: finding.barred.length === 0,
    barred: finding.barred.map(({ id }) => id),
    units: finding.parts.map(({ id, full, lost }) => ({ id, full: full ?? null, lost })),
    shares: finding.shares,
    spent: finding.spent,
  };
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: barsMet('splitting', finding.free),
    outcome: { blocks: blocksOf(finding), data },
    open: openOf(finding),
  });
}

/** Which units may split or recombine, and what becomes of their steps (6.6). */
export const splitting = calculator({
  id: 'nach-paris/splitting',
  game: 'nach-paris',
  tables: [],
  schema: splittingSchema,
  evaluate,
});
