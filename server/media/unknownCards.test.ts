import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startBareSite } from '#tests/support/bareSite.ts';
import { startWatchedCms } from '#tests/support/watchedCms.ts';

/** Creates a reader of the database file or, given a suffix, of its write-ahead log. */
const copiesIn = (dataDir: string) => (suffix: string) =>
  readFile(path.join(dataDir, `copies.sqlite${suffix}`), 'latin1').catch(() => '');

it('category queries for sharing cards are stored on disk, but not those for made-up categories', async () => {
  const cms = await startWatchedCms();
  const site = await startBareSite(cms.url);
  try {
    const statusOf = (name: string) => async () => (await site.get(`/og/en/${name}.png`)).status;
    // On a slow machine, the first responses may be 503.
    const options = { timeout: 20_000 };
    for (const name of ['pricing', 'blog/category/field-notes'])
      await expect.poll(statusOf(name), options).toBe(200);
    for (const name of ['made-up', 'blog/made-up', 'blog/category/made-up'])
      await expect.poll(statusOf(name), options).toBe(404);
    const copies = async () => (await Promise.all(['', '-wal'].map(copiesIn(site.dataDir)))).join('');
    await expect.poll(copies, { timeout: 20_000 }).toContain('field-notes');
    expect(await copies()).not.toContain('made-up');
  } finally {
    await site.stop();
    await cms.stop();
  }
});
