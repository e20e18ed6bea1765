const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The text of each inline script of a page, each once. */
export const inlineScripts = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(INLINE_SCRIPT)].map(([, body]) => body ?? '')),
];

/** The policy of a page by the SHA-256 of its inline scripts in base 64: all from this site, no other inline script. */
function policyOf(hashes: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' '),
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
export const withPolicy = (html: string, hashes: readonly string[]): string =>
  html.replace('<head>', () => `<head><meta http-equiv="Content-Security-Policy" content="${policyOf(hashes)}">`);
