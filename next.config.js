import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));
// `npm run export` writes the same site as plain files into out/; otherwise Next serves the prerendered pages.
const exporting = process.env.UMPIRE_EXPORT === '1';

/** Headers of every answer. Scripts are pinned by hash in each page's own policy (lib/cli/secure-pages.ts). */
const securityHeaders = [
  {
    key: 'Content-Security-Policy',
    value: "frame-ancestors 'none'; base-uri 'self'; form-action 'self'; object-src 'none'",
  },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
];

/** @type {import('next').NextConfig} */
const config = {
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  outputFileTracingRoot: root,
  turbopack: { root },
  experimental: { globalNotFound: true },
  ...(exporting
    ? { output: 'export', distDir: 'out' }
    : { headers: async () => [{ source: '/:path*', headers: securityHeaders }] }),
};

export default config;
