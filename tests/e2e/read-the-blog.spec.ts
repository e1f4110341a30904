import { expect, test } from '@playwright/test';
import { pageFacts } from '../support/pageFacts.ts';
import { textOf } from '../support/sitemaps.ts';
import { expectPart } from '../support/expectPart.ts';

const article = '/blog/cause-15-at-high-water';

test('visitors browse from the list to an article and from there to the next one', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL('/blog?page=2');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Page 1', exact: true }).click();
  await expect(page).toHaveURL('/blog');

  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Field notes/ })
    .click();
  await expect(page).toHaveURL('/blog/category/field-notes');
  await expect(page.getByRole('heading', { level: 1, name: 'Field notes' })).toBeVisible();
  await page.goBack();

  await page.getByRole('link', { name: /^Cause 15/ }).click();
  await expect(page).toHaveURL(article);
  await expect(page.getByRole('heading', { level: 1, name: /^Cause 15/ })).toBeVisible();
  await page.getByRole('link', { name: 'Eleven cranes and one very tall container' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Eleven cranes/ })).toBeVisible();
});

test('the table of contents navigates an article and marks the current section', async ({
  page,
  context,
}) => {
  await page.goto(article);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link').first()).toHaveAttribute('aria-current', 'true');
  await contents.getByRole('link', { name: 'What we changed' }).click();
  await expect(page).toHaveURL(`${article}#what-we-changed`);
  await expect(page.getByRole('heading', { name: 'What we changed' })).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'What we changed' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(contents.getByRole('link').first()).toHaveAttribute('aria-current', 'true');

  await test.step('the button shows the link of the article if copying fails', async () => {
    await page.evaluate(() => {
      Reflect.set(window, 'writeText', navigator.clipboard.writeText.bind(navigator.clipboard));
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'Copy link' }).click();
    const address = page.getByRole('textbox', { name: 'Link to this article' });
    await expect(address).toHaveValue(new RegExp(`${article}(#.*)?$`));
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(address).toBeHidden();
  });

  await test.step('the button copies the link if the browser allows it', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => (navigator.clipboard.writeText = Reflect.get(window, 'writeText')));
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(article);
  });

  await test.step('the printed page contains only the text of the article', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
    await expect(page.getByRole('list', { name: 'Share' })).toBeHidden();
  });
});

test('visitors search the blog, and Back shows the previous search', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Search articles' });
  await page.goto('/blog');
  await search.fill('modem');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/blog?q=modem');
  await expect(page.getByRole('heading', { name: /\d+ articles mention “modem”/ })).toBeVisible();
  await expect(search).toHaveValue('modem');

  await search.fill('buoy');
  await search.press('Enter');
  await expect(page).toHaveURL('/blog?q=buoy');
  await page.goBack();
  await expect(page).toHaveURL('/blog?q=modem');
  await expect(search).toHaveValue('modem');

  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL('/blog?q=modem&page=2');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('blog lists have canonical links and link to adjacent lists and their translations', async ({
  request,
  baseURL,
}) => {
  const second = await textOf(request, '/blog?page=2');
  for (const [rel, path] of [
    ['canonical', '/blog?page=2'],
    ['prev', '/blog'],
    ['next', '/blog?page=3'],
  ])
    expectPart(second, `<link rel="${rel}" href="${baseURL}${path}"`);

  await test.step('a category in each language', async () => {
    const paths = [
      '/blog/category/field-notes',
      '/da/blog/category/feltnoter',
      '/de/blog/category/feldnotizen',
    ];
    for (const path of paths) {
      const { languageLinks } = await pageFacts(await textOf(request, path));
      expect(languageLinks.slice(0, 3), path).toEqual(
        ['en', 'da', 'de'].map((language, index) => [language, `${baseURL}${paths[index]}`]),
      );
    }
  });

  await test.step('a search is not indexed and escapes markup', async () => {
    const html = await textOf(request, `/da/blog?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    expect((await pageFacts(html)).robots).toContain('noindex');
    expectPart(html, '&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toMatch(/<img src=["']?x/);
  });
});

test('the server responds to each blog URL with a page, a redirect to one or a 404', async ({ request }) => {
  for (const path of [
    '/blog?page=99',
    '/blog?page=abc',
    '/blog?page=0',
    '/blog?page=02',
    '/blog/category/field-notes?page=2',
    '/blog/nope',
    '/blog/category/nope',
    '/da/blog/category/nope',
    '/da/blog/category/field-notes',
    '/da/blog/cause-15-at-high-water',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('404');
  }

  for (const [path, target] of [
    ['/blog?page=1', '/blog'],
    ['/blog?page=1&utm_source=x', '/blog'],
    ['/da/blog?page=1&q=modem', '/da/blog?q=modem'],
    ['/de/blog/category/netze?page=1', '/de/blog/category/netze'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']], path).toEqual([301, target]);
  }

  const plain = await request.get('/blog');
  const tagged = await request.get('/blog?utm_source=x');
  expect(tagged.status()).toBe(200);
  expect(tagged.headers()['etag']).toBe(plain.headers()['etag']);
  expect(tagged.headers()['cache-status']).toContain('hit');
});
