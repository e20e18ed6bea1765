import { cellKey, rowsOf, type CardChart, type CardEntries, type ResultKind, type ResultSide } from '@/lib/tables/card';
import { headingsOf } from '@/lib/tables/card-columns';
import { parseResult } from '@/lib/tables/card-result';
import { below, chanceFrom, pick, type Chance } from '@/tests/support/chance';

const shown = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '—');

/** What a side may hold, as it is printed: three numbers, and every word. */
const heldBy = ({ parts }: ResultSide): readonly string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'number') return [0, 1, 2].map((number) => (part.signed ? shown(number) : String(number)));
    return part.kind === 'word' ? part.words.map(({ id }) => id) : [];
  });

/** Every result of such parts that the card takes: a word that wants another beside it stands with that one only. */
const taken = (results: ResultKind): readonly string[] =>
  results.sides
    .map(heldBy)
    .reduce((before, side) => before.flatMap((one) => side.map((other) => `${one} / ${other}`)))
    .filter((result) => parseResult(results, result));

/** A result of our own making, of the kind that the card holds. */
function invented({ results }: CardChart, chance: Chance): string {
  const marks = results.sides[0]?.parts.find((part) => part.kind === 'marks');
  if (!marks) return pick(chance, taken(results)) ?? '';
  const side = (): string => {
    const number = shown((1 + below(chance, 8)) * (chance() < 0.7 ? -1 : 1));
    return `${['', '', '• ', '•• '][below(chance, 2 + marks.most)] ?? ''}${number}`;
  };
  return results.sides.length === 2 ? `${side()} / ${side()}` : side();
}

/** A card filled in wholly: what a calculator does with a full chart is compared too. */
export function inventedEntries(card: CardChart, headings: readonly string[]): CardEntries {
  const bare: CardEntries = { headings, complete: true, cells: {} };
  const chance = chanceFrom(card.id.length);
  const lines = card.lines?.items.map(({ id }) => id) ?? [undefined];
  const declared = new Set(card.cells.map(({ line, column, row }) => cellKey(line, column, row)));
  const keys = headingsOf(card, bare).flatMap((heading) =>
    lines.flatMap((line) => rowsOf(card).map(({ id }) => cellKey(line, heading, id))),
  );
  const open = keys.filter((key) => !declared.has(key));
  return { ...bare, cells: Object.fromEntries(open.map((key) => [key, invented(card, chance)])) };
}
