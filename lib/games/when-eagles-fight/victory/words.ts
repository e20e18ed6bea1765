import type { Block, CellRow, Fact, NotApplied, OpenPoint, Step, ValueRow } from '@/lib/calc/evaluation';
import {
  cellsBlock,
  doubtPoints,
  eitherRows,
  fact,
  oddsBlock,
  openPoints,
  possible,
  present,
  sayIn,
  step,
  valueRow,
  valuesBlock,
  verdictBlock,
  type Doubt,
} from '@/lib/calc/ledger';
import { failedLines, modifierSteps } from '@/lib/calc/modifiers';
import { plain, signed } from '@/lib/core/numbers';
import type { Rule } from '@/lib/core/rule';
import { fraction } from '@/lib/prob/fraction';
import { lastTurn } from '@/lib/games/when-eagles-fight/clocks/scenario';
import {
  GERMAN_CITIES,
  mayHaveWon,
  nextCheckOf,
  printedTurn,
  type VictoryFinding,
} from '@/lib/games/when-eagles-fight/victory/finding';
import { citiesFor, faceNeeded } from '@/lib/games/when-eagles-fight/victory/revolution';

export const say = sayIn('victory');

export const factsOf = ({ one }: VictoryFinding): readonly Fact[] =>
  present(
    !isSudden(one) &&
      fact(say(one.isNow ? 'facts.check' : 'facts.noCheck', { turn: one.turn, check: one.check }), '4.1'),
    fact(say('facts.cities', { cities: one.cities }), '4.4'),
    fact(say('facts.russian', { hexes: one.hexes, german: one.german }), '4.3'),
  );

export function notAppliedOf(finding: VictoryFinding): readonly NotApplied[] {
  const { one, conditions, modifiers } = finding;
  if (isSudden(one)) return [];
  return [
    ...failedLines(conditions.not, (reason, params) => say(`not.${reason}`, params)),
    ...(isOpen(finding) ? failedLines(modifiers.not, (reason) => say(`not.${reason}`)) : []),
  ];
}

export function openOf(finding: VictoryFinding): readonly OpenPoint[] {
  const { one, conditions } = finding;
  return [
    ...doubtPoints(say, DOUBTS, finding),
    ...openPoints(say, [
      {
        id: 'rev',
        rule: '4.4',
        params: { turn: one.check },
        when: one.revolution.value === undefined && !conditions.applied.length && !isSudden(one),
      },
    ]),
  ];
}

export function stepsOf(finding: VictoryFinding): readonly Step[] {
  const { one, conditions, total, winner, by } = finding;
  const { check } = one;
  const rev = one.revolution.value;
  const won = winner && step('winner', ruleOf(by), say(`winner.${winner}`));
  // The game ends in this moment: no check follows (4.2).
  if (isSudden(one))
    return present(
      step('capital', '4.2', say('step.capital', { capital: say(`options.capital.${one.capital}`) })),
      won,
    );
  const now = one.isNow ? 'yes' : 'no';
  return present(
    step(
      'when',
      one.isLast && !isRegular(finding) ? '7.3' : '4.1',
      say(one.isNow ? 'step.check' : 'step.noCheck', { check }),
    ),
    conditions.applied.map(({ id, rule }) =>
      step(id, rule, say(`step.${id}`, { german: one.german, hexes: one.hexes, needed: one.victory.value ?? 0, now })),
    ),
    isOpen(finding) && rollSteps(finding),
    total !== undefined &&
      rev !== undefined &&
      step('result', '4.4', say(total >= rev ? 'step.fallen' : 'step.stands', { total, rev })),
    won,
  );
}

/** The revolution roll as far as it has come. */
function rollSteps({ one, modifiers, modifier }: VictoryFinding): readonly Step[] {
  const { die, cities, revolution, check } = one;
  const rev = revolution.value;
  const rolled = die ?? 0;
  return present(
    step('die', '4.4', say(die === undefined ? 'step.die' : 'step.rolled', { die: rolled }), { after: plain(rolled) }),
    modifierSteps(rolled, modifiers.applied, { words: ({ id, value }) => say(`step.${id}`, { value: signed(value) }) }),
    step('sum', '4.4', say('step.sum', { cities }), {
      before: plain(rolled + modifier),
      after: plain(rolled + modifier + cities),
    }),
    rev !== undefined && step('rev', '4.4', say(`step.rev.${revolution.from ?? 'card'}`, { rev, check })),
  );
}

/** A capital has fallen (4.2). */
const isSudden = ({ capital }: VictoryFinding['one']): boolean => capital !== 'none';
const ruleOf = (by: VictoryFinding['by']): Rule => (by === 'capital' ? '4.2' : by === 'revolution' ? '4.4' : '4.3');

/** Nothing has decided the game before the revolution roll. */
const isOpen = ({ one, conditions }: VictoryFinding): boolean =>
  !isSudden(one) && !(one.isNow && conditions.applied.length > 0);

/** A check that the sequence has, not one that a shortened game brings. */
const isRegular = ({ one }: VictoryFinding): boolean => nextCheckOf({ ...one, marker: undefined }) === one.turn;

const DOUBTS: readonly Doubt<VictoryFinding>[] = [
  {
    id: 'cp-victory-ties',
    rule: '4.1',
    touches: ({ conditions, one }) => !isSudden(one) && (conditions.applied.length > 0 || one.isLast),
  },
  { id: 'rev-roll-clamp', rule: '4.4', touches: ({ modifier, one }) => modifier !== 0 && !isSudden(one) },
  {
    id: 'shortened-game-check',
    rule: '7.3',
    touches: ({ one }) => !isSudden(one) && one.check > 20 && one.check < lastTurn(one.scenario),
  },
  { id: 'sudden-death-units', rule: '4.2', touches: ({ one }) => isSudden(one) },
  {
    id: 'schlieffen-rev-number',
    rule: '17.0',
    touches: ({ one }) => !isSudden(one) && one.scenario === 'schlieffen-east',
  },
];

/** What the player sees: who wins or what is rolled, the chance, what is needed for it, the Russian's own check. */
export function blocksOf(finding: VictoryFinding): readonly Block[] {
  const { one } = finding;
  const open = isOpen(finding);
  return present(
    verdict(finding),
    open && odds(finding),
    open && valuesBlock('sum', say('titles.sum'), sumRows(finding)),
    open && valuesBlock('need', say('titles.need'), needRows(finding)),
    !isSudden(one) && valuesBlock('russian', say('titles.russian', { turn: one.check }), russianRows(finding)),
    valuesBlock('after', say('titles.after'), afterRows(finding)),
    cells(finding),
  );
}

function verdict(finding: VictoryFinding): Block {
  const { winner, by, one, total, chance, rolls } = finding;
  if (winner && by)
    return verdictBlock(
      say(`verdict.${by}`, { turn: one.turn, winner }),
      winner === 'central' ? 'yes' : 'no',
      ruleOf(by),
    );
  if (!one.isNow) return verdictBlock(say('verdict.noCheck', { turn: one.turn, check: one.check }), 'neutral', '5.2');
  const unsure = mayHaveWon(one);
  const rev = one.revolution.value;
  const hexes = { hexes: one.hexes };
  if (total !== undefined && rev !== undefined && unsure)
    return verdictBlock(
      say(total >= rev ? 'verdict.fallenIf' : 'verdict.standsIf', { total, rev, ...hexes }),
      'neutral',
      '4.1',
    );
  if (total !== undefined && rev !== undefined) return verdictBlock(say('verdict.stands', { total, rev }), 'no', '4.4');
  if (total !== undefined) return verdictBlock(say('verdict.total', { total }), 'neutral', '4.4');
  if (chance === undefined || !rolls)
    return verdictBlock(say('verdict.ask', { turn: printedTurn(one.check) }), 'neutral', '4.4');
  if (unsure) return verdictBlock(say('verdict.rollIf', { chance, ...hexes }), 'neutral', '4.1');
  return verdictBlock(say(one.isLast ? 'verdict.rollLast' : 'verdict.roll', { chance }), 'neutral', '4.4');
}

/** The chance of a revolution at this check, or at the next one as things stand. */
function odds({ chance, total, one }: VictoryFinding): readonly Block[] {
  if (chance === undefined || total !== undefined) return [];
  return oddsBlock(
    'revolution',
    say(one.isNow ? 'titles.odds' : 'titles.oddsNext', { turn: one.check }),
    possible(eitherRows(chance, say('odds.fallen'), say('odds.stands'), '4.4')),
  );
}

function sumRows({ one, modifier }: VictoryFinding): readonly ValueRow[] {
  const rev = one.revolution.value;
  const face = rev === undefined ? undefined : faceNeeded(rev, one.cities, modifier);
  return present(
    valueRow(say('sum.cities'), one.cities, '4.4'),
    valueRow(say('sum.modifier'), signed(modifier), '4.5'),
    rev !== undefined && valueRow(say('sum.rev'), rev, '4.4'),
    face !== undefined &&
      valueRow(
        say('sum.die'),
        face > 6 ? say('sum.never') : face <= 1 ? say('sum.always') : say('sum.face', { face }),
        '4.4',
      ),
  );
}

/** The fewest cities for each chance, with these modifiers. */
function needRows({ one, modifier }: VictoryFinding): readonly ValueRow[] {
  const rev = one.revolution.value;
  if (rev === undefined) return [];
  return [1, 2, 3, 4, 5, 6].map((faces) => {
    const cities = citiesFor(faces, rev, modifier);
    const more = cities - one.cities;
    return valueRow(
      say('need.chance', { chance: fraction(faces, 6) }),
      more > 0 ? say('need.more', { cities, more }) : say('need.there', { cities }),
      '4.4',
    );
  });
}

function russianRows({ one }: VictoryFinding): readonly ValueRow[] {
  const { german, hexes, victory } = one;
  const lacks = (have: number, need: number) =>
    have >= need ? say('russian.there', { have, need }) : say('russian.lacks', { have, need, more: need - have });
  return present(
    valueRow(say('russian.german'), lacks(german, GERMAN_CITIES), '4.3'),
    valueRow(
      say('russian.hexes'),
      victory.value === undefined
        ? say('russian.ask', { have: hexes, turn: printedTurn(one.check) })
        : lacks(hexes, victory.value),
      '4.3',
    ),
    valueRow(say('russian.which'), say('russian.whichHexes'), '4.3'),
  );
}

function afterRows(finding: VictoryFinding): readonly ValueRow[] {
  const { one, winner } = finding;
  const { turn, scenario, marker } = one;
  const goesOn = !winner && turn < lastTurn(scenario) && !(one.isLast && one.isNow);
  return present(
    one.isNow && one.peace && turn >= 5 && !winner && valueRow(say('after.peace'), say('after.peaceGone'), '4.5'),
    one.isLast &&
      !winner &&
      valueRow(say('after.last'), say('after.lastTurn'), scenario === 'schlieffen-east' ? '17.0' : '4.3'),
    goesOn &&
      valueRow(
        say('after.next'),
        say('after.turn', { turn: one.isNow ? nextCheckOf({ turn: turn + 1, scenario, marker }) : one.check }),
        '4.1',
      ),
  );
}

function cells({ one, conditions }: VictoryFinding): readonly Block[] {
  if (conditions.applied.length || isSudden(one)) return [];
  const rows = (['revolution', 'victory'] as const).flatMap((name): readonly CellRow[] => {
    const { ref, found, from } = one[name];
    if (!ref || from === 'typed') return [];
    return [
      {
        cell: ref,
        label: say(`cells.${name}`, { turn: printedTurn(one.check) }),
        ...(found ? { result: found.text, from: found.from } : {}),
        use: one.isNow ? 'now' : 'odds',
      },
    ];
  });
  return cellsBlock(
    'cells',
    say('cells.title', { missing: rows.filter(({ result }) => result === undefined).length }),
    rows,
  );
}
