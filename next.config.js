import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MAKING, programName } from './lib/cli/project.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/** @type {import('next').NextConfig} */
const config = {
  // The site is plain files; lib/cli/server.mjs serves them, as any other server can.
  output: 'export',
  distDir: MAKING,
  // The same sources give the same pages: a random name of the build would change all of them.
  generateBuildId: programName,
  // `npm test` checks the types; a player who builds has no use for it.
  typescript: { ignoreBuildErrors: true },
  // The maps show which scripts are of one game alone (lib/cli/offline/chunks.ts); they are not part of the site.
  productionBrowserSourceMaps: true,
  trailingSlash: true,
  reactStrictMode: true,
  images: { unoptimized: true },
  outputFileTracingRoot: root,
  turbopack: { root },
  experimental: {
    globalNotFound: true,
    // All of them make pages; Next would leave one idle.
    cpus: availableParallelism(),
    // The folder of a build is new each time: what Turbopack would keep for the next one is never read.
    turbopackFileSystemCacheForBuild: false,
    // A phone keeps all pages: what they share is to stand once, and not in the one script of each of them.
    turbopackChunking: {
      firstPageLoadPriority: 0,
      requestCost: 20_000,
      minChunkSize: 15_000,
      maxMergeChunkSize: 60_000,
    },
  },
};

export default config;
