import * as z from 'zod';
import { barLines, sortBars, type Bar } from '@/lib/calc/bars';
import { calculator } from '@/lib/calc/calculator';
import {
  type Block,
  type Evaluation,
  type Fact,
  type Refusal,
  type Step,
  type Taken,
  type Text,
  type ValueRow,
} from '@/lib/calc/evaluation';
import { fieldsOf } from '@/lib/calc/fields-of';
import { fact, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import type { Localised } from '@/lib/core/language';
import { ok, type Result } from '@/lib/core/result';
import { moreThanCounters, oneEach } from '@/lib/games/paths-of-glory/counters';
import { boardFields, PORT_READINGS, setupOf } from '@/lib/games/paths-of-glory/board/input';
import type { Board } from '@/lib/games/paths-of-glory/board/state';
import { boardUnitName, listOf, localised, pathText, spaceName } from '@/lib/games/paths-of-glory/board/words';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { capitalsLost, type SrReadings, type Way } from '@/lib/games/paths-of-glory/redeployment/finding';
import { RESERVE } from '@/lib/games/paths-of-glory/redeployment/move';
import { runMoves, type JudgedMove, type SrProblem, type SrRun } from '@/lib/games/paths-of-glory/redeployment/run';
import { SR_CHECKS, type Limit, type SrCheck, type Used } from '@/lib/games/paths-of-glory/redeployment/checks';
import { openOf } from '@/lib/games/paths-of-glory/redeployment/open';
import { sideOfNation } from '@/lib/games/paths-of-glory/sides';
import { factsOf } from '@/lib/games/paths-of-glory/supply/ledger';
import { NEAR_EAST_LIMIT } from '@/lib/games/paths-of-glory/limits';

const field = fieldsOf('sr');

const MAX_MOVES = 12;
const place = z.string().min(1).max(40);
const move = z.strictObject({
  type: z.string().min(1).max(40),
  face: z.enum(['full', 'reduced']).optional(),
  designation: z.string().max(10).optional(),
  from: place.default(RESERVE),
  to: place,
});
const usedUp = (whose: Limit) => z.number().int().min(0).max(NEAR_EAST_LIMIT[whose]).default(0);

const schema = z.strictObject({
  points: field.count('points', '9.3.2', [1, 20], 4),
  moves: field.list('moves', '13.1.1', move, [1, MAX_MOVES], [{ type: 'fr-corps', from: 'grenoble', to: 'sedan' }], {
    control: 'own:moves',
  }),
  previousWasSr: field.rareFlag('previousWasSr', '9.3.3'),
  usedBritish: field.as(usedUp('british'), 'usedBritish', '13.2.1', { control: 'chips', rare: true }),
  usedRussian: field.as(usedUp('russian'), 'usedRussian', '13.2.2', { control: 'chips', rare: true }),
  usedCentral: field.as(usedUp('central'), 'usedCentral', '13.2.3', { control: 'chips', rare: true }),
  capitalReading: field.reading('capitalReading', '13.1.10', ['control', 'siege'], 'capital-occupied-or-besieged'),
  austriaReading: field.reading('austriaReading', '13.1.10', ['either', 'both'], 'austria-two-capitals'),
  homeReading: field.reading('homeReading', '13.1.8', ['own', 'any'], 'reserve-sr-whose-capital'),
  russianReading: field.reading('russianReading', '13.1.6', ['box', 'none'], 'russian-sr-reserve-box'),
  montenegroReading: field.reading('montenegroReading', '13.1.10', ['never', 'reserve'], 'montenegro-sr'),
  portReading: field.reading('portReading', '13.1.7', PORT_READINGS, 'port-with-enemy-fort'),
  ...boardFields,
});
type Input = z.output<typeof schema>;

const say = sayIn('sr');

/** The answer for programs. */
export interface SrAnswer {
  readonly legal: boolean;
  readonly cost: number;
  readonly points: number;
  readonly moves: readonly {
    readonly legal: boolean;
    readonly way: Way;
    readonly cost: number;
    readonly route: readonly string[] | null;
    readonly fails: readonly { readonly id: SrCheck; readonly rule: string }[];
    readonly uses: Limit | null;
  }[];
  readonly problems: readonly SrProblem[];
  readonly used: Used;
}

const ruleOf = (id: SrCheck): string => SR_CHECKS.find((check) => check.id === id)?.rule ?? '13.1';
const WAY_RULES: Readonly<Record<Way, string>> = {
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
      step(
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

function stepsOf({ moves, problems, start }: SrRun, input: Input): readonly Step[] {
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
    step(`end:${problem.check}:${problem.space}`, ruleOf(problem.check), problemText(problem, start)),
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

/** The checks that a move, the position after it or the card itself fails. */
const failedOf = ({ moves, problems }: SrRun, { previousWasSr }: Input): ReadonlySet<SrCheck> =>
  new Set([
    ...moves.flatMap(({ fails }) => fails),
    ...problems.map(({ check }) => check),
    ...(previousWasSr ? (['consecutive'] as const) : []),
  ]);

const BARS = SR_CHECKS.map((one): Bar<ReadonlySet<SrCheck>> => ({ ...one, stops: (failed) => failed.has(one.id) }));

/** The units that only the moves tell of, each with its space. */
const standing = ({ assumed, moves, start }: SrRun): Localised =>
  listOf(
    assumed.flatMap(({ space, face, designation, type: id }) => {
      const type = moves.find((judged) => judged.type.id === id)?.type;
      const name = type && boardUnitName({ type, face, designation }, start.data);
      return name ? [localised((lang) => `${name[lang]} · ${spaceName(start, space)}`)] : [];
    }),
  );

/**
 * The counters that the answer speaks of: those of the position, or, where it does not show what the moves tell of and
 * so is not the players' own, those that are moved.
 */
const counted = ({ assumed, moves, start }: SrRun) => oneEach(assumed.length ? moves : start.units);

function factsFor(input: Input, run: SrRun): readonly Fact[] {
  const used = (['british', 'russian', 'central'] as const).map((limit): Fact => {
    const n = { british: input.usedBritish, russian: input.usedRussian, central: input.usedCentral }[limit];
    return fact(say(`facts.${limit}`, { n }), ruleOf(LIMIT_CHECKS[limit]), n === 0);
  });
  return present(
    fact(say('facts.points', { points: input.points }), '9.3.2'),
    run.assumed.length > 0 && fact(say('facts.standing', { units: standing(run) }), '13.1.1', true),
    used,
    factsOf(run.start),
  );
}

function blocksOf(run: SrRun, input: Input, legal: boolean): readonly Block[] {
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
      legal ? '13.1.2' : input.previousWasSr ? '9.3.3' : '13.1',
    ),
    ...valuesBlock('moves', say('blocks.moves'), [...rows, ...ends]),
  ];
}

/** The face of each counter that the player has not said: that of the one which stands there (13.1.1). */
const takenFaces = ({ moves, start, assumed }: SrRun): readonly Taken[] =>
  moves.flatMap(({ given, face }, i): readonly Taken[] => {
    if (given.face !== undefined) return [];
    const field = `moves.${i}.face`;
    const isShown =
      given.from !== RESERVE && !assumed.some(({ space, type }) => space === given.from && type === given.type);
    return [isShown ? { field, value: face, from: spaceName(start, given.from) } : { field, value: face }];
  });

function evaluate(input: Input, data: PogData): Result<Evaluation<SrAnswer>, Refusal> {
  const prepared = setupOf(input, data);
  if (!prepared.ok) return prepared;
  const used: Used = { british: input.usedBritish, russian: input.usedRussian, central: input.usedCentral };
  const run = runMoves(
    { ...prepared.value.setup, portReading: input.portReading },
    input.units,
    input.moves,
    input.points,
    used,
    data,
    input,
  );
  if (!run.ok) return run;
  const { moves, problems, cost } = run.value;
  const { barred, free } = sortBars(BARS, failedOf(run.value, input));
  const legal = barred.length === 0;
  const answer: SrAnswer = {
    legal,
    cost,
    points: input.points,
    moves: moves.map(({ legal: fine, way, cost: price, route, fails, uses }) => ({
      legal: fine,
      way,
      cost: price,
      route: fine ? route : null,
      fails: fails.map((id) => ({ id, rule: ruleOf(id) })),
      uses,
    })),
    problems,
    used: run.value.used,
  };
  return ok({
    taken: takenFaces(run.value),
    facts: [...prepared.value.facts, ...factsFor(input, run.value)],
    steps: stepsOf(run.value, input),
    notApplied: barLines(free, (id) =>
      say(`not.${id}${id === 'montenegro' && input.montenegroReading === 'reserve' ? 'Reserve' : ''}`),
    ),
    outcome: { blocks: blocksOf(run.value, input, legal), data: answer },
    open: [...openOf(run.value, input), ...moreThanCounters(counted(run.value))],
  });
}

/**
 * Strategic Redeployment with one card (13.1, 13.2, 9.3): for each move whether it is legal, by land, by sea or through
 * the Reserve Box, with the route or every rule against it; the points; stacking and sieges at the end. Moves are
 * judged in order, each after the legal ones before it.
 */
export const strategicRedeployment = calculator({
  id: 'paths-of-glory/sr',
  game: 'paths-of-glory',
  tables: [],
  modifiers: [{ list: BARS, per: 'part' }],
  schema,
  evaluate,
});
