/** Named values of an input or of an answer. */
export type Bag = Readonly<Record<string, unknown>>;

/** A clause of the rulebook as a case: what is asked, and what has to come out. */
export interface Row {
  /** The rule that the clause stands in, and what it says. */
  readonly rule: string;
  readonly says: string;
  readonly input: Bag;
  /** Cells that the player has filled in, by card: "3:1/6" is column and row. */
  readonly cards?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Parts of the answer’s data; fractions as `part(n, d)`. */
  readonly data?: Bag;
  /** Steps that must be there: `id rule`, the id or the rule alone. */
  readonly steps?: readonly string[];
  /** What must stand as not applied: `id rule`, the id, the rule, or the reason given: `because: kovno`. */
  readonly not?: readonly string[];
  /** The questions whose rulings decide, as `dispute` of an open point. */
  readonly open?: readonly string[];
  /** Questions that do not touch the case. */
  readonly closed?: readonly string[];
  /** Ways in which the defender may satisfy a result: all of them. */
  readonly ways?: readonly string[];
  /** Sentences of the answer by their keys, and sentences that it must not hold. */
  readonly words?: readonly string[];
  readonly noWords?: readonly string[];
  /** The rule of the refusal, where the rulebook forbids what is asked. */
  readonly refused?: string;
}

/** A chance as answers show it. */
export const part = (n: number, d = 1): Bag => ({ n, d });
