import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { isOverridden } from '#tests/support/isOverridden.ts';
import { renderQuery } from '#tests/support/renderQuery.tsx';
import type { ArticleTestQuery } from './__generated__/ArticleTestQuery.graphql.ts';
import { Article } from './Article.tsx';

type Post = NonNullable<
  NonNullable<
    NonNullable<NonNullable<Parameters<typeof renderQuery<ArticleTestQuery>>[0]['payload']>['posts']>['nodes']
  >[0]
>;
type Section = NonNullable<NonNullable<NonNullable<Post['blogPostElements']>['sectionElements']>[number]>;

const hasOwnHead = isOverridden('post/ArticleHead.tsx');
const url = 'https://www.kystlink.example/blog/cause-15';

function renderArticle(post: Post) {
  return renderQuery<ArticleTestQuery>({
    query: graphql`
      query ArticleTestQuery @raw_response_type {
        posts(first: 1) {
          nodes {
            ...Article_post
          }
        }
      }
    `,
    payload: { posts: { nodes: [{ id: 'post', ...post }] } },
    renderContent: ({ posts }) => posts?.nodes[0] && <Article post={posts.nodes[0]} url={url} />,
  });
}

const heading = (sectionHeading: string | null): Section => ({
  __typename: 'BlogPostElementsSectionElementsSectionHeadingLayout',
  sectionHeading,
});
const content = (contentWysiwyg: string | null): Section => ({
  __typename: 'BlogPostElementsSectionElementsSectionContentLayout',
  contentWysiwyg,
});
const signature: Section = {
  __typename: 'BlogPostElementsSectionElementsSignatureLayout',
  signature: '<p><strong>Jonas Riis</strong><br />Field engineer.</p>',
};
const uploads = '/cms/wp-content/uploads/2026/11';

const picture = (file: string, altText: string) => ({
  node: { id: file, sourceUrl: `${uploads}/${file}`, altText, mediaDetails: { width: 1600, height: 900 } },
});

describe('Article’s cover', () => {
  const featuredImage = picture('boat.webp', 'A boat');
  it.each([
    ['is WordPress’s featured image if no cover is set', { featuredImage }, 'A boat'],
    [
      'is the cover if both are set',
      { featuredImage, blogPostElements: { coverImage: picture('buoy.webp', 'A buoy') } },
      'A buoy',
    ],
  ])('%s', async (_title, post: Post, name) => {
    await renderArticle({ title: 'Cause 15', ...post });
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([name]);
  });
});

describe('Article with an excerpt', () => {
  const longText =
    '<p>The pump at Harboe stopped on the first Sunday in March, and on the second, and nobody could say why it worked on Mondays.</p>' +
    '<table><tbody><tr><td>Cell one</td><td>kept spaces</td></tr></tbody></table><p>Roses are red, and the log was empty.</p>';
  it.each([
    [
      'with words of a form that the site leaves out',
      '<ul><li>One</li></ul><p>Short text, no excerpt of its own.</p>',
      'One Short text, no excerpt of its own. Send',
    ],
    [
      'with words before the text that the site leaves out',
      longText,
      'Search the archive The pump at Harboe stopped on the first Sunday in March, and on the second, and nobody could say why it worked on Mondays. Cell onekept spaces Roses are red, and the log was empty. Mail Send',
    ],
    [
      'without the block that begins the text',
      `<pre>${'code '.repeat(80)}</pre>${longText}`,
      'The pump at Harboe stopped on the first Sunday in March, and on the second, and nobody could say why it worked on Mondays. Roses are red, and the log was empty.',
    ],
  ])('hides an excerpt that WordPress generated %s', async (_name, content, excerpt) => {
    await renderArticle({ title: 'T', content, excerpt: `<p>${excerpt}</p>` });
    expect(within(screen.getByRole('banner')).queryByText(/Short|pump/)).toBeNull();
  });

  it.each([
    'A pump that failed every Sunday, and what the log of the whole week had to say about the reasons once somebody read it from its end to its beginning again.',
    'Roses are red, and the log was empty.',
  ])('shows an excerpt that an editor wrote: %s', async (excerpt) => {
    const content = `<p>${'Before it all. '.repeat(30)}</p>${longText}`;
    await renderArticle({ title: 'T', content, excerpt: `<p>${excerpt}</p>` });
    expect(within(screen.getByRole('banner')).getByText(excerpt)).toBeDefined();
  });
});

describe('Article with all fields', () => {
  const full: Post = {
    title: 'Cause 15',
    excerpt: '<p>The fault was in neither.</p>',
    dateGmt: '2026-10-14T06:30:00',
    reading: { readingTime: 7 },
    categories: { nodes: [{ id: 'c', name: 'Field notes', slug: 'field-notes' }] },
    author: { node: { id: 'a', name: 'Jonas Riis', avatar: { url: `${uploads}/avatar.svg` } } },
    blogPostElements: {
      coverImage: { node: { id: 'm1', sourceUrl: `${uploads}/buoy.svg`, altText: 'A buoy' } },
      sectionElements: [
        content('<p>The first ticket.</p>'),
        heading('A fault'),
        heading('A fault'),
        {
          __typename: 'BlogPostElementsSectionElementsBlogMediaLayout',
          border: true,
          width: ['small'],
          image: {
            node: {
              id: 'm2',
              sourceUrl: `${uploads}/chart.webp`,
              altText: 'A chart',
              caption: '<p>The <em>Kattegat</em></p>',
            },
          },
        },
        heading('Your fleet'),
        signature,
      ],
    },
  };

  it('renders everything from the head to the signature', async () => {
    await renderArticle(full);
    expect(screen.getByRole('heading', { level: 1, name: 'Cause 15' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'A buoy' })).toBeTruthy();
    expect(screen.getByText('The first ticket.')).toBeTruthy();
    expect(within(screen.getByRole('figure')).getByRole('img', { name: 'A chart' })).toBeTruthy();
    expect(within(screen.getByRole('figure')).getByText('Kattegat')).toBeTruthy();
    expect(screen.getByText('Field engineer.')).toBeTruthy();
  });

  it.skipIf(hasOwnHead)('renders category, date and reading time in its head', async () => {
    await renderArticle(full);
    expect(screen.getByRole('link', { name: 'Field notes' }).getAttribute('href')).toBe(
      '/blog/category/field-notes',
    );
    expect(screen.getByText('14 October 2026').getAttribute('datetime')).toBe('2026-10-14');
    expect(screen.getByText('7-minute read')).toBeTruthy();
  });

  it('lists links to the headings, including equal ones', async () => {
    await renderArticle(full);
    const list = screen.getByRole('navigation', { name: 'On this page' });
    const targets = within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(targets).toEqual(['a-fault', 'a-fault-1', 'your-fleet']);
    expect(targets.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'A fault',
      'A fault',
      'Your fleet',
    ]);
  });

  it('renders the links for sharing once, without third-party scripts', async () => {
    await renderArticle(full);
    expect(screen.getAllByRole('list', { name: 'Share' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: /LinkedIn/ }).getAttribute('href')).toContain(
      encodeURIComponent(url),
    );
  });
});

describe('Article with text from the block editor', () => {
  const text =
    '<p>At <strong>noon</strong>, the tide.</p><h2>The pump &amp; the log</h2><p>It ran.</p><h2 id="own">The pump &amp; the log</h2><h2 class="has-text-align-center">After</h2>';

  it('renders the text before the sections, and lists the headings of both', async () => {
    await renderArticle({
      title: 'T',
      content: text,
      blogPostElements: { sectionElements: [heading('Signed'), signature] },
    });

    const list = screen.getByRole('navigation', { name: 'On this page' });
    const links = within(list).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'The pump & the log',
      'The pump & the log',
      'After',
      'Signed',
    ]);
    const targets = links.map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
    expect(targets.map((target) => target?.textContent)).toEqual(links.map(({ textContent }) => textContent));
    expect(document.getElementById('own')?.closest('h2')).toBe(targets[1]);
    expect(screen.getByText('It ran.').compareDocumentPosition(screen.getByText('Field engineer.'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it.each([
    ['is cut off', '<p>At noon, the tide. Something from a caption […]</p>'],
    ['is all of a short text', '<p>At noon, the tide.</p>'],
    [
      'leaves out text that is not a sentence',
      '<p>At noon, the tide. The pump &amp; the log https://a.example/v After</p>',
    ],
  ])('hides an excerpt that WordPress generated: it %s', async (_name, excerpt) => {
    await renderArticle({ title: 'T', content: text, excerpt });
    expect(screen.getAllByText(/noon/)).toHaveLength(1);
  });

  it('generates unique IDs if an editor’s anchor equals that of a heading', async () => {
    await renderArticle({
      title: 'T',
      content: '<p id="the-tide">x</p><h2>The tide</h2><h2>B</h2><h2>C</h2>',
    });
    expect(document.querySelectorAll('[id="the-tide"]')).toHaveLength(1);
    const [link] = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(document.getElementById(link?.getAttribute('href')?.slice(1) ?? '')?.textContent).toBe('The tide');
  });

  it('shows the excerpt that the editor wrote', async () => {
    await renderArticle({ title: 'T', content: text, excerpt: '<p>A day at the pump.</p>' });
    expect(screen.getByText('A day at the pump.')).toBeTruthy();
  });
});

describe('Article with few fields', () => {
  it('renders no empty elements', async () => {
    const { container } = await renderArticle({
      title: 'Short',
      blogPostElements: { sectionElements: null },
    });
    expect(container.querySelectorAll('img, figure, time, nav')).toHaveLength(0);
    expect(screen.getByRole('list', { name: 'Share' })).toBeTruthy();
  });

  it('omits empty sections', async () => {
    await renderArticle({
      title: 'Short',
      blogPostElements: {
        sectionElements: [
          heading(null),
          content(null),
          { __typename: 'BlogPostElementsSectionElementsBlogMediaLayout', border: true, image: null },
          { __typename: 'BlogPostElementsSectionElementsSignatureLayout', signature: null },
        ],
      },
    });
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('renders no contents list for two headings', async () => {
    await renderArticle({
      title: 'Short',
      blogPostElements: { sectionElements: [heading('One'), heading('Two')] },
    });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('Article with hostile or invalid content', () => {
  it.skipIf(hasOwnHead)('never requests the author’s picture from a third party', async () => {
    const { container } = await renderArticle({
      title: 'T',
      author: {
        node: { id: 'a', name: 'Jonas "JB" Weiß & Co', avatar: { url: 'http://2.gravatar.com/avatar/5' } },
      },
      blogPostElements: { sectionElements: [signature] },
    });
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('JC')).toBeTruthy();
  });

  it('escapes titles and headings', async () => {
    const hostile = '<img src=x onerror=alert(1)> & “5 < 6”';
    const { container } = await renderArticle({
      title: hostile,
      blogPostElements: { sectionElements: [heading(hostile)] },
    });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([hostile, hostile]);
    expect(container.querySelector('img')).toBeNull();
  });

  it('uses the local date of a draft that has no GMT date yet', async () => {
    const { container } = await renderArticle({ title: 'T', date: '2026-10-14T00:30:00', dateGmt: null });
    const day = container.querySelector('time');
    expect(day?.textContent).toBe('14 October 2026');
    expect(day?.getAttribute('datetime')).toBe('2026-10-14');
  });

  it('omits an unknown kind, an invalid date, and an empty reading time', async () => {
    const { container } = await renderArticle({
      title: 'T',
      dateGmt: 'yesterday',
      reading: { readingTime: 0 },
      blogPostElements: {
        sectionElements: [
          { __typename: 'BlogPostElementsSectionElementsPollLayout' },
          content('<p>Text</p>'),
        ],
      },
    });
    expect(container.querySelector('time')).toBeNull();
    expect(screen.queryByText(/to read/)).toBeNull();
    expect(screen.getByText('Text')).toBeTruthy();
  });
});
