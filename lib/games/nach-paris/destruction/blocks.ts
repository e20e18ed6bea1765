import { D20, facesOnChart } from '@/lib/calc/dice';
import type { Block, DieFaces, LitCell, OddsRow, ValueRow } from '@/lib/calc/evaluation';
import { oddsBlock, oddsRow, present, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import type { Rule } from '@/lib/core/rule';
import { multiply, ONE, subtract, type Fraction } from '@/lib/prob/fraction';
import { needs, successOdds } from '@/lib/games/nach-paris/d20-odds';
import type { DestructionInput } from '@/lib/games/nach-paris/destruction/fields';
import type { DestructionFinding } from '@/lib/games/nach-paris/destruction/finding';
import { COLUMN, damageBefore, leaveOf, MF_COST, rowOf, SLUICE_CAB } from '@/lib/games/nach-paris/destruction/rules';
import { damageText, paramsOf, say } from '@/lib/games/nach-paris/destruction/words';
import { LAST_TURN } from '@/lib/games/nach-paris/units';

function verdictOf({ input, barred, answer }: DestructionFinding): Block {
  const [bar] = barred;
  if (bar) return verdictBlock(say('verdict.barred', { why: say(`bar.${bar.id}`, paramsOf(input)) }), 'no', bar.rule);
  if (input.action === 'repair') {
    const whole = answer.left === 0;
    return verdictBlock(
      say(whole ? 'verdict.repaired' : 'verdict.repairing', {
        left: answer.left ?? 0,
        turn: answer.repairedIn ?? 0,
      }),
      'yes',
      '17.1.2',
    );
  }
  if (input.action === 'sluice') {
    const opened = answer.opened === null ? 'may' : answer.opened ? 'opened' : 'shut';
    return verdictBlock(
      say(`verdict.${opened}`, { needs: needs(SLUICE_CAB) }),
      answer.opened === null ? 'neutral' : answer.opened ? 'yes' : 'no',
      '17.2.1',
    );
  }
  if (answer.left === null)
    return verdictBlock(say('verdict.destroy', { mf: MF_COST[input.by] }), 'yes', leaveOf(input));
  return verdictBlock(say('verdict.destroyed', { damage: damageText(answer.left) }), 'yes', '16.1.5');
}

/** Chance that the sluice is open after so many tries in a row. */
function tries(count: number, chance: Fraction): Fraction {
  const missed = subtract(ONE, chance);
  return subtract(
    ONE,
    Array.from({ length: count }).reduce<Fraction>((all) => multiply(all, missed), ONE),
  );
}

const TURNS_SHOWN = 4;

function sluiceOdds({ input, answer }: DestructionFinding): readonly Block[] {
  if (answer.opened === true) return [];
  const from = answer.opened === false ? 1 : 0;
  const rows = Array.from({ length: TURNS_SHOWN }, (_, i): OddsRow =>
    oddsRow(say('odds.by', { turn: input.turn + i + from }), tries(i + 1, answer.opens), '17.2.1'),
  ).slice(0, Math.max(0, LAST_TURN - input.turn - from + 1));
  return present(
    answer.opened === null && successOdds('sluice', answer.opens, say('odds.sluice', { needs: needs(SLUICE_CAB) })),
    oddsBlock('turns', say('odds.turns'), rows),
  );
}

/** How the structure comes back: not at all once it is Permanently Destroyed (16.1.5, 17.1.2). */
function repairRow({ input, answer }: DestructionFinding): ValueRow {
  const now = answer.left ?? damageBefore(input);
  const may = answer.left === null && answer.damage.some(({ value }) => value === 'permanent');
  const id = now === 'permanent' ? 'never' : may ? 'perhaps' : 'value';
  return valueRow(say('effect.repair.label'), say(`effect.repair.${id}`), id === 'value' ? '17.1.2' : '16.1.5');
}

function effectBlock(finding: DestructionFinding): readonly Block[] {
  const { input } = finding;
  const row = (name: string, rule: Rule): ValueRow =>
    valueRow(say(`effect.${name}.label`), say(`effect.${name}.value`), rule);
  const board: ValueRow = valueRow(say('effect.board.label'), say(`effect.board.${input.connected}`), '16.1.9');
  if (input.action === 'sluice')
    return valuesBlock('effect', say('effect.flood'), [
      row('plain', '7.1.7'),
      row('banks', '7.2.1'),
      row('river', '7.2.1'),
      row('zoc', '6.1.3'),
      row('combat', '9.4.3'),
    ]);
  return valuesBlock(
    'effect',
    say('effect.cut'),
    present(
      row('through', '16.1.9'),
      input.structure === 'major-bridge' && row('road', '7.2.1'),
      board,
      repairRow(finding),
    ),
  );
}

/** Ids of the rows of the chart. */
const ROWS = ['1-3', '4-17', '18+'] as const;

/** The column of the structure, and the cell of the roll. */
function chartBlock(input: DestructionInput, die: number | undefined): Block | undefined {
  if (input.structure === 'white') return undefined;
  const column = COLUMN[input.structure];
  const lit: readonly LitCell[] =
    die === undefined ? [{ column, role: 'start' }] : [{ row: ROWS[rowOf(input, die)], column, role: 'use' }];
  return { kind: 'chart', id: 'table', table: 'destruction', title: say('table'), lit };
}

/** The rows of the table that the faces lead to, where the die is rolled on it. */
export const facesOf = ({ input, allowed }: DestructionFinding): readonly (DieFaces | undefined)[] =>
  allowed && input.action === 'destroy' ? [facesOnChart('die', D20, {}, (die) => chartBlock(input, die))] : [];

/** The verdict, the odds while a roll is to come, and the effects. */
export function blocksOf(finding: DestructionFinding): readonly Block[] {
  const { input, answer, allowed } = finding;
  if (!allowed) return [verdictOf(finding)];
  if (input.action === 'sluice')
    return present(verdictOf(finding), sluiceOdds(finding), answer.opened !== false && effectBlock(finding));
  if (input.action === 'repair') return [verdictOf(finding)];
  const rows = answer.damage.map(({ value, chance }): OddsRow => oddsRow(damageText(value), chance, '16.1.5'));
  const chart = chartBlock(input, input.die);
  return present(
    verdictOf(finding),
    answer.left === null && { kind: 'odds' as const, id: 'damage', title: say('odds.damage'), rows },
    chart && chart,
    effectBlock(finding),
  );
}
