import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { isOver, isRomaniaAtWar, OFFENSIVE_TURNS, ROMANIA_FROM } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import type { Sheet } from '@/lib/games/when-eagles-fight/sheet/schema';
import { LAST_TURN } from '@/lib/games/when-eagles-fight/turns';

const say = sayIn('romania');

/**
 * A sheet whose Romania cannot be what it shows: at war before Turn 18, or, where the turn of the declaration is
 * entered, before the third turn after it, or neutral from that turn on (3.2, 10.4, 15.6).
 */
export function refuseRomania(
  { turn, romania }: Pick<Sheet, 'turn' | 'romania'>,
  declared?: number,
): Refused | undefined {
  const refused = (reason: string, params: Parameters<typeof say>[1]): Refused =>
    illegal('sheet.romania', romania, say(reason, params), '10.4');
  if (romania && turn < ROMANIA_FROM) return refused('early', { turn, first: ROMANIA_FROM, last: LAST_TURN });
  if (declared === undefined || romania === isOver(turn, declared)) return undefined;
  return refused(romania ? 'declared' : 'neutral', { turn, declared, first: declared + OFFENSIVE_TURNS });
}

/** The Romanian army on a sheet on which Romania is neutral (3.2, 10.4). */
export function refuseEarlyArmy({ turn, romania, units }: Sheet): Refused | undefined {
  if (isRomaniaAtWar({ turn, romania })) return undefined;
  const army = units.find(({ nation }) => nation === 'romanian');
  return army && illegal('sheet.units', army.id, say('army', { hex: army.hex, first: ROMANIA_FROM }), '10.4');
}
