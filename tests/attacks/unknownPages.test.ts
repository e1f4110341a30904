import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageFacts } from '#tests/support/pageFacts.ts';
import { get, randomPath } from './support/attack.ts';
import { startAttackedSite, type AttackedSite } from './support/attackedSite.ts';
import { exchange } from './support/rawHttp.ts';

let site: AttackedSite;
beforeAll(async () => {
  site = await startAttackedSite();
});
afterAll(() => site.stop());

const title = (html: string) => /<title>(.*?)<\/title>/s.exec(html)?.[1];

it.each([
  ['/no-such-page', 'Page not found: /no-such-page'],
  ['/da/findes/ikke', 'Siden blev ikke fundet: /da/findes/ikke'],
  ['/de/blog/kein-artikel', 'Seite nicht gefunden: /de/blog/kein-artikel'],
  ['/blog?page=99', 'Page not found: /blog'],
  [`/$&-'"<b>`, 'Page not found: /$&amp;-&#x27;%22%3Cb%3E'],
  ['/da/de/docs', 'Siden blev ikke fundet: /da/de/docs'],
])(
  'the server responds to %s with a 404 page in its language that shows only the requested URL',
  async (address, message) => {
    const [response] = await exchange(site.origin, get(address, { Accept: 'text/html' }));
    const html = Buffer.from(response?.body ?? '', 'latin1').toString();
    expect(response?.status).toBe(404);
    expect(title(html)).toBe(`404 – ${message}`);
    expect(html).toContain(`<html lang="${/^\/(da|de)\//.exec(address)?.[1] ?? 'en'}"`);
    expect(html.replaceAll(/<(title|meta)[^>]*>/g, '')).toContain(/(?<=: ).*/.exec(message)?.[0]);
    expect(html).not.toContain('/--the-address');
    const facts = await pageFacts(html);
    expect(facts.canonical).toBeUndefined();
    expect(facts.languageLinks).toEqual([]);
    expect(facts.structuredData).toEqual([]);
  },
);

it('two unknown addresses get pages that differ only in the address', async () => {
  const [firstPath, secondPath] = [randomPath(), randomPath()];
  const [first, second] = await Promise.all(
    [firstPath, secondPath].map((path) =>
      fetch(site.origin + path, { headers: { 'accept-encoding': 'br' } }),
    ),
  );
  expect(first?.headers.get('etag')).not.toBe(second?.headers.get('etag'));
  expect(first?.headers.get('content-encoding')).toBe('br');
  expect((await first?.text())?.replaceAll(firstPath, '·')).toBe(
    (await second?.text())?.replaceAll(secondPath, '·'),
  );
});
