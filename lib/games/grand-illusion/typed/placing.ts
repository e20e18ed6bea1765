import type { Nation } from '@/lib/games/grand-illusion/sides';

/* Where the units of a typed battle stand on the battle board (9.2.2, 9.2.3). */

export interface Unit {
  readonly nation: Nation;
  readonly kind: string;
  readonly disrupted?: boolean;
  /** in front or in reserve, where the words say so */
  readonly row?: string;
}
export type Placed<One extends Unit> = Omit<One, 'row'> & { readonly space: string };

const SPACES = 4;
const FRONTS = ['1', '2', '3', '4'] as const;

/** The higher, the sooner a unit stands in front: sound ones first, corps before divisions, forts last (9.2.2). */
function rankOf({ kind, disrupted }: Unit): number {
  if (kind === 'fort') return 0;
  const rank = { brigade: 2, cavalry: 3, division: 4, corps: 5 }[kind] ?? 1;
  return disrupted ? rank / 10 : rank;
}

/** Whether two units may share a space: of one nation, of one arm, neither a corps nor a fort (9.2.2). */
const mayStack = (a: Unit, b: Unit): boolean =>
  a.nation === b.nation &&
  [a, b].every(({ kind }) => kind !== 'corps' && kind !== 'fort') &&
  (a.kind === 'cavalry') === (b.kind === 'cavalry');

/** Units in stacks of their own, or two together where there are more than spaces. */
function stacksOf<One extends Unit>(units: readonly One[]): readonly (readonly One[])[] {
  const stacks: One[][] = units.toSorted((a, b) => rankOf(b) - rankOf(a)).map((unit) => [unit]);
  for (let last = stacks.length - 1; stacks.length > SPACES && last > 0; last--) {
    const [unit] = stacks[last] ?? [];
    const at = unit
      ? stacks.findIndex((stack, i) => i < last && stack.length === 1 && stack.every((one) => mayStack(one, unit)))
      : -1;
    if (unit && at >= 0) {
      stacks[at]?.push(unit);
      stacks.splice(last, 1);
    }
  }
  return stacks;
}

const placed = <One extends Unit>(stack: readonly One[], space: string): readonly Placed<One>[] =>
  stack.map(({ row: _, ...unit }) => ({ ...unit, space }));

/** The space that the words name: "in front 1", "in reserve behind space 2". */
const fixedOf = ({ row }: Unit): string | undefined => (row !== undefined && /^r?[1-4]$/.test(row) ? row : undefined);

/** Stacks in the front spaces that are given, those of the reserve behind them, what is left in the hex. */
function inRows<One extends Unit>(units: readonly One[], fronts: readonly string[]): readonly Placed<One>[] {
  const spaces = [...fronts, ...fronts.map((space) => `r${space}`)];
  const taken = new Set(units.flatMap((unit) => fixedOf(unit) ?? []));
  const all = stacksOf(units.filter((unit) => fixedOf(unit) === undefined)).map((stack) => {
    const isBack = stack.some(({ row }) => row === 'reserve');
    const space = spaces.find((one) => !taken.has(one) && (!isBack || one.startsWith('r'))) ?? 'hex';
    taken.add(space);
    return { stack, space };
  });
  const found = new Map(all.flatMap(({ stack, space }) => stack.map((unit) => [unit, space] as const)));
  return units.flatMap((unit) => placed([unit], fixedOf(unit) ?? found.get(unit) ?? 'hex'));
}

/** The defender's units: one space each, the surplus in the hex (9.2.2). */
export function placeDefence<One extends Unit>(units: readonly One[]): readonly Placed<One>[] {
  const isBack = ({ row = '' }: One): boolean => row.startsWith('r');
  const front = units.filter((unit) => !isBack(unit));
  const fronts = FRONTS.slice(0, Math.max(1, Math.min(FRONTS.length, stacksOf(front).length)));
  return units.some(isBack)
    ? inRows(units, fronts)
    : inRows(units, FRONTS).map((unit) => (unit.space.startsWith('r') ? { ...unit, space: 'hex' } : unit));
}

/**
 * The spaces in which the defender is faced: his front, or where nobody stands there those that his reserve is behind,
 * which fires at who is left opposite (9.2.5.a).
 */
function facedIn(defence: readonly { readonly space: string }[]): readonly string[] {
  const spaces = [...new Set(defence.map(({ space }) => space))];
  const fronts = spaces.filter((space) => /^\d$/.test(space));
  return fronts.length > 0 ? fronts : spaces.flatMap((space) => (/^r\d$/.test(space) ? [space.slice(1)] : []));
}

/** The attacker's units: each faces a space of the defender, then they stand in reserve behind (9.2.3.a). */
export function placeAttack<One extends Unit>(
  units: readonly One[],
  defence: readonly { readonly space: string; readonly kind: string }[],
): readonly Placed<One>[] {
  const fronts = facedIn(defence);
  // But for the British, cavalry is in no reserve before infantry (9.6.1): unless the text says so it stays in the hex.
  const isBarred = (space: string): boolean =>
    defence.some((one) => `r${one.space}` === space && one.kind !== 'cavalry' && one.kind !== 'fort');
  const isLate = ({ kind, nation, space }: Placed<One>): boolean =>
    kind === 'cavalry' && nation !== 'british' && isBarred(space);
  // … nor is a disrupted unit (9.2.3.a).
  return inRows(units, fronts).map((unit, at) =>
    units[at]?.row === undefined && (isLate(unit) || (unit.disrupted === true && unit.space.startsWith('r')))
      ? { ...unit, space: 'hex' }
      : unit,
  );
}
