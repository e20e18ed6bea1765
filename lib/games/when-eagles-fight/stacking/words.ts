import { barLines } from '@/lib/calc/bars';
import type { Block, Fact, NotApplied, OpenPoint, Step, TextParam, ValueRow } from '@/lib/calc/evaluation';
import {
  fact,
  notApplied,
  openPoints,
  present,
  sayIn,
  step,
  valueRow,
  valuesBlock,
  verdictBlock,
} from '@/lib/calc/ledger';
import type { StackFinding } from '@/lib/games/when-eagles-fight/stacking/finding';
import { asCorps, type Lending } from '@/lib/games/when-eagles-fight/stacking/overstack';
import { factorNow, SLOW_TURN } from '@/lib/games/when-eagles-fight/mobilisation';
import { unitName } from '@/lib/games/when-eagles-fight/unit-words';
import { DECLARED } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { yearOf } from '@/lib/games/when-eagles-fight/turns';
import { HEX_LIMIT, LEND_LIMIT, LENDING_FROM } from '@/lib/games/when-eagles-fight/stacking/limits';

export const say = sayIn('stacking');

/** How many ways to satisfy 8.3 are written out. */
const SETS_SHOWN = 8;

/** A list of things, one after the other. */
export const listed = (names: readonly TextParam[]): TextParam =>
  names.length ? names.reduceRight((rest, first) => say('list', { first, rest })) : say('nobody');

const nameAt = ({ input }: StackFinding, place: number): TextParam => {
  const unit = input.units[place];
  return unit ? unitName(unit) : '';
};
const namesOf = (finding: StackFinding, places: readonly number[]): TextParam =>
  listed(places.map((place) => nameAt(finding, place)));

const paramsOf = ({ input, total, guns, cooperation: { used, limit } }: StackFinding) => ({
  turn: input.turn,
  hex: input.hex,
  corps: asCorps(total),
  most: asCorps(HEX_LIMIT),
  over: asCorps(Math.max(0, total - HEX_LIMIT)),
  guns,
  used,
  limit,
});

export const factsOf = ({ input, cooperation }: StackFinding): readonly Fact[] => [
  fact(say('facts.hex', { hex: input.hex, country: say(`options.country.${input.country}`) }), '2.2'),
  fact(say('facts.turn', { turn: input.turn, year: String(yearOf(input.turn)) }), '6.4'),
  // That the offensive has not been declared is taken for granted where it may have been.
  ...(cooperation.used > 0
    ? [
        fact(
          say('facts.limit', { limit: cooperation.limit }),
          '6.4',
          input.turn >= DECLARED.first && input.brusilov === undefined,
        ),
      ]
    : []),
];

/** Places of the units whose factors are one less on Turn 1 (3.3). */
const slowOf = ({ input: { units, turn } }: StackFinding): readonly number[] =>
  units.flatMap((unit, place) =>
    unit.kind !== 'heavy-artillery' && [unit.attack, unit.defence].some((one) => factorNow(unit, one, turn) < one)
      ? [place]
      : [],
  );

export function stepsOf(finding: StackFinding): readonly Step[] {
  const { input, takes, barred, removal, cooperation } = finding;
  const slow = slowOf(finding);
  let halves = 0;
  const units = input.units.flatMap((unit, i): readonly Step[] => {
    const own = takes[i] ?? 0;
    if (!own) return [];
    const before = asCorps(halves);
    halves += own;
    const rule = unit.nation === 'romanian' ? '8.4' : '8.1';
    const words = say(`step.${own === 2 ? 'corps' : 'division'}`, { who: unitName(unit) });
    return [step(`unit-${i}`, rule, words, { before, after: asCorps(halves) })];
  });
  const params = paramsOf(finding);
  return present(
    units.length ? units : step('none', '8.1', say('step.none')),
    cooperation.used > 0 && step('germans', '6.4', say('step.germans', params)),
    barLines(barred, (id) => say(`bar.${id}`, params)),
    removal.steps > 0 && step('remove', '8.3', say('step.remove', { steps: removal.steps })),
    slow.length > 0 && step('mobilisation', '3.3', say('step.mobilisation', { who: namesOf(finding, slow) })),
    lendingSteps(finding),
  );
}

function lendingSteps(finding: StackFinding): readonly Step[] {
  const { attack, defence } = finding;
  const one = (id: 'attack' | 'defence', { idle, all, counts }: Lending): readonly Step[] =>
    idle.length
      ? [
          step(`lend-${id}`, '8.6', say(`step.${id}`, { who: namesOf(finding, idle), corps: asCorps(LEND_LIMIT) }), {
            before: all,
            after: counts,
          }),
        ]
      : [];
  return [...one('attack', attack), ...one('defence', defence)];
}

export function notAppliedOf(finding: StackFinding): readonly NotApplied[] {
  const { input, takes, free, attack, defence } = finding;
  const params = paramsOf(finding);
  const stacksFree = input.units.flatMap((unit, i): readonly NotApplied[] =>
    takes[i] ? [] : [notApplied(`free-${i}`, '8.5', say(`not.${unit.kind}`, { who: unitName(unit) }))],
  );
  const all = attack.idle.length + defence.idle.length === 0;
  return present(
    stacksFree,
    notApplied('markers', '8.5', say('not.markers')),
    barLines(free, (id) => say(`free.${id}`, params)),
    !slowOf(finding).length &&
      notApplied('mobilisation', '3.3', say(input.turn > SLOW_TURN ? 'not.mobilisationLate' : 'not.mobilisation')),
    all && notApplied('lend', '8.6', say(input.turn < LENDING_FROM ? 'not.lendEarly' : 'not.lendFew', params)),
  );
}

function verdictOf(finding: StackFinding): Block {
  const { barred, removal } = finding;
  const params = paramsOf(finding);
  const [bar] = barred;
  if (!bar) return verdictBlock(say('verdict.fits', params), 'yes', '8.1');
  if (bar.id === 'over') return verdictBlock(say('verdict.over', { ...params, steps: removal.steps }), 'no', '8.3');
  return verdictBlock(say('verdict.no', { why: say(`bar.${bar.id}`, params) }), 'no', bar.rule);
}

function rowsOf(finding: StackFinding): readonly ValueRow[] {
  const { total, input, attack, defence, cooperation } = finding;
  const lent = (id: 'attack' | 'defence', { counts, all }: Lending): ValueRow =>
    valueRow(say(`row.${id}`), counts === all ? counts : say('row.part', { counts, all }), '8.6');
  return present(
    valueRow(
      say('row.corps'),
      total > HEX_LIMIT
        ? say('row.over', paramsOf(finding))
        : say('row.left', { ...paramsOf(finding), left: asCorps(HEX_LIMIT - total) }),
      '8.1',
    ),
    valueRow(say('row.germans'), say('row.of', { used: cooperation.used, limit: cooperation.limit }), '6.4'),
    input.units.length > 0 && [lent('attack', attack), lent('defence', defence)],
  );
}

/** The sets among which the opponent picks (8.3). */
function removalBlock(finding: StackFinding): readonly Block[] {
  const { sets, steps } = finding.removal;
  if (!sets.length) return [];
  const options = sets
    .slice(0, SETS_SHOWN)
    .map((places) => ({ id: places.join('-'), text: say('row.set', { who: namesOf(finding, places) }) }));
  const more = sets.length - options.length;
  return [{ kind: 'choices', id: 'remove', title: say('block.remove', { steps, more }), rule: '8.3', options }];
}

export const blocksOf = (finding: StackFinding): readonly Block[] => [
  verdictOf(finding),
  ...removalBlock(finding),
  ...valuesBlock('stack', say('block.stack'), rowsOf(finding)),
];

export function openOf(finding: StackFinding): readonly OpenPoint[] {
  const { input, cooperation, removal, attack, defence, barred } = finding;
  const shares = cooperation.mixed || cooperation.joint;
  const rises = input.brusilov !== undefined && input.turn >= input.brusilov;
  return openPoints(say, [
    {
      id: `fortress.${input.fortressReading}`,
      rule: '8.5',
      dispute: 'fortress-stacking',
      when: input.units.some((one) => one.kind === 'fortress'),
    },
    { id: 'steps', rule: '8.3', dispute: 'overstack-steps', when: removal.steps > 0 },
    { id: 'third', rule: '8.6', dispute: 'third-corps-8-6', when: attack.idle.length + defence.idle.length > 0 },
    {
      id: `limit.${input.limitReading}`,
      rule: '6.4',
      dispute: 'mixed-stack-limit',
      when: shares || input.elsewhere > 0,
    },
    {
      id: `pure.${input.pureReading}`,
      rule: '6.4',
      dispute: 'pure-stack-joins',
      when: cooperation.joint && !cooperation.apart,
    },
    { id: `rise.${input.riseReading}`, rule: '6.4', dispute: 'brusilov-limit-step', when: shares && rises },
    { id: 'alone', rule: '6.3', dispute: 'ah-north-alone', when: barred.some(({ id }) => id === 'north') },
  ]);
}
