import { D6, facesOnChart, inWords } from '@/lib/calc/dice';
import type { Block, DieFaces, Fact, LitCell, NotApplied, OpenPoint, Step, ValueRow } from '@/lib/calc/evaluation';
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
import { failedLines } from '@/lib/calc/modifiers';
import { signed } from '@/lib/core/numbers';
import type { Chart } from '@/lib/tables/chart';
import { clampRoll } from '@/lib/tables/lookup';
import type { Side } from '@/lib/games/paths-of-glory/data';
import {
  judgeAttack,
  MANDATE_RULE,
  mandateDrm,
  mandateOf,
  obliges,
  type Mandate,
  type MandateAttack,
  type MandateVerdict,
} from '@/lib/games/paths-of-glory/mandated';
import type { MandateInput } from '@/lib/games/paths-of-glory/mandated-offensive/fields';
import { MANDATES, type MandateFinding, type SideMandate } from '@/lib/games/paths-of-glory/mandated-offensive/finding';

/** VP when the result is not met: −1 for the Central Powers, +1 for the Allies (7.1.3). */
const PENALTY: Readonly<Record<Side, string>> = { central: signed(-1), allied: signed(1) };

const say = sayIn('mandated-offensive');
const resultText = (mandate: Mandate) => say(`result.${mandate}`);
const sideText = (side: Side) => say(`side.${side}`);

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

function chartBlock(input: MandateInput, chart: Chart, sides: readonly SideMandate[]): Block {
  const lit = sides.flatMap(({ side, die }): readonly LitCell[] => {
    if (die === null) return [{ column: side, role: 'use' }];
    const counted = clampRoll(chart, die + mandateDrm(side, input));
    return [
      ...(counted === die ? [] : [{ row: String(die), column: side, role: 'start' as const }]),
      { row: String(counted), column: side, role: 'use' },
    ];
  });
  return { kind: 'chart', id: 'table', table: MANDATES, title: say('table'), lit };
}

export const factsOf = ({ input: { italy, turkey, attacker, target } }: MandateFinding): readonly Fact[] =>
  present(
    fact(say(`facts.italy.${italy}`), '7.1.6', italy === 'neutral'),
    fact(say(`facts.turkey.${turkey}`), '7.1.2', turkey === 'neutral'),
    attacker !== undefined &&
      fact(
        say(target === undefined ? 'facts.attacker' : 'facts.attack', {
          attacker: say(`options.attacker.${attacker}`),
          target: target === undefined ? '' : say(`options.target.${target}`),
        }),
        '7.1.3',
      ),
  );

export const stepsOf = ({ weighed: { applied }, input, sides }: MandateFinding): readonly Step[] => [
  step('roll', '7.1.1', say('step.roll')),
  ...applied.map(({ id, rule }) => step(id, rule, say(`step.${id}`, { italy: input.italy }))),
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

export const notAppliedOf = ({ weighed }: MandateFinding): readonly NotApplied[] =>
  failedLines(weighed.not, (reason) => say(`not.${reason}`));

export const blocksOf = ({ input, chart, sides, attack, attackSide }: MandateFinding): readonly Block[] => [
  ...sides.flatMap(verdictsOf),
  ...sides.flatMap((side) => judgedOf(side, attack, attackSide)),
  ...sides.flatMap(oddsOf),
  ...demandsOf(sides),
  chartBlock(input, chart, sides),
];

/** Rulings, each with when it matters: what can still stand, and the case. */
export function openOf({ input, sides }: MandateFinding): readonly OpenPoint[] {
  const { italy, romeReading, dominionsReading } = input;
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

/** The row of each face in its side's column, and what that result comes to. */
export const facesOf = ({ input, chart, sides }: MandateFinding): readonly (DieFaces | undefined)[] =>
  sides.map(({ side, ...rest }) => {
    const found = facesOnChart(DIE[side], D6, { [MANDATES]: chart }, (die) =>
      chartBlock(input, chart, [{ ...rest, side, die }]),
    );
    return found && inWords(found, (face) => faceText(mandateOf(chart, side, face, input)));
  });
