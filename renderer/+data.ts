import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import type { Locale } from '#locales/locales.ts';
import { localisedPaths, splitLocale } from '#locales/routing.ts';
import { answerQuery } from './data/answerQuery.ts';
import type { PageData } from './data/PageData.ts';
import { describeError } from './data/describeError.ts';
import { drawSharedNotFound, notFound, notFoundMessage } from './data/notFound.ts';
import { contentHead, ownHead } from './head/documentHead.ts';
import { alternatesOf } from './head/alternates.ts';
import { breadcrumbsOf } from './head/breadcrumbs.ts';
import { listHead } from './head/listHead.ts';
import { siteNameOf } from './head/siteName.ts';
import { errorText } from '#components/site/error/errorText.ts';
import { createI18n } from '#locales/createI18n.ts';
import { runPageChecks } from './page-checks/runPageChecks.ts';
import { pageLocale, pathnameOf } from './pageLocale.ts';

/** Resolves all that a page needs before it is drawn: its one content call, and the site's cached frame. */
export async function data(pageContext: PageContextServer): Promise<PageData> {
  const { services } = pageContext;
  const locale = pageLocale(pageContext);
  const path = pathnameOf(pageContext.urlOriginal);
  const error = describeError(pageContext);
  if (error === undefined) drawSharedNotFound(path);
  const [i18n, site, answer] = await Promise.all([
    createI18n(locale),
    services.siteContent(locale),
    error === undefined ? checkedAnswer(pageContext, { path, locale }) : undefined,
  ]);
  pageContext.i18n = i18n;
  const frame = { menu: site.menu, footer: site.footer };
  const frameFacts = {
    ...(services.chat && { chat: services.chat }),
    privacyNotice: services.privacyNotice(locale),
  };
  const headContext = { locale, siteUrl: services.siteUrl, isIndexable: services.isIndexable };

  if (answer !== undefined) {
    const alternates = alternatesOf(answer.head);
    const head = listHead(contentHead(answer.head, { ...headContext, path: answer.path, alternates }), {
      ...answer,
      i18n,
      siteUrl: services.siteUrl,
    });
    pageContext.head = head;
    return {
      ...answer.shown,
      ...frameFacts,
      title: head.title,
      canonical: head.canonical,
      alternates,
      breadcrumbs: answer.breadcrumbs ?? breadcrumbsOf(answer.head),
      site: frame,
    };
  }

  const alternates = error === undefined ? localisedPaths(splitLocale(path).path) : [];
  const facts = error === undefined ? pageContext.config.ownHead?.(i18n) : undefined;
  const title =
    error === undefined ? (facts?.title ?? '') : `${error.status} – ${errorText(i18n, error.message)}`;
  const siteName = error === undefined ? siteNameOf(site.menu) : undefined;
  pageContext.head = ownHead(
    { title, description: facts?.description, isIndexed: facts?.isIndexed ?? false, siteName },
    { ...headContext, path, alternates },
  );
  return {
    ...frameFacts,
    title,
    alternates,
    breadcrumbs: [],
    pageNumber: 1,
    ...(error === undefined ? { site: frame } : { site: { ...frame, errorPage: site.errorPage }, error }),
  };
}

/** The page's answer once its checks let it be; undefined for a page without a query. */
async function checkedAnswer(
  pageContext: PageContextServer,
  { path, locale }: { path: string; locale: Locale },
) {
  const { routeMiddleware, validate, query } = pageContext.config;
  const failed = await runPageChecks(
    { middleware: routeMiddleware?.flat(), validate },
    {
      path,
      locale,
      routeParams: pageContext.routeParams,
      showsCatalogue: pageContext.services.showsCatalogue,
    },
  );
  if (failed !== undefined) {
    if (failed.statusCode === 404 && failed.message === notFoundMessage(path, 'refused'))
      throw notFound(path, 'refused');
    throw render(failed.statusCode, failed.message);
  }
  return query === undefined ? undefined : answerQuery(pageContext, query);
}
