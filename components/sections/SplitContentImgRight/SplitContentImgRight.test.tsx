import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { imageNode } from '#tests/support/picture.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { SplitContentImgRight } from './SplitContentImgRight.tsx';
import type { SplitContentImgRightTestQuery } from './__generated__/SplitContentImgRightTestQuery.graphql.ts';

const query = graphql`
  query SplitContentImgRightTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...SplitContentImgRight_section @alias(as: "section")
        }
      }
    }
  }
`;

type Options = Parameters<typeof renderSection<SplitContentImgRightTestQuery>>[0];

function renderSplitContentImgRight(fields: Options['fields'], locale: Options['locale'] = 'en') {
  return renderSection<SplitContentImgRightTestQuery>({
    query,
    kind: 'SplitContentImgRight',
    fields,
    locale,
    renderContent: ({ section }) => section && <SplitContentImgRight section={section} />,
  });
}

describe('SplitContentImgRight', () => {
  it('renders the steps in order beside the picture', async () => {
    await renderSplitContentImgRight({
      title: 'Three calls',
      description: '<p>If you can click it, you can script it.</p>',
      list: [{ text: 'Create: assign a SIM.' }, { text: null }, { text: 'Listen to events' }],
      image: imageNode('code.webp', 'A PATCH request'),
      globalButtons: [
        { link: { url: '/test-kit', title: 'Order test SIMs', target: '' }, style: ['purple'], icon: null },
      ],
    });
    const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
    expect(steps).toEqual(['Createassign a SIM.', 'Listen to events']);
    expect(screen.getByRole('img', { name: 'A PATCH request' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Order test SIMs' })).toBeTruthy();
  });

  it('renders the steps if the picture is missing', async () => {
    await renderSplitContentImgRight({ title: 'Before you call', list: [{ text: 'Is it powered?' }] });
    expect(screen.getByRole('heading', { level: 2, name: 'Before you call' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('renders nothing if there is only a picture', async () => {
    const { container } = await renderSplitContentImgRight({ image: imageNode('code.webp') });
    expect(container.childElementCount && container.querySelector('section')).toBeNull();
  });

  it('escapes markup in texts and renders a script URL as plain text', async () => {
    const { container } = await renderSplitContentImgRight({
      title: longWord,
      list: [{ text: scriptText }],
      globalButtons: [
        { link: { url: scriptAddress, title: 'Press here', target: '' }, style: ['purple'], icon: null },
      ],
    });
    expect(screen.getByText(scriptText)).toBeTruthy();
    expect(container.querySelector('script')).toBeNull();
    expect(screen.getByText('Press here').closest('a')).toBeNull();
  });
});
