import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { createLogger } from '#server/logger.ts';
import { createPageServices } from './pageServices.ts';

const unasked = () => {
  throw new Error('Nobody asks for this.');
};

it('lets no timer or connection of a content call hold the page that is being rendered', async () => {
  const drawing = new AsyncLocalStorage<string>();
  const heldBy: (string | undefined)[] = [];
  const config = readConfig({
    CONTENT_GRAPHQL_URL: 'http://127.0.0.1:1/graphql',
    CONTENT_REST_URL: 'http://127.0.0.1:1',
  });
  const services = createPageServices(config, {
    content: {
      async fetch() {
        await new Promise<void>((resolve) => {
          setTimeout(() => {
            heldBy.push(drawing.getStore());
            resolve();
          }, 1);
        });
        return { value: {}, state: 'miss', storedAt: 0, key: '', version: '', tags: [], isPartial: false };
      },
      version: unasked,
      fetchWhole: unasked,
      readOnce: unasked,
      fetchUnpublished: unasked,
      fetchChanged: unasked,
      isAvailable: unasked,
      deprioritize: unasked,
      deprioritizeResultOf: unasked,
      purge: unasked,
    },
    siteSearch: undefined,
    postIndex: { get: unasked, purge: unasked, expire: unasked },
    siteContent: {
      part: unasked,
      all: unasked,
      partOrBuiltIn: unasked,
      purge: unasked,
      isAvailable: unasked,
      missing: unasked,
    },
    docsOutline: unasked,
    forms: { sealForm: () => '', describeToken: unasked, publishedIssues: unasked },
    previewFault: unasked,
    signChanges: unasked,
    siteUrl: 'https://site.example',
    isDevelopment: false,
    logger: createLogger('silent'),
  })({
    requestId: 'test',
    priority: 'interactive',
    onStaleContent: unasked,
    onPartial: unasked,
    onOutage: unasked,
    onStatus: unasked,
    onContent: () => undefined,
    preview: undefined,
    changes: undefined,
  });
  await drawing.run('a page', () => services.fetchContent({ name: 'Page', text: '{ a }' }, {}));
  expect(heldBy).toEqual([undefined]);
});
