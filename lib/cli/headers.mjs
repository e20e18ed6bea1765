/** Headers of every answer. Scripts are pinned by hash in each page's own policy (lib/cli/secure-pages.ts). */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'self'; form-action 'self'; object-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Files whose name carries their own hash: they never change. */
export const HASHED = '/_next/static/';

/** How long a browser may keep a file without asking again. */
export const CACHING = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' };
