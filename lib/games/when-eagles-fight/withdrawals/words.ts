import { barLines, type Barred } from '@/lib/calc/bars';
import {
  text,
  type Block,
  type Fact,
  type NotApplied,
  type OpenPoint,
  type Step,
  type Text,
  type ValueRow,
} from '@/lib/calc/evaluation';
import {
  fact,
  notApplied,
  openPoints,
  partStep,
  present,
  sayIn,
  step,
  valueRow,
  valuesBlock,
  verdictBlock,
} from '@/lib/calc/ledger';
import type { Rule } from '@/lib/core/rule';
import { mayCome } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { dieTurns } from '@/lib/games/when-eagles-fight/events/effects';
import { sideOf } from '@/lib/games/when-eagles-fight/sides';
import { LAST_TURN } from '@/lib/games/when-eagles-fight/turns';
import { unitName } from '@/lib/games/when-eagles-fight/unit-words';
import { BALKANS, isGun, isOfEvent, type Demand } from '@/lib/games/when-eagles-fight/withdrawals/demands';
import {
  LEAVING_BARS,
  lacking,
  type Leaving,
  type Met,
  type WithdrawalsFinding,
} from '@/lib/games/when-eagles-fight/withdrawals/finding';

export const say = sayIn('withdrawals');

const eventName = (letter: string): Text => say('event', { letter, name: text(`events.name.${letter}`) });
/** "4 German infantry steps", "a Russian infantry corps" */
const needText = ({ need }: Pick<Met, 'need'>, count = need.count): Text =>
  say(`need.${need.what}`, { nation: need.nation, count });

/** When the units of a demand return, and the rule of it. */
function backOf({ back, rule }: Demand, { back: turn, input }: WithdrawalsFinding): readonly [Text, Rule] {
  if (back === 'die') {
    if (turn === undefined) return [say('back.die', dieTurns(input.turn)), rule];
    return turn > LAST_TURN ? [say('back.late', { turn }), rule] : [say('back.turn', { turn }), rule];
  }
  if (back === 'turn14') return [say('back.turn', { turn: BALKANS.back }), rule];
  if (back === 'brusilov' && !mayCome(input.turn, input.brusilov)) return [say('back.undeclared'), '15.1'];
  const from = { caucasus: '7.2.G', brusilov: '15.5', guns: '15.9', never: rule } as const;
  return [say(`back.${back}`), from[back]];
}

export const factsOf = ({ input: { turn }, meaning }: WithdrawalsFinding): readonly Fact[] =>
  present(
    fact(say('facts.turn', { turn }), '10.15'),
    meaning && fact(say('facts.event', { event: eventName(meaning.rolled) }), '7.2'),
    fact(say('facts.when'), '5.2'),
  );

function demandStep(finding: WithdrawalsFinding, demand: Demand): Step {
  const { input, met } = finding;
  if (demand.id === 'guard') return step('guard', '10.16', say(input.guard ? 'step.guard' : 'step.guardGone'));
  if (isGun(demand)) {
    const goes = input.guns > 0;
    return step(demand.id, goes ? demand.rule : '10.19', say(goes ? 'step.gun' : 'step.noGun'));
  }
  const [first, second] = met.filter((one) => one.demand === demand).map((one) => needText(one));
  const what = first && second ? say('both', { first, second }) : (first ?? say('need.none'));
  return step(demand.id, demand.rule, say(`step.${demand.id}`, { what }));
}

export const stepsOf = (finding: WithdrawalsFinding): readonly Step[] => {
  const { meaning, due, units, asked } = finding;
  return present(
    meaning &&
      meaning.as !== meaning.rolled &&
      step('as', `7.2.${meaning.rolled}`, say('step.as', { event: eventName(meaning.rolled), as: meaning.as })),
    !due.length && step('nothing', '10.15', say('step.nothing')),
    due.map((demand) => demandStep(finding, demand)),
    units.flatMap(({ unit, steps, goes, barred }, i) => {
      const who = unitName(unit);
      if (barred.length)
        return asked
          ? barred.map((bar) =>
              partStep(bar.id, `${bar.id}-${i}`, bar.rule, say('step.stop', { who, why: whyOf(unit, bar) })),
            )
          : [];
      return goes ? [step(`goes-${i}`, goes.rule, say('step.goes', { who, steps }))] : [];
    }),
    lacking(finding).map((one) =>
      step(
        `lacks-${one.demand.id}-${one.need.nation}`,
        '10.19',
        say('step.lacks', { what: needText(one, one.need.count - one.given) }),
      ),
    ),
  );
};

const whyOf = ({ supply }: Leaving['unit'], { id }: Barred): Text =>
  say(id === 'supply' ? `bar.supply.${supply}` : `bar.${id}`);

export function notAppliedOf({ meaning, due, notDue, units, asked }: WithdrawalsFinding): readonly NotApplied[] {
  const hit = new Set(units.flatMap(({ barred }) => barred.map(({ id }) => id)));
  // Where nobody has to leave, nothing is said of the units listed.
  const free = (asked ? LEAVING_BARS : [])
    .filter(({ id }) => !hit.has(id))
    .flatMap(({ id, rule }): readonly Barred[] =>
      typeof rule === 'string' ? [{ id, rule }] : [{ id, rule: '10.18' }],
    );
  return present(
    meaning &&
      !meaning.takes &&
      notApplied('noEvent', `7.2.${meaning.as}`, say('not.noEvent', { event: eventName(meaning.rolled) })),
    meaning?.takes &&
      !due.some(isOfEvent) &&
      notApplied('noUnits', `7.2.${meaning.as}`, say('not.noUnits', { event: eventName(meaning.rolled) })),
    barLines(notDue, (id) => say(`not.${id}`)),
    barLines(free, (id) => say(`free.${id}`)),
    notApplied('rail', '10.15', say('not.rail')),
  );
}

/** All that is lacking, the steps of a nation in one sum: "4 German infantry steps and one Russian infantry corps". */
function shortText(short: readonly Met[]): Text {
  const sums = new Map<string, Met>();
  for (const one of short) {
    const { nation, what, count } = one.need;
    const before = sums.get(`${nation} ${what}`);
    const lacks = count - one.given + (before?.need.count ?? 0);
    sums.set(`${nation} ${what}`, { ...one, need: { ...one.need, count: lacks }, given: 0 });
  }
  const all = [...sums.values()].map((one) => needText(one));
  return all.reduceRight((second, first, i) => say(i === all.length - 2 ? 'both' : 'list', { first, second }));
}

function verdictOf(finding: WithdrawalsFinding): Block {
  const { input, due, units, guns } = finding;
  const short = lacking(finding);
  if (short.length) {
    const sides = new Set(short.map(({ need }) => sideOf(need.nation)));
    const side = sides.size > 1 ? 'both' : [...sides].join('');
    return verdictBlock(say('verdict.short', { what: shortText(short), side }), 'no', '10.19');
  }
  const guardGoes = due.some(({ id }) => id === 'guard') && input.guard;
  const leave = units.filter(({ goes }) => goes).length + guns.go + (guardGoes ? 1 : 0);
  if (!due.length) return verdictBlock(say('verdict.nothing', { turn: input.turn }), 'neutral', '10.15');
  const [first] = due;
  return leave > 0
    ? verdictBlock(say('verdict.met', { leave }), 'yes', first?.rule ?? '10.15')
    : verdictBlock(say('verdict.cancelled'), 'neutral', '10.19');
}

/** What is due, each with what the units listed give for it. */
const dueRows = (finding: WithdrawalsFinding): readonly ValueRow[] =>
  finding.due.flatMap((demand): readonly ValueRow[] => {
    const label = say(`row.${demand.id}`);
    if (demand.id === 'guard')
      return [valueRow(label, say(finding.input.guard ? 'row.full' : 'row.guardGone'), demand.rule)];
    if (isGun(demand))
      return [valueRow(label, say(finding.input.guns > 0 ? 'row.goes' : 'row.noPenalty'), demand.rule)];
    return finding.met
      .filter((one) => one.demand === demand)
      .map((one) =>
        valueRow(
          label,
          say(one.given < one.need.count ? 'row.lacks' : 'row.met', { what: needText(one), given: one.given }),
          demand.rule,
        ),
      );
  });

const unitRows = ({ units }: WithdrawalsFinding): readonly ValueRow[] =>
  units.map(({ unit, steps, barred: [bar], goes }) => {
    if (bar) return valueRow(say('row.unit', { who: unitName(unit) }), whyOf(unit, bar), bar.rule);
    const value = goes ? say('row.leaves', { steps, why: say(`row.${goes.id}`) }) : say('row.stays');
    return valueRow(say('row.unit', { who: unitName(unit) }), value, goes?.rule ?? '10.15');
  });

const backRows = (finding: WithdrawalsFinding): readonly ValueRow[] => [
  ...finding.due.map((demand) => {
    const [words, rule] = backOf(demand, finding);
    return valueRow(say(`row.${demand.id}`), words, rule);
  }),
  ...(finding.input.turn === BALKANS.back ? [valueRow(say('row.balkans'), say('back.now'), '10.17')] : []),
];

export const blocksOf = (finding: WithdrawalsFinding): readonly Block[] => [
  verdictOf(finding),
  ...valuesBlock('due', say('block.due'), dueRows(finding)),
  ...(finding.asked ? valuesBlock('units', say('block.units'), unitRows(finding)) : []),
  ...valuesBlock('back', say('block.back'), backRows(finding)),
];

export function openOf({ input, due, units, meaning, asked }: WithdrawalsFinding): readonly OpenPoint[] {
  const gone = units.filter(({ goes }) => goes);
  const is = (id: string): boolean => due.some((one) => one.id === id);
  return openPoints(say, [
    {
      id: 'infantry',
      rule: '10.15',
      dispute: 'withdrawal-infantry',
      when: asked && units.some(({ unit }) => unit.kind === 'active' || unit.kind === 'fortress'),
    },
    { id: 'reduced', rule: '10.17', dispute: 'reduced-units-withdrawn', when: gone.some(({ unit }) => unit.reduced) },
    {
      id: 'strength',
      rule: '10.7',
      dispute: 'returning-strength',
      when: gone.some(({ unit, goes }) => unit.reduced && goes?.back !== 'never'),
    },
    { id: 'guard', rule: '10.16', dispute: 'guard-corps-return', when: is('guard') && input.guard },
    { id: 'when', rule: '10.18', dispute: 'event-withdrawal-when', when: due.some(isOfEvent) },
    {
      id: 'procedure',
      rule: '10.18',
      dispute: 'event-withdrawals',
      when: due.some((one) => isOfEvent(one) && !isGun(one)),
    },
    {
      id: 'out',
      rule: '7.2.D',
      dispute: 'event-d-steps-out',
      when: meaning?.as === 'D' && meaning.takes && (input.again || input.verdun || input.stepsOut > 0),
    },
    { id: 'window', rule: '7.2.K', dispute: 'event-k-turns', when: meaning?.rolled === 'K' },
    { id: 'italy', rule: '7.2.J', dispute: 'event-j-once', when: meaning?.rolled === 'J' },
    {
      id: 'sea',
      rule: '10.15',
      dispute: 'edge-supply-by-sea',
      when: asked && units.some(({ unit }) => unit.supply === 'sea' || unit.supply === 'limited'),
    },
  ]);
}
