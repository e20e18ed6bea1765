import type { OpenPoint } from '@/lib/calc/evaluation';
import { openPoints, type Watch } from '@/lib/calc/ledger';
import { mayCancelRetreat, type Combat, type CombatResult } from '@/lib/games/paths-of-glory/combat/course';
import type { CombatInput } from '@/lib/games/paths-of-glory/combat/fields';
import type { PreparedCombat } from '@/lib/games/paths-of-glory/combat/input';
import { advanceOf, afterWin } from '@/lib/games/paths-of-glory/combat/aftermath';
import { say } from '@/lib/games/paths-of-glory/combat/ledger';
import { crossesCaucasus, helpsLondon, LONDON } from '@/lib/games/paths-of-glory/combat/refusals';
import { CHANNEL_PORTS } from '@/lib/games/paths-of-glory/geography/lands';
import type { PogData, Space } from '@/lib/games/paths-of-glory/data';
import { moreThanCounters, oneEach, type Given } from '@/lib/games/paths-of-glory/counters';
import type { Role } from '@/lib/games/paths-of-glory/combat/ground';
import { isArmy, isFull, isPlain, type Unit } from '@/lib/games/paths-of-glory/combat/forces';
import { isTwoFullArmiesCase, type Allocation } from '@/lib/games/paths-of-glory/combat/losses';

const has = (units: readonly Unit[], ...specials: readonly string[]): boolean =>
  units.some(({ type }) => specials.includes(type.special ?? ''));
const isOf =
  (nation: string) =>
  ({ type }: Unit): boolean =>
    type.nation === nation;
const isNearEast = (space: Space | undefined): boolean => space?.region === 'near-east';

/** The Loss Number at which two full armies without a corps may not both flip (12.4.4.2), 0 when it is not the case. */
function twoArmiesAt({ reserve, corps }: Combat, units: readonly Unit[], oneSpace: boolean): number {
  const shared = { reserve, corps, units, oneSpace, fort: 0, outOfSupply: false, attacker: false };
  return [5, 7].find((lossNumber) => isTwoFullArmiesCase(shared, lossNumber)) ?? 0;
}

/** The counters of both sides and, where the player gives it, of the Reserve Box. */
function countersOf({ reserve }: CombatInput, { combat, retreated }: PreparedCombat, data: PogData): readonly Given[] {
  const boxed = (reserve ? data.units.types : []).flatMap((type) => {
    const held = reserve?.[type.id];
    return held ? { type, n: held.full + held.reduced } : [];
  });
  const plain = (unit: Unit): boolean => !isPlain(unit);
  return [...oneEach([...combat.attackers, ...combat.defenders, ...retreated].filter(plain)), ...boxed];
}

/** Points about the combat as designated. */
export function combatPoints(input: CombatInput, prepared: PreparedCombat, data: PogData): readonly OpenPoint[] {
  const { combat, attackingSpaces: from, attackingSide, defendingSpace: target, retreated } = prepared;
  const { attackers, defenders, ground } = combat;
  const fortNation = ground.fort > 0 ? target?.nation : undefined;
  const besieging = from.find(({ space }) => space?.fort && space !== target && space.side !== attackingSide)?.space;
  const counted = from.filter(
    ({ space, units }) => isNearEast(space) && !space?.id.startsWith('mef') && !has(units, 'ne'),
  );
  const twoArmies = (role: Role, n: number): Watch => ({
    id: 'twoArmies',
    rule: '12.4.4.2',
    dispute: 'army-two-full-no-corps',
    params: { who: say(`roles.${role}`), n },
    when: n > 0,
  });
  const rulings = openPoints(say, [
    { id: 'belfort', rule: '12.2.7', dispute: 'belfort-mountain', when: target?.id === 'belfort' },
    { id: 'desert', rule: '12.6.3', dispute: 'desert-advance-and-summer', when: ground.terrain === 'desert' },
    {
      id: 'caucasus',
      rule: '12.4.5',
      dispute: 'cau-first-loss',
      when: has(attackers, 'cau') && has(attackers, 'bef', 'mef', 'aus', 'cnd'),
    },
    {
      id: 'russianFort',
      rule: '15.1.10',
      dispute: 'oberost-as-event',
      when: fortNation === 'russia' && attackers.some(isOf('germany')),
    },
    { id: 'germanFort', rule: '15.1.11', when: fortNation === 'germany' && attackers.some(isOf('russia')) },
    {
      id: 'besiegedFort',
      rule: '15.1.3',
      dispute: 'besieged-fort-single-attack',
      when: ground.fort > 0 && !defenders.length && !combat.attackersInside,
    },
    {
      id: 'besiegers',
      rule: '15.2.3',
      dispute: 'besieged-fort-single-attack',
      params: { space: besieging?.name ?? '' },
      when: besieging !== undefined,
    },
    {
      id: 'retreatedFort',
      rule: '12.1.1',
      dispute: 'retreated-units-with-fort',
      when: retreated.length > 0 && !defenders.length,
    },
    { id: 'retreatedArmy', rule: '12.5.6', dispute: 'retreated-army-eliminated', when: retreated.some(isArmy) },
    twoArmies('defender', twoArmiesAt(combat, defenders, true)),
    twoArmies('attacker', twoArmiesAt(combat, attackers, combat.attackersInOneSpace)),
    {
      id: 'london',
      rule: '12.1.10',
      dispute: 'london-attack',
      when: from.some(({ space }) => space?.id === LONDON) && !from.some(({ space }) => helpsLondon(space)),
    },
    {
      id: 'caucasusBox',
      rule: '12.1.8',
      dispute: 'caucasus-one-corps',
      when: from.some(({ space }) => crossesCaucasus(space, target)),
    },
    {
      id: 'nearEastArmy',
      rule: '9.5.3.4',
      dispute: 'near-east-armies',
      when: [target, ...from.map(({ space }) => space)].some(isNearEast) && has(attackers, 'cau', 'mef', 'ne', 'or'),
    },
    {
      id: 'nearEastOnce',
      rule: '9.2.7',
      dispute: 'near-east-one-attack',
      when: attackingSide === 'allied' && counted.length > 1,
    },
    {
      id: 'greeks',
      rule: '9.5.2.4',
      dispute: 'salonika-limited-greece',
      when: attackers.some(isOf('greece')) || defenders.some(isOf('greece')),
    },
    { id: 'pipeline', rule: '12.2.6', dispute: 'sinai-pipeline-anytime', when: combat.sinai.applies && input.pipeline },
    {
      id: 'supply',
      rule: '14.3.4',
      dispute: 'oos-stack-combat-cards',
      when: combat.defenderOutOfSupply && defenders.length > 1,
    },
    { id: 'cards', rule: '12.2.5', when: input.attackerDrm !== 0 || input.defenderDrm !== 0 },
  ]);
  return [...rulings, ...moreThanCounters(countersOf(input, prepared, data))];
}

/**
 * Whether the only full-strength attackers left are corps that replaced an army in this combat: the rulebook does not
 * say whether they count (12.2.11).
 */
export function onlyReplacementsFull({ attackers }: Combat, { units }: Allocation): boolean {
  const full = units.filter(isFull);
  return full.length > 0 && full.every((unit) => !attackers.includes(unit));
}

/** Whether a second space of an advance could be one of those that 12.6.6 closes to the Central Powers. */
const nearChannel = (target: Space | undefined, data: PogData): boolean =>
  target !== undefined &&
  !CHANNEL_PORTS.has(target.id) &&
  data.connections.some(
    ({ a, b }) => (a === target.id && CHANNEL_PORTS.has(b)) || (b === target.id && CHANNEL_PORTS.has(a)),
  );

/** Points about the ends that are still possible; those about losses and advance only once one is left. */
export function resultPoints(
  possible: Iterable<CombatResult>,
  { combat, attackingSide, defendingSpace }: PreparedCombat,
  data: PogData,
): readonly OpenPoint[] {
  const found = [...possible];
  const only = found.length === 1 ? found[0] : undefined;
  const { corpsReading, lastStepReading } = combat.readings;
  const winning = found.some(
    (end) =>
      (end.defenderEliminated || (end.winner === 'attacker' && end.defender.units.length > 0)) &&
      onlyReplacementsFull(combat, end.attacker),
  );
  // What the army that is left alone may do is the question, whichever way it is answered.
  const byCorps = { ...combat, readings: { ...combat.readings, lastStepReading: 'corps' as const } };
  const reduced =
    only &&
    [...only.attacker.steps, ...only.defender.steps].some(
      ({ unit, becomes }) => becomes && becomes.type !== unit.type && !isFull(becomes),
    );
  const twoSpaces = only && advanceOf(only, combat).key === 'twoSpaces';
  return openPoints(say, [
    {
      id: `replacementCorps.${corpsReading}`,
      rule: '12.2.11',
      dispute: 'replacement-corps-full-strength',
      when: winning,
    },
    { id: 'reducedCorps', rule: '12.4.4', dispute: 'replacement-corps-compulsory', when: reduced === true },
    {
      id: `lastArmy.${lastStepReading}`,
      rule: '12.5.3',
      dispute: 'cancel-retreat-last-army',
      when:
        only !== undefined &&
        only.retreat > 0 &&
        only.defender.units.every((unit) => !isFull(unit)) &&
        only.defender.units.length === 1 &&
        mayCancelRetreat(byCorps, only.defender),
    },
    {
      id: 'fortRetreat',
      rule: '12.4.6',
      dispute: 'fort-defenders-cannot-retreat',
      when: only !== undefined && only.retreat > 0 && combat.ground.fort > 0,
    },
    {
      id: 'fortAdvance',
      rule: '12.6.5',
      dispute: 'fort-alone-attack-advance',
      when: only !== undefined && afterWin(only) === 'fortStands' && only.attackerFullLeft && !combat.attackersInside,
    },
    {
      id: 'mixedAdvance',
      rule: '12.6.3',
      dispute: 'advance-mixed-retreat',
      when: twoSpaces === true && only !== undefined && only.defender.units.length < combat.defenders.length,
    },
    {
      id: 'channel',
      rule: '12.6.6',
      when: twoSpaces === true && attackingSide === 'central' && nearChannel(defendingSpace, data),
    },
  ]);
}
