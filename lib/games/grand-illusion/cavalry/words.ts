import { barsMet, barSteps } from '@/lib/calc/bars';
import type { Block, Fact, NotApplied, OddsRow, OpenPoint, Step, Text } from '@/lib/calc/evaluation';
import {
  eitherRows,
  fact,
  notApplied,
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
import { signed } from '@/lib/core/numbers';
import type { Rule } from '@/lib/core/rule';
import { WITHDRAWAL_UP_TO } from '@/lib/games/grand-illusion/battle/hit';
import type { CavalryInput } from '@/lib/games/grand-illusion/cavalry/fields';
import type { CavalryFinding } from '@/lib/games/grand-illusion/cavalry/finding';
import { chargeOf, withdrawalOdds, type CavalryLosses } from '@/lib/games/grand-illusion/cavalry/odds';

const say = sayIn('cavalry');

/** What the die makes of cavalry that withdraws; undefined before it, and where none is rolled. */
export const isWorn = ({ against, die }: CavalryInput): boolean | undefined =>
  against === 'cavalry' ? true : die === undefined ? undefined : die <= WITHDRAWAL_UP_TO;

export function factsOf({ input }: CavalryFinding): readonly Fact[] {
  const { action, against, disrupted, enemyDisrupted, fresh, worn } = input;
  if (action === 'screen') return [fact(say('facts.screen', { fresh, worn }), '9.6.3')];
  const params = { against, disrupted: disrupted ? 'yes' : 'no', worn: enemyDisrupted ? 'yes' : 'no' };
  return [fact(say(`facts.${action}`, params), action === 'withdraw' ? '9.6.2' : '9.6.1')];
}

/** British cavalry in reserve opposite infantry. */
const isOppositeFoot = ({ action, against, british }: CavalryInput): boolean =>
  action === 'reserve' && against === 'infantry' && british;

/** Whether infantry has a free shot at it before it fires (question `british-cavalry-reserve`). */
export const isShotAt = (input: CavalryInput): boolean => isOppositeFoot(input) && input.ridersReading === 'suffers';

/** What follows an action, step by step. */
const STEPS: Readonly<Record<CavalryInput['action'], (input: CavalryInput) => readonly Step[]>> = {
  withdraw: (input) => {
    const worn = isWorn(input);
    return present(
      step('back', '9.6.2', say('step.back')),
      input.against === 'cavalry'
        ? step('worn', '9.6.2', say('step.worn'))
        : step('roll', '9.6.2', say('step.roll', { upTo: WITHDRAWAL_UP_TO })),
      input.against === 'infantry' &&
        worn !== undefined &&
        step('die', '9.6.2', say('step.die', { die: input.die ?? 0, worn: worn ? 'yes' : 'no' })),
      input.behind ? step('up', '9.6.2', say('step.up')) : step('idle', '9.6.2', say('step.idle')),
    );
  },
  screen: ({ way, mp }) =>
    present(
      step('noBattle', '9.6.3', say('step.noBattle')),
      step('stays', '9.6.3.a', say('step.stays')),
      way === 3
        ? [step('goes', '9.6.3.b', say('step.goes')), step('order', '9.4.3.a', say('step.order'))]
        : step('cornered', '9.6.3.b', say('step.cornered', { way })),
      step('on', '9.6.3.b', say('step.on', { mp })),
    ),
  charge: (input) =>
    present(
      input.against === 'infantry' &&
        step('free', '9.6.1', say('step.free', { fort: input.fort ? 'yes' : 'no', cs: enemyStrength(input) })),
      step('fire', '9.3.1.c', fireText(input)),
      step('losses', '9.3.3', say('step.losses')),
    ),
  reserve: (input) =>
    present(
      step('may', '9.6.1', say(isOppositeFoot(input) ? 'step.british' : 'step.may')),
      isShotAt(input) && step('shotAt', '9.6.1', say('step.shotAt')),
      step('shot', '9.3.4', say('step.shot')),
    ),
};

/** What both sides fire with; undisrupted cavalry may have been disrupted by the free shot. */
const fireText = (input: CavalryInput): Text => {
  const free = input.against === 'infantry';
  return say('step.fire', {
    free: free ? 'yes' : 'no',
    cs: input.disrupted ? input.dcs : input.cs,
    dcs: input.dcs,
    worn: free && !input.disrupted ? 'yes' : 'no',
    drm: signed(input.drm),
    enemy: enemyStrength(input),
    fort: input.fort ? 'yes' : 'no',
  });
};

const enemyStrength = ({ enemyDisrupted, enemyCs, enemyDcs }: CavalryInput): number =>
  enemyDisrupted ? enemyDcs : enemyCs;

export const stepsOf = ({ input, barred }: CavalryFinding): readonly Step[] =>
  barred.length ? barSteps('cavalry', barred) : STEPS[input.action](input);

export const notAppliedOf = ({ input, barred, free }: CavalryFinding): readonly NotApplied[] =>
  present(
    barsMet('cavalry', free),
    !barred.length && input.action === 'withdraw' && notApplied('retreat', '9.4.3', say('not.retreat')),
    !barred.length && input.action === 'screen' && notApplied('cap', '9.6.3', say('not.cap')),
    !barred.length &&
      input.action === 'charge' &&
      input.against === 'cavalry' &&
      notApplied('freeShot', '9.6.1', say('not.free')),
    !barred.length && input.action === 'charge' && !input.fort && notApplied('fortDrm', '9.3.2', say('not.fort')),
  );

function verdictOf({ input, barred }: CavalryFinding): Block {
  const [bar] = barred;
  const { action } = input;
  if (bar) return verdictBlock(say(`verdict.${action}.no`, { why: say(`bar.${bar.id}`) }), 'no', bar.rule);
  if (action === 'withdraw') return withdrawalVerdict(input);
  if (action === 'screen') return screenVerdict(input);
  if (action === 'reserve')
    return verdictBlock(say(`verdict.reserve.${isOppositeFoot(input) ? input.ridersReading : 'yes'}`), 'yes', '9.6.1');
  const { cavalry, hit } = chargeOf(input);
  return verdictBlock(say('verdict.charge.odds', { hurt: hit, lost: cavalry.eliminated }), 'neutral', '9.6.1');
}

function withdrawalVerdict(input: CavalryInput): Block {
  const worn = isWorn(input);
  const behind = input.behind ? 'yes' : 'no';
  if (worn === undefined)
    return verdictBlock(say('verdict.withdraw.odds', { chance: withdrawalOdds, behind }), 'neutral', '9.6.2');
  return verdictBlock(
    say('verdict.withdraw.done', { worn: worn ? 'yes' : 'no', behind }),
    worn ? 'no' : 'yes',
    '9.6.2',
  );
}

function screenVerdict({ way, mp, fresh, worn }: CavalryInput): Block {
  const units = fresh + worn;
  if (way < 3) return verdictBlock(say('verdict.screen.cornered', { units, mp }), 'no', '9.6.3.b');
  return verdictBlock(say('verdict.screen.choice', { units, mp }), 'neutral', '9.6.3');
}

const fateRows = ({ unhurt, disrupted, eliminated }: CavalryLosses): readonly OddsRow[] =>
  (
    [
      ['unhurt', unhurt],
      ['disrupted', disrupted],
      ['eliminated', eliminated],
    ] as const
  ).flatMap(([id, chance]) => (chance.n > 0n ? oddsRow(say(`fate.${id}`), chance) : []));

function detailsOf({ input }: CavalryFinding): readonly Block[] {
  const { action, against, die, fresh, worn, way, mp } = input;
  if (action === 'withdraw' && against === 'infantry' && die === undefined)
    return oddsBlock(
      'worn',
      say('odds.worn'),
      eitherRows(withdrawalOdds, say('fate.disrupted'), say('fate.unhurt'), '9.6.2'),
    );
  if (action === 'charge') {
    const { cavalry, enemy, freeShot } = chargeOf(input);
    return [
      ...oddsBlock('cavalry', say('odds.cavalry'), fateRows(cavalry)),
      ...oddsBlock('enemy', say('odds.enemy'), fateRows(enemy)),
      ...(freeShot ? oddsBlock('free', say('odds.free'), [oddsRow(say('odds.hit'), freeShot, '9.6.1')]) : []),
    ];
  }
  if (action !== 'screen') return [];
  const row = (id: 'stays' | 'goes', rule: Rule, value: Text) => valueRow(say(`choice.${id}`), value, rule);
  return valuesBlock('choices', say('choice.title'), [
    row('stays', '9.6.3.a', say('choice.lost', { units: fresh + worn })),
    row(
      'goes',
      '9.6.3.b',
      way < 3 ? say('choice.lostToo', { units: fresh + worn, mp }) : say('choice.saved', { fresh, mp }),
    ),
  ]);
}

/** The answer; nothing but the verdict where the action is forbidden. */
export const blocksOf = (finding: CavalryFinding): readonly Block[] => [
  verdictOf(finding),
  ...(finding.barred.length ? [] : detailsOf(finding)),
];

export function openOf({ input, barred }: CavalryFinding): readonly OpenPoint[] {
  const { action, against, behind, way } = input;
  const may = !barred.length;
  const withdraws = may && action === 'withdraw';
  return openPoints(say, [
    { id: 'possible', rule: '9.6.2', dispute: 'cavalry-withdraw-condition', when: withdraws },
    { id: 'die', rule: '9.6.2', dispute: 'cavalry-withdraw-infantry', when: withdraws && against === 'infantry' },
    { id: 'idle', rule: '9.6.2', dispute: 'cavalry-withdraw-no-reserve', when: withdraws && !behind },
    { id: 'space', rule: '9.6.2', dispute: 'cavalry-withdraw-space', when: withdraws && behind },
    { id: 'left', rule: '9.6.3.b', dispute: 'screen-points-left', when: may && action === 'screen' },
    { id: 'route', rule: '9.6.3.b', dispute: 'screen-route', when: may && action === 'screen' },
    { id: 'cornered', rule: '9.6.3.b', when: may && action === 'screen' && way < 3 },
    {
      id: 'stack',
      rule: '9.6.1',
      dispute: 'free-shot-stack',
      when: may && action === 'charge' && against === 'infantry',
    },
    { id: 'strengths', rule: '2.4', when: may && action === 'charge' },
    {
      id: `british.${input.ridersReading}`,
      rule: '9.6.1',
      dispute: 'british-cavalry-reserve',
      when: may && isOppositeFoot(input),
    },
  ]);
}
