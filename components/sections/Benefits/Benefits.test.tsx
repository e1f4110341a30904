import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { Benefits } from './Benefits.tsx';
import type { BenefitsTestQuery } from './__generated__/BenefitsTestQuery.graphql.ts';

const query = graphql`
  query BenefitsTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...Benefits_section @alias(as: "section")
        }
      }
    }
  }
`;

type Fields = Parameters<typeof renderSection<BenefitsTestQuery>>[0]['fields'];

function renderBenefits(fields: Fields) {
  return renderSection<BenefitsTestQuery>({
    query,
    kind: 'Benefits',
    fields,
    renderContent: ({ section }) => section && <Benefits section={section} />,
  });
}

describe('Benefits', () => {
  it('numbers the benefits in the editor’s order', async () => {
    await renderBenefits({
      title: 'Six reasons',
      benefits: [
        { title: 'One contract', description: 'You sign once.' },
        { title: 'Limits', link: { url: '/limits', title: 'See the limits', target: '' } },
      ],
    });
    const section = screen.getByRole('region', { name: 'Six reasons' });
    const items = within(section).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      '1One contractYou sign once.',
      '2LimitsSee the limits',
    ]);
    expect(within(section).getByRole('link', { name: 'See the limits' })).toBeTruthy();
  });

  it('renders benefits that have only a title', async () => {
    await renderBenefits({ benefits: [{ title: 'One log' }, null, { title: '' }] });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 2, name: 'One log' })).toBeTruthy();
  });

  it('renders nothing without benefits', async () => {
    await renderBenefits({ title: 'Six reasons' });
    expect(screen.queryByText('Six reasons')).toBeNull();
  });

  it('escapes hostile content', async () => {
    await renderBenefits({
      title: longWord,
      benefits: [{ title: scriptText, description: longWord, link: { url: scriptAddress, title: 'Go' } }],
    });
    expect(screen.getByRole('heading', { name: scriptText })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
