import { cachingOf, SECURITY_HEADERS, UNCHANGING } from '@/lib/cli/headers.mjs';

/**
 * The pattern that covers a file and no file of another caching: its widest folder in which all are cached alike. Hosts
 * join what several rules say of one header, so that no two of those for caching may meet.
 */
function patternOf(path: string): string {
  const folders = path.split('/').slice(1, -1);
  const widest = folders
    .map((_, i) => `/${folders.slice(0, i + 1).join('/')}/`)
    .find((folder) => !UNCHANGING.some((unchanging) => unchanging !== folder && unchanging.startsWith(folder)));
  return widest ? `${widest}*` : path.replace(/\/index\.html$/, '/');
}

const rule = (pattern: string, headers: Readonly<Record<string, string>>): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** The file `_headers` of a site with files at paths ("/en/index.html"), as Netlify and Cloudflare Pages read it. */
export function headersFile(paths: readonly string[]): string {
  const patterns = new Map(paths.map((path) => [patternOf(path), cachingOf(path)]));
  const caching = [...patterns].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [
    rule('/*', SECURITY_HEADERS),
    ...caching.map(([pattern, value]) => rule(pattern, { 'Cache-Control': value })),
    '',
  ].join('\n');
}
