import type { Evaluation, Fact, NotApplied, Step, TextParam } from '@/lib/calc/evaluation';
import { fact, notApplied, present, sayIn, step } from '@/lib/calc/ledger';
import { failedLines, modifierSteps } from '@/lib/calc/modifiers';
import { plain, signed } from '@/lib/core/numbers';
import type { Rule } from '@/lib/core/rule';
import type { AttackFinding } from '@/lib/games/when-eagles-fight/attack/finding';
import { columnOf, FIRST_ROW, LAST_ROW, levelText } from '@/lib/games/when-eagles-fight/attack/odds';
import { isHalvedInPart, type Lent, type Strength } from '@/lib/games/when-eagles-fight/attack/strength';
import { SLOW_TURN } from '@/lib/games/when-eagles-fight/mobilisation';
import { listed, unitName } from '@/lib/games/when-eagles-fight/unit-words';
import { LENDING_FROM } from '@/lib/games/when-eagles-fight/stacking/limits';

/* The steps of an attack in the order of the rules, and what did not apply. */

const say = sayIn('attack');

type SideName = 'attack' | 'defence';

/** The names of some units, one after the other. */
const namesOf = (units: readonly Lent['unit'][]): TextParam => listed(units.map(unitName));
const named = (units: readonly Lent[]): TextParam => namesOf(units.map(({ unit }) => unit));

/** What Turn 1, the two-corps limit and halving make of a side, then its sum. */
function strengthSteps(
  side: SideName,
  { units, full, halved, total }: Strength,
  { halvingReading }: AttackFinding['input'],
): readonly Step[] {
  const whole = halvingReading === 'whole' && isHalvedInPart(units);
  const less = units.filter(({ printed, factor }) => factor < printed);
  const third = units.filter(({ held }) => held === 'third');
  const back = units.filter(({ held }) => held === 'retreated');
  const cut = (reason: Lent['halved']) => units.filter((one) => one.held === undefined && one.halved === reason);
  const [out, limited, ammo] = [cut('supply'), cut('limited'), cut('ammo')];
  return present<Step>(
    less.length > 0 && step(`${side}-mobilisation`, '3.3', say('step.mobilisation', { units: named(less) })),
    third.length > 0 && step(`${side}-third`, '8.6', say('step.third', { units: named(third) })),
    back.length > 0 && step(`${side}-retreated`, '13.22', say('step.retreated', { units: named(back) })),
    out.length > 0 && step(`${side}-supply`, '9.3', say('step.supply', { units: named(out) })),
    limited.length > 0 && step(`${side}-limited`, '9.7', say('step.limited', { units: named(limited) })),
    ammo.length > 0 && step(`${side}-ammo`, '9.10', say('step.ammo', { units: named(ammo) })),
    halved > 0 &&
      step(`${side}-halved`, '9.3', say(whole ? 'step.halvedWhole' : 'step.halved'), {
        before: plain(halved),
        after: plain(Math.ceil(halved / 2)),
      }),
    step(`${side}-sum`, '13.8', say(`step.${side}`, { full, halved: Math.ceil(halved / 2) }), { after: plain(total) }),
  );
}

function oddsSteps({ sums, level, hopeless }: AttackFinding): readonly Step[] {
  const odds = levelText(level);
  const rule = level > 0 ? '13.8' : '13.9';
  const made = sums
    ? step('odds', rule, say(level > 0 ? 'step.odds' : 'step.badOdds', { ...sums }), { after: odds })
    : step('odds', rule, say('step.givenOdds'), { after: odds });
  return present<Step>(
    made,
    hopeless && step('hopeless', '13.10', say('step.hopeless')),
    level > 5 && step('highest', '13.10', say('step.highest'), { before: odds, after: columnOf(level) }),
  );
}

/** The steps of the die: clamped rows and the result. */
function rollSteps({ input, drm, uses, result }: AttackFinding): readonly Step[] {
  const [low, high] = input.die === undefined ? [1 + drm, 6 + drm] : [input.die + drm, input.die + drm];
  const clamped = low < FIRST_ROW || high > LAST_ROW;
  const [use] = uses;
  return present<Step>(
    clamped && step('clamp', '13.11', say('step.clamp', { least: FIRST_ROW, most: LAST_ROW })),
    input.die !== undefined &&
      use !== undefined &&
      step('roll', '13.20', say('step.roll', { die: input.die, drm: signed(drm) }), { after: plain(use.row) }),
    result !== undefined &&
      use?.found &&
      input.die !== undefined &&
      step('cell', '13.20', say('step.cell'), {
        after: use.found.text,
      }),
  );
}

export function stepsOf(finding: AttackFinding): readonly Step[] {
  const { input, fed, attack, defence, weighed, hopeless } = finding;
  const byUnits = input.strength === 'units';
  return present<Step>(
    byUnits && strengthSteps('attack', attack, input),
    byUnits && fed.length > 0 && step('defence-fortress', '13.15', say('step.fortress', { units: namesOf(fed) })),
    byUnits && strengthSteps('defence', defence, input),
    oddsSteps(finding),
    !hopeless &&
      modifierSteps(0, weighed.applied, {
        words: ({ id, value }) => say(`drm.${id}`, { value: signed(value) }),
        show: signed,
      }),
    !hopeless && rollSteps(finding),
  );
}

/** What could have changed the strengths and did not. */
function strengthLines({ input, attack, defence }: AttackFinding): readonly NotApplied[] {
  if (input.strength !== 'units') return [];
  const all = [...attack.units, ...defence.units];
  const none = (id: string, rule: Rule, absent: boolean) => absent && notApplied(id, rule, say(`not.${id}`));
  const full = all.every(({ printed, factor }) => printed === factor);
  return present<NotApplied>(
    full &&
      notApplied('mobilisation', '3.3', say(input.turn > SLOW_TURN ? 'not.mobilisationLate' : 'not.mobilisation')),
    none(
      'supply',
      '9.3',
      all.every(({ halved }) => halved !== 'supply' && halved !== 'limited'),
    ),
    none(
      'ammo',
      '9.10',
      all.every(({ halved }) => halved !== 'ammo'),
    ),
    none('twoCorps', '8.6', input.turn < LENDING_FROM),
    none('third', '8.6', input.turn >= LENDING_FROM && all.every(({ held }) => held !== 'third')),
  );
}

export const notAppliedOf = (finding: AttackFinding): readonly NotApplied[] =>
  finding.hopeless
    ? strengthLines(finding)
    : [
        ...strengthLines(finding),
        ...failedLines(finding.weighed.not, (reason, params) => say(`not.${reason}`, params)),
      ];

/** What was taken for granted: that all is well supplied, and where the battle is. */
export function factsOf({ input }: AttackFinding): Evaluation['facts'] {
  const units = [...input.attackers.flatMap((hex) => hex.units), ...input.defenders];
  return present<Fact>(
    fact(say('fact.turn', { turn: input.turn }), '5.1', input.turn === 2),
    fact(
      say('fact.hex', {
        terrain: say(`options.terrain.${input.terrain}`),
        country: say(`options.country.${input.country}`),
      }),
      '13.11',
      input.terrain === 'clear' && !input.river && input.city === 'none',
    ),
    units.every(({ supply }) => supply === 'edge') && fact(say('fact.supply'), '9.3', true),
  );
}
