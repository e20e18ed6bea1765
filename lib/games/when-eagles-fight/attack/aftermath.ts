import type { Block, Choice, ValueRow } from '@/lib/calc/evaluation';
import { present, sayIn, valueRow, valuesBlock } from '@/lib/calc/ledger';
import {
  attackerLoss,
  attackersGone,
  surelyEmpty,
  waysOf,
  type ResultChoice,
} from '@/lib/games/when-eagles-fight/attack/effects';
import type { AttackFinding } from '@/lib/games/when-eagles-fight/attack/finding';
import { attackersIn } from '@/lib/games/when-eagles-fight/attack/modifiers';
import type { CombatResult } from '@/lib/games/when-eagles-fight/crt/result';

/* What both sides do with a result that fell, in order: defender, attacker, advance (13.21 to 13.26). */

const say = sayIn('attack');
const isGunner = ({ kind }: { readonly kind: string }): boolean => kind === 'heavy-artillery';

/** Steps are counted where the units are known; else the sentence speaks of loss points. */
const wayText = ({ id, steps, empty, surplus }: ResultChoice, points: number, counted: boolean): Choice['text'] => {
  if (id === 'stand')
    return say(empty && counted ? 'way.standGone' : surplus > 0 && counted ? 'way.standSurplus' : 'way.stand', {
      steps: counted ? steps : points,
      surplus,
    });
  return say(`way.${id}`, { steps: counted ? steps : Math.max(0, points - 1) });
};

/** Units that retreated here in this phase are lost besides (13.22). */
const withRetreated = (
  way: Choice['text'],
  { id }: ResultChoice,
  { retreatedSteps }: AttackFinding['stakes'],
): Choice['text'] =>
  id === 'nothing' || id === 'eliminated' || retreatedSteps === 0
    ? way
    : say('way.retreatedToo', { way, steps: retreatedSteps });

function defenderBlock({ input, stakes }: AttackFinding, result: CombatResult): Block {
  const counted = input.strength === 'units';
  const points = typeof result.defender === 'number' ? result.defender : 0;
  return {
    kind: 'choices',
    id: 'defender',
    title: say('after.defenderTitle'),
    rule: stakes.fortress ? '13.15' : '13.21',
    options: waysOf(result, stakes).map((way, i) => ({
      id: way.id,
      text: withRetreated(wayText(way, points, counted), way, stakes),
      ...(i === 0 ? { assumed: true } : {}),
    })),
  };
}

function attackerRows({ input, stakes }: AttackFinding, result: CombatResult): readonly ValueRow[] {
  const guns = attackersIn(input).some(isGunner);
  const counted = input.strength === 'units';
  const steps = counted ? attackerLoss(result, stakes) : result.attacker;
  const gone = attackersGone(result, stakes, counted);
  return present<ValueRow>(
    gone
      ? valueRow(say('after.attacker'), say('after.attackerE'), result.attacker === 'E' ? '13.24' : '13.23')
      : valueRow(say('after.attacker'), steps === 0 ? say('after.nothing') : say('after.steps', { steps }), '13.23'),
    guns && valueRow(say('after.guns'), say(gone ? 'after.gunsLost' : 'after.gunsFate'), '13.18'),
  );
}

/** Who may advance how far once the hex is empty (13.25, 13.26). */
function advanceRows({ input, stakes }: AttackFinding, result: CombatResult): readonly ValueRow[] {
  const ways = waysOf(result, stakes);
  if (attackersGone(result, stakes, input.strength === 'units') || !ways.some(({ empty }) => empty)) return [];
  const guns = attackersIn(input).some(isGunner);
  const by = result.breakthrough
    ? [
        valueRow(say('after.breakthrough'), say('after.breakthroughHow'), '13.26'),
        valueRow(say('after.followers'), say('after.followersHow'), '13.26'),
      ]
    : [
        valueRow(
          say('after.advance'),
          say(surelyEmpty(ways, input.strength === 'units') ? 'after.advanceHow' : 'after.advanceIf'),
          '13.25',
        ),
      ];
  return present<ValueRow>(by, guns && valueRow(say('after.guns'), say('after.gunsAdvance'), '13.18'));
}

/** What follows from the result that fell; nothing before. */
export function aftermath(finding: AttackFinding): readonly Block[] {
  const { result } = finding;
  if (!result) return [];
  return [
    defenderBlock(finding, result),
    ...valuesBlock('attacker', say('after.attackerTitle'), attackerRows(finding, result)),
    ...valuesBlock('advance', say('after.advanceTitle'), advanceRows(finding, result)),
  ];
}
