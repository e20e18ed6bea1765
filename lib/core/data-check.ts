/**
 * What a game's own check finds in its data: a file below content/<game>, a path in its JSON, and what is wrong there.
 */
export interface DataProblem {
  readonly file: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Checks data that only the game itself understands; the files are given by their path below content/<game>. */
export type DataCheck = (files: Readonly<Record<string, unknown>>) => readonly DataProblem[];

/** What a game checks of its own content. */
export interface OwnChecks {
  /** the files that only it knows, by their path below content/<game>: any other file is an error */
  readonly files: readonly string[];
  readonly checkData: DataCheck;
  /** whether ready positions come out as they say, with everything that the calculators read */
  checkAnswers?(files: Readonly<Record<string, unknown>>, data: unknown): readonly DataProblem[];
  /** what the worked examples state of an answer of a tool, where they state it in words of their own */
  stated?(tool: string, answer: unknown): unknown;
}
