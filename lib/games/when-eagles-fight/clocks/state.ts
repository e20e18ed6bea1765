import * as z from 'zod';
import { fields, type FieldInfo } from '@/lib/calc/field';

/* Fields of the state of a campaign that several clocks read; their words are the messages "campaign". */

/** Which of two events that exclude each other is in force: A, the Tsar commands, or B, he decrees reforms (7.2). */
export const TSAR = ['neither', 'command', 'reforms'] as const;
export type Tsar = (typeof TSAR)[number];
export const tsarField = (rule = '7.2.A') =>
  z.enum(TSAR).default('neither').register(fields, { label: 'campaign.fields.tsar', rule, control: 'chips' });

/** Whether Verdun, Event K, has come (7.2.K). */
export const verdunField = (more: Partial<FieldInfo> = {}) =>
  z
    .boolean()
    .default(false)
    .register(fields, { label: 'campaign.fields.verdun', rule: '7.2.K', ...more });
