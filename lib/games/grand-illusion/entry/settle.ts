import { sortBars, type Barred } from '@/lib/calc/bars';
import {
  ENTRY_BARS,
  endsThere,
  isCombatPart,
  isRider,
  movesOneHex,
  type EntryCase,
} from '@/lib/games/grand-illusion/entry/bars';
import type { EntryInput, GroupPart } from '@/lib/games/grand-illusion/entry/fields';
import { fromKind, stands, toKind } from '@/lib/games/grand-illusion/entry/kinds';
import { hexOf, impassable, type HexList } from '@/lib/games/grand-illusion/map/hexes';

/** A bar in force, with the parts of the group that it keeps out. */
export interface InForce extends Barred {
  readonly parts: readonly GroupPart[];
}

/** What happens to the control of the hex that is entered (8.3.2 to 8.3.4). */
export type Control = 'friendly' | 'enemy' | 'turns' | 'turns-cavalry' | 'screen';

export interface EntryFinding extends EntryCase {
  readonly barred: readonly InForce[];
  readonly free: readonly Barred[];
  /** the parts that may enter */
  readonly enters: readonly GroupPart[];
  /** those of them that may move on from there, as far as MP go */
  readonly goOn: readonly GroupPart[];
  /** a battle that must be declared (9.1.2.b), may be (9.1.2.c), or the choice of the cavalry alone there (9.6.3) */
  readonly battle: 'must' | 'may' | 'screen' | 'none';
  readonly control: Control;
  /** the hexside is closed to the enemy from now on (8.4.5.a) */
  readonly blocks: boolean;
  /** Paris is in danger (8.4.9.b) */
  readonly danger: boolean;
}

/** The step with what the map's hexes and hexsides say of it. */
export function entryCase(input: EntryInput, hexes: HexList): EntryCase {
  const named =
    input.from !== undefined && input.to !== undefined ? impassable(hexes, input.from, input.to) : undefined;
  const side = named ? (input.holland ? 'red' : 'triple') : input.side;
  return {
    input,
    from: fromKind(input.fromControl, input.fromEnemy),
    to: toKind(input.toControl, input.toEnemy, input.friends, input),
    fromHex: input.from === undefined ? undefined : hexOf(hexes, input.from),
    toHex: input.to === undefined ? undefined : hexOf(hexes, input.to),
    side,
    sideRule: named?.rule ?? '8.4.2',
    cost: side === 'red' ? 2 : 1,
  };
}

/** Who of the group may take the step, and everything that it brings about (8.3, 8.4.2 to 8.4.8, 12.5, 13.1). */
export function settleEntry(one: EntryCase): EntryFinding {
  const { barred, free, enters } = sortParts(one);
  const battle = battleOf(one, enters);
  const goOn = battle === 'screen' ? [] : enters.filter((part) => !endsThere(one, part));
  return {
    ...one,
    barred,
    free,
    enters,
    goOn,
    battle,
    control: controlOf(one, enters, battle),
    blocks: one.from.startsWith('friendly') && stands(one.input.toEnemy) && enters.some(isCombatPart),
    danger: isDanger(one, enters),
  };
}

/** Each bar is laid on those whom the bars before it let through; on all, where nobody is left. */
function sortParts(one: EntryCase): Pick<EntryFinding, 'barred' | 'free' | 'enters'> {
  const barred: InForce[] = [];
  const free: Barred[] = [];
  let enters: readonly GroupPart[] = [...new Set(one.input.group)];
  for (const bar of ENTRY_BARS) {
    const group = enters.length ? enters : one.input.group;
    const sorted = group.map((part) => ({ part, ...sortBars([bar], { ...one, part, group }) }));
    const out = sorted.filter((its) => its.barred.length > 0);
    const parts = out.map(({ part }) => part);
    const [first] = out.length ? out : sorted;
    barred.push(...(first?.barred ?? []).map((its) => ({ ...its, parts })));
    free.push(...(first?.free ?? []));
    enters = enters.filter((part) => !parts.includes(part));
  }
  return { barred, free, enters };
}

/** An undisrupted infantry corps that meets nothing but cavalry fights no battle (9.6.3). */
function battleOf({ to, input }: EntryCase, enters: readonly GroupPart[]): EntryFinding['battle'] {
  if (!enters.some(isCombatPart)) return 'none';
  if (to === 'enemy-occupied') return input.toEnemy === 'cavalry' && enters.includes('corps') ? 'screen' : 'must';
  return to === 'enemy-contested' || to === 'friendly-contested' ? 'may' : 'none';
}

function controlOf({ to, input }: EntryCase, enters: readonly GroupPart[], battle: EntryFinding['battle']): Control {
  if (to.startsWith('friendly')) return 'friendly';
  const combat = enters.filter(isCombatPart);
  if (!combat.length || !input.suppliedThere) return 'enemy';
  if (battle === 'screen') return 'screen';
  if (to !== 'enemy-vacant') return 'enemy';
  return combat.every(isRider) ? 'turns-cavalry' : 'turns';
}

const isDanger = ({ input, toHex }: EntryCase, enters: readonly GroupPart[]): boolean =>
  input.mover === 'german' && input.suppliedThere && (toHex?.pd ?? toHex?.paris) === true && enters.some(isCombatPart);

/** Those of the group that enter and have moved their one hex (8.4.2). */
export const oneHexMovers = (finding: EntryFinding): readonly GroupPart[] =>
  finding.enters.filter((part) => movesOneHex(finding, part));
