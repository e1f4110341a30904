import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { expect, it } from 'vitest';
import { renderQuery } from '#tests/support/renderQuery.tsx';
import type { FurtherReadingTestQuery } from './__generated__/FurtherReadingTestQuery.graphql.ts';
import { FurtherReading } from './FurtherReading.tsx';

it.each([
  ['en', 'Next article', 'Previous article'],
  ['da', 'Næste artikel', 'Forrige artikel'],
  ['de', 'Nächster Artikel', 'Vorheriger Artikel'],
] as const)('FurtherReading calls the later article next in %s', async (locale, next, previous) => {
  await renderQuery<FurtherReadingTestQuery>({
    query: graphql`
      query FurtherReadingTestQuery @raw_response_type {
        posts(first: 2) {
          nodes {
            databaseId
            ...PostLink_post
          }
        }
      }
    `,
    payload: {
      posts: {
        nodes: [
          { id: 'a', databaseId: 2, title: 'Later', link: '/blog/later' },
          { id: 'b', databaseId: 1, title: 'Earlier', link: '/blog/earlier' },
        ],
      },
    },
    locale,
    renderContent: ({ posts }) => (
      <FurtherReading newer={posts?.nodes[0]} older={posts?.nodes[1]} related={[]} />
    ),
  });

  expect(screen.getByText(next).parentElement?.textContent).toContain('Later');
  expect(screen.getByText(previous).parentElement?.textContent).toContain('Earlier');
});
