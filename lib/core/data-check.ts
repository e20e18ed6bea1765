/** What a game's own check finds in its data: a file below content/<game>, a path in its JSON, and what is wrong there. */
export interface DataProblem {
  readonly file: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Checks data that only the game itself understands; the files are given by their path below content/<game>. */
export type DataCheck = (files: Readonly<Record<string, unknown>>) => readonly DataProblem[];
