import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portOf } from '#tests/support/portOf.ts';
import { renderMail, senderOf } from '#tests/support/mailParts.ts';
import { createMailViewerRouter } from './router.ts';

const mail = [
  'Subject: Tide & table',
  'To: ada@example.com',
  'Content-Type: text/html',
  '',
  '<p>Hello</p><script>steal()</script>',
].join('\r\n');

let dataDir: string;
let server: Server;
let origin: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mail-'));
  server = new Koa()
    .use(createMailViewerRouter({ dataDir, renderMail, senderOf }).routes())
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${portOf(server)}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(dataDir, { recursive: true });
});

async function addMail(): Promise<void> {
  await mkdir(join(dataDir, 'mail'));
  await writeFile(join(dataDir, 'mail', 'first.eml'), mail);
  await writeFile(join(dataDir, 'secret.eml'), mail);
}

it('createMailViewerRouter reports that no mail has been sent yet', async () => {
  expect(await (await fetch(`${origin}/__mail`)).text()).toContain('No mail has been sent yet');
});

it('createMailViewerRouter renders a sample of every mail in every language', async () => {
  const list = await (await fetch(`${origin}/__mail`)).text();
  const paths = [...list.matchAll(/href="(\/__mail\/samples\/[^"]+\/html)"/g)].map(([, path]) => path);
  expect(paths).toHaveLength(24);
  for (const url of paths) expect(await (await fetch(origin + url)).text()).toContain('Kystlink ApS');
  expect((await fetch(`${origin}/__mail/samples/enquiry-lead/fr/html`)).status).toBe(404);
  expect((await fetch(`${origin}/__mail/samples/constructor/en/html`)).status).toBe(404);
  expect((await fetch(`${origin}/__mail/samples/enquiry-lead/en/pdf`)).status).toBe(404);
});

it('createMailViewerRouter serves the text version of a mail', async () => {
  const response = await fetch(`${origin}/__mail/samples/enquiry-answer/en/text`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toContain('Call us whenever you like.');
});

it('createMailViewerRouter escapes subjects in the list of mails', async () => {
  await addMail();
  const list = await fetch(`${origin}/__mail`);
  expect(list.headers.get('cache-control')).toBe('no-store');
  expect(list.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(await list.text()).toContain('<a href="/__mail/first.eml/html">Tide &amp; table</a>');
});

it('createMailViewerRouter serves the HTML version in a sandbox that forbids scripts', async () => {
  await addMail();
  const response = await fetch(`${origin}/__mail/first.eml/html`);
  expect(await response.text()).toContain('<p>Hello</p>');
  expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
});

describe('logo in a mail', () => {
  const png = Buffer.from('logo of the test');
  const dataUrlAttribute = `src="data:image/png;base64,${png.toString('base64')}"`;

  it('is embedded in a sample as a data URL', async () => {
    const logo = { png, width: 120, height: 26 };
    const viewer = createMailViewerRouter({
      dataDir,
      renderMail,
      senderOf: async (locale) => ({ ...(await senderOf(locale)), logo }),
    });
    const ownServer = new Koa().use(viewer.routes()).listen(0, '127.0.0.1');
    await once(ownServer, 'listening');
    const url = `http://127.0.0.1:${portOf(ownServer)}/__mail/samples/newsletter-confirmation/da/html`;
    const body = await (await fetch(url)).text();
    ownServer.closeAllConnections();
    ownServer.close();
    expect(body).toContain(dataUrlAttribute);
    expect(body).not.toContain('cid:');
  });

  it('is embedded in a mail from a file as a data URL', async () => {
    await mkdir(join(dataDir, 'mail'));
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
      from: 'hello@example.com',
      to: 'ada@example.com',
      subject: 'Logo',
      text: 'Hello',
      html: '<img src="cid:logo@site" alt="Kystlink">',
      attachments: [{ cid: 'logo@site', filename: 'logo.png', content: png, contentType: 'image/png' }],
    });
    await writeFile(join(dataDir, 'mail', 'logo.eml'), message);
    const response = await fetch(`${origin}/__mail/logo.eml/html`);
    expect(await response.text()).toContain(dataUrlAttribute);
    expect(response.headers.get('content-security-policy')).toContain('img-src data:;');
  });
});

it.each(['missing.eml', '..%2Fsecret.eml', '%2e%2e%2fsecret.eml', '..'])(
  'createMailViewerRouter responds with 404 to the file name %s',
  async (name) => {
    await addMail();
    expect((await fetch(`${origin}/__mail/${name}/html`)).status).toBe(404);
  },
);
