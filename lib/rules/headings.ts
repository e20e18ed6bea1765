import { toString } from 'mdast-util-to-string';
import { parseRuleText } from '@/lib/rules/tree';

/** A heading of a Markdown file: its words without mark-up, how many # it has, and its line, counted from 1. */
export interface FoundHeading {
  readonly text: string;
  readonly depth: number;
  readonly line: number;
}

const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;
/** What makes a heading of the line above it. */
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * The headings of a Markdown file in their order, found line by line: the file as a whole is never parsed, since its
 * readers parse what stands between them.
 */
export function headingsIn(markdown: string): readonly FoundHeading[] {
  const lines = markdown.split('\n');
  let fence: string | undefined;
  return lines.flatMap((line, i) => {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
      return [];
    }
    if (mark !== undefined) fence = mark;
    if (HEADING.test(line)) return heading(line, i + 1);
    const isWords = /^ {0,3}[^\s#>|*+-]/.test(line) && UNDERLINE.test(lines[i + 1] ?? '');
    return isWords ? heading(`${line}\n${lines[i + 1] ?? ''}`, i + 1) : [];
  });
}

function heading(markdown: string, line: number): readonly FoundHeading[] {
  const [node] = parseRuleText(markdown).children;
  return node?.type === 'heading' ? [{ text: toString(node), depth: node.depth, line }] : [];
}
