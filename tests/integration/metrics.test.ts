import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCms, type Cms } from '#cms/server.ts';
import { startBareSite } from '#tests/support/bareSite.ts';
import { portOf } from '#tests/support/portOf.ts';

const token = '0123456789abcdef0123456789abcdef';
let cms: Cms;
const stops: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  cms = await startCms();
  stops.push(() => cms.stop());
});
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function start(env: Record<string, string>) {
  const { origin, dataDir, stop } = await startBareSite(cms.url, env);
  stops.push(stop);
  const metrics = () => fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return { origin, dataDir, metrics, text: async () => (await metrics()).text() };
}

/** Returns a port on which nothing listens. */
async function deadPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('/metrics responds like an unknown page unless a token is set', async () => {
  const { origin, metrics } = await start({});
  const response = await metrics();
  const page = await fetch(`${origin}/no-such-page`);
  expect(response.status).toBe(page.status);
  expect(response.headers.get('content-type')).toBe(page.headers.get('content-type'));
  expect(response.headers.get('www-authenticate')).toBeNull();
  expect(await response.text()).not.toContain('process_');
});

it('metrics of several sites in one process are separate', async () => {
  const busySite = await start({ METRICS_TOKEN: token });
  const idle = await start({ METRICS_TOKEN: token });
  await fetch(`${busySite.origin}/wp-json/skerry/v1/menu?lang=da`);
  const countLine = 'http_request_duration_seconds_count{method="GET",kind="api",status="2xx"} 1';
  expect(await busySite.text()).toContain(countLine);
  expect(await idle.text()).not.toContain(countLine);
});

it('metrics include a mail that is waiting for its server', async () => {
  const { origin, text } = await start({
    METRICS_TOKEN: token,
    MAIL_URL: `smtp://127.0.0.1:${await deadPort()}`,
  });
  expect(await text()).toContain('outbox_messages{state="waiting"} 0');
  await fetch(`${origin}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ emailAddress: 'ada@example.com', locale: 'en' }),
  });
  await vi.waitFor(async () => expect(await text()).toContain('outbox_messages{state="waiting"} 1'));
  expect(await text()).toContain('outbox_messages{state="failed"} 0');
});

it('metrics report an open circuit breaker of the content backend', async () => {
  cms.setFault('status');
  const { origin, text } = await start({ METRICS_TOKEN: token });
  expect(await text()).toContain('content_circuit_breaker_open 0');
  for (const part of ['menu', 'footer', 'error-page', 'menu?lang=da', 'menu?lang=de'])
    await fetch(`${origin}/wp-json/skerry/v1/${part}`);
  expect(await text()).toContain('content_circuit_breaker_open 1');
});

it('metrics count sign-ups and confirmations by week, language and page, with at most twenty pages', async () => {
  const { origin, dataDir, text } = await start({ METRICS_TOKEN: token, TRUSTED_PROXIES: '127.0.0.1' });
  const signUp = (page: string, index: number, locale: string) =>
    fetch(`${origin}/api/newsletter`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `198.51.100.${index}`,
        referer: `${origin}${page}`,
      },
      body: JSON.stringify({ emailAddress: `m${index}@example.com`, locale }),
    });
  for (const index of [1, 2, 3]) await signUp('/pricing', index, 'da');
  for (let index = 10; index < 40; index++) await signUp(`/page-${index}`, index, 'de');

  const mails = path.join(dataDir, 'mail');
  await vi.waitFor(async () => expect(await readdir(mails)).toHaveLength(33), { timeout: 20_000 });
  const writtenCounts = await Promise.all(
    (await readdir(mails)).map(async (name) => PostalMime.parse(await readFile(path.join(mails, name)))),
  );
  const mail = writtenCounts.find(({ to }) => to?.[0]?.address === 'm1@example.com');
  const confirmUrl = new URL(/https?:\S+\/confirm\?\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const confirmed = await fetch(origin + confirmUrl.pathname + confirmUrl.search, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ token: confirmUrl.searchParams.get('token') ?? '' }),
  });
  expect(confirmed.status).toBe(303);

  const lines = (await text()).split('\n').filter((line) => line.startsWith('newsletter_'));
  const ofWeeks = (start: string) =>
    lines.filter((line) => line.startsWith(start)).map((line) => line.replace(/week="[\d-]{10}"/, 'week'));
  expect(ofWeeks('newsletter_sign_ups').toSorted()).toEqual([
    'newsletter_sign_ups{week,language="da"} 3',
    'newsletter_sign_ups{week,language="de"} 30',
  ]);
  expect(ofWeeks('newsletter_confirmations')).toContain('newsletter_confirmations{week,language="da"} 1');
  const pages = lines.filter((line) => line.startsWith('newsletter_page_sign_ups'));
  expect(pages).toHaveLength(21);
  expect(pages).toContain('newsletter_page_sign_ups{page="/pricing"} 3');
  expect(pages).toContain('newsletter_page_sign_ups{page="(other)"} 11');
});
