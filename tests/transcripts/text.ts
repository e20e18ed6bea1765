import type { Block, CellRow, DiceView, Evaluation, OddsRow, Refusal, Text, ValueRow } from '@/lib/calc/evaluation';
import type { Speaker } from '@/lib/calc/say';
import type { Result } from '@/lib/core/result';
import { exact, plainLines } from '@/tests/transcripts/plain';

const DEEPER = '  ';
const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => DEEPER + line);
const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length ? [title, ...indented(lines)] : [];

/** What a line begins with: the rule, or a dash where it cites none. */
const cited = (rule: string | undefined): string => rule ?? '–';

function oddsLines(rows: readonly OddsRow[], say: Speaker['say']): readonly string[] {
  return rows.flatMap(({ label, chance, parts = [], rule }) => [
    `${exact(chance)} ${say(label)} [${cited(rule)}]`,
    ...indented(oddsLines(parts, say)),
  ]);
}

const valueLines = (rows: readonly ValueRow[], { say, value: shown }: Speaker): readonly string[] =>
  rows.map(({ label, value, rule }) => `${say(label)}: ${shown(value)} [${cited(rule)}]`);

/** The column of a card: its heading, or what is known of one whose heading is not. */
const columnText = (column: CellRow['cell']['column']): string =>
  'heading' in column ? column.heading : plainLines(column).join(' ');

const cellLines = (rows: readonly CellRow[], { say }: Speaker): readonly string[] =>
  rows.map(({ cell: { card, line, column, row }, label, result = '?', from = 'nobody', faces, use }) => {
    const place = [card, ...(line === undefined ? [] : [line]), columnText(column), row].join(' ');
    return `${say(label)}: ${place} = ${result} (${from}, ${use}${faces ? `, ${faces.join(' ')}` : ''})`;
  });

function blockLines(block: Block, words: Speaker): readonly string[] {
  const { say } = words;
  if (block.kind === 'verdict') return [`verdict ${block.tone} [${cited(block.rule)}]: ${say(block.text)}`];
  const head = `${block.kind} ${block.id}: ${say(block.title)}`;
  switch (block.kind) {
    case 'odds':
      return section(head, oddsLines(block.rows, say));
    case 'values':
      return section(head, valueLines(block.rows, words));
    case 'choices': {
      const options = block.options.map(({ id, text, assumed }) => `${assumed ? '*' : '-'} ${id}: ${say(text)}`);
      return section(`${head} [${cited(block.rule)}]`, options);
    }
    case 'joint': {
      const heads = `${say(block.rowTitle)} \\ ${say(block.columnTitle)}: ${block.columns.join(' ')}`;
      const rows = block.rows.map((row, i) => `${row}: ${(block.chances[i] ?? []).map(exact).join(' ')}`);
      return section(head, [heads, ...rows]);
    }
    case 'chart': {
      const lit = block.lit.map(({ row, column, role }) => `${role} ${column ?? '–'}/${row ?? '–'}`);
      return [`${head} (${block.table}${lit.map((one) => `, ${one}`).join('')})`];
    }
    case 'next':
      return section(head, [say(block.text), ...valueLines(block.rows, words), ...plainLines(block.values)]);
    case 'cells':
      return section(head, cellLines(block.rows, words));
  }
}

function diceLines({ first, faces }: DiceView, words: Speaker): readonly string[] {
  const shown = faces.map(({ die, block, title, faces: all }) => {
    const cells = all.map(({ face, row, cell, says }) =>
      says ? `${face}→${words.say(says)}` : `${face}→${row}=${cell === undefined ? 'off' : String(cell)}`,
    );
    return `${die} on ${block}, ${words.say(title)}: ${cells.join(' ')}`;
  });
  return [...(first ? blockLines(first, words) : []), ...shown];
}

interface Entry {
  readonly rule?: string;
  readonly id?: string;
  readonly text: Text;
}
const entryLine = ({ rule, id, text }: Entry, say: Speaker['say']): string =>
  `${cited(rule)}${id === undefined ? '' : ` ${id}`}: ${say(text)}`;

function answerLines(answer: Evaluation, words: Speaker): readonly string[] {
  const { facts, steps, notApplied, open, outcome, idleDice = [], dice } = answer;
  const { say } = words;
  const change = (before?: string | number, after?: string | number): string =>
    before === undefined && after === undefined ? '' : ` |${before === undefined ? '' : ` ${before}`} → ${after ?? ''}`;
  return [
    ...section(
      'facts',
      facts.map((fact) => `${entryLine(fact, say)}${fact.assumed ? ' (assumed)' : ''}`),
    ),
    ...section(
      'steps',
      steps.map((step) => `${entryLine(step, say)}${change(step.before, step.after)}`),
    ),
    ...section(
      'not applied',
      notApplied.map((one) => entryLine(one, say)),
    ),
    ...section(
      'open',
      open.map((point) => `${entryLine(point, say)} (${point.dispute ?? 'no dispute'})`),
    ),
    ...section(
      'shown',
      outcome.blocks.flatMap((block) => blockLines(block, words)),
    ),
    ...section('data', plainLines(outcome.data)),
    ...section('idle dice', idleDice),
    ...section('dice', dice ? diceLines(dice, words) : []),
  ];
}

/**
 * An answer as a reader would check it against the rulebook: every line with its rule and its sentence in the words of
 * the speaker, chances as exact fractions, and last the same for programs.
 */
export function transcriptOf(answer: Result<Evaluation, Refusal>, words: Speaker): string {
  if (answer.ok) return answerLines(answer.value, words).join('\n');
  const { code, field, given, text, rule } = answer.error;
  return [`refused (${code}) [${cited(rule)}]: ${words.say(text)}`, ...plainLines({ field, given })].join('\n');
}
