// @vitest-environment jsdom
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runSite, type RunningSite } from '#tests/support/runSite.ts';
import { codeBlocksOf, copyProject, type ProjectCopy } from './support/copyProject.ts';
import { contentTexts } from './support/contentTexts.ts';
import { visibleTexts } from './support/visibleTexts.ts';

// Translations are the English text in ⟦brackets⟧, so text outside brackets has not been translated.
let project: ProjectCopy;
let site: RunningSite;

beforeAll(async () => {
  project = await copyProject();
  const [row = ''] = await codeBlocksOf('docs/languages.md');
  await project.replace('brand/languages.ts', '} as const satisfies', `${row}\n} as const satisfies`);
  await project.run('extract');
  for (const file of ['locales/sv/messages.po', 'locales/sv/reference.po', 'brand/locales/sv/messages.po']) {
    const text = await project.read(file);
    await writeFile(
      path.join(project.folder, file),
      text.replaceAll(
        /^msgid "(.+)"\nmsgstr ""$/gm,
        (_, english: string) => `msgid "${english}"\nmsgstr "⟦${bracketLinks(english)}⟧"`,
      ),
    );
  }
  await project.run('check:types');
  await project.run('check:translations');
  await project.run('build');
  site = await runSite(
    { CATALOGUE: 'true', DATA_DIR: path.join(project.folder, 'data') },
    'start',
    undefined,
    project.folder,
  );
});
afterAll(async () => {
  await site?.stop();
  await project?.remove();
});

/** Puts brackets around the text in a message's elements, such as links, which are separate texts on the page. */
function bracketLinks(english: string): string {
  return english.replaceAll(/<(\d+)>(.+?)<\/\1>/g, '<$1>⟦$2⟧</$1>');
}

async function get(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(site.url + address, { redirect: 'manual', ...init });
}

async function pathsOf(sitemap: string): Promise<string[]> {
  const text = await (await get(sitemap)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

it('every page of the Swedish sitemap contains only translated texts and content', async () => {
  const paths = await pathsOf('/sitemap-sv.xml');
  expect(paths).toEqual(expect.arrayContaining(['/sv', '/sv/pricing', '/sv/blog', '/sv/qr', '/sv/docs']));
  const content = await contentTexts();
  const untranslatedTexts = new Set<string>();
  for (const address of [...paths, '/sv/enquiry', '/sv/newsletter/check-mail']) {
    const response = await get(address);
    expect(response.status, address).toBe(200);
    const html = await response.text();
    expect(html).toContain('<html lang="sv"');
    for (const text of visibleTexts(html))
      if (!content.has(text)) untranslatedTexts.add(`${address}: ${text}`);
  }
  expect([...untranslatedTexts]).toEqual([]);
});

it('a new language is in the sitemap index, and / redirects to it', async () => {
  expect(await pathsOf('/sitemap.xml')).toContain('/sitemap-sv.xml');
  const home = await get('/', { headers: { accept: 'text/html', 'accept-language': 'sv-SE,sv;q=0.9' } });
  expect([home.status, home.headers.get('location')]).toEqual([302, '/sv']);
});

it('prices are in the currency of the new language, in Swedish format', async () => {
  const html = await (await get('/sv/pricing')).text();
  expect(visibleTexts(html).join('\n')).toMatch(/\d\s€/);
});

it('the server responds to an unknown URL with a Swedish 404 page', async () => {
  const response = await get('/sv/nope');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('⟦Page not found');
});

it.each(['/sv/feed.xml', '/sv/qr.svg', '/wp-json/skerry/v1/menu?lang=sv', '/sv/sitemap.xml'])(
  '%s responds with 200',
  async (address) => {
    expect((await get(address)).status).toBe(200);
  },
);

it('forms report errors in Swedish, and the confirmation mail is in Swedish', async () => {
  const post = (emailAddress: string) =>
    get('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ emailAddress, locale: 'sv' }),
    });
  expect(await (await post('nobody')).json()).toMatchObject({
    data: { message: '⟦Please enter a valid email address⟧' },
  });
  expect((await post('svea@example.com')).status).toBe(200);
  const folder = path.join(project.folder, 'data/mail');
  const mail = await vi.waitFor(async () => {
    const [name = ''] = await readdir(folder);
    return PostalMime.parse(await readFile(path.join(folder, name)));
  }, 20_000);
  expect(mail.subject).toMatch(/^⟦/);
  expect(mail.text).toContain('/sv/newsletter/confirm');
  expect(mail.text).toContain('⟦');
});
