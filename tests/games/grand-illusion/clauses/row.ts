/** Named values of an input or of an answer. */
export type Bag = Readonly<Record<string, unknown>>;

/** A clause of the rulebooks as a case: what is asked, and what has to come out. */
export interface Row {
  /** The rule that the clause stands in, and what it says. */
  readonly rule: string;
  readonly says: string;
  readonly input: Bag;
  /** Parts of the answer’s data; fractions as `part(n, d)`. */
  readonly data?: Bag;
  /** Shots of a battle that must not be there. */
  readonly noShots?: readonly string[];
  /** Steps that must be there: `id rule`, or the rule alone. */
  readonly steps?: readonly string[];
  /** What must stand as not applied: `id rule`, or the id alone. */
  readonly not?: readonly string[];
  /** The questions whose rulings decide, as `dispute` of an open point. */
  readonly open?: readonly string[];
  /** Questions that do not matter here. */
  readonly closed?: readonly string[];
  /** The rule of the refusal, where the rulebooks forbid what is asked. */
  readonly refused?: string;
}

/** A chance as answers show it. */
export const part = (n: number, d = 1): Bag => ({ n, d });
