import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sign } from '#server/lib/signature.ts';
import { startBareSite } from '#tests/support/bareSite.ts';
import { startWatchedCms, type WatchedCms } from '#tests/support/watchedCms.ts';

const purgeSecret = 'p'.repeat(32);
const ownerSecret = 'o'.repeat(32);

const ownerCalls: [address: string, body: object][] = [
  ['/api/owner/enquiries', { do: 'list', page: 1 }],
  ['/api/newsletter-issues', { do: 'list' }],
  ['/api/owner/figures', { weeks: 1 }],
  ['/api/page-counts', { days: 1 }],
];

describe('REVALIDATE_SECRET and OWNER_SECRET', () => {
  let cms: WatchedCms;
  let site: Awaited<ReturnType<typeof startBareSite>>;
  let siteWithoutOwner: typeof site;

  beforeAll(async () => {
    cms = await startWatchedCms();
    site = await startBareSite(cms.url, { REVALIDATE_SECRET: purgeSecret, OWNER_SECRET: ownerSecret });
    siteWithoutOwner = await startBareSite(cms.url, { REVALIDATE_SECRET: purgeSecret });
  });
  afterAll(async () => {
    await site.stop();
    await siteWithoutOwner.stop();
    await cms.stop();
  });

  async function call(target: typeof site, address: string, content: object, secret: string) {
    const body = JSON.stringify(content);
    const headers = {
      'content-type': 'application/json',
      'x-signature': sign(secret, Math.floor(Date.now() / 1000), body),
    };
    const response = await fetch(`${target.origin}${address}`, { method: 'POST', headers, body });
    await response.text();
    return response.status;
  }

  it.each(ownerCalls)('%s accepts only OWNER_SECRET', async (address, body) => {
    expect(await call(site, address, body, purgeSecret)).toBe(401);
    expect(await call(site, address, body, ownerSecret)).toBe(200);
    expect(await call(siteWithoutOwner, address, body, purgeSecret)).toBe(404);
  });

  it('a purge accepts only REVALIDATE_SECRET', async () => {
    const purge = { ids: ['post:0'] };
    expect(await call(site, '/api/revalidate', purge, ownerSecret)).toBe(401);
    expect(await call(site, '/api/revalidate', purge, purgeSecret)).toBe(200);
  });
});
