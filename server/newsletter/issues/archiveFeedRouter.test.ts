// @vitest-environment jsdom
import { createServer } from 'node:http';
import Koa from 'koa';
import { expect, it } from 'vitest';
import { listen } from '#tests/support/listen.ts';
import { createArchiveFeedRouter } from './archiveFeedRouter.ts';

it('createArchiveFeedRouter names the company and the language, and separates paragraphs', async () => {
  const issue = {
    slug: '2026-05-04',
    sentAt: Date.UTC(2026, 4, 4),
    subject: 'Forår & <mere>',
    before: 'Første afsnit.\n\nAndet <b>afsnit</b> & mere.',
    after: '',
    articles: [{ title: 'Bøjer & <b>broer</b>', text: '', path: '/da/blog/bojer' }],
  };
  const router = createArchiveFeedRouter({
    published: async () => [issue, { ...issue, slug: 'b', before: '' }],
    senderOf: async () => ({ name: 'Kystlink', siteUrl: 'https://kystlink.example/da', addressLines: [] }),
    siteUrl: 'https://kystlink.example',
  });
  const server = createServer(new Koa().use(router.routes()).callback());
  const origin = await listen(server);
  const xml = await (await fetch(`${origin}/da/newsletter/archive/feed.xml`)).text();
  server.close();
  const feed = new DOMParser().parseFromString(xml, 'application/xml');
  const texts = (name: string) => [...feed.getElementsByTagName(name)].map((element) => element.textContent);
  expect(feed.documentElement.getAttribute('xml:lang')).toBe('da-DK');
  expect(texts('title')[0]).toMatch(/ \| Kystlink$/);
  expect(texts('name')).toEqual(['Kystlink']);
  expect(texts('summary')).toEqual([
    '<p>Første afsnit.</p><p>Andet &lt;b&gt;afsnit&lt;/b&gt; &amp; mere.</p>',
    '<p>Bøjer &amp; &lt;b&gt;broer&lt;/b&gt;</p>',
  ]);
  // Atom's `type="html"` requires the markup of a plain text to be escaped.
  expect(texts('title')[1]).toBe('Forår &amp; &lt;mere&gt;');
});
