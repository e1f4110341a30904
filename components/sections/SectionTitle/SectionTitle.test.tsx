import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { SectionTitle } from './SectionTitle.tsx';
import type { SectionTitleTestQuery } from './__generated__/SectionTitleTestQuery.graphql.ts';

const query = graphql`
  query SectionTitleTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...SectionTitle_section @alias(as: "section")
        }
      }
    }
  }
`;

type Options = Parameters<typeof renderSection<SectionTitleTestQuery>>[0];

function renderSectionTitle(fields: Options['fields'], locale: Options['locale'] = 'en') {
  return renderSection<SectionTitleTestQuery>({
    query,
    kind: 'SectionTitle',
    fields,
    locale,
    renderContent: ({ section }) => section && <SectionTitle section={section} />,
  });
}

describe('SectionTitle', () => {
  it('renders a title with the description beside it', async () => {
    await renderSectionTitle({
      label: 'Pilotage',
      title: 'Before leaving harbour',
      description: '<p>Four <em>questions</em>.</p>',
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Before leaving harbour' })).toBeTruthy();
    expect(screen.getByText('Pilotage')).toBeTruthy();
    expect(screen.getByText('questions').tagName).toBe('EM');
  });

  it.each([
    ['h1', 1],
    ['h3', 3],
    ['h9', 2],
  ])('uses the heading level that the editor chose (%s)', async (headingLevel, level) => {
    await renderSectionTitle({ title: 'Title', headingLevel: [headingLevel] });
    expect(screen.getByRole('heading', { level })).toBeTruthy();
  });

  it('renders nothing without a title', async () => {
    const { container } = await renderSectionTitle({ description: '<p>Four questions.</p>' });
    expect(container.textContent).toBe('');
  });

  it('escapes markup in texts', async () => {
    const { container } = await renderSectionTitle({ title: scriptText, subtitle: longWord });
    expect(screen.getByRole('heading', { name: scriptText })).toBeTruthy();
    expect(container.querySelector('script')).toBeNull();
  });
});
