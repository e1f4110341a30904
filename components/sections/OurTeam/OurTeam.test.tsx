import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { OurTeam } from './OurTeam.tsx';
import type { OurTeamTestQuery } from './__generated__/OurTeamTestQuery.graphql.ts';

const query = graphql`
  query OurTeamTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...OurTeam_section @alias(as: "section")
        }
      }
    }
  }
`;

type Fields = Parameters<typeof renderSection<OurTeamTestQuery>>[0]['fields'];

function renderOurTeam(fields: Fields) {
  return renderSection<OurTeamTestQuery>({
    query,
    kind: 'OurTeam',
    fields,
    renderContent: ({ section }) => section && <OurTeam section={section} />,
  });
}

const portrait = (id: string) => ({
  node: {
    id,
    sourceUrl: `/cms/wp-content/uploads/${id}.webp`,
    altText: 'Portrait',
    mediaDetails: { width: 480, height: 640 },
  },
});

describe('OurTeam', () => {
  it('renders each person with role, fact and contact links', async () => {
    await renderOurTeam({
      title: 'Forty-six people',
      team: [
        {
          name: 'Signe Holm',
          role: 'Chief executive\nHas read every invoice',
          image: portrait('signe'),
          email: 'signe@company.example',
          linkedin: { url: 'https://www.linkedin.com/in/signe', target: '_blank' },
        },
        { name: 'Jonas Riis', role: 'Field engineer' },
      ],
    });
    const section = screen.getByRole('region', { name: 'Forty-six people' });
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map((name) => name.textContent),
    ).toEqual(['Signe Holm', 'Jonas Riis']);
    expect(within(section).getByText('Has read every invoice')).toBeTruthy();
    expect(within(section).getByRole('link', { name: 'Email Signe Holm' }).getAttribute('href')).toBe(
      'mailto:signe@company.example',
    );
    expect(
      within(section).getByRole('link', { name: 'Signe Holm on LinkedIn (opens in a new tab)' }),
    ).toBeTruthy();
  });

  it('shows initials if a portrait is missing', async () => {
    await renderOurTeam({ team: [{ name: 'Åse Marie Østergård' }, { name: 'cher' }] });
    expect(screen.getByRole('region', { name: 'Team' })).toBeTruthy();
    expect(screen.getByText('ÅØ')).toBeTruthy();
    expect(screen.getByText('C')).toBeTruthy();
  });

  it('renders nothing without people', async () => {
    await renderOurTeam({ title: 'Forty-six people', team: [{ role: 'Nobody' }] });
    expect(screen.queryByText('Forty-six people')).toBeNull();
  });

  it('escapes hostile content', async () => {
    await renderOurTeam({
      team: [{ name: scriptText, role: longWord, linkedin: { url: scriptAddress, target: '' } }],
    });
    expect(screen.getByRole('heading', { name: scriptText })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
