import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { imageNode } from '#tests/support/picture.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { OurOffice } from './OurOffice.tsx';
import type { OurOfficeTestQuery } from './__generated__/OurOfficeTestQuery.graphql.ts';

const query = graphql`
  query OurOfficeTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...OurOffice_section @alias(as: "section")
        }
      }
    }
  }
`;

type Options = Parameters<typeof renderSection<OurOfficeTestQuery>>[0];

function renderOurOffice(fields: Options['fields'], locale: Options['locale'] = 'en') {
  return renderSection<OurOfficeTestQuery>({
    query,
    kind: 'OurOffice',
    fields,
    locale,
    renderContent: ({ section }) => section && <OurOffice section={section} />,
  });
}

describe('OurOffice', () => {
  it('renders address, phone and directions', async () => {
    await renderOurOffice({
      title: 'Come by',
      description: '<p><em>55°42.5′N 12°36.0′E</em></p>',
      offices: [
        {
          name: 'Nordhavn',
          address: 'Kajen 7\nDK-2150 Nordhavn',
          phone: '+45 12 34 56 78',
          image: imageNode('map.webp', 'Chart with a pin'),
          mapLink: { url: 'https://map.example/', title: 'Find the way', target: '_blank' },
        },
      ],
    });
    expect(screen.getByText(/Kajen 7/).tagName).toBe('ADDRESS');
    expect(screen.getByRole('link', { name: '+45 12 34 56 78' }).getAttribute('href')).toBe(
      'tel:+4512345678',
    );
    expect(screen.getByRole('link', { name: /^Find the way/ }).getAttribute('rel')).toBe('noopener');
    expect(screen.getByRole('img', { name: 'Chart with a pin' })).toBeTruthy();
    expect(screen.getByText('55°42.5′N 12°36.0′E').tagName).toBe('EM');
  });

  it('renders the names of several offices', async () => {
    await renderOurOffice({
      title: 'Come by',
      offices: [
        { name: 'North', address: 'A' },
        { name: 'South', address: 'B' },
      ],
    });
    expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      'North',
      'South',
    ]);
  });

  it('renders an office that has only a name, and nothing if it has neither name nor address', async () => {
    const { unmount } = await renderOurOffice({ offices: [{ name: 'Nordhavn' }] });
    expect(screen.getByRole('heading', { level: 2, name: 'Nordhavn' })).toBeTruthy();
    unmount();
    const empty = await renderOurOffice({ title: 'Come by', offices: [{ phone: '+45 12 34 56 78' }] });
    expect(empty.container.textContent).toBe('');
  });

  it('escapes markup in texts and renders a script URL as plain text', async () => {
    const { container } = await renderOurOffice({
      title: longWord,
      offices: [{ address: scriptText, mapLink: { url: scriptAddress, title: 'Find the way', target: '' } }],
    });
    expect(screen.getByText(scriptText)).toBeTruthy();
    expect(container.querySelector('script')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
