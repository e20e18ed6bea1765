import type { DataProblem } from '@/lib/core/data-check';
import { sheetSchema } from '@/lib/games/when-eagles-fight/sheet/schema';
import { openSheet } from '@/lib/games/when-eagles-fight/sheet/view';
import { readySheetProblems } from '@/lib/sheet/ready-check';

/** The files that only this game has. */
export const files = ['sheets.json'];

/** Everything wrong with the data of When Eagles Fight: ready sheets that do not open. */
export const checkData = (files: Readonly<Record<string, unknown>>): readonly DataProblem[] =>
  readySheetProblems(sheetSchema, openSheet, files['sheets.json']).map((problem) => ({
    file: 'sheets.json',
    ...problem,
  }));
