import type { PageServices } from '#schema/pageServices.ts';
import type { RenderAddress } from '#server/rendering/pageRenderer.ts';
import { divideCaches } from '#server/config/cacheLimits.ts';
import { createRendering, type Rendering } from '#server/rendering/renderingMiddleware.ts';
import { createRenderReport } from '#server/rendering/RenderReport.ts';
import { createLogger } from '#server/logger.ts';

/** Page services of a site without content. */
export const plainServices: PageServices = {
  fetchContent: async () => ({}),
  readPostIndex: async (_locale, read) => read([]),
  errorPage: () => Promise.reject(new Error('unexpected call')),
  preview: undefined,
  changes: undefined,
  previewFault: () => undefined,
  fetchPreview: async () => ({}),
  isPartial: () => false,
  hasWholeLists: () => true,
  reportUnknown: () => undefined,
  reportUnknownSection: () => undefined,
  reportSectionFailure: () => undefined,
  siteContent: () => Promise.reject(new Error('unexpected call')),
  reportOutage: () => undefined,
  docsOutline: async () => undefined,
  siteSearch: undefined,
  publishedIssues: () => Promise.reject(new Error('unexpected call')),
  describeToken: () => Promise.reject(new Error('unexpected call')),
  answerWith: () => undefined,
  reportNotFound: () => undefined,
  challengeContact: undefined,
  newsletterSender: undefined,
  sealForm: () => '',
  uploadLimits: { files: 3, fileBytes: 10_000_000, totalBytes: 20_000_000 },
  privacyNotice: () => undefined,
  analytics: undefined,
  chat: undefined,
  siteUrl: 'https://site.example',
  isIndexable: true,
  showsCatalogue: false,
  requestId: 'test',
};

/** Counter that gives the content a new version on each check. */
let versions = 0;

/** Creates the page cache with the test's render function. Pages below `/private` are private. */
export function createPlainRendering(
  render: (
    url: string,
    recordUse: (contentKey: string) => void,
    notFound: PageServices['reportNotFound'],
  ) => ReturnType<RenderAddress>,
  measure?: Parameters<typeof createRendering>[0]['measure'],
): Rendering {
  let current = createRenderReport();
  return createRendering({
    limits: divideCaches(64),
    async render(url) {
      const report = current;
      const recordUse = (key: string) => {
        const version = String(versions);
        report.uses.push({ key, version, versionNow: async () => String((versions += 1)) });
      };
      return render(url, recordUse, (reason) => (report.notFound = reason));
    },
    services({ report }) {
      current = report;
      return plainServices;
    },
    previewFor: () => undefined,
    changesFor: () => undefined,
    isPrivate: ({ path }) => path.startsWith('/private'),
    measure,
    siteUrl: 'https://site.example',
    freshSeconds: 60,
    isCached: true,
    logger: createLogger('silent'),
  });
}
