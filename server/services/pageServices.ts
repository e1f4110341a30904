import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '#locales/locales.ts';
import type { PageServices } from '#schema/pageServices.ts';
import type { Config } from '#server/config/config.ts';
import { digestOf } from '#server/content/cacheEntry.ts';
import { tagsOfPart, tagsOfPostIndex } from '#server/content/cacheTags.ts';
import type { ContentService } from '#server/content/contentService.ts';
import type { PostIndexService } from '#server/content/postIndex.ts';
import type { SitePart } from '#server/content/siteContentClient.ts';
import { keyOf, type SiteContentService } from '#server/content/siteContentService.ts';
import { createRateLimitedLog, type Logger } from '#server/logger.ts';
import type { UsedContent } from '#server/rendering/CachedPage.ts';
import type { PageRendererDeps } from '#server/rendering/createPageRenderer.ts';
import type { NewsletterServices } from './newsletterServices.ts';
import type { SearchServices } from './searchServices.ts';

/** Maximum number of unknown sections to log. Each is logged once. */
const maxLoggedSections = 1_000;

const versionOf = (value: unknown) => digestOf(JSON.stringify(value) ?? '');

/** Returns the content key of the newsletter's archive. */
export const archiveKey = (locale: Locale) => `newsletter archive ${locale}`;

type CreateServices = PageRendererDeps['services'];
type Request = Parameters<CreateServices>[0];

type PageServicesDeps = {
  content: ContentService;
  postIndex: PostIndexService;
  siteContent: SiteContentService;
  docsOutline: PageServices['docsOutline'];
  siteSearch: SearchServices['siteSearch'] | undefined;
  newsletter: Pick<NewsletterServices, 'describeToken' | 'publishedIssues'>;
  sealForm: PageServices['sealForm'];
  previewFault: PageServices['previewFault'];
  /** Returns the value of the `X-Site-Changes` header for pending changes. */
  signChanges: (name: string) => string;
  siteUrl: string;
  isDevelopment: boolean;
  logger: Logger;
};

/** Runs a function outside the page's async context, because timers and connections would retain Vike's context. */
type RunOutsideContext = <T>(work: () => T) => T;

/** Creates the functions and values that the renderer receives with each request. */
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
  deps: PageServicesDeps,
): CreateServices {
  const { docsOutline } = deps;
  const createReports = createSectionReports(deps);
  return (request) => {
    const { requestId, report, preview, changes, visitor = '' } = request;
    const runOutside: RunOutsideContext = AsyncLocalStorage.snapshot();
    return {
      ...contentFor(request, deps, runOutside),
      ...siteContentFor(request, deps, runOutside),
      ...createReports(requestId),
      preview,
      changes,
      previewFault: deps.previewFault,
      reportOutage(error) {
        report.isOutage = true;
        deps.logger.warn(
          { err: error, requestId },
          'page could not be rendered because its content is unavailable',
        );
      },
      docsOutline:
        docsOutline &&
        (async () => {
          const outline = await runOutside(docsOutline);
          if (outline === undefined) report.isOutage = true;
          return outline;
        }),
      siteSearch:
        deps.siteSearch &&
        ((locale, query) => runOutside(async () => deps.siteSearch?.(locale, query, visitor))),
      describeToken: (token) => runOutside(() => deps.newsletter.describeToken(token)),
      answerWith: (status) => (report.status = status),
      reportNotFound: (reason) => (report.notFound = reason),
      // People who preview pending changes are not visitors and must not be tracked.
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

/** Records content that a page uses, so that the page is invalidated when the content changes. */
function recordUse(
  { report }: Request,
  { key, version, tags }: Pick<UsedContent, 'key' | 'version'> & { tags: readonly string[] },
  versionNow: UsedContent['versionNow'],
): void {
  report.uses.push({ key, version, versionNow });
  for (const tag of tags) report.tags.add(tag);
}

/**
 * Creates the functions that return the content of pages and articles: published content, content with pending changes,
 * or a preview.
 */
function contentFor(
  request: Request,
  { content, postIndex, signChanges }: PageServicesDeps,
  runOutside: RunOutsideContext,
) {
  const { priority, report, preview, changes } = request;
  const requestedKeys = new Set<string>();
  let isPartial = false;
  let hasWholeLists = true;
  return {
    async fetchPreview({ name, text, needs }, variables) {
      const { frame, marksFields } = preview ?? {};
      const query = { name, text: text ?? '', variables, needs, draft: frame?.draft, marksFields };
      const unpublished = await runOutside(() => content.fetchUnpublished(query));
      isPartial ||= unpublished.isPartial;
      return unpublished.data;
    },
    async fetchContent({ name, text, needs }, variables) {
      const query = { name, text: text ?? '', variables, needs };
      if (changes !== undefined) {
        const signedQuery = { ...query, changes: signChanges(changes.name) };
        const changedContent = await runOutside(() => content.fetchChanged(signedQuery));
        isPartial ||= changedContent.isPartial;
        return changedContent.data;
      }
      const response = await runOutside(() => content.fetch(query, priority));
      requestedKeys.add(response.key);
      recordUse(request, response, (nextPriority) => content.version(query, nextPriority));
      report.isFromStaleContent ||= response.state === 'stale-if-error';
      report.isPartial ||= response.isPartial;
      isPartial ||= response.isPartial;
      return response.value;
    },
    async readPostIndex(locale, read, readOptions) {
      const list = await runOutside(() => postIndex.get(locale, priority, readOptions));
      const isComplete = list.isWhole && !list.isPartial;
      const value = read(list.value);
      const usedContent = { key: list.key, tags: tagsOfPostIndex(locale), version: versionOf(value) };
      recordUse(request, usedContent, async (nextPriority) => {
        const current = await postIndex.get(locale, nextPriority);
        const isCurrent = current.isWhole && !current.isPartial && current.state !== 'stale-if-error';
        return isCurrent ? versionOf(read(current.value)) : undefined;
      });
      report.isFromStaleContent ||= list.state === 'stale-if-error';
      report.isPartial ||= !isComplete;
      isPartial ||= list.isPartial;
      hasWholeLists &&= isComplete;
      return value;
    },
    isPartial: () => isPartial,
    hasWholeLists: () => hasWholeLists,
    reportUnknown() {
      for (const key of requestedKeys) content.deprioritize(key);
    },
  } satisfies Partial<PageServices>;
}

/** Creates the functions that return the site's own content: menu, footer, error page, and the newsletter's archive. */
function siteContentFor(
  request: Request,
  { siteContent, newsletter }: PageServicesDeps,
  runOutside: RunOutsideContext,
) {
  const { preview } = request;
  const readPart = async <TPart extends SitePart>(part: TPart, locale: Locale) => {
    const value = await runOutside(() => siteContent.partOrBuiltIn(part, locale));
    const usedContent = {
      key: keyOf(part, locale),
      tags: tagsOfPart(part, locale),
      version: versionOf(value),
    };
    recordUse(request, usedContent, async () => versionOf(await siteContent.partOrBuiltIn(part, locale)));
    return value;
  };
  return {
    async siteContent(locale) {
      const draft = preview?.frame?.menu === true ? preview.frame.draft : undefined;
      if (draft !== undefined) {
        const [menu, footer] = await runOutside(() =>
          Promise.all([
            siteContent.unsaved('menu', locale, draft),
            siteContent.unsaved('footer', locale, draft),
          ]),
        );
        return { menu, footer };
      }
      const [menu, footer] = await Promise.all([
        readPart('menu', locale),
        readPart('footer', locale),
        // Preloaded for error pages, because the backend may be down then. Other pages do not depend on it.
        runOutside(() => siteContent.partOrBuiltIn('error-page', locale)),
      ]);
      return { menu, footer };
    },
    errorPage: (locale) => readPart('error-page', locale),
    async publishedIssues(locale) {
      const issues = await runOutside(() => newsletter.publishedIssues(locale));
      const usedContent = { key: archiveKey(locale), tags: [], version: versionOf(issues) };
      recordUse(request, usedContent, async () => versionOf(await newsletter.publishedIssues(locale)));
      return issues;
    },
  } satisfies Partial<PageServices>;
}

/** Creates the functions that log sections that were left out of a page. */
function createSectionReports({ logger, isDevelopment }: Pick<PageServicesDeps, 'logger' | 'isDevelopment'>) {
  const loggedSections = new Set<string>();
  const logOccasionally = createRateLimitedLog();
  return (requestId: string) =>
    ({
      reportUnknownSection(typename, path) {
        const kind = typename.replace(/^PageElementsSectionElements|Layout$/g, '');
        const section = `${kind} ${path}`;
        if (loggedSections.has(section) || loggedSections.size >= maxLoggedSections) return;
        loggedSections.add(section);
        logger.warn({ kind, path }, 'page contains a section of an unknown kind');
      },
      reportSectionFailure(error, path) {
        if (isDevelopment) throw error;
        logOccasionally(`section ${path}`, () =>
          logger.error(
            { err: error, path, requestId },
            'section failed to render and was left out of its page',
          ),
        );
      },
    }) satisfies Partial<PageServices>;
}
