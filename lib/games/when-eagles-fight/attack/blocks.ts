import type { Block, CellRow, OddsRow, Text, ValueRow } from '@/lib/calc/evaluation';
import { cellsBlock, oddsRow, possible, sayIn, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { signed } from '@/lib/core/numbers';
import type { Rule } from '@/lib/core/rule';
import { equal, showChance, toNumber, type Fraction } from '@/lib/prob/fraction';
import type { CardBook } from '@/lib/tables/card';
import { aftermath } from '@/lib/games/when-eagles-fight/attack/aftermath';
import { chanceBounds, chancesOf, type Chances } from '@/lib/games/when-eagles-fight/attack/chances';
import {
  attackerLoss,
  attackersGone,
  stepsGone,
  surelyEmpty,
  waysOf,
} from '@/lib/games/when-eagles-fight/attack/effects';
import type { AttackFinding } from '@/lib/games/when-eagles-fight/attack/finding';
import { needBlocks } from '@/lib/games/when-eagles-fight/attack/need';
import { levelText } from '@/lib/games/when-eagles-fight/attack/odds';
import { rowNumbers, rowsText } from '@/lib/games/when-eagles-fight/attack/rows';
import type { CombatResult } from '@/lib/games/when-eagles-fight/crt/result';

/* What the player sees of an attack: the answer first, then the odds, then what follows. */

const say = sayIn('attack');

export const resultText = ({ attacker, defender, breakthrough }: CombatResult): string =>
  `${breakthrough ? 'B' : attacker}/${defender}`;

/** Odds and rows, and how often the defender is eliminated: exactly, or as far as the text tells of empty cells. */
function readyText(finding: AttackFinding, book: CardBook): Text {
  const { level, drm, uses, stakes, column, input } = finding;
  const said = { odds: levelText(level), drm: signed(drm), rows: rowsText(drm) };
  if (input.strength !== 'units') return say('verdict.ready', said);
  const chances = chancesOf(uses, stakes);
  const { least, most } = chances
    ? { least: chances.hex.destroyed, most: chances.hex.destroyed }
    : chanceBounds(book, column, uses, stakes).destroyed;
  const [from, to] = [showChance(least).percent, showChance(most).percent];
  return from === to
    ? say('verdict.readyChance', { ...said, least: from })
    : say('verdict.readyBounds', { ...said, least: from, most: to });
}

function verdictOf(finding: AttackFinding, book: CardBook): Block {
  const { hopeless, level, result, input, uses, stakes } = finding;
  const odds = levelText(level);
  if (hopeless) return verdictBlock(say('verdict.hopeless', { odds }), 'no', '13.10');
  if (result) {
    const ways = waysOf(result, stakes);
    const counted = input.strength === 'units';
    const gone = attackersGone(result, stakes, counted);
    const empty = surelyEmpty(ways, counted);
    const tone = gone ? 'no' : empty ? 'yes' : 'neutral';
    const [first] = ways;
    const fate = empty && first?.id === 'stand' && ways.length === 1 ? 'worn' : (first?.id ?? 'nothing');
    return verdictBlock(
      say(`verdict.${gone ? 'lost.' : ''}${fate}`, { result: resultText(result) }),
      tone,
      gone ? (result.attacker === 'E' ? '13.24' : '13.23') : first?.rule,
    );
  }
  const [use] = uses;
  if (input.die !== undefined && use)
    return verdictBlock(say('verdict.read', { column: finding.column, row: use.row }), 'neutral', '13.20');
  return verdictBlock(readyText(finding, book), 'neutral', '13.20');
}

const row = (id: string, chance: Fraction, rule: Rule, parts: readonly OddsRow[] = []): OddsRow =>
  oddsRow(say(`odds.${id}`), chance, rule, parts);

/** What both sides lose on average, as one sentence beside the chances. */
const beside = ({ input }: AttackFinding, chances: Chances): Text =>
  say(input.strength === 'units' ? 'odds.beside' : 'odds.besidePoints', {
    attacker: toNumber(chances.attackerSteps),
    standing: toNumber(chances.standingSteps),
    retreating: toNumber(chances.retreatingSteps),
  });

/** A result with the steps that both sides lose by it, where the units are known (13.21). */
function resultLabel({ input, stakes }: AttackFinding, { text, result }: Chances['results'][number]): Text {
  if (input.strength !== 'units') return say('odds.result', { result: text });
  const ways = waysOf(result, stakes);
  const [standing = 0, retreating = standing] = [ways[0], ways.at(-1)].map((way) => (way ? stepsGone(way, stakes) : 0));
  return say(ways.length > 1 ? 'odds.resultWays' : 'odds.resultSteps', {
    result: text,
    attacker: attackerLoss(result, stakes),
    standing,
    retreating,
  });
}

/** Where the strength is given without units: the steps that the chances below count. */
const counted = (id: string, { input, stakes }: AttackFinding): Text =>
  input.strength === 'units' || stakes.fortress ? say(id) : say(`${id}Steps`, { steps: stakes.defenderSteps });

const onlyFortress = ({ input: { defenders } }: AttackFinding): boolean =>
  defenders.length > 0 && defenders.every(({ kind }) => kind === 'fortress');

function oddsBlocks(finding: AttackFinding, chances: Chances): readonly Block[] {
  const { hex, breakthrough, results } = chances;
  return [
    {
      kind: 'odds',
      id: 'hex',
      title: counted('odds.hexTitle', finding),
      rows: possible([
        row(
          onlyFortress(finding) ? 'fortress' : 'destroyed',
          hex.destroyed,
          '13.24',
          possible([row('breakthrough', breakthrough, '13.26')]),
        ),
        row('retreat', hex.retreat, '13.22'),
        row('held', hex.held, '13.21'),
      ]),
      beside: beside(finding, chances),
    },
    {
      kind: 'odds',
      id: 'results',
      title: say(finding.input.strength === 'units' ? 'odds.resultsStepsTitle' : 'odds.resultsTitle'),
      rows: results.map((one) => oddsRow(resultLabel(finding, one), one.chance, '13.21')),
    },
  ];
}

/** While cells are missing: the least and the most that the text leaves open for both sides. */
function boundBlocks(finding: AttackFinding, book: CardBook): readonly Block[] {
  const { column, uses, stakes } = finding;
  const { attacker, defender, destroyed } = chanceBounds(book, column, uses, stakes);
  const steps = (of: { readonly best: Fraction; readonly worst: Fraction }): Text =>
    equal(of.best, of.worst)
      ? say('bounds.step', { value: toNumber(of.best) })
      : say('bounds.steps', { from: toNumber(of.best), to: toNumber(of.worst) });
  const [least, most] = [destroyed.least, destroyed.most].map((chance) => showChance(chance).percent);
  return valuesBlock('bounds', counted('bounds.title', finding), [
    valueRow(
      say('bounds.destroyed'),
      least === most
        ? say('bounds.percentOne', { value: least ?? '' })
        : say('bounds.percent', { from: least ?? '', to: most ?? '' }),
      '13.24',
    ),
    valueRow(say('bounds.defender'), steps(defender), '13.23'),
    valueRow(say('bounds.attacker'), steps(attacker), '13.23'),
  ]);
}

/** The cells that the die may come to, for the player to fill in. */
function cellsOf(finding: AttackFinding): readonly Block[] {
  const { uses, input } = finding;
  const use: CellRow['use'] = input.die === undefined ? 'odds' : 'now';
  const missing = uses.filter(({ found }) => !found).length;
  const rows = uses.map(({ ref, found, faces }): CellRow => ({
    cell: ref,
    label: say('cell.faces', { faces: faces.join(', ') }),
    use,
    faces,
    ...(found ? { result: found.text, from: found.from } : {}),
  }));
  return cellsBlock('cells', say(`cells.${use}`, { missing, count: uses.length }), rows);
}

/** Strengths, odds, modifiers and rows. */
function situation(finding: AttackFinding): readonly Block[] {
  const { sums, level, drm, hopeless } = finding;
  const rows: ValueRow[] = [
    ...(sums ? [valueRow(say('value.sums'), say('value.against', sums), '13.8')] : []),
    valueRow(say('value.odds'), levelText(level), level > 0 ? '13.8' : '13.9'),
    ...(hopeless
      ? []
      : [
          valueRow(say('value.drm'), signed(drm), '13.11'),
          valueRow(say('value.rows'), rowNumbers(finding.drm), '13.11'),
        ]),
  ];
  return valuesBlock('situation', say('value.title'), rows);
}

export function blocksOf(finding: AttackFinding, book: CardBook): readonly Block[] {
  const { result, hopeless, stakes, uses, input } = finding;
  const chances = result || hopeless || input.die !== undefined ? undefined : chancesOf(uses, stakes);
  const cells = input.result && result ? [] : cellsOf(finding);
  return [
    verdictOf(finding, book),
    ...(chances ? oddsBlocks(finding, chances) : []),
    ...(chances || result || input.die !== undefined ? [] : boundBlocks(finding, book)),
    ...aftermath(finding),
    ...(chances ? [] : cells),
    ...situation(finding),
    ...needBlocks(finding, book),
    ...(chances ? cells : []),
  ];
}
