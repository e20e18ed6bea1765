import type { Block, Text, ValueRow } from '@/lib/calc/evaluation';
import { present, sayIn, valueRow, valuesBlock } from '@/lib/calc/ledger';
import { signed } from '@/lib/core/numbers';
import type { Rule } from '@/lib/core/rule';
import { showChance } from '@/lib/prob/fraction';
import type { CardBook } from '@/lib/tables/card';
import { chancesOf } from '@/lib/games/when-eagles-fight/attack/chances';
import type { AttackFinding } from '@/lib/games/when-eagles-fight/attack/finding';
import { hasFortress, attackersIn, isRussianSide, onlyGermans } from '@/lib/games/when-eagles-fight/attack/modifiers';
import {
  aboveHighest,
  columnOf,
  factorsFor,
  isHopeless,
  levelText,
  nextLevel,
  usesOf,
} from '@/lib/games/when-eagles-fight/attack/odds';
import { rowsText } from '@/lib/games/when-eagles-fight/attack/rows';
import { DECLARED, offensiveModifier } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { stavkaFirst } from '@/lib/games/when-eagles-fight/clocks/command';
import { wouldComplete } from '@/lib/games/when-eagles-fight/concentric/ring';
import { directionsOf } from '@/lib/games/when-eagles-fight/attack/finding';

/* "What do I need?": factors for the next columns, and what a further modifier buys (13.8 to 13.19). */

const say = sayIn('attack');
/** How many columns further are told. */
const COLUMNS_AHEAD = 3;

/** Where the odds of a column are worked out: high, bad, and above the table. */
const oddsRule = (level: number): Rule => (level > 5 ? '13.12' : level > 0 ? '13.8' : '13.9');

/** The odds above, with the attack factors that they take and how many are missing. */
function columnRows({ sums, level }: AttackFinding): readonly ValueRow[] {
  if (!sums) return [];
  const rows: ValueRow[] = [];
  let next = nextLevel(level);
  for (let i = 0; i < COLUMNS_AHEAD; i++, next = nextLevel(next)) {
    const needed = factorsFor(next, sums.defence);
    rows.push(
      valueRow(
        say('need.column', { odds: levelText(next) }),
        say('need.factors', { needed, missing: needed - sums.attack, has: sums.attack }),
        oddsRule(next),
      ),
    );
  }
  return rows;
}

interface Gain {
  readonly id: string;
  readonly rule: Rule;
  readonly by: number;
}

const isAustrian = ({ nation }: { readonly nation: string }): boolean => nation === 'austro-hungarian';
/** The Russian may still declare the Brusilov Offensive in this turn (15.1). */
const mayDeclare = ({ turn, brusilov }: AttackFinding['input']): boolean =>
  brusilov === undefined && turn >= DECLARED.first && turn <= DECLARED.last;

/** Modifiers that are not there and that the attacker might still get; guns only where nobody but Germans attacks. */
function gainsOf({ input, concentric, weighed, level }: AttackFinding): readonly Gain[] {
  const has = (id: string): boolean => weighed.applied.some((one) => one.id === id);
  const gunsFit = input.attackers.some(({ units }) => onlyGermans(units));
  const attackers = attackersIn(input);
  const german = attackers.some(({ nation }) => nation === 'german');
  const russian = attackers.some(isRussianSide);
  const fits = wouldComplete(directionsOf(input)).length > 0 || input.attackers.length < 6;
  const gains: readonly Gain[] = present(
    !concentric &&
      !hasFortress(input) &&
      fits && { id: 'concentric', rule: '13.16', by: onlyGermans(input.defenders) ? 1 : 2 },
    gunsFit && !has('heavyArtillery') && { id: 'heavyArtillery', rule: '13.18', by: 3 },
    german && !has('activeAttack') && { id: 'activeAttack', rule: '13.19', by: 1 },
    russian &&
      mayDeclare(input) &&
      (level === 1 || level === 2) &&
      input.defenders.every(isAustrian) && {
        id: 'brusilov',
        rule: '15.2',
        by: offensiveModifier(input.turn, input.turn),
      },
    russian &&
      input.turn >= stavkaFirst('historical') &&
      !has('stavkaAttack') &&
      !has('brusilov') && { id: 'stavkaAttack', rule: '14.2', by: 1 },
  );
  return gains.toSorted((a, b) => b.by - a.by);
}

/** Rows 2 to 7, and once the cells are known how often the defender is destroyed. */
function bought(finding: AttackFinding, book: CardBook, drm: number): Text {
  const rows = { rows: rowsText(drm), drm: signed(drm) };
  const chances = chancesOf(usesOf(book, finding.column, drm), finding.stakes);
  return chances
    ? say('need.chance', { ...rows, percent: showChance(chances.hex.destroyed).percent })
    : say('need.rows', rows);
}

export function needBlocks(finding: AttackFinding, book: CardBook): readonly Block[] {
  if (finding.result && !finding.hopeless) return [];
  const up = nextLevel(finding.level);
  const gains = isHopeless(finding.level)
    ? []
    : [
        valueRow(say('need.now'), bought(finding, book, finding.drm), '13.11'),
        ...gainsOf(finding).map(({ id, rule, by }) =>
          valueRow(say(`need.gain.${id}`, { by: signed(by) }), bought(finding, book, finding.drm + by), rule),
        ),
        // Above 5:1 each further proportion is worth +1 instead of a column (13.12).
        valueRow(
          say('need.column', { odds: levelText(up) }),
          bought(
            { ...finding, column: columnOf(up) },
            book,
            finding.drm + aboveHighest(up) - aboveHighest(finding.level),
          ),
          oddsRule(up),
        ),
      ];
  return [
    ...valuesBlock('columns', say('need.columnsTitle'), columnRows(finding)),
    ...valuesBlock('gains', say('need.gainsTitle'), gains),
  ];
}
