import { expect, test } from '@playwright/test';

test('every form links to the privacy notice in its language', async ({ request }) => {
  for (const [notice, ...pages] of [
    ['/privacy', '/contact', '/enquiry', '/blog'],
    ['/da/privatliv', '/da/kontakt', '/da/enquiry', '/da/blog'],
    ['/de/datenschutz', '/de/kontakt', '/de/enquiry', '/de/blog'],
  ] as const) {
    for (const path of pages) {
      const html = await (await request.get(path)).text();
      const forms = html.match(/<form[^>]* action="\/api\//g) ?? [];
      const links = [...html.matchAll(/<a href="([^"]*)" rel="privacy-policy"/g)].map(([, href]) => href);
      expect(forms.length, path).toBeGreaterThan(0);
      expect(links, path).toEqual(forms.map(() => notice));
    }
    expect((await request.get(notice, { maxRedirects: 0 })).status(), notice).toBe(200);
  }
});
