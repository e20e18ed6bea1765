import { existsSync } from 'node:fs';

const { CHROMIUM } = process.env;

/** The headless shell is the same engine without the windows round it: the browser tests take a third less time. */
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const NO_CHROMIUM = CHROMIUM
  ? `CHROMIUM is "${CHROMIUM}", and there is nothing. Name a Chromium there, or leave the variable out.`
  : 'No Chromium found. Install it (Debian: apt-get install chromium-headless-shell, or chromium), or name one in CHROMIUM=/path/to/chromium';

/** The Chromium that is named in CHROMIUM, else that of this machine, or undefined. */
export const chromiumHere = () => (CHROMIUM ? [CHROMIUM] : CANDIDATES).find((path) => existsSync(path));
