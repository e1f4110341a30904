import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { ContentWithCtaBanner } from './ContentWithCtaBanner.tsx';
import type { ContentWithCtaBannerTestQuery } from './__generated__/ContentWithCtaBannerTestQuery.graphql.ts';

const query = graphql`
  query ContentWithCtaBannerTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...ContentWithCtaBanner_section @alias(as: "section")
        }
      }
    }
  }
`;

type Fields = Parameters<typeof renderSection<ContentWithCtaBannerTestQuery>>[0]['fields'];

function renderContentWithCtaBanner(fields: Fields) {
  return renderSection<ContentWithCtaBannerTestQuery>({
    query,
    kind: 'ContentWithCtaBanner',
    fields,
    renderContent: ({ section }) => section && <ContentWithCtaBanner section={section} />,
  });
}

describe('ContentWithCtaBanner', () => {
  it('renders text beside a call to action', async () => {
    await renderContentWithCtaBanner({
      title: 'How roaming is paid for',
      content: '<p>That network sends a <strong>bill</strong>.</p>',
      cta: {
        ctaStyle: ['standard'],
        title: 'Five SIMs in an envelope',
        description: '30 days',
        globalButtons: [{ link: { url: '/test-kit', title: 'Order', target: '' }, style: ['black'] }],
      },
    });
    const section = screen.getByRole('region', { name: 'How roaming is paid for' });
    expect(within(section).getByText('bill').tagName).toBe('STRONG');
    expect(within(section).getByRole('heading', { name: 'Five SIMs in an envelope' })).toBeTruthy();
    expect(within(section).getByRole('link', { name: 'Order' }).getAttribute('href')).toBe('/test-kit');
  });

  it('renders text when title and banner are missing', async () => {
    await renderContentWithCtaBanner({
      content: '<p>Terms are dated.</p>',
      cta: { globalButtons: [{ link: { url: '/x', title: 'X' } }] },
    });
    expect(screen.getByText('Terms are dated.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('renders nothing without text', async () => {
    await renderContentWithCtaBanner({ title: 'How', cta: { title: 'Order' } });
    expect(screen.queryByText('Order')).toBeNull();
  });

  it('escapes a hostile banner', async () => {
    await renderContentWithCtaBanner({
      content: '<p>x</p>',
      cta: {
        title: scriptText,
        description: longWord,
        globalButtons: [{ link: { url: scriptAddress, title: 'Click' } }],
      },
    });
    expect(screen.getByRole('heading', { name: scriptText })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
