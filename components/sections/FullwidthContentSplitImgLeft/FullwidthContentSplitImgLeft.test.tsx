import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { imageNode } from '#tests/support/picture.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { FullwidthContentSplitImgLeft } from './FullwidthContentSplitImgLeft.tsx';
import type { FullwidthContentSplitImgLeftTestQuery } from './__generated__/FullwidthContentSplitImgLeftTestQuery.graphql.ts';

const query = graphql`
  query FullwidthContentSplitImgLeftTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...FullwidthContentSplitImgLeft_section @alias(as: "section")
        }
      }
    }
  }
`;

type Options = Parameters<typeof renderSection<FullwidthContentSplitImgLeftTestQuery>>[0];

function renderFullwidthContentSplitImgLeft(fields: Options['fields'], locale: Options['locale'] = 'en') {
  return renderSection<FullwidthContentSplitImgLeftTestQuery>({
    query,
    kind: 'FullwidthContentSplitImgLeft',
    fields,
    locale,
    renderContent: ({ section }) => section && <FullwidthContentSplitImgLeft section={section} />,
  });
}

describe('FullwidthContentSplitImgLeft', () => {
  it('renders picture, text and buttons', async () => {
    await renderFullwidthContentSplitImgLeft({
      label: 'Coverage',
      title: 'No home country',
      description: '<p>It roams from the first metre.</p>',
      backgroundColor: ['dark'],
      image: imageNode('map.webp', 'Night chart of Europe'),
      globalButtons: [
        { link: { url: '/test-kit', title: 'Order test SIMs', target: '' }, style: ['purple'], icon: null },
      ],
    });
    expect(screen.getByRole('region', { name: 'No home country' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Night chart of Europe' })).toBeTruthy();
    expect(screen.getByText('It roams from the first metre.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Order test SIMs' })).toBeTruthy();
  });

  it('renders text if the picture is missing, and nothing if title and text are missing', async () => {
    const { unmount } = await renderFullwidthContentSplitImgLeft({ title: 'No picture was sent' });
    expect(screen.getByRole('heading', { level: 2, name: 'No picture was sent' })).toBeTruthy();
    unmount();
    await renderFullwidthContentSplitImgLeft({ image: imageNode('map.webp') });
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('escapes markup in texts and renders a script URL as plain text', async () => {
    const { container } = await renderFullwidthContentSplitImgLeft({
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
