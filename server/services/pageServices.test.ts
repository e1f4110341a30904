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

const unexpectedCall = () => {
  throw new Error('Unexpected call.');
};

const config = readConfig({
  CONTENT_GRAPHQL_URL: 'http://127.0.0.1:1/graphql',
  CONTENT_REST_URL: 'http://127.0.0.1:1',
});

/** Creates the services of one request with stubs of `content` and `siteContent`. All other calls throw. */
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
      fetch: unexpectedCall,
      version: unexpectedCall,
      fetchWhole: unexpectedCall,
      readOnce: unexpectedCall,
      fetchUnpublished: unexpectedCall,
      fetchChanged: unexpectedCall,
      isAvailable: unexpectedCall,
      deprioritize: unexpectedCall,
      deprioritizeResultOf: unexpectedCall,
      purge: unexpectedCall,
      ...content,
    },
    siteSearch: undefined,
    postIndex: { get: unexpectedCall, purge: unexpectedCall, expire: unexpectedCall },
    siteContent: {
      part: unexpectedCall,
      all: unexpectedCall,
      partOrBuiltIn: unexpectedCall,
      unsaved: unexpectedCall,
      purge: unexpectedCall,
      isAvailable: unexpectedCall,
      missing: unexpectedCall,
      ...siteContent,
    },
    docsOutline: unexpectedCall,
    newsletter: { describeToken: unexpectedCall, publishedIssues: unexpectedCall },
    sealForm: () => '',
    previewFault: unexpectedCall,
    signChanges: unexpectedCall,
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

it('createPageServices does not retain a rendered page in the timers and connections of its queries', async () => {
  const renderContext = new AsyncLocalStorage<string>();
  const retainedContexts: (string | undefined)[] = [];
  const services = servicesOf({
    content: {
      async fetch() {
        await new Promise<void>((resolve) => {
          setTimeout(() => {
            retainedContexts.push(renderContext.getStore());
            resolve();
          }, 1);
        });
        return { value: {}, state: 'miss', storedAt: 0, key: '', version: '', tags: [], isPartial: false };
      },
    },
  });
  await renderContext.run('a page', () => services.fetchContent({ name: 'Page', text: '{ a }' }, {}));
  expect(retainedContexts).toEqual([undefined]);
});

it('createPageServices uses the unsaved menu only in the preview frame of the menu form', async () => {
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

  const menuFrame = await servicesOf({ siteContent, preview: preview(true) }).siteContent('en');
  const pageFrame = await servicesOf({ siteContent, preview: preview(false) }).siteContent('en');

  expect([menuFrame.menu.global_buttons, pageFrame.menu.global_buttons]).toEqual([[button(draft)], []]);
});
