import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { Drawing } from './Drawing.tsx';
import type { DrawingTestQuery } from './__generated__/DrawingTestQuery.graphql.ts';

const query = graphql`
  query DrawingTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ... on PageElementsSectionElementsHeroElementLayout @alias(as: "section") {
            image {
              node {
                ...Drawing_media
              }
            }
          }
        }
      }
    }
  }
`;

type Fields = Parameters<typeof renderSection<DrawingTestQuery>>[0]['fields'];
type Described = NonNullable<NonNullable<NonNullable<Fields['image']>['node']>['drawing']>;

function renderDrawing(drawing: Described) {
  return renderSection<DrawingTestQuery>({
    query,
    kind: 'HeroElement',
    fields: { image: { node: { id: 'm', altText: 'What is shown', sourceUrl: '/chart.svg', drawing } } },
    renderContent: ({ section }) => <Drawing media={section?.image?.node} />,
  });
}

const drawing = () => within(screen.getByRole('group', { name: 'What is shown' }));

describe('Drawing', () => {
  it('renders a log with a line for each event, its cause and its named facts', async () => {
    await renderDrawing({
      kind: ['log'],
      title: 'Buoy 0147',
      rows: [
        { lead: '14:02:11', state: ['fine'], text: 'Attached', value: 'Sundnet SE' },
        { lead: '14:02:09', state: ['fault'], text: 'Rejected', detail: 'Cause 15\nCell: 238-66' },
        { lead: '14:02:00', state: ['fine'], text: null },
      ],
    });
    const lines = drawing().getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      '14:02:11AttachedSundnet SE',
      '14:02:09RejectedCause 15Cell238-66',
    ]);
    expect(drawing().getByRole('term').textContent).toBe('Cell');
    expect(drawing().getByRole('definition').textContent).toBe('238-66');
  });

  it('renders code with a choice of languages, the first one selected', async () => {
    await renderDrawing({
      kind: ['code'],
      samples: [
        { language: 'curl', request: 'curl -X PATCH "https://api.example"', reply: '200 OK' },
        { language: 'Python', request: 'update("8945")', reply: null },
      ],
    });
    const isChosen = (name: string) => drawing().getByRole('radio', { name }).hasAttribute('checked');
    expect([isChosen('curl'), isChosen('Python')]).toEqual([true, false]);
    expect(drawing().getByText(/curl -X PATCH/).textContent).toBe('curl -X PATCH "https://api.example"');
  });

  it('renders a bill in the language’s currency, with the other currencies for the visitor’s choice', async () => {
    await renderDrawing({
      kind: ['bill'],
      rows: [{ text: 'SIMs', detail: '{6.5 DKK | 0.95 USD} each', value: '{3250 DKK | 475 USD | 5 XAU}' }],
    });
    const defaultAmounts = document.querySelectorAll('[data-usual]');
    expect([...defaultAmounts].map(({ textContent }) => textContent)).toEqual(['$0.95 each', '$475.00']);
    const amounts = document.querySelectorAll('dd [data-currency]');
    expect([...amounts].map(({ textContent }) => textContent)).toEqual(['3,250.00\u00A0kr.', '$475.00']);
  });

  it.each(['{', 'free {of} charge', '{6.5 DKK each}', '{| EUR}'])(
    'does not change the text “%s” of a bill',
    async (value) => {
      await renderDrawing({ kind: ['bill'], rows: [{ text: 'SIMs', value }] });
      expect(drawing().getByRole('definition').textContent).toBe(value);
    },
  );

  it('renders a dashboard with figures and a table with column headers', async () => {
    await renderDrawing({
      kind: ['panel'],
      figures: [{ label: 'Online', value: '1,279' }, { label: 'Empty' }],
      curve: '1 2 x 3',
      headings: 'Device\nNetwork\nState\nMB',
      rows: [
        { text: 'Crane 06', detail: 'Nordtel DK', lead: 'Near limit', state: ['warning'], value: '40.1' },
      ],
    });
    expect(
      drawing()
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Online']);
    const headings = drawing().getAllByRole('columnheader');
    expect(headings.map((heading) => heading.textContent)).toEqual(['Device', 'Network', 'State', 'MB']);
    const cells = drawing().getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['Crane 06', 'Nordtel DK', 'Near limit', '40.1']);
  });

  it('renders a bill with a name for each amount', async () => {
    await renderDrawing({ kind: ['bill'], rows: [{ text: 'To pay', value: '$607.00' }] });
    expect(drawing().getByRole('term').textContent).toBe('To pay');
    expect(drawing().getByRole('definition').textContent).toBe('$607.00');
  });

  it('renders the limits of a curve and the places on a map as text', async () => {
    const { unmount } = await renderDrawing({
      kind: ['curve'],
      curve: '1 5 9',
      rows: [{ text: '50 MB, stop', level: 9 }],
    });
    expect(drawing().getByText('50 MB, stop')).toBeTruthy();
    unmount();
    await renderDrawing({ kind: ['map'], rows: [{ text: 'London', detail: '38 56' }, { text: 'Nowhere' }] });
    expect(drawing().getByText('London')).toBeTruthy();
    expect(drawing().queryByText('Nowhere')).toBeNull();
  });

  it('renders nothing for an unknown or missing kind', async () => {
    const { container, unmount } = await renderDrawing({ kind: ['hologram'], rows: [{ text: 'Lost' }] });
    expect(container.textContent).toBe('');
    unmount();
    expect((await renderDrawing({ kind: null })).container.textContent).toBe('');
  });

  it('escapes markup in texts', async () => {
    const { container } = await renderDrawing({
      kind: ['list'],
      rows: [{ text: scriptText, detail: longWord, level: 9_000_000, value: scriptText }],
    });
    expect(screen.getAllByText(scriptText)).toHaveLength(2);
    expect(container.querySelector('script')).toBeNull();
  });
});
