import type { Config } from '#server/config/config.ts';
import type { ContentService } from '#server/features/content/contentService.ts';
import type { PostIndexService } from '#server/features/content/postIndex.ts';
import type { PageServices } from '#schema/pageServices.ts';
import type { createRendering } from '#server/features/rendering/renderingMiddleware.ts';
import {
  siteContentKeys,
  type SiteContentService,
} from '#server/features/site-content/siteContentService.ts';
import type { Logger } from '#server/logger.ts';
import { createOccasionalLog } from '#server/upstream/occasionalLog.ts';
import type { Forms } from './forms.ts';

/** Each once, and not without end. */
const mostSectionsTold = 1_000;

type ServicesOf = Parameters<typeof createRendering>[0]['services'];

/** What the renderer is handed with each request, from the parts of the server. */
export function composePageServices(
  config: Pick<
    Config,
    'chat' | 'formChallenge' | 'newsletter' | 'isIndexable' | 'privacyNotices' | 'showsCatalogue'
  >,
  parts: {
    content: ContentService;
    postIndex: PostIndexService;
    siteContent: SiteContentService;
    docsOutline: PageServices['docsOutline'];
    forms: Pick<Forms, 'describeToken'>;
    siteUrl: string;
    isDevelopment: boolean;
    logger: Logger;
  },
): ServicesOf {
  const { content, siteContent, logger } = parts;
  const toldSections = new Set<string>();
  const logOccasionally = createOccasionalLog();
  return ({ requestId, purpose, onStaleContent, onHoles, onOutage, onStatus, onContent, preview }) => {
    const asked = new Set<string>();
    let hasHoles = false;
    return {
      preview,
      async fetchPreview({ name, text }, variables) {
        const unpublished = await content.fetchUnpublished({ name, text: text ?? '', variables });
        hasHoles ||= unpublished.hasHoles;
        return unpublished.answer;
      },
      async fetchContent({ name, text }, variables) {
        const answer = await content.fetch({ name, text: text ?? '', variables }, purpose);
        asked.add(answer.key);
        onContent(answer.key);
        if (answer.state === 'stale-if-error') onStaleContent();
        if (answer.hasHoles) onHoles();
        hasHoles ||= answer.hasHoles;
        return answer.value;
      },
      async postIndex(locale) {
        const { value, key, state } = await parts.postIndex.get(locale, purpose);
        onContent(key);
        if (state === 'stale-if-error') onStaleContent();
        return value;
      },
      hasHoles: () => hasHoles,
      reportUnknown() {
        for (const key of asked) content.demote(key);
      },
      reportUnknownSection(typename, path) {
        const kind = typename.replace(/^PageElementsSectionElements|Layout$/g, '');
        const section = `${kind} ${path}`;
        if (toldSections.has(section) || toldSections.size >= mostSectionsTold) return;
        toldSections.add(section);
        logger.warn({ kind, path }, 'a page has a section of a kind that this site does not draw');
      },
      reportSectionFailure(error, path) {
        logOccasionally(`section ${path}`, () =>
          logger.error({ err: error, path, requestId }, 'a section threw and is missing from its page'),
        );
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
      newsletterSender: config.newsletter.sender,
      challengeContact: config.formChallenge?.contact,
      privacyNotice: (locale) => config.privacyNotices?.[locale],
      siteUrl: parts.siteUrl,
      isIndexable: config.isIndexable,
      showsCatalogue: config.showsCatalogue || parts.isDevelopment,
      requestId,
    };
  };
}
