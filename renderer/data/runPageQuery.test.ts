import { describe, expect, it } from 'vitest';
import { localeCodes } from '#locales/locales.ts';
import { localisePath, splitLocale } from '#locales/routing.ts';
import { plainServices } from '#tests/support/plainRendering.ts';
import { emptyEnvironment } from './contentEnvironment.ts';
import type { PageQuery } from './definePageQuery.ts';
import { runPageQuery } from './runPageQuery.ts';

const head = {
  kind: 'page' as const,
  title: 'Journal',
  locale: undefined,
  translations: [],
  publishedAt: undefined,
  modifiedAt: undefined,
  seo: undefined,
};

/** Returns the query of a blog whose list has three pages. */
const blog = (path: string): Pick<PageQuery, 'accepts' | 'isPreview' | 'run'> => ({
  accepts: ['page', 'q'],
  isPreview: false,
  run: async () => ({
    lookup: () => ({ found: true, head: { ...head, path }, breadcrumbs: undefined }),
    shown: () => ({ response: {}, pageCount: 3 }),
    environment: emptyEnvironment(),
  }),
});

function open(path: string, search: Record<string, string>) {
  const address = splitLocale(path);
  const pageContext = { address, locale: address.locale, routeParams: {}, urlParsed: { search }, services: plainServices };
  return runPageQuery(pageContext, blog(path));
}

describe.each(localeCodes)('runPageQuery for a list in %s', (locale) => {
  const path = localisePath('/blog', locale);

  it('redirects `?page=1` to the URL of the list', async () => {
    await expect(open(path, { page: '1' })).rejects.toMatchObject({
      _pageContextAbort: { _urlRedirect: { url: path, statusCode: 301 } },
    });
  });
  it('returns the previous and the next page', async () => {
    const { neighbours } = await open(path, { page: '2' });
    expect(neighbours).toEqual({ previous: path, next: `${path}?page=3` });
  });
});
