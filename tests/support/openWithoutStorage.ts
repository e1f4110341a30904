import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { chromiumArguments, findChromium } from './chromium.ts';

/**
 * Opens a Chromium whose profile blocks all site data: it neither sends nor stores cookies, and `localStorage` and
 * `sessionStorage` throw. The returned function closes it.
 */
export async function openWithoutStorage(
  options: BrowserContextOptions,
): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const profile = await mkdtemp(path.join(tmpdir(), 'chromium-'));
  await mkdir(path.join(profile, 'Default'));
  await writeFile(
    path.join(profile, 'Default/Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  return {
    context,
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
