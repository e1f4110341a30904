import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCms } from '#cms/server.ts';
import { expect, test } from '@playwright/test';
import { runSite } from '../support/runSite.ts';

test('the site stores copies of pages, but not of searches or made-up addresses', async ({ request }) => {
  const cms = await startCms();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'traces-'));
  const site = await runSite({
    CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
    CONTENT_REST_URL: cms.url,
    DATA_DIR: dataDir,
  });
  expect((await request.get(`${site.url}/pricing`)).status()).toBe(200);
  expect((await request.get(`${site.url}/da/blog?q=divorce-lawyer`)).status()).toBe(200);
  expect((await request.get(`${site.url}/made-up-address`)).status()).toBe(404);
  expect((await request.get(`${site.url}/blog/made-up-article`)).status()).toBe(404);
  await site.stop();
  await cms.stop();
  expect(await readdir(dataDir)).toContain('copies.sqlite');
  const files = (await readdir(dataDir)).filter((name) => name.startsWith('copies.'));
  const copies = (
    await Promise.all(files.map((name) => readFile(path.join(dataDir, name), 'latin1')))
  ).join();
  expect(copies).toContain('/pricing');
  expect(copies).not.toContain('divorce-lawyer');
  expect(copies).not.toContain('made-up');
  await rm(dataDir, { recursive: true });
});
