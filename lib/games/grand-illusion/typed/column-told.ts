import { text } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import type { DieName } from '@/lib/games/grand-illusion/battle/fields';
import { dieClausesIn, type DieClause } from '@/lib/games/grand-illusion/typed/column-dice';
import type { Side } from '@/lib/games/grand-illusion/sides';
import { withMore, type TypedFight } from '@/lib/typed/fight';
import { wordsIn } from '@/lib/typed/tokens';

/* What dice of the battle board show, said beside the battle: their clauses bring no units onto it. */

const say = sayIn('typed');

/** A battle as it is read without the clauses of its dice, and with what they show. */
export function withColumnDice(typed: string, read: (typed: string) => TypedFight | undefined): TypedFight | undefined {
  const all = dieClausesIn(typed);
  if (all.length === 0) return read(typed);
  const fight = read(without(typed, all));
  if (fight?.tool !== 'battle') return read(typed);
  const sure = all.filter((one) => !one.bare || isPlainDie(one, fight));
  const rest = sure.length === all.length ? fight : read(without(typed, sure));
  return rest?.tool === 'battle' ? withDice(rest, sure) : read(typed);
}

/** A text without some of its clauses, and without the sign before each. */
function without(typed: string, clauses: readonly DieClause[]): string {
  const kept = clauses.toReversed().reduce((left, { from, to }) => {
    const before = left.slice(0, from).replace(/\s*(?:[,;:.]|\s(?:and|y|ed?))?\s*$/i, '');
    return before + left.slice(to);
  }, typed);
  return kept.replace(/^[\s,;:.]+/, '');
}

interface Standing {
  readonly space?: string;
  readonly cs?: number;
}
const attackerOf = ({ input }: TypedFight): Side => (input.attacker === 'allied' ? 'allied' : 'german');

/** Whether whoever rolls a die has his strength already: a number without more is no other. */
function isPlainDie({ die }: DieClause, fight: TypedFight): boolean {
  const attacker = attackerOf(fight);
  const [, stage = '', column = ''] = /^(.*)([1-4])$/.exec(die(attacker) ?? '') ?? [];
  const board = fight.input.board as Readonly<Record<Side, readonly Standing[]>> | undefined;
  const isAttack = stage === 'attack' || stage === 'attackReserve' || stage === 'freeAttackReserve';
  const side: Side = isAttack === (attacker === 'german') ? 'german' : 'allied';
  const space = stage.endsWith('Reserve') ? `r${column}` : column;
  const there = (board?.[side] ?? []).filter((one) => one.space === space);
  return stage !== '' && there.length > 0 && there.every(({ cs }) => cs !== undefined);
}

/** A battle with what its dice show; a clause that says none, or one a second time, is not understood. */
function withDice(fight: TypedFight, clauses: readonly DieClause[]): TypedFight {
  const attacker = attackerOf(fight);
  const dice = clauses.map((one) => ({ ...one, name: one.die(attacker) }));
  const isTold = ({ name, value }: { readonly name: DieName | undefined; readonly value: number }): boolean =>
    name !== undefined &&
    (fight.input[name] ?? value) === value &&
    dice.every((other) => other.name !== name || other.value === value);
  const [told, open] = [dice.filter(isTold), dice.filter((one) => !isTold(one))];
  const input = { ...fight.input, ...Object.fromEntries(told.map(({ name, value }) => [name, value])) };
  const used = told.map(({ words, name, value }) => ({
    words,
    means: say('field', { name: text(`battle.fields.${name ?? ''}`), value }),
  }));
  return withMore(
    { ...fight, input },
    used,
    open.flatMap(({ words }) => wordsIn(words)),
  );
}
