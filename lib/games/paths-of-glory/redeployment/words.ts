import { barLines } from '@/lib/calc/bars';
import type { Block, Fact, NotApplied, OpenPoint, Step, Taken, Text, ValueRow } from '@/lib/calc/evaluation';
import { fact, partStep, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import type { Localised } from '@/lib/core/language';
import type { Rule } from '@/lib/core/rule';
import { moreThanCounters, oneEach } from '@/lib/games/paths-of-glory/counters';
import type { Board } from '@/lib/games/paths-of-glory/board/state';
import { boardUnitName, listOf, pathText, spaceName, unitInSpace } from '@/lib/games/paths-of-glory/board/words';
import type { SrCard } from '@/lib/games/paths-of-glory/redeployment/card';
import { ruleOf, type Limit, type SrCheck } from '@/lib/games/paths-of-glory/redeployment/checks';
import {
  capitalsLost,
  isIrregular,
  type SrReadings,
  type SrMeans,
} from '@/lib/games/paths-of-glory/redeployment/finding';
import { RESERVE } from '@/lib/games/paths-of-glory/redeployment/move';
import { rulingsOf } from '@/lib/games/paths-of-glory/redeployment/open';
import type { JudgedMove, SrProblem, SrRun } from '@/lib/games/paths-of-glory/redeployment/run';
import { sideOfNation } from '@/lib/games/paths-of-glory/sides';
import { factsOf as boardFacts } from '@/lib/games/paths-of-glory/supply/ledger';

const say = sayIn('sr');

const WAY_RULES: Readonly<Record<SrMeans, Rule>> = {
  land: '13.1.6',
  sea: '13.1.7',
  'to-reserve': '13.1.9',
  'from-reserve': '13.1.8',
};

const placeText = (board: Board, id: string): Text =>
  id === RESERVE ? say('reserve') : say('space', { space: spaceName(board, id) });

function moveText({ given, type, face, designation }: JudgedMove, board: Board): Text {
  return say('move', {
    unit: boardUnitName({ type, face, designation }, board.data),
    from: placeText(board, given.from),
    to: placeText(board, given.to),
  });
}

function failText(id: SrCheck, judged: JudgedMove, board: Board, readings: SrReadings): Text {
  const { given, blockedAt, type, way } = judged;
  const capitals = capitalsLost(board, type, sideOfNation(type.nation, board.data) ?? 'allied', readings);
  const params = {
    from: placeText(board, given.from),
    to: placeText(board, given.to),
    capital: capitals.map((space) => spaceName(board, space)).join(', '),
  };
  if (id === 'route' && blockedAt) return say('fail.routeAt', { ...params, space: spaceName(board, blockedAt) });
  if (id === 'capital' && readings.capitalReading === 'siege') return say('fail.capitalSiege', params);
  const irregular = board.units.find((unit) => unit.space === given.to && isIrregular(unit.type));
  if (id === 'destination' && irregular?.type.nation === type.nation)
    return say('fail.irregulars', { ...params, unit: boardUnitName(irregular, board.data) });
  if (id === 'russia' && way.endsWith('reserve')) return say('fail.russiaBox', params);
  return say(`fail.${id}`, params);
}

/** "Grenoble → Lyon → …": by sea both ports, by the Reserve Box why the space is open to the unit. */
function wayText({ way, route, welcome }: JudgedMove, board: Board): Text {
  if (route && way === 'land') return say('way.land', { path: pathText(board, { spaces: route, sea: null }) });
  if (route && way === 'sea')
    return say('way.sea', { path: pathText(board, { spaces: route, sea: [route[0] ?? '', route[1] ?? ''] }) });
  return welcome ? say(`way.${welcome}`) : say('way.toReserve');
}

function moveSteps(judged: JudgedMove, i: number, spent: number, board: Board, readings: SrReadings): readonly Step[] {
  const name = moveText(judged, board);
  if (judged.fails.length) {
    return judged.fails.map((id): Step =>
      partStep(
        id,
        `move${i}:${id}`,
        ruleOf(id),
        say('step.fails', { move: name, reason: failText(id, judged, board, readings) }),
      ),
    );
  }
  const steps: Step[] = [
    step(`move${i}:way`, WAY_RULES[judged.way], say('step.way', { move: name, way: wayText(judged, board) })),
    step(`move${i}:cost`, '13.1.2', say(`step.${judged.type.kind}`, { cost: judged.cost }), {
      before: spent,
      after: spent + judged.cost,
    }),
  ];
  const { uses } = judged;
  return uses ? [...steps, step(`move${i}:limit`, ruleOf(LIMIT_CHECKS[uses]), say(`step.uses.${uses}`))] : steps;
}

const LIMIT_CHECKS: Readonly<Record<Limit, SrCheck>> = {
  british: 'limitBritish',
  russian: 'limitRussian',
  central: 'limitCentral',
};

function problemText({ check, space, n }: SrProblem, board: Board): Text {
  return say(`fail.${check}`, {
    space: spaceName(board, space),
    n,
    from: placeText(board, space),
    to: placeText(board, space),
    capital: '',
  });
}

export function stepsOf({ run: { moves, problems, start }, input }: SrCard): readonly Step[] {
  let spent = 0;
  const judged = moves.flatMap((found, i) => {
    const steps = moveSteps(found, i, spent, start, input);
    if (found.legal) spent += found.cost;
    return steps;
  });
  const consecutive: readonly Step[] = input.previousWasSr
    ? [step('consecutive', '9.3.3', say('fail.consecutive'))]
    : [];
  const ends = problems.map((problem): Step =>
    partStep(
      problem.check,
      `end:${problem.check}:${problem.space}`,
      ruleOf(problem.check),
      problemText(problem, start),
    ),
  );
  return [
    ...consecutive,
    ...judged,
    ...ends,
    step('total', '9.3.2', say('step.total', { cost: spent, points: input.points }), {
      before: input.points,
      after: input.points - spent,
    }),
  ];
}

/** The units that only the moves tell of, each with its space. */
const standing = ({ assumed, moves, start }: SrRun): Localised =>
  listOf(
    assumed.flatMap(({ space, face, designation, type: id }) => {
      const type = moves.find((judged) => judged.type.id === id)?.type;
      return type ? [unitInSpace({ type, face, designation, space }, start)] : [];
    }),
  );

/**
 * The counters that the answer speaks of: those of the position, or, where it does not show what the moves tell of and
 * so is not the players' own, those that are moved.
 */
const counted = ({ assumed, moves, start }: SrRun) => oneEach(assumed.length ? moves : start.units);

export function factsOf({ input, run, position }: SrCard): readonly Fact[] {
  const used = (['british', 'russian', 'central'] as const).map((limit): Fact => {
    const n = { british: input.usedBritish, russian: input.usedRussian, central: input.usedCentral }[limit];
    return fact(say(`facts.${limit}`, { n }), ruleOf(LIMIT_CHECKS[limit]), n === 0);
  });
  return present(
    position,
    fact(say('facts.points', { points: input.points }), '9.3.2'),
    run.assumed.length > 0 && fact(say('facts.standing', { units: standing(run) }), '13.1.1', true),
    used,
    boardFacts(run.start),
  );
}

export const notAppliedOf = ({ bars, input }: SrCard): readonly NotApplied[] =>
  barLines(bars.free, (id) =>
    say(`not.${id}${id === 'montenegro' && input.montenegroReading === 'reserve' ? 'Reserve' : ''}`),
  );

/** The rule that the first move, or the position at the end, breaks. */
function firstBroken({ moves, problems }: SrRun): Rule {
  const [fail] = moves.flatMap(({ fails }) => fails);
  const [problem] = problems;
  return fail ? ruleOf(fail) : problem ? ruleOf(problem.check) : '13.1';
}

export function blocksOf({ run, input, answer: { legal } }: SrCard): readonly Block[] {
  const { moves, problems, cost, start } = run;
  const bad = moves.filter((judged) => !judged.legal).length;
  const key = legal ? 'legal' : input.previousWasSr ? 'consecutive' : bad ? 'illegal' : 'problem';
  const rows = moves.map((judged): ValueRow => {
    const [first] = judged.fails;
    const value = first
      ? failText(first, judged, start, input)
      : say('value', { cost: judged.cost, way: wayText(judged, start) });
    return valueRow(moveText(judged, start), value, first ? ruleOf(first) : WAY_RULES[judged.way]);
  });
  const ends = problems.map((problem): ValueRow =>
    valueRow(
      say('space', { space: spaceName(start, problem.space) }),
      problemText(problem, start),
      ruleOf(problem.check),
    ),
  );
  return [
    verdictBlock(
      say(`verdict.${key}`, { cost, points: input.points, bad, moves: moves.length }),
      legal ? 'yes' : 'no',
      legal ? '13.1.2' : input.previousWasSr ? '9.3.3' : firstBroken(run),
    ),
    ...valuesBlock('moves', say('blocks.moves'), [...rows, ...ends]),
  ];
}

export const openOf = ({ run, input }: SrCard): readonly OpenPoint[] => [
  ...rulingsOf(run, input),
  ...moreThanCounters(counted(run)),
];

/** The face of each counter that the player has not said: that of the one which stands there (13.1.1). */
export const takenFaces = ({ run: { moves, start, assumed } }: SrCard): readonly Taken[] =>
  moves.flatMap(({ given, face }, i): readonly Taken[] => {
    if (given.face !== undefined) return [];
    const field = `moves.${i}.face`;
    const isShown =
      given.from !== RESERVE && !assumed.some(({ space, type }) => space === given.from && type === given.type);
    return [isShown ? { field, value: face, from: spaceName(start, given.from) } : { field, value: face }];
  });
