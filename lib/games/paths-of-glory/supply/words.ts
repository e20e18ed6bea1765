import {
  text,
  type Block,
  type Fact,
  type NotApplied,
  type OpenPoint,
  type Step,
  type Text,
  type ValueRow,
} from '@/lib/calc/evaluation';
import { present, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import type { Board } from '@/lib/games/paths-of-glory/board/state';
import {
  boardUnitName,
  listOf,
  pathText,
  spaceName,
  spacesList,
  unitInSpace,
} from '@/lib/games/paths-of-glory/board/words';
import { moreThanCounters, oneEach } from '@/lib/games/paths-of-glory/counters';
import type { Space } from '@/lib/games/paths-of-glory/data';
import { sourceRule } from '@/lib/games/paths-of-glory/sources';
import type { Attrition } from '@/lib/games/paths-of-glory/supply/attrition';
import type { Focus, SupplyFinding } from '@/lib/games/paths-of-glory/supply/finding';
import {
  decidingRule,
  effectsOn,
  failureText,
  factsOf as boardFacts,
  notAppliedOf as provisionsNot,
  openOf as rulingsOf,
  stepsOf as tracingSteps,
  type SourcesOf,
} from '@/lib/games/paths-of-glory/supply/ledger';
import type { Threat } from '@/lib/games/paths-of-glory/supply/threats';
import { isAlwaysSupplied, type Supply } from '@/lib/games/paths-of-glory/supply/trace';

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

/** What an empty space in focus comes to in the Attrition Phase, and whether a unit was imagined there to tell. */
interface SpaceVerdict {
  readonly said: Text;
  readonly imagined: boolean;
}

/** An empty space in focus: whether its side keeps it in the Attrition Phase, and by whose line (14.3.6). */
function spaceVerdict(space: Space, { supply: { board }, keeper }: SupplyFinding): SpaceVerdict {
  const node = board.network.graph.index.get(space.id) ?? -1;
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
    said: text(`supply.space.${key}`, params),
    imagined: key === 'kept' || key === 'senussi' || key === 'turns',
  };
}

/** The spaces that the Attrition Phase turns. */
const turned = ({ turning }: Attrition): readonly string[] => [...turning.allied, ...turning.central];

export const factsOf = ({ position, supply }: SupplyFinding): readonly Fact[] => [
  ...position,
  ...boardFacts(supply.board),
];

export function stepsOf(finding: SupplyFinding): readonly Step[] {
  const { supply, focus } = finding;
  const { space, subjects, given } = focus;
  return space
    ? [step('space', '14.3.6', spaceVerdict(space, finding).said)]
    : tracingSteps(subjects, given, supply.board, sourcesOf(supply));
}

export const notAppliedOf = ({ supply, focus: { subjects, given } }: SupplyFinding): readonly NotApplied[] =>
  provisionsNot(subjects, given, supply);

export function blocksOf(finding: SupplyFinding): readonly Block[] {
  const { supply, focus, threats, attrition } = finding;
  const { board } = supply;
  const { space, given } = focus;
  if (space) {
    const tone = turned(attrition).includes(space.id) ? 'no' : 'neutral';
    return [verdictBlock(spaceVerdict(space, finding).said, tone, '14.3.6'), ...attritionBlocks(attrition, board)];
  }
  return present(
    verdictOf(focus, board),
    unitBlocks(focus, board),
    threatBlocks(threats, focus, board),
    !given && attritionBlocks(attrition, board),
  );
}

export function openOf(finding: SupplyFinding): readonly OpenPoint[] {
  const { supply, focus, attrition } = finding;
  const { space, subjects, given } = focus;
  const imagined = space ? spaceVerdict(space, finding).imagined : !given && turned(attrition).length > 0;
  return [...rulingsOf(subjects, supply.board, imagined), ...moreThanCounters(oneEach(supply.board.units))];
}
