import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startBareSite } from '#tests/support/bareSite.ts';
import { startWatchedCms } from '#tests/support/watchedCms.ts';

it('keeps what is known of pages that have a card, and nothing of made-up ones', async () => {
  const cms = await startWatchedCms();
  const site = await startBareSite(cms.url);
  try {
    const statusOf = (name: string) => async () => (await site.get(`/og/en/${name}.png`)).status;
    // A machine that stalls answers 503 first.
    const patience = { timeout: 20_000 };
    await expect.poll(statusOf('pricing'), patience).toBe(200);
    for (const name of ['made-up', 'blog/made-up', 'blog/category/made-up'])
      await expect.poll(statusOf(name), patience).toBe(404);
    await expect
      .poll(() => readFile(path.join(site.dataDir, 'content.json'), 'utf8').catch(() => ''), {
        timeout: 20_000,
      })
      .toContain('/pricing');
    expect(await readFile(path.join(site.dataDir, 'content.json'), 'utf8')).not.toContain('made-up');
  } finally {
    await site.stop();
    await cms.stop();
  }
});
