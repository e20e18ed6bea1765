/** Headers of every answer. Scripts are pinned by hash in each page's own policy (lib/cli/secure-pages.ts). */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'self'; form-action 'self'; object-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Scripts and styles, whose names carry their own hash. */
export const HASHED = '/_next/static/';

/** Folders in which every file carries its own hash in its name, so that it never changes; no file of another kind. */
export const UNCHANGING = [HASHED, '/offline/'];

/** How long a browser may keep a file without asking again. */
export const CACHING = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' };

/** The Cache-Control of the file at a path of the site. */
export const cachingOf = (path) =>
  UNCHANGING.some((folder) => path.startsWith(folder)) ? CACHING.hashed : CACHING.other;
