import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hourMs } from '#schema/durations.ts';
import { uploads, useImageSites } from '#tests/support/imageSites.ts';

const images = useImageSites();
const file = `/cms${uploads}/terms.pdf`;

it('createDownloadRouter sends the file as an uncached attachment for an hour, then redirects to the form', async () => {
  const get = await images.start();
  const link = images.downloads.linkTo(file, '/da/rapport');
  const response = await get(link);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('%PDF-1.7');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="terms.pdf"');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  images.clock.advance(hourMs + 1);
  const expiredResponse = await get(link);
  expect([expiredResponse.status, expiredResponse.headers.get('location')]).toEqual([303, '/da/rapport']);
});

it('createDownloadRouter sends the file even if the cached copy was deleted', async () => {
  const get = await images.start();
  const link = images.downloads.linkTo(file, '/da/rapport');
  await get(link);
  for (const name of await readdir(images.cacheDir)) await rm(path.join(images.cacheDir, name));
  expect(await (await get(link)).text()).toBe('%PDF-1.7');
});

it.each(['/wp-config.php', `/cms${uploads}/missing.jpg`])(
  'createDownloadRouter responds with 404 to a link to %s',
  async (target) => {
    const get = await images.start();
    expect((await get(images.downloads.linkTo(target, '/'))).status).toBe(404);
  },
);

it('createDownloadRouter responds with 404 to a forged link', async () => {
  const get = await images.start();
  expect((await get('/download/made-up')).status).toBe(404);
});
