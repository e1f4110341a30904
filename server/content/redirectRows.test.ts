import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createRowMatcher, RedirectRow } from './redirectRows.ts';

/** Parses rows and numbers them in order. Throws for rows that WordPress could not have sent. */
const rows = (...rowValues: [from: string, to: string | null, status?: number][]) =>
  rowValues.map(([from, to, status], i) =>
    v.parse(RedirectRow, { id: i + 1, from, to, status: status ?? (to === null ? 410 : 301) }),
  );

test.each([
  ['/old', '/exact'],
  ['/old/', '/exact'],
  ['/old/a', '/short/a'],
  ['/old/deep/a/b', '/deep/a/b'],
  ['/da/x/kontakt', '/da/kontakt?from=x'],
  ['/shop/a%20b', 'https://shop.example/a%20b'],
  ['/bl%c3%a5b%c3%a6r', '/berries'],
])('createRowMatcher redirects %s to %s: exact rows first, then the longest with a *', (path, to) => {
  const match = createRowMatcher(
    rows(
      ['/old/*', '/short/*'],
      ['/old/deep/*', '/deep/*'],
      ['/old', '/exact'],
      ['/da/*/kontakt', '/da/kontakt?from=x'],
      ['/shop/*', 'https://shop.example/*'],
      ['/blåbær', '/berries'].map((text) => encodeURI(text)) as [string, string],
    ),
  );
  expect(match(path)?.to).toBe(to);
});

test.each(['/olds', '/da/x/y/kontakt', '/da//kontakt', '/other'])(
  'createRowMatcher finds no redirect for %s',
  (path) => {
    const match = createRowMatcher(
      rows(['/old/*', '/new'], ['/da/*/kontakt', '/da/kontakt'], ['/old', '/new']),
    );
    expect(match(path)).toBeUndefined();
  },
);

test('createRowMatcher returns 410 without a target for a removed path', () => {
  const match = createRowMatcher(rows(['/gone/*', null]));
  expect(match('/gone/a')).toEqual({ id: 1, to: undefined, status: 410 });
});

test('createRowMatcher never redirects to a host named in the path', () => {
  const match = createRowMatcher(rows(['/old*', '/*']));
  expect(match('/old/evil.example')?.to).toBe('/evil.example');
  expect(match('/old//evil.example')?.to).toBe('/evil.example');
});

test('createRowMatcher ignores rows that form a loop, alone or with other redirects', () => {
  const match = createRowMatcher(
    rows(
      ['/a', '/b'],
      ['/b', '/a'],
      ['/c', '/c'],
      ['/grows/*', '/grows/more/*'],
      ['/d', '/moved'],
      ['/fine', '/end'],
    ),
    (path) => (path === '/moved' ? '/d' : undefined),
  );
  for (const path of ['/a', '/b', '/c', '/grows/x', '/d']) expect(match(path), path).toBeUndefined();
  expect(match('/fine')?.to).toBe('/end');
});

test('createRowMatcher follows ten redirects in a row, but not eleven', () => {
  const chain = Array.from({ length: 11 }, (_, i): [string, string] => [`/${i}`, `/${i + 1}`]);
  const match = createRowMatcher(rows(...chain));
  expect([match('/1')?.to, match('/0')?.to]).toEqual(['/2', undefined]);
});

test('createRowMatcher prefers the first of several rows for a path, and the longest with a *', () => {
  const match = createRowMatcher(
    rows(['/a', '/first'], ['/a/', '/second'], ['/x/*', '/1'], ['/x*/end', '/2'], ['/*/long/end', '/3']),
  );
  expect(['/a', '/x/y', '/x/end', '/x/long/end'].map((path) => match(path)?.to)).toEqual([
    '/first',
    '/1',
    '/1',
    '/3',
  ]);
});

test.each([
  ['/a', undefined],
  ['/a$&', '/b$&'],
  ['/xyz', undefined],
  ['/xyzyz', '/c'],
])('createRowMatcher requires at least one character for the *: %s to %s', (path, to) => {
  expect(createRowMatcher(rows(['/a*', '/b*'], ['/xy*yz', '/c']))(path)?.to).toBe(to);
});

test('createRowMatcher preserves double slashes in queries and in URLs of other sites', () => {
  const match = createRowMatcher(
    rows(['/a', '/b//c?from=https://x.example'], ['/d', 'https://x.example//e'], ['/', '/home']),
  );
  expect(['/a', '/d', '/'].map((path) => match(path)?.to)).toEqual([
    '/b/c?from=https://x.example',
    'https://x.example//e',
    '/home',
  ]);
});

test.each([
  ['the shortest source', { from: '/', to: '/b' }],
  ['the longest source', { from: `/${'a'.repeat(999)}`, to: '/b' }],
  ['a * in both', { from: '/a/*', to: '/b/*?c#d' }],
  ['a site without a path', { from: '/a', to: 'HTTP://shop.example:8080' }],
])('RedirectRow accepts a row with %s', (_name, row) => {
  expect(v.is(RedirectRow, { id: 1, status: 301, ...row })).toBe(true);
});

test.each([
  ['a path on another host', { from: '/a', to: '//evil.example' }],
  ['a backslash', { from: '/a', to: '/\\evil.example' }],
  ['a script', { from: '/a', to: 'javascript:alert(1)' }],
  ['a * in the host', { from: '/a*', to: 'https://shop.example*' }],
  ['a name before the host', { from: '/a', to: 'https://shop.example@evil.example/' }],
  ['a line break', { from: '/a', to: '/b\r\nSet-Cookie: a=b' }],
  ['two *', { from: '/*/*', to: '/b' }],
  ['a * without one in the source', { from: '/a', to: '/b/*' }],
  ['a query in the source', { from: '/a?b', to: '/b' }],
  ['an unsupported status', { from: '/a', to: '/b', status: 200 }],
  ['a 410 with a target', { from: '/a', to: '/b', status: 410 }],
  ['a 301 without a target', { from: '/a', to: null }],
  ['a * in the query', { from: '/a*', to: '/b?c=*' }],
  ['a * in the fragment', { from: '/a*', to: '/b#*' }],
  ['two * in the target', { from: '/a*', to: '/*/*' }],
  ['a backslash in a path', { from: '/a', to: '/b\\c' }],
  ['a backslash on another site', { from: '/a', to: 'https://shop.example/\\c' }],
  ['an impossible port', { from: '/a', to: 'https://shop.example:99999/' }],
  ['a backslash in the source', { from: '/a\\b', to: '/b' }],
  ['a source on another host', { from: '//a', to: '/b' }],
  ['a source without a slash', { from: 'a', to: '/b' }],
  ['the id 0', { from: '/a', to: '/b', id: 0 }],
  ['a fractional id', { from: '/a', to: '/b', id: 1.5 }],
  ['an invalid id', { from: '/a', to: '/b', id: 'x' }],
  ['a long source', { from: `/${'a'.repeat(1_000)}`, to: '/b' }],
])('RedirectRow rejects a row with %s', (_name, row) => {
  expect(v.is(RedirectRow, { id: 1, status: 301, from: '/a', to: '/b' })).toBe(true);
  expect(v.is(RedirectRow, { id: 1, status: 301, ...row })).toBe(false);
});
