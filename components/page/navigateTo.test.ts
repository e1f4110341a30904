import { describe, expect, it } from 'vitest';
import { destinationOf, RefusedNavigationError } from './navigateTo.ts';

const siteOrigin = 'https://www.example.com';

describe('destinationOf', () => {
  it.each([
    ['/pricing', '/pricing'],
    ['https://www.example.com/da/priser?zone=eu#plans', '/da/priser?zone=eu#plans'],
    ['?page=2', '/?page=2'],
  ])('returns for %s the page %s', (address, path) => {
    expect(destinationOf(address, { siteOrigin })).toEqual({ kind: 'page', path });
  });

  it('returns another host only with the external flag', () => {
    expect(() => destinationOf('https://other.example/x', { siteOrigin })).toThrow(RefusedNavigationError);
    expect(destinationOf('https://other.example/x', { siteOrigin, isExternal: true })).toEqual({
      kind: 'external',
      url: 'https://other.example/x',
    });
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])('throws for %s, even with the external flag', (address) => {
    expect(() => destinationOf(address, { siteOrigin, isExternal: true })).toThrow(/protocol/);
  });

  it('treats a protocol-relative URL as another host', () => {
    expect(() => destinationOf('//evil.example/x', { siteOrigin })).toThrow(/external flag/);
  });
});
