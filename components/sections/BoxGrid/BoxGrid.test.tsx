import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { isOverridden } from '#tests/support/isOverridden.ts';
import { imageNode } from '#tests/support/picture.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { BoxGrid } from './BoxGrid.tsx';
import type { BoxGridTestQuery } from './__generated__/BoxGridTestQuery.graphql.ts';

const query = graphql`
  query BoxGridTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...BoxGrid_section @alias(as: "section")
        }
      }
    }
  }
`;

type Options = Parameters<typeof renderSection<BoxGridTestQuery>>[0];

function renderBoxGrid(fields: Options['fields'], locale: Options['locale'] = 'en') {
  return renderSection<BoxGridTestQuery>({
    query,
    kind: 'BoxGrid',
    fields,
    locale,
    renderContent: ({ section }) => section && <BoxGrid section={section} />,
  });
}

describe('BoxGrid', () => {
  it('renders a cell for each box, with its picture, and its title as the link', async () => {
    await renderBoxGrid({
      title: 'What devices say',
      gridBoxes: [
        {
          title: 'The log',
          description: 'Every attach, with its cause.',
          backgroundColor: ['dark'],
          link: { url: '/products/log', title: 'Read on', target: '' },
          image: imageNode('log.webp', 'Twelve log lines', { width: 1440, height: 1440 }),
        },
        { title: 'One SIM', description: 'Card, chip or eSIM.' },
      ],
    });
    const [first, second] = screen.getAllByRole('article');
    expect(first && within(first).getByRole('link', { name: 'The log' }).getAttribute('href')).toBe(
      '/products/log',
    );
    expect(first && within(first).getByRole('img', { name: 'Twelve log lines' })).toBeTruthy();
    expect(second && within(second).getByRole('heading', { level: 3, name: 'One SIM' })).toBeTruthy();
    expect(second && within(second).queryByRole('link')).toBeNull();
  });

  it.skipIf(isOverridden('sections/BoxGrid/BoxCell.tsx'))(
    'renders a figure at the start of the text large if a box has no picture',
    async () => {
      await renderBoxGrid({
        gridBoxes: [{ title: 'Cold chain', description: '80 %: of the limit, then it speaks' }],
      });
      expect(screen.getByText('of the limit, then it speaks').parentElement?.textContent).toBe(
        '80 % of the limit, then it speaks',
      );
    },
  );

  it('renders nothing without boxes', async () => {
    const { container } = await renderBoxGrid({ title: 'What devices say', gridBoxes: null });
    expect(container.textContent).toBe('');
  });

  it('escapes markup in texts and renders a script URL as plain text', async () => {
    const { container } = await renderBoxGrid({
      gridBoxes: [
        {
          title: scriptText,
          description: longWord,
          link: { url: scriptAddress, title: 'Press here', target: '' },
        },
      ],
    });
    expect(screen.getByText(scriptText)).toBeTruthy();
    expect(container.querySelector('script')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
