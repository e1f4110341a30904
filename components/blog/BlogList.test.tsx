import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#locales/locales.ts';
import { renderQuery } from '#tests/support/renderQuery.tsx';
import type { BlogListTestQuery } from './__generated__/BlogListTestQuery.graphql.ts';
import { BlogList } from './BlogList.tsx';

const picture = { node: { id: 'm', sourceUrl: '/cms/wp-content/uploads/2026/11/pump.webp' } };

function article(number: number) {
  return {
    id: `p${number}`,
    databaseId: number,
    title: `Article ${number}`,
    link: `/blog/article-${number}`,
    excerpt: `<p>Excerpt ${number}</p>`,
    dateGmt: '2026-03-31T22:30:00',
    reading: { readingTime: 3 },
    categories: { nodes: [{ id: 'c', name: 'Networks' }] },
    blogPostElements: { coverImage: picture },
  };
}

type Shown = Partial<Pick<ComponentProps<typeof BlogList>, 'list' | 'category'>> & {
  articles: number;
  locale?: Locale;
};

function renderBlogList({ articles, list = { pageNumber: 1 }, category, locale = 'en' }: Shown) {
  return renderQuery<BlogListTestQuery>({
    query: graphql`
      query BlogListTestQuery @raw_response_type {
        posts(first: 12) {
          nodes {
            ...BlogList_posts
          }
        }
        categories(first: 100) {
          nodes {
            ...BlogList_categories
          }
        }
      }
    `,
    locale,
    payload: {
      posts: { nodes: Array.from({ length: articles }, (_, index) => article(index + 1)) },
      categories: {
        nodes: [
          { id: 'c1', name: 'Networks', slug: 'networks', count: 9 },
          {
            id: 'c2',
            name: 'Uncategorized',
            slug: 'uncategorized',
            count: 0,
          },
        ],
      },
    },
    renderContent: ({ posts, categories }) => (
      <BlogList
        head={<h1>Journal</h1>}
        list={list}
        category={category}
        posts={posts?.nodes ?? []}
        categories={categories?.nodes ?? []}
      />
    ),
  });
}

const picturesIn = (element: HTMLElement) => element.querySelectorAll('img').length;

describe('BlogList on the first page', () => {
  it('shows the newest article large and the others as rows, with a picture in every third', async () => {
    await renderBlogList({ articles: 12, list: { pageNumber: 1, pageCount: 2, totalCount: 20 } });
    const latestArticle = screen.getByRole('region', { name: 'Latest article' });
    const rows = screen.getByRole('region', { name: 'Articles' });
    expect(within(latestArticle).getByRole('link', { name: 'Article 1' }).getAttribute('href')).toBe(
      '/blog/article-1',
    );
    expect(within(rows).getAllByRole('article')).toHaveLength(11);
    expect(picturesIn(rows)).toBe(3);
  });

  it('lists the categories that have articles, with the number of articles', async () => {
    await renderBlogList({ articles: 1, list: { pageNumber: 1, totalCount: 20 } });
    const links = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['All 20', 'Networks 9']);
    expect(links[0]?.getAttribute('aria-current')).toBe('page');
    expect(links[1]?.getAttribute('href')).toBe('/blog/category/networks');
  });

  it('links to the next page', async () => {
    await renderBlogList({ articles: 12, list: { pageNumber: 1, pageCount: 2 } });
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    expect(within(pages).getByRole('link', { name: 'Older' }).getAttribute('href')).toBe('/blog?page=2');
    expect(within(pages).queryByRole('link', { name: 'Newer' })).toBeNull();
    expect(within(pages).getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('BlogList on other pages', () => {
  it('does not link beyond the last page', async () => {
    await renderBlogList({ articles: 1, list: { pageNumber: 2, pageCount: 2 } });
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/blog',
      '/blog',
      '/blog?page=2',
    ]);
  });

  it.each([
    ['da', '1. april 2026'],
    ['de', '1. April 2026'],
  ] as const)('formats dates in Copenhagen’s time zone and the language %s', async (locale, day) => {
    await renderBlogList({ articles: 1, list: { pageNumber: 2, pageCount: 2 }, locale });
    expect(screen.getByText(day)).toBeTruthy();
  });

  it.each([
    ['da', '/da/blog'],
    ['de', '/de/blog'],
  ] as const)('links to the previous page in the language %s', async (locale, expectedHref) => {
    await renderBlogList({ articles: 1, list: { pageNumber: 2, pageCount: 2 }, locale });
    expect(document.querySelector('a[rel=prev]')?.getAttribute('href')).toBe(expectedHref);
  });

  it('shows all pictures in a category, and the reading time instead of the category', async () => {
    await renderBlogList({ articles: 4, category: 'networks' });
    expect(picturesIn(screen.getByRole('region', { name: 'Articles' }))).toBe(4);
    expect(screen.queryByRole('region', { name: 'Latest article' })).toBeNull();
    expect(screen.getAllByText('3 min')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Networks 9' }).getAttribute('aria-current')).toBe('page');
  });

  it('lists an empty category only while it is shown', async () => {
    await renderBlogList({ articles: 0, category: 'uncategorized' });
    expect(screen.getByRole('link', { name: 'Uncategorized 0' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Networks 9' }).getAttribute('aria-current')).toBeNull();
  });

  it('links to all articles from an empty category', async () => {
    await renderBlogList({ articles: 0, category: 'networks' });
    expect(screen.getByText('No articles here yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/blog');
  });
});

describe('BlogList with a search', () => {
  const search = '<b>modem</b> & “tide”';

  it('keeps the term in the field and shows the number of matches', async () => {
    await renderBlogList({ articles: 2, list: { pageNumber: 1, itemCount: 14, pageCount: 2, search } });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', search);
    expect(screen.getByRole('heading', { name: `14 articles mention “${search}”` })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Latest article' })).toBeNull();
    const olderHref = screen.getByRole('link', { name: 'Older' }).getAttribute('href') ?? '';
    expect(Object.fromEntries(new URL(olderHref, 'https://a.example').searchParams)).toEqual({
      q: search,
      page: '2',
    });
  });

  it('states that nothing matches', async () => {
    await renderBlogList({ articles: 0, list: { pageNumber: 1, itemCount: 0, search } });
    expect(screen.getByText(`No articles mention “${search}”.`)).toBeTruthy();
  });

  it('works without JavaScript', async () => {
    await renderBlogList({ articles: 1, locale: 'de' });
    const form = document.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/de/blog');
    expect(form?.method).toBe('get');
  });
});
