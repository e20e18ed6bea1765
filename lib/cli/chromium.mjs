import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const NO_CHROMIUM =
  'No Chromium found. Install it (Debian: apt-get install chromium), or name one in CHROMIUM=/path/to/chromium';

/** The Chromium of this machine, or undefined. */
export const chromiumHere = () => CANDIDATES.find((path) => path !== undefined && existsSync(path));
