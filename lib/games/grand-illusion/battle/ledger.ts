import { fact, notApplied, present, sayIn, step } from '@/lib/calc/ledger';
import { text, type Fact, type NotApplied, type Step, type Text } from '@/lib/calc/evaluation';
import { failedLines, modifierSteps } from '@/lib/calc/modifiers';
import { plain, signed } from '@/lib/core/numbers';
import type { Rule } from '@/lib/core/rule';
import { isFoot, mandatedCount, type Battle, type BattleStack } from '@/lib/games/grand-illusion/battle/board';
import type { Roll } from '@/lib/games/grand-illusion/battle/column';
import type { Cast } from '@/lib/games/grand-illusion/battle/course';
import { circumstancesOf, endRulesOf } from '@/lib/games/grand-illusion/battle/ending';
import type { BattleInput } from '@/lib/games/grand-illusion/battle/fields';
import type { BattleFinding } from '@/lib/games/grand-illusion/battle/finding';
import type { Fortune } from '@/lib/games/grand-illusion/fortunes/table';
import { ANTWERP } from '@/lib/games/grand-illusion/map/places';
import { heldBy } from '@/lib/games/grand-illusion/retreat/compulsory';
import { unitName } from '@/lib/games/grand-illusion/unit-words';
import { equal, ZERO } from '@/lib/prob/fraction';

/* The facts, steps and lines of a battle, in the order of the rules. */

const say = sayIn('battle');

/** The units of a space by their names. */
export function stackWords(stack: BattleStack): Text {
  const [one, second] = stack;
  if (!one) return say('words.nobody');
  const alike = second && !one.unit.name.trim() && !second.unit.name.trim() && one.unit.kind === second.unit.kind;
  if (alike) return say('words.twice', { unit: unitName(one.unit) });
  return second
    ? say('words.pair', { first: unitName(one.unit), second: unitName(second.unit) })
    : say('words.one', { unit: unitName(one.unit) });
}

export function factsOf({ battle: { input } }: BattleFinding): readonly Fact[] {
  return present(
    fact(say(`facts.attacker.${input.attacker}`), '9.1'),
    fact(say('facts.turn', { turn: input.turn }), '4.0', input.turn === 1),
    input.hex === undefined ? fact(say('facts.noHex'), '9.2', true) : fact(say('facts.hex', { hex: input.hex }), '9.2'),
    input.hex === ANTWERP &&
      input.attacker === 'german' &&
      fact(say('facts.holland', { invaded: input.holland ? 'yes' : 'no' }), '13.3.4.b5', !input.holland),
    input.landing !== 'none' && fact(say('facts.landing'), '13.3.4.a4'),
    fact(say(`facts.mandated.${input.mandated ? 'yes' : 'no'}`), '9.1.1', !input.mandated),
  );
}

/** Which words tell what a roll brings: most rows have their own. */
function fortuneKey(fortune: Fortune, { fow, advantage }: BattleInput): string {
  if (fortune === 'advantage') return `advantage.${advantage}`;
  if (fortune === 'mandated') return `late${fow}`;
  if (fortune === 'limitGerman') return fortune;
  return fortune === 'routed' ? '2' : fow;
}

/** What the Fortunes of War do to this battle (9.1.4). */
function fortuneSteps({ battle }: BattleFinding): readonly Step[] {
  const { input, fortune, calledOff, counter, routed } = battle;
  const { fow } = input;
  if (!fortune) return [];
  if (fortune === 'ignored') return [step('fow', '13.1', say('step.fow.ignored', { roll: fow }))];
  const free = routed && heldBy('routed', circumstancesOf(battle));
  return present(
    step(
      'fow',
      '9.1.4',
      say(`step.fow.${calledOff ?? fortuneKey(fortune, input)}`, { roll: fow, reading: input.routedReading }),
    ),
    free && step('routedFree', '9.1.4', say('step.routedFree')),
    counter && !calledOff && step('counterattack', '9.2.4', say(`step.counterattack.${battle.attacker}`)),
  );
}

/** The modifiers, the attacker's dice first, each with the sum before and after it. */
function modifierLines({ weighed }: BattleFinding): readonly Step[] {
  const of = (acts: string, role?: string) =>
    weighed.applied.filter(({ modifier }) => modifier.acts === acts && (acts === 'hit' || modifier.role === role));
  const words = ({ id, value }: { readonly id: string; readonly value: number }): Text =>
    say(`modifier.${id === 'skirmish' && value ? 'skirmishModified' : id}`, { value: signed(value) });
  return [
    ...modifierSteps(0, of('die', 'attacker'), { words, show: signed }),
    ...modifierSteps(0, of('die', 'defender'), { words, show: signed }),
    ...[...of('strength', 'defender'), ...of('hit')].map((one) => step(one.id, one.rule, words(one))),
  ];
}

/** What a die needs: its strength, its modifier, the highest face that hits. */
export function needsWords({ needs, aim }: Roll): Text {
  if (!aim) return say('needs.withdraw');
  const params = { strength: plain(aim.strength), drm: signed(aim.drm), needs };
  if (aim.onlyOne) return say('needs.one', params);
  return aim.drm ? say('needs.modified', params) : say('needs.plain', params);
}

const RULES = {
  withdraw: '9.6.2',
  free: '9.6.1',
  attack: '9.3.1',
  defence: '9.3.2',
  freeAttackReserve: '9.6.1',
  freeDefenceReserve: '9.6.1',
} as const;
export const ruleOf = ({ die }: Roll): Rule => (die in RULES ? RULES[die as keyof typeof RULES] : '9.3.4');

/** A die that has fallen, in words: 4 +1 = 5 against 3, a miss. */
export function castWords({ roll, face = 0, hit, column }: Cast): Text {
  const { aim, shot, die } = roll;
  if (!aim || !shot) return say(`cast.withdraw.${hit ? 'disrupted' : 'safe'}`, { face, column });
  const natural = face === 1 || face === 6 || aim.onlyOne;
  return say(natural ? 'cast.natural' : aim.drm ? 'cast.modified' : 'cast.plain', {
    column,
    who: stackWords(shot.by),
    target: stackWords(shot.at),
    face,
    drm: signed(aim.drm),
    total: plain(face + aim.drm),
    strength: plain(aim.strength),
    kind: say(`die.${die}`),
    end: say(hit ? 'cast.hit' : 'cast.miss'),
  });
}

const castSteps = ({ course }: BattleFinding): readonly Step[] =>
  course.casts
    .filter(({ face }) => face !== undefined)
    .map((cast) => step(cast.name, ruleOf(cast.roll), castWords(cast)));

/** Who cannot fire at whom, who went back to the hex, who moved up: what the set-up brings with it. */
function setUpSteps({ battle }: BattleFinding): readonly Step[] {
  return battle.columns.flatMap(({ n, sentBack, attack, defence }) =>
    present(
      sentBack.length > 0 &&
        step(`sentBack-${n}`, '9.2.5.a', say('step.sentBack', { column: n, units: stackWords(sentBack) })),
      !attack.length &&
        defence.length > 0 &&
        step(`unfaced-${n}`, '9.2.5.a', say('step.unfaced', { column: n, units: stackWords(defence) })),
    ),
  );
}

/** The rule that says what a die needs. */
export function aimRule({ weighed }: BattleFinding, roll: Roll): Rule {
  if (!roll.aim?.onlyOne) return ruleOf(roll);
  return weighed.applied.some(({ id, value }) => id === 'skirmish' && value === 0) ? '9.1.4' : '9.5.1';
}

/** One line for each shot that the board will see, with what it needs. */
function aimSteps(finding: BattleFinding): readonly Step[] {
  return [...finding.aims].map(([name, roll]) => {
    const column = Number(name.slice(-1));
    const needs = needsWords(roll);
    const rule = aimRule(finding, roll);
    if (!roll.shot) return step(`needs-${name}`, rule, say('step.withdraws', { column, needs }));
    const who = stackWords(roll.shot.by);
    return step(`needs-${name}`, rule, say('step.needs', { column, kind: say(`die.${roll.die}`), who, needs }));
  });
}

export function stepsOf(finding: BattleFinding): readonly Step[] {
  const { battle } = finding;
  if (battle.calledOff) return fortuneSteps(finding);
  const count = mandatedCount(battle.input);
  return present(
    battle.mandated && step('mandated', '9.1.1.c', say('step.mandated', { ...count })),
    battle.input.landing !== 'none' && step('landing', '13.3.4.a4', say(`step.landing.${battle.input.landing}`)),
    fortuneSteps(finding),
    setUpSteps(finding),
    modifierLines(finding),
    aimSteps(finding),
    castSteps(finding),
    elanSteps(finding),
    step('retreat', '9.4.2', retreatText(finding.battle)),
  );
}

function elanSteps({ battle, odds, course }: BattleFinding): readonly Step[] {
  const { fighter, chance } = odds.elan;
  if (!fighter || chance.n === 0n) return [];
  const params = { unit: unitName(fighter.unit), chance };
  return [
    battle.input.landing === 'none'
      ? step('elanHit', '9.3.5.c', say(course.done ? 'step.elanHit' : 'step.elanRisk', params))
      : step('elanHit', '13.3.4.a4', say(course.done ? 'step.landingHit' : 'step.landingRisk', params)),
  ];
}

/** Which cases of 9.4.2 are looked at after this battle: that of cavalry alone where nobody else fights. */
function retreatText(battle: Battle): Text {
  const { input, vosges, routed, off } = battle;
  const { cavalryOnly } = circumstancesOf(battle);
  const key = ((): string => {
    if (vosges) return 'vosges';
    if (input.trench > 0) return cavalryOnly && input.cavalryReading === 'all' ? 'cavalryTrench' : 'trench';
    return cavalryOnly ? (routed ? 'cavalryRouted' : 'cavalry') : routed ? 'routed' : 'usual';
  })();
  // Infantry in the hex counts too, though it stayed off the board (question `retreat-which-units-count`).
  const foot = input.countReading !== 'board' && [...off.german, ...off.allied].some(isFoot);
  return say(`step.retreat.${key}`, { reading: input.routedReading, foot: foot ? 'yes' : 'no' });
}

/** Why no siege can follow, whatever the dice do; undefined where one can, or where the defender has no fort. */
function siegeGap({ battle, chances, odds }: BattleFinding): readonly [reason: string, rule: Rule] | undefined {
  const forts = odds.endings.filter(({ totals: [, defender] }) => defender.forts > 0);
  if (forts.length === 0 || !equal(chances.siege, ZERO)) return undefined;
  if (endRulesOf(battle).noSiege) return ['antwerp', '12.5.1'];
  const foot = forts.filter(({ totals: [attacker] }) => attacker.foot > 0);
  if (foot.length === 0) return ['foot', '9.5.3.a'];
  const large = foot.every(({ totals: [attacker, defender] }) => attacker.corps === 0 && defender.garrisons > 0);
  return large ? ['garrison', '9.5.2'] : ['others', '9.5.3.a'];
}

export function notAppliedOf(finding: BattleFinding): readonly NotApplied[] {
  if (finding.battle.calledOff) return [];
  const [reason, rule] = siegeGap(finding) ?? [];
  return present(
    failedLines(finding.weighed.not, (why, params) => text(`battle.not.${why}`, params)),
    rule !== undefined && notApplied('siege', rule, say(`not.siege.${reason}`)),
  );
}
