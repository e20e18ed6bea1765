import { openPassage } from '@/lib/board/graph/passage';
import { reach } from '@/lib/board/graph/reach';
import { isReached } from '@/lib/board/graph/search';
import { text, type Fact, type NotApplied, type OpenPoint, type Step, type Text } from '@/lib/calc/evaluation';
import { fact, notApplied, present, step } from '@/lib/calc/ledger';
import type { Rule } from '@/lib/core/rule';
import { spaceAt, unitsIn, type Board } from '@/lib/games/paths-of-glory/board/state';
import { listOf, pathText, spaceName, spacesList, unitInSpace } from '@/lib/games/paths-of-glory/board/words';
import {
  ON_RUSSIAN_LINES,
  type Privilege,
  type Supply,
  type UnitSupply,
} from '@/lib/games/paths-of-glory/supply/trace';
import type { Failure } from '@/lib/games/paths-of-glory/supply/failure';
import { isMefSpace, RUSSIANS_AFTER_BREST } from '@/lib/games/paths-of-glory/geography/lands';
import { isBesiegersPort, STRAITS } from '@/lib/games/paths-of-glory/supply/view';

/** A unit with everything that the ledger says about it. */
export interface LedgerUnit extends UnitSupply {
  readonly failure: Failure | null;
}

/**
 * A provision of the supply rules: it is in the ledger as a step for the units that it concerns, else as not applied.
 */
export interface Provision {
  readonly id: string;
  readonly rule: Rule;
  readonly concerns: (traced: LedgerUnit, board: Board) => boolean;
}

const passes = ({ path }: Pick<LedgerUnit, 'path'>, test: (space: string) => boolean): boolean =>
  path?.spaces.slice(1).some(test) ?? false;
const nodeOf = (board: Board, id: string): number => board.network.graph.index.get(id) ?? -1;

function mustGo({ unit }: LedgerUnit, board: Board): boolean {
  if (unit.type.nation !== 'russia' || !board.events.has('treaty-of-brest-litovsk')) return false;
  const abroad = !RUSSIANS_AFTER_BREST.has(spaceAt(board, unit.node).nation ?? '');
  return abroad || unitsIn(board, unit.space).some(({ type }) => type.nation !== 'russia');
}

export const PROVISIONS: readonly Provision[] = [
  { id: 'always', rule: '14.1.5', concerns: ({ privilege }) => privilege === 'always' },
  { id: 'serbs', rule: '14.1.6', concerns: ({ privilege }) => privilege === 'serbs-at-home' },
  { id: 'greeks', rule: '9.5.2.4', concerns: ({ privilege }) => privilege === 'neutral' },
  { id: 'land', rule: '14.1.2', concerns: ({ path }) => path !== null && path.sea === null },
  { id: 'sea', rule: '14.1.4', concerns: ({ path }) => path?.sea != null },
  {
    id: 'siege',
    rule: '15.2.2',
    concerns: (traced, board) => passes(traced, (id) => board.control[nodeOf(board, id)] !== traced.unit.side),
  },
  {
    id: 'ownFort',
    rule: '14.1.2',
    concerns: ({ failure }) => failure?.reason === 'own-fort-besieged' && failure.rule === '14.1.2',
  },
  { id: 'dotted', rule: '11.1.4', concerns: ({ failure }) => failure?.reason === 'dotted' },
  {
    id: 'portBesieged',
    rule: '14.1.4',
    concerns: ({ failure }) => failure?.reason === 'own-fort-besieged' && failure.rule === '14.1.4',
  },
  {
    id: 'portsCentral',
    rule: '14.1.4.1',
    concerns: ({ unit, failure }) => failure?.reason === 'port-country' && unit.side === 'central',
  },
  {
    id: 'portsAllied',
    rule: '14.1.4.2',
    concerns: ({ unit, failure }) => failure?.reason === 'port-country' && unit.side === 'allied',
  },
  {
    id: 'straits',
    rule: '14.1.4.2',
    concerns: ({ path, failure }) => failure?.reason === 'straits' || (path?.sea?.includes(STRAITS.port) ?? false),
  },
  {
    id: 'beachhead',
    rule: '9.2.7.1',
    concerns: ({ path, failure }, board) =>
      failure?.reason === 'beachhead-army' ||
      (path?.sea?.some((id) => isMefSpace(spaceAt(board, nodeOf(board, id)))) ?? false),
  },
  {
    id: 'salonika',
    rule: '14.2.3',
    concerns: ({ unit, path }) => unit.type.nation === 'serbia' && path?.spaces.at(-1) === 'salonika',
  },
  { id: 'medina', rule: '14.1.8', concerns: ({ inSupply, attritionSafe }) => !inSupply && attritionSafe },
  { id: 'distant', rule: '17.1.4.1', concerns: ({ distant }) => distant },
  { id: 'brest', rule: '16.4.9', concerns: mustGo },
];

/** "The line stops at Sedan, which the enemy controls (…)" */
export function failureText(failure: Failure, board: Board): Text {
  const [first = '', second = ''] = failure.at;
  return text(`supply.failure.${failure.reason}`, { space: spaceName(board, first), other: spaceName(board, second) });
}

const PRIVILEGES: Readonly<Record<Privilege, Rule>> = {
  always: '14.1.5',
  'serbs-at-home': '14.1.6',
  neutral: '9.5.2.4',
};

/** The rule that decides whether a unit is in supply: of the link that fails, of its privilege, or of its line. */
export function decidingRule({ failure, privilege, path }: LedgerUnit): Rule {
  if (failure) return failure.rule;
  if (privilege) return PRIVILEGES[privilege];
  return path?.sea ? '14.1.4' : '14.1.2';
}

interface Effect {
  readonly id: string;
  readonly rule: Rule;
  /** of which units out of supply it speaks; of all where it is not said */
  readonly of?: (unit: Pick<UnitSupply, 'attritionSafe'>) => boolean;
}

const EFFECTS: readonly Effect[] = [
  { id: 'activation', rule: '14.3.1' },
  { id: 'sr', rule: '14.3.2' },
  { id: 'entrench', rule: '14.3.3' },
  { id: 'cards', rule: '14.3.4' },
  { id: 'attrition', rule: '14.3.5', of: ({ attritionSafe }) => !attritionSafe },
  { id: 'spared', rule: '14.1.8', of: ({ attritionSafe }) => attritionSafe },
];

/** What units that are out of supply cannot do, and what becomes of them (14.3): the Turks in Medina live (14.1.8). */
export const effectsOn = (out: readonly UnitSupply[]): readonly Effect[] =>
  out.length ? EFFECTS.filter(({ of }) => !of || out.some(of)) : [];

const names = (units: readonly LedgerUnit[], board: Board) =>
  listOf(
    units.map(({ unit }) => unitInSpace(unit, board)),
    4,
  );

function failureSteps(traced: LedgerUnit, board: Board): readonly Step[] {
  const { unit, failure } = traced;
  if (!failure) return [];
  const params = {
    unit: unitInSpace(unit, board),
    reason: failureText(failure, board),
    path: pathText(board, failure.path),
    blocks: failure.blocks,
  };
  const steps: Step[] = [step(`failure:${unit.id}`, failure.rule, text('supply.step.failure', params))];
  if (failure.remedies.length) {
    steps.push(
      step(
        `remedy:${unit.id}`,
        '14.1.2',
        text('supply.step.remedy', { spaces: spacesList(board, failure.remedies), n: failure.remedies.length }),
      ),
    );
  }
  return steps;
}

function sourceSteps(
  { unit }: LedgerUnit,
  board: Board,
  sources: { readonly open: readonly string[]; readonly closed: readonly string[]; readonly rule: Rule },
): Step {
  const params = {
    unit: unitInSpace(unit, board),
    open: spacesList(board, sources.open),
    closed: spacesList(board, sources.closed),
    lost: sources.closed.length,
    usable: sources.open.length,
  };
  return step(`sources:${unit.id}`, sources.rule, text('supply.step.sources', params));
}

export type SourcesOf = (traced: LedgerUnit) => {
  readonly open: readonly string[];
  readonly closed: readonly string[];
  readonly rule: Rule;
};

/**
 * The derivation: the sources of the units in focus, the provisions that concern units, and where each broken line
 * stops.
 */
export function stepsOf(
  subjects: readonly LedgerUnit[],
  focused: boolean,
  board: Board,
  sourcesOf: SourcesOf,
): readonly Step[] {
  const out = subjects.filter(({ inSupply }) => !inSupply);
  const count: Step = step('count', '14.1.1', text('supply.step.count', { units: subjects.length, out: out.length }));
  const sources = focused
    ? subjects
        .filter(({ privilege }) => privilege === null)
        .map((traced) => sourceSteps(traced, board, sourcesOf(traced)))
    : [];
  const provisions = PROVISIONS.flatMap(({ id, rule, concerns }): readonly Step[] => {
    const found = subjects.filter((traced) => concerns(traced, board));
    return found.length
      ? [step(id, rule, text(`supply.step.${id}`, { units: names(found, board), n: found.length }))]
      : [];
  });
  const paths = focused
    ? subjects.flatMap((traced): readonly Step[] => {
        const { unit, path } = traced;
        return path
          ? [
              step(
                `path:${unit.id}`,
                decidingRule(traced),
                text('supply.step.path', { unit: unitInSpace(unit, board), path: pathText(board, path) }),
              ),
            ]
          : [];
      })
    : [];
  const effects = focused
    ? effectsOn(out).map(({ id, rule }): Step => step(`effect:${id}`, rule, text(`supply.effects.${id}`)))
    : [];
  return [
    count,
    ...sources,
    ...provisions,
    ...paths,
    ...out.flatMap((traced) => failureSteps(traced, board)),
    ...effects,
  ];
}

/**
 * Why the sea does not serve a unit in focus: a line overland exists, no open port is within reach, or none beyond the
 * sea leads on.
 */
function whyNotBySea({ unit, path, privilege }: LedgerUnit, supply: Supply): string {
  if (privilege) return 'seaPrivilege';
  if (path) return 'seaLand';
  const { view, side } = supply.classOf(unit.type);
  return isReached(reach(openPassage(view, unit.node), [unit.node]), supply.board.network.sea[side])
    ? 'seaFar'
    : 'seaUnreached';
}

/** The provisions that concern none of the units, each with the condition that failed. */
export function notAppliedOf(subjects: readonly LedgerUnit[], focused: boolean, supply: Supply): readonly NotApplied[] {
  const [only] = subjects;
  return PROVISIONS.filter(({ concerns }) => !subjects.some((traced) => concerns(traced, supply.board))).map(
    ({ id, rule }) => {
      const why = id === 'sea' && focused && only && subjects.length === 1 ? whyNotBySea(only, supply) : id;
      return notApplied(id, rule, text(`supply.not.${why}`));
    },
  );
}

/** Sieges, destroyed forts, the Beachhead and spaces held by the ANA alone, as the position has them. */
export function factsOf(board: Board): readonly Fact[] {
  const where = (test: (node: number) => boolean): readonly string[] =>
    board.network.spaces.filter((_, node) => test(node)).map(({ id }) => id);
  const besieged = where((node) => board.besieged[node] ?? false);
  const destroyed = where((node) => (board.network.spaces[node]?.fort ?? 0) > 0 && board.forts[node] === 0);
  const lent = where((node) => board.lent[node] ?? false);
  const held = (key: string, spaces: readonly string[], rule: Rule): Fact | false =>
    spaces.length > 0 && fact(text(`supply.facts.${key}`, { spaces: spacesList(board, spaces) }), rule);
  return present(
    held('besieged', besieged, '15.2.1'),
    held('destroyed', destroyed, '15.1.7'),
    held('beachhead', board.beachhead ? [board.beachhead] : [], '9.5.3.5'),
    held('ana', lent, '11.1.14'),
  );
}

/** Rulings that the answer rests on; `imagined` where it tests spaces with units that are not there (14.3.6). */
export function openOf(subjects: readonly LedgerUnit[], board: Board, imagined: boolean): readonly OpenPoint[] {
  const minors = subjects.some(
    ({ unit, path }) =>
      ON_RUSSIAN_LINES.has(unit.type.nation) &&
      board.network.spaces[nodeOf(board, path?.spaces.at(-1) ?? '')]?.nation === 'russia',
  );
  const tsarFell = board.events.has('fall-of-the-tsar');
  const beyondCaucasus = subjects.some(
    (traced) =>
      traced.unit.type.nation === 'russia' &&
      (tsarFell || traced.unit.type.kind === 'army') &&
      spaceAt(board, traced.unit.node).region === 'near-east' &&
      passes(traced, (id) => id === 'caucasus'),
  );
  const enemyFortPort = subjects.some(({ unit }) =>
    board.network.spaces.some((_, node) => isBesiegersPort(board, unit.side, node)),
  );
  const besiegedSource = board.network.spaces.some(({ supply }, node) => supply.length > 0 && board.besieged[node]);
  return present(
    minors && { text: text('supply.open.russianLines'), rule: '14.1.2', dispute: 'russian-dotted-lines-supply' },
    beyondCaucasus && { text: text('supply.open.tsar'), rule: '11.3.2', dispute: 'supply-across-caucasus' },
    besiegedSource && { text: text('supply.open.besiegedSource'), rule: '14.2', dispute: 'besieged-own-source' },
    enemyFortPort && {
      text: text(`supply.open.enemyFortPort.${board.portReading}`),
      rule: '14.1.4',
      dispute: 'port-with-enemy-fort',
    },
    imagined && { text: text('supply.open.imagined'), rule: '14.3.6', dispute: 'attrition-imagined-unit' },
  );
}
