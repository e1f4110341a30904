import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInLanguage } from '#tests/support/renderInLanguage.tsx';
import { Pager } from './Pager.tsx';

const links = () =>
  screen
    .queryAllByRole('link')
    .map((link) =>
      ['href', 'rel', 'aria-label', 'aria-current'].map((name) => link.getAttribute(name)).join(' '),
    );

it('Pager links to the previous and next page and marks the current one', async () => {
  await renderInLanguage(<Pager path="/blog" search="modem" pageNumber={2} pageCount={3} />);
  expect(links()).toEqual([
    '/blog?q=modem prev  ',
    '/blog?q=modem  Page 1 ',
    '/blog?q=modem&page=2  Page 2 page',
    '/blog?q=modem&page=3  Page 3 ',
    '/blog?q=modem&page=3 next  ',
  ]);
});

it.each([
  [1, ['next']],
  [3, ['prev']],
])('Pager links only to existing pages on page %i of three', async (pageNumber, rels) => {
  await renderInLanguage(<Pager path="/blog" pageNumber={pageNumber} pageCount={3} />);
  const renderedRels = screen.getAllByRole('link').flatMap((link) => link.getAttribute('rel') ?? []);
  expect(renderedRels).toEqual(rels);
});

it('Pager renders nothing for a single page', async () => {
  const { container } = await renderInLanguage(<Pager path="/blog" pageNumber={1} pageCount={1} />);
  expect(container.textContent).toBe('');
});
