/** How much a list of counters holds. */
export interface Limits {
  /** kinds of counters in the list */
  readonly groups: number;
  /** counters of one kind */
  readonly each: number;
  /** the list takes units with factors typed in */
  readonly plain: boolean;
}
