import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { splitLocale } from '#locales/routing.ts';
import type { ContentData } from '#schema/pageServices.ts';
import type { PageQuery } from '#renderer/data/definePageQuery.ts';
import { startEditedCms, type EditedCms } from '#tests/support/editedCms.ts';
import { startContent } from '#tests/support/startContent.ts';
import { query as contentPageQuery } from '../../pages/(site)/content/+query.ts';
import { query as blogPageQuery } from '../../pages/blog/index/+query.ts';
import { query as postPageQuery } from '../../pages/blog/@slug/+query.ts';

let cms: EditedCms;
let site: Awaited<ReturnType<typeof startContent>>;
beforeAll(async () => {
  cms = await startEditedCms();
  // WPGraphQL returns null for `{ page(id: "/blog/", idType: URI) { uri link isPostsPage } }` if a "Posts page" is set.
  for (const uri of ['/blog/', '/da/blog/', '/pricing/']) cms.edit(`"uri":"${uri}"`, '"uri":null');
  cms.edit('/blog/category/field-notes/', '/topics/notes/field-notes/');
  const { home } = await (await fetch(`${cms.url}/wp-json/`)).json();
  site = await startContent(cms.url, { env: { CONTENT_HOME_URL: home } });
});
afterAll(async () => {
  await site.stop();
  await cms.stop();
});

async function open(query: PageQuery, address: string, search?: string) {
  const slug = address.split('/').at(-1) ?? '';
  const { locale, path } = splitLocale(address);
  const response = await query.run(
    { locale, path, routeParams: { slug }, pageNumber: 1, search, preview: undefined },
    {
      fetchContent: async ({ text, ...operation }, variables): Promise<ContentData> =>
        (await site.content.fetch({ ...operation, text: text ?? '', variables })).value,
      readPostIndex: async (_locale, read) => read([]),
    },
  );
  return response.lookup();
}

describe('a page whose `uri` is null in WPGraphQL', () => {
  it.each([
    ['/blog', undefined],
    ['/da/blog', undefined],
    ['/blog', 'harbour'],
  ])('is the blog at %s (search: %s)', async (address, search) => {
    expect(await open(blogPageQuery, address, search)).toMatchObject({
      found: true,
      head: { path: address },
      breadcrumbs: [{}, { path: address }],
    });
  });

  it('is found at its own address if it is not the blog', async () => {
    expect(await open(contentPageQuery, '/pricing')).toMatchObject({
      found: true,
      head: { path: '/pricing' },
    });
    expect(await open(contentPageQuery, '/da/pricing')).toMatchObject({ found: false });
  });
});

it("the breadcrumbs of an article link to its category on the site, not to WordPress's category page", async () => {
  expect(await open(postPageQuery, '/blog/cause-15-at-high-water')).toMatchObject({
    breadcrumbs: [{}, {}, { path: '/blog/category/field-notes' }, {}],
  });
});
