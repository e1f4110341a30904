import { pages } from '#cms/content/pages/index.ts';
import { databaseId } from '#cms/wordpress/nodes.ts';
import { localeCodes, type Locale } from '#locales/locales.ts';
import { issueToken } from '#server/content/previewRouter.ts';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { pagesToOpen } from '../support/pageSample.ts';
import { runSite, type RunningSite } from '../support/runSite.ts';
import { each } from '../support/sitemaps.ts';
import { startWatchedCms, type WatchedCms } from '../support/watchedCms.ts';

const secret = 'a secret of at least thirty-two characters';
const mark = 'Only for who is signed in';

let cms: WatchedCms;
let plainSite: RunningSite;
let trustedSite: RunningSite;

test.beforeAll(async () => {
  cms = await startWatchedCms();
  // Adds private text to every response for authenticated users.
  cms.behave(async ({ authorization }, respond) => {
    const { body, ...rest } = await respond();
    const isPrivate = authorization !== undefined && rest.type.includes('json');
    return { ...rest, body: isPrivate ? body.toString().replaceAll('"title":"', `"title":"${mark} `) : body };
  });
  const env = {
    CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
    CONTENT_REST_URL: cms.url,
    REVALIDATE_SECRET: secret,
    SITE_URL: 'http://localhost:3000',
  };
  [plainSite, trustedSite] = await Promise.all([
    runSite(env),
    runSite({ ...env, CONTENT_TOKEN: 'editor:application password' }),
  ]);
});
test.afterAll(async () => {
  await plainSite.stop();
  await trustedSite.stop();
  await cms.stop();
});

/** Returns the pages of the sitemaps, and machine-readable addresses. */
async function publicAddresses(request: APIRequestContext): Promise<string[]> {
  const pagesOf = (locale: Locale) => pagesToOpen(request, locale, { isShared: true });
  const listedPages = (await Promise.all(localeCodes.map(pagesOf))).flat();
  const prefixed = (path: string) => ['', '/da', '/de'].map((prefix) => `${prefix}${path}`);
  const restRoutes = ['menu', 'footer', 'error-page'].flatMap((route) =>
    localeCodes.map((locale) => `/wp-json/skerry/v1/${route}?lang=${locale}`),
  );
  return [
    ...new Set(listedPages.map((url) => new URL(url).pathname)),
    ...localeCodes.map((locale) => `/sitemap-${locale}.xml`),
    ...prefixed('/feed.xml'),
    ...prefixed('/blog?q=a'),
    ...restRoutes,
    '/sitemap.xml',
    '/site.webmanifest',
    '/og/en/pricing.png',
    '/og/da/priser.png',
  ];
}

test("every public address has the same bytes with and without an editor's token", async ({ request }) => {
  test.setTimeout(180_000);
  const differences: string[] = [];
  await each(await publicAddresses(request), async (address) => {
    const [plainText, withToken] = await Promise.all(
      [plainSite, trustedSite].map(async ({ url }) => {
        const response = await fetch(`${url}${address}`);
        return `${response.status} ${Buffer.from(await response.arrayBuffer()).toString('base64')}`;
      }),
    );
    if (plainText !== withToken) differences.push(address);
  });
  expect(differences).toEqual([]);
});

test("a preview fetches content with the editor's token", async ({ page }) => {
  const draft = pages.find(({ status }) => status === 'draft');
  const content = { id: databaseId('Page', draft?.id ?? 0, 'en'), type: 'page', locale: 'en' } as const;
  await page.goto(`${trustedSite.url}/preview?token=${issueToken(secret, 'link', content, Date.now())}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(mark);
});
