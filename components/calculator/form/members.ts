export type Members = Readonly<Record<string, unknown>>;

/** The members of a group or record; none of what is not one. */
export const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
