import type { BoardColumn, BattleColumn } from '@/lib/games/grand-illusion/battle/board';
import { afterStage, rollsOf, STAGES, type Roll, type Stage } from '@/lib/games/grand-illusion/battle/column';
import { COLUMNS, type Column, type DieName } from '@/lib/games/grand-illusion/battle/fields';
import type { Field } from '@/lib/games/grand-illusion/battle/modifiers';
import { fallen } from '@/lib/games/grand-illusion/battle/odds';

/** One die of a battle in its place: what it needs, and what fell. */
export interface Cast {
  readonly name: DieName;
  readonly column: Column;
  readonly stage: Stage;
  readonly roll: Roll;
  readonly face: number | undefined;
  /** undefined until it has fallen */
  readonly hit: boolean | undefined;
}

/** One column as far as its dice have fallen. */
export interface Track {
  readonly column: Column;
  readonly casts: readonly Cast[];
  /** what stands when the last stage is settled, or the one that waits for a die */
  readonly standing: BattleColumn;
  readonly done: boolean;
}

/** Follows a column through its stages until a die is missing. */
function trackOf(column: BoardColumn, field: Field): Track {
  const casts: Cast[] = [];
  let standing: BattleColumn = column;
  for (const stage of STAGES) {
    const rolls = rollsOf(stage, standing, field);
    const now = rolls.map((roll): Cast => {
      const face = fallen(field.battle.input, roll, column);
      const hit = face === undefined ? undefined : face <= roll.needs;
      return { name: `${roll.die}${column.n}`, column: column.n, stage, roll, face, hit };
    });
    casts.push(...now);
    if (now.some(({ face }) => face === undefined)) return { column: column.n, casts, standing, done: false };
    standing = afterStage(
      stage,
      standing,
      rolls,
      now.map(({ hit }) => hit === true),
      field.battle,
    );
  }
  return { column: column.n, casts, standing, done: true };
}

/** When a die falls: withdrawals, then space by space, then the reserves (9.3). */
const ORDER: Readonly<Record<Stage, number>> = { withdraw: 0, free: 1, front: 1, freeReserve: 2, reserve: 2 };

export interface Course {
  readonly tracks: readonly Track[];
  /** the dice that this battle rolls, as far as that is known, in the order of the rules */
  readonly casts: readonly Cast[];
  /** the dice that fall next: one, or the two of a space */
  readonly next: readonly DieName[];
  readonly done: boolean;
}

export function courseOf(field: Field): Course {
  const tracks = field.battle.columns.map((column) => trackOf(column, field));
  const casts = [0, 1, 2].flatMap((when) =>
    COLUMNS.flatMap((n) =>
      tracks.flatMap(({ column, casts: all }) =>
        column === n ? all.filter(({ stage }) => ORDER[stage] === when) : [],
      ),
    ),
  );
  const open = casts.filter(({ face }) => face === undefined);
  const [first] = open;
  return {
    tracks,
    casts,
    next: open.filter(({ column, stage }) => column === first?.column && stage === first.stage).map(({ name }) => name),
    done: tracks.every(({ done }) => done),
  };
}

/**
 * The dice of every shot of a battle from where it stands now, in the order of the rules: what each needs. Cavalry
 * whose die has yet to fall is already away, for whatever it shows nobody fires at it (9.6.2).
 */
export function aimsOf({ tracks }: Course, field: Field): ReadonlyMap<DieName, Roll> {
  const found: { readonly name: DieName; readonly stage: Stage; readonly column: Column; readonly roll: Roll }[] = [];
  for (const { column, casts, standing } of tracks) {
    found.push(...casts);
    const withdrawals = rollsOf('withdraw', standing, field);
    const now = withdrawals.length ? afterStage('withdraw', standing, withdrawals, [], field.battle) : standing;
    for (const stage of STAGES)
      for (const roll of rollsOf(stage, now, field)) {
        const name: DieName = `${roll.die}${column}`;
        if (!casts.some((cast) => cast.name === name)) found.push({ name, stage, column, roll });
      }
  }
  const inOrder = found.toSorted((a, b) => ORDER[a.stage] - ORDER[b.stage] || a.column - b.column);
  return new Map(inOrder.map(({ name, roll }) => [name, roll]));
}
