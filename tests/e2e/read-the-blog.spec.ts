import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/page.ts';

const article = '/blog/cause-15-at-high-water';

test('a visitor reads from the list to an article and on to the next', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  await expectAccessible(page);

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL('/blog?page=2');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Page 1', exact: true }).click();
  await expect(page).toHaveURL('/blog');

  await page.getByRole('link', { name: /^Cause 15/ }).click();
  await expect(page).toHaveURL(article);
  await expect(page.getByRole('heading', { level: 1, name: /^Cause 15/ })).toBeVisible();
  await page.getByRole('link', { name: 'Eleven cranes and one very tall container' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Eleven cranes/ })).toBeVisible();
});

test('the contents list leads through an article and marks where the reader is', async ({ page }) => {
  await page.goto(article);
  await expectAccessible(page);
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
});

test('an article is copied by its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(article);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(article);
});

test('an address that cannot be copied for the reader is shown', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto(article);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('textbox', { name: 'Address of this article' })).toHaveValue(
    new RegExp(`${article}$`),
  );
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Address of this article' })).toBeHidden();
});

test('a category holds its own articles and has counterparts in other languages', async ({ page }) => {
  await page.goto('/blog');
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Field notes/ })
    .click();
  await expect(page).toHaveURL('/blog/category/field-notes');
  await expect(page.getByRole('heading', { level: 1, name: 'Field notes' })).toBeVisible();
  await expectAccessible(page);

  for (const [language, path] of [
    ['da', '/da/blog/category/feltnoter'],
    ['de', '/de/blog/category/feldnotizen'],
  ] as const) {
    await page.goto('/blog/category/field-notes');
    const alternate = page.locator(`link[rel=alternate][hreflang=${language}]`);
    await expect(alternate).toHaveAttribute('href', new RegExp(`${path}$`));
    await page.goto(path);
    await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute(
      'href',
      /\/blog\/category\/field-notes$/,
    );
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a visitor searches the blog', async ({ page }) => {
      await page.goto('/blog');
      await page.getByRole('searchbox', { name: 'Search the articles' }).fill('modem');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL('/blog?q=modem');
      await expect(page.getByRole('heading', { name: /\d+ articles mention “modem”/ })).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue('modem');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

      await page.getByRole('link', { name: 'Older' }).click();
      await expect(page).toHaveURL('/blog?q=modem&page=2');
      await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    });

    test('a search for markup finds nothing and draws it as text', async ({ page }) => {
      await page.goto(`/da/blog?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
      await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
      await expect(page.locator('img[src=x]')).toHaveCount(0);
    });
  });
}

test('a step back shows what was searched for there', async ({ page }) => {
  const search = page.getByRole('searchbox');
  await page.goto('/blog?q=modem');
  await search.fill('buoy');
  await search.press('Enter');
  await expect(page).toHaveURL('/blog?q=buoy');
  await page.goBack();
  await expect(page).toHaveURL('/blog?q=modem');
  await expect(search).toHaveValue('modem');
});

test('a page of the list names itself and its neighbours', async ({ page, baseURL }) => {
  await page.goto('/blog?page=2');
  const hrefOf = (rel: string) => page.locator(`head link[rel=${rel}]`).getAttribute('href');
  expect(await hrefOf('canonical')).toBe(`${baseURL}/blog?page=2`);
  expect(await hrefOf('prev')).toBe(`${baseURL}/blog`);
  expect(await hrefOf('next')).toBe(`${baseURL}/blog?page=3`);
});

test.describe('addresses', () => {
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
    test(`${path} is no page`, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain('404');
    });
  }

  for (const [path, target] of [
    ['/blog?page=1', '/blog'],
    ['/blog?page=1&utm_source=x', '/blog'],
    ['/da/blog?page=1&q=modem', '/da/blog?q=modem'],
    ['/de/blog/category/netze?page=1', '/de/blog/category/netze'],
  ] as const) {
    test(`${path} leads to ${target}`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers()['location']).toBe(target);
    });
  }

  test('another reader’s parameter changes nothing', async ({ request }) => {
    const plain = await request.get('/blog');
    const tagged = await request.get('/blog?utm_source=x');
    expect(tagged.status()).toBe(200);
    expect(tagged.headers()['etag']).toBe(plain.headers()['etag']);
    expect(tagged.headers()['cache-status']).toContain('hit');
  });
});

test('an article is its words alone on paper', async ({ page }) => {
  await page.goto(article);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByRole('list', { name: 'Share' })).toBeHidden();
});
