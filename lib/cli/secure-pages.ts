import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { filesBelow } from '@/lib/cli/files-below';
import { inlineScripts, withPolicy } from '@/lib/offline/page-policy';

const hashOf = (script: string): string => createHash('sha256').update(script).digest('base64');

/** Writes the policy into every page below a folder; returns how many pages there were. */
export function securePages(folder: string): number {
  const pages = filesBelow(folder).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    writeFileSync(page, withPolicy(html, inlineScripts(html).map(hashOf)));
  }
  return pages.length;
}
