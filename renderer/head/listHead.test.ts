import { expect, it } from 'vitest';
import { createI18n } from '#locales/createI18n.ts';
import { staticHead } from './documentHead.ts';
import { listHead } from './listHead.ts';

const siteUrl = 'https://kystlink.example';
const head = staticHead(
  { title: 'Journal', isIndexed: true },
  {
    locale: 'en',
    path: '/blog',
    alternates: [
      { locale: 'en', path: '/blog' },
      { locale: 'da', path: '/da/blog' },
    ],
    siteUrl,
    isIndexable: true,
  },
);

it.each([
  ['the first page', { pageNumber: 1, search: undefined }, ['en', 'da', 'x-default'], 'index, follow'],
  // Other languages paginate differently.
  ['a further page', { pageNumber: 2, search: undefined }, [], 'index, follow'],
  ['a search', { pageNumber: 1, search: 'modem' }, [], 'noindex, follow'],
])('listHead sets alternates and robots of %s', async (_which, list, languages, robots) => {
  const pageHead = listHead(head, { shown: list, neighbours: {}, i18n: await createI18n('en'), siteUrl });
  expect(pageHead.alternates.map(({ hrefLang }) => hrefLang)).toEqual(languages);
  expect(pageHead.robots).toBe(robots);
});

it.each([
  ['Journal: faults | Kystlink', 'Journal: faults – page 2 | Kystlink'],
  ['Journal · Kystlink', 'Journal – page 2 · Kystlink'],
  ['Kystlink', 'Kystlink – page 2'],
  ['The journal of Kystlink', 'The journal of Kystlink – page 2'],
])('listHead puts the page number before the site’s name: %s', async (title, numbered) => {
  const listState = { pageNumber: 2, search: undefined };
  const options = {
    shown: listState,
    neighbours: {},
    i18n: await createI18n('en'),
    siteUrl,
    siteName: 'Kystlink',
  };
  expect(listHead({ ...head, title }, options).title).toBe(numbered);
});

it('listHead adds search term, page number, and links to previous and next page', async () => {
  const pageHead = listHead(head, {
    shown: { pageNumber: 2, search: 'modem' },
    neighbours: { previous: '/blog?q=modem', next: '/blog?q=modem&page=3' },
    i18n: await createI18n('en'),
    siteUrl,
  });
  expect(pageHead).toMatchObject({
    title: 'Search for “modem” – Journal – page 2',
    previous: `${siteUrl}/blog?q=modem`,
    next: `${siteUrl}/blog?q=modem&page=3`,
  });
  const first = { pageNumber: 1, search: undefined };
  expect(
    listHead(head, { shown: first, neighbours: {}, i18n: await createI18n('en'), siteUrl }),
  ).toMatchObject({ title: 'Journal', previous: undefined, next: undefined });
});
