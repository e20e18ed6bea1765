import type { BattleInput } from '@/lib/games/grand-illusion/battle/fields';

/*
 * A battle played die by die as chapter 9 of the rulebook tells it, by code that shares nothing with the tool: no
 * modifier list, no column, no weights. Every fall of the dice is tried.
 */

type Given = BattleInput['board']['german'][number] | BattleInput['board']['allied'][number];

/** A counter on the table. */
export interface Counter {
  readonly owner: 'german' | 'allied';
  readonly at: number;
  readonly print: Given;
  /** steps that it has lost since the battle began */
  lost: number;
  /** cavalry that has gone back to the hex */
  away?: boolean;
}

/** What the table looks like at the end. */
export interface Outcome {
  readonly lost: { attacker: number; defender: number };
  readonly must: { attacker: boolean; defender: boolean };
  readonly siege: boolean;
  /** steps left of every counter: "german0:1" */
  readonly left: ReadonlyMap<string, number>;
}

const isFort = (c: Counter): boolean => c.print.kind === 'fort';
const isCavalry = (c: Counter): boolean => c.print.kind === 'cavalry';
const isInfantry = (c: Counter): boolean => !isFort(c) && !isCavalry(c);
const stepsAtStart = (c: Counter): number => (isFort(c) ? c.print.steps - c.print.hits : c.print.disrupted ? 1 : 2);
const left = (c: Counter): number => stepsAtStart(c) - c.lost;
/** Of units alike the one of the first column. */
const column = (c: Counter): number => Number(c.print.space.at(-1));
const alive = (c: Counter): boolean => left(c) > 0;
const fresh = (c: Counter): boolean => !isFort(c) && left(c) === 2;

/** 2.4: the number on the face of the counter that lies up. */
function printed(c: Counter): number {
  if (!isFort(c)) return left(c) === 2 ? c.print.cs : c.print.dcs;
  const ladder = [c.print.cs, c.print.dcs, c.print.third ?? NaN, c.print.fourth ?? NaN];
  return ladder[c.print.hits + c.lost] ?? NaN;
}

/** Plays a battle with the dice that `roll` gives one after the other. */
export function play(input: BattleInput, roll: () => number): Outcome {
  const counters: Counter[] = (['german', 'allied'] as const).flatMap((owner) =>
    input.board[owner].map((print, at): Counter => ({ owner, at, print, lost: 0 })),
  );
  // 13.1: Allied mandated battles of GT 1-4 ignore 3, 7 and 10.
  // 9.1.1.c: four infantry corps against two corps or forts; by one reading two divisions or brigades are a corps.
  const size = (owner: string, counts: (print: Counter['print']) => boolean): number => {
    const counted = counters.filter((c) => c.owner === owner && counts(c.print)).map(({ print: { kind } }) => kind);
    const small = counted.filter((kind) => kind === 'division' || kind === 'brigade').length;
    return (
      counted.filter((kind) => kind === 'corps' || kind === 'fort').length +
      (input.sizeReading === 'halves' ? small / 2 : 0)
    );
  };
  const enough =
    size(input.attacker, ({ kind, space }) => kind !== 'fort' && space !== 'hex') >= 4 &&
    size(input.attacker === 'german' ? 'allied' : 'german', () => true) >= 2;
  const freed = input.mandated && enough && input.attacker === 'allied' && input.turn <= 4;
  const fow = freed && ['3', '7', '10'].includes(input.fow) ? 'none' : input.fow;
  const counterattack = fow === '10';
  const skirmish = fow === '4' || (fow === '7' && input.advantage === 'skirmish');
  const attackSide = counterattack ? (input.attacker === 'german' ? 'allied' : 'german') : input.attacker;
  // 13.3.4.a4: a landing that finds the Germans ready is fought as with Élan.
  const landing = input.landing !== 'none';
  const elan =
    input.landing === 'ready' ||
    (freed &&
      (input.elanWhereReading === 'all' ||
        (input.hex !== undefined && [85, 86, 95, 96, 100, 103, 105, 107].includes(input.hex))));
  const vosges = input.hex === 102 || input.hex === 103;
  // 9.5.1: by one reading a besieged fort takes no part.
  const isApart = (c: Counter): boolean => isFort(c) && c.print.besieged && input.besiegedReading === 'apart';
  const attackers = counters.filter((c) => c.owner === attackSide);
  const defenders = counters.filter((c) => c.owner !== attackSide);
  const at = (list: readonly Counter[], space: string): Counter[] =>
    list.filter((c) => c.print.space === space && alive(c) && !c.away && !isApart(c));

  const forts = defenders.filter((c) => isFort(c) && !isApart(c)).length;
  // 9.1.4: by one reading the 1 counts after the modifiers.
  const flat = skirmish && input.skirmishReading === 'natural';

  /** 9.3.1.b, 9.3.1.c, 12.2: does the attacker's space hit? */
  const attackerHits = (firing: readonly Counter[], target: readonly Counter[], die: number): boolean => {
    if (die === 1) return true;
    if (die === 6 || flat || target.some(isFort)) return false;
    let total = die;
    if (counterattack) total += 1;
    else {
      if (fow !== '8' && input.landing !== 'surprise') total += input.tem;
      total += input.trench;
      if (input.concentric >= 5) total -= 2;
      else if (input.concentric >= 3) total -= 1;
      const mountain = (input.mountainReading === 'all' ? attackers : firing).filter((c) => c.print.space !== 'hex');
      if (vosges && mountain.some((c) => c.print.nation === 'french' && c.print.mountain && !isFort(c))) total -= 1;
    }
    return total <= (skirmish ? 1 : firing.reduce((sum, c) => sum + printed(c), 0));
  };
  /** 9.3.2, 9.3.5.b, 12.2: does the defender's space hit? */
  const defenderHits = (firing: readonly Counter[], die: number): boolean => {
    if (die === 1) return true;
    if (die === 6 || flat) return false;
    let total = die;
    if (!skirmish && (input.fortDrmReading === 'all' || !firing.some(isFort)))
      total -= input.fortCountReading === 'each' ? forts : Math.min(1, forts);
    if (elan && !(input.elanDrmReading === 'lost' && fow === '8')) total -= input.tem;
    let strength = 0;
    for (const c of firing) {
      strength += printed(c);
      const circled = c.print.nation === 'british' || (c.print.nation === 'belgian' && isInfantry(c));
      const all = input.circleReading === 'all' && c.print.nation === 'belgian';
      if (!isFort(c) && circled && (c.print.circle || all)) strength += 1;
    }
    return total <= (skirmish ? 1 : strength);
  };
  /** 9.3.3: everything in the space takes the hit, two British divisions in defence as the players have agreed. */
  const wound = (space: readonly Counter[], defending: boolean): void => {
    const [a, b] = space;
    const bef = defending && a && b && [a, b].every((c) => c.print.nation === 'british' && c.print.kind === 'division');
    if (!bef || input.stackHit === 'both') {
      for (const c of space) c.lost += 1;
      return;
    }
    const choose = [a, b].some(fresh) ? [a, b].filter(fresh) : [a, b];
    const [one, two] = choose as [Counter, Counter | undefined];
    const pick = !two
      ? one
      : (input.stackHit === 'weaker' ? printed(one) <= printed(two) : printed(one) > printed(two))
        ? one
        : two;
    pick.lost += 1;
  };

  const open: { attack: Counter[]; defence: Counter[]; n: number; behind: Counter[] }[] = [];
  for (const n of [1, 2, 3, 4]) {
    const attack = at(attackers, `${n}`);
    let defence = at(defenders, `${n}`);
    if (!attack.length) {
      // 9.2.5.a: disrupted defenders under no attack go back to the map.
      for (const c of defence) if (!isFort(c) && !fresh(c)) c.away = true;
      continue;
    }
    let behind = at(defenders, `r${n}`);
    // 9.6.2
    const going = defence.filter((c) => isCavalry(c) && c.print.withdraws && fresh(c));
    if (going.length) {
      const shaken = attack.some(isCavalry) || roll() <= 2;
      for (const c of going) {
        c.away = true;
        if (shaken) c.lost += 1;
      }
      defence = defence.filter((c) => !c.away);
      if (!defence.length) [defence, behind] = [behind, []];
    }
    open.push({ attack, defence, n, behind });
  }

  for (const space of open) {
    // 9.6.1: infantry fires first at cavalry that attacks it.
    if (space.attack.some(isCavalry) && space.defence.some(isInfantry) && defenderHits(space.defence, roll())) {
      wound(space.attack, false);
      space.attack = space.attack.filter(alive);
    }
    const { attack, defence } = space;
    if (!attack.length || !defence.length || (attack.some(isCavalry) && defence.some(isFort))) continue;
    // 9.3.2: simultaneous.
    const [first, second] = [attackerHits(attack, defence, roll()), defenderHits(defence, roll())];
    if (first) wound(defence, true);
    if (second) wound(attack, false);
  }
  // 9.3.4
  for (const n of [1, 2, 3, 4]) {
    const space = open.find((one) => one.n === n);
    const attack = (space?.attack ?? []).filter(alive);
    const defence = (space?.defence ?? at(defenders, `${n}`)).filter(alive);
    let rear = at(attackers, `r${n}`);
    let support = (space ? space.behind : at(defenders, `r${n}`)).filter(alive);
    // 9.6.1: by one reading infantry in front has a free shot at British cavalry in reserve, whose damage counts at
    // once.
    const isShotAt = (riders: readonly Counter[], foot: readonly Counter[]): boolean =>
      input.ridersReading === 'suffers' && riders.some(isCavalry) && foot.some(isInfantry);
    const shotAtRear = isShotAt(rear, defence) && defenderHits(defence, roll());
    const shotAtSupport = isShotAt(support, attack) && attackerHits(attack, support, roll());
    if (shotAtRear) wound(rear, false);
    if (shotAtSupport) wound(support, true);
    rear = rear.filter(alive);
    support = support.filter(alive);
    const mayFire = rear.length > 0 && defence.length > 0 && !(rear.some(isCavalry) && defence.some(isFort));
    const hit = mayFire && attackerHits(rear, defence, roll());
    const answered = support.length > 0 && attack.length > 0 && defenderHits(support, roll());
    if (hit) wound(defence, true);
    if (answered) wound(attack, false);
  }
  // 9.3.5.c
  const lostBy = (list: readonly Counter[]): number => list.reduce((sum, c) => sum + c.lost, 0);
  const counted = attackers.filter((c) => !landing || c.print.nation === 'british');
  const beforeElan = attackers.map(({ lost }) => lost);
  if (elan && lostBy(counted) === 0) {
    // Of a landing it may by one reading strike others than the British, whatever they have lost.
    const board = (input.landingReading === 'attacker' ? attackers : counted).filter(
      (c) =>
        alive(c) &&
        c.print.space !== 'hex' &&
        (!landing || input.landingReading === 'attacker' || c.print.kind === 'division'),
    );
    const open = board.some(fresh) ? board.filter(fresh) : board;
    const chosen =
      open.find((c) => String(c.at) === input.elanUnit) ??
      [...open].sort(
        (a, b) => Number(isCavalry(a)) - Number(isCavalry(b)) || printed(b) - printed(a) || column(a) - column(b),
      )[0];
    if (chosen) chosen.lost += 1;
  }

  // 9.4.2
  const units = (list: readonly Counter[]): Counter[] => list.filter((c) => !isFort(c) && alive(c));
  const onBoard = counters.filter(
    (c) =>
      c.print.space !== 'hex' &&
      !isApart(c) &&
      !isDropped(
        c,
        open.map(({ n }) => n),
        attackSide,
      ),
  );
  const cavalryOnly = onBoard.every(isCavalry);
  /** The first of the three cases that strikes the one side, by its place in the rule. */
  const caseAgainst = (own: readonly Counter[], enemy: readonly Counter[]): number => {
    if (!units(own).length) return Infinity;
    const shown = (list: readonly Counter[]): readonly Counter[] =>
      input.countReading === 'board' ? list.filter((c) => onBoard.includes(c)) : list;
    [own, enemy] = [shown(own), shown(enemy)];
    if (!units(own).length) return Infinity;
    const sound = (list: readonly Counter[], kind: (c: Counter) => boolean): number =>
      list.filter((c) => fresh(c) && kind(c)).length;
    const any = (): boolean => true;
    const spared = input.trench > 0 || vosges;
    if (!spared && sound(own, isInfantry) === 0 && sound(enemy, isInfantry) > 0) return 1;
    const hurt = (list: readonly Counter[]): number => units(list).filter((c) => !fresh(c)).length;
    const routed = input.routedReading === 'fewer' ? sound(own, any) < sound(enemy, any) : hurt(own) > hurt(enemy);
    if (!spared && (fow === '2' || fow === '12') && routed) return 2;
    const holds = vosges || (input.cavalryReading === 'trench' && input.trench > 0);
    return cavalryOnly && !holds && sound(own, isCavalry) === 0 && sound(enemy, isCavalry) > 0 ? 3 : Infinity;
  };
  // 9.3.5.c: by one reading the extra hit comes after the retreats.
  const afterElan = attackers.map(({ lost }) => lost);
  const wear = (all: readonly number[]): void =>
    attackers.forEach((c, i) => {
      c.lost = all[i] ?? 0;
    });
  if (input.elanHitReading === 'after') wear(beforeElan);
  const [first, second] = [caseAgainst(attackers, defenders), caseAgainst(defenders, attackers)];
  // Both go, or by one reading only the side that the earlier case strikes.
  const firstOnly = input.bothReading === 'first';
  const found = {
    attacker: first < Infinity && !(firstOnly && second < first),
    defender: second < Infinity && !(firstOnly && first < second),
  };
  wear(afterElan);
  const result = { attacker: found.attacker && units(attackers).length > 0, defender: found.defender };
  // 9.5.3.a
  const standing = defenders.filter((c) => isFort(c) && alive(c));
  // 9.5.2: a fort with a large garrison that still stands, such as those of Metz
  const large = (c: Counter): boolean => c.print.garrison || (input.hex === 86 && c.owner === 'german');
  const garrison = input.siegeReading === 'each' ? standing.every(large) : standing.some(large);
  const besieger = attackers.some((c) => fresh(c) && isInfantry(c) && (!garrison || c.print.kind === 'corps'));
  return {
    lost: { attacker: lostBy(attackers), defender: lostBy(defenders) },
    must: result,
    siege:
      standing.length > 0 &&
      besieger &&
      !result.attacker &&
      // 12.5.1, 13.3.4.b5
      (input.hex !== 52 || input.holland) &&
      (result.defender || !units(defenders).length),
    left: new Map(counters.map((c) => [`${c.owner}${c.at}`, Math.max(0, left(c))])),
  };
}

/** Disrupted defenders of a front space that nobody attacks are off the board (9.2.5.a). */
const isDropped = (c: Counter, attacked: readonly number[], attackSide: string): boolean =>
  c.owner !== attackSide &&
  /^[1-4]$/.test(c.print.space) &&
  !attacked.includes(Number(c.print.space)) &&
  !isFort(c) &&
  c.print.disrupted;

/** Every outcome with its share of all falls of the dice, by playing the battle again for each. */
export function everyOutcome(input: BattleInput): readonly { readonly share: number; readonly outcome: Outcome }[] {
  const found = new Map<string, { share: number; readonly outcome: Outcome }>();
  const faces: number[] = [];
  for (;;) {
    let used = 0;
    const outcome = play(input, () => {
      if (used === faces.length) faces.push(1);
      return faces[used++] ?? 1;
    });
    const { lost, must, siege } = outcome;
    // The counters are the same ones in the same order after every fall.
    const key = `${lost.attacker} ${lost.defender} ${must.attacker} ${must.defender} ${siege} ${[...outcome.left.values()].join()}`;
    const same = found.get(key);
    if (same) same.share += 1 / 6 ** used;
    else found.set(key, { share: 1 / 6 ** used, outcome });
    faces.length = used;
    while (faces.length && faces.at(-1) === 6) faces.pop();
    if (!faces.length) return [...found.values()];
    faces.push((faces.pop() ?? 0) + 1);
  }
}
