import { spawnSync } from 'node:child_process';
import { findChromium } from '#tests/support/chromium.ts';

/** Finds a browser, installing Debian's where the machine lets us; throws with what to do otherwise. */
export async function ensureChromium(): Promise<void> {
  try {
    findChromium();
  } catch (error) {
    if (process.getuid?.() !== 0) throw error;
    process.stdout.write('No Chromium yet: installing the system package …\n');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'inherit' });
    findChromium();
  }
}
