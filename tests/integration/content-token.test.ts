import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogger } from '#server/logger.ts';
import { startBareSite } from '#tests/support/bareSite.ts';
import { json, startWatchedCms, type WatchedCms } from '#tests/support/watchedCms.ts';

let cms: WatchedCms;
const stops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  cms = await startWatchedCms();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await cms.stop();
});

const viewer = (capabilities: string[] | undefined) => () =>
  json({ data: { viewer: capabilities === undefined ? null : { capabilities } } });

async function start(env: Record<string, string>) {
  let log = '';
  const logger = createLogger('info', { write: (line) => void (log += line) });
  const site = await startBareSite(cms.url, env, logger);
  stops.push(site.stop);
  return {
    get: site.get,
    log: () => log,
    async readiness() {
      const response = await site.get('/readyz');
      const { warnings } = await response.json();
      return { status: response.status, warnings };
    },
  };
}

const token = { CONTENT_TOKEN: 'reader:application password' };

it('starts without a warning if CONTENT_TOKEN can only read drafts, or is not set', async () => {
  cms.behave((call, respond) =>
    call.name === 'TokenRights' ? viewer(['read', 'edit_posts', 'edit_others_pages', 'reader'])() : respond(),
  );
  const trustedSite = await start(token);
  await expect.poll(trustedSite.log).toContain('CONTENT_TOKEN is valid and can read drafts');
  expect(await trustedSite.readiness()).toEqual({ status: 200, warnings: [] });
  const plainSite = await start({});
  expect(await plainSite.readiness()).toEqual({ status: 200, warnings: [] });
});

it.each([
  ['is not accepted', viewer(undefined)],
  ['may do more than read drafts', viewer(['read', 'edit_posts', 'publish_posts'])],
  ['may do more than read drafts', viewer(['edit_others_posts', 'edit_users'])],
  ['cannot be checked', () => json({ errors: [{ message: 'Cannot query field "viewer"' }] })],
])('warns if the token %s, and serves anyway', async (fault, respondWithFault) => {
  cms.behave((call, respond) => (call.name === 'TokenRights' ? respondWithFault() : respond()));
  const { log, readiness } = await start(token);
  await expect.poll(log).toContain(`"fault":"${fault}","msg":"CONTENT_TOKEN check failed"`);
  expect(await readiness()).toEqual({ status: 200, warnings: [`CONTENT_TOKEN ${fault}`] });
});

it('never sends CONTENT_TOKEN when it requests public content', async () => {
  const site = await start(token);
  for (const address of [
    '/sitemap.xml',
    '/feed.xml',
    '/og/en/pricing.png',
    '/wp-json/skerry/v1/menu',
    '/site.webmanifest',
  ])
    expect((await site.get(address)).status).toBe(200);
  const trustedCalls = cms.calls.filter(({ authorization }) => authorization !== undefined);
  expect(new Set(trustedCalls.map(({ name }) => name))).toEqual(new Set(['TokenRights']));
});
