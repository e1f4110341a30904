import http from 'node:http';
import Koa from 'koa';
import { afterEach, expect, it } from 'vitest';
import type { PageServices } from '#schema/pageServices.ts';
import { createLogger } from '#server/logger.ts';
import { close, listen } from '#tests/support/standInHost.ts';
import { createRendering } from './renderingMiddleware.ts';

const shared = '/da/--the-address-asked-for--';
const servers: http.Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map(close)));

const services: PageServices = {
  fetchContent: async () => ({}),
  postIndex: async () => [],
  preview: undefined,
  fetchPreview: async () => ({}),
  hasHoles: () => false,
  reportUnknown: () => undefined,
  reportUnknownSection: () => undefined,
  reportSectionFailure: () => undefined,
  siteContent: () => Promise.reject(new Error('not asked for')),
  reportOutage: () => undefined,
  docsOutline: async () => undefined,
  describeToken: () => Promise.reject(new Error('not asked for')),
  answerWith: () => undefined,
  challengeContact: undefined,
  newsletterSender: undefined,
  privacyNotice: () => undefined,
  chat: undefined,
  siteUrl: 'https://site.example',
  isIndexable: true,
  showsCatalogue: false,
  requestId: 'test',
};

it('draws the 404 of a language once, however many addresses are made up', async () => {
  const drawn: string[] = [];
  const { middleware } = createRendering({
    async render(url) {
      const contentType = 'text/html;charset=utf-8';
      if (url !== shared) return { status: 302, contentType, body: '', location: shared };
      drawn.push(url);
      return { status: 404, contentType, body: `<p>Page not found: ${shared}</p>`, location: undefined };
    },
    services: () => services,
    previewFor: () => undefined,
    isPrivate: ({ path }) => path.startsWith('/private'),
    freshSeconds: 60,
    isCached: true,
    logger: createLogger('silent'),
  });
  const server = http.createServer(new Koa().use(middleware).callback());
  servers.push(server);
  const origin = await listen(server);

  for (const path of ['/da/one', '/da/two', '/da/one', '/da/private/three', '/da/a&b']) {
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.text()).toBe(`<p>Page not found: ${path.replace('&', '&amp;')}</p>`);
  }
  expect(drawn).toEqual([shared]);
});
