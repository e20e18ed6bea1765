import { oddsBlock, sayIn } from '@/lib/calc/ledger';
import type { Block, OddsRow, Text, ValueRow } from '@/lib/calc/evaluation';
import { STACKING_LIMITS } from '@/lib/games/nach-paris/tables/capacities';
import type { CombatInput, RetreatPath } from '@/lib/games/nach-paris/combat/fields';
import type { CombatFinding } from '@/lib/games/nach-paris/combat/finding';
import type { UnitOdds } from '@/lib/games/nach-paris/combat/odds';
import { takesRoom } from '@/lib/games/nach-paris/combat/retreat';

/* The room that retreats need (6.4.3): how many steps may come out of each hex, and what there is no room for. */

const say = sayIn('combat.value.room');

/** The units of one hex that may have to go back, with the way that they have. */
interface Retreaters {
  readonly label: Text;
  readonly way: RetreatPath;
  readonly units: readonly UnitOdds[];
}

/** Every hex out of which units that take room may come. */
function retreatersOf(input: CombatInput, units: readonly UnitOdds[]): readonly Retreaters[] {
  const coming = units.filter(({ unit, leaves }) => unit.unit !== undefined && takesRoom(unit.unit) && leaves.n > 0n);
  const groups: readonly Retreaters[] = [
    { label: say('defender'), way: input, units: coming.filter(({ unit }) => unit.side === 'defender') },
    ...input.attackers.map((way, hex) => ({
      label: say('attacker', { hex: hex + 1 }),
      way,
      units: coming.filter(({ unit }) => unit.side === 'attacker' && unit.hex === hex),
    })),
  ];
  return groups.filter(({ units: all }) => all.length > 0);
}

/** What the retreats out of a hex ask for: the most steps that may come, or that all fit, or that some are lost. */
function needOf({ way: { room, noWay }, units }: Retreaters, final: boolean): Text | undefined {
  if (noWay) return undefined;
  const steps = units.reduce((sum, { arrives }) => sum + arrives, 0);
  if (room === undefined)
    return steps === 0
      ? undefined
      : say(final ? 'exactly' : 'upTo', {
          steps,
          clear: STACKING_LIMITS.clear,
          broken: STACKING_LIMITS.broken,
          rough: STACKING_LIMITS.rough,
        });
  return say(units.some(({ crowded }) => crowded.n > 0n) ? 'short' : 'fits', { room });
}

/** Rows for the reminder of what every retreat obeys: the room behind each hex that may have to be left. */
export function roomRows({ input, odds, final }: CombatFinding): readonly ValueRow[] {
  return retreatersOf(input, odds?.units ?? []).flatMap((group) => {
    const value = needOf(group, final);
    return value ? [{ label: group.label, value, rule: '6.4.3' }] : [];
  });
}

/** The chance that each unit loses steps for want of room, for those that may; nothing where every retreat fits. */
export function roomOdds({ odds, final }: CombatFinding): readonly Block[] {
  if (final) return [];
  const rows = (odds?.units ?? []).flatMap(({ unit, crowded }): OddsRow[] =>
    crowded.n > 0n ? [{ label: unit.name, chance: crowded, rule: '6.4.3' }] : [],
  );
  return oddsBlock('room', say('title'), rows);
}
