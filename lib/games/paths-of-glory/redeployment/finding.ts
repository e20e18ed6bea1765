import type { PortReading } from '@/lib/games/paths-of-glory/board/input';
import { usableBy } from '@/lib/board/graph/named';
import { openPassage, pricedPassage, type View } from '@/lib/board/graph/passage';
import { breachPrices, dearestWay } from '@/lib/board/graph/price';
import { reach } from '@/lib/board/graph/reach';
import { isReached, search, wayTo } from '@/lib/board/graph/search';
import { follow } from '@/lib/board/graph/trace';
import { at } from '@/lib/core/at';
import { lostCapitals, type CapitalReadings } from '@/lib/games/paths-of-glory/capitals';
import { isLimitedGreece, RUSSIANS_AFTER_BREST } from '@/lib/games/paths-of-glory/geography/lands';
import { enemyOf, spaceAt, type Board } from '@/lib/games/paths-of-glory/board/state';
import type { Side, Space, UnitType } from '@/lib/games/paths-of-glory/data';
import { isBarredFromNearEast } from '@/lib/games/paths-of-glory/combat/forces';
import type { Limit, SrCheck, Used } from '@/lib/games/paths-of-glory/redeployment/checks';
import type { Supply } from '@/lib/games/paths-of-glory/supply/trace';
import { landBits, type Network } from '@/lib/games/paths-of-glory/board/network';
import { holdsStraits, isFriendly, isPortOpen, STRAITS } from '@/lib/games/paths-of-glory/supply/view';
import { NEAR_EAST_LIMIT } from '@/lib/games/paths-of-glory/limits';

export type SrMeans = 'land' | 'sea' | 'to-reserve' | 'from-reserve';
/** Why a corps may leave the Reserve Box for a space (13.1.8). */
export type Welcome = 'unit' | 'capital' | 'source' | 'us-port' | 'ally';

/** How the points of SR are played that the rulebook leaves open, or that its editions decide otherwise. */
export interface SrReadings extends CapitalReadings {
  /** whose capital and source a corps may leave the Reserve Box for (13.1.8) */
  readonly homeReading: 'own' | 'any';
  /** whether Russian units outside Russia use the Reserve Box (13.1.6) */
  readonly russianReading: 'box' | 'none';
  /** whether the Montenegrin corps uses the Reserve Box (13.1.10) */
  readonly montenegroReading: 'never' | 'reserve';
  /** whether a port with a besieged enemy fort serves the besieger (13.1.7) */
  readonly portReading: PortReading;
}

/** A unit on its way; null is the Reserve Box. */
export interface SrMove {
  readonly type: UnitType;
  readonly from: number | null;
  readonly to: number | null;
}

export interface SrFinding {
  readonly way: SrMeans;
  readonly fails: readonly SrCheck[];
  /** from the unit's space to the target, by land or from port to port */
  readonly route: readonly string[] | null;
  /** the first space that closes the route overland */
  readonly blockedAt: string | null;
  readonly welcome: Welcome | null;
  readonly uses: Limit | null;
}

const inNearEast = (board: Board, node: number | null): boolean =>
  node !== null && spaceAt(board, node).region === 'near-east';
const NO_BRITISH_LIMIT = new Set(['cnd', 'pt', 'bef']);

/** What a move between the Near East and elsewhere counts against, or why it is not allowed at all (13.2). */
function crossing(
  type: UnitType,
  side: Side,
  way: SrMeans,
  used: Used,
): { readonly uses: Limit | null; readonly fails: readonly SrCheck[] } {
  const within = (limit: Limit, check: SrCheck) => ({
    uses: limit,
    fails: used[limit] >= NEAR_EAST_LIMIT[limit] ? [check] : [],
  });
  if (side === 'central')
    return type.kind === 'corps' && type.nation !== 'turkey'
      ? within('central', 'limitCentral')
      : { uses: null, fails: [] };
  if (type.nation === 'russia' && way !== 'sea')
    return type.kind === 'army' ? { uses: null, fails: ['russianArmy'] } : within('russian', 'limitRussian');
  if (way === 'land') return { uses: null, fails: [] };
  const british = type.nation === 'britain' && !NO_BRITISH_LIMIT.has(type.special ?? '');
  return british ? within('british', 'limitBritish') : { uses: null, fails: ['nearEastBarred'] };
}

/** Russians and other Allies neither stack nor pass through each other after Brest-Litovsk (16.4.9). */
function isShunned(board: Board, type: UnitType, node: number): boolean {
  if (!board.events.has('treaty-of-brest-litovsk')) return false;
  const russian = type.nation === 'russia';
  const others = board.units.some(
    (unit) => unit.node === node && unit.side === 'allied' && (unit.type.nation === 'russia') !== russian,
  );
  return others || (russian && !RUSSIANS_AFTER_BREST.has(spaceAt(board, node).nation ?? ''));
}

/** Where enemy units stand; a friendly fort that they are too few to besiege still holds its space (15.1.9, 15.2.4). */
const enemyNodes = (board: Board, side: Side): ReadonlySet<number> =>
  new Set(board.units.flatMap((unit) => (unit.side === side ? [] : [unit.node])));

/**
 * What a unit sees when it looks for a way overland (13.1.6): friendly spaces without enemy units, enemy forts under
 * siege, Russia only for Russians.
 */
function landView(supply: Supply, type: UnitType, side: Side): View {
  const { board } = supply;
  const { network } = board;
  const { ground } = supply.classOf(type);
  const enemies = enemyNodes(board, side);
  const open = ground.open.slice();
  network.spaces.forEach((space, node) => {
    const abroad = type.nation === 'russia' && space.nation !== 'russia';
    const forbidden = isBarredFromNearEast({ type: type }) && space.region === 'near-east';
    if (abroad || forbidden || enemies.has(node) || (side === 'allied' && isShunned(board, type, node))) open[node] = 0;
  });
  return { graph: network.graph, open, usable: usableBy(network.graph, landBits(type, network), ground.shut) };
}

interface Part {
  readonly fails: readonly SrCheck[];
  readonly route: readonly string[] | null;
  readonly blockedAt: string | null;
  readonly uses: Limit | null;
}

/** How much a closed space and a closed line weigh against each other. */
const [CLOSED_SPACE, CLOSED_LINE] = [1, 3];

/** The first closed space or line's far end on the way with the fewest of them. */
function firstBlock({ kinds, graph }: Network, { open, usable }: View, from: number, to: number): string | null {
  const isFree = (line: number): boolean => kinds[line] === 'land' && usable[line] === 1;
  const costs = { node: new Uint8Array(graph.nodes), line: Uint8Array.from(kinds, (_, line) => Number(isFree(line))) };
  const most = dearestWay(graph.nodes, 1);
  const [closed, bySea] = breachPrices(most, (CLOSED_SPACE + CLOSED_LINE) * most, most);
  const breaches = {
    node: Int32Array.from(open, (free) => (free ? 0 : CLOSED_SPACE * closed)),
    line: Int32Array.from(kinds, (kind, line) => (isFree(line) ? 0 : kind === 'land' ? CLOSED_LINE * closed : bySea)),
  };
  const ways = search(pricedPassage(graph, costs, breaches), [to], { breaking: true });
  const { breaks } = follow(ways, from, {
    breaks: (_, space, slot) =>
      at(breaches.node, space) || at(breaches.line, at(graph.line, slot)) ? [graph.ids[space] ?? ''] : [],
    outward: false,
  });
  return breaks[0]?.what ?? null;
}

function overland(supply: Supply, type: UnitType, side: Side, from: number, to: number, used: Used): Part {
  const { board } = supply;
  const { graph } = board.network;
  const over =
    inNearEast(board, from) !== inNearEast(board, to) ? crossing(type, side, 'land', used) : { uses: null, fails: [] };
  const homeless = type.nation === 'russia' && [from, to].some((node) => spaceAt(board, node).nation !== 'russia');
  const barred = isBarredFromNearEast({ type: type }) && inNearEast(board, to);
  const view = landView(supply, type, side);
  const found = reach(openPassage(view, from), [from]);
  const arrives = isReached(found, to) && at(view.open, to) === 1;
  const early: readonly SrCheck[] = [
    ...(homeless ? (['russia'] as const) : []),
    ...(barred ? (['nearEastArmy'] as const) : []),
    ...over.fails,
  ];
  const late: readonly SrCheck[] = [
    ...(arrives ? [] : (['route'] as const)),
    ...(arrives && !supply.isSupplied(type, to) ? (['targetSupply'] as const) : []),
  ];
  return {
    fails: early.length ? early : late,
    route: arrives ? wayTo(found, to).map((node) => graph.ids[node] ?? '') : null,
    blockedAt: arrives ? null : firstBlock(board.network, view, from, to),
    uses: over.uses,
  };
}

const isPort = (board: Board, side: Side, space: Space): boolean =>
  space.port === side || (side === 'allied' && board.beachhead === space.id);
/** A port of either side, so that the sea is thought of: whether this side may use it is for the rules of the sea. */
const isCoastal = (board: Board, space: Space): boolean => space.port !== null || board.beachhead === space.id;

/** A port in a country whose ports this side never uses (13.1.7.1, 13.1.7.2). */
const foreignPort = (side: Side): SrCheck => (side === 'central' ? 'portsCentral' : 'portsAllied');

function bySea(board: Board, type: UnitType, side: Side, from: number, to: number, used: Used): Part {
  const ends = [from, to].map((node) => ({ node, space: spaceAt(board, node) }));
  const shut = ends.filter(
    ({ node, space }) => !isPort(board, side, space) || !isPortOpen(board, side, space.id, node),
  );
  const straits = shut.some(
    ({ node, space }) =>
      side === 'allied' && space.id === STRAITS.port && isFriendly(board, side, node) && !holdsStraits(board),
  );
  const [here, there] = [inNearEast(board, from), inNearEast(board, to)];
  // The limits of the Near East by sea are those of corps (13.2.1); an army is stopped by 13.1.7 before.
  const over = (here || there) && type.kind === 'corps' ? crossing(type, side, 'sea', used) : { uses: null, fails: [] };
  const inside = here && there ? over.fails.filter((check) => check === 'nearEastBarred') : over.fails;
  const fails: SrCheck[] = [];
  // Russian SR on the map stays in Russia (13.1.6), where no port serves the Allies (13.1.7.2).
  if (type.nation === 'russia' && ends.some(({ space }) => space.nation !== 'russia')) fails.push('russia');
  if (type.kind === 'army') fails.push('seaArmy');
  const foreign = ends.some(({ space }) => isCoastal(board, space) && !isPort(board, side, space));
  if (foreign) fails.push(foreignPort(side));
  else if (shut.length) fails.push(straits ? 'straits' : 'seaPorts');
  if (enemyNodes(board, side).has(to)) fails.push('enemy');
  return {
    fails: [...fails, ...inside],
    route: ends.map(({ space }) => space.id),
    blockedAt: null,
    uses: here && there ? null : over.uses,
  };
}

/** The ANA and the Senussi, beside whom alone no corps steps out of the Reserve Box (13.1.8). */
export const isIrregular = ({ special }: UnitType): boolean => special === 'ana' || special === 'sn';

/** Where the corps of a nation may step out of the Reserve Box, besides beside their own units (13.1.8). */
function welcomeOf(
  supply: Supply,
  type: UnitType,
  side: Side,
  to: number,
  { homeReading }: SrReadings,
): Welcome | null {
  const { board } = supply;
  const space = spaceAt(board, to);
  const own = board.units.some(
    (unit) =>
      unit.node === to &&
      unit.type.nation === type.nation &&
      !isIrregular(unit.type) &&
      supply.isSupplied(unit.type, to),
  );
  if (own) return 'unit';
  if (type.kind !== 'corps' || !isFriendly(board, side, to)) return null;
  if (space.capitalOf === type.nation && supply.isSupplied(type, to)) return 'capital';
  const { sources } = supply.classOf(type);
  if (
    space.supply.includes(sources) &&
    (space.nation === type.nation || (type.nation === 'serbia' && space.id === 'salonika'))
  )
    return 'source';
  const isHome = space.supply.includes(sources) || (space.capitalOf !== null && supply.isSupplied(type, to));
  if (homeReading === 'any' && isHome) return 'ally';
  return type.nation === 'united-states' && space.nation === 'france' && space.port === 'allied' ? 'us-port' : null;
}

/** The lost capitals of a unit's nation, for which its corps do not use the Reserve Box (13.1.10). */
export const capitalsLost = (
  { network, control, besieged }: Board,
  { nation }: UnitType,
  side: Side,
  readings: CapitalReadings,
): readonly string[] =>
  lostCapitals(
    nation,
    network.spaces,
    (_, node) => ({ byEnemy: control[node] === enemyOf(side), besieged: !!besieged[node] }),
    readings,
  );

function withReserve(
  supply: Supply,
  { type, from, to }: SrMove,
  side: Side,
  used: Used,
  readings: SrReadings,
): SrFinding {
  const { board } = supply;
  const way: SrMeans = to === null ? 'to-reserve' : 'from-reserve';
  const end = to ?? from ?? 0;
  const over = inNearEast(board, end) ? crossing(type, side, way, used) : { uses: null, fails: [] };
  const welcome = to === null ? null : welcomeOf(supply, type, side, to, readings);
  const fails: SrCheck[] = [];
  if (type.kind === 'army') fails.push('reserveArmy');
  if (capitalsLost(board, type, side, readings).length) fails.push('capital');
  const abroad = type.nation === 'russia' && spaceAt(board, end).nation !== 'russia';
  if (abroad && readings.russianReading === 'none') fails.push('russia');
  if (to !== null && enemyNodes(board, side).has(to)) fails.push('enemy');
  else if (to !== null && !welcome) fails.push('destination');
  if (supply.isSupplied(type, end) && !supply.isSuppliedAtHome(type, end)) fails.push('distant');
  return { way, fails: [...fails, ...over.fails], route: null, blockedAt: null, welcome, uses: over.uses };
}

/**
 * Overland if that is possible, else by sea. Between two ports without a way overland the rules of the sea decide, and
 * stand first; land and sea are not combined, so that a move with one port has the land only (13.1.7).
 */
function onTheMap(supply: Supply, type: UnitType, side: Side, from: number, to: number, used: Used): SrFinding {
  const { board } = supply;
  const land = overland(supply, type, side, from, to, used);
  if (!land.fails.length) return { ...land, way: 'land', welcome: null };
  const sea = bySea(board, type, side, from, to, used);
  if (!sea.fails.length) return { ...sea, way: 'sea', welcome: null };
  const coastal = [from, to].filter((node) => isCoastal(board, spaceAt(board, node))).length;
  if (coastal < 2) {
    const fails: readonly SrCheck[] = coastal && !land.route ? [...land.fails, 'seaPorts'] : land.fails;
    return { ...land, fails, way: 'land', welcome: null };
  }
  const way: SrMeans = land.route ? 'land' : 'sea';
  const fails = way === 'sea' ? [...sea.fails, ...land.fails] : [...land.fails, ...sea.fails];
  return { ...land, fails: [...new Set(fails)], way, welcome: null };
}

/**
 * Whether one unit may make one SR in this position (13.1, 13.2), by which way, and everything that speaks against it.
 */
export function judge(supply: Supply, move: SrMove, side: Side, used: Used, readings: SrReadings): SrFinding {
  const { board } = supply;
  const { type, from, to } = move;
  const first: SrCheck[] = [];
  const boxed = readings.montenegroReading === 'reserve' && (from === null || to === null);
  if (type.nation === 'montenegro' && !boxed) first.push('montenegro');
  if (type.nation === 'greece' && isLimitedGreece(board.events)) first.push('greeks');
  if (from !== null && !supply.isSupplied(type, from)) first.push('supplied');
  if (side === 'allied' && to !== null && isShunned(board, type, to)) first.push('brest');
  const found =
    from !== null && to !== null
      ? onTheMap(supply, type, side, from, to, used)
      : withReserve(supply, move, side, used, readings);
  return { ...found, fails: [...first, ...found.fails] };
}
