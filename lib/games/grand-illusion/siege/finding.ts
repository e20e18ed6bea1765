import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import type { Rule } from '@/lib/core/rule';
import { fraction, multiply, ONE, subtract, type Fraction } from '@/lib/prob/fraction';
import { fortsOf, type Fort } from '@/lib/games/grand-illusion/forts/fort';
import { refuseOptional } from '@/lib/games/grand-illusion/forts/optional';
import { ANTWERP } from '@/lib/games/grand-illusion/map/places';
import { lastTurn } from '@/lib/games/grand-illusion/scenario/scenario';
import type { SiegeInput } from '@/lib/games/grand-illusion/siege/fields';

const refused = sayIn('siege.refused');

/** A siege as its conditions see it. */
export interface SiegeCase extends SiegeInput {
  /** a fort with a large garrison is still there (9.5.2) */
  readonly large: boolean;
}

const layOrKeep = ({ standing }: SiegeCase): Rule => (standing ? '9.5.3.b' : '9.5.3.a');

/** What keeps a siege from being laid, or ends one that stands (9.5.3.a, 9.5.3.b, 12.5.1). */
export const SIEGE_BARS: readonly Bar<SiegeCase>[] = [
  {
    id: 'antwerp',
    rule: '12.5.1',
    stops: ({ hex, holland }) => Number(hex) === ANTWERP && !holland,
    spares: ({ hex }) => (Number(hex) === ANTWERP ? 'holland' : 'antwerp'),
  },
  {
    id: 'noBattle',
    rule: '9.5.3.a',
    stops: ({ standing, afterBattle, battleReading }) => !standing && !afterBattle && battleReading === 'fought',
    spares: ({ standing, afterBattle }) =>
      standing ? 'noBattleStanding' : afterBattle ? 'noBattle' : 'noBattleCancelled',
  },
  { id: 'noInfantry', rule: layOrKeep, stops: ({ corps, divisions }) => corps + divisions === 0 },
  {
    id: 'corps',
    rule: layOrKeep,
    stops: ({ large, corps, divisions }) => large && corps === 0 && divisions > 0,
    spares: ({ large, corps }) => (!large ? 'small' : corps > 0 ? 'corps' : 'corpsNobody'),
  },
  {
    id: 'others',
    rule: '9.5.3.a',
    stops: ({ standing, others }) => !standing && others > 0,
    spares: ({ standing }) => (standing ? 'othersStanding' : 'others'),
  },
];

/** Faces on which a besieged fort surrenders (9.5.3.c). */
export const surrenderFaces = ({ largeGarrison }: Fort): number => (largeGarrison ? 1 : 2);

/** A fort and its roll. */
export interface Rolled {
  readonly fort: Fort;
  readonly faces: number;
  /** the field of its die */
  readonly roll: 'die' | 'dieSecond';
  readonly die: number | undefined;
  readonly result: 'surrenders' | 'holds' | null;
}

/** The end of a turn: the chance that each fort, and that all of them, have surrendered by then. */
export interface SiegeTurn {
  readonly turn: number;
  readonly fallen: readonly Fraction[];
  readonly all: Fraction;
}

export interface SiegeFinding {
  readonly input: SiegeInput;
  readonly forts: readonly Fort[];
  /** those of the hex that are eliminated already */
  readonly gone: readonly Fort[];
  readonly large: boolean;
  readonly bars: { readonly barred: readonly Barred[]; readonly free: readonly Barred[] };
  readonly besieged: boolean;
  readonly rolls: readonly Rolled[];
  /** from this turn on; after a roll from the next, for the forts that hold */
  readonly turns: readonly SiegeTurn[];
  /** for which forts the turns are worked out */
  readonly holding: readonly Fort[];
}

/** Whether the forts of a hex are besieged, what the rolls did, and the chances of the turns ahead (9.5.3). */
export function settleSiege(input: SiegeInput, list: readonly Fort[]): SiegeFinding | Refused {
  const last = lastTurn(input.scenario);
  if (input.turn > last) return illegal('turn', input.turn, refused('turn', { last }), '13.2');
  const all = fortsOf(list, input.hex, input.belgianPreparation);
  const optional = refuseOptional(all, input.hex, input.scenario);
  if (optional) return optional;
  const there = all.flatMap((fort, i) =>
    all.length > 1 && input.gone === (['first', 'second'] as const)[i]
      ? []
      : [{ fort, roll: i === 0 ? ('die' as const) : ('dieSecond' as const) }],
  );
  const forts = there.map(({ fort }) => fort);
  // By one reading what is no corps besieges the fort without a large garrison alone (question `siege-two-forts`).
  const small = there.filter(({ fort }) => !fort.largeGarrison);
  const apart = input.fortsReading === 'each' && input.corps === 0 && small.length > 0;
  const besiegeable = apart ? small : there;
  const large = besiegeable.some(({ fort }) => fort.largeGarrison);
  const bars = sortBars(SIEGE_BARS, { ...input, large });
  const besieged = bars.barred.length === 0;
  const rolls = besiegeable.map(({ fort, roll }): Rolled => {
    const faces = surrenderFaces(fort);
    const die = input[roll];
    return {
      fort,
      faces,
      roll,
      die,
      result: !besieged || die === undefined ? null : die <= faces ? 'surrenders' : 'holds',
    };
  });
  const rolled = rolls.some(({ result }) => result !== null);
  const holding = rolls.flatMap(({ fort, result }) => (result === 'surrenders' ? [] : [fort]));
  const from = rolled ? input.turn + 1 : input.turn;
  const ahead = besieged && holding.length ? Math.min(input.turns, last - from + 1) : 0;
  const gone = all.filter((fort) => !forts.includes(fort));
  return { input, forts, gone, large, bars, besieged, rolls, turns: turnsAhead(holding, from, ahead), holding };
}

/** The chances at the end of so many turns in a row, each with a roll for each fort. */
export function turnsAhead(forts: readonly Fort[], from: number, count: number): readonly SiegeTurn[] {
  const stands = forts.map(() => ONE);
  return Array.from({ length: Math.max(0, count) }, (_, i) => {
    forts.forEach((fort, at) => {
      stands[at] = multiply(stands[at] ?? ONE, fraction(6 - surrenderFaces(fort), 6));
    });
    const fallen = stands.map((chance) => subtract(ONE, chance));
    return { turn: from + i, fallen, all: fallen.reduce(multiply, ONE) };
  });
}
