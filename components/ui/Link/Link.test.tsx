import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInLanguage } from '#tests/support/renderInLanguage.tsx';
import { Link } from './Link.tsx';

it.each(['/pricing', '#prices', '?page=2', 'https://other.example/', 'mailto:a@b.example', 'tel:+45'])(
  'Link renders a link to %s',
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
])('Link renders only the text for the URL %s', async (href) => {
  await renderInLanguage(<Link href={href}>Words</Link>);
  expect(screen.getByText('Words')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  [{ href: '/pricing' }, [null, null, null], 'Words'],
  [{ href: 'https://other.example/' }, [null, 'noopener', null], 'Words'],
  [{ href: '/pricing', target: '_blank' }, ['_blank', 'noopener', null], 'Words (opens in a new tab)'],
  [{ href: '/pricing', target: '_self' }, [null, null, null], 'Words'],
  [
    { href: '/pricing', target: '_blank', 'aria-label': 'Name' },
    ['_blank', 'noopener', 'Name (opens in a new tab)'],
    'Words',
  ],
])('Link renders for %o the attributes %o and the text “%s”', async (props, attributes, text) => {
  await renderInLanguage(<Link {...props}>Words</Link>);
  const link = screen.getByRole('link');
  expect(['target', 'rel', 'aria-label'].map((name) => link.getAttribute(name))).toEqual(attributes);
  expect(link.textContent).toBe(text);
});
