import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import PostalMime from 'postal-mime';
import { sign } from '#server/lib/signature.ts';
import { expectAccessible } from '../support/page.ts';
import { runSite, type RunningSite } from '../support/runSite.ts';

const secret = 'a secret of at least thirty-two characters';

let dataDir: string;
let site: RunningSite;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'site-'));
  site = await runSite({ DATA_DIR: dataDir, OWNER_SECRET: secret });
});
test.afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a sent issue appears in the archive with the same text as its mail', async ({ page, request }) => {
  const post = async (content: object) => {
    const data = JSON.stringify(content);
    const response = await request.post(`${site.url}/api/newsletter-issues`, {
      data,
      headers: {
        'content-type': 'application/json',
        'x-signature': sign(secret, Math.floor(Date.now() / 1000), data),
      },
    });
    expect(response.status()).toBe(200);
  };
  const id = randomUUID();
  const draft = {
    subject: 'Forår på kysten',
    before: 'Første afsnit.\n\nAndet <b>afsnit</b> & mere.',
    articles: [{ title: 'Bøjer i regn', text: 'Hvad de sendte.', path: '/da/blog' }],
    after: 'Til sommer.',
  };
  expect((await page.goto(`${site.url}/da/newsletter/archive`))?.status()).toBe(404);
  await post({ do: 'save', id, content: { languages: { da: draft }, chosen: [] } });
  await post({ do: 'test', id, to: 'owner@example.com' });
  await post({ do: 'send', id, perHour: 1000 });

  await expect
    .poll(async () => (await page.goto(`${site.url}/da/newsletter/archive`))?.status(), { timeout: 20_000 })
    .toBe(200);
  await expectAccessible(page, 'main');
  await page.getByRole('link', { name: draft.subject }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(draft.subject);
  const shownText = await main.innerText();
  const mailFolder = path.join(dataDir, 'mail');
  await expect.poll(() => readdir(mailFolder).catch(() => []), { timeout: 20_000 }).not.toEqual([]);
  const [file = ''] = await readdir(mailFolder);
  const mail = await PostalMime.parse(await readFile(path.join(mailFolder, file)));
  // Leaves out the signature, which contains the reader's personal links.
  const mailLines = (mail.text ?? '').split('\n-- \n')[0]?.split('\n').filter(Boolean) ?? [];
  expect(mailLines).toContain('Andet <b>afsnit</b> & mere.');
  for (const line of mailLines.filter((line) => !line.startsWith('http'))) expect(shownText).toContain(line);
  await expect(main.getByRole('link', { name: 'Bøjer i regn' })).toHaveAttribute('href', '/da/blog');
  await expectAccessible(page, 'main');

  const feed = await request.get(`${site.url}/da/newsletter/archive/feed.xml`);
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  expect(await feed.text()).toContain('Forår på kysten');
  for (const missingPath of [
    '/newsletter/archive',
    '/newsletter/archive/feed.xml',
    '/da/newsletter/archive/2001-01-01',
  ])
    expect((await request.get(site.url + missingPath)).status(), missingPath).toBe(404);
});
