import { it } from 'vitest';
import { get, raw } from './support/attack.ts';
import { startAttackedSite, type AttackedSite } from './support/attackedSite.ts';
import {
  requestAndDisconnect,
  sendByteByByte,
  many,
  neverRead,
  sendSlowly,
  slowBytes,
} from './support/clients.ts';
import { openFiles } from './support/openFiles.ts';
import { open } from './support/rawHttp.ts';

/** Starts a separate site for each test: the tests in this file run in parallel, since they mostly wait. */
async function startSite(
  onTestFinished: (stop: () => Promise<void>) => void,
  ...settings: Parameters<typeof startAttackedSite>
): Promise<AttackedSite> {
  const site = await startAttackedSite(...settings);
  onTestFinished(async () => void (await site.stop()));
  return site;
}

const longTimeout = { timeout: 60_000, interval: 500 };
const upload = '/cms/wp-content/uploads/2026/11/photo-strait.webp';

it.concurrent(
  '4,000 visitors who disconnect leave no file open and no error in the log',
  async ({ task, expect, onTestFinished }) => {
    const site = await startSite(onTestFinished);
    const { origin, asset } = site;
    const addresses = [asset, '/favicon.svg', upload, `/_ipx/w_1280,f_webp${upload}`, '/blog'];
    for (const address of addresses) await fetch(origin + address).then((response) => response.arrayBuffer());
    const descriptorsBefore = await openFiles(site.site.processId);
    for (const address of addresses) {
      await many(800, 20, (index) =>
        requestAndDisconnect(origin, get(address), index % 2 === 0 ? 'at once' : 'at the first bytes'),
      );
    }
    // A few connections to the content host are pooled and stay open for a while.
    await expect
      .poll(() => openFiles(site.site.processId), longTimeout)
      .toBeLessThanOrEqual(descriptorsBefore + 4);
    task.meta.answer = `${descriptorsBefore} open before, ${await openFiles(site.site.processId)} after`;
    expect(site.site.output()).not.toMatch(/"level":[56]0/);
    expect((await fetch(origin + asset)).status).toBe(200);
  },
);

it.concurrent(
  'a lack of file descriptors is logged in a few lines, and the site recovers once some are free',
  async ({ task, expect, onTestFinished }) => {
    const site = await startSite(onTestFinished, {}, { openFiles: 100 });
    const { origin } = site;
    expect((await fetch(`${origin}/livez`)).status).toBe(200);
    const sockets = await Promise.all(Array.from({ length: 200 }, () => open(origin)));
    for (const socket of sockets) socket.write('GET /livez HTTP/1.1\r\nHost: a\r\n');
    await expect
      .poll(() => site.site.output(), longTimeout)
      .toContain('connections rejected for lack of file descriptors');
    for (const socket of sockets) socket.destroy();
    const requestStatus = () =>
      fetch(`${origin}/livez`).then(
        ({ status }) => status,
        () => 'nothing',
      );
    await expect.poll(requestStatus, longTimeout).toBe(200);
    expect((await fetch(origin + site.asset)).status).toBe(200);
    const lines = site.site
      .output()
      .split('\n')
      .filter((line) => line.includes('connections rejected for lack of file descriptors'));
    // Rejections are logged together, not one line per connection.
    expect(lines.length).toBeLessThanOrEqual(10);
    task.meta.answer = `${lines.length} line in the log, then 200`;
  },
);

it.concurrent(
  'sixty clients that send a byte a second, send nothing or read nothing are disconnected without affecting others',
  async ({ task, expect, onTestFinished }) => {
    const site = await startSite(onTestFinished);
    const { origin, asset } = site;
    const post = raw(
      'POST /api/enquiries HTTP/1.1',
      'Host: a',
      'Content-Type: application/json',
      'Content-Length: 900',
      '',
      '',
    );
    const repeat = <T>(act: () => Promise<T>) => Promise.all(Array.from({ length: 15 }, act));
    const slowRequests = Promise.all([
      repeat(() => sendByteByByte(origin, 'GET /about HTTP/1.1\r\nHost: a\r\nX-A: ')),
      repeat(() => sendByteByByte(origin, post)),
      repeat(() => sendByteByByte(origin, 'GET /')),
      repeat(() => neverRead(origin, get(asset, { Connection: 'keep-alive' }))),
    ]);
    let isFinished = false;
    void slowRequests.finally(() => (isFinished = true));
    let responseCount = 0;
    while (!isFinished) {
      expect((await fetch(`${origin}/about`)).status).toBe(200);
      responseCount++;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const [headers, bodies, requestLines] = await slowRequests;
    for (const line of [...headers, ...bodies, ...requestLines])
      expect(line).toBe('HTTP/1.1 408 Request Timeout');
    task.meta.answer = `408, while ${responseCount} healthy visits got 200`;
  },
);

it.concurrent(
  'an upload that takes longer than half a minute is accepted',
  async ({ task, expect, onTestFinished }) => {
    const { origin } = await startSite(onTestFinished, { CATALOGUE: 'true' });
    const page = await fetch(`${origin}/all-sections`).then((response) => response.text());
    const [, form = ''] = /name="form" value="([^"]+)"/.exec(page) ?? [];
    const field = (name: string, value: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const fields = { kind: 'form', form, use: 'Water', email: 'slow@example.com' };
    const bodyStart = `${Object.entries(fields)
      .map(([name, value]) => field(name, value))
      .join('')}--b\r\nContent-Disposition: form-data; name="plan"; filename="plan.pdf"\r\n\r\n%PDF-`;
    const end = '\r\n--b--\r\n';
    const steps = 35;
    const head = raw(
      'POST /api/enquiries?at=a HTTP/1.1',
      `Host: ${new URL(origin).host}`,
      'Accept: text/html',
      'Sec-Fetch-Site: same-origin',
      'Connection: close',
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${bodyStart.length + steps * slowBytes + end.length}`,
      '',
      '',
    );
    const response = await sendSlowly(origin, head + bodyStart, end, steps);
    expect(response).toBe('HTTP/1.1 303 See Other');
    task.meta.answer = `303 after ${steps} s`;
  },
);
