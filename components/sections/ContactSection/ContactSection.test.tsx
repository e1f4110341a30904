import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import type { ContactSectionTestQuery } from './__generated__/ContactSectionTestQuery.graphql.ts';

const query = graphql`
  query ContactSectionTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...ContactSection_section @alias(as: "section")
        }
      }
    }
  }
`;

type Fields = Parameters<typeof renderSection<ContactSectionTestQuery>>[0]['fields'];

function renderContactSection(fields: Fields) {
  return renderSection<ContactSectionTestQuery>({
    query,
    kind: 'ContactSection',
    fields,
    renderContent: ({ section }) => section && <ContactSection section={section} />,
  });
}

describe('ContactSection', () => {
  it('renders a person with phone, email and buttons', async () => {
    await renderContactSection({
      title: 'Lotte reads it with you',
      description: '<p>On call <em>7–18</em></p>',
      contactPerson: {
        name: 'Lotte Brandt',
        role: 'Support',
        image: {
          node: {
            id: 'lotte',
            sourceUrl: '/cms/wp-content/uploads/lotte.svg',
            altText: 'Lotte',
            mediaDetails: null,
          },
        },
      },
      email: 'sales@company.example',
      phone: '+45 70 00 00 00',
      globalButtons: [{ link: { url: '#lead', title: 'Talk to us', target: '' }, style: ['black'] }],
    });
    const section = screen.getByRole('region', { name: 'Lotte reads it with you' });
    expect(within(section).getByText('Lotte Brandt, Support')).toBeTruthy();
    const links = within(section).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:+4570000000',
      'mailto:sales@company.example',
      '#lead',
    ]);
  });

  it('renders a title and a button without a picture', async () => {
    await renderContactSection({
      title: 'One more question?',
      globalButtons: [{ link: { url: '/contact', title: 'Ask' } }],
    });
    expect(screen.getByRole('heading', { level: 2, name: 'One more question?' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('renders nothing without text or contact details', async () => {
    await renderContactSection({ label: 'Contact', contactPerson: { name: 'Lotte' } });
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByText('Lotte')).toBeNull();
  });

  it('renders no script URL', async () => {
    await renderContactSection({
      title: scriptText,
      subtitle: longWord,
      phone: scriptAddress,
      globalButtons: [{ link: { url: scriptAddress, title: 'Click' } }],
    });
    expect(screen.getByRole('heading', { name: scriptText })).toBeTruthy();
    for (const link of screen.queryAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^tel:/);
  });
});
