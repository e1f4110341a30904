import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { renderSection } from '#tests/support/renderSection.tsx';
import { About } from './About.tsx';
import type { AboutTestQuery } from './__generated__/AboutTestQuery.graphql.ts';

const query = graphql`
  query AboutTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...About_section @alias(as: "about")
        }
      }
    }
  }
`;

describe('About', () => {
  it('says its statement', async () => {
    await renderSection<AboutTestQuery>({
      query,
      kind: 'About',
      fields: { title: 'Sold like weather.' },
      draw: ({ about }) => about && <About section={about} />,
    });
    expect(screen.getByText('Sold like weather.')).toBeTruthy();
  });
});
