import * as z from 'zod';
import { fields, type FieldCondition, type FieldInfo } from '@/lib/calc/field';

/**
 * A field that chooses how a dispute is played: one value for each of its readings, the one that Umpire follows first
 * and the default.
 */
export const readingField = <const Readings extends readonly [string, ...string[]]>(
  readings: Readings,
  dispute: string,
  info: Pick<FieldInfo, 'label' | 'rule' | 'when'>,
) =>
  z
    .enum(readings)
    .default(readings[0])
    .register(fields, { rare: true, ...info, reading: dispute });

/** The same for a tool that has many of them, whose labels follow from their names; `when` as of a field. */
export const readingFieldsOf =
  (label: (name: string) => string) =>
  <const Readings extends readonly [string, ...string[]]>(
    name: string,
    rule: string,
    readings: Readings,
    dispute: string,
    ...when: readonly FieldCondition[]
  ) =>
    readingField(readings, dispute, { label: label(name), rule, ...(when.length ? { when } : {}) });
