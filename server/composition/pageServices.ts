import type { Config } from '../config.ts';
import type { ContentService } from '../features/content/contentService.ts';
import type { PageServices } from '../features/rendering/pageServices.ts';
import type { createRendering } from '../features/rendering/renderingMiddleware.ts';
import { siteContentKeys, type SiteContentService } from '../features/site-content/siteContentService.ts';
import type { Logger } from '../logger.ts';
import type { Forms } from './forms.ts';

type ServicesOf = Parameters<typeof createRendering>[0]['services'];

/** What the renderer is handed with each request, from the parts of the server. */
export function composePageServices(
  config: Pick<Config, 'chat' | 'isIndexable' | 'showsCatalogue'>,
  parts: {
    content: ContentService;
    siteContent: SiteContentService;
    docsOutline: PageServices['docsOutline'];
    forms: Pick<Forms, 'describeToken'>;
    siteUrl: string;
    isDevelopment: boolean;
    logger: Logger;
  },
): ServicesOf {
  const { content, siteContent, logger } = parts;
  return ({ requestId, onStaleContent, onOutage, onStatus, onContent, preview }) => ({
    preview,
    fetchPreview: ({ name, text }, variables) => content.fetchUnkept({ name, text: text ?? '', variables }),
    async fetchContent({ name, text }, variables) {
      const { value, state, key } = await content.fetch({ name, text: text ?? '', variables });
      onContent(key);
      if (state === 'stale-if-error') onStaleContent();
      return value;
    },
    siteContent(locale) {
      for (const key of siteContentKeys(locale)) onContent(key);
      return siteContent.all(locale);
    },
    reportOutage(error) {
      onOutage();
      logger.warn({ err: error, requestId }, 'a page could not be had from the content backend');
    },
    async docsOutline() {
      const outline = await parts.docsOutline();
      if (outline === undefined) onOutage();
      return outline;
    },
    describeToken: parts.forms.describeToken,
    answerWith: onStatus,
    chat: config.chat,
    siteUrl: parts.siteUrl,
    isIndexable: config.isIndexable,
    showsCatalogue: config.showsCatalogue || parts.isDevelopment,
    requestId,
  });
}
