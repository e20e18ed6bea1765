import type { Block, Fact, NotApplied, OpenPoint, Step, Text, ValueRow } from '@/lib/calc/evaluation';
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
import type { Rule } from '@/lib/core/rule';
import { COUNTED, type StackingMoment, type HexStack } from '@/lib/games/grand-illusion/stacking/fields';
import { isWhole, type Limit, type StackFinding } from '@/lib/games/grand-illusion/stacking/finding';

const say = sayIn('stacking');

/** The rule by which a move, a retreat or a placing has to keep the limits. */
const RULES: Readonly<Record<StackingMoment, Rule>> = {
  end: '8.4.6.a',
  through: '8.4.6.a',
  retreat: '9.4.3.c',
  placing: '7.1',
  strategic: '10.1',
};

/** Half corps as corps: "4½", the same in every language. */
export const asCorps = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  return halves % 2 ? `${whole || ''}½` : String(whole);
};

/** "2 corps, 1 division" */
function stackText(stack: HexStack): Text {
  const parts = COUNTED.filter((kind) => stack[kind] > 0).map((kind) => say(`count.${kind}`, { n: stack[kind] }));
  const [first = say('nobody'), ...rest] = parts;
  return rest.reduce((list, part) => say('list', { list, part }), first);
}

export const factsOf = ({ input }: StackFinding): readonly Fact[] => [
  fact(say(`facts.${input.vosges ? 'vosges' : 'plain'}`), '8.4.6.a', !input.vosges),
  fact(say('facts.here', { stack: stackText(input.here) }), '8.4.6.a'),
  fact(say('facts.entering', { stack: stackText(input.entering) }), '8.4.6.a'),
  fact(say(`options.moment.${input.moment}`), RULES[input.moment]),
];

const limitParams = ({ used, limit, over }: Limit) => ({
  used: asCorps(used),
  limit: asCorps(limit),
  over: asCorps(over),
  fits: over ? 'no' : 'yes',
});

export function stepsOf({ input, here, entering, limits, leave }: StackFinding): readonly Step[] {
  const { moment, ninth } = input;
  return present(
    step('here', '8.4.6.a', say('step.here', { corps: asCorps(here) })),
    step('entering', '8.4.6.a', say('step.entering', { corps: asCorps(entering) }), {
      before: asCorps(here),
      after: asCorps(here + entering),
    }),
    ninth !== 'none' && step('ninth', '13.1', say('step.ninth')),
    limits.map((one) =>
      step(one.id, '8.4.6.a', say(`step.${input.vosges ? 'vosges' : 'any'}.${one.id}`, limitParams(one))),
    ),
    step('moment', RULES[moment], say(`step.moment.${moment}`)),
    moment === 'end' && input.hq > 1 && step('hqs', '8.4.1', say('step.hqs')),
    leave &&
      moment !== 'through' &&
      step(
        'leave',
        RULES[moment],
        say('step.leave', { leave: stackText(leave), how: isWhole(input) ? 'whole' : 'fewest' }),
      ),
  );
}

export function notAppliedOf({ input }: StackFinding): readonly NotApplied[] {
  const { hq, ha, forts, vosges, ninth } = input;
  return present(
    notApplied('hq', '8.4.6.a', say('not.hq', { count: hq })),
    notApplied('ha', '9.5.4.a', say('not.ha', { count: ha })),
    notApplied('forts', '8.4.6.a', say('not.forts', { count: forts })),
    notApplied('enemies', '8.4.6.a', say('not.enemies')),
    !vosges && notApplied('vosges', '8.4.6.a', say('not.vosges')),
    vosges && notApplied('any', '8.4.6.a', say('not.any')),
    ninth === 'none' && notApplied('ninth', '13.1', say('not.ninth')),
  );
}

function verdictOf(finding: StackFinding): Block {
  const { input, here, entering, limits, within, hereOver, leave } = finding;
  const { moment } = input;
  const measure = limits.find(({ over }) => over > 0) ?? limits[0];
  const params = measure
    ? { measure: say(`measure.${measure.id}`, limitParams(measure)) }
    : { measure: asCorps(here + entering) };
  if (within) return verdictBlock(say('verdict.fits', params), 'yes', '8.4.6.a');
  if (moment === 'through') return verdictBlock(say('verdict.through', params), 'yes', '8.4.6.a');
  if (hereOver) return verdictBlock(say('verdict.hereOver', params), 'no', RULES[moment]);
  return verdictBlock(
    say(`verdict.${moment}`, { ...params, leave: leave ? stackText(leave) : say('nobody') }),
    'no',
    RULES[moment],
  );
}

function rowsOf({ input, here, entering, limits }: StackFinding): readonly ValueRow[] {
  return [
    valueRow(say('row.here'), asCorps(here), '8.4.6.a'),
    valueRow(say('row.entering'), asCorps(entering), '8.4.6.a'),
    ...limits.map((one) =>
      valueRow(
        say(`row.${input.vosges ? 'vosges' : 'any'}.${one.id}`),
        one.over
          ? say('row.over', limitParams(one))
          : say('row.left', { ...limitParams(one), left: asCorps(one.limit - one.used) }),
        '8.4.6.a',
      ),
    ),
  ];
}

export const blocksOf = (finding: StackFinding): readonly Block[] => [
  verdictOf(finding),
  ...valuesBlock('stack', say('block.stack'), rowsOf(finding)),
];

export function openOf({ input, within }: StackFinding): readonly OpenPoint[] {
  const { moment, vosges, hq } = input;
  const small = [input.here, input.entering].some(({ divisions, brigades }) => divisions + brigades > 0);
  const riders = input.here.cavalry + input.entering.cavalry;
  return openPoints(say, [
    { id: `six.${input.sixReading}`, rule: '8.4.6.a', dispute: 'six-infantry-corps', when: small && !vosges },
    { id: 'hq', rule: '8.4.6.a', dispute: 'hq-stacking', when: hq > 0 },
    { id: 'vosgesSmall', rule: '8.4.6.a', when: vosges && small },
    { id: 'vosgesCavalry', rule: '8.4.6.a', when: vosges && riders > 1 },
    {
      id: `excess.${input.roomReading}`,
      rule: '9.4.3.c',
      dispute: 'retreat-overstacked',
      when: moment === 'retreat' && !within,
    },
  ]);
}
