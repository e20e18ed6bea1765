import { barsMet, barSteps } from '@/lib/calc/bars';
import type { Fact, NotApplied, OpenPoint, Step, Text, TextParam } from '@/lib/calc/evaluation';
import { fact, present, sayIn, step } from '@/lib/calc/ledger';
import { needs } from '@/lib/games/nach-paris/d20-odds';
import type { DestructionInput } from '@/lib/games/nach-paris/destruction/fields';
import type { DestructionFinding } from '@/lib/games/nach-paris/destruction/finding';
import {
  bonusOf,
  damageBefore,
  damageOf,
  GENERAL_SHORTAGE,
  leaveOf,
  MF_COST,
  PIO_BONUS,
  SLUICE_CAB,
  worse,
  ZOC_ARF,
  type Damage,
} from '@/lib/games/nach-paris/destruction/rules';
import { isFirstTurn } from '@/lib/games/nach-paris/first-turn';
import { LAST_TURN } from '@/lib/games/nach-paris/units';

/** The key of a message of the tool. */
export const say = sayIn('destruction');

/** A result in words: its repair turns, or that it is permanent. */
export const damageText = (damage: Damage): Text =>
  damage === 'permanent' ? say('damage.permanent') : say('damage.turns', { turns: damage });

/** Parameters of the sentences about what forbids the action. */
export const paramsOf = ({
  mfLeft,
  by,
  zocArf,
  turn,
  sluice,
}: DestructionInput): Readonly<Record<string, TextParam>> => ({
  mf: MF_COST[by],
  left: mfLeft ?? 0,
  given: mfLeft === undefined ? 'no' : 'yes',
  arf: zocArf,
  turn,
  sluice,
});

const SUPPLY_RULES = { loc: '13.1.1', llc: '13.3.1', ooc: '13.3.2' } as const;

/** The situation as understood. */
export function factsOf({ input }: DestructionFinding): readonly Fact[] {
  if (input.action === 'sluice')
    return [fact(say('facts.sluice', { sluice: say(`options.sluice.${input.sluice}`), turn: input.turn }), '17.2.1')];
  const supply = fact(
    say('facts.supply', { supply: input.supply }),
    SUPPLY_RULES[input.supply],
    input.supply === 'loc',
  );
  const now = fact(say('facts.now', { damage: damageText(damageBefore(input)) }), '16.1.8');
  if (input.action === 'repair') return [now, fact(say('facts.turn', { turn: input.turn }), '3.3.1'), supply];
  return present(
    fact(
      say('facts.destroy', {
        by: say(`options.by.${input.by}`),
        structure: say(`options.structure.${input.structure}`),
      }),
      leaveOf(input),
    ),
    now,
    input.by !== 'fort' && supply,
  );
}

function destroySteps({ input, answer }: DestructionFinding): readonly Step[] {
  const before = damageBefore(input);
  const rolled = input.die === undefined ? undefined : damageOf(input, input.die);
  return present(
    step(
      'cost',
      input.by === 'fort' ? '16.1.7' : '16.1.3',
      say(input.by === 'fort' ? 'step.fortCost' : 'step.cost', { mf: MF_COST[input.by] }),
    ),
    input.by === 'pio' && step('pioneers', '16.1.6', say('step.pioneers', { bonus: PIO_BONUS })),
    step('table', '16.1.5', say('step.table', { structure: say(`options.structure.${input.structure}`) })),
    !(rolled === undefined || input.die === undefined) &&
      step(
        'result',
        '16.1.5',
        say('step.result', {
          die: input.die,
          bonus: bonusOf(input) ? 'yes' : 'no',
          total: input.die + bonusOf(input),
          damage: damageText(rolled),
        }),
      ),
    rolled !== undefined &&
      before !== 0 &&
      step('worst', '16.1.5', say('step.worst', { damage: damageText(worse(before, rolled)) })),
    answer.left !== null && [
      step(
        'marker',
        '16.1.8',
        say(answer.left === 'permanent' ? 'step.permanentMarker' : 'step.marker', {
          turns: answer.left,
        }),
      ),
      step('network', '16.1.9', say('step.network')),
    ],
  );
}

function repairSteps({ input, answer }: DestructionFinding): readonly Step[] {
  return present(
    step('repair', '17.1.2', say('step.repair'), { before: input.left, after: input.left - 1 }),
    step('several', '17.1.3', say('step.several')),
    answer.repairedIn !== null &&
      step(
        'done',
        '17.1.2',
        say(answer.repairedIn > LAST_TURN ? 'step.late' : 'step.done', { turn: answer.repairedIn }),
      ),
  );
}

const sluiceSteps = ({ input, answer }: DestructionFinding): readonly Step[] =>
  present(
    step('test', '17.2.1', say('step.sluice', { needs: needs(SLUICE_CAB) })),
    answer.opened !== null &&
      step(
        'result',
        answer.opened ? '17.2.2' : '17.2.1',
        say(answer.opened ? 'step.opened' : 'step.shut', { die: input.die ?? 0 }),
      ),
  );

const STEPS = { destroy: destroySteps, repair: repairSteps, sluice: sluiceSteps } as const;

/** The derivation: what forbids the action, else what happens. */
export const stepsOf = (finding: DestructionFinding): readonly Step[] =>
  finding.allowed
    ? STEPS[finding.input.action](finding)
    : barSteps('destruction', finding.barred, paramsOf(finding.input));

/** What the rulebook leaves open in this case. */
export function openOf({ input, allowed, answer }: DestructionFinding): readonly OpenPoint[] {
  if (input.action !== 'destroy' && isFirstTurn(input))
    return [{ text: say('open.first'), rule: '3.2.2', dispute: 'first-allied-admin' }];
  if (input.action === 'repair')
    return input.zocArf >= ZOC_ARF && input.turn >= GENERAL_SHORTAGE
      ? [{ text: say('open.zoc'), rule: '17.1.4', dispute: 'before-gt20' }]
      : [];
  if (input.action === 'destroy' && input.rhine)
    return [{ text: say('open.rhine'), rule: '16.1.10', dispute: 'rhine-bridges' }];
  if (input.action === 'destroy' && input.by !== 'fort' && input.enemyZoc && !input.escort)
    return [{ text: say('open.cover'), rule: '16.1.4', dispute: 'pio-cover-destruction' }];
  if (!allowed) return [];
  if (input.action === 'sluice')
    return present<OpenPoint>(
      { text: say('open.sluice'), rule: '17.2.1', dispute: 'sluice-test' },
      answer.opened !== false && [
        { text: say('open.flooded'), rule: '4.2', dispute: 'flooded-rivers' },
        { text: say('open.standing'), rule: '17.2.2', dispute: 'flood-standing-units' },
      ],
    );
  const coarse = input.structure === 'red' || input.structure === 'major-bridge';
  return present<OpenPoint>(
    coarse && { text: say('open.table'), rule: '16.1.5', dispute: 'destruction-red-column' },
    (coarse || input.structure === 'orange') && {
      text: say('open.twelve'),
      rule: '16.1.5',
      dispute: 'destruction-red-column',
    },
    {
      ...(input.by === 'fort'
        ? { text: say('open.fort'), rule: '16.1.7' }
        : { text: say('open.price'), rule: '16.1.3' }),
      dispute: 'destruction-price',
    },
    { text: say('open.deadEnd'), rule: '16.1.9', dispute: 'destroyed-structure-dead-end' },
    input.connected === 'more' && { text: say('open.ap20'), rule: '16.1.9', dispute: 'ap20-example-18' },
  );
}

export const notAppliedOf = ({ input, free }: DestructionFinding): readonly NotApplied[] =>
  barsMet('destruction', free, paramsOf(input));
