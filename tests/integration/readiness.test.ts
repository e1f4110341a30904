import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startBareSite } from '#tests/support/bareSite.ts';
import { json, startWatchedCms, type Behaviour, type WatchedCms } from '#tests/support/watchedCms.ts';

let cms: WatchedCms;
let dataDir: string;
const stops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  cms = await startWatchedCms();
  dataDir = await mkdtemp(path.join(tmpdir(), 'readiness-'));
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await cms.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}) {
  const site = await startBareSite(cms.url, { DATA_DIR: dataDir, CONTENT_PROBE_SECONDS: '1', ...env });
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await site.stop();
    isStopped = true;
  };
  stops.push(stop);
  const readiness = async () => {
    const response = await site.get('/readyz');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { failing } = await response.json();
    return { status: response.status, failing };
  };
  return { get: site.get, readiness, stop };
}

const isGraphql = (name: string) => !name.startsWith('/wp-json/');
const respondWithout =
  (isMissing: (name: string) => boolean, content: object, status: number): Behaviour =>
  (call, respond) =>
    isMissing(call.name) ? json(content, status) : respond();
const readyState = { status: 200, failing: [] };
const unreadyResult = { status: 503, failing: ['content'] };

it.each([
  ['GraphQL fails', respondWithout(isGraphql, { code: 'internal_error' }, 500)],
  [
    'GraphQL responds only with errors',
    respondWithout(isGraphql, { errors: [{ message: 'Internal error' }] }, 200),
  ],
  ['REST fails', respondWithout((name) => !isGraphql(name), { code: 'internal_error' }, 500)],
])(
  'a site without copies is not ready while %s, and ready once the backend recovers',
  async (_name, fault) => {
    cms.behave(fault);
    const { readiness } = await start();
    expect(await readiness()).toEqual(unreadyResult);
    cms.behave(undefined);
    await expect.poll(readiness, { timeout: 10_000 }).toEqual(readyState);
  },
);

it('a site with copies on disk is ready even if the backend is down', async () => {
  const siteBefore = await start();
  expect((await siteBefore.get('/feed.xml')).status).toBe(200);
  expect(await siteBefore.readiness()).toEqual(readyState);
  await siteBefore.stop();
  cms.behave(() => json({}, 500));
  expect(await (await start()).readiness()).toEqual(readyState);
});

it('/livez responds uncached while the process runs, whatever the state of the backend', async () => {
  cms.behave(() => json({}, 500));
  const response = await (await start()).get('/livez');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await response.json()).toEqual({ status: 'ok' });
});

it.each([
  ['warns a public site without MAIL_URL', { SITE_URL: 'https://www.example.com' }, true],
  ['does not warn a site on localhost without MAIL_URL', {}, false],
  [
    'does not warn a public site with MAIL_URL',
    { SITE_URL: 'https://www.example.com', MAIL_URL: 'smtp://127.0.0.1:1' },
    false,
  ],
])('/readyz %s', async (_name, env, isWarned) => {
  const { get } = await start(env);
  const { warnings } = await (await get('/readyz')).json();
  expect(warnings.some((warning: string) => warning.startsWith('MAIL_URL is not set'))).toBe(isWarned);
});
