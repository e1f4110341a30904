import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { createLogger } from '#server/logger.ts';
import { builtInContent } from '#server/content/siteContentService.ts';
import type { Preview } from '#schema/preview.ts';
import { createRenderReport } from '#server/rendering/RenderReport.ts';
import { createPageServices } from './pageServices.ts';

type Deps = Parameters<typeof createPageServices>[1];

const button = (title: string) => ({ link: { url: '/', title, target: '' }, style: 'purple', icon: '' });

const unasked = () => {
  throw new Error('Nobody asks for this.');
};

const config = readConfig({
  CONTENT_GRAPHQL_URL: 'http://127.0.0.1:1/graphql',
  CONTENT_REST_URL: 'http://127.0.0.1:1',
});

/** Creates the services of one request with stubs of `content` and `siteContent`. Any other call throws. */
function servicesOf({
  content = {},
  siteContent = {},
  preview,
}: {
  content?: Partial<Deps['content']>;
  siteContent?: Partial<Deps['siteContent']>;
  preview?: Preview;
}) {
  return createPageServices(config, {
    content: {
      fetch: unasked,
      version: unasked,
      fetchWhole: unasked,
      readOnce: unasked,
      fetchUnpublished: unasked,
      fetchChanged: unasked,
      isAvailable: unasked,
      deprioritize: unasked,
      deprioritizeResultOf: unasked,
      purge: unasked,
      ...content,
    },
    siteSearch: undefined,
    postIndex: { get: unasked, purge: unasked, expire: unasked },
    siteContent: {
      part: unasked,
      all: unasked,
      partOrBuiltIn: unasked,
      unsaved: unasked,
      purge: unasked,
      isAvailable: unasked,
      missing: unasked,
      ...siteContent,
    },
    docsOutline: unasked,
    newsletter: { describeToken: unasked, publishedIssues: unasked },
    sealForm: () => '',
    previewFault: unasked,
    signChanges: unasked,
    siteUrl: 'https://site.example',
    isDevelopment: false,
    logger: createLogger('silent'),
  })({
    requestId: 'test',
    priority: 'interactive',
    report: createRenderReport(),
    preview,
    changes: undefined,
  });
}

it('does not retain a rendered page in the timers and connections of its content calls', async () => {
  const drawing = new AsyncLocalStorage<string>();
  const heldBy: (string | undefined)[] = [];
  const services = servicesOf({
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
    },
  });
  await drawing.run('a page', () => services.fetchContent({ name: 'Page', text: '{ a }' }, {}));
  expect(heldBy).toEqual([undefined]);
});

it('uses the unsaved menu only in the preview frame of the menu form', async () => {
  const builtIn = builtInContent('en', { hasApiReference: false });
  const siteContent: Partial<Deps['siteContent']> = {
    partOrBuiltIn: (part) => Promise.resolve(builtIn[part]),
    unsaved: (part, _, draft) =>
      Promise.resolve(
        part === 'menu' ? { ...builtIn[part], global_buttons: [button(draft)] } : builtIn[part],
      ),
  };
  const draft = 'd'.repeat(32);
  const preview = (isMenu: boolean): Preview => ({
    id: 1,
    type: 'page',
    locale: 'en',
    frame: { admin: 'https://cms.example', draft, ...(isMenu && { menu: true }) },
  });

  const beside = await servicesOf({ siteContent, preview: preview(true) }).siteContent('en');
  const page = await servicesOf({ siteContent, preview: preview(false) }).siteContent('en');

  expect([beside.menu.global_buttons, page.menu.global_buttons]).toEqual([[button(draft)], []]);
});
