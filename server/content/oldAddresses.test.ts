import { describe, expect, it } from 'vitest';
import { createMediaPlaces } from '#server/lib/mediaPlaces.ts';
import { createOldAddresses } from './oldAddresses.ts';

const post = (slug: string, ...categories: string[]) => ({
  ...{ databaseId: 1, slug, categories, translations: [] },
});

const unknownCalls: unknown[] = [];
const deps: Parameters<typeof createOldAddresses>[0] = {
  readPosts: async (locale) =>
    locale === 'da' ? [post('havn', 'skibe')] : [post('harbour', 'ships', 'tugs'), post('контакт', 'ships')],
  fetchContent: async (_operation, variables) => {
    const id = 'id' in variables ? variables.id : undefined;
    const slug = 'slug' in variables ? variables.slug : undefined;
    return {
      categories: { nodes: slug === 'rare' ? [{ slug }] : [] },
      mediaItem:
        id === '11' || slug === 'boat-at-sea' ? { mediaItemUrl: '/cms/wp-content/uploads/boat.jpg' } : null,
      page: id === '4' ? { uri: '/about/team' } : null,
      post: id === '17' ? { uri: '/blog/harbour' } : null,
    };
  },
  reportUnknown: (_operation, variables) => void unknownCalls.push(variables),
  media: createMediaPlaces({ contentUrl: 'https://cms.example' }),
  contentUrl: 'https://cms.example',
  hasFeeds: true,
  hasSearch: true,
};
const oldAddresses = createOldAddresses(deps);

describe('createOldAddresses', () => {
  it.each([
    ['/feed', '/feed.xml'],
    ['/feed/atom/', '/feed.xml'],
    ['/da/feed', '/da/feed.xml'],
    ['/blog/feed', '/feed.xml'],
    ['/comments/feed', '/feed.xml'],
    ['/category/ships/feed', '/feed.xml'],
    ['/blog/harbour/feed', '/blog/harbour'],
    ['/harbour/feed', '/feed.xml'],
    ['/blog/other/feed', '/feed.xml'],
    ['/blog/harbour/x/feed', '/feed.xml'],
    ['/feed/rss', '/feed.xml'],
    ['/category/ships', '/blog/category/ships'],
    ['/category/ships/tugs/page/2', '/blog/category/tugs?page=2'],
    ['/da/category/skibe', '/da/blog/category/skibe'],
    ['/blog/category/ships/tugs', '/blog/category/tugs'],
    ['/da/blog/category/alt/skibe', '/da/blog/category/skibe'],
    ['/blog/category/ships/page/3', '/blog/category/ships?page=3'],
    ['/category/rare', '/blog/category/rare'],
    ['/category/empty', '/blog'],
    ['/category/ships/empty/page/2', '/blog'],
    ['/blog/category/ships/empty', '/blog'],
    ['/da/category/tom', '/da/blog'],
    ['/boat-at-sea', '/cms/wp-content/uploads/boat.jpg'],
    ['/about/boat-at-sea', '/cms/wp-content/uploads/boat.jpg'],
    ['/blog/harbour/boat-at-sea', '/cms/wp-content/uploads/boat.jpg'],
    ['/search/north%20sea', '/search?q=north%20sea'],
    ['/type/gallery', '/blog'],
    ['/wp-sitemap.xml', '/sitemap.xml'],
    ['/wp-sitemap-posts-post-1.xml', '/sitemap.xml'],
    ['/tag/north-sea', '/blog'],
    ['/da/tag/nord/page/2', '/da/blog'],
    ['/author/signe', '/blog'],
    ['/blog/page/2', '/blog?page=2'],
    ['/page/2', '/blog?page=2'],
    ['/blog/page/1', '/blog'],
    ['/2024', '/blog'],
    ['/2024/05/17', '/blog'],
    ['/da/2024/05/page/2', '/da/blog?page=2'],
    ['/2024/05/17/harbour', '/blog/harbour'],
    ['/blog/2024/05/harbour', '/blog/harbour'],
    ['/archives/17', '/blog/harbour'],
    ['/harbour', '/blog/harbour'],
    ['/ships/tugs/harbour', '/blog/harbour'],
    ['/index.php/2024/05/harbour', '/blog/harbour'],
    ['/%D0%BA%D0%BE%D0%BD%D1%82%D0%B0%D0%BA%D1%82', '/blog/%D0%BA%D0%BE%D0%BD%D1%82%D0%B0%D0%BA%D1%82'],
    ['/blog/harbour/2', '/blog/harbour'],
    ['/blog/harbour/comment-page-3', '/blog/harbour'],
  ])('redirects %s to %s', async (path, to) => {
    expect(await oldAddresses.find(path)).toBe(to);
  });

  it.each(['/', '/blog', '/nowhere', '/blog/category/unknown', '/blog/category/ships', '/blog/harbour'])(
    'does not redirect %s',
    async (path) => expect(await oldAddresses.find(path)).toBeUndefined(),
  );

  it.each([
    '/other/harbour',
    '/da/da/feed',
    '/tag',
    '/mytag/north',
    '/tags/north',
    '/category',
    '/da/harbour',
    '/2024/05/nowhere',
    '/x/wp-sitemap.xml',
    '/wp-sitemap.xml.gz',
    '/other/2',
    '/harbour/2/x',
    '/ships/index.php/harbour',
  ])('does not redirect %s', async (path) => expect(await oldAddresses.find(path)).toBeUndefined());

  it('does not redirect to a feed or search that the site does not have', async () => {
    const bare = createOldAddresses({ ...deps, hasFeeds: false, hasSearch: false });
    expect(await bare.find('/feed')).toBeUndefined();
    expect(await bare.find('/search/sea')).toBeUndefined();
    expect(await bare.findByQuery('/', '?feed=rss')).toBeUndefined();
    expect(await bare.findByQuery('/', '?s=sea')).toBeUndefined();
  });

  it.each([
    ['/', '?p=17', '/blog/harbour'],
    ['/', '?page_id=4&utm_source=mail', '/about/team'],
    ['/', '?feed=rss2', '/feed.xml'],
    ['/da', '?s=havn', '/da/search?q=havn'],
    ['/', '?feed=rss', '/feed.xml'],
    ['/', '?feed=xrss', undefined],
    ['/', '?feed=rssx', undefined],
    ['/', '?s=%20', undefined],
    ['/', '?cat=3', '/blog'],
    ['/', '?cat=33', '/blog'],
    ['/', '?cat=x3', undefined],
    ['/', '?cat=3x', undefined],
    ['/', '?author=3', '/blog'],
    ['/', '?tag=north+sea', undefined],
    ['/', '?category_name=ships/tugs', undefined],
    ['/', '?category_name=ships', '/blog'],
    ['/', '?tag=north', '/blog'],
    ['/da', '?author_name=signe', '/da/blog'],
    ['/', '?paged=2', '/blog?page=2'],
    ['/', '?paged=12', '/blog?page=12'],
    ['/', '?paged=1', undefined],
    ['/', '?paged=20', '/blog?page=20'],
    ['/', '?paged=x2', undefined],
    ['/', '?paged=2x', undefined],
    ['/', '?paged=x12', undefined],
    ['/', '?paged=12x', undefined],
    ['/', '?attachment_id=11', '/cms/wp-content/uploads/boat.jpg'],
    ['/', '?m=202405', '/blog'],
    ['/', '?m=x2024', undefined],
    ['/', '?m=20240', undefined],
    ['/', '?p=99', undefined],
    ['/', '?p=x', undefined],
    ['/', '?utm_source=mail', undefined],
    ['/about', '?p=17', undefined],
  ])('redirects %s%s to %s', async (path, search, to) => {
    expect(await oldAddresses.findByQuery(path, search)).toBe(to);
  });

  it('reports each lookup without a result, because visitors’ input should not be stored', async () => {
    unknownCalls.length = 0;
    await oldAddresses.find('/made-up');
    await oldAddresses.find('/category/made-up');
    await oldAddresses.findByQuery('/', '?p=99');
    await oldAddresses.find('/boat-at-sea');
    expect(unknownCalls).toEqual([{ slug: 'made-up' }, { slug: 'made-up', language: 'en' }, { id: '99' }]);
  });

  it('queries neither IDs that are not numbers, nor slugs with a dot', async () => {
    unknownCalls.length = 0;
    for (const search of ['?p=x17', '?p=17x', '?p=017']) await oldAddresses.findByQuery('/', search);
    await oldAddresses.find('/made.up');
    expect(unknownCalls).toEqual([]);
    for (const path of ['/archives/x17', '/archives/17x']) await oldAddresses.find(path);
    expect(unknownCalls).toEqual([{ slug: 'x17' }, { slug: '17x' }]);
  });

  it('does not redirect an ID if the backend’s response has an unexpected format', async () => {
    const brokenAddresses = createOldAddresses({ ...deps, fetchContent: async () => ({ post: 'x' }) });
    expect(await brokenAddresses.findByQuery('/', '?p=17')).toBeUndefined();
  });

  it('redirects files of the media library, and no other files', () => {
    expect(oldAddresses.findFile('/wp-content/uploads/2024/05/prices.pdf')).toBe(
      '/cms/wp-content/uploads/2024/05/prices.pdf',
    );
    for (const path of [
      '/wp-content/plugins/a.js',
      '/wp-content/uploads/../../wp-config.php',
      '/uploads/a.pdf',
      '//[/uploads/a.pdf',
    ])
      expect(oldAddresses.findFile(path)).toBeUndefined();
  });
});
