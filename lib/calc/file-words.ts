import { text, type Text } from '@/lib/calc/evaluation';
import { faultText, inShort } from '@/lib/calc/fault-words';
import type { JsonFault } from '@/lib/core/json';
import { DEEPEST } from '@/lib/core/json-scan';
import type { FileFault, FileSort } from '@/lib/core/umpire-file';

/*
 * Why a file is refused, as keys of the interface words "files" (and "calc", for its fields): the same for every kind
 * of file, on the page and on the command line.
 */

/** Megabytes as a player reads them, a tenth too many sooner than too few. */
const megabytes = (characters: number): number => Math.ceil(characters / 100_000) / 10;

const held = (sort: FileSort): Text => text(`files.holds.${sort}`);

/** Why a JSON text is refused, with its place. */
export function jsonFaultText(fault: JsonFault): Text {
  const { line, column } = fault;
  const params = { line, column, most: DEEPEST, name: 'name' in fault ? inShort(fault.name) : '' };
  return text(`files.${fault.code}`, params);
}

/** Why a file is refused: one that is none, or a part of it that cannot be. */
export type FileRefusal = FileFault | { readonly code: 'refused'; readonly line: number; readonly reason: Text };

/** Why a file is refused. */
export function fileText(fault: FileRefusal): Text {
  const key = `files.${fault.code}`;
  switch (fault.code) {
    case 'too-large':
      return text(key, { given: megabytes(fault.given), most: megabytes(fault.most) });
    case 'no-kind':
      return text(key, { line: fault.line, holds: held(fault.sort), kind: fault.kind });
    case 'other-sort':
      return text(key, {
        line: fault.line,
        holds: held(fault.sort),
        where: text(`files.opens.${fault.sort}`),
        wanted: held(fault.wanted),
      });
    case 'newer':
      return text(key, { line: fault.line, version: fault.version, reads: fault.reads });
    case 'other-game':
      return text(key, { line: fault.line, holds: held(fault.sort), game: inShort(fault.game), wanted: fault.wanted });
    case 'field':
      return text(key, { line: fault.line, problem: faultText(fault.fault) });
    case 'refused':
      return text('files.field', { line: fault.line, problem: fault.reason });
    case 'unreadable':
    case 'empty':
    case 'not-text':
    case 'table':
    case 'foreign':
      return text(key);
    default:
      return jsonFaultText(fault);
  }
}
