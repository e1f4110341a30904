import path from 'node:path';
import type { Config } from '../config.ts';
import { authorizationHeader, createContentClient } from '../features/content/contentClient.ts';
import { createContentService, type ContentService } from '../features/content/contentService.ts';
import { fillDimensions } from '../features/content/fillDimensions.ts';
import { createSiteLinks } from '../features/content/links.ts';
import { normaliseAnswer } from '../features/content/normaliseAnswer.ts';
import { createImageMetadata } from '../features/images/imageMetadata.ts';
import { normaliseErrorPage, withSiteAddresses } from '../features/site-content/normaliseSiteContent.ts';
import { createSiteContentClient } from '../features/site-content/siteContentClient.ts';
import {
  createSiteContentService,
  type SiteContentService,
} from '../features/site-content/siteContentService.ts';
import { createBreaker } from '../lib/breaker.ts';
import { createHtmlSanitiser } from '../lib/sanitiseHtml.ts';
import { createSnapshot } from '../lib/snapshot.ts';
import type { Logger } from '../logger.ts';

export type ContentParts = {
  content: ContentService;
  siteContent: SiteContentService;
  /** True while the backend fails and is only probed. */
  isContentLeftAlone(): boolean;
  /** Writes the copies on disk that are not written yet. */
  flush(): Promise<void>;
};

/** Everything that comes from the content backend, behind one breaker and kept on disk. */
export async function composeContent(
  config: Config,
  parts: { logger: Logger; siteUrl: string; onChanged: (contentKey: string) => void },
): Promise<ContentParts> {
  const { logger } = parts;
  const { graphqlUrl, restUrl, restNamespace, token, freshSeconds } = config.content;
  const links = createSiteLinks({ contentUrl: restUrl, siteUrl: parts.siteUrl });
  const sanitiseHtml = createHtmlSanitiser(links);
  const authorization = authorizationHeader(token);
  const imageMetadata = createImageMetadata({ contentOrigin: restUrl, allowedHosts: [], logger });
  const breaker = createBreaker();
  const contentSnapshot = createSnapshot(path.join(config.dataDir, 'content.json'), logger);
  const siteSnapshot = createSnapshot(path.join(config.dataDir, 'site-content.json'), logger);
  const withOurAddresses = <T>(part: T) => withSiteAddresses(part, links);

  const [content, siteContent] = await Promise.all([
    createContentService({
      client: createContentClient({ graphqlUrl, authorization }),
      normalise: (answer) => fillDimensions(normaliseAnswer(answer, { links, sanitiseHtml }), imageMetadata),
      breaker,
      snapshot: contentSnapshot,
      logger,
      freshSeconds,
      onChanged: parts.onChanged,
    }),
    createSiteContentService({
      client: createSiteContentClient({ restUrl, namespace: restNamespace, authorization }),
      normalise: {
        menu: withOurAddresses,
        footer: withOurAddresses,
        'error-page': (part) => normaliseErrorPage(part, { toSitePath: links.toSitePath, sanitiseHtml }),
      },
      breaker,
      snapshot: siteSnapshot,
      logger,
      freshSeconds,
      onChanged: parts.onChanged,
    }),
  ]);
  return {
    content,
    siteContent,
    isContentLeftAlone: () => breaker.isOpen(),
    flush: async () => void (await Promise.all([contentSnapshot.flush(), siteSnapshot.flush()])),
  };
}
