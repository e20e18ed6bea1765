import type { Chart } from '@/lib/tables/chart';
import { numberAt } from '@/lib/tables/lookup';
import { certain, chain, die, mapDistribution, type Distribution } from '@/lib/prob/distribution';
import type { CapsInput } from '@/lib/games/grand-illusion/caps/fields';
import type { Side } from '@/lib/games/grand-illusion/sides';

export type Commander = 'joffre' | 'joffre-ii' | 'moltke' | 'falkenhayn';

/** The General Track ends at 10 (9.1.4). */
export const TRACK = 10;
/** Without a roll in GT 1 (5.1.4). */
const FIXED: Readonly<Record<Side, number>> = { allied: 4, german: 6 };

/** CAPS of a side this turn. */
export interface Caps {
  readonly side: Side;
  /** the column of the chart; undefined where nobody rolls */
  readonly column: Commander | undefined;
  /** CAPS that an option adds; what goes past the end of the track is lost */
  readonly added: number;
  readonly dist: Distribution<number>;
  /** after the die, or fixed */
  readonly result: number | undefined;
}

export const isFixed = ({ turn, scenario }: Pick<CapsInput, 'turn' | 'scenario'>): boolean =>
  turn === 1 && scenario !== 'what-if';

/** The column of a side: its second commander from the turn after its General Retreat (5.1.2, 5.1.3). */
export function commanderOf(side: Side, { turn, alliedRetreat, germanRetreat }: CapsInput): Commander {
  const retreat = side === 'allied' ? alliedRetreat : germanRetreat;
  const second = retreat > 0 && retreat < turn;
  if (side === 'allied') return second ? 'joffre-ii' : 'joffre';
  return second ? 'falkenhayn' : 'moltke';
}

/** One CAP more by an option of scenario 3 (13.3.4.a3 from GT 10, 13.3.4.b4 from the turn of entry). */
export function addedCaps(side: Side, { scenario, turn, empires, moreTroops }: CapsInput): number {
  if (scenario !== 'what-if') return 0;
  if (side === 'allied') return Number(empires && turn >= 10);
  return Number(moreTroops !== 'no' && turn >= Number(moreTroops));
}

/** What a side gets, exactly; undefined where the chart lacks the column or a cell. */
export function capsOf(side: Side, input: CapsInput, chart: Chart): Caps | undefined {
  const added = addedCaps(side, input);
  if (isFixed(input)) {
    const caps = FIXED[side];
    return { side, column: undefined, added: 0, dist: certain(caps), result: caps };
  }
  const column = commanderOf(side, input);
  const index = chart.columns.items.findIndex(({ id }) => id === column);
  const cells = [1, 2, 3, 4, 5, 6].map((face) => (index < 0 ? undefined : numberAt(chart, face, index)));
  if (cells.some((cell) => cell === undefined)) return undefined;
  const most = input.trackReading === 'ten' ? TRACK : Infinity;
  const caps = (face: number): number => Math.min(most, (cells[face - 1] ?? 0) + added);
  const face = side === 'allied' ? input.alliedDie : input.germanDie;
  return {
    side,
    column,
    added,
    dist: mapDistribution(die(6), caps),
    result: face === undefined ? undefined : caps(face),
  };
}

/** Who gets more CAPS. */
export const LEADS = ['allied', 'even', 'german'] as const;
export type Lead = (typeof LEADS)[number];

const leadOf = (allied: number, german: number): Lead =>
  allied > german ? 'allied' : german > allied ? 'german' : 'even';

/** The CAPS of both sides against each other, given the dice that have fallen; each rolls for itself (5.1.1). */
export function compareCaps(caps: readonly Caps[]): Distribution<Lead> {
  const of = (side: Side): Distribution<number> => {
    const one = caps.find((each) => each.side === side);
    return one?.result === undefined ? (one?.dist ?? certain(0)) : certain(one.result);
  };
  return chain(of('allied'), (allied) => mapDistribution(of('german'), (german) => leadOf(allied, german)));
}

export interface Initiative {
  /** by rule of the turn, or by the dice */
  readonly rolled: boolean;
  readonly dist: Distribution<Side>;
  readonly result: Side | undefined;
}

/** Whether the turn says who has the initiative; in scenario 3 by one reading (question `initiative-scenario-3`). */
export const isInitiativeFixed = ({ turn, scenario, initiativeReading }: CapsInput): boolean =>
  turn <= 3 && (scenario !== 'what-if' || (turn > 1 && initiativeReading === 'german'));

/** Who has the initiative: fixed in GT 1 to 3, then the higher die, a tie the Germans (6.0; scenario 3: 13.3.3). */
export function initiativeOf(input: CapsInput): Initiative {
  const { turn, alliedInitiative, germanInitiative } = input;
  if (isInitiativeFixed(input)) {
    const result: Side = turn === 1 ? 'allied' : 'german';
    return { rolled: false, dist: certain(result), result };
  }
  const winner = (allied: number, german: number): Side => (allied > german ? 'allied' : 'german');
  const allied = alliedInitiative === undefined ? die(6) : certain(alliedInitiative);
  const german = germanInitiative === undefined ? die(6) : certain(germanInitiative);
  const dist = chain(allied, (one) => mapDistribution(german, (other) => winner(one, other)));
  const both = alliedInitiative !== undefined && germanInitiative !== undefined;
  return { rolled: true, dist, result: both ? winner(alliedInitiative, germanInitiative) : undefined };
}
