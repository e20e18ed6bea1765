import type { FieldInfo } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';

const field = fieldsOf('campaign');

/* Fields of the state of a campaign that several clocks read; their words are the messages "campaign". */

/** Which of two events that exclude each other is in force: A, the Tsar commands, or B, he decrees reforms (7.2). */
export const TSAR = ['neither', 'command', 'reforms'] as const;
export type Tsar = (typeof TSAR)[number];
export const tsarField = (rule: Rule = '7.2.A') => field.choice('tsar', rule, TSAR, 'neither', { control: 'chips' });

/** Whether Verdun, Event K, has come (7.2.K). */
export const verdunField = (more: Partial<FieldInfo> = {}) => field.flag('verdun', '7.2.K', more);
