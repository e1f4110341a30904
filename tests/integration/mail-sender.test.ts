import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderMail } from '#tests/support/mailParts.ts';
import { startCms, type Cms } from '#cms/server.ts';
import { createContentServices } from '#server/services/contentServices.ts';
import { createMediaPlaces } from '#server/lib/mediaPlaces.ts';
import { createMailLogo } from '#server/mail/mailLogo.ts';
import { createMailComposer } from '#server/mail/composeMail.ts';
import { logoPlate } from '#schema/mail.ts';
import { readConfig } from '#server/config/config.ts';
import { untraced } from '#server/lib/trace.ts';
import { openBackupStore } from '#server/lib/backupStore.ts';
import { unshared } from '#server/content/sharedContentCache.ts';
import { createLogger } from '#server/logger.ts';
import { createMailSenders } from '#server/mail/newsletterMail.ts';
import { createPictureFetcher } from '#server/media/fetchSource.ts';

const siteUrl = 'https://www.example.com';
let cms: Cms;
let dataDir: string;

beforeEach(async () => {
  cms = await startCms();
  dataDir = await mkdtemp(join(tmpdir(), 'mail-sender-'));
});
afterEach(async () => {
  await cms.stop();
  await rm(dataDir, { recursive: true });
});

function logosOf(contentUrl: string) {
  const fetchPicture = createPictureFetcher({
    media: createMediaPlaces({ contentUrl }),
    limitBytes: 1024 * 1024,
  });
  return createMailLogo({ fetchPicture, logger: createLogger('silent') });
}

/** Starts the content client and the mail sender, like a new process. */
async function start(fallbackName: string) {
  const logger = createLogger('silent');
  const copies = openBackupStore(join(dataDir, 'copies.sqlite'), logger);
  const { siteContent } = createContentServices(
    readConfig({ CONTENT_GRAPHQL_URL: `${cms.url}/graphql`, CONTENT_REST_URL: cms.url, DATA_DIR: dataDir }),
    {
      logger,
      siteUrl,
      shared: unshared,
      copies,
      trace: untraced,
      onChanged: () => {},
      onRecovered: () => {},
    },
  );
  const logoOf = logosOf(cms.url);
  return {
    senderOf: createMailSenders({ siteContent, siteUrl, fallbackName, logoOf }),
    stop: () => copies.close(),
  };
}

it("mails have a signature with the site's name and address in each language", async () => {
  const { senderOf } = await start('Post');
  const [danish, german] = [await senderOf('da'), await senderOf('de')];
  expect(danish.name).toBe('Kystlink');
  expect(danish.addressLines.join('\n')).toContain('Pejlekajen 7');
  expect(danish.addressLines.join('\n')).not.toContain('Dänemark');
  expect(german.addressLines.join('\n')).toContain('Dänemark');
});

it('mails use the stored name and address during a content outage, even after a restart', async () => {
  const first = await start('Post');
  const firstSender = await first.senderOf('da');
  await first.stop();
  await cms.stop();
  const second = await start('Post');
  // Logos are not stored, so the mail shows the name instead.
  expect(await second.senderOf('da')).toEqual({ ...firstSender, logo: undefined });
});

it.each([
  ['Fjord & Sons', 'Fjord & Sons'],
  ['', 'www.example.com'],
])(
  'mails are signed without an address if content was never available; sender %j',
  async (fallbackName, name) => {
    await cms.stop();
    const { senderOf } = await start(fallbackName);
    expect(await senderOf('en')).toEqual({ name, addressLines: [], siteUrl });
  },
);

it('mails embed the logo, so that mail clients load nothing from the network', async () => {
  const { senderOf } = await start('Post');
  const compose = createMailComposer({
    renderMail,
    senderOf,
    from: { name: 'Post', address: 'post@example.com' },
    unsubscribeAddress: 'leave@example.com',
  });
  const mail = {
    kind: 'newsletter-reminder',
    locale: 'da',
    to: 'ada@example.com',
    unsubscribeUrl: `${siteUrl}/leave`,
    oneClickUrl: `${siteUrl}/api/leave`,
  };
  const composedMail = await compose({
    id: '1',
    kind: mail.kind,
    payload: JSON.stringify(mail),
    createdAt: 0,
  });
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(composedMail);
  const parsedMail = await PostalMime.parse(Buffer.isBuffer(message) ? message : '');

  const [logo] = parsedMail.attachments;
  expect(logo).toMatchObject({ mimeType: 'image/png', disposition: 'inline', related: true });
  const image = /<img [^>]*>/.exec(parsedMail.html ?? '')?.[0] ?? '';
  expect(image).toContain(`src="cid:${logo?.contentId?.slice(1, -1)}"`);
  expect(image).toContain('alt="Kystlink"');
  expect(parsedMail.html?.match(/<img|background-image:\s*url|@import|<link/g)).toEqual(['<img']);
  const logoBytes = logo?.content;
  const png = sharp(logoBytes instanceof ArrayBuffer ? new Uint8Array(logoBytes) : undefined);
  const { width, height } = await png.metadata();
  expect(height).toBe(2 * (26 + 2 * logoPlate.y));
  expect(image).toContain(`width="${Math.round(width / 2)}"`);
  // The logo is on an opaque plate. Only its rounded corners are transparent.
  const pixels = await png.ensureAlpha().raw().toBuffer();
  const alphas = Array.from({ length: width * height }, (_, index) => pixels[4 * index + 3] ?? 0);
  expect([alphas[0], alphas.at(-1)]).toEqual([0, 0]);
  expect(alphas.filter((alpha) => alpha < 255).length).toBeLessThan(200);
});

it('mails show the name if the logo cannot be rendered', async () => {
  const { senderOf } = await start('Post');
  await senderOf('en');
  const logoOf = logosOf('http://127.0.0.1:9');
  for (const url of ['/cms/wp-content/uploads/none.svg', 'https://evil.example/x.png', '../../etc/passwd'])
    expect(await logoOf(url)).toBeUndefined();
});
