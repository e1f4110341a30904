import path from 'node:path';
import type { Config } from '#server/config/config.ts';
import { authorizationHeader, createContentClient } from '#server/features/content/contentClient.ts';
import { createContentService, type ContentService } from '#server/features/content/contentService.ts';
import { checkTokenRights } from '#server/features/content/tokenRights.ts';
import { createSiteLinks } from '#server/features/content/links.ts';
import { prepareAnswer } from '#server/features/content/prepareAnswer.ts';
import { createImageMetadata } from '#server/features/images/imageMetadata.ts';
import { normaliseErrorPage, withSiteAddresses } from '#server/features/site-content/normaliseSiteContent.ts';
import { createSiteContentClient, sitePartSchemas } from '#server/features/site-content/siteContentClient.ts';
import {
  createSiteContentService,
  type SiteContentService,
} from '#server/features/site-content/siteContentService.ts';
import { createBackendGate, type BackendGate } from '#server/upstream/backendGate.ts';
import { createHtmlSanitiser } from '#server/features/content/sanitiseHtml.ts';
import { createSnapshot } from '#server/upstream/snapshot.ts';
import type { Logger } from '#server/logger.ts';

export type ContentParts = {
  content: ContentService;
  siteContent: SiteContentService;
  /** The way to the backend for whatever else asks it. */
  gate: BackendGate;
  /** What an operator should know, although the site serves. */
  warnings(): string[];
  /** Writes the copies on disk that are not written yet. */
  stop(): Promise<void>;
};

/** Everything that comes from the content backend, through one gate and kept on disk. */
export async function composeContent(
  config: Config,
  parts: {
    logger: Logger;
    siteUrl: string;
    onChanged: (contentKey: string) => void;
    /** Called when the backend's circuit breaker closes again. */
    onRecovered: () => void;
  },
): Promise<ContentParts> {
  const { logger } = parts;
  const { graphqlUrl, method, restUrl, restNamespace, token, freshSeconds, timeoutMs, probeEveryMs } =
    config.content;
  const links = createSiteLinks({ contentUrl: restUrl, siteUrl: parts.siteUrl });
  const sanitiseHtml = createHtmlSanitiser(links);
  const gate = createBackendGate({
    concurrency: config.content.concurrency,
    probeEveryMs,
    logger,
    onRecovered: parts.onRecovered,
  });
  const imageMetadata = createImageMetadata({ contentOrigin: restUrl, allowedHosts: [], gate, logger });
  const contentSnapshot = createSnapshot(path.join(config.dataDir, 'content.json'), logger);
  const siteSnapshot = createSnapshot(path.join(config.dataDir, 'site-content.json'), logger);

  const previewClient = createContentClient({
    graphqlUrl,
    method,
    authorization: authorizationHeader(token),
    timeoutMs,
  });
  const tokenRights =
    token === undefined
      ? undefined
      : checkTokenRights({
          query: async (request) => {
            const options = { key: request.name, kind: request.name, purpose: 'feed' } as const;
            return (await gate.call(options, (how) => previewClient.query(request, how))).data;
          },
          logger,
        });

  const [content, siteContent] = await Promise.all([
    createContentService({
      client: createContentClient({ graphqlUrl, method, authorization: undefined, timeoutMs }),
      previewClient,
      prepare: (answer, purpose) =>
        prepareAnswer(answer, { links, sanitiseHtml, imageMetadata: (url) => imageMetadata(url, purpose) }),
      gate,
      restMs: probeEveryMs,
      snapshot: contentSnapshot,
      logger,
      freshSeconds,
      onChanged: parts.onChanged,
    }),
    createSiteContentService({
      client: createSiteContentClient({ restUrl, namespace: restNamespace, timeoutMs }),
      normalise: {
        menu: (menu) => withSiteAddresses(menu, sitePartSchemas.menu, links),
        footer: (footer) => withSiteAddresses(footer, sitePartSchemas.footer, links),
        'error-page': (part) => normaliseErrorPage(part, { toSitePath: links.toSitePath, sanitiseHtml }),
      },
      gate,
      restMs: probeEveryMs,
      snapshot: siteSnapshot,
      logger,
      freshSeconds,
      onChanged: parts.onChanged,
    }),
  ]);
  return {
    content,
    siteContent,
    gate,
    warnings() {
      const fault = tokenRights?.fault();
      return fault === undefined ? [] : [`CONTENT_TOKEN ${fault}`];
    },
    async stop() {
      tokenRights?.stop();
      await Promise.all([contentSnapshot.flush(), siteSnapshot.flush()]);
    },
  };
}
