import { describe, expect, it } from 'vitest';
import { createMediaPlaces } from '#server/lib/mediaPlaces.ts';
import { createSiteLinks } from './links.ts';

describe('an address in content', () => {
  const addresses = {
    contentUrl: 'https://cms.example',
    homeUrl: 'https://wordpress.example.com',
    siteUrl: 'https://www.example.com',
  };
  const mediaUrls = ['https://cdn.example/files', 'https://cms.example/wp/media/'];
  const { toSitePath } = createSiteLinks({
    ...addresses,
    media: createMediaPlaces({ ...addresses, mediaUrls }),
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
    ['https://wordpress.example.com/app/uploads/a.webp', '/cms/app/uploads/a.webp'],
    ['https://cms.example/wp/media/2026/a.pdf', '/cms/wp/media/2026/a.pdf'],
    ['https://cdn.example/files/2026/a.webp?v=2', '/cms/@cdn.example/files/2026/a.webp?v=2'],
    ['https://cdn.example/filesystem/a.webp', 'https://cdn.example/filesystem/a.webp'],
    ['http://cdn.example/files/a.webp', 'http://cdn.example/files/a.webp'],
    ['https://other.example/x/', 'https://other.example/x/'],
    ['https://cms.example:8443/x', 'https://cms.example:8443/x'],
    ['https://cms.example/tide-%f0%9f%a6%80/', '/tide-%F0%9F%A6%80'],
    ['https://cms.example/潮/', '/%E6%BD%AE'],
    ['#lead', '#lead'],
    ['mailto:hello@example.com', 'mailto:hello@example.com'],
    ['javascript:alert(1)', ''],
    [' JavaScript:alert(1)', ''],
    ['data:text/html,x', ''],
  ])('%s becomes %s', (address, path) => {
    expect(toSitePath(address)).toBe(path);
  });
});
