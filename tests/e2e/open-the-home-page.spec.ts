import { expect, test } from '@playwright/test';
import { pageFacts } from '../support/pageFacts.ts';
import { textOf } from '../support/sitemaps.ts';

const homes = [
  { path: '/', lang: 'en', heading: 'Connectivity you can read like a chart' },
  { path: '/da', lang: 'da', heading: 'Forbindelser, du kan læse som et søkort' },
  { path: '/de', lang: 'de', heading: /lesbar/ },
] as const;

test('the HTML of the home page is complete in each language and runs no inline script', async ({
  request,
}) => {
  for (const { path, lang, heading } of homes) {
    const html = await textOf(request, path);
    expect(html.startsWith(`<!DOCTYPE html><html lang="${lang}"`), path).toBe(true);
    const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
    expect(title.replaceAll(/<[^>]*>/g, '').replaceAll(/\s/g, ' ')).toMatch(heading);
    expect(html.match(/<section/g)?.length).toBeGreaterThanOrEqual(10);
    expect(html.match(/<[^>]* style="[^>]*>/)?.[0]).toBeUndefined();
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
    for (const attributes of scripts) expect(attributes).toMatch(/src=|type="application\/(json|ld\+json)"/);
    // The site replaces text in the HTML that Vike and React generate (`resourceHints.ts`, `hydrationMarkup.ts`).
    // The build checks samples of it; this checks whole pages.
    expect(html.match(/<link [^>]*as="font"[^>]*>/g), path).toHaveLength(1);
    expect(html, path).toMatch(/<script [^>]*type="module" async fetchpriority="low">/);
    expect(html.match(/<!--[^>]*-->(?=<section)/)?.[0], path).toBeUndefined();
    expect(html.slice(0, html.indexOf('</head>')), path).not.toMatch(/>\s+<|\/>| type="text\/css"/);
    const { languageLinks } = await pageFacts(html);
    expect(languageLinks.map(([language, href]) => [language, new URL(href).pathname])).toEqual(
      expect.arrayContaining(homes.map((alternate) => [alternate.lang, alternate.path])),
    );
  }

  await test.step('each of the four layouts has navigation, content and a link to the home page', async () => {
    for (const path of ['/', '/blog', '/blog/cause-15-at-high-water', '/docs']) {
      const html = await textOf(request, path);
      for (const markup of ['<header', '<nav', '<main', '<a href="/"'])
        expect(html.includes(markup), `${path}: ${markup}`).toBe(true);
    }
  });
});
