import { plain } from '@/lib/core/numbers';
import * as z from 'zod';
import { barLines } from '@/lib/calc/bars';
import { calculator } from '@/lib/calc/calculator';
import { diceFor, plainDice, saidFaces } from '@/lib/calc/dice';
import {
  type Block,
  type DieFaces,
  type Evaluation,
  type Fact,
  type NotApplied,
  type OpenPoint,
  type Refusal,
  type Step,
  type TextParam,
  type Wanted,
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
  valuesBlock,
  verdictBlock,
} from '@/lib/calc/ledger';
import { failedLines } from '@/lib/calc/modifiers';
import { illegal } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { ONE, subtract } from '@/lib/prob/fraction';
import type { PogData, Space } from '@/lib/games/paths-of-glory/data';
import { standsAgainst } from '@/lib/games/paths-of-glory/geography/judge';
import { LAST_TURN } from '@/lib/games/paths-of-glory/scenarios';
import { settleSiege, type SiegeFinding } from '@/lib/games/paths-of-glory/siege/finding';
import {
  SIEGE_MODIFIERS,
  SIEGE_RESTRICTIONS,
  SIEGE_SUPPLY,
  type Garrison,
  type SiegeTurn,
} from '@/lib/games/paths-of-glory/siege/force';
import { effects, forceText, freedom } from '@/lib/games/paths-of-glory/siege/words';
import { enemyOf } from '@/lib/games/paths-of-glory/board/state';
import { isPortWithEnemyFort } from '@/lib/games/paths-of-glory/supply/view';
import { sideOfNation } from '@/lib/games/paths-of-glory/sides';
import { STACKING_LIMIT, RUSSIAN_FORTS_FROM } from '@/lib/games/paths-of-glory/limits';

const field = fieldsOf('siege');

const schema = z.strictObject({
  value: field.count('value', '15.3.2', [1, 3], 2, { control: 'chips' }),
  space: field.as(z.string().max(40).optional(), 'space', '15.2.1', { control: 'space' }),
  turn: field.count('turn', '15.3.3', [1, LAST_TURN], 3),
  armies: field.count('armies', '15.2.1', [0, 3], 1, { control: 'chips' }),
  corps: field.count('corps', '15.2.1', [0, 3], 0, { control: 'chips' }),
  die: field.die('die', '15.3.2', 6),
  besieger: field.choice('besieger', '15.1.10', ['other', 'germany', 'austria-hungary', 'russia'], 'other', {
    rare: true,
  }),
  occupied: field.rareFlag('occupied', '11.1.7'),
  oberost: field.rareFlag('oberost', '15.1.10'),
  warStatus: field.count('warStatus', '15.1.10', [0, 40], 0, { rare: true }),
  supplied: field.rareFlag('supplied', '14.3.5', { preset: true }),
  turns: field.count('turns', '15.3.1', [1, LAST_TURN], 4, { rare: true }),
});
type Input = z.output<typeof schema>;

const say = sayIn('siege');

export interface SiegeAnswer {
  readonly value: number;
  /** whether the force besieges the fort and a roll is made */
  readonly besieged: boolean;
  readonly mayAttackFort: boolean;
  readonly garrisons: readonly Garrison[];
  /** from the given turn on; after a die that held, from the next turn on */
  readonly turns: readonly SiegeTurn[];
  readonly result: 'falls' | 'holds' | null;
}

/** The fort's value from the map where a space is named, else as typed; a space without a fort is refused. */
function fortOf(
  input: Input,
  data: PogData,
): { readonly space?: Space; readonly value: number } | { readonly refused: ReturnType<typeof illegal> } {
  if (!input.space) return { value: input.value };
  const space = data.spaces.find(({ id }) => id === input.space);
  if (!space)
    return {
      refused: illegal('space', input.space, say('refused.unknownSpace', { space: input.space }), '15.2.1'),
    };
  if (!space.fort)
    return { refused: illegal('space', space.id, say('refused.noFort', { space: space.name }), '15.2.1') };
  if (input.besieger !== 'other' && sideOfNation(input.besieger, data) === space.side) {
    return {
      refused: illegal('besieger', input.besieger, say('refused.ownFort', { space: space.name }), '15.2.1'),
    };
  }
  const armies = armiesFor(input.besieger, space, data);
  if (input.armies > armies) {
    const params = { space: space.name, armies, nation: say(`options.besieger.${input.besieger}`) };
    return { refused: illegal('armies', input.armies, say('refused.nearEast', params), '11.3.1') };
  }
  return { space, value: space.fort };
}

/** How many armies of the besieging nation may be in the space at all; any number where it is left open (11.3.1). */
function armiesFor(besieger: Input['besieger'], space: Space, data: PogData): number {
  if (besieger === 'other') return Infinity;
  const own = data.units.types.filter(({ nation, kind }) => nation === besieger && kind === 'army');
  return own.reduce((sum, type) => sum + (standsAgainst(type, space, data) ? 0 : type.count), 0);
}

type TurnName = (turn: number) => TextParam;
const factsOf = ({ input, space, value, force }: SiegeFinding, turnName: TurnName): readonly Fact[] => [
  fact(space ? say('facts.space', { space: space.name, value }) : say('facts.value', { value }), '15.3.2'),
  fact(say('facts.turn', { turn: turnName(input.turn) }), '15.3.1'),
  fact(say('facts.force', { force: forceText(force) }), '15.2.1'),
  fact(say(input.supplied ? 'facts.supplied' : 'facts.unsupplied'), '14.3.5', input.supplied),
];

function stepsOf(finding: SiegeFinding): readonly Step[] {
  const { input, space, enough, force, value, inForce, supply, weighed, drm, needs, result } = finding;
  const die = input.die ?? 0;
  return present(
    step('force', '15.2.1', say(enough ? 'step.enough' : 'step.tooFew', { force: forceText(force), value })),
    barLines(inForce, (id) => say(`step.${id}`)),
    space?.region === 'near-east' && force.armies > 0 && step('nearEast', '11.3.1', say('step.nearEast')),
    barLines(supply.barred, (id) => say(`step.${id}`)),
    step('roll', '15.3.2', say('step.roll', { value })),
    weighed.applied.map(({ id, rule }) =>
      step(id, rule, say(`step.${id}`, { needs }), { before: value + 1, after: needs }),
    ),
    result !== null && step('result', '15.3.2', say(`step.${result}`, { die, modified: plain(die + drm), value })),
  );
}

const notAppliedOf = ({ notInForce, doubtful, supply, weighed }: SiegeFinding): readonly NotApplied[] => [
  ...barLines(notInForce, (id) => say(`not.${id}${doubtful.some((one) => one.id === id) ? 'Unknown' : ''}`)),
  ...failedLines(weighed.not, (reason) => say(`not.${reason}`)),
  ...barLines(supply.free, (id) => say(`not.${id}`)),
];

function verdictOf({ input, value, force, enough, forbidden, needs, result }: SiegeFinding): Block {
  if (result) return verdictBlock(say(`verdict.${result}`), result === 'falls' ? 'yes' : 'no', '15.3.2');
  if (forbidden)
    return verdictBlock(say('verdict.forbidden', { why: say(`step.${forbidden.id}`) }), 'no', forbidden.rule);
  if (!enough) return verdictBlock(say('verdict.tooFew', { more: value - force.corps }), 'no', '15.2.1');
  if (!input.supplied) return verdictBlock(say('verdict.unsupplied'), 'no', '14.3.5');
  return verdictBlock(say('verdict.besieged', { needs }), 'yes', '15.2.1');
}

function oddsOf({ turns, result }: SiegeFinding, turnName: TurnName): readonly Block[] {
  const [first] = turns;
  if (!first) return [];
  const now = [oddsRow(say('odds.falls'), first.chance), oddsRow(say('odds.holds'), subtract(ONE, first.chance))];
  const later = turns.map(({ turn, needs, fallen }) =>
    oddsRow(say('odds.by', { turn: turnName(turn), needs }), fallen, turn <= 2 ? '15.3.3' : '15.3.2'),
  );
  return present(
    result === null && oddsBlock('now', say('odds.nowTitle', { needs: first.needs }), now),
    oddsBlock('by-turn', say('odds.byTitle'), later),
  );
}

function blocksOf(finding: SiegeFinding, turnName: TurnName): readonly Block[] {
  const { besieged, garrisons, result } = finding;
  if (result === 'falls') return [verdictOf(finding)];
  return present(
    verdictOf(finding),
    oddsOf(finding, turnName),
    besieged && valuesBlock('freedom', say('garrison.title'), freedom(garrisons)),
    valuesBlock('effects', say(besieged ? 'effects.title' : 'effects.unbesiegedTitle'), effects(finding)),
  );
}

/** Rulings that the answer rests on. */
const openOf = ({ input, space, besieged }: SiegeFinding): readonly OpenPoint[] =>
  openPoints(say, [
    {
      id: 'oberost',
      rule: '15.1.10',
      dispute: 'oberost-as-event',
      when:
        input.besieger === 'germany' &&
        space?.nation === 'russia' &&
        input.oberost &&
        input.warStatus < RUSSIAN_FORTS_FROM,
    },
    {
      id: 'corps',
      rule: '15.2.1',
      dispute: 'siege-from-two-spaces',
      when: besieged && input.armies === 0 && input.corps > 1,
    },
    {
      id: 'enemyFortPort',
      rule: '14.1.4',
      dispute: 'port-with-enemy-fort',
      when: besieged && space !== undefined && isPortWithEnemyFort(space, enemyOf(space.side)),
    },
    { id: 'leapfrog', rule: '15.2.4', dispute: 'siege-leapfrog', when: besieged },
    { id: 'split', rule: '15.2.3', dispute: 'besieged-fort-single-attack', when: besieged },
  ]);

/** What each face of the siege roll does (15.3.2). */
const facesOf = ({ besieged, needs }: SiegeFinding): readonly DieFaces[] =>
  besieged
    ? [saidFaces('die', say('face.needs', { needs }), (face) => say(face >= needs ? 'face.falls' : 'face.holds'))]
    : [];

function evaluate(input: Input, data: PogData, wanted?: Wanted): Result<Evaluation<SiegeAnswer>, Refusal> {
  const fort = fortOf(input, data);
  if ('refused' in fort) return fort.refused;
  const count = input.armies + input.corps;
  if (count > STACKING_LIMIT)
    return illegal('corps', count, say('refused.stacking', { limit: STACKING_LIMIT, count }), '10.1.1');
  const finding = settleSiege(input, fort.value, fort.space);
  const turnName: TurnName = (turn) => data.turns.find(({ n }) => n === turn)?.name ?? turn;
  const { value, besieged, turns, result } = finding;
  return ok({
    facts: factsOf(finding, turnName),
    ...(fort.space && { taken: [{ field: 'value', value, from: fort.space.name, fixed: true }] }),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: {
      blocks: blocksOf(finding, turnName),
      data: { value, besieged, mayAttackFort: !finding.attackBar, garrisons: finding.garrisons, turns, result },
    },
    open: openOf(finding),
    ...diceFor(wanted, () => ({
      ...plainDice(input, ['die'], (before) => [verdictOf(settleSiege(before, fort.value, fort.space))]),
      faces: facesOf(finding),
    })),
  });
}

/** Who may besiege, what the siege blocks, and when the fort surrenders (15.1 to 15.3). */
export const siege = calculator({
  id: 'paths-of-glory/siege',
  game: 'paths-of-glory',
  tables: [],
  modifiers: [{ list: SIEGE_RESTRICTIONS }, { list: SIEGE_MODIFIERS }, { list: SIEGE_SUPPLY }],
  schema,
  evaluate,
});
