import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { imageNode } from '#tests/support/picture.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { UseCase } from './UseCase.tsx';
import type { UseCaseTestQuery } from './__generated__/UseCaseTestQuery.graphql.ts';

const query = graphql`
  query UseCaseTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...UseCase_section @alias(as: "section")
        }
      }
    }
  }
`;

type Options = Parameters<typeof renderSection<UseCaseTestQuery>>[0];

function renderUseCase(fields: Options['fields'], locale: Options['locale'] = 'en') {
  return renderSection<UseCaseTestQuery>({
    query,
    kind: 'UseCase',
    fields,
    locale,
    renderContent: ({ section }) => section && <UseCase section={section} />,
  });
}

describe('UseCase', () => {
  it('renders the cases with fault, cause and result, the first one open', async () => {
    await renderUseCase({
      title: 'Three faults, read aloud',
      image: imageNode('scene.webp', 'A pumping station'),
      useCases: [
        {
          title: 'It stops answering',
          description: 'Fault: no data.\nCause: no LTE-M.\nResult: nobody drives.',
        },
        {
          title: 'The basement is too deep',
          description: 'Two metres of concrete.',
          link: { url: '/solutions/water', title: 'Water', target: '' },
        },
        { title: 'Name only' },
      ],
    });
    const cases = screen.getAllByRole('group');
    expect(cases.map((entry) => entry.hasAttribute('open'))).toEqual([true, false]);
    expect(new Set(cases.map((entry) => entry.getAttribute('name'))).size).toBe(1);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Fault', 'Cause', 'Result']);
    expect(screen.getByText('Two metres of concrete.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Water' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Name only' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'A pumping station' })).toBeTruthy();
  });

  it('renders cases if pictures and texts are missing, and nothing if there are no cases', async () => {
    const { unmount } = await renderUseCase({ useCases: [{ title: 'Only a name' }] });
    expect(screen.getByRole('heading', { level: 2, name: 'Only a name' })).toBeTruthy();
    unmount();
    const empty = await renderUseCase({ title: 'Faults', useCases: [{ description: 'Nameless' }] });
    expect(empty.container.textContent).toBe('');
  });

  it('escapes markup in texts and renders a script URL as plain text', async () => {
    const { container } = await renderUseCase({
      title: longWord,
      useCases: [
        {
          title: scriptText,
          description: 'Words',
          link: { url: scriptAddress, title: 'Press here', target: '' },
        },
      ],
    });
    expect(screen.getByRole('heading', { level: 3, name: scriptText })).toBeTruthy();
    expect(container.querySelector('script')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
