import {
  isCavalry,
  isFoot,
  isFort,
  type Battle,
  type Fighter,
  type BattleStack,
  type BattleColumn,
} from '@/lib/games/grand-illusion/battle/board';
import type { Die } from '@/lib/games/grand-illusion/battle/fields';
import { WITHDRAWAL_UP_TO } from '@/lib/games/grand-illusion/battle/hit';
import { aimOf, type Aim, type Field, type Shot } from '@/lib/games/grand-illusion/battle/modifiers';
import { printedStrength } from '@/lib/games/grand-illusion/battle/strength';

/*
 * One column of the battle board, stage by stage in the order of the rules. A stage says which dice it rolls and what
 * stands afterwards for each way in which they may fall; odds and real dice both go through it.
 */

export const STAGES = ['withdraw', 'free', 'front', 'freeReserve', 'reserve'] as const;
export type Stage = (typeof STAGES)[number];

/** A die of a stage: it succeeds on so much or less. */
export interface Roll {
  readonly die: Die;
  readonly needs: number;
  /** what it is fired with; a withdrawal is no shot */
  readonly aim?: Aim;
  readonly shot?: Shot;
}

const strengthOf = (by: BattleStack): number => by.reduce((sum, one) => sum + printedStrength(one), 0);

export function shotRoll(die: Die, shot: Shot, field: Field): Roll {
  const aim = aimOf(shot, field, strengthOf(shot.by));
  return { die, needs: aim.needs, aim, shot };
}

/** Whether those who fire may fire at these: there are both, and no cavalry attacks a fort (9.6.1). */
const mayFire = (by: BattleStack, at: BattleStack): boolean =>
  by.length > 0 && at.length > 0 && !(by.some(isCavalry) && at.some(isFort));

/**
 * Whether infantry in front has a free shot at cavalry in reserve opposite, which can only be British, before that
 * fires (question `british-cavalry-reserve`).
 */
const isShotAt = (reserve: BattleStack, front: BattleStack, { input }: Battle): boolean =>
  input.ridersReading === 'suffers' && reserve.some(isCavalry) && front.some(isFoot);

const leaving = ({ attack, defence }: BattleColumn): BattleStack =>
  attack.length ? defence.filter(({ unit, left }) => unit.kind === 'cavalry' && unit.withdraws && left === 2) : [];

/** The dice of a stage; none where it brings nothing to this column. */
export function rollsOf(stage: Stage, standing: BattleColumn, field: Field): readonly Roll[] {
  const { attack, defence, attackReserve, defenceReserve } = standing;
  switch (stage) {
    case 'withdraw':
      return leaving(standing).length && attack.some(isFoot) ? [{ die: 'withdraw', needs: WITHDRAWAL_UP_TO }] : [];
    case 'free':
      return attack.some(isCavalry) && defence.some(isFoot)
        ? [shotRoll('free', { role: 'defender', by: defence, at: attack }, field)]
        : [];
    case 'front':
      return mayFire(attack, defence)
        ? [
            shotRoll('attack', { role: 'attacker', by: attack, at: defence }, field),
            shotRoll('defence', { role: 'defender', by: defence, at: attack }, field),
          ]
        : [];
    case 'freeReserve':
      return [
        ...(isShotAt(attackReserve, defence, field.battle)
          ? [shotRoll('freeAttackReserve', { role: 'defender', by: defence, at: attackReserve }, field)]
          : []),
        ...(isShotAt(defenceReserve, attack, field.battle)
          ? [shotRoll('freeDefenceReserve', { role: 'attacker', by: attack, at: defenceReserve }, field)]
          : []),
      ];
    case 'reserve':
      return [
        ...(mayFire(attackReserve, defence)
          ? [shotRoll('attackReserve', { role: 'attacker', by: attackReserve, at: defence }, field)]
          : []),
        ...(defenceReserve.length && attack.length
          ? [shotRoll('defenceReserve', { role: 'defender', by: defenceReserve, at: attack }, field)]
          : []),
      ];
  }
}

/** What stands after a stage; `hits` are those of its dice, in their order. */
export function afterStage(
  stage: Stage,
  standing: BattleColumn,
  rolls: readonly Roll[],
  hits: readonly boolean[],
  battle: Battle,
): BattleColumn {
  if (stage === 'withdraw') return afterWithdrawal(standing, hits[0] ?? false);
  if (!hits.includes(true)) return standing;
  const { attack, defence, attackReserve, defenceReserve, away } = standing;
  const isHit = (...dice: readonly Die[]): boolean => rolls.some(({ die }, i) => hits[i] && dice.includes(die));
  return {
    attack: isHit('free', 'defence', 'defenceReserve') ? hit(attack, 'both') : attack,
    defence: isHit('attack', 'attackReserve') ? hit(defence, isBef(defence) ? battle.input.stackHit : 'both') : defence,
    attackReserve: isHit('freeAttackReserve') ? hit(attackReserve, 'both') : attackReserve,
    defenceReserve: isHit('freeDefenceReserve') ? hit(defenceReserve, 'both') : defenceReserve,
    away,
  };
}

/** The cavalry is back in the hex; what is in reserve right behind moves up where nobody is left in front (9.6.2). */
function afterWithdrawal(standing: BattleColumn, shaken: boolean): BattleColumn {
  const gone = leaving(standing);
  if (!gone.length) return standing;
  const disrupted = shaken || standing.attack.some(isCavalry);
  const rest = standing.defence.filter((one) => !gone.includes(one));
  return {
    ...standing,
    away: gone.map((one) => (disrupted ? { ...one, left: 1 } : one)),
    defence: rest.length ? rest : standing.defenceReserve,
    defenceReserve: rest.length ? standing.defenceReserve : [],
  };
}

export const isBef = (stack: BattleStack): boolean =>
  stack.length === 2 && stack.every(({ unit }) => unit.nation === 'british' && unit.kind === 'division');

const isThere = ({ left }: Fighter): boolean => left > 0;

/** A stack after a hit: both units take it, or one, an undisrupted one if there is any (9.3.3). */
function hit(stack: BattleStack, which: 'both' | 'weaker' | 'stronger'): BattleStack {
  const struck = (one: Fighter): Fighter => ({ ...one, left: one.left - 1 });
  if (which === 'both') return stack.map(struck).filter(isThere);
  const sound = stack.some(({ left }) => left === 2);
  const open = stack
    .filter(({ left }) => !sound || left === 2)
    .toSorted((a, b) => printedStrength(a) - printedStrength(b));
  const one = which === 'weaker' ? open[0] : open.at(-1);
  return stack.map((each) => (each === one ? struck(each) : each)).filter(isThere);
}
