import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { imageNode } from '#tests/support/picture.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { HeroElement } from './HeroElement.tsx';
import type { HeroElementTestQuery } from './__generated__/HeroElementTestQuery.graphql.ts';

const query = graphql`
  query HeroElementTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...HeroElement_section @alias(as: "section")
        }
      }
    }
  }
`;

type Options = Parameters<typeof renderSection<HeroElementTestQuery>>[0];

function renderHeroElement(fields: Options['fields'], locale: Options['locale'] = 'en') {
  return renderSection<HeroElementTestQuery>({
    query,
    kind: 'HeroElement',
    fields,
    locale,
    renderContent: ({ section }) => section && <HeroElement section={section} />,
  });
}

describe('HeroElement', () => {
  it('renders the h1 with its lead, buttons and small print', async () => {
    await renderHeroElement({
      label: 'New: eSIM for sealed devices',
      title: 'Read it like a chart',
      subtitle: 'No contract, no card.',
      description: '<p>One SIM, and a <em>log</em>.</p>',
      image: imageNode('wide.webp', 'Sea chart with a log'),
      imageMobile: imageNode('narrow.webp', 'The same chart, upright', { width: 780, height: 1168 }),
      globalButtons: [
        { link: { url: '/test-kit', title: 'Order test SIMs', target: '' }, style: ['purple'], icon: null },
      ],
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Read it like a chart' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Order test SIMs' }).getAttribute('href')).toBe('/test-kit');
    expect(screen.getByText('eSIM for sealed devices')).toBeTruthy();
    expect(screen.getByText('No contract, no card.')).toBeTruthy();
    expect(screen.getByText('log').tagName).toBe('EM');
  });

  it('fades a photograph behind the text, but not a drawing', async () => {
    const photograph = await renderHeroElement({
      title: 'Title',
      image: imageNode('wide.webp', 'A harbour'),
    });
    expect(photograph.container.querySelector('[data-scrim]')).not.toBeNull();
    photograph.unmount();
    const drawing = await renderHeroElement({ title: 'Title', image: imageNode('wide.svg', 'A chart') });
    expect(drawing.container.querySelector('[data-scrim]')).toBeNull();
  });

  it('loads the picture with high priority, and the portrait version only in narrow viewports', async () => {
    const { container } = await renderHeroElement({
      title: 'Title',
      image: imageNode('wide.webp', 'Sea chart with a log'),
      imageMobile: imageNode('narrow.webp', 'Upright', { width: 780, height: 1168 }),
    });
    const image = screen.getByRole('img', { name: 'Sea chart with a log' });
    expect(image.getAttribute('loading')).toBe('eager');
    expect(image.getAttribute('fetchpriority')).toBe('high');
    expect(image.getAttribute('src')).toContain('wide.webp');
    const source = container.querySelector('source');
    expect(source?.getAttribute('media')).toBe('(max-width: 639px)');
    expect(source?.getAttribute('srcset')).toContain('narrow.webp');
  });

  it('renders text if there is no picture, as on inner pages', async () => {
    await renderHeroElement({ title: 'Only a title' });
    expect(screen.getByRole('heading', { level: 1, name: 'Only a title' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('renders nothing without a title', async () => {
    const { container } = await renderHeroElement({ subtitle: 'Lost', image: imageNode('wide.webp') });
    expect(container.textContent).toBe('');
  });

  it('escapes markup in texts and renders a script URL as plain text', async () => {
    const { container } = await renderHeroElement({
      title: scriptText,
      label: longWord,
      globalButtons: [
        { link: { url: scriptAddress, title: 'Press here', target: '' }, style: ['purple'], icon: null },
      ],
    });
    expect(screen.getByRole('heading', { name: scriptText })).toBeTruthy();
    expect(container.querySelector('script')).toBeNull();
    expect(screen.getByText('Press here').closest('a')).toBeNull();
  });
});
