import { signed } from '@/lib/core/numbers';
import * as z from 'zod';
import { calculator } from '@/lib/calc/calculator';
import { D6, diceFor, facesOnChart, inWords } from '@/lib/calc/dice';
import {
  type Block,
  type DiceView,
  type DieFaces,
  type Evaluation,
  type Fact,
  type LitCell,
  type OpenPoint,
  type Refusal,
  type Step,
  type Wanted,
  type ValueRow,
} from '@/lib/calc/evaluation';
import { fieldsOf } from '@/lib/calc/fields-of';
import {
  fact,
  oddsBlock,
  oddsRow,
  openPoints,
  present,
  sayIn,
  step,
  valueRow,
  valuesBlock,
  verdictBlock,
} from '@/lib/calc/ledger';
import { failedLines, weigh, type Weighed } from '@/lib/calc/modifiers';
import { illegal, missingChart } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import type { Distribution } from '@/lib/prob/distribution';
import { clampRoll } from '@/lib/tables/lookup';
import type { Chart } from '@/lib/tables/chart';
import { chartOf, type PogData, type Side } from '@/lib/games/paths-of-glory/data';
import {
  judgeAttack,
  MANDATE_MODIFIERS,
  MANDATE_RULE,
  mandateDrm,
  mandateOdds,
  mandateOf,
  obliges,
  type Mandate,
  type MandateAttack,
  type MandateVerdict,
} from '@/lib/games/paths-of-glory/mandated';
import { sideOfNation } from '@/lib/games/paths-of-glory/sides';

const field = fieldsOf('mandated-offensive');

const TABLE = 'mandated-offensives';
const NATIONS = [
  'germany',
  'austria-hungary',
  'bulgaria',
  'turkey',
  'france',
  'britain',
  'russia',
  'italy',
  'united-states',
  'belgium',
  'serbia',
  'romania',
  'greece',
  'montenegro',
] as const;
const face = () => z.number().int().min(1).max(6).optional();
const event = () => z.boolean().default(false);

const schema = z.strictObject({
  centralDie: field.as(face(), 'centralDie', '7.1.1', { control: 'die' }),
  alliedDie: field.as(face(), 'alliedDie', '7.1.1', { control: 'die' }),
  italy: field.choice('italy', '7.1.6', ['neutral', 'at-war', 'occupied'], 'neutral'),
  turkey: field.choice('turkey', '7.1.2', ['neutral', 'at-war'], 'neutral'),
  hoffmann: field.as(event(), 'hoffmann', '7.1.9', { rare: true }),
  hlTakeCommand: field.as(event(), 'hlTakeCommand', '7.1.10', { rare: true }),
  frenchMutiny: field.as(event(), 'frenchMutiny', '7.1.8', { rare: true }),
  bolshevikRevolution: field.as(event(), 'bolshevikRevolution', '7.1.11', { rare: true }),
  attacker: field.choice('attacker', '7.1.3', NATIONS, undefined, { rare: true }),
  target: field.choice('target', '7.1.3', [...NATIONS, 'fort'], undefined, { rare: true }),
  space: field.as(z.string().max(40).optional(), 'space', '7.1.4', { control: 'space', rare: true }),
  throughItaly: field.as(event(), 'throughItaly', '7.1.6', { rare: true }),
  withAmericans: field.as(event(), 'withAmericans', '7.1.8', { rare: true }),
  rome: field.as(event(), 'rome', '7.1.6', { rare: true, when: { field: 'italy', is: ['at-war'] } }),
  dominions: field.as(event(), 'dominions', '7.1.4', { rare: true, when: { field: 'attacker', is: ['britain'] } }),
  romeReading: field.reading('romeReading', '7.1.6', ['italy', 'rome'], 'mandated-ah-it', {
    field: 'italy',
    is: ['at-war'],
  }),
  dominionsReading: field.reading('dominionsReading', '7.1.4', ['count', 'not'], 'british-minor-mandated', {
    field: 'attacker',
    is: ['britain'],
  }),
});
type Input = z.output<typeof schema>;

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

/** VP when the result is not met: −1 for the Central Powers, +1 for the Allies (7.1.3). */
const PENALTY: Readonly<Record<Side, string>> = { central: signed(-1), allied: signed(1) };

const say = sayIn('mandated-offensive');
const resultText = (mandate: Mandate) => say(`result.${mandate}`);
const sideText = (side: Side) => say(`side.${side}`);

function sideMandate(
  input: Input,
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

function verdictsOf({ side, result, attack }: SideMandate): readonly Block[] {
  if (result === null) return [];
  const must: Block = verdictBlock(
    say(`verdict.${result}`, { side: sideText(side), vp: PENALTY[side] }),
    'neutral',
    MANDATE_RULE[result],
  );
  if (!attack) return [must];
  const tone =
    attack.outcome === 'fulfils' || attack.outcome === 'free' ? 'yes' : attack.outcome === 'where' ? 'neutral' : 'no';
  return [verdictBlock(attackText(attack), tone, attack.rule), must];
}

function oddsOf({ side, odds, result }: SideMandate): readonly Block[] {
  if (result !== null) return [];
  const rows = odds.map(({ value, chance }) => oddsRow(resultText(value), chance, MANDATE_RULE[value]));
  return oddsBlock(`odds-${side}`, say('odds', { side: sideText(side) }), rows);
}

const attackText = ({ outcome, reason }: MandateVerdict) => say(`attack.${outcome}`, { why: say(`reason.${reason}`) });

/** Without a die: what the attack is worth under each result that its nation can be given. */
function judgedOf(
  { side, odds, result }: SideMandate,
  attack: MandateAttack | undefined,
  attackSide: Side | undefined,
): readonly Block[] {
  if (!attack || attackSide !== side || result !== null) return [];
  const rows = odds.flatMap(({ value }): readonly ValueRow[] => {
    const judged = judgeAttack(value, attack);
    return judged && judged.reason !== 'otherNation'
      ? [valueRow(resultText(value), attackText(judged), judged.rule)]
      : [];
  });
  const never: ValueRow = valueRow(say(`options.attacker.${attack.attacker}`), say('attack.never'), '7.1.3');
  return valuesBlock('attack', say('judged'), rows.length ? rows : [never]);
}

/** The results that can still stand. */
const standing = ({ odds, result }: SideMandate): readonly Mandate[] =>
  result === null ? odds.map(({ value }) => value) : [result];

/** What each result that can still stand asks for, with the penalty at the end. */
function demandsOf(sides: readonly SideMandate[]): readonly Block[] {
  const rows = sides
    .flatMap(standing)
    .filter((mandate) => mandate !== 'none')
    .map((mandate): ValueRow => valueRow(resultText(mandate), say(`demand.${mandate}`), MANDATE_RULE[mandate]));
  const penalties = sides
    .filter((side) => standing(side).some(obliges))
    .map(({ side }): ValueRow =>
      valueRow(say('penalty', { side: sideText(side) }), say('vp', { vp: PENALTY[side] }), '7.1.3'),
    );
  const zero: ValueRow = valueRow(say('zero.label'), say('zero.value'), '12.1.6');
  return rows.length
    ? valuesBlock('demands', say('demands'), present(rows, penalties.length ? zero : [], penalties))
    : [];
}

function chartBlock(input: Input, chart: Chart, sides: readonly SideMandate[]): Block {
  const lit = sides.flatMap(({ side, die }): readonly LitCell[] => {
    if (die === null) return [{ column: side, role: 'use' }];
    const counted = clampRoll(chart, die + mandateDrm(side, input));
    return [
      ...(counted === die ? [] : [{ row: String(die), column: side, role: 'start' as const }]),
      { row: String(counted), column: side, role: 'use' },
    ];
  });
  return { kind: 'chart', id: 'table', table: TABLE, title: say('table'), lit };
}

const stepsOf = ({ applied }: Weighed, input: Input, sides: readonly SideMandate[]): readonly Step[] => [
  step('roll', '7.1.1', say('step.roll')),
  ...applied.map(({ id, rule }) => step(id, rule, say(`step.${id}`))),
  ...sides.flatMap(({ side, die, result }) =>
    die === null || result === null
      ? []
      : step(
          `result-${side}`,
          MANDATE_RULE[result],
          say('step.result', {
            side: sideText(side),
            die: die + mandateDrm(side, input),
            result: resultText(result),
          }),
        ),
  ),
];

/** Rulings, each with when it matters: what can still stand, and the case. */
function openOf({ italy, romeReading, dominionsReading }: Input, sides: readonly SideMandate[]): readonly OpenPoint[] {
  const can = sides.flatMap(standing);
  const must = can.some(obliges);
  return openPoints(say, [
    { id: 'capital', rule: '7.1.3', dispute: 'mandated-capital-lost', when: must },
    {
      id: `rome.${romeReading}`,
      rule: '7.1.6',
      dispute: 'mandated-ah-it',
      when: can.includes('austria-hungary-italy'),
    },
    {
      id: `dominions.${dominionsReading}`,
      rule: '7.1.4',
      dispute: 'british-minor-mandated',
      when: can.includes('britain'),
    },
    {
      id: 'joins',
      rule: '7.1.2',
      dispute: 'mandated-nation-joins-later',
      when: can.includes('none') && italy === 'neutral',
    },
    { id: 'fort', rule: '7.1.3', dispute: 'fort-alone-mandated', when: must },
    { id: 'zero', rule: '12.1.6', dispute: 'zero-cf-mandated-offensive', when: must },
    { id: 'mutiny', rule: '7.1.8', dispute: 'french-mutiny-what-counts', when: can.includes('france-reversed') },
  ]);
}

const DIE = { central: 'centralDie', allied: 'alliedDie' } as const;

/** What a face comes to after the neutrals and the events, in a word that fits on its key. */
const faceText = (mandate: Mandate | undefined) =>
  mandate && (mandate === 'france-reversed' ? say('face.reversed') : resultText(mandate));

/** What stands before both dice, the row of each face in its side's column, and what that result comes to. */
function diceOf(
  input: Input,
  chart: Chart,
  sides: readonly SideMandate[],
  before: (sides: readonly SideMandate[]) => readonly Block[],
): DiceView {
  const rolled = sides.some(({ die }) => die !== null);
  const unrolled = sides.map((side) => ({ ...side, die: null, result: null, attack: null }));
  const faces = ({ side, ...rest }: SideMandate): readonly DieFaces[] => {
    const found = facesOnChart(DIE[side], D6, { [TABLE]: chart }, (die) =>
      chartBlock(input, chart, [{ ...rest, side, die }]),
    );
    return found ? [inWords(found, (face) => faceText(mandateOf(chart, side, face, input)))] : [];
  };
  return { first: rolled ? before(unrolled)[0] : undefined, faces: sides.flatMap(faces) };
}

/** The neutrals that the tool knows of; no unit enters them or attacks there (11.1.11). */
const NEUTRALS = ['italy', 'turkey'] as const;

/** The attack as entered: its nation is needed; nations of one side cannot fight each other, neutrals nobody. */
function attackOf(input: Input, data: PogData): Result<MandateAttack | undefined, Refusal> {
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

function evaluate(input: Input, data: PogData, wanted?: Wanted): Result<Evaluation<MandateAnswer>, Refusal> {
  const chart = chartOf(data, TABLE);
  if (!chart) return missingChart(TABLE);
  const attack = attackOf(input, data);
  if (!attack.ok) return attack;
  const attackSide = input.attacker && sideOfNation(input.attacker, data);
  const central = sideMandate(input, 'central', chart, attack.value, attackSide);
  const allied = sideMandate(input, 'allied', chart, attack.value, attackSide);
  if (!central || !allied) return missingChart(TABLE);
  const sides = [central, allied];
  const standingOf = (some: readonly SideMandate[]): readonly Block[] => [
    ...some.flatMap((side) => judgedOf(side, attack.value, attackSide)),
    ...some.flatMap(oddsOf),
  ];
  const weighed = weigh(MANDATE_MODIFIERS, input);
  const facts: readonly Fact[] = [
    fact(say(`facts.italy.${input.italy}`), '7.1.6', input.italy === 'neutral'),
    fact(say(`facts.turkey.${input.turkey}`), '7.1.2', input.turkey === 'neutral'),
  ];
  return ok({
    facts,
    steps: stepsOf(weighed, input, sides),
    notApplied: failedLines(weighed.not, (reason) => say(`not.${reason}`)),
    outcome: {
      blocks: [
        ...sides.flatMap(verdictsOf),
        ...standingOf(sides),
        ...demandsOf(sides),
        chartBlock(input, chart, sides),
      ],
      data: { central, allied },
    },
    open: openOf(input, sides),
    ...diceFor(wanted, () => diceOf(input, chart, sides, standingOf)),
  });
}

/** Which nation of each side must attack, with the events that change it, and what fulfils it (7.1). */
export const mandatedOffensive = calculator({
  id: 'paths-of-glory/mandated-offensive',
  game: 'paths-of-glory',
  tables: [TABLE],
  modifiers: [{ list: MANDATE_MODIFIERS }],
  schema,
  evaluate,
});
