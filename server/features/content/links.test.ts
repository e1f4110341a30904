import { describe, expect, it } from 'vitest';
import { createSiteLinks } from './links.ts';

describe('an address in content', () => {
  const { toSitePath } = createSiteLinks({
    contentUrl: 'https://cms.example',
    homeUrl: 'https://wordpress.example.com',
    siteUrl: 'https://www.example.com',
  });
  it.each([
    ['https://cms.example/da/priser/', '/da/priser'],
    ['//cms.example/about/', '/about'],
    ['https://www.example.com/pricing/?a=1#b', '/pricing?a=1#b'],
    ['/pricing/', '/pricing'],
    ['/', '/'],
    ['https://cms.example/wp-content/uploads/2026/11/a.webp', '/cms/wp-content/uploads/2026/11/a.webp'],
    ['https://wordpress.example.com/da/priser/', '/da/priser'],
    ['https://wordpress.example.com/wp-content/uploads/a.webp', '/cms/wp-content/uploads/a.webp'],
    ['https://other.example/x/', 'https://other.example/x/'],
    ['https://cms.example:8443/x', 'https://cms.example:8443/x'],
    ['#lead', '#lead'],
    ['mailto:hello@example.com', 'mailto:hello@example.com'],
    ['javascript:alert(1)', ''],
    [' JavaScript:alert(1)', ''],
    ['data:text/html,x', ''],
  ])('%s becomes %s', (address, path) => {
    expect(toSitePath(address)).toBe(path);
  });
});
