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

async function start() {
  const site = await startBareSite(cms.url, { DATA_DIR: dataDir, CONTENT_PROBE_SECONDS: '1' });
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await site.stop();
    isStopped = true;
  };
  stops.push(stop);
  const readiness = async () => {
    const answer = await site.get('/readyz');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { failing } = await answer.json();
    return { status: answer.status, failing };
  };
  return { get: site.get, readiness, stop };
}

const isGraphql = (name: string) => !name.startsWith('/wp-json/');
const without =
  (isAway: (name: string) => boolean, answer: object, status: number): Behaviour =>
  (call, right) =>
    isAway(call.name) ? json(answer, status) : right();
const ready = { status: 200, failing: [] };
const unready = { status: 503, failing: ['content'] };

it.each([
  ['GraphQL fails', without(isGraphql, { code: 'internal_error' }, 500)],
  ['GraphQL responds only with errors', without(isGraphql, { errors: [{ message: 'Internal error' }] }, 200)],
  ['REST fails', without((name) => !isGraphql(name), { code: 'internal_error' }, 500)],
])(
  'a site without copies is not ready while %s, and ready once the backend recovers',
  async (_name, fault) => {
    cms.behave(fault);
    const { readiness } = await start();
    expect(await readiness()).toEqual(unready);
    cms.behave(undefined);
    await expect.poll(readiness, { timeout: 10_000 }).toEqual(ready);
  },
);

it('a site with copies on disk is ready although the backend is down', async () => {
  const before = await start();
  expect((await before.get('/feed.xml')).status).toBe(200);
  expect(await before.readiness()).toEqual(ready);
  await before.stop();
  cms.behave(() => json({}, 500));
  expect(await (await start()).readiness()).toEqual(ready);
});

it('/livez reports a running process, uncached, whatever the state of the backend', async () => {
  cms.behave(() => json({}, 500));
  const answer = await (await start()).get('/livez');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual({ status: 'ok' });
});
