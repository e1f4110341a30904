// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { image, siteUrl, startDocuments, textsOf } from '#tests/support/feedSite.ts';

describe('atomFeed', () => {
  const post = {
    uri: '/da/blog/a',
    title: 'Tom & Jerry <em>“5 < 6”</em> ]]>',
    excerpt: '<p>See <a href="/da/priser">prices</a>.</p>',
    dateGmt: '2026-10-14T06:30:00',
    modifiedGmt: '2026-10-16T07:12:00',
    locale: { locale: 'da_DK' },
    author: { node: { name: 'Jonas & Riis' } },
    categories: { nodes: [{ name: 'Net & "mere"', slug: 'net' }] },
    seo: { metaRobotsNoindex: 'index' },
  };
  const page = {
    uri: '/da/blog',
    title: 'Journal',
    locale: { locale: 'da_DK' },
    seo: { title: 'Journal | Kystlink', metaDesc: 'Fejl.', opengraphSiteName: 'Kystlink' },
  };

  it('returns Atom with absolute URLs and IDs', async () => {
    const { xml, get } = await startDocuments({ feed: { page, posts: [post] } });
    expect((await get('/da/feed.xml')).headers.get('content-type')).toBe(
      'application/atom+xml; charset=utf-8',
    );

    const feed = await xml('/da/feed.xml');
    expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(textsOf(feed, 'id')).toEqual([`${siteUrl}/da/blog`, `${siteUrl}/da/blog/a`]);
    expect(textsOf(feed, 'updated')[0]).toBe('2026-10-16T07:12:00.000Z');
    expect([...feed.getElementsByTagName('link')].map((link) => link.getAttribute('href'))).toEqual([
      `${siteUrl}/da/blog`,
      `${siteUrl}/da/feed.xml`,
      `${siteUrl}/da/blog/a`,
    ]);
    expect(textsOf(feed, 'summary')).toEqual([`<p>See <a href="${siteUrl}/da/priser">prices</a>.</p>`]);
  });

  it('contains each post’s dates, authors and category, and the feed’s title, icon and author', async () => {
    const { xml } = await startDocuments({ feed: { page, posts: [post] } });
    const feed = await xml('/da/feed.xml');
    expect(textsOf(feed, 'title')[0]).toBe('Journal | Kystlink');
    expect(textsOf(feed, 'subtitle')).toEqual(['Fejl.']);
    expect(textsOf(feed, 'icon')).toEqual([`${siteUrl}/favicon.ico`]);
    expect(textsOf(feed, 'generator')).toEqual([]);
    expect(textsOf(feed, 'published')).toEqual(['2026-10-14T06:30:00.000Z']);
    expect(textsOf(feed, 'updated')).toEqual(['2026-10-16T07:12:00.000Z', '2026-10-16T07:12:00.000Z']);
    expect(textsOf(feed, 'name')).toEqual(['Kystlink', 'Jonas & Riis']);
    expect(textsOf(feed, 'uri')).toEqual([`${siteUrl}/`]);
    const [category] = feed.getElementsByTagName('category');
    expect(category?.getAttribute('term')).toBe('net');
  });

  it('declares the language of the feed, and contains a post’s image as an enclosure', async () => {
    const illustratedPosts = [
      { ...post, blogPostElements: { coverImage: image('cover.webp') }, featuredImage: image('b.jpg') },
      { ...post, uri: '/da/blog/b', featuredImage: image('b.jpg') },
      { ...post, uri: '/da/blog/c', featuredImage: image('c.unknown') },
      post,
    ];
    const { xml } = await startDocuments({ feed: { page, posts: illustratedPosts } });
    const feed = await xml('/da/feed.xml');
    expect(feed.documentElement.getAttribute('xml:lang')).toBe('da-DK');
    const pictures = [...feed.querySelectorAll('link[rel=enclosure]')];
    expect(pictures.map((link) => [link.getAttribute('href'), link.getAttribute('type')])).toEqual([
      [`${siteUrl}/cms/wp-content/uploads/cover.webp`, 'image/webp'],
      [`${siteUrl}/cms/wp-content/uploads/b.jpg`, 'image/jpeg'],
    ]);
  });

  it('dates the feed by its newest post, and unchanged posts by their publication', async () => {
    const olderPost = { ...post, uri: '/da/blog/b', modifiedGmt: null, dateGmt: '2026-01-02T03:04:05' };
    const { xml } = await startDocuments({ feed: { page, posts: [olderPost, post] } });
    expect(textsOf(await xml('/da/feed.xml'), 'updated')).toEqual([
      '2026-10-16T07:12:00.000Z',
      '2026-01-02T03:04:05.000Z',
      '2026-10-16T07:12:00.000Z',
    ]);
  });

  it('removes characters that XML does not allow, and omits invalid dates and external URLs', async () => {
    const posts = [
      { ...post, title: 'A\u0000\u000b\uffffB' },
      { ...post, uri: '/da/blog/b', dateGmt: 'yesterday' },
      { ...post, uri: '//evil.example/da/blog/c' },
      { ...post, uri: 'https://evil.example' },
    ];
    const { xml } = await startDocuments({ feed: { page, posts } });
    const feed = await xml('/da/feed.xml');
    expect(textsOf(feed, 'id')).toEqual([`${siteUrl}/da/blog`, `${siteUrl}/da/blog/a`]);
    expect(textsOf(feed, 'title')[1]).toBe('AB');
  });

  it('escapes titles, names and categories as plain text', async () => {
    const { xml } = await startDocuments({ feed: { page, posts: [post] } });
    const feed = await xml('/da/feed.xml');

    const html = new DOMParser().parseFromString(textsOf(feed, 'title')[1] ?? '', 'text/html');
    expect(html.body.textContent).toBe(post.title);
    expect(textsOf(feed, 'name')).toContain('Jonas & Riis');
    expect(feed.getElementsByTagName('category')[0]?.getAttribute('label')).toBe('Net & "mere"');
  });

  it('omits other languages, drafts and noindex posts', async () => {
    const hiddenPost = { ...post, uri: '/da/blog/b', seo: { metaRobotsNoindex: 'noindex' } };
    const english = { ...post, uri: '/blog/c', locale: { locale: 'en_US' } };
    const undated = { ...post, uri: '/da/blog/d', dateGmt: null };
    const { xml } = await startDocuments({ feed: { page, posts: [hiddenPost, english, undated, post] } });

    expect(textsOf(await xml('/da/feed.xml'), 'id')).toEqual([`${siteUrl}/da/blog`, `${siteUrl}/da/blog/a`]);
  });

  it('has no entries if the blog has no posts', async () => {
    const { xml } = await startDocuments({ feed: { page: null, posts: [] } });
    expect(textsOf(await xml('/feed.xml'), 'title')).toEqual(['kystlink.example']);
  });
});
