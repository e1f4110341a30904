import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { localisedPaths } from '#locales/routing.ts';
import { runPageQuery, renderNotFoundTemplate, notFound } from './data/runPageQuery.ts';
import type { PageQuery } from './data/definePageQuery.ts';
import type { PageData, PageError, Alternate, Breadcrumb } from './data/PageData.ts';
import { contentHead, staticHead, siteNameOf } from './head/documentHead.ts';
import { listHead } from './head/listHead.ts';
import { faultText, type PageFault } from '#components/site/faultText.ts';
import { createI18n } from '#locales/createI18n.ts';
import { runPageChecks } from './pageChecks.ts';
import { localeCodes } from '#locales/locales.ts';
import type { HeadSource } from './head/PageHead.ts';

/** Properties of Vike's page context that every page's data needs. */
type DataContext = Pick<
  PageContextServer,
  | 'services'
  | 'locale'
  | 'address'
  | 'routeParams'
  | 'is404'
  | 'abortReason'
  | 'abortStatusCode'
  | 'i18n'
  | 'head'
> & {
  urlParsed: { search: Record<string, string> };
  config: Pick<PageContextServer['config'], 'staticHead' | 'routeMiddleware' | 'validate'> & {
    query?: Pick<PageQuery, 'accepts' | 'isPreview' | 'run'>;
  };
};

/** Loads everything that a page needs before rendering: its content query, and the site's cached menu and footer. */
export async function data(pageContext: DataContext): Promise<PageData> {
  const { services, locale, address } = pageContext;
  const path = address.pathname;
  const error = describeError(pageContext);
  if (error === undefined) renderNotFoundTemplate(address);
  const [i18n, frame, errorPage, queryData] = await Promise.all([
    createI18n(locale),
    services.siteContent(locale),
    error === undefined ? undefined : services.errorPage(locale),
    error === undefined ? checkAndQuery(pageContext) : undefined,
  ]);
  pageContext.i18n = i18n;
  const frameData = {
    ...(services.analytics && { analytics: services.analytics }),
    ...(services.chat && { chat: services.chat }),
    privacyNotice: services.privacyNotice(locale),
    challengeContact: services.challengeContact,
    newsletterSender: services.newsletterSender,
    sealForm: services.sealForm,
    uploadLimits: services.uploadLimits,
  };
  const headContext = { locale, siteUrl: services.siteUrl, isIndexable: services.isIndexable };

  if (queryData !== undefined) {
    const alternates = alternatesOf(queryData.head);
    const siteName = siteNameOf(frame.menu);
    const head = listHead(
      contentHead(queryData.head, { ...headContext, siteName, path: queryData.path, alternates }),
      { ...queryData, i18n, siteUrl: services.siteUrl, siteName },
    );
    pageContext.head = head;
    return {
      ...queryData.shown,
      ...frameData,
      title: head.title,
      canonical: head.canonical,
      alternates,
      breadcrumbs: queryData.breadcrumbs ?? breadcrumbsOf(queryData.head),
      site: frame,
    };
  }

  const alternates = error === undefined ? localisedPaths(address.path) : [];
  const headFields = error === undefined ? pageContext.config.staticHead?.(i18n) : undefined;
  const title =
    error === undefined ? (headFields?.title ?? '') : `${error.status} – ${faultText(i18n, error.fault)}`;
  const siteName = error === undefined ? siteNameOf(frame.menu) : undefined;
  pageContext.head = staticHead(
    { title, description: headFields?.description, isIndexed: headFields?.isIndexed ?? false },
    { ...headContext, siteName, path, alternates },
  );
  return {
    ...frameData,
    title,
    alternates,
    breadcrumbs: [],
    pageNumber: 1,
    ...(error === undefined
      ? { site: frame }
      : { site: { ...frame, ...(errorPage && { errorPage }) }, error }),
  };
}

/** Runs the page's checks, then its query. Returns `undefined` if the page has no query. */
async function checkAndQuery(pageContext: DataContext) {
  const { address, locale, routeParams } = pageContext;
  const { routeMiddleware, validate, query } = pageContext.config;
  const failure = await runPageChecks(
    { middleware: routeMiddleware?.flat(), validate },
    { address, locale, routeParams, showsCatalogue: pageContext.services.showsCatalogue },
  );
  if (failure === 'refused') throw notFound(pageContext, 'refused');
  if (failure !== undefined) throw render(failure.statusCode, { kind: 'said', message: failure.message });
  return query === undefined ? undefined : runPageQuery(pageContext, query);
}

/** Returns the contents of the error page; `undefined` on every other page. */
function describeError(pageContext: DataContext): PageError | undefined {
  const { is404, abortReason, address, services } = pageContext;
  if (is404 === null || is404 === undefined) return undefined;
  const status = pageContext.abortStatusCode ?? (is404 ? 404 : 500);
  const defaultFault: PageFault =
    status === 404 ? { kind: 'unknown', path: address.pathname } : { kind: 'failed' };
  return { status, fault: abortReason ?? defaultFault, requestId: services.requestId };
}

/**
 * Returns the page's language versions, including its own, in the site's order, for `hreflang` and the language menu.
 */
function alternatesOf(source: Pick<HeadSource, 'locale' | 'path' | 'translations'>): Alternate[] {
  const alternates = source.locale === undefined ? [] : [{ locale: source.locale, path: source.path }];
  const candidates: Alternate[] = [...alternates, ...source.translations];
  return localeCodes.flatMap((locale) => {
    const match = candidates.find((alternate) => alternate.locale === locale);
    return match === undefined ? [] : [{ locale, path: match.path, title: match.title }];
  });
}

/** Returns the editor's breadcrumbs for pages from the second level on. The last entry is the page itself. */
function breadcrumbsOf(source: HeadSource): Breadcrumb[] {
  const trail = (source.seo?.breadcrumbs ?? []).flatMap((entry) =>
    entry?.text && entry.url ? [{ path: entry.url, text: entry.text }] : [],
  );
  return trail.length > 2 ? trail : [];
}
