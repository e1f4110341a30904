import { existsSync } from 'node:fs';

/** Arguments for a headless Chromium that makes no background requests and contacts only the site under test. */
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

/**
 * Returns the path of the browser for tests: `CHROMIUM_PATH` or a system installation. Throws if there is none, with
 * instructions to install it.
 */
export function findChromium(): string {
  const configured = process.env['CHROMIUM_PATH'];
  const executable =
    configured !== undefined && configured !== '' ? configured : systemPaths.find((path) => existsSync(path));
  if (executable === undefined || !existsSync(executable)) {
    throw new Error('No Chromium was found. Install it (apt-get install -y chromium) or set CHROMIUM_PATH.');
  }
  return executable;
}
