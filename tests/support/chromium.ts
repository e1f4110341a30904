import { existsSync } from 'node:fs';

/** Headless, and silent towards the network: nothing but the site under test is asked for anything. */
export const chromiumArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The browser for tests: `CHROMIUM_PATH`, else the system's. Throws a sentence that says what to do. */
export function findChromium(): string {
  const configured = process.env['CHROMIUM_PATH'];
  const found =
    configured !== undefined && configured !== '' ? configured : systemPaths.find((path) => existsSync(path));
  if (found === undefined || !existsSync(found)) {
    throw new Error('No Chromium was found. Install it (apt-get install -y chromium) or set CHROMIUM_PATH.');
  }
  return found;
}
