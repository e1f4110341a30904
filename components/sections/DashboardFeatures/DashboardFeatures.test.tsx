import { screen, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { longWord, scriptAddress, scriptText } from '#tests/support/hostileContent.ts';
import { imageNode } from '#tests/support/picture.ts';
import { renderSection } from '#tests/support/renderSection.tsx';
import { DashboardFeatures } from './DashboardFeatures.tsx';
import type { DashboardFeaturesTestQuery } from './__generated__/DashboardFeaturesTestQuery.graphql.ts';

const query = graphql`
  query DashboardFeaturesTestQuery @raw_response_type {
    page(id: "/") {
      pageElements {
        sectionElements {
          __typename
          ...DashboardFeatures_section @alias(as: "section")
        }
      }
    }
  }
`;

type Options = Parameters<typeof renderSection<DashboardFeaturesTestQuery>>[0];

function renderDashboardFeatures(fields: Options['fields'], locale: Options['locale'] = 'en') {
  return renderSection<DashboardFeaturesTestQuery>({
    query,
    kind: 'DashboardFeatures',
    fields,
    locale,
    renderContent: ({ section }) => section && <DashboardFeatures section={section} />,
  });
}

describe('DashboardFeatures', () => {
  it('renders features as a list, the first one open', async () => {
    await renderDashboardFeatures({
      title: 'Bridge',
      image: imageNode('bridge.webp', 'The dashboard'),
      features: [
        {
          title: 'Fleet',
          description: 'Who is online.',
          link: { url: '/products/bridge', title: 'See Bridge', target: '' },
        },
        { title: 'Log', description: 'The full trail.' },
        { title: 'Name only' },
        { title: null, description: 'Nameless' },
      ],
    });
    const tabs = screen.getAllByRole('group');
    expect(tabs.map((tab) => tab.hasAttribute('open'))).toEqual([true, false]);
    expect(new Set(tabs.map((tab) => tab.getAttribute('name'))).size).toBe(1);
    expect(screen.getByRole('link', { name: 'See Bridge' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Name only' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'The dashboard' })).toBeTruthy();
    expect(screen.queryByText('Nameless')).toBeNull();
  });

  it('renders a choice of features if each has a drawing, with the response of an API', async () => {
    const codeDrawing = (id: string, text: string, request: string) => ({
      node: {
        id,
        altText: text,
        sourceUrl: '/drawing.svg',
        drawing: {
          kind: ['log'],
          rows: [{ lead: '09:12:06', state: ['fault'], text }],
          samples: [{ language: 'By API', request, reply: '200 OK' }],
        },
      },
    });
    await renderDashboardFeatures({
      title: 'Break it yourself',
      features: [
        {
          title: 'A wrong APN',
          description: 'One word.',
          icon: codeDrawing('a', 'Session rejected', 'GET /a'),
        },
        { title: 'A full limit', icon: codeDrawing('b', 'Limit reached', 'GET /b') },
      ],
    });
    const choices = within(screen.getByRole('group', { name: 'Break it yourself' })).getAllByRole('radio');
    expect(choices.map((choice) => choice.hasAttribute('checked'))).toEqual([true, false]);
    expect(new Set(choices.map((choice) => choice.getAttribute('name'))).size).toBe(1);
    expect(screen.getByRole('radio', { name: /^A wrong APN/ })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Limit reached' }).textContent).toContain('GET /b');
  });

  it('renders text if the picture is missing, and nothing if the text is missing', async () => {
    const { unmount } = await renderDashboardFeatures({ features: [{ title: 'Fleet' }] });
    expect(screen.getByRole('heading', { level: 2, name: 'Fleet' })).toBeTruthy();
    unmount();
    await renderDashboardFeatures({ image: imageNode('bridge.webp') });
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('escapes markup in texts and renders a script URL as plain text', async () => {
    const { container } = await renderDashboardFeatures({
      title: longWord,
      features: [
        {
          title: scriptText,
          description: scriptText,
          link: { url: scriptAddress, title: 'Press here', target: '' },
        },
      ],
    });
    expect(screen.getAllByText(scriptText)).toHaveLength(2);
    expect(container.querySelector('script')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
