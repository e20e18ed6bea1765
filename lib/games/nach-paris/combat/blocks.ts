import { oddsBlock, oddsRow, possible, sayIn, valueRow, valuesBlock } from '@/lib/calc/ledger';
import type { Block, CellRow, OddsRow, Text, ValueRow } from '@/lib/calc/evaluation';
import { shotRows, trackBlock } from '@/lib/games/nach-paris/bombardment/ammunition';
import { columnWords } from '@/lib/games/nach-paris/card-words';
import { aftermath } from '@/lib/games/nach-paris/combat/aftermath';
import { cut, type CellUse } from '@/lib/games/nach-paris/combat/cells';
import type { CombatFinding } from '@/lib/games/nach-paris/combat/finding';
import { closedBy } from '@/lib/games/nach-paris/combat/forces';
import { isSure, type CombatOdds, type Loss, type UnitOdds } from '@/lib/games/nach-paris/combat/odds';
import { plain, signed } from '@/lib/core/numbers';
import type { Rule } from '@/lib/core/rule';
import { ONE, subtract, type Fraction } from '@/lib/prob/fraction';

/* What the player sees of a combat: the answer first, then the odds, then what follows. */

const say = sayIn('combat');

type Tone = Extract<Block, { readonly kind: 'verdict' }>['tone'];
const verdict = (id: string, tone: Tone, rule: Rule, params?: Text['params']): Block => ({
  kind: 'verdict',
  text: say(`verdict.${id}`, params),
  tone,
  rule,
});

/** How a combat ends in which nothing is left to chance. */
export type CombatOutcome =
  | 'emptied'
  | 'closed'
  | 'bothGone'
  | 'defenderBack'
  | 'defenderHolds'
  | 'attackerBack'
  | 'attackerGone'
  | 'attackerHolds'
  | 'nothing';

export function outcomeOf(
  { input, hex }: CombatFinding,
  { beaten, emptied, cleared, back }: CombatOdds,
): CombatOutcome {
  if (isSure(emptied))
    return isSure(back.attacker) || isSure(cleared) ? 'bothGone' : closedBy(input, hex) ? 'closed' : 'emptied';
  if (isSure(beaten.defender)) return isSure(back.defender) ? 'defenderBack' : 'defenderHolds';
  if (isSure(beaten.attacker))
    return isSure(back.attacker) ? 'attackerBack' : isSure(cleared) ? 'attackerGone' : 'attackerHolds';
  return 'nothing';
}
const OUTCOME_TONE: Readonly<Record<CombatOutcome, Tone>> = {
  emptied: 'yes',
  closed: 'yes',
  bothGone: 'neutral',
  defenderBack: 'yes',
  defenderHolds: 'neutral',
  attackerBack: 'no',
  attackerGone: 'no',
  attackerHolds: 'neutral',
  nothing: 'neutral',
};

function finalVerdict(finding: CombatFinding, odds: CombatOdds): Block {
  const outcome = outcomeOf(finding, odds);
  const closed = outcome === 'closed' ? closedBy(finding.input, finding.hex)?.rule : undefined;
  return verdict(outcome, OUTCOME_TONE[outcome], closed ?? (outcome === 'emptied' ? '9.6.5' : '9.3.3'));
}

function verdictOf(finding: CombatFinding): Block {
  const { special, input, ratio, drm, uses, read, odds, final, reserves } = finding;
  if (special === 'calledOff') return verdict('calledOff', 'neutral', '9.2.6');
  if (special === 'overrun') return verdict('overrun', 'yes', '9.1.10');
  const column = columnWords(ratio.column, 'combat.column');
  const open = reserves.filter(({ die }) => die === undefined).length;
  if (input.die === undefined)
    return verdict(open ? 'readyReserves' : 'ready', 'neutral', '9.1.12', { column, drm: signed(drm), count: open });
  const [use] = uses;
  if (uses.length > 1 || !use) return verdict('reserves', 'neutral', '9.4.12', { count: open });
  if (!read || !odds)
    return verdict('read', 'neutral', '9.3.2', {
      column: columnWords(use.ref.column, 'combat.column'),
      row: plain(Number(use.ref.row)),
    });
  if (final) return finalVerdict(finding, odds);
  const isTested = odds.units.every(({ hit, leaves }) => hit.length === 1 && (leaves.n === 0n || isSure(leaves)));
  return isTested
    ? verdict('retreatTests', 'neutral', '9.6.2')
    : verdict(`tests.${read.first}`, 'neutral', '9.3.3', { result: read.text });
}

/** Cells as rows for the player: faces of the die, or totals where reserve tests are open. */
function cellsOf(finding: CombatFinding, use: CellRow['use'], wanted: readonly CellUse[]): readonly Block[] {
  if (wanted.length === 0) return [];
  const totals = finding.reserves.some(({ die }) => die === undefined);
  const rows = wanted.map(({ ref, found, faces, totals: rolls }): CellRow => {
    const label = totals
      ? say('cell.totals', { rolls: rolls.map(plain).join(', ') })
      : say('cell.faces', { faces: faces.join(', ') });
    return {
      cell: ref,
      label,
      use,
      ...(totals ? {} : { faces }),
      ...(found ? { result: found.text, from: found.from } : {}),
    };
  });
  const missing = wanted.filter(({ found }) => !found).length;
  return [{ kind: 'cells', id: use, title: say(`cells.${use}`, { missing, count: wanted.length }), rows }];
}

const lossRows = (losses: readonly Loss[]): readonly OddsRow[] =>
  losses.map(({ steps, chance }) => ({ label: say('odds.steps', { steps }), chance }));
const blockOf = (id: string, rows: readonly OddsRow[]): readonly Block[] => oddsBlock(id, say(`odds.${id}Title`), rows);
const row = (id: string, rule: Rule, chance: Fraction, parts: readonly OddsRow[] = []): OddsRow =>
  oddsRow(say(`odds.${id}`), chance, rule, parts);

/** Who has to retreat. */
const retreatOdds = ({ beaten, back, crowded }: CombatOdds): readonly Block[] =>
  blockOf('retreat', [
    row('defenderBeaten', '9.3.3', beaten.defender, [
      row('defenderBack', '9.3.3', back.defender),
      ...possible([row('crowded', '6.4.3', crowded.defender)]),
    ]),
    row('attackerBeaten', '9.3.3', beaten.attacker, [
      row('attackerBack', '9.3.3', back.attacker),
      ...possible([row('crowded', '6.4.3', crowded.attacker)]),
    ]),
    row('nobody', '9.3.3', beaten.nobody),
  ]);

/** Whose the hex is afterwards, and who may enter the other's. */
function hexOdds({ input, hex }: CombatFinding, { emptied, advance }: CombatOdds): readonly Block[] {
  const closed = closedBy(input, hex);
  const entered = closed
    ? [row(`closed.${closed.id}`, closed.rule, emptied)]
    : [
        row('advance', '9.6.5', advance.attacker),
        ...possible([row('noAdvance', '9.6.5', subtract(emptied, advance.attacker))]),
      ];
  const follows = possible([row('follows', '9.6.5', advance.defender)]);
  return blockOf('hex', [...entered, row('defenderKeeps', '9.6.5', subtract(ONE, emptied), follows)]);
}

/** One unit: the chance to lose a step at all, with its parts. */
function unitRow({ unit, lost, back, destroyed }: UnitOdds): OddsRow {
  const unhurt = lost.find(({ steps }) => steps === 0)?.chance;
  const parts = lost
    .filter(({ steps }) => steps > 0 && steps < unit.steps)
    .map(({ steps, chance }) => ({ label: say('odds.steps', { steps }), chance }));
  const more: readonly OddsRow[] = [
    ...(destroyed.n > 0n ? [{ label: say('odds.destroyed'), chance: destroyed }] : []),
    ...(back.n > 0n ? [row('goesBack', '9.3.3', back)] : []),
  ];
  return { label: unit.name, chance: unhurt ? subtract(ONE, unhurt) : ONE, parts: [...parts, ...more] };
}

function oddsOf(finding: CombatFinding): readonly Block[] {
  const { odds, final, withdrawn } = finding;
  if (!odds) return [];
  const isSlipping = withdrawn.some(({ lost }) => lost.some(({ steps }) => steps > 0));
  const of = (side: 'attacker' | 'defender'): readonly UnitOdds[] =>
    odds.units.filter(({ unit }) => unit.side === side);
  const units = (side: 'attacker' | 'defender'): readonly Block[] => blockOf(`${side}Units`, of(side).map(unitRow));
  if (final) return valuesBlock('outcome', say('value.outcomeTitle'), odds.units.map(outcomeRow));
  const lossTitle = say(`odds.${isSlipping ? 'defenderAllLoss' : 'defenderLoss'}Title`);
  return [
    ...retreatOdds(odds),
    ...hexOdds(finding, odds),
    ...oddsBlock('defenderLoss', lossTitle, lossRows(odds.lost.defender)),
    ...blockOf('attackerLoss', lossRows(odds.lost.attacker)),
    ...units('defender'),
    ...units('attacker'),
  ];
}

/** What became of a unit when nothing is left to chance. */
function outcomeRow({ unit, hit, lost, back, affected }: UnitOdds): ValueRow {
  const steps = lost[0]?.steps ?? 0;
  if (affected.n === 0n) return { label: unit.name, value: say('value.outcome.spared'), rule: '9.3.3' };
  if (steps >= unit.steps)
    return { label: unit.name, value: say('value.outcome.destroyed'), rule: unit.unit ? '2.4.6' : '11.2.7' };
  const retreats = isSure(back);
  // What it loses on its way does not bind the facing.
  const facing = (hit[0]?.steps ?? 0) >= 2 ? 'kept' : 'free';
  return {
    label: unit.name,
    value: say(`value.outcome.${retreats ? facing : 'stays'}`, { steps }),
    rule: retreats ? '9.6.1' : '9.3.3',
  };
}

/** The cell that a roll off the card leads to (9.3.4, 9.3.5). */
function movedCell({ input, uses }: CombatFinding): readonly ValueRow[] {
  const [use, ...others] = uses;
  const moved = use?.moves.at(-1);
  if (input.die === undefined || !use || !moved || others.length > 0) return [];
  const at = { column: columnWords(use.ref.column, 'combat.column'), row: plain(Number(use.ref.row)) };
  return [valueRow(say('value.cell'), say('value.cellAt', at), moved.rule)];
}

/** The strengths, the column and the CAB with which each unit tests. */
function situation(finding: CombatFinding): readonly Block[] {
  const { input, ratio, drm, struck, read, special, shots } = finding;
  if (special) return [];
  const sums = say('value.sums', { attack: cut(ratio.attack), defence: cut(ratio.defence) });
  const rows: readonly ValueRow[] = [
    valueRow(say('value.strengths'), sums, '9.1.8'),
    valueRow(say('value.ratio'), ratio.shown, '9.1.11'),
    valueRow(say('value.column'), columnWords(ratio.column, 'combat.column'), '9.1.12'),
    valueRow(say('value.drm'), signed(drm), '9.4.1'),
    ...movedCell(finding),
    ...(input.die === undefined ? shotRows(shots) : []),
  ];
  const cab = struck.map((unit): ValueRow => {
    const result = read?.[unit.side].modifier;
    if (!read || result === undefined || result === null)
      return { label: unit.name, value: plain(unit.cab), rule: '9.5.4' };
    return {
      label: unit.name,
      value: say('value.cab', {
        cab: plain(unit.cab),
        value: result === 0 ? '+0' : signed(result),
        total: plain(unit.cab + result),
      }),
      rule: '9.5.4',
    };
  });
  return [
    ...valuesBlock('situation', say('value.situationTitle'), rows),
    ...valuesBlock('cab', say(read ? 'value.cabResultTitle' : 'value.cabTitle'), cab),
  ];
}

export function blocksOf(finding: CombatFinding): readonly Block[] {
  const { input, uses, shots } = finding;
  const rolled = input.die !== undefined;
  return [
    verdictOf(finding),
    ...(rolled ? cellsOf(finding, 'now', uses) : []),
    ...oddsOf(finding),
    ...aftermath(finding),
    ...(rolled ? trackBlock(shots) : []),
    ...situation(finding),
    ...(rolled ? [] : cellsOf(finding, 'odds', uses)),
  ];
}
