import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { splitLocale } from '#locales/routing.ts';
import type { ContentData } from '#schema/pageServices.ts';
import { createContentServices } from '#server/services/contentServices.ts';
import { readConfig } from '#server/config/config.ts';
import { createLogger } from '#server/logger.ts';
import { untraced } from '#server/lib/trace.ts';
import { openBackupStore } from '#server/lib/backupStore.ts';
import { unshared, type SharedContentCache } from '#server/content/sharedContentCache.ts';
import { query as contentPageQuery } from '../../pages/(site)/content/+query.ts';

/** Starts only the content services of the site, with the backend at `url`. */
export async function startContent(
  url: string,
  { env = {}, shared = unshared }: { env?: Record<string, string>; shared?: SharedContentCache } = {},
) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'content-'));
  const config = readConfig({
    CONTENT_GRAPHQL_URL: `${url}/graphql`,
    CONTENT_REST_URL: url,
    CONTENT_FRESH_SECONDS: '3600',
    DATA_DIR: dataDir,
    ...env,
  });
  const logger = createLogger('silent');
  const copies = openBackupStore(path.join(dataDir, 'copies.sqlite'), logger);
  const { content, stop } = createContentServices(config, {
    logger,
    shared,
    copies,
    trace: untraced,
    siteUrl: 'http://localhost',
    onChanged: () => {},
    onRecovered: () => {},
  });
  return {
    content,
    /** Fetches the content that a page is rendered from. */
    async visit(address: string): Promise<ContentData> {
      const { locale, path: pagePath } = splitLocale(address);
      let pageContent: ContentData = {};
      await contentPageQuery.run(
        { locale, path: pagePath, routeParams: {}, pageNumber: 1, search: undefined, preview: undefined },
        {
          async fetchContent({ text, ...operation }, variables) {
            pageContent = (await content.fetch({ ...operation, text: text ?? '', variables })).value;
            return pageContent;
          },
          readPostIndex: async (_locale, read) => read([]),
        },
      );
      return pageContent;
    },
    async stop() {
      stop();
      await copies.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
