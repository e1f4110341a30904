import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCms, type Cms } from '#cms/server.ts';
import { composeContent } from '#server/parts/content.ts';
import { createMailSenders } from '#server/features/mail/mailSenders.ts';
import { readConfig } from '#server/config/config.ts';
import { createLogger } from '#server/logger.ts';

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

/** As a process that starts now would have it. */
async function start(fallbackName: string) {
  const { siteContent, stop } = await composeContent(
    readConfig({ CONTENT_GRAPHQL_URL: `${cms.url}/graphql`, CONTENT_REST_URL: cms.url, DATA_DIR: dataDir }),
    { logger: createLogger('silent'), siteUrl, onChanged: () => {}, onRecovered: () => {} },
  );
  return { senderOf: createMailSenders({ siteContent, siteUrl, fallbackName }), stop };
}

it('signs with the name and address that the editors gave the site, in each language', async () => {
  const { senderOf } = await start('Post');
  const [danish, german] = [await senderOf('da'), await senderOf('de')];
  expect(danish.name).toBe('Kystlink');
  expect(danish.addressLines.join('\n')).toContain('Pejlekajen 7');
  expect(danish.addressLines.join('\n')).not.toContain('Dänemark');
  expect(german.addressLines.join('\n')).toContain('Dänemark');
});

it('keeps to the last good copy while the content backend is away, over a restart too', async () => {
  const first = await start('Post');
  const known = await first.senderOf('da');
  await first.stop();
  await cms.stop();
  const second = await start('Post');
  expect(await second.senderOf('da')).toEqual(known);
});

it.each([
  ['Fjord & Sons', 'Fjord & Sons'],
  ['', 'www.example.com'],
])('signs without an address when there never was content; sender %j', async (fallbackName, name) => {
  await cms.stop();
  const { senderOf } = await start(fallbackName);
  expect(await senderOf('en')).toEqual({ name, addressLines: [], siteUrl });
});
