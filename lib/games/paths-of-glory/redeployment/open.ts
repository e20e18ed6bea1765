import type { OpenPoint } from '@/lib/calc/evaluation';
import { openPoints, sayIn } from '@/lib/calc/ledger';
import type { Rule } from '@/lib/core/rule';
import { spaceAt, type Board } from '@/lib/games/paths-of-glory/board/state';
import type { Space } from '@/lib/games/paths-of-glory/data';
import { CAPITAL_IS_NOTHING_TO } from '@/lib/games/paths-of-glory/capitals';
import { BEF_COUNTRIES, CHANNEL_PORTS } from '@/lib/games/paths-of-glory/geography/lands';
import { capitalsLost, type SrReadings } from '@/lib/games/paths-of-glory/redeployment/finding';
import { sourcesKey } from '@/lib/games/paths-of-glory/sources';
import { RESERVE } from '@/lib/games/paths-of-glory/redeployment/move';
import type { JudgedMove, SrRun } from '@/lib/games/paths-of-glory/redeployment/run';
import { sideOfNation } from '@/lib/games/paths-of-glory/sides';
import { isBesiegersPort, isFriendly } from '@/lib/games/paths-of-glory/supply/view';

interface SrRuling {
  readonly id: string;
  readonly rule: Rule;
  readonly dispute?: string;
  /** the reading that is played, where a field chooses it: the last part of its message */
  readonly reading?: (readings: SrReadings) => string;
  readonly when: (judged: JudgedMove, start: Board, readings: SrReadings) => boolean;
}

/** Armies that may enter the Near East unless they came as ordinary reinforcements (9.5.3.4). */
const NEAR_EAST_REINFORCEMENTS = new Set(['cau', 'mef', 'ne', 'or']);

const usesReserve = ({ way }: JudgedMove): boolean => way.endsWith('reserve');
const sideOf = ({ type }: JudgedMove, { data }: Board) => sideOfNation(type.nation, data) ?? 'allied';

function placeOf(board: Board, id: string): Space | null {
  const node = board.network.graph.index.get(id);
  return id === RESERVE || node === undefined ? null : spaceAt(board, node);
}

/** A friendly capital or a source of the unit's, but in another nation. */
function isAllysHome(judged: JudgedMove, board: Board): boolean {
  const { given, type } = judged;
  const space = placeOf(board, given.to);
  const side = sideOf(judged, board);
  if (!space || space.nation === type.nation || !isFriendly(board, side, board.network.graph.index.get(space.id) ?? -1))
    return false;
  return space.capitalOf !== null || space.supply.includes(sourcesKey(side, type.nation));
}

const RULINGS: readonly SrRuling[] = [
  { id: 'usPorts', rule: '13.1.8', dispute: 'us-corps-reserve-sr', when: ({ welcome }) => welcome === 'us-port' },
  {
    id: 'salonika',
    rule: '13.1.8',
    dispute: 'reserve-sr-whose-capital',
    when: ({ welcome, given }) => welcome === 'source' && given.to === 'salonika',
  },
  {
    id: 'whoseCapital',
    rule: '13.1.8',
    dispute: 'reserve-sr-whose-capital',
    reading: ({ homeReading }) => homeReading,
    when: (judged, start) =>
      judged.welcome === 'ally' || (judged.fails.includes('destination') && isAllysHome(judged, start)),
  },
  {
    id: 'serbs',
    rule: '13.1.8',
    dispute: 'serbian-reserve-sr',
    when: ({ type, fails, given }, start) =>
      type.nation === 'serbia' && fails.includes('destination') && placeOf(start, given.to)?.nation === 'serbia',
  },
  {
    id: 'russians',
    rule: '13.1.6',
    dispute: 'russian-sr-reserve-box',
    reading: ({ russianReading }) => russianReading,
    when: (judged, start) =>
      (judged.legal || judged.fails.includes('russia')) &&
      judged.type.nation === 'russia' &&
      usesReserve(judged) &&
      [judged.given.from, judged.given.to].some((id) => (placeOf(start, id)?.nation ?? 'russia') !== 'russia'),
  },
  {
    id: 'capitals',
    rule: '13.1.10',
    dispute: 'austria-two-capitals',
    reading: ({ austriaReading }) => austriaReading,
    when: (judged, start, { capitalReading }) =>
      judged.type.nation === 'austria-hungary' &&
      usesReserve(judged) &&
      capitalsLost(start, judged.type, 'central', { capitalReading, austriaReading: 'either' }).length === 1,
  },
  {
    id: 'besieged',
    rule: '13.1.10',
    dispute: 'capital-occupied-or-besieged',
    reading: ({ capitalReading }) => capitalReading,
    when: (judged, start) =>
      usesReserve(judged) &&
      !CAPITAL_IS_NOTHING_TO.has(judged.type.nation) &&
      start.network.spaces.some(({ capitalOf }, node) => capitalOf === judged.type.nation && start.besieged[node]),
  },
  {
    id: 'caucasus',
    rule: '13.2.2',
    dispute: 'caucasus-one-corps',
    when: ({ uses, legal, fails }) => uses === 'russian' && (legal || fails.includes('limitRussian')),
  },
  {
    id: 'montenegro',
    rule: '13.1.10',
    dispute: 'montenegro-sr',
    reading: ({ montenegroReading }) => montenegroReading,
    when: (judged) => judged.type.nation === 'montenegro' && usesReserve(judged),
  },
  {
    id: 'nearEastReserve',
    rule: '13.1.8',
    dispute: 'near-east-reserve-allies',
    when: (judged) => usesReserve(judged) && judged.fails.includes('nearEastBarred'),
  },
  {
    id: 'channel',
    rule: '11.1.9',
    dispute: 'sr-channel-ports-and-bef',
    when: (judged, start) => judged.legal && CHANNEL_PORTS.has(judged.given.to) && sideOf(judged, start) === 'central',
  },
  {
    id: 'enemyFortPort',
    rule: '13.1.7',
    dispute: 'port-with-enemy-fort',
    reading: ({ portReading }) => portReading,
    when: (judged, start) =>
      judged.way === 'sea' &&
      [judged.given.from, judged.given.to].some((id) =>
        isBesiegersPort(start, sideOf(judged, start), start.network.graph.index.get(id) ?? -1),
      ),
  },
  {
    id: 'ordinary',
    rule: '9.5.3.4',
    when: ({ legal, type, given }, start) =>
      legal &&
      type.kind === 'army' &&
      NEAR_EAST_REINFORCEMENTS.has(type.special ?? '') &&
      placeOf(start, given.to)?.region === 'near-east',
  },
  {
    id: 'bef',
    rule: '11.1.15',
    dispute: 'sr-channel-ports-and-bef',
    when: ({ legal, type, given }, start) =>
      legal && type.special === 'bef' && !BEF_COUNTRIES.has(placeOf(start, given.to)?.nation ?? 'britain'),
  },
];

/** Rulings that the answer rests on, and rules that name movement and leave SR open. */
export function rulingsOf({ moves, start }: SrRun, readings: SrReadings): readonly OpenPoint[] {
  return openPoints(
    sayIn('sr'),
    RULINGS.map(({ id, when, reading, ...ruling }) => ({
      ...ruling,
      id: reading ? `${id}.${reading(readings)}` : id,
      when: moves.some((judged) => when(judged, start, readings)),
    })),
  );
}
