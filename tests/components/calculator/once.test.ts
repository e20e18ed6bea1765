import { describe, expect, it } from 'vitest';
import { loadPresets } from '@/components/calculator/presets';
import { loadTool, type Tool } from '@/components/calculator/tool';
import { settle, type State } from '@/components/calculator/use-case';
import { checkInput } from '@/lib/calc/check';
import { isAsked, isDie, isPick, type FormField, type Shape } from '@/lib/calc/form';
import { same } from '@/lib/calc/same';
import type { GameId } from '@/lib/core/game-id';
import { GAMES } from '@/lib/games/registry';

interface Counted {
  readonly tool: Tool;
  /** how often the calculator evaluated and its schema parsed since the last time of asking */
  taken(): { readonly evaluations: number; readonly parses: number };
}

/** A tool whose calculator counts how often it is asked. */
async function counted(game: GameId, name: string): Promise<Counted> {
  const tool = await loadTool(game, name);
  if (!tool) throw new Error(`no tool ${game}/${name}`);
  const { calc } = tool;
  let [evaluations, parses] = [0, 0];
  return {
    tool: {
      ...tool,
      calc: {
        ...calc,
        // A check of the whole that always holds comes last whenever an input is parsed.
        schema: calc.schema.refine(() => ++parses > 0),
        evaluate: (...given) => {
          evaluations++;
          return calc.evaluate(...given);
        },
      },
    },
    taken() {
      const found = { evaluations, parses };
      [evaluations, parses] = [0, 0];
      return found;
    },
  };
}

/** Another value of a field that its control could give. */
function another(shape: Shape, value: unknown): unknown {
  switch (shape.kind) {
    case 'switch':
      return value !== true;
    case 'choice':
      return shape.options.find((option) => option !== value);
    case 'number': {
      const { min = 0, max = 99, step = 1 } = shape;
      const next = typeof value === 'number' ? value + step : min;
      return next > max ? min : next;
    }
    default:
      return undefined;
  }
}

const ONCE = { evaluations: 1, parses: 1 };
const names = GAMES.flatMap(({ id, tools }) => tools.map(({ name }) => [id, name] as const));

describe.each(names)('one change of a field: %s/%s', (game, name) => {
  it('evaluates once and parses once', async () => {
    const { tool, taken } = await counted(game, name);
    const start = checkInput(tool.calc, {});
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    const examples = (await loadPresets(game, name)).map(({ input }) => checkInput(tool.calc, input));
    const inputs = [start, ...examples.slice(0, 2)].flatMap((found) => (found.ok ? [found.value] : []));
    let changes = 0;
    const change = (state: State, field: string, value: unknown): State => {
      taken();
      const after = settle(tool, { ...state.input, [field]: value }, state, undefined);
      const gone = Object.keys(state.input).filter((one) => one !== field && !same(state.input[one], after.input[one]));
      // A pick that the change voids is found out by asking: that is the only reason to ask again.
      if (!gone.length) expect({ field, value, ...taken() }).toEqual({ field, value, ...ONCE });
      changes++;
      return after;
    };
    for (const input of inputs) {
      const first = settle(tool, input, undefined, undefined);
      const asked = (field: FormField): boolean => isAsked(field, tool.form, first.input) && !isPick(field);
      for (const field of tool.form.filter(asked)) {
        const value = another(field.shape, first.input[field.name] ?? field.preset);
        if (value !== undefined) change(first, field.name, value);
      }
      // One after the other, with the dice on the table: some put others out of sight.
      let state = first;
      for (const field of tool.form.filter(isDie))
        if (isAsked(field, tool.form, state.input)) state = change(state, field.name, 3);
      for (const field of tool.form.filter((one) => asked(one) && !isDie(one))) {
        const value = another(field.shape, state.input[field.name] ?? field.preset);
        if (value !== undefined && isAsked(field, tool.form, state.input)) state = change(state, field.name, value);
      }
    }
    if (inputs.some((input) => tool.form.some((field) => another(field.shape, input[field.name]) !== undefined)))
      expect(changes).toBeGreaterThan(0);
  });
});
