import { localeCodes } from '#locales/locales.ts';

const securityTxtDays = 180;

/** What crawlers may read. A site that is not to be found refuses them everything. */
export function robotsTxt({ siteUrl, isIndexable }: { siteUrl: string; isIndexable: boolean }): string {
  if (!isIndexable) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /preview\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** RFC 9116. It expires in half a year, counted from the start of the day, so that it is the same all day. */
export function securityTxt({ siteUrl, contact }: { siteUrl: string; contact: string }, now: Date): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + securityTxtDays);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${localeCodes.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** What a phone shows when the site is put on its home screen. */
export function webManifest({ name, description }: { name: string; description: string }): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    ...(description && { description }),
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#FFFFFF',
    theme_color: '#FFFFFF',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
}
