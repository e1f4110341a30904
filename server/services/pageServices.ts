import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '#locales/locales.ts';
import type { Config } from '#server/config/config.ts';
import { tagsOfPart, tagsOfPostIndex } from '#server/content/cacheTags.ts';
import type { ContentService } from '#server/content/contentService.ts';
import { digestOf } from '#server/content/cacheEntry.ts';
import type { PostIndexService } from '#server/content/postIndex.ts';
import type { PageServices } from '#schema/pageServices.ts';
import type { createRendering } from '#server/rendering/renderingMiddleware.ts';
import type { SitePart } from '#server/content/siteContentClient.ts';
import { keyOf, type SiteContentService } from '#server/content/siteContentService.ts';
import { type Logger, createRateLimitedLog } from '#server/logger.ts';
import type { NewsletterServices } from './newsletterServices.ts';
import type { SearchServices } from './searchServices.ts';

/** Each once, and not without end. */
const maxSectionsTold = 1_000;

const versionOf = (value: unknown) => digestOf(JSON.stringify(value) ?? '');

/** What pages of the newsletter's archive are made of. */
export const archiveKey = (locale: Locale) => `newsletter archive ${locale}`;

type ServicesOf = Parameters<typeof createRendering>[0]['services'];

/** What the renderer is handed with each request, from the parts of the server. */
export function createPageServices(
  config: Pick<
    Config,
    | 'analytics'
    | 'chat'
    | 'formChallenge'
    | 'newsletter'
    | 'isIndexable'
    | 'privacyNotices'
    | 'showsCatalogue'
    | 'uploads'
  >,
  deps: {
    content: ContentService;
    postIndex: PostIndexService;
    siteContent: SiteContentService;
    docsOutline: PageServices['docsOutline'];
    siteSearch: SearchServices['siteSearch'] | undefined;
    newsletter: Pick<NewsletterServices, 'describeToken' | 'publishedIssues'>;
    sealForm: PageServices['sealForm'];
    previewFault: PageServices['previewFault'];
    /** What the backend has to be sent for an answer with changes in it. */
    signChanges: (name: string) => string;
    siteUrl: string;
    isDevelopment: boolean;
    logger: Logger;
  },
): ServicesOf {
  const { content, siteContent, docsOutline, logger } = deps;
  const toldSections = new Set<string>();
  const logOccasionally = createRateLimitedLog();
  return ({
    requestId,
    priority,
    onStaleContent,
    onPartial,
    onOutage,
    onStatus,
    onContent,
    preview,
    changes,
    visitor = '',
  }) => {
    // Vike's context of a page, with all that was rendered of it, would stay as long as any timer or connection begun within.
    const outside = AsyncLocalStorage.snapshot();
    const asked = new Set<string>();
    let isPartial = false;
    let hasWholeLists = true;
    const sitePart = async <TPart extends SitePart>(part: TPart, locale: Locale) => {
      const value = await outside(() => siteContent.partOrBuiltIn(part, locale));
      onContent({
        key: keyOf(part, locale),
        tags: tagsOfPart(part, locale),
        version: versionOf(value),
        versionNow: async () => versionOf(await siteContent.partOrBuiltIn(part, locale)),
      });
      return value;
    };
    return {
      preview,
      changes,
      previewFault: deps.previewFault,
      async fetchPreview({ name, text, needs }, variables) {
        const request = { name, text: text ?? '', variables, needs, draft: preview?.frame?.draft };
        const unpublished = await outside(() => content.fetchUnpublished(request));
        isPartial ||= unpublished.isPartial;
        return unpublished.answer;
      },
      async fetchContent({ name, text, needs }, variables) {
        const request = { name, text: text ?? '', variables, needs };
        if (changes !== undefined) {
          const signed = { ...request, changes: deps.signChanges(changes.name) };
          const changed = await outside(() => content.fetchChanged(signed));
          isPartial ||= changed.isPartial;
          return changed.answer;
        }
        const answer = await outside(() => content.fetch(request, priority));
        asked.add(answer.key);
        onContent({
          ...answer,
          versionNow: (nextPriority) => content.version(request, nextPriority),
        });
        if (answer.state === 'stale-if-error') onStaleContent();
        if (answer.isPartial) onPartial();
        isPartial ||= answer.isPartial;
        return answer.value;
      },
      async readPostIndex(locale, read, how) {
        const listed = await outside(() => deps.postIndex.get(locale, priority, how));
        const isComplete = listed.isWhole && !listed.isPartial;
        const value = read(listed.value);
        onContent({
          key: listed.key,
          tags: tagsOfPostIndex(locale),
          version: versionOf(value),
          async versionNow(nextPriority) {
            const now = await deps.postIndex.get(locale, nextPriority);
            const isKnown = now.isWhole && !now.isPartial && now.state !== 'stale-if-error';
            return isKnown ? versionOf(read(now.value)) : undefined;
          },
        });
        if (listed.state === 'stale-if-error') onStaleContent();
        if (!isComplete) onPartial();
        isPartial ||= listed.isPartial;
        hasWholeLists &&= isComplete;
        return value;
      },
      isPartial: () => isPartial,
      hasWholeLists: () => hasWholeLists,
      reportUnknown() {
        for (const key of asked) content.deprioritize(key);
      },
      reportUnknownSection(typename, path) {
        const kind = typename.replace(/^PageElementsSectionElements|Layout$/g, '');
        const section = `${kind} ${path}`;
        if (toldSections.has(section) || toldSections.size >= maxSectionsTold) return;
        toldSections.add(section);
        logger.warn({ kind, path }, 'page contains a section of an unknown kind');
      },
      reportSectionFailure(error, path) {
        if (deps.isDevelopment) throw error;
        logOccasionally(`section ${path}`, () =>
          logger.error(
            { err: error, path, requestId },
            'section failed to render and was left out of its page',
          ),
        );
      },
      async siteContent(locale) {
        const draft = preview?.frame?.menu === true ? preview.frame.draft : undefined;
        if (draft !== undefined) {
          const [menu, footer] = await outside(() =>
            Promise.all([
              siteContent.unsaved('menu', locale, draft),
              siteContent.unsaved('footer', locale, draft),
            ]),
          );
          return { menu, footer };
        }
        const [menu, footer] = await Promise.all([
          sitePart('menu', locale),
          sitePart('footer', locale),
          // At hand when there is nothing else to draw, and no part of any other page.
          outside(() => siteContent.partOrBuiltIn('error-page', locale)),
        ]);
        return { menu, footer };
      },
      errorPage: (locale) => sitePart('error-page', locale),
      reportOutage(error) {
        onOutage();
        logger.warn(
          { err: error, requestId },
          'page could not be rendered because its content is unavailable',
        );
      },
      docsOutline:
        docsOutline &&
        (async () => {
          const outline = await outside(docsOutline);
          if (outline === undefined) onOutage();
          return outline;
        }),
      siteSearch:
        deps.siteSearch &&
        ((locale, query) => outside(async () => deps.siteSearch?.(locale, query, visitor))),
      async publishedIssues(locale) {
        const issues = await outside(() => deps.newsletter.publishedIssues(locale));
        onContent({
          key: archiveKey(locale),
          tags: [],
          version: versionOf(issues),
          versionNow: async () => versionOf(await deps.newsletter.publishedIssues(locale)),
        });
        return issues;
      },
      describeToken: (token) => outside(() => deps.newsletter.describeToken(token)),
      answerWith: onStatus,
      // Who looks at what is not published is no visitor.
      analytics: changes === undefined ? config.analytics : undefined,
      chat: changes === undefined ? config.chat : undefined,
      sealForm: deps.sealForm,
      uploadLimits: config.uploads.limits,
      newsletterSender: config.newsletter.sender,
      challengeContact: config.formChallenge?.contact,
      privacyNotice: (locale) => config.privacyNotices?.[locale],
      siteUrl: deps.siteUrl,
      isIndexable: config.isIndexable && changes === undefined,
      showsCatalogue: config.showsCatalogue || deps.isDevelopment,
      requestId,
    };
  };
}
