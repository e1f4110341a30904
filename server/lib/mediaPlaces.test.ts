import { describe, expect, it } from 'vitest';
import { createContentHomes, createMediaPlaces } from './mediaPlaces.ts';

describe('createContentHomes', () => {
  const homes = createContentHomes([
    'http://wp:8080/',
    'https://x.example/blog//',
    undefined,
    'https://y.example/a/b',
  ]);

  it('returns the folder of each home', () => {
    expect(homes.folders).toEqual(['', '/blog', '/a/b']);
  });

  it.each([
    ['https://x.example/blog/post', '/post'],
    ['https://x.example/blog', '/'],
    ['https://x.example/blog/', '/'],
    ['https://x.example/blogs/post', '/blogs/post'],
    ['https://x.example/other/blog/post', '/other/blog/post'],
    ['https://z.example/blog/post', '/blog/post'],
    ['http://wp:8080/blog/post', '/blog/post'],
  ])('pathBelow of %s is %s', (address, path) => {
    expect(homes.pathBelow(new URL(address))).toBe(path);
  });
});

const places = createMediaPlaces({
  contentUrl: 'http://wp:8080/blog/',
  homeUrl: 'https://cms.example',
  siteUrl: 'https://www.example',
  mediaUrls: ['https://cms.example/files', 'https://cdn.example/bucket/', 'https://cdn.example:8443/other'],
});

describe('createMediaPlaces toSitePath', () => {
  it.each([
    ['http://wp:8080/wp-content/uploads/a.jpg', '/cms/wp-content/uploads/a.jpg'],
    ['http://wp:8080/blog/app/uploads/a.jpg', '/cms/blog/app/uploads/a.jpg'],
    ['https://www.example/wp-content/uploads/a.jpg', '/cms/wp-content/uploads/a.jpg'],
    ['https://cms.example/files/a.jpg', '/cms/files/a.jpg'],
    ['https://cms.example/filesystem/a.jpg', undefined],
    ['https://cms.example/wp-content/plugins/a.js', undefined],
    ['https://cdn.example/bucket/a.jpg', '/cms/@cdn.example/bucket/a.jpg'],
    ['https://cdn.example:8443/other/a.jpg', '/cms/@cdn.example:8443/other/a.jpg'],
    ['https://cdn.example/other/a.jpg', undefined],
    ['http://cdn.example/bucket/a.jpg', undefined],
    ['https://z.example/wp-content/uploads/a.jpg', undefined],
  ])('maps %s to %s', (address, path) => {
    expect(places.toSitePath(new URL(address))).toBe(path);
  });
});

describe('createMediaPlaces toUpload', () => {
  it.each([
    ['/cms/wp-content/uploads/a%20b.jpg', 'http://wp:8080/wp-content/uploads/a%20b.jpg'],
    ['/cms/wp-content/uploads/%C3%B8.jpg', 'http://wp:8080/wp-content/uploads/%C3%B8.jpg'],
    ['/cms/@cdn.example/bucket/a.jpg', 'https://cdn.example/bucket/a.jpg'],
    ['/cms/@cdn.example:8443/other/a.jpg', 'https://cdn.example:8443/other/a.jpg'],
    ['/cms/@cdn.example/other/a.jpg', undefined],
    ['/cms/@z.example/bucket/a.jpg', undefined],
    ['/cms/wp-config.php', undefined],
    ['/cmsx/wp-content/uploads/a.jpg', undefined],
    ['/wp-content/uploads/a.jpg', undefined],
  ])('maps %s to %s', (path, address) => {
    expect(places.toUpload(path)?.href).toBe(address);
  });

  it.each([
    '/cms/wp-content/uploads/../wp-config.php',
    '/cms/wp-content/uploads/./a.jpg',
    '/cms/wp-content/uploads//a.jpg',
    '/cms/wp-content/uploads/%252e.jpg',
    '/cms/wp-content/uploads/a%00.jpg',
    '/cms/wp-content/uploads/a%5Cb.jpg',
    '/cms/wp-content/uploads/%E0.jpg',
  ])('rejects %s', (path) => {
    expect(() => places.toUpload(path)).toThrow(expect.objectContaining({ status: 400 }));
  });
});

describe('createMediaPlaces toSource', () => {
  it.each([
    ['/cms/files/a.jpg', 'http://wp:8080/files/a.jpg'],
    ['/https://cdn.example/bucket/a.jpg', 'https://cdn.example/bucket/a.jpg'],
    ['/HTTPS:/cdn.example/bucket/a.jpg', 'https://cdn.example/bucket/a.jpg'],
    ['/http://wp:8080/wp-content/uploads/a.jpg', 'http://wp:8080/wp-content/uploads/a.jpg'],
  ])('maps %s to %s', (path, address) => {
    expect(places.toSource(path).href).toBe(address);
  });

  it.each([
    ['/cms/wp-config.php', 404],
    ['/x/https://cdn.example/bucket/a.jpg', 404],
    ['/https://cdn.example/other/a.jpg', 404],
    ['/http://wp:8080/', 404],
    ['/https://z.example/a.jpg', 403],
    ['/http://cdn.example/bucket/a.jpg', 403],
    ['/https://a@cdn.example/bucket/a.jpg', 403],
    ['/https://:b@cdn.example/bucket/a.jpg', 403],
    ['/https://[/a.jpg', 400],
  ])('responds to %s with %d', (path, status) => {
    expect(() => places.toSource(path)).toThrow(expect.objectContaining({ status }));
  });
});
