import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { FeaturesWithCtaBanner } from './FeaturesWithCtaBanner.tsx';
import type { FeaturesWithCtaBannerTestQuery } from './__generated__/FeaturesWithCtaBannerTestQuery.graphql.ts';

const query = graphql`
  query FeaturesWithCtaBannerTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...FeaturesWithCtaBanner_section @alias(as: "section")
        }
      }
    }
  }
`;

type Fields = Parameters<typeof renderSection<FeaturesWithCtaBannerTestQuery>>[0]['fields'];

function renderFeaturesWithCtaBanner(fields: Fields) {
  return renderSection<FeaturesWithCtaBannerTestQuery>({
    query,
    kind: 'FeaturesWithCtaBanner',
    fields,
    renderContent: ({ section }) => section && <FeaturesWithCtaBanner section={section} />,
  });
}

describe('FeaturesWithCtaBanner', () => {
  it('renders a call to action after the list of features', async () => {
    await renderFeaturesWithCtaBanner({
      title: 'In the test kit',
      features: [
        {
          title: 'Five SIMs',
          description: 'Ready to use.',
          link: { url: '/sim', title: 'The SIM', target: '' },
        },
        { title: 'The log' },
      ],
      cta: {
        ctaStyle: ['gradient'],
        title: 'In the water',
        globalButtons: [{ link: { url: '/test-kit', title: 'Order', target: '' } }],
      },
    });
    const section = screen.getByRole('region', { name: 'In the test kit' });
    expect(within(section).getAllByRole('listitem')).toHaveLength(2);
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Five SIMs', 'The log', 'In the water']);
    expect(
      within(section)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['The SIM', 'Order']);
  });

  it('renders features that have only a title', async () => {
    await renderFeaturesWithCtaBanner({ features: [{ title: 'Log kept 13 months' }] });
    expect(screen.getByRole('heading', { level: 2, name: 'Log kept 13 months' })).toBeTruthy();
  });

  it('renders nothing without features', async () => {
    await renderFeaturesWithCtaBanner({
      title: 'In the kit',
      features: [{ description: 'x' }],
      cta: { title: 'Order' },
    });
    expect(screen.queryByText('Order')).toBeNull();
  });

  it('escapes hostile content', async () => {
    await renderFeaturesWithCtaBanner({
      features: [{ title: scriptText, description: longWord, link: { url: scriptAddress, title: 'Go' } }],
      cta: { title: scriptText },
    });
    expect(screen.getAllByRole('heading', { name: scriptText })).toHaveLength(2);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
