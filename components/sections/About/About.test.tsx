import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { About } from './About.tsx';
import type { AboutTestQuery } from './__generated__/AboutTestQuery.graphql.ts';

const query = graphql`
  query AboutTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...About_section @alias(as: "section")
        }
      }
    }
  }
`;

type Options = Parameters<typeof renderSection<AboutTestQuery>>[0];

function renderAbout(fields: Options['fields'], locale: Options['locale'] = 'en') {
  return renderSection<AboutTestQuery>({
    query,
    kind: 'About',
    fields,
    locale,
    renderContent: ({ section }) => section && <About section={section} />,
  });
}

describe('About', () => {
  it('renders the title and the following text as one statement', async () => {
    await renderAbout({
      title: 'Sold like weather.',
      description: '<p>We run our own core.</p>',
      globalButtons: [
        { link: { url: '/test-kit', title: 'Order test SIMs', target: '' }, style: ['purple'], icon: null },
      ],
    });
    const title = screen.getByRole('heading', { level: 2, name: 'Sold like weather.' });
    expect(title.parentElement?.textContent).toBe('Sold like weather. We run our own core.');
    expect(screen.getByRole('region', { name: 'Sold like weather.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Order test SIMs' })).toBeTruthy();
  });

  it('formats figures in the visitor’s language', async () => {
    const facts = [
      { number: 41000, suffix: '+', label: 'Anlagen' },
      { number: 99.95, suffix: '%', label: 'erreichbar' },
      { number: null, suffix: null, label: 'ohne Zahl' },
    ];
    await renderAbout({ title: 'Titel', facts }, 'de');
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['41.000+', '99,95\u00a0%']);
    expect(screen.queryByText('ohne Zahl')).toBeNull();
  });

  it('renders a title without other content, and nothing without a title', async () => {
    const { container, unmount } = await renderAbout({ title: 'One sentence.' });
    expect(container.textContent?.trim()).toBe('One sentence.');
    unmount();
    const empty = await renderAbout({ label: 'Label' });
    expect(empty.container.textContent).toBe('');
  });

  it('escapes markup in texts and renders a script URL as plain text', async () => {
    const { container } = await renderAbout({
      title: scriptText,
      subtitle: longWord,
      globalButtons: [
        { link: { url: scriptAddress, title: 'Press here', target: '' }, style: ['purple'], icon: null },
      ],
    });
    expect(screen.getByRole('heading', { name: scriptText })).toBeTruthy();
    expect(container.querySelector('script')).toBeNull();
    expect(screen.getByText('Press here').closest('a')).toBeNull();
  });
});
