import { describe, expect, it } from 'vitest';
import { parseInput, type Calculator } from '@/lib/calc/calculator';
import type { Block, Evaluation } from '@/lib/calc/evaluation';
import { formOf, isDie, type FormField } from '@/lib/calc/form';
import { loadCalculators } from '@/lib/games/find';
import { GAMES } from '@/lib/games/registry';
import { cases } from '@/tests/compare/cases';
import { below, chanceFrom } from '@/tests/support/chance';

/*
 * What an evaluation tells a form of its dice must be what the tool answers when they fall. Here every face is tried,
 * which the form no longer does.
 */

type Input = Readonly<Record<string, unknown>>;

const RUNS = 12;
const games = await Promise.all(
  GAMES.map(async ({ id, data }) => ({
    calculators: await loadCalculators(id),
    data: await (await data()).loadData(),
  })),
);
const tools = games.flatMap(({ calculators, data }) =>
  calculators.flatMap((calc) => {
    const form = formOf(calc.schema);
    return form.some(isDie) ? [{ calc, form, data }] : [];
  }),
);
const asked = await cases(RUNS);

const without = (input: Input, names: readonly string[]): Input =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));
/** Dice, and what was picked among the results that they left. */
const dropped = (form: readonly FormField[]): readonly string[] =>
  form.filter((field) => isDie(field) || /Choice$/.test(field.name)).map(({ name }) => name);
const sizeOf = ({ shape }: FormField): number => (shape.kind === 'number' ? (shape.max ?? 6) : 6);

/** Some inputs of a tool as they are, with all its dice thrown, and with some of them. */
function inputsOf(id: string, dice: readonly FormField[]): readonly Input[] {
  const chance = chanceFrom(id.length);
  const given = asked.flatMap((one) => (one.id === id && one.query === undefined ? [one.input as Input] : []));
  return given.flatMap((input) =>
    [0, 1, 0.5].map((share) => ({
      ...without(
        input,
        dice.map(({ name }) => name),
      ),
      ...Object.fromEntries(
        dice.filter(() => chance() < share).map((field) => [field.name, 1 + below(chance, sizeOf(field))]),
      ),
    })),
  );
}

function answer(calc: Calculator, input: Input, data: unknown, dice = false): Evaluation | undefined {
  const parsed = parseInput(calc, input);
  const found = parsed.ok ? calc.evaluate(parsed.value, data, { dice }) : parsed;
  return found.ok ? found.value : undefined;
}

/** The rows that a block says a face leads to: the one lit on a chart, or that of the card's cell. */
function rowsOf(blocks: readonly Block[], id: string, face: number): readonly string[] {
  const block = blocks.find((one) => 'id' in one && one.id === id);
  if (block?.kind === 'chart') return block.lit.flatMap(({ row, role }) => (role === 'use' && row ? [row] : []));
  if (block?.kind !== 'cells') return [];
  return block.rows.flatMap(({ faces, cell }) => (faces?.includes(face) ? [cell.row] : []));
}

describe.each(tools)('the dice of $calc.id', ({ calc, form, data }) => {
  const dice = form.filter(isDie);
  const answered = inputsOf(calc.id, dice).flatMap((input) => {
    const evaluation = answer(calc, input, data, true);
    return evaluation ? [{ input, evaluation }] : [];
  });

  it('are told to who wants them, and to nobody else', () => {
    for (const { input, evaluation } of answered) {
      const { dice: view, ...rest } = evaluation;
      expect(view).toBeDefined();
      expect(answer(calc, input, data)).toEqual(rest);
    }
  });

  it('leave what came first before them', () => {
    for (const { input, evaluation } of answered) {
      const before = answer(calc, without(input, dropped(form)), data);
      const first = evaluation.dice?.first ?? evaluation.outcome.blocks[0];
      if (before) expect(first, JSON.stringify(input)).toEqual(before.outcome.blocks[0]);
    }
  });

  it('lead with each face where the tool goes when it falls', () => {
    for (const { input, evaluation } of answered)
      for (const { die, block, faces } of evaluation.dice?.faces ?? []) {
        const open = without(
          input,
          dropped(form).filter((name) => !dice.some((field) => field.name === name)),
        );
        const unread = answer(calc, without(open, [die]), data);
        for (const { face, row } of faces) {
          const fallen = answer(calc, { ...open, [die]: face }, data);
          const rows = [fallen, unread].flatMap((one) => (one ? rowsOf(one.outcome.blocks, block, face) : []));
          if (row !== '') expect(rows, `${JSON.stringify(input)} ${die} ${face}`).toContain(row);
        }
      }
  });
});

it('every tool whose die is rolled on a chart or a card says where its faces lead', () => {
  const silent = [
    'fortunes',
    'cavalry',
    'cab',
    'recon',
    'fieldworks',
    'doctrine',
    'events',
    'victory',
    'clocks',
    'withdrawals',
  ];
  for (const { calc, form, data } of tools) {
    const told = inputsOf(calc.id, form.filter(isDie)).some(
      (input) => (answer(calc, input, data, true)?.dice?.faces.length ?? 0) > 0,
    );
    expect(told, calc.id).toBe(!silent.includes(calc.id.split('/')[1] ?? ''));
  }
});
