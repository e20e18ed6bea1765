import { DIRECTIONS } from '@/lib/board/hex/grid';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { concentricSchema, type ConcentricInput } from '@/lib/games/when-eagles-fight/concentric/fields';
import { CONCENTRIC, numbersIn, settleConcentric } from '@/lib/games/when-eagles-fight/concentric/finding';
import { around, compassOf, isHex, type Compass } from '@/lib/games/when-eagles-fight/concentric/hexes';
import type { Concentric } from '@/lib/games/when-eagles-fight/concentric/ring';
import * as words from '@/lib/games/when-eagles-fight/concentric/words';

export interface ConcentricAnswer {
  readonly modifier: number;
  /** what makes it, whether it is worth anything or not; null when nothing does */
  readonly reason: Concentric | null;
  readonly ring: readonly Compass[];
  /** the pairs and triangles among the attackers' hexes */
  readonly figures: readonly (readonly Compass[])[];
  /** one more of these hexes makes it */
  readonly completes: readonly Compass[];
  /** the numbers around the defender by direction; null where his is not known or the map ends */
  readonly names: Readonly<Record<Compass, string | null>>;
}

/** Numbers that the map does not have, and hexes that do not touch the defender's (2.2, 9.6, 13.3). */
function refuse({ defender, hexes, ring }: ConcentricInput): Refused | undefined {
  const numbers = numbersIn(hexes);
  if (defender && !isHex(defender))
    return illegal('defender', defender, words.say('refused.number', { hex: defender }), '2.2');
  const strange = numbers.find((name) => !isHex(name));
  if (strange !== undefined) return illegal('hexes', hexes, words.say('refused.number', { hex: strange }), '2.2');
  if (!defender) return numbers.length ? illegal('hexes', hexes, words.say('refused.defender'), '13.3') : undefined;
  const names = around(defender);
  const allowed = names.filter((name) => name !== undefined).join(', ');
  const apart = numbers.find((name) => !names.includes(name));
  if (apart !== undefined)
    return illegal('hexes', hexes, words.say('refused.apart', { hex: apart, defender, allowed }), '13.3');
  const beyond = DIRECTIONS.find((direction) => ring[compassOf(direction)] && names[direction] === undefined);
  if (beyond === undefined) return undefined;
  const where = words.say(`direction.${compassOf(beyond)}`);
  return illegal('ring', compassOf(beyond), words.say('refused.edge', { where, defender, allowed }), '9.6');
}

/** Whether hexes around a defender make a concentric assault, its worth, and what one more would bring (13.16). */
export const concentric = tool({
  id: 'when-eagles-fight/concentric',
  modifiers: [{ list: CONCENTRIC }],
  schema: concentricSchema,
  refuse,
  settle: settleConcentric,
  words,
  answer: (finding): ConcentricAnswer => {
    const name = (direction: (typeof DIRECTIONS)[number]): string | null => finding.names[direction] ?? null;
    return {
      modifier: finding.modifier,
      reason: finding.reason ?? null,
      ring: finding.ring.map(compassOf),
      figures: finding.figures.map((figure) => figure.map(compassOf)),
      completes: finding.completes.map(compassOf),
      names: { s: name(0), se: name(1), ne: name(2), n: name(3), nw: name(4), sw: name(5) },
    };
  },
});
