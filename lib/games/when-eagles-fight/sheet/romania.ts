import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { isOver, isRomaniaAtWar, OFFENSIVE_TURNS, ROMANIA_FROM } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import type { Sheet } from '@/lib/games/when-eagles-fight/sheet/schema';
import { LAST_TURN } from '@/lib/games/when-eagles-fight/turns';

const say = sayIn('romania');

/**
 * A sheet that shows Romania at war when it cannot be yet: before Turn 18, or, where the turn of the declaration is
 * entered, before the third turn after it (10.4, 15.6).
 */
export function refuseEarlyWar(
  { turn, romania }: Pick<Sheet, 'turn' | 'romania'>,
  declared?: number,
): Refused | undefined {
  if (!romania) return undefined;
  const last = LAST_TURN;
  if (turn < ROMANIA_FROM)
    return illegal('sheet.romania', romania, say('early', { turn, first: ROMANIA_FROM, last }), '10.4');
  if (declared === undefined || isOver(turn, declared)) return undefined;
  const params = { turn, declared, first: declared + OFFENSIVE_TURNS };
  return illegal('sheet.romania', romania, say('declared', params), '10.4');
}

/** The Romanian army on a sheet on which Romania is neutral (3.2, 10.4). */
export function refuseEarlyArmy({ turn, romania, units }: Sheet): Refused | undefined {
  if (isRomaniaAtWar({ turn, romania })) return undefined;
  const army = units.find(({ nation }) => nation === 'romanian');
  return army && illegal('sheet.units', army.id, say('army', { hex: army.hex, first: ROMANIA_FROM }), '10.4');
}
