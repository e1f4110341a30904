import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInLanguage } from '#tests/support/renderInLanguage.tsx';
import { Link } from './Link.tsx';

it.each(['/pricing', '#prices', '?page=2', 'https://other.example/', 'mailto:a@b.example', 'tel:+45'])(
  '%s is linked to',
  async (href) => {
    await renderInLanguage(<Link href={href}>Words</Link>);
    expect(screen.getByRole('link', { name: 'Words' }).getAttribute('href')).toBe(href);
  },
);

it.each([
  '',
  null,
  '//other.example/',
  '/\\other.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'pricing',
])('%s is no address to link to: its words stay', async (href) => {
  await renderInLanguage(<Link href={href}>Words</Link>);
  expect(screen.getByText('Words')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
