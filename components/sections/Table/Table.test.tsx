import { cleanup, screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { Table } from './Table.tsx';
import type { TableTestQuery } from './__generated__/TableTestQuery.graphql.ts';

const query = graphql`
  query TableTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...Table_section @alias(as: "section")
        }
      }
    }
  }
`;

type Fields = Parameters<typeof renderSection<TableTestQuery>>[0]['fields'];

function renderTable(fields: Fields) {
  return renderSection<TableTestQuery>({
    query,
    kind: 'Table',
    fields,
    renderContent: ({ section }) => section && <Table section={section} />,
  });
}

const comparison = {
  title: 'What differs',
  headings: 'Pilot\nFleet',
  groups: [
    { title: 'Insight', lines: 'Log kept | 30 days | 13 months\n\nStream | - | +' },
    { title: 'Empty', lines: ' ' },
  ],
};

describe('Table', () => {
  it('renders column and group headers, and texts for marks', async () => {
    await renderTable(comparison);
    const table = within(screen.getByRole('region', { name: 'What differs' })).getByRole('table', {
      name: 'What differs',
    });
    const headings = within(table).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Feature', 'Pilot', 'Fleet']);
    expect(within(table).getByText('Insight').getAttribute('scope')).toBe('rowgroup');
    expect(screen.queryByText('Empty')).toBeNull();
    const row = within(table).getByRole('row', { name: /^Stream/ });
    expect(within(row).getByText('Not included')).toBeTruthy();
    expect(within(row).getByRole('img', { name: 'Included' })).toBeTruthy();
  });

  it('uses the editor’s header for the column of names', async () => {
    await renderTable({ ...comparison, headings: 'Plan\nPilot\nFleet' });
    const headings = screen.getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Plan', 'Pilot', 'Fleet']);
  });

  it('collapses the groups if there is a search, and hides the search field until the script runs', async () => {
    await renderTable({ ...comparison, searchable: true });
    const [group] = screen.getAllByRole('group', { hidden: true });
    expect(group?.hasAttribute('open')).toBe(false);
    expect(group?.querySelectorAll('tr')).toHaveLength(3);
    expect(group?.querySelector('summary')?.textContent).toBe('Insight2');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('renders a frame for chosen rows if the editor gave a title and a unit', async () => {
    const selection = { selectionTitle: 'Your fleet', selectionUnit: 'SIM cards' };
    await renderTable({ ...comparison, ...selection, searchable: true });
    // Hidden until its script runs.
    expect(screen.getByText('Your fleet').closest('[hidden]')).not.toBeNull();
    expect(screen.getByText('SIM cards', { selector: 'dt' })).toBeTruthy();
    cleanup();
    await renderTable({ ...comparison, ...selection, selectionUnit: null, searchable: true });
    expect(screen.queryByText('Your fleet')).toBeNull();
  });

  it('renders nothing without rows', async () => {
    const { container } = await renderTable({ title: 'Lost', groups: null });
    expect(container.textContent).toBe('');
  });

  it('escapes markup in a title and in a cell', async () => {
    await renderTable({ title: scriptText, groups: [{ lines: `${longWord} | ${scriptText}` }] });
    expect(screen.getByRole('heading', { name: scriptText })).toBeTruthy();
    expect(screen.getByRole('cell').textContent).toBe(scriptText);
    expect(document.querySelector('script')).toBeNull();
  });
});
