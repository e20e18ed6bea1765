import { nodeOf } from '@/lib/board/graph/named';
import { text, type Refusal } from '@/lib/calc/evaluation';
import { illegal } from '@/lib/calc/refusal';
import { fail, ok, type Result } from '@/lib/core/result';
import type { BoardEvent, BoardSetup, PortReading } from '@/lib/games/paths-of-glory/board/input';
import type { PogData, Side, Space } from '@/lib/games/paths-of-glory/data';
import type { Counter } from '@/lib/games/paths-of-glory/combat/forces';
import { canBesiege } from '@/lib/games/paths-of-glory/siege/force';
import { sideOfNation } from '@/lib/games/paths-of-glory/sides';
import { networkOf, type Network } from '@/lib/games/paths-of-glory/board/network';
import { standsAgainst } from '@/lib/games/paths-of-glory/geography/judge';
import { isLimitedGreece, isMefSpace, isNeutral, OPENED_BY } from '@/lib/games/paths-of-glory/geography/lands';

/** A counter on the map. */
export interface BoardUnit extends Counter {
  /** "cambrai/ge-army/3"; twins in one space are told apart by "#2" */
  readonly id: string;
  readonly node: number;
  readonly space: string;
  readonly side: Side;
  readonly designation: string | undefined;
}

/** A position that the rules allow. Lists by node follow the network's nodes. */
export interface Board {
  readonly data: PogData;
  readonly network: Network;
  readonly events: ReadonlySet<BoardEvent>;
  readonly units: readonly BoardUnit[];
  readonly control: readonly Side[];
  /** spaces of the other side that are Allied only while the ANA corps is there (11.1.14) */
  readonly lent: readonly boolean[];
  /** Loss Factor of the fort that stands there, 0 where there is none or it is destroyed */
  readonly forts: readonly number[];
  /** forts under siege (15.2.1) */
  readonly besieged: readonly boolean[];
  /**
   * spaces that no unit may enter: a neutral nation's (11.1.11), Greek units' under the limited entry (9.5.2.4), MEF
   * spaces without the marker (11.1.10)
   */
  readonly barred: readonly (Barred | null)[];
  readonly beachhead: string | null;
  readonly portReading: PortReading;
}

export type Barred = 'neutral' | 'greek' | 'mef';

export const enemyOf = (side: Side): Side => (side === 'allied' ? 'central' : 'allied');

const unknown = (field: string, given: string, key: 'space' | 'unit'): Result<never, Refusal> =>
  fail({ code: 'invalid-input', field, given, text: text(`supply.refused.${key}`, { given }) });

function placeUnits(setup: BoardSetup, data: PogData, network: Network): Result<readonly BoardUnit[], Refusal> {
  const taken = new Map<string, number>();
  const units: BoardUnit[] = [];
  const types = new Map(data.units.types.map((type) => [type.id, type]));
  for (const { space, type: typeId, face, designation } of setup.units) {
    const type = types.get(typeId);
    if (!network.graph.index.has(space)) return unknown('units', space, 'space');
    const side = type && sideOfNation(type.nation, data);
    if (!type || !side) return unknown(`units.${space}`, typeId, 'unit');
    const name = designation ? `${space}/${typeId}/${designation}` : `${space}/${typeId}`;
    const n = (taken.get(name) ?? 0) + 1;
    taken.set(name, n);
    units.push({
      id: n > 1 ? `${name}#${n}` : name,
      node: nodeOf(network.graph, space),
      space,
      side,
      type,
      face,
      designation: designation ?? undefined,
    });
  }
  return ok(units);
}

/** The forts that stand: a space that the enemy of its first owner controls has lost its fort (15.1.9). */
function fortsOf(setup: BoardSetup, network: Network): readonly number[] {
  const destroyed = new Set(setup.destroyed);
  return network.spaces.map(({ id, fort, side }) =>
    fort === null || destroyed.has(id) || (setup.control[id] ?? side) !== side ? 0 : fort,
  );
}

interface SpaceState {
  readonly control: Side;
  readonly lent: boolean;
  readonly besieged: boolean;
  readonly barred: Barred | null;
}

interface Standing {
  readonly network: Network;
  readonly setup: BoardSetup;
  readonly events: ReadonlySet<BoardEvent>;
  readonly forts: readonly number[];
  readonly at: readonly (readonly BoardUnit[])[];
}

/** What the units in a space do to it, or why they cannot stand there. */
function settle(space: Space, node: number, { setup, events, forts, at }: Standing): Result<SpaceState, Refusal> {
  const fort = forts[node] ?? 0;
  const units = at[node] ?? [];
  const owner = setup.control[space.id] ?? space.side;
  const [first] = units;
  const named = { space: space.name };
  const neutral = isNeutral(space, events);
  const listed = setup.besieged.includes(space.id);
  if (neutral && (first || space.id in setup.control))
    return illegal(
      first ? `units.${space.id}` : `control.${space.id}`,
      space.id,
      text('supply.refused.neutral', named),
      '11.1.11',
    );
  if (listed && !fort)
    return illegal(
      'besieged',
      space.id,
      text('supply.refused.noFort', named),
      setup.control[space.id] ? '15.1.9' : '15.2.1',
    );
  const greek = isLimitedGreece(events) && units.some(({ type }) => type.nation === 'greece');
  if (greek && units.some(({ type }) => type.nation !== 'greece'))
    return illegal(`units.${space.id}`, space.id, text('supply.refused.greeks', named), '9.5.2.4');
  if (units.some(({ side }) => side !== first?.side))
    return illegal(`units.${space.id}`, space.id, text('supply.refused.bothSides', named), '10.1.3');
  const besiegers = fort && first && first.side !== owner ? units : [];
  if (listed && first && !besiegers.length)
    return illegal('besieged', space.id, text('supply.refused.insideSiege', named), '10.1.3');
  const force = {
    armies: besiegers.filter(({ type }) => type.kind === 'army').length,
    corps: besiegers.filter(({ type }) => type.kind === 'corps').length,
  };
  const enough = besiegers.length > 0 && canBesiege(force, fort);
  if (listed && besiegers.length && !enough)
    return illegal('besieged', space.id, text('supply.refused.weakSiege', { ...named, fort }), '15.2.4');
  const arabs = units.every(({ type }) => type.special === 'ana');
  if (first && !fort && !arabs && !greek && setup.control[space.id] === enemyOf(first.side))
    return illegal(`control.${space.id}`, owner, text('supply.refused.occupied', named), '11.1.13');
  const control = first && !besiegers.length ? first.side : owner;
  const lent = arabs && first !== undefined && control !== owner;
  const noMarker = isMefSpace(space) && setup.beachhead !== space.id;
  return ok({
    control,
    lent,
    besieged: listed || enough,
    barred: neutral ? 'neutral' : greek ? 'greek' : noMarker ? 'mef' : null,
  });
}

function checkNames({ control, besieged, destroyed, beachhead }: BoardSetup, network: Network): Result<null, Refusal> {
  const lists = { control: Object.keys(control), besieged, destroyed };
  for (const [field, ids] of Object.entries(lists)) {
    const wrong = ids.find((id) => !network.graph.index.has(id));
    if (wrong !== undefined) return unknown(field, wrong, 'space');
  }
  const unfortified = destroyed.find((id) => network.spaces[nodeOf(network.graph, id)]?.fort === null);
  if (unfortified !== undefined)
    return illegal(
      'destroyed',
      unfortified,
      text('supply.refused.noFort', { space: network.spaces[nodeOf(network.graph, unfortified)]?.name ?? unfortified }),
      '15.1.7',
    );
  if (beachhead && control[beachhead] === 'central')
    return illegal('beachhead', beachhead, text('supply.refused.beachhead'), '9.5.3.5');
  return ok(null);
}

function checkUnits(
  units: readonly BoardUnit[],
  { beachhead }: BoardSetup,
  { spaces }: Network,
  events: ReadonlySet<BoardEvent>,
  data: PogData,
): Result<null, Refusal> {
  const absent = units.find(({ type }) => OPENED_BY[type.nation]?.every((event) => !events.has(event)));
  if (absent)
    return illegal(
      `units.${absent.space}`,
      absent.type.id,
      text('supply.refused.notAtWar', { unit: absent.type.name }),
      '4.2.2',
    );
  const invader = units.find(({ space, side }) => space === beachhead && side === 'central');
  if (invader) return illegal('beachhead', beachhead, text('supply.refused.beachhead'), '9.5.3.5');
  for (const unit of units) {
    const why = standsAgainst(unit.type, spaces[unit.node], data);
    if (why)
      return illegal(`units.${unit.space}`, unit.type.id, text(`supply.refused.${why.id}`, why.text.params), why.rule);
  }
  return ok(null);
}

/**
 * The position that a set-up describes. Units control the space they stand in unless they besiege its fort (11.1.13);
 * the ANA corps only while it is there (11.1.14). A besieged fort is one that is listed or that units in its space can
 * besiege (15.2.1). Refuses what the rules do not allow to stand, naming the field and the rule.
 */
export function boardOf(setup: BoardSetup, data: PogData): Result<Board, Refusal> {
  const network = networkOf(data);
  const events = new Set(setup.events);
  const names = checkNames(setup, network);
  if (!names.ok) return names;
  const units = placeUnits(setup, data, network);
  if (!units.ok) return units;
  const present = checkUnits(units.value, setup, network, events, data);
  if (!present.ok) return present;
  const at: BoardUnit[][] = network.spaces.map(() => []);
  for (const unit of units.value) at[unit.node]?.push(unit);
  const standing: Standing = { network, setup, events, forts: fortsOf(setup, network), at };
  const control: Side[] = [];
  const lent: boolean[] = [];
  const besieged: boolean[] = [];
  const barred: (Barred | null)[] = [];
  for (const [node, space] of network.spaces.entries()) {
    const state = settle(space, node, standing);
    if (!state.ok) return state;
    control.push(state.value.control);
    lent.push(state.value.lent);
    besieged.push(state.value.besieged);
    barred.push(state.value.barred);
  }
  return ok({
    data,
    network,
    events,
    units: units.value,
    control,
    lent,
    forts: standing.forts,
    besieged,
    barred,
    beachhead: setup.beachhead,
    portReading: setup.portReading ?? 'closed',
  });
}

export const spaceAt = (board: Board, node: number): Space => {
  const space = board.network.spaces[node];
  if (!space) throw new Error(`spaceAt: node ${node} is no space of the map`);
  return space;
};
export const unitsIn = (board: Board, space: string): readonly BoardUnit[] =>
  board.units.filter((unit) => unit.space === space);
