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

/** Each unknown section is logged once, up to this number. */
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

/** Runs a function outside of the page's async context: Vike's context would be retained by timers and connections. */
type RunOutside = <T>(work: () => T) => T;

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
    const outside: RunOutside = AsyncLocalStorage.snapshot();
    return {
      ...contentFor(request, deps, outside),
      ...siteContentFor(request, deps, outside),
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
          const outline = await outside(docsOutline);
          if (outline === undefined) report.isOutage = true;
          return outline;
        }),
      siteSearch:
        deps.siteSearch &&
        ((locale, query) => outside(async () => deps.siteSearch?.(locale, query, visitor))),
      describeToken: (token) => outside(() => deps.newsletter.describeToken(token)),
      answerWith: (status) => (report.status = status),
      reportNotFound: (reason) => (report.notFound = reason),
      // Clients with pending changes are not visitors and must not be tracked.
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

/** Records content that a page uses, so that the page is invalidated with it. */
function use(
  { report }: Request,
  { key, version, tags }: Pick<UsedContent, 'key' | 'version'> & { tags: readonly string[] },
  versionNow: UsedContent['versionNow'],
): void {
  report.uses.push({ key, version, versionNow });
  for (const tag of tags) report.tags.add(tag);
}

/**
 * Creates the functions that return the content of pages and articles: published, with pending changes, or of a
 * preview.
 */
function contentFor(
  request: Request,
  { content, postIndex, signChanges }: PageServicesDeps,
  outside: RunOutside,
) {
  const { priority, report, preview, changes } = request;
  const requestedKeys = new Set<string>();
  let isPartial = false;
  let hasWholeLists = true;
  return {
    async fetchPreview({ name, text, needs }, variables) {
      const query = { name, text: text ?? '', variables, needs, draft: preview?.frame?.draft };
      const unpublished = await outside(() => content.fetchUnpublished(query));
      isPartial ||= unpublished.isPartial;
      return unpublished.answer;
    },
    async fetchContent({ name, text, needs }, variables) {
      const query = { name, text: text ?? '', variables, needs };
      if (changes !== undefined) {
        const signed = { ...query, changes: signChanges(changes.name) };
        const changed = await outside(() => content.fetchChanged(signed));
        isPartial ||= changed.isPartial;
        return changed.answer;
      }
      const response = await outside(() => content.fetch(query, priority));
      requestedKeys.add(response.key);
      use(request, response, (nextPriority) => content.version(query, nextPriority));
      report.isFromStaleContent ||= response.state === 'stale-if-error';
      report.isPartial ||= response.isPartial;
      isPartial ||= response.isPartial;
      return response.value;
    },
    async readPostIndex(locale, read, how) {
      const listed = await outside(() => postIndex.get(locale, priority, how));
      const isComplete = listed.isWhole && !listed.isPartial;
      const value = read(listed.value);
      const used = { key: listed.key, tags: tagsOfPostIndex(locale), version: versionOf(value) };
      use(request, used, async (nextPriority) => {
        const now = await postIndex.get(locale, nextPriority);
        const isKnown = now.isWhole && !now.isPartial && now.state !== 'stale-if-error';
        return isKnown ? versionOf(read(now.value)) : undefined;
      });
      report.isFromStaleContent ||= listed.state === 'stale-if-error';
      report.isPartial ||= !isComplete;
      isPartial ||= listed.isPartial;
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
  outside: RunOutside,
) {
  const { preview } = request;
  const readPart = async <TPart extends SitePart>(part: TPart, locale: Locale) => {
    const value = await outside(() => siteContent.partOrBuiltIn(part, locale));
    const used = { key: keyOf(part, locale), tags: tagsOfPart(part, locale), version: versionOf(value) };
    use(request, used, async () => versionOf(await siteContent.partOrBuiltIn(part, locale)));
    return value;
  };
  return {
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
        readPart('menu', locale),
        readPart('footer', locale),
        // Preloaded for error pages, when the backend may be down; other pages do not depend on it.
        outside(() => siteContent.partOrBuiltIn('error-page', locale)),
      ]);
      return { menu, footer };
    },
    errorPage: (locale) => readPart('error-page', locale),
    async publishedIssues(locale) {
      const issues = await outside(() => newsletter.publishedIssues(locale));
      const used = { key: archiveKey(locale), tags: [], version: versionOf(issues) };
      use(request, used, async () => versionOf(await newsletter.publishedIssues(locale)));
      return issues;
    },
  } satisfies Partial<PageServices>;
}

/** Creates the functions that log sections left out of their pages. */
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
