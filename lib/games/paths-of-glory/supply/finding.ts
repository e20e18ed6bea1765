import { text, type Fact, type Refusal } from '@/lib/calc/evaluation';
import type { Refused } from '@/lib/calc/refusal';
import { fail, ok, type Result } from '@/lib/core/result';
import { setupOf } from '@/lib/games/paths-of-glory/board/input';
import { boardOf, spaceAt, type Board } from '@/lib/games/paths-of-glory/board/state';
import type { PogData, Side, Space } from '@/lib/games/paths-of-glory/data';
import { attritionOf, keeperOf, type Attrition, type Keeper } from '@/lib/games/paths-of-glory/supply/attrition';
import { failures, type Failure } from '@/lib/games/paths-of-glory/supply/failure';
import type { SupplyInput } from '@/lib/games/paths-of-glory/supply/fields';
import type { LedgerUnit } from '@/lib/games/paths-of-glory/supply/ledger';
import { threatsOf, type Threat } from '@/lib/games/paths-of-glory/supply/threats';
import { supplyOf, type Supply, type SupplyPath } from '@/lib/games/paths-of-glory/supply/trace';

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
export interface Focus {
  readonly subjects: readonly LedgerUnit[];
  readonly given: boolean;
  readonly space: Space | undefined;
}

function focusOf(focus: string | undefined, all: readonly LedgerUnit[], board: Board): Result<Focus, Refusal> {
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

/** A position traced for supply, and what the answer is about. */
export interface SupplyFinding {
  readonly supply: Supply;
  /** what the preset and its changes say of the position */
  readonly position: readonly Fact[];
  readonly traced: readonly LedgerUnit[];
  readonly focus: Focus;
  readonly threats: readonly Threat[];
  readonly attrition: Attrition;
  /** what keeps an empty space in focus for its side */
  readonly keeper: Keeper | null | undefined;
}

export function settleSupply(input: SupplyInput, data: PogData): SupplyFinding | Refused {
  const prepared = setupOf(input, data);
  if (!prepared.ok) return prepared;
  const { setup, facts } = prepared.value;
  const laid = boardOf({ ...setup, portReading: input.portReading }, data);
  if (!laid.ok) return laid;
  const supply = supplyOf(laid.value);
  const failureOf = failures(supply);
  const traced = supply
    .units()
    .map((found): LedgerUnit => ({ ...found, failure: found.inSupply ? null : failureOf(found.unit) }));
  const focus = focusOf(input.focus, traced, laid.value);
  if (!focus.ok) return focus;
  const { space } = focus.value;
  return {
    supply,
    position: facts,
    traced,
    focus: focus.value,
    threats: threatsOf(supply),
    attrition: attritionOf(supply),
    keeper: space && keeperOf(supply, laid.value.network.graph.index.get(space.id) ?? -1),
  };
}

export function answerOf({ supply: { board }, traced, threats, attrition }: SupplyFinding): SupplyAnswer {
  const { eliminated, turning } = attrition;
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
