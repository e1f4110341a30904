import { afterAll, beforeAll, expect, it } from 'vitest';
import { imageWidths } from '#schema/images.ts';
import { isFull } from '#tests/support/fullSuite.ts';
import { get } from './support/attack.ts';
import { startAttackedSite, type AttackedSite } from './support/attackedSite.ts';
import { requestAndDisconnect, many } from './support/clients.ts';

let site: AttackedSite;
beforeAll(async () => {
  site = await startAttackedSite();
});
afterAll(() => site.stop());

const uploads = '/cms/wp-content/uploads/2026/11';
const photos = ['photo-strait', 'photo-wind', 'bento-sim', 'esim-chip', 'sim-card'];
const variants = photos.flatMap((name) =>
  (isFull ? ['avif', 'png', 'webp', 'jpeg'] : ['webp', 'jpeg']).flatMap((format) =>
    imageWidths.map((width) => `/_ipx/w_${width},f_${format}${uploads}/${name}.webp`),
  ),
);

it('a visitor gets new images while another visitor requests hundreds at once', async ({ task }) => {
  const flood = many(variants.length, 120, (index) =>
    fetch(site.origin + variants[index], { headers: { 'x-forwarded-for': '203.0.113.66' } })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined),
  );
  const statuses: number[] = [];
  for (const width of [96, 128, 192, 256, 320, 480]) {
    const address = `${site.origin}/_ipx/w_${width},h_${width},f_webp,fit_cover${uploads}/photo-boat.webp`;
    const response = await fetch(address, { headers: { 'x-forwarded-for': '198.51.100.7' } });
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  expect(statuses).toEqual(Array(6).fill(200));
  task.meta.answer = `${statuses.length} of ${statuses.length} new pictures, beside ${variants.length} others`;
  await flood;
});

it('an image is not encoded if its client has disconnected', async ({ task }) => {
  const unusedVariants = variants.map((address) => address.replace(/w_(\d+)/, 'w_$1,q_75'));
  await many(unusedVariants.length, 120, (index) =>
    requestAndDisconnect(site.origin, get(unusedVariants[index] ?? ''), 'at once'),
  );
  // New requests do not queue behind disconnected ones.
  const response = await fetch(`${site.origin}/_ipx/w_64,q_75,f_webp${uploads}/photo-wind.webp`);
  expect(response.status).toBe(200);
  const metrics = await fetch(`${site.origin}/livez`);
  expect(metrics.status).toBe(200);
  task.meta.answer = `200, behind ${unusedVariants.length} that were given up`;
});

it('drawings that would take forever to render do not delay other images', async ({ task }) => {
  const names = ['filters.svg', 'nested.svg', 'laughs.svg', 'drawing.png'];
  const hostile = names.flatMap((name) =>
    [320, 640, 1280].map((width) => `/_ipx/w_${width},f_webp/cms/wp-content/uploads/hostile/${name}`),
  );
  const rejectedResponses = await Promise.all(hostile.map((address) => fetch(site.origin + address)));
  expect(rejectedResponses.map(({ status }) => status)).toEqual(Array(hostile.length).fill(415));
  const response = await fetch(`${site.origin}/_ipx/w_128,q_75,f_webp${uploads}/photo-wind.webp`);
  expect(response.status).toBe(200);
  task.meta.answer = `${hostile.length} times 415, then 200`;
});
