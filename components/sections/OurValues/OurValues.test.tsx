import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { OurValues } from './OurValues.tsx';
import type { OurValuesTestQuery } from './__generated__/OurValuesTestQuery.graphql.ts';

const query = graphql`
  query OurValuesTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...OurValues_section @alias(as: "section")
        }
      }
    }
  }
`;

type Fields = Parameters<typeof renderSection<OurValuesTestQuery>>[0]['fields'];

function renderOurValues(fields: Fields) {
  return renderSection<OurValuesTestQuery>({
    query,
    kind: 'OurValues',
    fields,
    renderContent: ({ section }) => section && <OurValues section={section} />,
  });
}

describe('OurValues', () => {
  it('renders each value with its explanation', async () => {
    await renderOurValues({
      title: 'What we hold to',
      values: [
        {
          title: 'We name the fault first',
          description: 'Before the greeting.',
          link: { url: '/about', title: 'About us', target: '' },
        },
      ],
    });
    const section = screen.getByRole('region', { name: 'What we hold to' });
    expect(within(section).getByRole('heading', { level: 3, name: 'We name the fault first' })).toBeTruthy();
    expect(within(section).getByText('Before the greeting.')).toBeTruthy();
    expect(within(section).getByRole('link', { name: 'About us' })).toBeTruthy();
  });

  it('renders the values if the title is missing', async () => {
    await renderOurValues({
      values: [{ title: 'Nobody has to stay' }, { description: 'A description without a value' }],
    });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 2, name: 'Nobody has to stay' })).toBeTruthy();
  });

  it('renders nothing without values', async () => {
    await renderOurValues({ title: 'What we hold to', values: [{}] });
    expect(screen.queryByText('What we hold to')).toBeNull();
  });

  it('escapes hostile content', async () => {
    await renderOurValues({
      values: [{ title: scriptText, description: longWord, link: { url: scriptAddress, title: 'Go' } }],
    });
    expect(screen.getByRole('heading', { name: scriptText })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
