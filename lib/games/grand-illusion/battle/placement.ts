import type { TextParam } from '@/lib/calc/evaluation';
import { text } from '@/lib/calc/evaluation';
import { illegal, type Refused } from '@/lib/calc/refusal';
import type { Rule } from '@/lib/core/rule';
import {
  isCavalry,
  isFoot,
  isFort,
  isSound,
  type Battle,
  type BoardColumn,
  type Fighter,
  type BattleStack,
} from '@/lib/games/grand-illusion/battle/board';
import { unitName } from '@/lib/games/grand-illusion/unit-words';

/* The refusals of the battle board: which unit stands wrong, what is allowed, and the rule. */

export const BOARD_SPACES = 4;

export const refuse = (
  field: string,
  given: unknown,
  key: string,
  rule: Rule,
  params?: Readonly<Record<string, TextParam>>,
): Refused => illegal(field, given, text(`battle.refused.${key}`, params), rule);

export const refuseUnit = (one: Fighter, field: keyof Fighter['unit'], key: string, rule: Rule): Refused =>
  refuse(`board.${one.side}.${one.at}.${field}`, one.unit[field], key, rule, { unit: unitName(one.unit) });

/** The refusal of the first unit of a stack for which a condition holds. */
export function refuseWhere(
  stack: BattleStack,
  holds: (one: Fighter) => boolean,
  key: string,
  rule: Rule,
  field: keyof Fighter['unit'] = 'space',
): Refused | undefined {
  const found = stack.find(holds);
  return found && refuseUnit(found, field, key, rule);
}

export function first(...checks: readonly (() => Refused | undefined)[]): Refused | undefined {
  for (const check of checks) {
    const refused = check();
    if (refused) return refused;
  }
  return undefined;
}

/** Where a unit belongs when it is placed or sent back: the higher, the longer it stays (9.2.2, 9.2.3.a). */
export function standing(one: Fighter): number {
  if (isFort(one)) return 0;
  if (!isSound(one)) return 1;
  return { brigade: 2, cavalry: 3, division: 4, corps: 5, fort: 0 }[one.unit.kind];
}

export const fronts = (columns: readonly BoardColumn[], of: 'attack' | 'defence'): readonly BattleStack[] =>
  columns.map((column) => column[of]).filter((stack) => stack.length > 0);
const reserves = (columns: readonly BoardColumn[], of: 'attackReserve' | 'defenceReserve'): readonly BattleStack[] =>
  columns.map((column) => column[of]).filter((stack) => stack.length > 0);

/** What stands for the defender, and the spaces that he has filled: also those whose units went back (9.2.5.a). */
interface Filled {
  readonly standing: readonly BattleStack[];
  readonly placed: BattleStack;
  readonly spaces: number;
  /** disrupted units in the hex that may have stood in a space, since nobody was left to attack them */
  readonly back: BattleStack;
}

function filledOf({ columns, off, defender }: Battle): Filled {
  const stands = [...fronts(columns, 'defence'), ...reserves(columns, 'defenceReserve')];
  const sentBack = columns.map((column) => column.sentBack).filter((stack) => stack.length > 0);
  const short = reserves(columns, 'attackReserve').length === 0;
  return {
    standing: stands,
    placed: [...stands, ...sentBack].flat(),
    spaces: stands.length + sentBack.length,
    back: short ? off[defender].filter((one) => one.unit.space === 'hex' && !isFort(one) && !isSound(one)) : [],
  };
}

/** The fewest front spaces that units fill: divisions and brigades of a nation stand in twos (9.2.2). */
function spacesFor(stack: BattleStack): number {
  const pairs = new Map<string, number>();
  let alone = 0;
  for (const one of stack)
    if (one.unit.kind === 'corps') alone += 1;
    else {
      const key = `${one.unit.nation} ${isCavalry(one)}`;
      pairs.set(key, (pairs.get(key) ?? 0) + 1);
    }
  return [...pairs.values()].reduce((sum, n) => sum + Math.ceil(n / 2), alone);
}

/** The defender's set-up: everything that four spaces hold, the surplus back in the order of 9.2.2. */
export function refuseDefence(battle: Battle): Refused | undefined {
  const { off, defender } = battle;
  const { standing: all, placed, spaces, back } = filledOf(battle);
  const spare = placed.length ? off[defender].filter(({ unit }) => unit.space === 'hex') : [];
  const surplus = all[BOARD_SPACES]?.[0];
  if (surplus) return refuseUnit(surplus, 'space', 'defenceSpaces', '9.2.2');
  // Those that may have stood in a space fill one each; a fort goes back before them.
  const free = (one: Fighter): boolean =>
    spaces + (isFort(one) ? back.length : 0) < BOARD_SPACES && !back.includes(one);
  const mayHaveStood = spaces + spacesFor(back) <= BOARD_SPACES;
  return first(
    () => refuseWhere(spare, free, 'defenceAll', '9.2.2'),
    () =>
      refuseWhere(
        spare,
        (one) => !(mayHaveStood && back.includes(one)) && placed.some((other) => standing(other) < standing(one)),
        'defenceOrder',
        '9.2.2',
      ),
  );
}

/** A counterattack: the former attacker puts his disrupted units and forts on the board (9.2.4.b). */
export function refuseNewDefence(battle: Battle): Refused | undefined {
  return filledOf(battle).spaces < BOARD_SPACES
    ? refuseWhere(
        battle.off[battle.defender],
        (one) => one.unit.space === 'hex' && !isSound(one),
        'counterDefence',
        '9.2.4.b',
      )
    : undefined;
}

/** Corps equivalents of attackers: those that the limit of 9.2.3.a counts. */
function corpsOf(columns: readonly BoardColumn[]): number {
  const counted = columns.flatMap(({ attack, attackReserve, defence }) => [
    ...(defence.some(isCavalry) ? attack.filter((one) => !isCavalry(one)) : attack),
    ...attackReserve,
  ]);
  return counted.reduce((sum, { unit }) => sum + (unit.kind === 'corps' ? 2 : 1), 0) / 2;
}

/** How an attacking stack ranks among those to be placed: corps and their equivalents first (9.2.3.a). */
function rankOf(stack: BattleStack): number {
  if (stack.some((one) => !isSound(one))) return 5;
  if (stack.some(isCavalry)) return 4;
  const corps = stack.length > 1 || stack.some(({ unit }) => unit.kind === 'corps');
  return corps ? 1 : stack.some(({ unit }) => unit.kind === 'division') ? 2 : 3;
}

const isHard = (stack: BattleStack): boolean => stack.some(isSound);

/** Spaces that the defender occupies and nobody faces; what stands in reserve has stood in one. */
const unfaced = (columns: readonly BoardColumn[]): readonly BattleStack[] => [
  ...columns.filter(({ attack }) => !attack.length).map(({ defence, sentBack }) => [...defence, ...sentBack]),
  ...reserves(columns, 'defenceReserve'),
];

const mayFace = (own: BattleStack, enemy: BattleStack): boolean =>
  enemy.length > 0 && !(own.some(isCavalry) && enemy.some(isFort));

/** The attacker's set-up: whom he faces first, with what, and how many (9.2.3.a, 9.2.5.b). */
export function refuseAttack({ columns, limit, off, attacker, input }: Battle): Refused | undefined {
  const open = unfaced(columns);
  const rear = reserves(columns, 'attackReserve');
  const [hardOpen] = open.filter(isHard);
  const counted = corpsOf(columns);
  return first(
    () =>
      counted > BOARD_SPACES
        ? refuse(`board.${attacker}`, counted, 'fourCorps', '9.2.3.a', { n: String(counted).replace('.5', '½') })
        : undefined,
    () =>
      hardOpen &&
      refuseWhere(
        columns.flatMap(({ attack, defence }) => (isHard(defence) || !mayFace(attack, hardOpen) ? [] : attack)),
        () => true,
        'faceSound',
        '9.2.3.a',
      ),
    () =>
      refuseWhere(
        rear.filter((own) => open.some((enemy) => mayFace(own, enemy))).flat(),
        () => true,
        'faceAll',
        '9.2.3.a',
      ),
    () =>
      refuseWhere(
        columns
          .filter(({ attack, defence }) =>
            rear.some((other) => rankOf(other) < rankOf(attack) && !(rankOf(attack) === 4 && defence.some(isCavalry))),
          )
          .flatMap(({ attack }) => attack),
        () => true,
        'attackOrder',
        '9.2.3.a',
      ),
    () =>
      limit && !input.entered
        ? refuseWhere(
            off[attacker],
            (one) =>
              one.unit.nation === 'french' &&
              one.left === 1 &&
              !isFort(one) &&
              open.some((enemy) => mayFace([one], enemy)) &&
              counted < BOARD_SPACES,
            'limit',
            '9.2.3.a',
          )
        : undefined,
  );
}

/** Cavalry and disrupted units in reserve (9.6.1, 9.8.2), and cavalry before a fort. */
export function refuseColumns({ columns, counter }: Battle): Refused | undefined {
  for (const { attack, defence, attackReserve, defenceReserve } of columns) {
    const refused = first(
      () => (defence.length || counter ? undefined : refuseWhere(attack, () => true, 'facesNobody', '9.2.3.a')),
      () =>
        defence.some(isFort)
          ? refuseWhere([...attack, ...attackReserve], isCavalry, 'cavalryFort', '9.6.1')
          : undefined,
      () =>
        refuseWhere(
          [...attackReserve, ...defenceReserve],
          (one) => !isFort(one) && !isSound(one),
          'reserveDisrupted',
          '9.8.2',
        ),
      () => (defence.some(isFoot) ? refuseWhere(attackReserve, isBarred, 'reserveCavalry', '9.6.1') : undefined),
      () => (attack.some(isFoot) ? refuseWhere(defenceReserve, isBarred, 'reserveCavalry', '9.6.1') : undefined),
    );
    if (refused) return refused;
  }
  return undefined;
}

/** Cavalry in reserve opposite infantry: only the British may stand there (9.6.1). */
export const isBarred = (one: Fighter): boolean => isCavalry(one) && one.unit.nation !== 'british';
