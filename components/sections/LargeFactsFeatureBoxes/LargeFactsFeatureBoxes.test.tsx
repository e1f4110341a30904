import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { LargeFactsFeatureBoxes } from './LargeFactsFeatureBoxes.tsx';
import type { LargeFactsFeatureBoxesTestQuery } from './__generated__/LargeFactsFeatureBoxesTestQuery.graphql.ts';

const query = graphql`
  query LargeFactsFeatureBoxesTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...LargeFactsFeatureBoxes_section @alias(as: "section")
        }
      }
    }
  }
`;

type Options = Parameters<typeof renderSection<LargeFactsFeatureBoxesTestQuery>>[0];

function renderLargeFactsFeatureBoxes(fields: Options['fields'], locale: Options['locale'] = 'en') {
  return renderSection<LargeFactsFeatureBoxesTestQuery>({
    query,
    kind: 'LargeFactsFeatureBoxes',
    fields,
    locale,
    renderContent: ({ section }) => section && <LargeFactsFeatureBoxes section={section} />,
  });
}

describe('LargeFactsFeatureBoxes', () => {
  it('renders the first figure large and lists the others with their labels', async () => {
    await renderLargeFactsFeatureBoxes({
      title: 'In figures',
      boxes: [
        { fact: '584', title: 'networks', description: 'All on the SIM.' },
        { fact: '1.9 s', title: 'to your webhook', description: 'At the median.' },
        { fact: null, title: 'No figure at all' },
      ],
    });
    expect(screen.getByRole('heading', { level: 2, name: 'In figures' })).toBeTruthy();
    expect(screen.getByText('584').closest('dl')).toBeNull();
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms).toEqual(['1.9 s', 'No figure at all']);
    expect(screen.getByText('At the median.')).toBeTruthy();
  });

  it('renders a figure without a label, and nothing if all boxes are empty', async () => {
    const { unmount } = await renderLargeFactsFeatureBoxes({ boxes: [{ fact: '584' }] });
    expect(screen.getByText('584')).toBeTruthy();
    expect(screen.queryByRole('term')).toBeNull();
    unmount();
    const empty = await renderLargeFactsFeatureBoxes({
      title: 'In figures',
      boxes: [{ fact: null, title: null }],
    });
    expect(empty.container.textContent).toBe('');
  });

  it('escapes markup in a figure', async () => {
    const { container } = await renderLargeFactsFeatureBoxes({
      boxes: [{ fact: scriptText, title: longWord }, null],
    });
    expect(screen.getByText(scriptText)).toBeTruthy();
    expect(container.querySelector('script')).toBeNull();
  });
});
