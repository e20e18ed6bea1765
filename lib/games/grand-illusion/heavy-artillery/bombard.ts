import { certain, chain, type Distribution } from '@/lib/prob/distribution';
import { fraction, type Fraction } from '@/lib/prob/fraction';

/** A gun: its bombardment factor, and the fort of the hex that it names first. */
export interface Gun {
  readonly factor: number;
  readonly at: number;
}

/** The forts of a hex while they are bombarded, each by the defences of the steps that it has left, the next first. */
export type Defences = readonly (readonly number[])[];

/** Where a bombardment stands: steps left of each fort, the fort under bombardment, and the gun that fires. */
export interface BombardmentState {
  readonly left: readonly number[];
  readonly at: number;
  readonly gun: number;
}

/** A roll that fell: what it needed and what it did. */
export interface Shot {
  readonly gun: number;
  readonly fort: number;
  readonly die: number;
  readonly defence: number;
  readonly hit: boolean;
  /** steps that the fort has left after it */
  readonly left: number;
}

export interface Bombardment {
  readonly guns: readonly Gun[];
  readonly forts: Defences;
  /** both guns were committed together: a fort that still stands takes one more hit (9.5.4.d) */
  readonly concentrated: boolean;
  /** a 1 on the die always hits, a 6 never */
  readonly natural: boolean;
}

/**
 * Faces of the die that hit: the die plus the defence is not above the factor (9.5.4.c). No natural 1 or 6 counts, or
 * a 1 always hits and a 6 never (question `bombardment-natural`).
 */
export function hittingFaces(factor: number, defence: number, natural: boolean): number {
  const [fewest, most] = natural ? [1, 5] : [0, 6];
  return Math.min(most, Math.max(fewest, factor - defence));
}

const standing = (left: readonly number[]): boolean => left.some((steps) => steps > 0);
const less = (left: readonly number[], at: number): readonly number[] =>
  left.map((steps, i) => (i === at ? Math.max(0, steps - 1) : steps));
/** The defence of a fort with so many steps left. */
function defenceAt({ forts }: Bombardment, at: number, left: number): number {
  const steps = forts[at] ?? [];
  return steps[steps.length - left] ?? 0;
}

/** The fort at which a gun fires: the one that it has to, and another of the hex only when that one is gone. */
const target = (left: readonly number[], wanted: number): number =>
  (left[wanted] ?? 0) > 0
    ? wanted
    : Math.max(
        0,
        left.findIndex((steps) => steps > 0),
      );

/** Before the first roll of a turn in which the forts have so many steps left. */
export const begun = ({ guns }: Bombardment, left: readonly number[]): BombardmentState => ({
  left,
  at: target(left, guns[0]?.at ?? 0),
  gun: 0,
});

/** Before the first roll of all. */
export const beginning = (one: Bombardment): BombardmentState =>
  begun(
    one,
    one.forts.map((steps) => steps.length),
  );

/** Whether somebody still has to roll. */
export const isOver = ({ guns }: Bombardment, { left, gun }: BombardmentState): boolean =>
  gun >= guns.length || !standing(left);

/** What a roll does: a hit takes a step and the same gun rolls again, a miss hands over to the next gun. */
function fire(one: Bombardment, now: BombardmentState, hit: boolean): BombardmentState {
  if (hit) {
    const left = less(now.left, now.at);
    return { left, at: target(left, now.at), gun: now.gun };
  }
  const next = now.gun + 1;
  const gun = one.guns[next];
  if (gun) return { left: now.left, at: target(now.left, gun.at), gun: next };
  return { left: one.concentrated ? less(now.left, now.at) : now.left, at: now.at, gun: next };
}

/** The rolls that fell, one after the other; those past the end are left in `spare`. */
export function replay(one: Bombardment, dice: readonly number[]) {
  let now = beginning(one);
  const shots: Shot[] = [];
  for (const [i, die] of dice.entries()) {
    if (isOver(one, now)) return { shots, now, spare: dice.length - i };
    const [fort, gun] = [now.at, now.gun];
    const defence = defenceAt(one, fort, now.left[fort] ?? 0);
    const hit = die <= hittingFaces(one.guns[gun]?.factor ?? 0, defence, one.natural);
    now = fire(one, now, hit);
    const left = hit
      ? (now.left[fort] ?? 0)
      : (shots.findLast((shot) => shot.fort === fort)?.left ?? stepsOf(one, fort));
    shots.push({ gun, fort, die, defence, hit, left });
  }
  return { shots, now, spare: 0 };
}

const stepsOf = ({ forts }: Bombardment, at: number): number => forts[at]?.length ?? 0;

/** How the bombardment ends from here: steps left of each fort, with their exact chances. */
export function outcomes(one: Bombardment, now: BombardmentState): Distribution<readonly number[]> {
  if (isOver(one, now)) return certain(now.left);
  const defence = defenceAt(one, now.at, now.left[now.at] ?? 0);
  const faces = hittingFaces(one.guns[now.gun]?.factor ?? 0, defence, one.natural);
  const rolls = [
    { value: true, chance: fraction(faces, 6) },
    { value: false, chance: fraction(6 - faces, 6) },
  ].filter(({ chance }) => chance.n > 0n);
  return chain(
    rolls,
    (hit) => outcomes(one, fire(one, now, hit)),
    (left) => left.join(),
  );
}

/** The chance that every fort of the hex is gone, from here. */
export const destroyed = (dist: Distribution<readonly number[]>): Fraction =>
  dist.find(({ value }) => !standing(value))?.chance ?? fraction(0);
