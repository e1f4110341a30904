import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startMailServer } from '#tests/support/mailServer.ts';
import { get, randomPath } from './support/attack.ts';
import { startAttackedSite, type AttackedSite } from './support/attackedSite.ts';
import { exchange, open } from './support/rawHttp.ts';
import { startSlowProxy } from './support/slowLine.ts';

const preload = path.join(import.meta.dirname, 'support/throwOnSignal.mjs');
const upload = '/cms/wp-content/uploads/2026/11/photo-strait.webp';

let dataDir: string;
let site: AttackedSite | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'stopped-'));
});
afterEach(async () => {
  await site?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('the site stops cleanly with a slow mail server, a hanging backend, an open download and an image in progress', async ({
  task,
}) => {
  const mails = await startMailServer();
  const line = await startSlowProxy(mails.port, 4_000);
  site = await startAttackedSite({
    DATA_DIR: dataDir,
    MAIL_URL: `smtp://127.0.0.1:${line.port}`,
    ENQUIRY_RECIPIENT: 'sales@site.example',
    CONTENT_FRESH_SECONDS: '1',
  });
  const { origin, asset } = site;

  const sentEnquiry = await fetch(`${origin}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'contact', fields: { message: 'Ahoy' } }),
  });
  expect(sentEnquiry.status).toBe(200);
  const download = await open(origin);
  download.write(get(asset));
  await new Promise((resolve) => download.once('data', resolve));
  download.pause();
  site.host.answerWith(() => {});
  const pendingRequests = [
    get(randomPath()),
    get(`/_ipx/w_2560,f_avif${upload}`),
    get(`/_ipx/w_1920,f_avif${upload}`),
  ];
  const visits = pendingRequests.map((bytes) => exchange(origin, bytes).catch(() => []));

  const startedAt = performance.now();
  expect(await site.site.stop()).toBe(0);
  task.meta.answer = `exit code 0 after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  await Promise.all(visits);
  expect(mails.messages).toEqual([]);
  expect(countWaitingMails()).toBe(1);
  line.close();
  await mails.close();
});

it('an uncaught exception is logged and ends the process with an error code', async ({ task }) => {
  site = await startAttackedSite({ DATA_DIR: dataDir, NODE_OPTIONS: `--import ${preload}` });
  process.kill(site.site.processId, 'SIGUSR2');
  expect(await site.site.ended).toBe(1);
  const [line = ''] = site.site
    .output()
    .split('\n')
    .filter((text) => text.includes('an uncaught exception of the test'));
  expect(JSON.parse(line)).toMatchObject({ level: 60, msg: 'uncaught exception; shutting down' });
  task.meta.answer = 'one line of level 60, exit code 1';
});

it('an unhandled rejection is logged and the site keeps running', async ({ task }) => {
  site = await startAttackedSite({ DATA_DIR: dataDir, NODE_OPTIONS: `--import ${preload}` });
  process.kill(site.site.processId, 'SIGWINCH');
  await expect
    .poll(() => site?.site.output(), { timeout: 30_000 })
    .toContain('an unhandled rejection of the test');
  const [line = ''] = site.site
    .output()
    .split('\n')
    .filter((text) => text.includes('an unhandled rejection of the test'));
  expect(JSON.parse(line)).toMatchObject({ level: 50 });
  expect((await fetch(`${site.origin}/livez`)).status).toBe(200);
  task.meta.answer = 'one line of level 50, then 200';
});

function countWaitingMails(): unknown {
  const database = new DatabaseSync(path.join(dataDir, 'site.sqlite'), { readOnly: true });
  const row = database.prepare('select count(*) as waiting from outbox where sent_at is null').get();
  database.close();
  return row?.['waiting'];
}
