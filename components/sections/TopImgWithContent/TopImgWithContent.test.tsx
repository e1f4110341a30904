import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { imageNode } from '#tests/support/picture.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { TopImgWithContent } from './TopImgWithContent.tsx';
import type { TopImgWithContentTestQuery } from './__generated__/TopImgWithContentTestQuery.graphql.ts';

const query = graphql`
  query TopImgWithContentTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...TopImgWithContent_section @alias(as: "section")
        }
      }
    }
  }
`;

type Options = Parameters<typeof renderSection<TopImgWithContentTestQuery>>[0];

function renderTopImgWithContent(fields: Options['fields'], locale: Options['locale'] = 'en') {
  return renderSection<TopImgWithContentTestQuery>({
    query,
    kind: 'TopImgWithContent',
    fields,
    locale,
    renderContent: ({ section }) => section && <TopImgWithContent section={section} />,
  });
}

describe('TopImgWithContent', () => {
  it('renders picture, text and buttons', async () => {
    await renderTopImgWithContent({
      title: '212 turbines, one log',
      subtitle: 'There are four networks that take turns.',
      description: '<p>Each carries a SIM.</p>',
      image: imageNode('wind.webp', 'Turbines at dawn'),
      globalButtons: [
        { link: { url: '/test-kit', title: 'Order test SIMs', target: '' }, style: ['purple'], icon: null },
      ],
    });
    expect(screen.getByRole('img', { name: 'Turbines at dawn' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: '212 turbines, one log' })).toBeTruthy();
    expect(screen.getByText('Each carries a SIM.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Order test SIMs' })).toBeTruthy();
  });

  it('renders text if the picture is missing, and nothing if title and text are missing', async () => {
    const { unmount } = await renderTopImgWithContent({ description: '<p>We move it.</p>' });
    expect(screen.getByText('We move it.')).toBeTruthy();
    unmount();
    await renderTopImgWithContent({ image: imageNode('wind.webp') });
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('escapes markup in texts and renders a script URL as plain text', async () => {
    const { container } = await renderTopImgWithContent({
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
