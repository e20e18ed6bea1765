import type { FormField } from '@/lib/calc/form';

/** What every control of a field gets. */
export interface FieldProps {
  readonly field: FormField;
  readonly value: unknown;
  /** where the field stands in the input: "attackers.0.space" */
  readonly path: string;
  /** namespace of the messages of the form that it stands in */
  readonly owner: string;
  /** undefined takes the value away */
  /** for a space: the value that stands for a box beside the map, with its words at "<owner>.<box>" */
  readonly box?: string;
  onChange(value: unknown): void;
}

/** Whether a field may be left without a value. */
export const isOptional = ({ preset, required }: FormField): boolean => preset === undefined && !required;
