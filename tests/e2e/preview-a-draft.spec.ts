import { pages } from '#cms/content/pages/index.ts';
import { posts } from '#cms/content/posts/index.ts';
import { products } from '#cms/content/products.ts';
import { databaseId } from '#cms/wordpress/nodes.ts';
import { startCms, type Cms } from '#cms/server.ts';
import type { PreviewedContent } from '#schema/preview.ts';
import { issueToken } from '#server/content/previewTokens.ts';
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

/** The address that WordPress's preview button opens. */
function linkTo(content: PreviewedContent, now = Date.now()): string {
  // Localhost, where browsers take a cookie that is for secure connections only.
  return `${site.url}/preview?token=${issueToken(secret, 'link', content, now)}`;
}

const banner = { en: 'Preview', da: 'Forhåndsvisning', de: 'Vorschau' };

test('an editor sees a draft that nobody else sees, and leaves', async ({ page, browser }) => {
  const link = linkTo(draftPage('da'));
  await page.request.head(link);
  const answer = await page.goto(link);
  expect(page.url()).toBe(`${site.url}/da/preview/page`);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store' });
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hvor der ingen mast er');
  await expect(page.getByRole('complementary', { name: banner.da })).toBeVisible();
  await expectAccessible(page);

  const stranger = await browser.newPage();
  expect((await stranger.goto(`${site.url}/da/preview/page`))?.status()).toBe(403);
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await stranger.goto(link))?.status()).toBe(403);
  await expect(stranger.getByText('Denne forhåndsvisning er slut.')).toBeVisible();
  await stranger.close();

  await page.reload();
  await expect(page.getByRole('complementary', { name: banner.da })).toBeVisible();
  await page.getByRole('link', { name: 'Forlad forhåndsvisningen' }).click();
  await expect(page).toHaveURL(`${site.url}/da`);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__Host-preview');
});

test('an article that is not published is shown as it will be', async ({ page }) => {
  const draft = posts.find(({ status }) => status === 'draft');
  const id = databaseId('Post', draft?.id ?? 0, 'en');
  await page.goto(linkTo({ id, type: 'post', locale: 'en' }));
  expect(page.url()).toBe(`${site.url}/preview/post`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draft?.title.en ?? '');
  await expect(page.getByRole('complementary', { name: banner.en })).toBeVisible();
});

test('a product, which has no page of its own, is shown as price lists show it', async ({ page }) => {
  const [product] = Object.values(products);
  await page.goto(
    linkTo({ id: databaseId('Product', product?.id ?? 0, 'da'), type: 'product', locale: 'da' }),
  );
  expect(page.url()).toBe(`${site.url}/da/preview/product`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product?.title ?? '');
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: product?.title ?? '' })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('complementary', { name: banner.da })).toBeVisible();
});

test('a link that is too old, or made by somebody else, shows nothing', async ({ request }) => {
  const expectSaid = async (link: string, words: string) => {
    const answer = await request.get(link);
    expect(answer.status()).toBe(403);
    expect(await answer.text()).toContain(words);
  };
  const elevenMinutesAgo = Date.now() - 11 * 60_000;
  const foreign = issueToken('x'.repeat(32), 'link', draftPage('en'), Date.now());
  const session = issueToken(secret, 'session', draftPage('en'), Date.now());
  const late = await request.get(linkTo(draftPage('de'), elevenMinutesAgo));
  expect(late.status()).toBe(403);
  expect(await late.text()).toContain('Diese Vorschau ist beendet.');
  await expectSaid(linkTo(draftPage('en'), Date.now() + 11 * 60_000), 'This preview has ended.');
  await expectSaid(`${site.url}/preview?token=${session}`, 'This preview has ended.');
  await expectSaid(`${site.url}/preview`, 'This preview has ended.');
  for (const token of [foreign, 'x.y'])
    await expectSaid(`${site.url}/preview?token=${token}`, 'This link was made with another secret');
});

test('a preview that cannot be shown says why, in the language of what was to be seen', async ({
  browser,
}) => {
  const open = async (env: Record<string, string>, content: PreviewedContent) => {
    const other = await runSite({
      CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
      CONTENT_REST_URL: cms.url,
      ...env,
    });
    const page = await browser.newPage();
    const answer = await page.goto(
      `${other.url}/preview?token=${issueToken(secret, 'link', content, Date.now())}`,
    );
    const said = [answer?.status(), await page.getByRole('heading', { level: 1 }).textContent()];
    await page.close();
    await other.stop();
    return said;
  };
  const ready = { REVALIDATE_SECRET: secret, CONTENT_TOKEN: 'editor:application password' };

  expect(await open({}, draftPage('de'))).toEqual([
    503,
    expect.stringContaining('Website läuft ohne REVALIDATE_SECRET'),
  ]);
  expect(await open({ ...ready, REVALIDATE_SECRET: 'y'.repeat(32) }, draftPage('da'))).toEqual([
    403,
    expect.stringContaining('lavet med en anden hemmelighed'),
  ]);
  expect(await open({ REVALIDATE_SECRET: secret }, draftPage('en'))).toEqual([
    503,
    expect.stringContaining('it runs without CONTENT_TOKEN'),
  ]);
  expect(await open(ready, { id: 999_999, type: 'page', locale: 'en' })).toEqual([
    404,
    expect.stringContaining('WordPress shows the site nothing here'),
  ]);
});
