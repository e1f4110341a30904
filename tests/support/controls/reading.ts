import { expect, type Page } from '@playwright/test';
import type { Control } from './Control.ts';
import { alertsAndRetries } from './alertsAndRetries.ts';

const article = '/blog/cause-15-at-high-water';
const main = (page: Page) => page.getByRole('main');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const languages = (page: Page) => page.getByRole('contentinfo').locator('details');

export const reading: Control[] = [
  {
    name: 'the copy button of an article link',
    path: article,
    find: (page) => page.getByRole('button', { name: 'Copy link' }),
    works: async (page) => {
      await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
      expect(await clipboard(page)).toContain(article);
    },
    plain: (page) => expect(page.getByRole('textbox', { name: 'Link to this article' })).toBeVisible(),
  },
  {
    name: 'the copy button of a code sample',
    path: '/',
    find: (page) => main(page).getByRole('button', { name: 'Copy', exact: true }),
    works: async (page) => {
      await expect(main(page).getByRole('button', { name: 'Copied' })).toBeVisible();
      expect(await clipboard(page)).toContain('curl');
    },
    isShownByScript: true,
  },
  {
    name: 'the language choice of a code sample',
    path: '/',
    find: (page) => main(page).locator('label').filter({ hasText: 'Python' }),
    key: 'Space',
    works: (page) => expect(main(page).locator('label:has-text("Python") + div')).toBeVisible(),
    isHtml: true,
  },
  {
    name: 'an entry of the table of contents',
    path: article,
    find: (page) => page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2),
    works: (page) => expect(main(page).locator('h2:target')).toBeInViewport(),
    isHtml: true,
  },
  {
    name: 'a video link',
    path: '/blog/the-test-kit-unpacked',
    comes: (page) =>
      page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
      ),
    find: (page) => main(page).getByRole('link', { name: 'Unpacking the test kit' }),
    works: (page) => expect(main(page).getByTitle('Unpacking the test kit')).toBeFocused(),
    isShownByScript: true,
    offline: alertsAndRetries((page) =>
      expect(main(page).getByTitle('Unpacking the test kit')).toBeFocused(),
    ),
  },
  {
    name: 'the blog search',
    path: '/blog',
    prepare: (page) => page.getByRole('searchbox').fill('modem'),
    find: (page) => page.getByRole('button', { name: 'Search', exact: true }),
    works: (page) => expect(page.getByRole('heading', { name: /articles mention “modem”/ })).toBeVisible(),
    offline: alertsAndRetries((page) => expect(page).toHaveURL('/blog?q=modem')),
  },
  {
    name: 'a blog category',
    path: '/blog',
    find: (page) =>
      page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^Field/ }),
    works: (page) => expect(page.getByRole('heading', { level: 1, name: 'Field notes' })).toBeVisible(),
    offline: alertsAndRetries((page) => expect(page).toHaveURL('/blog/category/field-notes')),
  },
  {
    name: 'a language link',
    path: '/about',
    prepare: (page) => languages(page).locator('summary').click(),
    find: (page) => languages(page).getByRole('link', { name: 'Dansk' }),
    works: (page) => expect(page.locator('html')).toHaveAttribute('lang', 'da'),
    offline: alertsAndRetries((page) => expect(page).toHaveURL('/da/om-os')),
  },
];
