import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { defaultLocale, localeCodes, locales } from '#locales/locales.ts';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { imageNode } from '#tests/support/picture.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { FeaturedContent } from './FeaturedContent.tsx';
import type { FeaturedContentTestQuery } from './__generated__/FeaturedContentTestQuery.graphql.ts';

const query = graphql`
  query FeaturedContentTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...FeaturedContent_section @alias(as: "section")
        }
      }
    }
  }
`;

type Options = Parameters<typeof renderSection<FeaturedContentTestQuery>>[0];

function renderFeaturedContent(fields: Options['fields'], locale: Options['locale'] = defaultLocale) {
  return renderSection<FeaturedContentTestQuery>({
    query,
    kind: 'FeaturedContent',
    fields,
    locale,
    renderContent: ({ section }) => section && <FeaturedContent section={section} />,
  });
}

describe('FeaturedContent', () => {
  it('shows the first article large and the others as rows', async () => {
    await renderFeaturedContent({
      title: 'From the log book',
      featuredPosts: {
        nodes: [
          {
            __typename: 'Post',
            id: 'post-1',
            title: 'Article 1',
            link: '/blog/article-1',
            date: '2026-10-14T00:30:00',
            categories: { nodes: [{ id: 'field-notes', name: 'Field notes' }] },
            featuredImage: imageNode('buoy.svg', 'A buoy'),
          },
          {
            __typename: 'Post',
            id: 'post-2',
            title: 'Article 2',
            link: '/blog/article-2',
            date: '2026-10-14T00:30:00',
            categories: { nodes: [{ id: 'field-notes', name: 'Field notes' }] },
          },
        ],
      },
      globalButtons: [
        { link: { url: '/blog', title: 'All articles', target: '' }, style: ['outline'], icon: null },
      ],
    });
    const [large, row] = screen.getAllByRole('article');
    expect(large?.querySelector('img')?.getAttribute('src')).toContain('buoy.svg');
    expect(large && within(large).getByRole('link', { name: 'Article 1' }).getAttribute('href')).toBe(
      '/blog/article-1',
    );
    expect(row?.querySelector('img')).toBeNull();
    expect(row && within(row).getByText('Field notes')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All articles' })).toBeTruthy();
  });

  it.each(localeCodes)('formats dates in the visitor’s language (%s)', async (locale) => {
    const { dateCode } = locales[locale];
    const date = new Intl.DateTimeFormat(dateCode, { dateStyle: 'long', timeZone: 'UTC' });
    await renderFeaturedContent(
      {
        featuredPosts: {
          nodes: [
            {
              __typename: 'Post',
              id: 'post-1',
              title: 'Article 1',
              link: '/blog/article-1',
              date: '2026-10-14T00:30:00',
              categories: { nodes: [{ id: 'field-notes', name: 'Field notes' }] },
            },
          ],
        },
      },
      locale,
    );
    const dateText = date.format(new Date('2026-10-14T12:00:00Z'));
    expect(screen.getByText(dateText).getAttribute('datetime')).toBe('2026-10-14');
  });

  it('shows the excerpt if the first article has no picture', async () => {
    await renderFeaturedContent({
      featuredPosts: {
        nodes: [
          {
            __typename: 'Post',
            id: 'post-1',
            title: 'Article 1',
            link: '/blog/article-1',
            date: '2026-10-14T00:30:00',
            categories: { nodes: [{ id: 'field-notes', name: 'Field notes' }] },
            excerpt: '<p>Six silent Sundays.</p>',
          },
        ],
      },
    });
    expect(screen.getByText('Six silent Sundays.')).toBeTruthy();
  });

  it('renders nothing without articles', async () => {
    const { container } = await renderFeaturedContent({
      title: 'From the log book',
      featuredPosts: { nodes: [] },
    });
    expect(container.textContent).toBe('');
  });

  it('escapes markup in texts and renders a script URL as plain text', async () => {
    const { container } = await renderFeaturedContent({
      title: longWord,
      featuredPosts: { nodes: [{ __typename: 'Post', id: 'post', title: scriptText, link: '/blog/x' }] },
      globalButtons: [
        { link: { url: scriptAddress, title: 'Press here', target: '' }, style: ['purple'], icon: null },
      ],
    });
    expect(screen.getByRole('link', { name: scriptText })).toBeTruthy();
    expect(container.querySelector('script')).toBeNull();
    expect(screen.getByText('Press here').closest('a')).toBeNull();
  });
});
