import * as z from 'zod';
import { calculator } from '@/lib/calc/calculator';
import { text, type Block, type Evaluation, type Refusal, type Step, type ValueRow } from '@/lib/calc/evaluation';
import { present, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { fieldsOf } from '@/lib/calc/fields-of';
import { fail, ok, type Result } from '@/lib/core/result';
import { moreThanCounters, oneEach } from '@/lib/games/paths-of-glory/counters';
import { attritionOf, keeperOf, type Attrition } from '@/lib/games/paths-of-glory/supply/attrition';
import { boardFields, PORT_READINGS, setupOf } from '@/lib/games/paths-of-glory/board/input';
import { boardOf, spaceAt, type Board } from '@/lib/games/paths-of-glory/board/state';
import {
  boardUnitName,
  listOf,
  pathText,
  spaceName,
  spacesList,
  unitInSpace,
} from '@/lib/games/paths-of-glory/board/words';
import type { PogData, Side, Space } from '@/lib/games/paths-of-glory/data';
import { sourceRule } from '@/lib/games/paths-of-glory/sources';
import { isAlwaysSupplied, supplyOf, type Supply, type SupplyPath } from '@/lib/games/paths-of-glory/supply/trace';
import { failures, type Failure } from '@/lib/games/paths-of-glory/supply/failure';
import {
  decidingRule,
  effectsOn,
  factsOf,
  failureText,
  notAppliedOf,
  openOf,
  stepsOf,
  type SourcesOf,
  type Traced,
} from '@/lib/games/paths-of-glory/supply/ledger';
import { threatsOf, type Threat } from '@/lib/games/paths-of-glory/supply/threats';

const field = fieldsOf('supply');

const schema = z.strictObject({
  ...boardFields,
  focus: field.as(z.string().min(1).max(80).optional(), 'focus', '14.1.2', { control: 'space' }),
  portReading: field.reading('portReading', '14.1.4', PORT_READINGS, 'port-with-enemy-fort'),
});
type Input = z.output<typeof schema>;

/** The answer for programs: every unit, every threat, and what the Attrition Phase would do. */
export interface SupplyAnswer {
  readonly units: readonly {
    readonly id: string;
    readonly space: string;
    readonly type: string;
    readonly side: Side;
    readonly inSupply: boolean;
    readonly attritionSafe: boolean;
    readonly distant: boolean;
    readonly path: SupplyPath | null;
    readonly failure: Failure | null;
  }[];
  readonly threats: readonly { readonly space: string; readonly side: Side; readonly units: readonly string[] }[];
  readonly attrition: {
    readonly eliminated: readonly string[];
    readonly turning: Readonly<Record<Side, readonly string[]>>;
  };
  /** which side controls each space, for the map */
  readonly control: Readonly<Record<string, Side>>;
}

/** What the answer is about: all units, those of one space or one unit, or an empty space. */
interface Focus {
  readonly subjects: readonly Traced[];
  readonly given: boolean;
  readonly space: Space | undefined;
}

function focusOf(focus: string | undefined, all: readonly Traced[], board: Board): Result<Focus, Refusal> {
  if (focus === undefined) return ok({ subjects: all, given: false, space: undefined });
  const node = board.network.graph.index.get(focus);
  const subjects = all.filter(({ unit }) => unit.id === focus || unit.space === focus);
  const space = node !== undefined && node < board.network.spaces.length ? spaceAt(board, node) : undefined;
  if (!subjects.length && !space)
    return fail({
      code: 'invalid-input',
      field: 'focus',
      given: focus,
      text: text('supply.refused.focus', { given: focus }),
    });
  return ok({ subjects, given: true, space: subjects.length ? undefined : space });
}

const sourcesOf =
  (supply: Supply): SourcesOf =>
  ({ unit }) => {
    const { sources, roots } = supply.classOf(unit.type);
    const { spaces, graph } = supply.board.network;
    const all = spaces.filter((space) => space.supply.includes(sources)).map(({ id }) => id);
    const open = roots.map((node) => graph.ids[node] ?? '');
    return { open, closed: all.filter((id) => !open.includes(id)), rule: sourceRule(sources, open[0] ?? all[0] ?? '') };
  };

function verdictOf({ subjects, given }: Focus, board: Board): Block {
  const out = subjects.filter(({ inSupply }) => !inSupply);
  const [first] = out;
  const reason = first?.failure ? failureText(first.failure, board) : text('supply.failure.none');
  const [only] = subjects;
  const rule = given && only && subjects.length === 1 ? decidingRule(only) : '14.1.2';
  const key = out.length
    ? given && subjects.length === 1
      ? 'unitOut'
      : 'out'
    : given && subjects.length === 1
      ? 'unitIn'
      : 'in';
  return verdictBlock(
    text(`supply.verdict.${key}`, { out: out.length, units: subjects.length, reason }),
    out.length ? 'no' : 'yes',
    rule,
  );
}

function unitBlocks({ subjects, given }: Focus, board: Board): readonly Block[] {
  const out = subjects.filter(({ inSupply }) => !inSupply);
  const broken = out.flatMap(({ unit, failure }): readonly ValueRow[] => {
    const stop: ValueRow = valueRow(
      text('supply.name', { name: unitInSpace(unit, board) }),
      failure ? failureText(failure, board) : text('supply.failure.none'),
      failure?.rule ?? '14.1.2',
    );
    return given && failure?.remedies.length
      ? [stop, valueRow(text('supply.blocks.remedy'), spacesList(board, failure.remedies), '14.1.2')]
      : [stop];
  });
  const lines = given
    ? subjects.flatMap((traced): readonly ValueRow[] =>
        traced.path
          ? [
              valueRow(
                text('supply.name', { name: unitInSpace(traced.unit, board) }),
                pathText(board, traced.path),
                decidingRule(traced),
              ),
            ]
          : [],
      )
    : [];
  const effects = effectsOn(out).map(({ id, rule }): ValueRow =>
    valueRow(text(`supply.effects.labels.${id}`), text(`supply.effects.${id}`), rule),
  );
  return present(
    broken.length
      ? valuesBlock('unsupplied', text(given ? 'supply.blocks.stops' : 'supply.blocks.unsupplied'), broken)
      : [],
    lines.length ? valuesBlock('lines', text('supply.blocks.lines'), lines) : [],
    effects.length ? valuesBlock('effects', text('supply.blocks.effects'), effects) : [],
  );
}

function threatBlocks(threats: readonly Threat[], { subjects, given }: Focus, board: Board): readonly Block[] {
  const mine = new Set(subjects.map(({ unit }) => unit.id));
  const shown = given ? threats.filter(({ units }) => units.some(({ id }) => mine.has(id))) : threats;
  if (!shown.length) return [];
  const rows = shown.map(({ space, units }): ValueRow =>
    valueRow(
      text('supply.name', { name: spaceName(board, space) }),
      text('supply.name', {
        name: listOf(
          units.map((unit) => boardUnitName(unit, board.data)),
          6,
        ),
      }),
      '14.1.3',
    ),
  );
  return valuesBlock('threats', text('supply.blocks.threats'), rows);
}

function attritionBlocks({ eliminated, turning }: Attrition, board: Board): readonly Block[] {
  const dead: readonly ValueRow[] = eliminated.length
    ? [
        valueRow(
          text('supply.attrition.eliminated', { n: eliminated.length }),
          text('supply.name', {
            name: listOf(
              eliminated.map(({ unit }) => unitInSpace(unit, board)),
              12,
            ),
          }),
          '14.3.5',
        ),
      ]
    : [];
  const spaces = (['allied', 'central'] as const).flatMap((side): readonly ValueRow[] =>
    turning[side].length
      ? [
          valueRow(
            text(`supply.attrition.${side}`, { n: turning[side].length }),
            spacesList(board, turning[side]),
            '14.3.6',
          ),
        ]
      : [],
  );
  const rows = [...dead, ...spaces];
  return rows.length ? valuesBlock('attrition', text('supply.blocks.attrition'), rows) : [];
}

/** An empty space in focus: whether its side keeps it in the Attrition Phase, and by whose line (14.3.6). */
function spaceAnswer(
  space: Space,
  supply: Supply,
  turns: boolean,
): { readonly blocks: readonly Block[]; readonly steps: readonly Step[]; readonly imagined: boolean } {
  const { board } = supply;
  const node = board.network.graph.index.get(space.id) ?? -1;
  const keeper = keeperOf(supply, node);
  const fort = (board.forts[node] ?? 0) > 0;
  const key = fort
    ? 'fort'
    : keeper === undefined
      ? 'untested'
      : !keeper
        ? 'turns'
        : isAlwaysSupplied(keeper.type)
          ? 'senussi'
          : 'kept';
  const nation = keeper
    ? (board.data.units.nations.find(({ id }) => id === keeper.type.nation)?.name ?? keeper.type.nation)
    : '';
  const params = { space: space.name, nation, path: keeper?.path ? pathText(board, keeper.path) : space.name };
  return {
    blocks: [verdictBlock(text(`supply.space.${key}`, params), turns ? 'no' : 'neutral', '14.3.6')],
    steps: [step('space', '14.3.6', text(`supply.space.${key}`, params))],
    imagined: key === 'kept' || key === 'senussi' || key === 'turns',
  };
}

function answerOf(
  traced: readonly Traced[],
  threats: readonly Threat[],
  { eliminated, turning }: Attrition,
  board: Board,
): SupplyAnswer {
  return {
    units: traced.map(({ unit, inSupply, attritionSafe, distant, path, failure }) => ({
      id: unit.id,
      space: unit.space,
      type: unit.type.id,
      side: unit.side,
      inSupply,
      attritionSafe,
      distant,
      path,
      failure,
    })),
    threats: threats.map(({ space, side, units }) => ({ space, side, units: units.map(({ id }) => id) })),
    attrition: { eliminated: eliminated.map(({ unit }) => unit.id), turning },
    control: Object.fromEntries(board.network.spaces.map(({ id }, node) => [id, board.control[node] ?? 'allied'])),
  };
}

function evaluate(input: Input, data: PogData): Result<Evaluation<SupplyAnswer>, Refusal> {
  const prepared = setupOf(input, data);
  if (!prepared.ok) return prepared;
  const laid = boardOf({ ...prepared.value.setup, portReading: input.portReading }, data);
  if (!laid.ok) return laid;
  const board = laid.value;
  const supply = supplyOf(board);
  const failureOf = failures(supply);
  const traced = supply
    .units()
    .map((found): Traced => ({ ...found, failure: found.inSupply ? null : failureOf(found.unit) }));
  const focus = focusOf(input.focus, traced, board);
  if (!focus.ok) return focus;
  const { subjects, given, space } = focus.value;
  const threats = threatsOf(supply);
  const attrition = attritionOf(supply);
  const turned = attrition.turning.allied.length + attrition.turning.central.length;
  const about = space
    ? spaceAnswer(space, supply, [...attrition.turning.allied, ...attrition.turning.central].includes(space.id))
    : undefined;
  const blocks = about
    ? about.blocks
    : [verdictOf(focus.value, board), ...unitBlocks(focus.value, board), ...threatBlocks(threats, focus.value, board)];
  return ok({
    facts: [...prepared.value.facts, ...factsOf(board)],
    steps: about ? about.steps : stepsOf(subjects, given, board, sourcesOf(supply)),
    notApplied: notAppliedOf(subjects, given, supply),
    outcome: {
      blocks: given && !space ? blocks : [...blocks, ...attritionBlocks(attrition, board)],
      data: answerOf(traced, threats, attrition, board),
    },
    open: [
      ...openOf(subjects, board, about ? about.imagined : !given && turned > 0),
      ...moreThanCounters(oneEach(board.units)),
    ],
  });
}

/**
 * Supply on the real map (14.1 to 14.3): for every unit whether it is in supply, the line or the link that fails; the
 * single spaces whose loss would cut units off; and what the Attrition Phase would do. Positions that the rules do not
 * allow are refused with the field and the rule.
 */
export const supply = calculator({
  id: 'paths-of-glory/supply',
  game: 'paths-of-glory',
  tables: [],
  schema,
  evaluate,
});
