import { sayIn } from '@/lib/calc/ledger';
import { setAside, sumOf } from '@/lib/calc/modifiers';
import { text, type NotApplied, type Step, type Text } from '@/lib/calc/evaluation';
import { COMBAT_MODIFIERS, STATE_MODIFIERS } from '@/lib/games/nach-paris/cab/modifiers';
import { passes } from '@/lib/games/nach-paris/cab/test';
import { plain, signed } from '@/lib/core/numbers';
import { appliedSteps, notAppliedLines } from '@/lib/games/nach-paris/modifier-words';
import { columnWords } from '@/lib/games/nach-paris/card-words';
import { cut } from '@/lib/games/nach-paris/combat/cells';
import { halves, MOST_STEPS } from '@/lib/games/nach-paris/combat/refusals';
import { attackPoints, hexPoints, points, ZONE, type Share } from '@/lib/games/nach-paris/combat/strength';
import type { CombatFinding } from '@/lib/games/nach-paris/combat/finding';
import { numberOf, waysOf } from '@/lib/games/nach-paris/combat/forces';
import { unitName } from '@/lib/games/nach-paris/combat/names';
import { RESERVE_DRM } from '@/lib/games/nach-paris/combat/reserves';
import type { CombatInput, Way, Works } from '@/lib/games/nach-paris/combat/fields';
import { noShots } from '@/lib/games/nach-paris/combat/siege-guns';
import { testSteps } from '@/lib/games/nach-paris/combat/test-steps';
import { fights } from '@/lib/games/nach-paris/combat/ground';
import { heldBack, type Withdrawn } from '@/lib/games/nach-paris/combat/withdrawal';

/* The derivation of a combat in the order of the rules. */

const say = sayIn('combat');

/** Who stands aside before the strengths are added up. */
function asideSteps({ hex, input, withdrawn, special }: CombatFinding): readonly Step[] {
  const some = (id: string, rule: string, list: CombatFinding['hex']['active']): readonly Step[] =>
    list.map(({ unit, at }) => ({
      id: `${id}-${at}`,
      rule,
      text: say(`step.${id}`, { unit: unitName('defender', unit, at + 1) }),
    }));
  const idlers = input.attackers.flatMap(({ units }) => units).filter((unit) => !fights(unit)).length;
  return [
    ...some(
      'withdrawn',
      '9.2.1',
      hex.withdrawn.filter(({ unit }) => unit.kind !== 'hq'),
    ),
    ...some(
      'withdrawnHq',
      '9.2.8',
      hex.withdrawn.filter(({ unit }) => unit.kind === 'hq'),
    ),
    ...withdrawn.flatMap(slipSteps),
    ...(withdrawn.length > 0 && special !== 'calledOff'
      ? [{ id: 'mustFight', rule: '9.2.2', text: say('step.mustFight') }]
      : []),
    ...some('sheltered', '11.3.9', hex.sheltered),
    ...some('fought', '9.1.8', hex.fought),
    ...(idlers ? [{ id: 'idlers', rule: '9.1.14', text: say('step.idlers', { count: idlers }) }] : []),
  ];
}

/** What slipping away costs one unit: steps for want of room (9.2.9), then its test in an enemy ZOC (9.2.4). */
function slipSteps({ unit, at, printed, cab, modifiers, tests, crowded }: Withdrawn): readonly Step[] {
  const name = unitName('defender', unit, at + 1);
  const roll = unit.withdrawTest;
  const how =
    cab <= 0
      ? 'automatic'
      : cab >= 20
        ? 'always'
        : roll === undefined
          ? 'open'
          : passes(cab, roll)
            ? 'passed'
            : 'failed';
  return [
    ...(crowded > 0
      ? [
          {
            id: `slip-room-${at}`,
            rule: '9.2.9',
            text: say('step.slip.room', { unit: name, room: unit.withdrawRoom ?? 0, steps: crowded }),
          },
        ]
      : []),
    ...(tests ? appliedSteps(printed, modifiers, 'unit.cab', `slip-${at}-`) : []),
    ...(tests
      ? [
          {
            id: `slip-test-${at}`,
            rule: '9.2.4',
            text: say(`step.slip.${how}`, { unit: name, cab: plain(cab), die: roll ?? 0 }),
          },
        ]
      : []),
  ];
}

/** Each attacking hex: its steps against the limit, and its points. */
function attackSteps({ input, sums }: CombatFinding): readonly Step[] {
  let sum = 0;
  const hexes = input.attackers.flatMap((hex, i): readonly Step[] => {
    const { used, most } = sums[i] ?? { used: 0, most: 0 };
    const before = sum;
    sum += hexPoints(hex);
    return [
      {
        id: `room-${i}`,
        rule: most === 12 ? '9.1.1' : '9.4.4',
        text: say('step.room', { hex: i + 1, steps: halves(used), most }),
      },
      ...(hex.used > 0
        ? [
            {
              id: `phase-${i}`,
              rule: '9.1.1',
              text: say('step.phase', {
                hex: i + 1,
                before: halves(hex.used),
                steps: halves(used + hex.used),
                most: MOST_STEPS,
              }),
            },
          ]
        : []),
      {
        id: `points-${i}`,
        rule: '9.1.8',
        text: say('step.points', { hex: i + 1, sum: hex.units.map((unit) => attackPoints(unit)).join(' + ') }),
        before,
        after: sum,
      },
    ];
  });
  const support: readonly Step[] = input.fortSupport
    ? [
        {
          id: 'fortSupport',
          rule: '11.3.8',
          text: say('step.fortSupport', { arf: input.fortSupport }),
          before: sum,
          after: sum + input.fortSupport,
        },
      ]
    : [];
  return [...hexes, ...support];
}

const WORKS_RULE: Readonly<Record<Works, string>> = {
  none: '9.1.8',
  fieldworks: '10.2.1',
  regular: '11.1.4',
  improved: '11.6.2',
  old: '11.7.1',
};

/** Where the attack has to come through. */
const ACROSS_RULE: Readonly<Record<Works, string>> = {
  none: '9.1.8',
  fieldworks: '10.1.6',
  regular: '11.1.5',
  improved: '11.6.1',
  old: '11.7.1',
};

function shareStep({ unit, tenths, halved }: Share, at: number, level: Works, before: number, after: number): Step {
  const how = level === 'none' ? 'plain' : 'covered';
  const params = {
    unit: unitName('defender', unit, at + 1),
    cbf: fights(unit) ? unit.cbf : 0,
    times: tenths / 10,
    works: say(`options.works.${level}`),
  };
  return {
    id: `share-${at}`,
    rule: halved ? '9.1.9' : WORKS_RULE[level],
    text: say(`step.share.${halved ? `${how}Halved` : how}`, params),
    before: cut(points(before)),
    after: cut(points(after)),
  };
}

/** Each defending unit with its multiplier and half, then forts and the zone. */
function defenceSteps({ input, hex, defence }: CombatFinding): readonly Step[] {
  let sum = 0;
  const shares = defence.shares.map((share, i): Step => {
    const before = sum;
    sum += share.twentieths;
    return shareStep(share, hex.active[i]?.at ?? i, defence.works.shelters[i]?.level ?? 'none', before, sum);
  });
  const plus = (id: string, rule: string, value: number, twentieths = value * 20): readonly Step[] => {
    const before = sum;
    sum += twentieths;
    return value
      ? [
          {
            id,
            rule,
            text: say(`step.${id}`, { cbf: cut(points(twentieths)) }),
            before: cut(points(before)),
            after: cut(points(sum)),
          },
        ]
      : [];
  };
  const { drops, guests, bypassed, crowded } = defence.works;
  const note = (applies: boolean, id: string, rule: string): readonly Step[] =>
    applies ? [{ id, rule, text: say(`step.${id}`) }] : [];
  return [
    ...drops.map(({ id, rule }) => ({ id: `drop-${id}`, rule, text: say(`step.drop.${id}`) })),
    ...hex.active
      .filter((_, i) => guests.includes(i))
      .map(({ unit, at }) => ({
        id: `guest-${at}`,
        rule: '11.6.12',
        text: say('step.guest', { unit: unitName('defender', unit, at + 1) }),
      })),
    ...note(bypassed, 'bypassed', ACROSS_RULE[input.works]),
    ...note(crowded, 'crowded', WORKS_RULE[input.works]),
    ...(defence.leader
      ? [{ id: 'leader', rule: '9.1.9', text: say('step.leader', { nation: defence.leader.nation }) }]
      : []),
    ...shares,
    ...plus('forts', '11.3.7', input.fortCbf, defence.fortTwentieths),
    ...plus('zone', hex.bareZone ? '11.2.3' : '11.2.5', input.zone ? ZONE.cbf : 0),
  ];
}

function ratioSteps({ ratio }: CombatFinding): readonly Step[] {
  const { attack, defence, shown, column } = ratio;
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
      text: say(column.known ? 'step.column' : 'step.columnUnknown', {
        column: columnWords(column, 'combat.column'),
        ratio: shown,
      }),
    },
  ];
}

/** Reserve divisions that test before the roll (9.4.12), on top of the other modifiers. */
function reserveSteps({ reserves, input, applied }: CombatFinding): readonly Step[] {
  let drm = sumOf(applied);
  return reserves.map(({ hex, at, unit, cab, die, fails }): Step => {
    const how = die === undefined ? 'open' : fails > 0 ? 'failed' : 'passed';
    const before = drm;
    drm += how === 'failed' ? RESERVE_DRM : 0;
    const params = {
      unit: unitName('attacker', unit, numberOf(input, hex, at)),
      cab: plain(cab),
      die: die ?? 0,
      value: signed(RESERVE_DRM),
    };
    const change = how === 'failed' ? { before: plain(before), after: plain(drm) } : {};
    return { id: `reserve-${hex}-${at}`, rule: '9.4.12', text: say(`step.reserve.${how}`, params), ...change };
  });
}

/** The modified roll, the moves of the edges, and what was read. */
function rollSteps({ input: { die }, uses, drm, read }: CombatFinding): readonly Step[] {
  if (die === undefined) return [];
  const [use] = uses;
  if (!use || uses.length > 1) return [];
  const total = use.totals[0] ?? die;
  return [
    {
      id: 'roll',
      rule: '9.3.2',
      text: say('step.roll', { die, drm: signed(drm) }),
      before: die,
      after: plain(total),
    },
    ...use.moves.map(({ edge, rule, from, to }, i): Step => ({
      id: `move-${i}`,
      rule,
      text: say(`step.move.${edge}`, {
        from: columnWords(from.column, 'combat.column'),
        to: columnWords(to.column, 'combat.column'),
      }),
      before: plain(from.row),
      after: plain(to.row),
    })),
    ...(use.outermost
      ? [
          {
            id: 'outermost',
            rule: use.moves.at(-1)?.rule ?? '9.3.4',
            text: say('step.outermost', { row: plain(Number(use.ref.row)) }),
          },
        ]
      : []),
    ...(read
      ? [
          { id: 'result', rule: '9.3.2', text: say('step.result', { result: read.text }) },
          { id: 'order', rule: '9.3.3', text: say(`step.order.${read.first}`) },
        ]
      : []),
  ];
}

export const stepsOf = (finding: CombatFinding): readonly Step[] => [
  ...asideSteps(finding),
  ...(finding.special === 'calledOff' ? [{ id: 'calledOff', rule: '9.2.6', text: say('step.calledOff') }] : []),
  ...(finding.special === 'calledOff' ? [] : [...attackSteps(finding), ...defenceSteps(finding)]),
  ...(finding.special === 'overrun' ? [{ id: 'overrun', rule: '9.1.10', text: say('step.overrun') }] : []),
  ...(finding.special ? [] : rolledSteps(finding)),
];

const rolledSteps = (finding: CombatFinding): readonly Step[] => {
  const { worst, facing, applied, sums } = finding;
  const counting = sums.filter(({ counts }) => counts);
  const all = counting.map(({ at, sum }) => `${at + 1}: ${signed(sum)}`).join(', ');
  return [
    ...ratioSteps(finding),
    ...(worst && counting.length > 1
      ? [
          {
            id: 'worst',
            rule: '9.4.2',
            text: say('step.worst', { hex: worst.at + 1, sum: signed(worst.sum), all }),
          },
        ]
      : []),
    ...(facing ? [{ id: `facing-${facing.id}`, rule: facing.rule, text: say(`step.facing.${facing.id}`) }] : []),
    ...appliedSteps(0, applied, 'combat.drm'),
    ...reserveSteps(finding),
    ...rollSteps(finding),
    ...testSteps(finding),
  ];
};

/** Every modifier that was considered in vain: of the d20, then of the tests. */
export function notAppliedOf({ not, special, reserves, struck, input }: CombatFinding): readonly NotApplied[] {
  if (special) return [];
  const tests = [...STATE_MODIFIERS, ...COMBAT_MODIFIERS].filter(
    ({ id }) => !struck.some(({ modifiers }) => modifiers.some((one) => one.id === id)),
  );
  const cab = notAppliedLines(tests.map(setAside), 'unit.cabNot', 'cab-');
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
    ...(reserves.length ? [] : [{ id: 'reserves', rule: '9.4.12', text: reserve }]),
    ...cab,
    ...shots,
    ...waysNot(input),
  ];
}

/** What no retreat has to go through. */
function waysNot(input: CombatInput): readonly NotApplied[] {
  const not = (id: string, rule: string, meets: (way: Way) => boolean): readonly NotApplied[] =>
    waysOf(input).some(meets) ? [] : [{ id, rule, text: say(`not.${id}`) }];
  return [
    ...not('zocRetreat', '9.6.2', ({ zocRetreat }) => zocRetreat),
    ...not('wayClosed', '9.6.3', ({ wayClosed }) => wayClosed),
    ...not('noWay', '9.6.4', ({ noWay }) => noWay),
    ...not('fullHex', '6.4.3', ({ room }) => room !== undefined),
  ];
}
