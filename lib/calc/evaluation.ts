import type { Rule } from '@/lib/core/rule';
import type { Fraction } from '@/lib/prob/fraction';
import type { CellRef } from '@/lib/tables/card-cell';
import type { Cell } from '@/lib/tables/chart';

/**
 * A sentence as a key into the messages of a calculator plus its parameters; words live in content/<game>/messages.
 * A parameter may be another text, so that names of units and spaces are put into the reader's language too.
 */
export interface Text {
  readonly key: string;
  readonly params?: Readonly<Record<string, TextParam>>;
}
/** A nested text, a name that has its own words in each language, or a plain value. */
export type TextParam = string | number | Text | Fraction | Readonly<{ en: string; es: string; it: string }>;

/** An input as the calculator understood it, defaults included. */
export interface Fact {
  readonly text: Text;
  /** true when the player did not give it */
  readonly assumed?: boolean;
  readonly rule?: Rule;
}

/** One step of the derivation, in the order of the rules. */
export interface Step {
  readonly id: string;
  /** what it shows, a modifier or a bar, where its id also names the part of the case that it is about */
  readonly of?: string;
  /** the part that it is about, where a proof has to tell the parts apart */
  readonly part?: string;
  readonly rule: Rule;
  readonly text: Text;
  /** the value that the step changed, before and after ("12-14" to "9-11") */
  readonly before?: string | number;
  readonly after?: string | number;
}

/** A modifier of the same chart that was considered and did not apply, with the condition that failed. */
export interface NotApplied {
  readonly id: string;
  /** the modifier, where its id also names the condition that failed or the part of the case */
  readonly of?: string;
  /** the parts that it holds for; absent where it holds for all */
  readonly parts?: readonly string[];
  readonly rule: Rule;
  readonly text: Text;
}

/** Something that the rulebook leaves open here, with the ruling followed. */
export interface OpenPoint {
  readonly text: Text;
  readonly rule?: Rule;
  /** id of the dispute that explains it */
  readonly dispute?: string;
}

export interface LitCell {
  /** ids of the chart's row and column; a missing row lights the whole column */
  readonly row?: string;
  readonly column?: string;
  /** how it is used: the column before the shifts, the column in use, the cell of the roll */
  readonly role: 'start' | 'shift' | 'use';
}

/** The pieces from which every screen shows an answer. */
export type Block =
  | { readonly kind: 'verdict'; readonly text: Text; readonly tone: 'yes' | 'no' | 'neutral'; readonly rule?: Rule }
  | {
      readonly kind: 'odds';
      readonly id: string;
      readonly title: Text;
      readonly rows: readonly OddsRow[];
      /** what a player wants to see together with the chances, such as what both sides lose */
      readonly beside?: Text;
    }
  | {
      readonly kind: 'values';
      readonly id: string;
      readonly title: Text;
      readonly rows: readonly ValueRow[];
      /** another tool of the game that goes on with this */
      readonly link?: ToolLink;
    }
  | {
      readonly kind: 'choices';
      readonly id: string;
      readonly title: Text;
      readonly rule?: Rule;
      readonly options: readonly Choice[];
    }
  | {
      readonly kind: 'joint';
      readonly id: string;
      readonly title: Text;
      readonly rowTitle: Text;
      readonly columnTitle: Text;
      readonly rows: readonly (string | number)[];
      readonly columns: readonly (string | number)[];
      readonly chances: readonly (readonly Fraction[])[];
    }
  | {
      readonly kind: 'chart';
      readonly id: string;
      readonly table: string;
      readonly title: Text;
      readonly lit: readonly LitCell[];
    }
  /** counts that this case changes: the next one begins with these values and without dice */
  | {
      readonly kind: 'next';
      readonly id: string;
      readonly title: Text;
      readonly rows: readonly ValueRow[];
      readonly text: Text;
      readonly values: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'cells'; readonly id: string; readonly title: Text; readonly rows: readonly CellRow[] };

/** A case of another tool of the same game, as the query of its address. */
export interface ToolLink {
  readonly tool: string;
  readonly text: Text;
  readonly query: string;
}

export interface OddsRow {
  readonly label: Text;
  readonly chance: Fraction;
  /** rows of detail under it (retreat forced: 1 space, 2 spaces) */
  readonly parts?: readonly OddsRow[];
  readonly rule?: Rule;
}
export interface ValueRow {
  readonly label: Text;
  readonly value: Text | string | number | Fraction;
  readonly rule?: Rule;
}
/** A cell of a card that the answer reads, known or still to be read off the card by the player. */
export interface CellRow {
  readonly cell: CellRef;
  /** for what it is read: a target, a face of the die */
  readonly label: Text;
  /** the result in the card's notation; absent while nobody has filled it in */
  readonly result?: string;
  readonly from?: 'rulebook' | 'player';
  /** faces of the tool's first die that lead to it */
  readonly faces?: readonly number[];
  /** `now`: the dice lead there; `odds`: the odds need it */
  readonly use: 'now' | 'odds';
}
export interface Choice {
  readonly id: string;
  readonly text: Text;
  /** the choice that the odds assume */
  readonly assumed?: boolean;
}

/** The cell that a face of a die comes to, after everything that the case does to the roll. */
export interface FaceCell {
  readonly face: number;
  readonly row: string;
  /** null where the chart does not say it, undefined where the face leads off the chart */
  readonly cell: Cell | undefined;
  /** in the place of a cell where no chart is read: a hit, a miss */
  readonly says?: Text;
}

/** The chart or card that a die is rolled on, and where each face leads. */
export interface DieFaces {
  /** the die's field in the input */
  readonly die: string;
  /** the block that shows the chart, and what the chart is called there */
  readonly block: string;
  readonly title: Text;
  readonly faces: readonly FaceCell[];
}

/** What a form shows of the dice of a case beside the answer to it. */
export interface DiceView {
  /** what comes first before any of the dice is rolled; absent while none is given */
  readonly first?: Block | undefined;
  /** a die that is rolled on no chart has no entry */
  readonly faces: readonly DieFaces[];
}

/** What a caller wants of an evaluation beyond the answer. */
export interface Wanted {
  readonly dice?: boolean;
}

/**
 * What a field is taken for though the player did not enter it there: what the place that he chose brings, or what
 * holds as long as nothing is said. Forms show it in the field, so that no control says otherwise than the answer.
 */
export interface Taken {
  /** path of the field: "fort", "defenders" */
  readonly field: string;
  readonly value: string | number | boolean;
  /** the place as the map names it, or what else it is taken from; absent for what holds while nothing is said */
  readonly from?: TextParam;
  /** the field is not asked while the place is chosen: the map decides it */
  readonly fixed?: boolean;
  /** beside a field that holds more than a value: what comes to it ("+ 2 fort") */
  readonly adds?: Text;
}

/** What a calculator answers: a ledger filled in while it computes. `data` is the same answer for programs. */
export interface Evaluation<D = unknown> {
  readonly facts: readonly Fact[];
  readonly steps: readonly Step[];
  readonly notApplied: readonly NotApplied[];
  readonly outcome: { readonly blocks: readonly Block[]; readonly data: D };
  readonly open: readonly OpenPoint[];
  /** what fields are taken for that the player left empty */
  readonly taken?: readonly Taken[];
  /** dice of the input that this case does not roll, as paths ("fortTest", "targets.1.test"): forms leave them out */
  readonly idleDice?: readonly string[];
  /** what a form shows of the dice; only for who wants them */
  readonly dice?: DiceView;
}

/** Why an input is refused: what is wrong, what was given, what is allowed, and the rule that forbids it. */
export interface Refusal {
  readonly code: 'invalid-input' | 'illegal' | 'unknown-calculator' | 'missing-cells';
  /** path of the field, such as "defender.trench" */
  readonly field?: string;
  readonly given?: unknown;
  readonly text: Text;
  readonly rule?: Rule;
}

export const text = (key: string, params?: Text['params']): Text => (params ? { key, params } : { key });
