import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { Guide } from './Guide.tsx';
import type { GuideTestQuery } from './__generated__/GuideTestQuery.graphql.ts';

const query = graphql`
  query GuideTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...Guide_section @alias(as: "section")
        }
      }
    }
  }
`;

type Options = Parameters<typeof renderSection<GuideTestQuery>>[0];

function renderGuide(fields: Options['fields'], locale: Options['locale'] = 'en') {
  return renderSection<GuideTestQuery>({
    query,
    kind: 'Guide',
    fields,
    locale,
    renderContent: ({ section }) => section && <Guide section={section} />,
  });
}

describe('Guide', () => {
  it('shows the label at the start of each step’s title, otherwise the step’s number', async () => {
    await renderGuide({
      title: 'Two weeks',
      steps: [
        {
          stepNumber: 1,
          title: 'Day 0: order five SIMs',
          description: '<p>They leave the <b>same day</b>.</p>',
        },
        { stepNumber: 7, title: 'Ship the fleet' },
        { stepNumber: null, title: null, description: null },
      ],
      globalButtons: [
        { link: { url: '/test-kit', title: 'Order test SIMs', target: '' }, style: ['purple'], icon: null },
      ],
    });
    const [first, second, ...others] = screen.getAllByRole('listitem');
    expect(others).toHaveLength(0);
    expect(first && within(first).getByText('Day 0')).toBeTruthy();
    expect(first && within(first).getByRole('heading', { level: 3, name: 'order five SIMs' })).toBeTruthy();
    expect(first && within(first).getByText('same day').tagName).toBe('B');
    expect(second && within(second).getByText('7')).toBeTruthy();
  });

  it('numbers the steps if the editor gave no labels', async () => {
    await renderGuide({ steps: [{ title: 'Open' }, { title: 'Close' }] });
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['1Open', '2Close']);
  });

  it('renders nothing without steps', async () => {
    const { container } = await renderGuide({ title: 'Two weeks', steps: [] });
    expect(container.textContent).toBe('');
  });

  it('escapes markup in texts and renders a script URL as plain text', async () => {
    const { container } = await renderGuide({
      steps: [{ title: scriptText }, { title: longWord }],
      globalButtons: [
        { link: { url: scriptAddress, title: 'Press here', target: '' }, style: ['purple'], icon: null },
      ],
    });
    expect(screen.getByRole('heading', { name: scriptText })).toBeTruthy();
    expect(container.querySelector('script')).toBeNull();
    expect(screen.getByText('Press here').closest('a')).toBeNull();
  });
});
