import { pages } from '#cms/content/pages/index.ts';
import { posts } from '#cms/content/posts/index.ts';
import { products } from '#cms/content/products.ts';
import { databaseId } from '#cms/wordpress/nodes.ts';
import { startCms, type Cms } from '#cms/server.ts';
import type { PreviewedContent } from '#schema/preview.ts';
import { issueToken } from '#server/content/previewRouter.ts';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/page.ts';
import { runSite, type RunningSite } from '../support/runSite.ts';

const secret = 'a secret of at least thirty-two characters';

let cms: Cms;
let site: RunningSite;

test.beforeAll(async () => {
  cms = await startCms();
  site = await runSite({
    CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
    CONTENT_REST_URL: cms.url,
    CONTENT_TOKEN: 'editor:application password',
    REVALIDATE_SECRET: secret,
  });
});
test.afterAll(async () => {
  await site.stop();
  await cms.stop();
});

function draftPage(locale: PreviewedContent['locale']): PreviewedContent {
  const draft = pages.find(({ status }) => status === 'draft');
  return { id: databaseId('Page', draft?.id ?? 0, locale), type: 'page', locale };
}

/** Returns the URL that WordPress's preview button opens. */
function linkTo(content: PreviewedContent, now = Date.now(), targetSite = site): string {
  // On localhost browsers accept cookies for secure connections.
  return `${targetSite.url}/preview?token=${issueToken(secret, 'link', content, now)}`;
}

const banner = { en: 'Preview', da: 'Forhåndsvisning', de: 'Vorschau' };

test('an editor sees a draft that is hidden from others, and leaves the preview', async ({ page }) => {
  const link = linkTo(draftPage('da'));
  await page.request.head(link);
  const response = await page.goto(link);
  expect(page.url()).toBe(`${site.url}/da/preview/page`);
  expect(response?.status()).toBe(200);
  expect(response?.headers()).toMatchObject({ 'cache-control': 'private, no-store' });
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hvor der ingen mast er');
  await expect(page.getByRole('complementary', { name: banner.da })).toBeVisible();
  await expectAccessible(page, 'aside');

  const withoutLink = await fetch(`${site.url}/da/preview/page`, { headers: { accept: 'text/html' } });
  expect(withoutLink.status).toBe(403);
  const secondVisit = await followLink(link);
  expect(secondVisit.status).toBe(403);
  expect(secondVisit.html).toContain('Forhåndsvisningen er udløbet.');

  await page.reload();
  await expect(page.getByRole('complementary', { name: banner.da })).toBeVisible();
  await page.getByRole('link', { name: 'Afslut forhåndsvisning' }).click();
  await expect(page).toHaveURL(`${site.url}/da`);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__Host-preview');
});

test('drafts of articles and products are shown as they will appear', async () => {
  const draft = posts.find(({ status }) => status === 'draft');
  const [product] = Object.values(products);
  for (const { of, content, address, title, drawn: renderedText } of [
    {
      of: 'the article',
      content: { id: databaseId('Post', draft?.id ?? 0, 'en'), type: 'post', locale: 'en' },
      address: '/preview/post',
      title: draft?.title.en ?? '',
      drawn: '<article',
    },
    {
      // Products have no page, so the preview shows them as in a price list.
      of: 'the product',
      content: { id: databaseId('Product', product?.id ?? 0, 'da'), type: 'product', locale: 'da' },
      address: '/da/preview/product',
      title: product?.title ?? '',
      drawn: `<li[^]*${product?.title}[^]*</li>`,
    },
  ] as const) {
    const response = await followLink(linkTo(content));
    expect([response.status, new URL(response.url).pathname], of).toEqual([200, address]);
    expect(response.html, of).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(response.html, of).toMatch(new RegExp(`<main[^]*${renderedText}`));
    expect(response.html, of).toMatch(/name="robots" content="[^"]*noindex/);
    expect(response.html, of).toContain(banner[content.locale]);
  }
});

test('a preview that cannot be shown explains the reason in the language of its content', async () => {
  const otherSite = (env: Record<string, string>) =>
    runSite({ CONTENT_GRAPHQL_URL: `${cms.url}/graphql`, CONTENT_REST_URL: cms.url, ...env });
  const [withoutSecret, withoutToken] = await Promise.all([
    otherSite({}),
    otherSite({ REVALIDATE_SECRET: secret }),
  ]);
  const expiryMessages = { en: 'This preview has expired.', de: 'Diese Vorschau ist abgelaufen.' };
  const foreignToken = issueToken('x'.repeat(32), 'link', draftPage('da'), Date.now());
  const session = issueToken(secret, 'session', draftPage('en'), Date.now());
  const inMinutes = (minutes: number) => Date.now() + minutes * 60_000;
  const missingContent = { id: 999_999, type: 'page', locale: 'en' } as const;
  for (const [description, link, status, expectedText] of [
    ['too old', linkTo(draftPage('de'), inMinutes(-11)), 403, expiryMessages.de],
    ['of a later day', linkTo(draftPage('en'), inMinutes(11)), 403, expiryMessages.en],
    ['a cookie', `${site.url}/preview?token=${session}`, 403, expiryMessages.en],
    ['none', `${site.url}/preview`, 403, expiryMessages.en],
    ['of another site', `${site.url}/preview?token=${foreignToken}`, 403, 'signeret med en anden nøgle'],
    ['made up', `${site.url}/preview?token=x.y`, 403, 'This link was signed with a different secret'],
    ['of nothing', linkTo(missingContent), 404, 'WordPress returned nothing for this preview'],
    [
      'without a secret',
      linkTo(draftPage('de'), Date.now(), withoutSecret),
      503,
      'weil REVALIDATE_SECRET auf der Website nicht gesetzt ist',
    ],
    [
      'without a token',
      linkTo(draftPage('en'), Date.now(), withoutToken),
      503,
      'because CONTENT_TOKEN isn’t set',
    ],
  ] as const) {
    const response = await followLink(link);
    expect(response.status, description).toBe(status);
    expect(response.html, description).toContain(expectedText);
  }
  await Promise.all([withoutSecret.stop(), withoutToken.stop()]);
});

/** Opens a link like a browser: follows its redirect with the cookie it sets. */
async function followLink(link: string): Promise<{ status: number; url: string; html: string }> {
  const response = await fetch(link, { redirect: 'manual' });
  const [cookie = ''] = response.headers.getSetCookie().map((header) => header.split(';', 1)[0]);
  const page = await fetch(new URL(response.headers.get('location') ?? '', link), {
    headers: { accept: 'text/html', cookie },
    redirect: 'manual',
  });
  return { status: page.status, url: page.url, html: await page.text() };
}
