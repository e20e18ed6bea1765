import * as z from 'zod';

/** What a form needs to know of an input field beyond its type; attached to the schema with `.register(fields, …)`. */
export interface FieldInfo {
  /** message key of the label, in the calculator's messages: "fields.<key>" */
  readonly label: string;
  /** the rule that the field stands for */
  readonly rule?: string;
  /** how the field is entered where its type does not say it */
  readonly control?: 'units' | 'attackers' | 'space' | 'die' | 'chips' | 'hidden' | 'choices' | 'reserve' | 'points' | 'counters';
  /** folded away on the phone */
  readonly rare?: boolean;
  /** asked only while other fields have one of these values each */
  readonly when?: FieldCondition | readonly FieldCondition[];
}

/** Another field, and the values of it, as text, that call for this one. */
export interface FieldCondition {
  readonly field: string;
  /** it stands beside the list or group that this field is in, not beside the field */
  readonly above?: true;
  readonly is: readonly string[];
}

/** Labels and rules of input fields: one schema, many readers (page, command line, address, tests). */
export const fields = z.registry<FieldInfo>();
