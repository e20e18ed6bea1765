import * as z from 'zod';
import { run } from '@/lib/calc/calculator';
import type { DataProblem } from '@/lib/core/data-check';
import { idSchema, localisedSchema } from '@/lib/core/localised';
import { BOARD_EVENTS, MEF_SPACES } from '@/lib/games/paths-of-glory/board/input';
import { supply } from '@/lib/games/paths-of-glory/calculators/supply';
import { checkRepeats } from '@/lib/games/paths-of-glory/content-schema';
import type { BoardPreset, PogData } from '@/lib/games/paths-of-glory/data';
import type { SupplyAnswer } from '@/lib/games/paths-of-glory/supply/finding';

const FILE = 'boards.json';

const side = z.enum(['allied', 'central']);
const unit = z.strictObject({
  type: idSchema,
  face: z.enum(['full', 'reduced']).optional(),
  designation: z.string().optional(),
});
const at = { space: idSchema, type: idSchema };

/** boards.json: positions to load, and what the rulebook says of their supply */
export const boardsSchema = z.strictObject({
  boards: z.array(
    z.strictObject({
      id: idSchema,
      title: localisedSchema,
      rules: z.array(z.string()).min(1),
      base: idSchema,
      control: z.record(idSchema, side).optional(),
      units: z.record(idSchema, z.array(unit)).optional(),
      besieged: z.array(idSchema).optional(),
      destroyed: z.array(idSchema).optional(),
      events: z.array(z.enum(BOARD_EVENTS)).optional(),
      beachhead: z.enum(MEF_SPACES).optional(),
      focus: z.string().optional(),
      expected: z.strictObject({
        outOfSupply: z.array(
          z.strictObject({
            ...at,
            designation: z.string().optional(),
            at: z.array(idSchema).optional(),
            reason: z.string().optional(),
            rule: z.string().optional(),
            dies: z.boolean().optional(),
          }),
        ),
        supplied: z.array(z.strictObject({ ...at, bySea: z.boolean().optional() })).optional(),
        turns: z.strictObject({ allied: z.array(idSchema), central: z.array(idSchema) }).nullable(),
      }),
    }),
  ),
});

/**
 * Everything wrong with the positions that the game ships: their shape, ids given twice, a base that is no set-up,
 * what supply refuses, and what it answers otherwise than the rulebook.
 */
export function checkAnswers(files: Readonly<Record<string, unknown>>, loaded: unknown): readonly DataProblem[] {
  const parsed = boardsSchema.safeParse(files[FILE]);
  if (files[FILE] === undefined) return [{ file: FILE, path: [], message: 'the file is missing or no JSON' }];
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => ({
      file: FILE,
      path,
      message: `${path.join('.')}: ${message}`,
    }));
  const found: DataProblem[] = [];
  const report = (file: string, path: readonly PropertyKey[], message: string) =>
    void found.push({ file, path, message });
  const boards = parsed.data.boards as unknown as readonly BoardPreset[];
  checkRepeats(FILE, 'boards', boards, report);
  const data: PogData = { ...(loaded as PogData), boards };
  boards.forEach((board, i) =>
    checkBoard(board, data, (path, message) => report(FILE, ['boards', i, ...path], `${board.id}: ${message}`)),
  );
  return found;
}

type Bad = (path: readonly PropertyKey[], message: string) => void;

function checkBoard(board: BoardPreset, data: PogData, bad: Bad): void {
  const bases = ['empty', ...data.setups.map(({ id }) => id)];
  if (!bases.includes(board.base)) return bad(['base'], `no set-up "${board.base}"; allowed: ${bases.join(', ')}`);
  const answer = run(supply, { preset: board.id, ...(board.focus !== undefined && { focus: board.focus }) }, data);
  if (!answer.ok) {
    const { field, text } = answer.error;
    return bad(field?.split('.') ?? [], `supply refuses it: ${text.key} ${JSON.stringify(text.params ?? {})}`);
  }
  checkExpected(board.expected, answer.value.outcome.data, bad);
}

/** The outcome is what the rulebook says of it. */
function checkExpected(expected: BoardPreset['expected'], { units, attrition }: SupplyAnswer, bad: Bad): void {
  const path = ['expected', 'outOfSupply'];
  const place = ({ space, type }: { readonly space: string; readonly type: string }) => `${type} in ${space}`;
  const out = units.filter(({ inSupply }) => !inSupply);
  const missing = out.filter((one) => !expected.outOfSupply.some((wanted) => place(wanted) === place(one)));
  if (missing.length > 0) bad(path, `also out of supply: ${missing.map(place).join(', ')}`);
  expected.outOfSupply.forEach((wanted, i) => {
    const unit = out.find((one) => place(one) === place(wanted));
    if (!unit) return bad([...path, i], `${place(wanted)} is not out of supply`);
    const { dies = true, at: where, reason, rule } = wanted;
    const says: readonly (readonly [key: string, wanted: unknown, answered: unknown])[] = [
      ['dies', dies, !unit.attritionSafe],
      ['at', where, unit.failure?.at],
      ['reason', reason, unit.failure?.reason],
      ['rule', rule, unit.failure?.rule],
    ];
    for (const [key, stated, answered] of says)
      if (stated !== undefined && JSON.stringify(stated) !== JSON.stringify(answered))
        bad([...path, i, key], `${place(wanted)}: ${key} is ${JSON.stringify(answered)}`);
  });
  expected.supplied?.forEach((wanted, i) => {
    const unit = units.find((one) => place(one) === place(wanted));
    if (!unit?.inSupply) bad(['expected', 'supplied', i], `${place(wanted)} is not in supply`);
    else if (wanted.bySea !== undefined && wanted.bySea !== (unit.path?.sea != null))
      bad(['expected', 'supplied', i, 'bySea'], `${place(wanted)}: bySea is ${unit.path?.sea != null}`);
  });
  if (expected.turns && JSON.stringify(expected.turns) !== JSON.stringify(attrition.turning))
    bad(['expected', 'turns'], `the spaces that turn are ${JSON.stringify(attrition.turning)}`);
}
