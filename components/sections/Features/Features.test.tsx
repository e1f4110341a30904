import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { Features } from './Features.tsx';
import type { FeaturesTestQuery } from './__generated__/FeaturesTestQuery.graphql.ts';

const query = graphql`
  query FeaturesTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...Features_section @alias(as: "section")
        }
      }
    }
  }
`;

type Fields = Parameters<typeof renderSection<FeaturesTestQuery>>[0]['fields'];

function renderFeatures(fields: Fields) {
  return renderSection<FeaturesTestQuery>({
    query,
    kind: 'Features',
    fields,
    renderContent: ({ section }) => section && <Features section={section} />,
  });
}

const icon = {
  node: { id: 'icon', sourceUrl: '/cms/wp-content/uploads/icon.svg', altText: 'Icon', mediaDetails: null },
};
const drawing = {
  node: {
    id: 'drawing',
    sourceUrl: '/cms/wp-content/uploads/log.webp',
    altText: 'A log line',
    mediaDetails: { width: 800, height: 320 },
  },
};

describe('Features', () => {
  it('renders each feature with its text, its drawing, and a link with the feature’s name', async () => {
    await renderFeatures({
      title: 'Four tools',
      features: [
        { title: 'Causes in words', description: 'We keep the number.', icon },
        {
          title: 'Steering',
          description: 'Prefer a network.',
          icon: drawing,
          link: { url: '/limits', title: 'Limits', target: '' },
        },
      ],
    });
    const section = screen.getByRole('region', { name: 'Four tools' });
    const [firstItem, secondItem] = within(section).getAllByRole('listitem');
    expect(firstItem && within(firstItem).getByRole('heading', { level: 3 }).textContent).toBe(
      'Causes in words',
    );
    expect(firstItem && within(firstItem).queryByRole('img')).toBeNull();
    expect(secondItem && within(secondItem).getByRole('img', { name: 'A log line' })).toBeTruthy();
    expect(
      secondItem && within(secondItem).getByRole('link', { name: 'Limits: Steering' }).getAttribute('href'),
    ).toBe('/limits');
  });

  it('renders features if title, pictures and descriptions are missing', async () => {
    await renderFeatures({ features: [{ title: 'Export' }, { description: 'Roles and keys' }] });
    expect(screen.getByRole('heading', { level: 2, name: 'Export' })).toBeTruthy();
    expect(screen.getByText('Roles and keys')).toBeTruthy();
  });

  it('renders nothing without features', async () => {
    await renderFeatures({ title: 'Four tools', features: [{ icon }] });
    expect(screen.queryByText('Four tools')).toBeNull();
  });

  it('escapes hostile content', async () => {
    await renderFeatures({
      title: longWord,
      features: [
        { title: scriptText, description: scriptText, link: { url: scriptAddress, title: 'Old script' } },
      ],
    });
    expect(screen.getAllByText(scriptText)).toHaveLength(2);
    expect(screen.getByText('Old script')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
