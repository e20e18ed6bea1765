import { barLines, barSteps } from '@/lib/calc/bars';
import type { Block, Fact, NotApplied, OpenPoint, Step, Text, ValueRow } from '@/lib/calc/evaluation';
import {
  doubtPoints,
  fact,
  notApplied,
  present,
  sayIn,
  step,
  valueRow,
  valuesBlock,
  verdictBlock,
  type Doubt,
} from '@/lib/calc/ledger';
import type { Rule } from '@/lib/core/rule';
import {
  isOffensive,
  REACH,
  useRule,
  wasUsed,
  type CommandFinding,
  type UnitReach,
} from '@/lib/games/when-eagles-fight/command/finding';

export const say = sayIn('command');

const ruleOf = ({ input: { hq } }: CommandFinding): Rule => (hq === 'stavka' ? '14.2' : '14.3');
const nameOf = ({ unit: { name, nation } }: UnitReach, i: number): Text =>
  name.trim() ? say('unit.named', { name: name.trim() }) : say(`unit.${nation}`, { n: i + 1 });

const barParams = ({ turn, hq, stavkaLast, oberostLast }: CommandFinding['input']) => ({
  turn,
  last: (hq === 'stavka' ? stavkaLast : oberostLast) ?? 0,
});

export function factsOf(finding: CommandFinding): readonly Fact[] {
  const { input } = finding;
  return present(fact(say('facts.turn', { turn: input.turn }), '5.1'), fact(say(`facts.${input.hq}`), ruleOf(finding)));
}

export function stepsOf(finding: CommandFinding): readonly Step[] {
  const { input, barred, units, modifier } = finding;
  return present(
    barSteps('command', barred, barParams(input)),
    !barred.length && step('ready', useRule(input), say(`step.${input.hq}`, { turn: input.turn })),
    units.map((one, i) =>
      step(
        `unit${i + 1}`,
        one.missing === 'nation' && input.hq === 'oberost' ? '14.3' : ruleOf(finding),
        say(one.missing ? `step.${one.missing}.${input.hq}` : 'step.reached', {
          name: nameOf(one, i),
          reach: REACH[input.hq],
        }),
      ),
    ),
    modifier > 0 && step('modifier', '14.2', say('step.modifier'), { after: '+1' }),
  );
}

/** Why a bar is none: it may be used right after another turn only because the scenario says so. */
const freeOf = (input: CommandFinding['input'], id: string): string =>
  `free.${id.endsWith('Rests') && wasUsed(input) ? `${input.hq}Every` : id}`;

export function notAppliedOf(finding: CommandFinding): readonly NotApplied[] {
  const { input, free } = finding;
  const offensive = isOffensive(input);
  return present(
    barLines(free, (id) => say(freeOf(input, id), barParams(input))),
    isWithoutPlus(finding) &&
      notApplied(
        'modifier',
        offensive ? '15.2' : '14.2',
        say(`not.${offensive ? 'offensive' : 'reach'}`, { reading: input.stavkaReading }),
      ),
  );
}

/** The STAVKA may be used, and gives an attack of these units nothing. */
const isWithoutPlus = ({ input, units, barred, modifier }: CommandFinding): boolean =>
  input.hq === 'stavka' && units.length > 0 && !barred.length && modifier === 0;

export const openOf = (finding: CommandFinding): readonly OpenPoint[] => doubtPoints(say, DOUBTS, finding);

const DOUBTS: readonly Doubt<CommandFinding>[] = [
  {
    id: 'plan19-stavka-turn-8',
    rule: '16.0',
    touches: ({ input }) =>
      input.hq === 'stavka' &&
      input.scenario === 'plan-19' &&
      (input.turn === 7 || input.turn === 8) &&
      input.stavkaLast === 6,
  },
  {
    id: 'stavka-cooperation',
    rule: '14.2',
    touches: ({ input, units }) => input.hq === 'stavka' && units.length > 0,
    reading: ({ input }) => input.stavkaReading,
  },
  { id: 'stavka-supply-route', rule: '14.2', touches: ({ input }) => input.hq === 'stavka' && !input.route },
  {
    id: 'brusilov-stavka',
    rule: '15.2',
    touches: ({ input }) => input.hq === 'stavka' && isOffensive(input),
    reading: ({ input }) => input.offensiveReading,
  },
  { id: 'oberost-range', rule: '14.3', touches: ({ input, units }) => input.hq === 'oberost' && units.length > 0 },
  { id: 'oberost-mixed-hex', rule: '14.3', touches: ({ input }) => input.hq === 'oberost' && !input.germans },
];

/** What the player sees: whether it may be used, when again, what it gives, who is in reach. */
export function blocksOf(finding: CommandFinding): readonly Block[] {
  const { input, units } = finding;
  return present(
    verdict(finding),
    valuesBlock(
      'units',
      say('titles.units'),
      units.map((one, i) => unitRow(finding, one, i)),
    ),
    valuesBlock('use', say(`titles.${input.hq}`), rowsOfUse(finding)),
  );
}

function verdict(finding: CommandFinding): Block {
  const { barred, input, next } = finding;
  const [bar] = barred;
  const params = { turn: input.turn, next: next ?? 0 };
  if (!bar) return verdictBlock(say(`verdict.${input.hq}`, params), 'yes', useRule(input));
  const later = bar.id.endsWith('Rests') && next !== undefined;
  return verdictBlock(say(later ? `verdict.${input.hq}Later` : `verdict.${bar.id}`, params), 'no', bar.rule);
}

function unitRow(finding: CommandFinding, one: UnitReach, i: number): ValueRow {
  const { hq } = finding.input;
  const reached = isWithoutPlus(finding) ? 'reach.stavkaNoPlus' : `reach.${hq}`;
  return valueRow(
    nameOf(one, i),
    say(one.missing ? `reach.${one.missing}.${hq}` : reached, { reach: REACH[hq] }),
    ruleOf(finding),
  );
}

/** When, where and for what it is used, and for how long. */
function rowsOfUse(finding: CommandFinding): readonly ValueRow[] {
  const { hq, turn, tsar, stavkaReading: reading } = finding.input;
  const { units, modifier, barred, next } = finding;
  if (next === undefined)
    return [
      valueRow(say('use.next'), say('use.never'), hq === 'stavka' && tsar === 'command' ? '7.2.A' : ruleOf(finding)),
    ];
  const rows = hq === 'stavka' ? STAVKA_ROWS : OBEROST_ROWS;
  return present(
    hq === 'stavka' &&
      units.length > 0 &&
      !barred.length &&
      valueRow(
        say('use.modifier'),
        say(modifier ? 'use.plusOne' : 'use.none'),
        isOffensive(finding.input) ? '15.2' : '14.2',
      ),
    valueRow(say('use.next'), say(next === turn ? 'use.now' : 'use.turn', { turn: next }), useRule(finding.input)),
    rows.map(({ id, rule }) => valueRow(say(`use.${id}`), say(`use.${hq}.${id}`, { reading }), rule)),
  );
}
const STAVKA_ROWS = [
  { id: 'place', rule: '14.2' },
  { id: 'gives', rule: '14.2' },
  { id: 'shells', rule: '9.11' },
  { id: 'leaves', rule: '14.2' },
] as const;
const OBEROST_ROWS = [
  { id: 'place', rule: '14.3' },
  { id: 'gives', rule: '14.3' },
  { id: 'leaves', rule: '14.3' },
] as const;
