import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { readingField } from '@/lib/calc/reading-field';
import { COLUMN_READINGS } from '@/lib/games/nach-paris/tables/capacities';
import { sheetFields } from '@/lib/games/nach-paris/sheet/ready';

/*
 * Fields that tools share which answer by hand or from a sheet: whether the case is typed in or read from a sheet.
 * Each tool has the words in its own messages.
 */

export const byHand = { field: 'source', is: ['hand'] } as const;
export const onSheet = { field: 'source', is: ['sheet'] } as const;

/** Where the case comes from, and the sheet that it is read from. */
export function sourceFields(tool: string, standard: string, usual: 'hand' | 'sheet' = 'hand') {
  const { preset, sheet } = sheetFields(standard);
  return {
    source: z
      .enum(['hand', 'sheet'])
      .default(usual)
      .register(fields, { label: `${tool}.fields.source`, rule: '4.1' }),
    preset: preset
      .clone()
      .register(fields, { label: 'sheet.fields.preset', rule: '4.1', control: 'choices', when: onSheet }),
    sheet,
  } as const;
}

/** The reading of dispute mobility-column-order. */
export const columnsField = (tool: string) =>
  readingField(COLUMN_READINGS, 'mobility-column-order', { label: `${tool}.fields.columns`, rule: '7.2.1' });
