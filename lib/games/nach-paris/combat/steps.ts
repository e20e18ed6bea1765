import { notApplied, present, running, sayIn, step } from '@/lib/calc/ledger';
import { setAside, sumOf } from '@/lib/calc/modifiers';
import { text, type NotApplied, type Step, type Text } from '@/lib/calc/evaluation';
import { COMBAT_MODIFIERS, STATE_MODIFIERS } from '@/lib/games/nach-paris/cab/modifiers';
import { standing } from '@/lib/games/nach-paris/cab/test';
import { plain, signed } from '@/lib/core/numbers';
import type { Rule } from '@/lib/core/rule';
import { appliedSteps, notAppliedLines } from '@/lib/games/nach-paris/modifier-words';
import { columnWords } from '@/lib/games/nach-paris/card-words';
import { cut } from '@/lib/games/nach-paris/combat/cells';
import { halves, MOST_STEPS } from '@/lib/games/nach-paris/combat/refusals';
import { attackPoints, hexPoints, points, ZONE, type Share } from '@/lib/games/nach-paris/combat/strength';
import type { CombatFinding } from '@/lib/games/nach-paris/combat/finding';
import { attackersOf, numberOf, waysOf } from '@/lib/games/nach-paris/combat/forces';
import { unitName } from '@/lib/games/nach-paris/combat/names';
import { RESERVE_DRM } from '@/lib/games/nach-paris/combat/reserves';
import type { CombatInput, RetreatPath, Works } from '@/lib/games/nach-paris/combat/fields';
import { noShots } from '@/lib/games/nach-paris/combat/siege-guns';
import { testSteps } from '@/lib/games/nach-paris/combat/test-steps';
import { fights } from '@/lib/games/nach-paris/combat/ground';
import { heldBack, type Withdrawn } from '@/lib/games/nach-paris/combat/withdrawal';

/* The derivation of a combat in the order of the rules. */

const say = sayIn('combat');

/** Who stands aside before the strengths are added up. */
function asideSteps({ hex, input, withdrawn, special }: CombatFinding): readonly Step[] {
  const some = (id: string, rule: Rule, list: CombatFinding['hex']['active']): readonly Step[] =>
    list.map(({ unit, at }) =>
      step(`${id}-${at}`, rule, say(`step.${id}`, { unit: unitName('defender', unit, at + 1) })),
    );
  const staff = hex.withdrawn.filter(({ unit }) => unit.kind === 'hq');
  const idlers = attackersOf(input).filter((unit) => !fights(unit)).length;
  return present(
    some(
      'withdrawn',
      '9.2.1',
      hex.withdrawn.filter((one) => !staff.includes(one)),
    ),
    some('withdrawnHq', '9.2.8', staff),
    withdrawn.flatMap(slipSteps),
    withdrawn.length > 0 && special !== 'calledOff' && step('mustFight', '9.2.2', say('step.mustFight')),
    some('sheltered', '11.3.9', hex.sheltered),
    some('fought', '9.1.8', hex.fought),
    idlers > 0 && step('idlers', '9.1.14', say('step.idlers', { count: idlers })),
  );
}

/** What slipping away costs one unit: steps for want of room (9.2.9), then its test in an enemy ZOC (9.2.4). */
function slipSteps({ unit, at, printed, cab, modifiers, tests, crowded }: Withdrawn): readonly Step[] {
  const name = unitName('defender', unit, at + 1);
  const die = unit.withdrawTest;
  const room = { unit: name, room: unit.withdrawRoom ?? 0, steps: crowded };
  const test = say(`step.slip.${standing(cab, die)}`, { unit: name, cab: plain(cab), die: die ?? 0 });
  return present(
    crowded > 0 && step(`slip-room-${at}`, '9.2.9', say('step.slip.room', room)),
    tests && appliedSteps(printed, modifiers, 'unit.cab', `slip-${at}`),
    tests && step(`slip-test-${at}`, '9.2.4', test),
  );
}

/** Each attacking hex: its steps against the limit, and its points; then the fort that supports them. */
function attackSteps({ input, sums }: CombatFinding): readonly Step[] {
  const strength = running(0, (points) => points);
  const { fortSupport } = input;
  const hexes = input.attackers.flatMap((hex, i) => {
    const { used, most } = sums[i] ?? { used: 0, most: 0 };
    const room = { hex: i + 1, steps: halves(used), most };
    const phase = { hex: i + 1, before: halves(hex.used), steps: halves(used + hex.used), most: MOST_STEPS };
    const points = { hex: i + 1, sum: hex.units.map((unit) => attackPoints(unit)).join(' + ') };
    return present(
      step(`room-${i}`, most === 12 ? '9.1.1' : '9.4.4', say('step.room', room)),
      input.stepsReading === 'phase' && hex.used > 0 && step(`phase-${i}`, '9.1.1', say('step.phase', phase)),
      strength.add(hexPoints(hex), `points-${i}`, '9.1.8', say('step.points', points)),
    );
  });
  return present(
    hexes,
    fortSupport > 0 &&
      strength.add(fortSupport, 'fortSupport', '11.3.8', say('step.fortSupport', { arf: fortSupport })),
  );
}

/** What each kind of works is worth. */
export const WORKS_RULE: Readonly<Record<Works, Rule>> = {
  none: '9.1.8',
  fieldworks: '10.2.1',
  regular: '11.1.4',
  improved: '11.6.2',
  old: '11.7.1',
};

/** Where the attack has to come through. */
const ACROSS_RULE: Readonly<Record<Works, Rule>> = {
  none: '9.1.8',
  fieldworks: '10.1.6',
  regular: '11.1.5',
  improved: '11.6.1',
  old: '11.7.1',
};

function shareText({ unit, tenths, halved }: Share, at: number, level: Works): Text {
  const how = level === 'none' ? 'plain' : 'covered';
  return say(`step.share.${halved ? `${how}Halved` : how}`, {
    unit: unitName('defender', unit, at + 1),
    cbf: fights(unit) ? unit.cbf : 0,
    times: tenths / 10,
    works: say(`options.works.${level}`),
  });
}

/** What the works of the hex do not do here, and who leads. */
function worksSteps({ input, hex, defence }: CombatFinding): readonly Step[] {
  const { drops, guests, bypassed, crowded } = defence.works;
  return present(
    drops.map(({ id, rule }) => step(`drop-${id}`, rule, say(`step.drop.${id}`))),
    hex.active
      .filter((_, i) => guests.includes(i))
      .map(({ unit, at }) =>
        step(`guest-${at}`, '11.6.12', say('step.guest', { unit: unitName('defender', unit, at + 1) })),
      ),
    bypassed && step('bypassed', ACROSS_RULE[input.works], say('step.bypassed')),
    crowded && step('crowded', WORKS_RULE[input.works], say('step.crowded')),
    defence.leader && step('leader', '9.1.9', say('step.leader', { nation: defence.leader.nation })),
  );
}

/** Each defending unit with its multiplier and half, then forts and the zone; sums in twentieths of a point. */
function defenceSteps(finding: CombatFinding): readonly Step[] {
  const { input, hex, defence } = finding;
  const strength = running(0, (twentieths) => cut(points(twentieths)));
  const plus = (id: string, rule: Rule, twentieths: number): Step =>
    strength.add(twentieths, id, rule, say(`step.${id}`, { cbf: cut(points(twentieths)) }));
  return present(
    worksSteps(finding),
    defence.shares.map((share, i) => {
      const at = hex.active[i]?.at ?? i;
      const level = defence.works.shelters[i]?.level ?? 'none';
      const rule = share.halved ? '9.1.9' : WORKS_RULE[level];
      return strength.add(share.twentieths, `share-${at}`, rule, shareText(share, at, level));
    }),
    input.fortCbf > 0 && plus('forts', '11.3.7', defence.fortTwentieths),
    input.zone && plus('zone', hex.bareZone ? '11.2.3' : '11.2.5', ZONE.cbf * 20),
  );
}

function ratioSteps({ ratio }: CombatFinding): readonly Step[] {
  const { attack, defence, shown, column, below } = ratio;
  return [
    {
      id: 'ratio',
      rule: '9.1.11',
      text: say('step.ratio', { attack: cut(attack), defence: cut(defence) }),
      after: shown,
    },
    {
      id: 'column',
      rule: '9.1.12',
      text: say(below ? 'step.columnBelow' : column.known ? 'step.column' : 'step.columnUnknown', {
        column: columnWords(column, 'combat.column'),
        ratio: shown,
      }),
    },
  ];
}

/** Reserve divisions that test before the roll (9.4.12), on top of the other modifiers. */
function reserveSteps({ reserves, input, applied }: CombatFinding): readonly Step[] {
  const drm = running(sumOf(applied));
  return reserves.map(({ hex, at, unit, cab, die, fails }): Step => {
    const how = die === undefined ? 'open' : fails > 0 ? 'failed' : 'passed';
    const sentence = say(`step.reserve.${how}`, {
      unit: unitName('attacker', unit, numberOf(input, hex, at)),
      cab: plain(cab),
      die: die ?? 0,
      value: signed(RESERVE_DRM),
    });
    const id = `reserve-${hex}-${at}`;
    return how === 'failed' ? drm.add(RESERVE_DRM, id, '9.4.12', sentence) : step(id, '9.4.12', sentence);
  });
}

/** The modified roll, the moves of the edges, and what was read. */
function rollSteps({ input: { die }, uses, drm, read }: CombatFinding): readonly Step[] {
  const [use] = uses;
  if (die === undefined || !use || uses.length > 1) return [];
  const rolled = { before: die, after: plain(use.totals[0] ?? die) };
  const outermost = { row: plain(Number(use.ref.row)) };
  return present(
    step('roll', '9.3.2', say('step.roll', { die, drm: signed(drm) }), rolled),
    use.moves.map(({ edge, rule, from, to }, i) => {
      const columns = {
        from: columnWords(from.column, 'combat.column'),
        to: columnWords(to.column, 'combat.column'),
      };
      const rows = { before: plain(from.row), after: plain(to.row) };
      return step(`move-${i}`, rule, say(`step.move.${edge}`, columns), rows);
    }),
    use.outermost && step('outermost', use.moves.at(-1)?.rule ?? '9.3.4', say('step.outermost', outermost)),
    read && step('result', '9.3.2', say('step.result', { result: read.text })),
    read && step('order', '9.3.3', say(`step.order.${read.first}`)),
  );
}

export const stepsOf = (finding: CombatFinding): readonly Step[] => {
  const { special } = finding;
  return present(
    asideSteps(finding),
    special === 'calledOff'
      ? step('calledOff', '9.2.6', say('step.calledOff'))
      : [...attackSteps(finding), ...defenceSteps(finding)],
    special === 'overrun' && step('overrun', '9.1.10', say('step.overrun')),
    !special && rolledSteps(finding),
  );
};

function rolledSteps(finding: CombatFinding): readonly Step[] {
  const { worst, facing, applied, sums } = finding;
  const counting = sums.filter(({ counts }) => counts);
  const all = counting.map(({ at, sum }) => `${at + 1}: ${signed(sum)}`).join(', ');
  return present(
    ratioSteps(finding),
    counting.length > 1 &&
      step('worst', '9.4.2', say('step.worst', { hex: worst.at + 1, sum: signed(worst.sum), all })),
    facing && step(`facing-${facing.id}`, facing.rule, say(`step.facing.${facing.id}`)),
    appliedSteps(0, applied, 'combat.drm'),
    reserveSteps(finding),
    rollSteps(finding),
    testSteps(finding),
  );
}

/** Every modifier that was considered in vain: of the d20, then of the tests. */
export function notAppliedOf({ not, special, reserves, struck, input }: CombatFinding): readonly NotApplied[] {
  if (special) return [];
  const tests = [...STATE_MODIFIERS, ...COMBAT_MODIFIERS].filter(
    ({ id }) => !struck.some(({ modifiers }) => modifiers.some((one) => one.id === id)),
  );
  const cab = notAppliedLines(tests.map(setAside)).map((line) => ({ ...line, id: `cab-${line.id}`, of: line.id }));
  const shots = noShots(input, struck).map(({ id, rule, calibre }): NotApplied => ({
    id: `shots-${id}${calibre ?? ''}`,
    rule,
    text: say(`not.shots.${id}`, calibre ? { calibre: text(`unit.options.shells.${calibre}`) } : {}),
  }));
  const reserve: Text = say(input.turn > 17 ? 'not.reservesLate' : 'not.reserves');
  const held = heldBack(input);
  const stays: readonly NotApplied[] =
    held && input.defenders.every(({ withdraws }) => !withdraws)
      ? [{ id: 'withdrawal', rule: '9.2.1', text: say(`not.withdrawal.${held}`) }]
      : [];
  return [
    ...stays,
    ...notAppliedLines(not, 'combat.not'),
    ...(reserves.length ? [] : [notApplied('reserves', '9.4.12', reserve)]),
    ...cab,
    ...shots,
    ...waysNot(input),
  ];
}

/** What no retreat has to go through. */
function waysNot(input: CombatInput): readonly NotApplied[] {
  const not = (id: string, rule: Rule, meets: (way: RetreatPath) => boolean): readonly NotApplied[] =>
    waysOf(input).some(meets) ? [] : [{ id, rule, text: say(`not.${id}`) }];
  return [
    ...not('zocRetreat', '9.6.2', ({ zocRetreat }) => zocRetreat),
    ...not('wayClosed', '9.6.3', ({ wayClosed }) => wayClosed),
    ...not('noWay', '9.6.4', ({ noWay }) => noWay),
    ...not('fullHex', '6.4.3', ({ room }) => room !== undefined),
  ];
}
