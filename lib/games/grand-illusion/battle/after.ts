import { sayIn, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { type Block, type Choice, type ValueRow } from '@/lib/calc/evaluation';
import type { Rule } from '@/lib/core/rule';
import {
  isCavalry,
  isFoot,
  isSound,
  type Fighter,
  type Role,
  type BattleStack,
} from '@/lib/games/grand-illusion/battle/board';
import { shotRoll } from '@/lib/games/grand-illusion/battle/column';
import { elanTarget, elanTargets } from '@/lib/games/grand-illusion/battle/elan';
import { isBefore } from '@/lib/games/grand-illusion/battle/before';
import { ADVANTAGES, type BattleInput } from '@/lib/games/grand-illusion/battle/fields';
import type { BattleFinding } from '@/lib/games/grand-illusion/battle/finding';
import { needsWords } from '@/lib/games/grand-illusion/battle/ledger';
import { isBarred } from '@/lib/games/grand-illusion/battle/placement';
import { isKnownFort } from '@/lib/games/grand-illusion/battle/strength';
import { lacksInfantry } from '@/lib/games/grand-illusion/retreat/compulsory';
import { unitName } from '@/lib/games/grand-illusion/unit-words';
import type { Side } from '@/lib/games/grand-illusion/sides';

/* What a battle leaves to its players: the choices that the odds assume, who may go, and the survivors. */

const say = sayIn('battle');

/** How a battle ended whose dice have all fallen. */
export function finalBlock({ course, odds: { endings }, chances }: BattleFinding): readonly Block[] {
  const [end] = endings;
  if (!course.done || !end) return [];
  const key = (['defenderLeaves', 'attackerLeaves', 'bothLeave', 'nobodyLeaves'] as const).find(
    (one) => chances[one].n > 0n,
  );
  const role: Role | undefined =
    key === 'defenderLeaves' ? 'defender' : key === 'attackerLeaves' ? 'attacker' : undefined;
  const how = role && (end[role].must ? 'retreats' : 'destroyed');
  const tone = role === 'defender' ? 'yes' : role === 'attacker' ? 'no' : 'neutral';
  const [attacker, defender] = end.lost;
  return [
    verdictBlock(
      say('verdict.final', {
        end: say(`verdict.${role ? `${role}.${how}` : key === 'bothLeave' ? 'both' : 'nobody'}`),
        attacker,
        defender,
      }),
      tone,
      how === 'destroyed' ? '9.3.3' : '9.4.2',
    ),
  ];
}

/** The choices on which the odds rest, each with the one that they assume. */
export function choiceBlocks(finding: BattleFinding): readonly Block[] {
  const { battle } = finding;
  const { input, calledOff } = battle;
  const block = (id: keyof BattleInput, rule: Rule, options: readonly Choice[]): Block => ({
    kind: 'choices',
    id,
    title: say(`choices.${id}`),
    rule,
    options,
  });
  const picks = (id: keyof BattleInput, rule: Rule, all: readonly string[]): Block =>
    block(
      id,
      rule,
      all.map((one) => ({ id: one, assumed: input[id] === one, text: say(`options.${id}.${one}`) })),
    );
  const target = battle.elan && !calledOff ? elanTarget(battle) : undefined;
  const mayLeave = battle.fortune === 'advantage' || (isBefore(input) && input.landing === 'none');
  return [
    ...(mayLeave ? [picks('advantage', '9.1.4', ADVANTAGES)] : []),
    ...(target
      ? [
          block(
            'elanUnit',
            '9.3.5.c',
            elanTargets(battle).map((one) => ({
              id: String(one.at),
              assumed: one === target,
              text: say('choices.unit', { unit: unitName(one.unit) }),
            })),
          ),
        ]
      : []),
  ];
}

/** A defender whom nobody faces: where he may stand in reserve, and with what he would fire there (9.2.5.a, 9.6.1). */
function reserveRows(finding: BattleFinding, n: number, by: BattleStack): readonly ValueRow[] {
  const behind = finding.battle.columns.filter(
    ({ attack }) => attack.length > 0 && !(by.some(isBarred) && attack.some(isFoot)),
  );
  const [one] = behind;
  if (!one) return [];
  const isShotAt =
    finding.battle.input.ridersReading === 'suffers' &&
    by.some(isCavalry) &&
    behind.some(({ attack }) => attack.some(isFoot));
  const roll = shotRoll('defenceReserve', { role: 'defender', by, at: one.attack }, finding);
  return [
    valueRow(
      say('then.column', { column: n }),
      say(isShotAt ? 'then.reserveShotAt' : 'then.reserve', {
        columns: behind.map((column) => column.n).join(', '),
        needs: needsWords(roll),
      }),
      '9.2.5.a',
    ),
  ];
}

/** Who may withdraw before the dice, retreat after them, or stay where he would have to go (9.6.2, 9.4.1, 9.4.2). */
export function thenBlock(finding: BattleFinding): readonly Block[] {
  const {
    battle,
    course,
    odds: { endings },
  } = finding;
  const rows: ValueRow[] = [];
  const asked = course.casts.every(({ face }) => face === undefined);
  for (const { n, attack, defence } of battle.columns)
    if (asked && !attack.length && defence.length) rows.push(...reserveRows(finding, n, defence));
    else if (asked && attack.length && defence.some((one) => isCavalry(one) && isSound(one) && !one.unit.withdraws))
      rows.push(
        valueRow(
          say('then.column', { column: n }),
          say(attack.some(isCavalry) ? 'then.withdrawCavalry' : 'then.withdrawInfantry'),
          '9.6.2',
        ),
      );
  const [end] = endings;
  if (course.done && end) {
    const [, left] = end.totals;
    if (left.alive > 0 && !end.defender.must)
      rows.push(valueRow(say('then.defender'), say('then.mayRetreat'), '9.4.1'));
    for (const role of ['attacker', 'defender'] as const) {
      const [own, enemy] = role === 'attacker' ? end.compared : ([end.compared[1], end.compared[0]] as const);
      if (lacksInfantry(own, enemy) && !end[role].must)
        rows.push(valueRow(say(`then.${role}`), say(battle.vosges ? 'then.vosges' : 'then.trench'), '9.4.2'));
    }
  }
  return valuesBlock('then', say('then.title'), rows);
}

/** A unit as the next battle finds it, without what only this one asked; undefined when it is gone. */
function survivor({ unit, left }: Fighter): Fighter['unit'] | undefined {
  if (left <= 0) return undefined;
  if (unit.kind === 'fort') return { ...unit, hits: unit.steps - left };
  return { ...unit, disrupted: left === 1, withdraws: false };
}

/** The survivors, each in its space, for another battle in this hex in a later activation (9.3.6, 9.1.3.e). */
export function nextBlock({ battle: { input }, final }: BattleFinding): readonly Block[] {
  if (!final) return [];
  const survivors = (side: Side) => final[side].map(survivor).filter((one) => one !== undefined);
  const [german, allied] = [survivors('german'), survivors('allied')];
  const known = [...german, ...allied].every((unit) => unit.kind !== 'fort' || isKnownFort(unit));
  if (!german.length || !allied.length || !known) return [];
  const row = (side: Side, units: readonly Fighter['unit'][]): ValueRow =>
    valueRow(
      say(`fields.${side}`),
      say('next.units', {
        sound: units.filter((one) => one.kind !== 'fort' && !one.disrupted).length,
        disrupted: units.filter((one) => one.disrupted).length,
        forts: units.filter((one) => one.kind === 'fort').length,
      }),
    );
  return [
    {
      kind: 'next',
      id: 'survivors',
      title: say('next.title'),
      rows: [row('german', german), row('allied', allied)],
      text: say('next.go'),
      values: { board: { german, allied }, attacker: input.attacker, fow: 'none', landing: 'none' },
    },
  ];
}
