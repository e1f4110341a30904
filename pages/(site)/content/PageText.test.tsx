import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { renderQuery } from '#tests/support/renderQuery.tsx';
import type { PageTextTestQuery } from './__generated__/PageTextTestQuery.graphql.ts';
import { PageText } from './PageText.tsx';

function renderText(title: string, content: string | null, isBelowSections = false) {
  return renderQuery<PageTextTestQuery>({
    query: graphql`
      query PageTextTestQuery @raw_response_type {
        page(id: "/imprint", idType: URI) {
          ...PageText_page
        }
      }
    `,
    payload: { page: { id: 'page', title, content } },
    renderContent: ({ page }) => page && <PageText page={page} isBelowSections={isBelowSections} />,
  });
}

describe('PageText', () => {
  it('renders the title as main heading, and the text', async () => {
    await renderText('Imprint', '<h2>Who we are</h2><p>Kystlink ApS, <a href="/contact">Nordhavn</a>.</p>');

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Imprint');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Who we are');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/contact');
  });

  it('renders nothing for empty text', async () => {
    const { container } = await renderText('Imprint', ' \n');

    expect(container.textContent).toBe('');
  });

  it('renders no main heading below sections', async () => {
    await renderText('Imprint', '<p>Kystlink ApS</p>', true);

    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByText('Kystlink ApS')).toBeTruthy();
  });
});
