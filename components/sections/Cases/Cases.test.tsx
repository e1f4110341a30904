import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { imageNode } from '#tests/support/picture.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { Cases } from './Cases.tsx';
import type { CasesTestQuery } from './__generated__/CasesTestQuery.graphql.ts';

const query = graphql`
  query CasesTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...Cases_section @alias(as: "section")
        }
      }
    }
  }
`;

type Options = Parameters<typeof renderSection<CasesTestQuery>>[0];

function renderCases(fields: Options['fields'], locale: Options['locale'] = 'en') {
  return renderSection<CasesTestQuery>({
    query,
    kind: 'Cases',
    fields,
    locale,
    renderContent: ({ section }) => section && <Cases section={section} />,
  });
}

describe('Cases', () => {
  it('quotes the first case with its figures, and lists the others', async () => {
    await renderCases({
      title: 'What customers say',
      description:
        '<ul><li><strong>−71 %</strong> site visits</li><li><strong>6 min</strong> to the cause</li></ul>',
      cases: [
        {
          title: 'Maja Thorsen, head of operations, Nordvand',
          description: 'We leave the van where it is.',
          image: imageNode('maja.svg', 'Maja Thorsen'),
          link: { url: '/customers/nordvand', title: 'Read the case', target: '' },
        },
        {
          title: 'Tillberg',
          description: 'Nine networks before lunch.',
          logo: imageNode('logo-tillberg.svg', 'Tillberg'),
          link: { url: '/customers/tillberg', title: 'Read the case', target: '' },
        },
      ],
    });
    const quote = screen.getByRole('figure');
    expect(within(quote).getByText('We leave the van where it is.').closest('blockquote')).toBeTruthy();
    expect(within(quote).getByText('Maja Thorsen')).toBeTruthy();
    expect(within(quote).getByText('head of operations, Nordvand')).toBeTruthy();
    expect(screen.getByText('−71 %').tagName).toBe('STRONG');
    expect(screen.getByRole('img', { name: 'Tillberg' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read the case: Tillberg' }).getAttribute('href')).toBe(
      '/customers/tillberg',
    );
  });

  it('renders a row of logos if no case has a text', async () => {
    await renderCases({
      title: 'Running in 41,000 places',
      cases: [
        { title: 'Nordvand', logo: imageNode('logo-nordvand.svg') },
        { title: 'Havnekran', logo: null },
      ],
    });
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.getByRole('img', { name: 'Nordvand' })).toBeTruthy();
    expect(screen.getByText('Havnekran')).toBeTruthy();
  });

  it('renders figures without cases, and nothing without either', async () => {
    const { unmount } = await renderCases({
      description: '<ul><li><strong>6 min</strong> to the cause</li></ul>',
    });
    expect(screen.getByText('6 min')).toBeTruthy();
    unmount();
    const empty = await renderCases({ title: 'What customers say', description: '<p>Much.</p>' });
    expect(empty.container.textContent).toBe('');
  });

  it('escapes markup in texts and renders a script URL as plain text', async () => {
    const { container } = await renderCases({
      cases: [
        {
          title: longWord,
          description: scriptText,
          link: { url: scriptAddress, title: 'Press here', target: '' },
        },
      ],
    });
    expect(screen.getByText(scriptText)).toBeTruthy();
    expect(container.querySelector('script')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
