import { fieldsOf } from '@/lib/calc/fields-of';
import { COLUMN_READINGS } from '@/lib/games/nach-paris/tables/capacities';
import { sheetFields } from '@/lib/games/nach-paris/sheet/ready';

const field = fieldsOf('sheet');

/*
 * Fields that tools share which answer by hand or from a sheet: whether the case is typed in or read from a sheet.
 * Each tool has the words in its own messages.
 */

export const byHand = { field: 'source', is: ['hand'] } as const;
export const onSheet = { field: 'source', is: ['sheet'] } as const;

/**
 * Where the case comes from, and the sheet that it is read from. Where cases are typed in as a rule it is folded away:
 * the key that takes one from the board stands above.
 */
export function sourceFields(tool: string, standard: string, usual: 'hand' | 'sheet' = 'hand') {
  const { preset, sheet } = sheetFields(standard);
  return {
    source: fieldsOf(tool).choice('source', '4.1', ['hand', 'sheet'], usual, { rare: usual === 'hand' }),
    preset: field.as(preset.clone(), 'preset', '4.1', { control: 'choices', when: onSheet }),
    sheet,
  } as const;
}

/** The reading of dispute mobility-column-order. */
export const columnsField = (tool: string) =>
  fieldsOf(tool).reading('columns', '7.2.1', COLUMN_READINGS, 'mobility-column-order');
