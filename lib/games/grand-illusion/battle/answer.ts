import type { Fraction } from '@/lib/prob/fraction';
import type { Column, Die, DieName } from '@/lib/games/grand-illusion/battle/fields';
import { chanceUpTo } from '@/lib/games/grand-illusion/battle/hit';
import type { BattleFinding, Chances } from '@/lib/games/grand-illusion/battle/finding';
import type { CalledOff, BattleStack } from '@/lib/games/grand-illusion/battle/board';
import type { Side } from '@/lib/games/grand-illusion/sides';

/** A unit of a list of the input. */
export interface ListedUnit {
  readonly side: Side;
  readonly at: number;
}

/** A die of the battle: who fires at whom with what, what it needs, and what has fallen. */
export interface ShotAnswer {
  readonly die: Die;
  readonly column: Column;
  readonly by: readonly ListedUnit[];
  readonly at: readonly ListedUnit[];
  /** absent where it is no shot: the die of cavalry that withdraws */
  readonly strength?: number;
  readonly drm?: number;
  readonly onlyOne?: boolean;
  /** hits on so much or less */
  readonly needs: number;
  readonly chance: Fraction;
  readonly face: number | null;
  readonly hit: boolean | null;
}

/** What a program reads of a battle. */
export interface BattleAnswer {
  /** after a Counterattack the other way round */
  readonly attacker: Side;
  readonly defender: Side;
  readonly counterattack: boolean;
  readonly skirmish: boolean;
  readonly calledOff: CalledOff | null;
  /** every die that this battle may roll, by its name in the input; dice that have fallen among them */
  readonly shots: Readonly<Partial<Record<DieName, ShotAnswer>>>;
  /** the dice that fall next: one, or the two of a space; none when all have fallen */
  readonly next: readonly DieName[];
  readonly chances: Chances | null;
  /** what may become of each unit on the board, by the steps that it has left */
  readonly fates: readonly (ListedUnit & {
    readonly left: readonly { readonly steps: number; readonly chance: Fraction }[];
  })[];
  /** steps left of every unit once all dice have fallen; of units 2 undisrupted, 1 disrupted, 0 eliminated */
  readonly final: Readonly<Record<Side, readonly number[]>> | null;
}

const placesOf = (stack: BattleStack): readonly ListedUnit[] => stack.map(({ side, at }) => ({ side, at }));

function shotsOf({ aims, course }: BattleFinding): BattleAnswer['shots'] {
  const shots: Partial<Record<DieName, ShotAnswer>> = {};
  for (const [name, { die, needs, aim, shot }] of aims) {
    const cast = course.casts.find((one) => one.name === name);
    shots[name] = {
      die,
      column: Number(name.slice(-1)) as Column,
      by: placesOf(shot?.by ?? []),
      at: placesOf(shot?.at ?? []),
      ...(aim ? { strength: aim.strength, drm: aim.drm, onlyOne: aim.onlyOne } : {}),
      needs,
      chance: chanceUpTo(needs),
      face: cast?.face ?? null,
      hit: cast?.hit ?? null,
    };
  }
  return shots;
}

export function answerOf(finding: BattleFinding): BattleAnswer {
  const { battle, course, chances, odds, final } = finding;
  const { attacker, defender, counter: counterattack, skirmish, calledOff } = battle;
  const roles = { attacker, defender, counterattack, skirmish };
  if (calledOff) return { ...roles, calledOff, shots: {}, next: [], chances: null, fates: [], final: null };
  return {
    ...roles,
    calledOff: null,
    shots: shotsOf(finding),
    next: course.next,
    chances,
    fates: odds.fates.map(({ fighter: { side, at }, left }) => ({ side, at, left })),
    final: final
      ? { german: final.german.map(({ left }) => left), allied: final.allied.map(({ left }) => left) }
      : null,
  };
}
