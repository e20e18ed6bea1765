import { oddsBlock, oddsRow, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import type { Block, ValueRow } from '@/lib/calc/evaluation';
import { sum, type Fraction } from '@/lib/prob/fraction';
import { BATTLE_EFFECTS, type Effect } from '@/lib/games/grand-illusion/fortunes/effects';
import type { FortunesFinding, Row } from '@/lib/games/grand-illusion/fortunes/finding';
import { effectText, nameOf, ruleOf, say } from '@/lib/games/grand-illusion/fortunes/ledger';
import { SIDES } from '@/lib/games/grand-illusion/sides';

/* What the player sees of a roll: what happens to his battle, then the table as it reads in this case. */

type Tone = Extract<Block, { readonly kind: 'verdict' }>['tone'];
const TONE: Readonly<Partial<Record<Effect, Tone>>> = {
  surprise: 'yes',
  cautious: 'no',
  counterattack: 'no',
  advantage: 'no',
};

function verdict({ settled }: FortunesFinding): readonly Block[] {
  if (!settled) return [];
  const { effect } = settled;
  return [
    verdictBlock(
      say('verdict', { name: nameOf(settled.sum), effect: effectText(settled) }),
      TONE[effect] ?? 'neutral',
      ruleOf(settled),
    ),
  ];
}

const chanceOf = (rows: readonly Row[]): Fraction => sum(rows.map(({ chance }) => chance));

/** What the roll does to this battle, with the results that do it. */
function fateBlock({ rows, settled }: FortunesFinding): readonly Block[] {
  if (settled) return [];
  const open = rows.filter(({ chance }) => chance.n > 0n);
  return oddsBlock(
    'fate',
    say('fate.title'),
    BATTLE_EFFECTS.flatMap((fate) => {
      const some = open.filter((row) => row.fate === fate);
      return some.length ? [oddsRow(say(`fate.${fate}`), chanceOf(some), '9.1.4', partsOf(some))] : [];
    }),
  );
}

const partsOf = (rows: readonly Row[]) =>
  rows.map((row) => oddsRow(say('fate.row', { sum: row.sum, name: nameOf(row.sum) }), row.chance, ruleOf(row)));

/** The whole table in this case; of dice that have fallen only the rows that are left. */
function tableBlock({ rows, settled }: FortunesFinding): readonly Block[] {
  return valuesBlock(
    'table',
    say('table.title'),
    rows
      .filter((row) => row.chance.n > 0n && !settled)
      .map((row) => valueRow(say('fate.row', { sum: row.sum, name: nameOf(row.sum) }), effectText(row), ruleOf(row))),
  );
}

/** What then happens to the counts, the initiative, the other battles and a mandated battle. */
function afterBlock({ after, settled, input }: FortunesFinding): readonly Block[] {
  if (!after) return [];
  const rows: ValueRow[] = [];
  for (const side of SIDES) {
    if (after[`${side}Caps`] !== input[`${side}Caps`])
      rows.push(valueRow(say(`fields.${side}Caps`), after[`${side}Caps`], '9.1.4'));
    if (after[`${side}Marker`] !== input[`${side}Marker`])
      rows.push(valueRow(say(`fields.${side}Marker`), after[`${side}Marker`], '9.1.1.b'));
  }
  const passes = after.initiative === 'passes';
  if (after.initiative !== 'open') {
    rows.push(valueRow(say('after.initiative'), say(`after.${after.initiative}`), '9.1.4'));
    const n = input.unfought;
    if (n > 0 && passes) rows.push(valueRow(say('after.others'), say('after.cancelled', { n }), '9.1.3.d'));
    if (n > 0 && !passes) rows.push(valueRow(say('after.others'), say('after.stillFought', { n }), '9.1.4'));
  }
  if (input.mandated && passes) rows.push(valueRow(say('after.mandated'), say('after.notCounted'), '9.1.1.c'));
  if (input.mandated && settled?.effect === 'advantage')
    rows.push(valueRow(say('after.mandated'), say('after.maybeCounted'), '9.1.4'));
  return valuesBlock('after', say('after.title'), rows);
}

/** Counts that go on to the next roll, where this one has changed them. */
function nextBlock({ after, input }: FortunesFinding): readonly Block[] {
  if (!after) return [];
  const names = SIDES.flatMap((side) => [`${side}Caps`, `${side}Marker`] as const);
  const changed = names.filter((name) => after[name] !== input[name]);
  if (!changed.length) return [];
  return [
    {
      kind: 'next',
      id: 'counts',
      title: say('next.title'),
      rows: changed.map((name) => valueRow(say(`fields.${name}`), after[name])),
      text: say('next.go'),
      values: Object.fromEntries(changed.map((name) => [name, after[name]])),
    },
  ];
}

export const blocksOf = (finding: FortunesFinding): readonly Block[] => [
  ...verdict(finding),
  ...fateBlock(finding),
  ...afterBlock(finding),
  ...tableBlock(finding),
  ...nextBlock(finding),
];
