import type { Barred } from '@/lib/calc/bars';
import { sayIn, valueRow, valuesBlock } from '@/lib/calc/ledger';
import type { Block, ValueRow } from '@/lib/calc/evaluation';
import type { Rule } from '@/lib/core/rule';
import type { Attacker, AttackingHex, CombatInput, Defender } from '@/lib/games/nach-paris/combat/fields';
import type { CombatFinding } from '@/lib/games/nach-paris/combat/finding';
import { closedBy, numberOf } from '@/lib/games/nach-paris/combat/forces';
import { fights } from '@/lib/games/nach-paris/combat/ground';
import { unitName } from '@/lib/games/nach-paris/combat/names';
import { isSure, type UnitOdds } from '@/lib/games/nach-paris/combat/odds';
import { ZERO } from '@/lib/prob/fraction';
import { advanceBar, barEverywhere } from '@/lib/games/nach-paris/combat/bars';

/* Who may enter the hex that the other side left (9.2.2, 9.6.5 to 9.6.7). */

const say = sayIn('combat.value');
const note = (id: string, value: string, rule: Rule): ValueRow => valueRow(say(id), say(value), rule);
const block = (rows: readonly ValueRow[], title = 'advanceTitle', id = 'advance'): readonly Block[] =>
  valuesBlock(id, say(title), rows);

/** Each attacking unit with the first thing that keeps it from advancing. */
const advances = (
  input: CombatInput,
): readonly {
  readonly hex: number;
  readonly at: number;
  readonly unit: Attacker;
  readonly bar: Barred | undefined;
}[] =>
  input.attackers.flatMap((hex, i) =>
    hex.units.flatMap((unit, at) => (fights(unit) ? [{ hex: i, at, unit, bar: advanceBar(unit, hex) }] : [])),
  );

/** Whether the hex is empty or may get empty while the attackers are still there to enter it (9.2.2, 9.6.5). */
function mayEmpty({ special, input, odds, hex }: CombatFinding): boolean {
  if (special === 'overrun') return true;
  if (special === 'calledOff') return hex.fought.length === 0 && hex.sheltered.length === 0;
  return input.die !== undefined && odds !== undefined && odds.emptied.n > 0n && !isSure(odds.back.attacker);
}

export function advance(finding: CombatFinding): readonly Block[] {
  const { input, odds, special, hex, final } = finding;
  if (!mayEmpty(finding)) return final && odds?.back.attacker.n === 0n ? block([note('hex', 'held', '9.6.5')]) : [];
  const closed = closedBy(input, hex);
  if (closed) return block([note('hex', `closed.${closed.id}`, closed.rule)]);
  const oddsOf = (i: number, at: number): UnitOdds | undefined =>
    odds?.units.find(({ unit }) => unit.side === 'attacker' && unit.hex === i && unit.at === at);
  const isLost = (i: number, at: number): boolean => isSure(oddsOf(i, at)?.destroyed ?? ZERO);
  const may = (i: number, at: number): string =>
    oddsOf(i, at)?.lost.some(({ steps }) => steps > 0) ? 'mayAdvanceHurt' : 'mayAdvance';
  const rule = special === 'calledOff' ? '9.2.2' : '9.6.5';
  const rows = advances(input)
    .filter(({ hex: i, at }) => !isLost(i, at))
    .map(({ hex: i, at, unit, bar }): ValueRow => ({
      label: unitName('attacker', unit, numberOf(input, i, at)),
      value: say(bar ? `bar.${bar.id}` : may(i, at)),
      rule: bar?.rule ?? rule,
    }));
  const facing = special === 'calledOff' ? [] : [note('facing', 'turn', '9.6.5')];
  return rows.length
    ? block(
        [...rows, ...facing, note('stacking', 'limit', '6.4.1')],
        final || special ? 'advanceTitle' : 'advanceIfTitle',
      )
    : [];
}

/** The attacking hexes in which nobody is left. */
const emptyHexes = ({ attackers }: CombatInput, units: readonly UnitOdds[]): readonly AttackingHex[] => {
  const isGone = (i: number, at: number): boolean =>
    units.some(
      ({ unit, back, destroyed }) =>
        unit.side === 'attacker' && unit.hex === i && unit.at === at && (isSure(back) || isSure(destroyed)),
    );
  return attackers.filter(({ units: all, idle }, i) => !idle && all.every((_, at) => isGone(i, at)));
};

/** What the input of a defender leaves open: the colour of its CBF, or whether French guns are a RAP. */
const openFor = ({ kind, nation }: Defender): string => (kind !== 'har' ? 'may' : nation === 'france' ? 'foot' : 'gun');

/** Each defender left in the hex that held: may it follow into one that the attackers left empty (9.6.5)? */
export function counterAdvance({ input, hex, odds, final }: CombatFinding): readonly Block[] {
  if (!odds || !final || isSure(odds.back.defender)) return [];
  const empty = emptyHexes(input, odds.units);
  if (empty.length === 0) return [];
  const isLost = (at: number): boolean =>
    odds.units.some(({ unit, destroyed }) => unit.side === 'defender' && unit.at === at && isSure(destroyed));
  const rows = hex.active
    .filter(({ unit, at }) => fights(unit) && !isLost(at))
    .map(({ unit, at }): ValueRow => {
      const bar = barEverywhere(unit, empty);
      return {
        label: unitName('defender', unit, at + 1),
        value: say(bar ? `bar.${bar.id}` : `counter.${openFor(unit)}`),
        rule: bar?.rule ?? '9.6.5',
      };
    });
  // Beside what became of the attackers' own advance.
  return block(rows, 'counterTitle', 'counterAdvance');
}
