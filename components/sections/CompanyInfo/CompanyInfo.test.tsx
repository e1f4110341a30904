import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { CompanyInfo } from './CompanyInfo.tsx';
import type { CompanyInfoTestQuery } from './__generated__/CompanyInfoTestQuery.graphql.ts';

const query = graphql`
  query CompanyInfoTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...CompanyInfo_section @alias(as: "section")
        }
      }
    }
  }
`;

type Fields = Parameters<typeof renderSection<CompanyInfoTestQuery>>[0]['fields'];

function renderCompanyInfo(fields: Fields) {
  return renderSection<CompanyInfoTestQuery>({
    query,
    kind: 'CompanyInfo',
    fields,
    renderContent: ({ section }) => section && <CompanyInfo section={section} />,
  });
}

describe('CompanyInfo', () => {
  it('renders a list of terms and values', async () => {
    await renderCompanyInfo({
      title: 'Company',
      image: {
        node: {
          id: 'logo',
          sourceUrl: '/cms/wp-content/uploads/logo.svg',
          altText: 'Our logo',
          mediaDetails: null,
        },
      },
      info: [
        { label: 'CVR', value: '99 12 34 07' },
        { label: 'Bank', value: null },
        { label: 'Founded', value: '2017' },
      ],
    });
    const section = screen.getByRole('region', { name: 'Company' });
    expect(
      within(section)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['CVR', 'Founded']);
    expect(
      within(section)
        .getAllByRole('definition')
        .map((value) => value.textContent),
    ).toEqual(['99 12 34 07', '2017']);
    expect(within(section).getByRole('img', { name: 'Our logo' })).toBeTruthy();
  });

  it('has an accessible name even if the title is missing', async () => {
    await renderCompanyInfo({ info: [{ label: 'CVR', value: '1' }] });
    expect(screen.getByRole('region', { name: 'Company details' })).toBeTruthy();
  });

  it('renders nothing without details', async () => {
    await renderCompanyInfo({ title: 'Company' });
    expect(screen.queryByText('Company')).toBeNull();
  });

  it('escapes hostile content', async () => {
    await renderCompanyInfo({ info: [{ label: longWord, value: scriptText }] });
    expect(screen.getByText(scriptText)).toBeTruthy();
    expect(document.querySelector('script')).toBeNull();
  });
});
