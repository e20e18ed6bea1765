import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { filesBelow } from '@/lib/cli/files-below';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const POLICY_TAG = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** SHA-256 of each inline script of a page, as a policy names it. */
export function scriptHashes(html: string): readonly string[] {
  const bodies = [...html.matchAll(INLINE_SCRIPT)].map(([, body]) => body ?? '');
  return [...new Set(bodies)].map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
}

/** The policy of a page: everything from this site only, and no inline script but those that the build wrote. */
export function policyOf(html: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes(html).join(' ')}`.trim(),
    "style-src 'self'",
    // React writes a few style attributes (positions, bar widths); no style sheet may be inline.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/** The page with its policy as the first element of the head, so that it holds for all that follows. */
export function securePage(html: string): string {
  const bare = html.replace(POLICY_TAG, '');
  return bare.replace(/<head>/, `<head><meta http-equiv="Content-Security-Policy" content="${policyOf(bare)}">`);
}

/** Writes the policy into every page below the folders; returns how many pages there were. */
export function securePages(folders: readonly string[]): number {
  const pages = folders.flatMap(filesBelow).filter((file) => file.endsWith('.html'));
  for (const page of pages) writeFileSync(page, securePage(readFileSync(page, 'utf8')));
  return pages.length;
}
