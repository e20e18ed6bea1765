import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * A file of transcripts: cases, each with a title, what is asked, and the answer.
 *
 *   = A trench is weaker against a second army
 *   {"trench":1}
 *
 *   facts
 *     …
 *
 * What is asked is an input as JSON, or `example <id>`, `board <id>`, `sheet <id>` for one that the game ships; with
 * `filled ` before it the charts that the player fills in are full.
 */

const FOLDER = fileURLToPath(new URL('../fixtures/answers', import.meta.url));

export interface Transcript {
  readonly title: string;
  readonly asked: string;
  readonly answer: string;
}

const pathOf = (tool: string): string => `${FOLDER}/${tool}.txt`;

function transcriptFrom(part: string): Transcript {
  const [title = '', asked = '', , ...answer] = part.trimEnd().split('\n');
  return { title, asked, answer: answer.join('\n') };
}

/** The transcripts of a tool, "<game>/<tool>", in the order of the file; none when it has no file. */
export function readTranscripts(tool: string): readonly Transcript[] {
  if (!existsSync(pathOf(tool))) return [];
  return readFileSync(pathOf(tool), 'utf8').split(/^= /m).slice(1).map(transcriptFrom);
}

/** Writes the transcripts of a tool anew. */
export function writeTranscripts(tool: string, all: readonly Transcript[]): void {
  writeFileSync(pathOf(tool), all.map(({ title, asked, answer }) => `= ${title}\n${asked}\n\n${answer}\n`).join('\n'));
}
