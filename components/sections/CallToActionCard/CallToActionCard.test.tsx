import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { CallToActionCard } from './CallToActionCard.tsx';
import type { CallToActionCardTestQuery } from './__generated__/CallToActionCardTestQuery.graphql.ts';

const query = graphql`
  query CallToActionCardTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...CallToActionCard_section @alias(as: "section")
        }
      }
    }
  }
`;

type Fields = Parameters<typeof renderSection<CallToActionCardTestQuery>>[0]['fields'];

function renderCallToActionCard(fields: Fields) {
  return renderSection<CallToActionCardTestQuery>({
    query,
    kind: 'CallToActionCard',
    fields,
    renderContent: ({ section }) => section && <CallToActionCard section={section} />,
  });
}

const pump = {
  node: {
    id: 'pump',
    sourceUrl: '/cms/wp-content/uploads/pump.webp',
    altText: 'A pump',
    mediaDetails: { width: 2400, height: 1350 },
  },
};

describe('CallToActionCard', () => {
  it('renders the drawing beside its text', async () => {
    await renderCallToActionCard({
      title: 'After thirty days it ends by itself',
      image: {
        node: {
          ...pump.node,
          altText: 'An invoice',
          drawing: { kind: ['bill'], rows: [{ text: 'To pay', value: '$0.00' }] },
        },
      },
    });
    const invoice = within(screen.getByRole('group', { name: 'An invoice' }));
    expect(invoice.getByRole('definition').textContent).toBe('$0.00');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('renders text, picture and buttons', async () => {
    await renderCallToActionCard({
      ctaStyle: ['standard'],
      label: 'Case',
      title: 'How they stopped driving',
      subtitle: 'In a year',
      description: '<p>Nine <em>countries</em></p>',
      image: pump,
      globalButtons: [{ link: { url: '/customers', title: 'Read the case', target: '' }, style: ['black'] }],
    });
    const section = screen.getByRole('region', { name: 'How they stopped driving' });
    for (const text of ['Case', 'In a year', 'countries'])
      expect(within(section).getByText(text)).toBeTruthy();
    expect(within(section).getByRole('img', { name: 'A pump' })).toBeTruthy();
    expect(within(section).getByRole('link', { name: 'Read the case' }).getAttribute('href')).toBe(
      '/customers',
    );
  });

  it('opens another site in a new tab and announces it', async () => {
    await renderCallToActionCard({
      ctaStyle: ['gradient'],
      title: 'Try it',
      globalButtons: [
        {
          link: { url: 'https://cloud.example/', title: 'Sign up', target: '_blank' },
          style: ['partner-signup'],
        },
      ],
    });
    const link = screen.getByRole('link', { name: /^Sign up.*opens in a new tab/ });
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it.each([['standard'], ['gradient']])('renders a card with only a title (%s)', async (style) => {
    await renderCallToActionCard({ ctaStyle: [style], title: 'Included, not added' });
    expect(screen.getByRole('heading', { level: 2, name: 'Included, not added' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('renders nothing without text', async () => {
    await renderCallToActionCard({ image: pump, globalButtons: [{ link: { url: '/x', title: 'X' } }] });
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('escapes markup and renders no script URL', async () => {
    await renderCallToActionCard({
      title: scriptText,
      subtitle: longWord,
      globalButtons: [{ link: { url: scriptAddress, title: 'Click' } }],
    });
    expect(screen.getByRole('heading', { name: scriptText })).toBeTruthy();
    expect(screen.getByText('Click')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.querySelector('script')).toBeNull();
  });
});
