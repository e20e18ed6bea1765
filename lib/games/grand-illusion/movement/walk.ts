import { isCombatPart, isDisrupted } from '@/lib/games/grand-illusion/entry/bars';
import { entrySchema, type GroupPart, type Presence } from '@/lib/games/grand-illusion/entry/fields';
import { entryCase, settleEntry, type EntryFinding } from '@/lib/games/grand-illusion/entry/settle';
import type { HexList } from '@/lib/games/grand-illusion/map/hexes';
import type { MovementInput } from '@/lib/games/grand-illusion/movement/fields';

/** How far one part of the group has come. */
export interface Progress {
  readonly part: GroupPart;
  /** hexes entered */
  readonly hexes: number;
  /** MP spent; a unit that moves one hex spends none */
  readonly spent: number;
  /** hexes that it entered together with the HQ */
  readonly withHq: number;
  /** it has MP of its own or of the HQ, and nothing stopped it */
  readonly moving: boolean;
}

/** One hex of the way as the group met it. */
export interface Stage {
  readonly entry: EntryFinding;
  /** parts that have no MP for it */
  readonly spent: readonly GroupPart[];
}

export interface Walk {
  readonly stages: readonly Stage[];
  /** the hex of the way for which nobody of those that still moved has the MP */
  readonly short: Stage | undefined;
  readonly group: readonly Progress[];
}

/** Units with an MA of one hex by themselves (8.4, 8.4.2). */
export const isOneHex = (part: GroupPart): boolean => part === 'ha' || isDisrupted(part);

/** The MA of a part by itself, in MP; that of one hex counts as 1. */
export function ownMa({ ma, cavalryMa, hqMa }: MovementInput, part: GroupPart): number {
  if (isOneHex(part)) return 1;
  if (part === 'hq') return hqMa;
  return part === 'cavalry' ? cavalryMa : ma;
}

/** Whether the HQ of the group lends its MA: it has to be of their nationality (8.4.1, 8.4.6.a). */
export const lendsHq = ({ group, foreignHq }: MovementInput): boolean => group.includes('hq') && !foreignHq;

/** Whether a part can pay for a hex: with its own MA, or with that of an HQ that enters the hex too. */
function canPay(input: MovementInput, one: Progress, cost: number, hqEnters: boolean): boolean {
  if (isOneHex(one.part) && one.hexes === 0) return true;
  const lent = hqEnters && isCombatPart(one.part) && one.withHq === one.hexes;
  if (isOneHex(one.part) && !lent) return false;
  const ma = lent ? Math.max(ownMa(input, one.part), input.hqMa) : ownMa(input, one.part);
  return one.spent + cost <= ma;
}

/** Where the group leaves from and goes to on a stage, with what the sides have there. */
function stageOf(input: MovementInput, i: number, parts: readonly GroupPart[], hexes: HexList): EntryFinding {
  const leg = input.way[i];
  const last = i === 0 ? undefined : input.way[i - 1];
  // A vacant enemy hex that combat units entered is theirs (8.4.4).
  const fromControl = last ? 'friendly' : input.fromControl;
  const fromEnemy: Presence = last?.enemy ?? input.fromEnemy;
  const { mover, turn, closer, withdrawn, screened, began, whatIf, holland, turnReading } = input;
  return settleEntry(
    entryCase(
      entrySchema.parse({
        mover,
        group: [...parts],
        fromControl,
        fromEnemy,
        toControl: leg?.control,
        toEnemy: leg?.enemy,
        friends: leg?.friends,
        side: leg?.side,
        blocked: leg?.blocked,
        turn,
        from: i === 0 ? input.from : last?.to,
        to: leg?.to,
        mp: 4,
        supplied: last ? last.supplied : input.suppliedNow,
        suppliedThere: leg?.supplied,
        closer,
        withHq: lendsHq(input) && parts.includes('hq'),
        withdrawn,
        screened,
        began,
        whatIf,
        holland,
        turnReading,
      }),
      hexes,
    ),
  );
}

/** Takes the group along its way, hex by hex; each part goes as far as its MP and the rules let it (8.4.1 to 8.4.8). */
export function walk(input: MovementInput, hexes: HexList): Walk {
  const stages: Stage[] = [];
  let group: readonly Progress[] = [...new Set(input.group)].map((part) => {
    return { part, hexes: 0, spent: 0, withHq: 0, moving: true };
  });
  for (let i = 0; i < input.way.length && group.some(({ moving }) => moving); i++) {
    const movers = group.filter(({ moving }) => moving);
    const parts = movers.map(({ part }) => part);
    const all = stageOf(input, i, parts, hexes);
    const { cost } = all;
    const hq = movers.find(({ part }) => part === 'hq');
    const hqEnters = lendsHq(input) && hq !== undefined && canPay(input, hq, cost, true);
    const able = movers.filter((one) => canPay(input, one, cost, hqEnters)).map(({ part }) => part);
    if (!able.length) return { stages, short: { entry: all, spent: parts }, group };
    const entry = stageOf(input, i, able, hexes);
    stages.push({ entry, spent: movers.flatMap(({ part }) => (able.includes(part) ? [] : [part])) });
    group = group.map((one) => afterStage(one, entry, able));
  }
  return { stages, short: undefined, group };
}

function afterStage(one: Progress, { enters, goOn, cost }: EntryFinding, able: readonly GroupPart[]): Progress {
  if (!one.moving) return one;
  if (!able.includes(one.part) || !enters.includes(one.part)) return { ...one, moving: false };
  const together = enters.includes('hq');
  return {
    part: one.part,
    hexes: one.hexes + 1,
    spent: one.spent + cost,
    withHq: one.withHq + (together ? 1 : 0),
    moving: goOn.includes(one.part),
  };
}
