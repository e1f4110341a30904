import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { localisedPaths } from '#locales/routing.ts';
import { runPageQuery } from './data/runPageQuery.ts';
import type { PageData } from './data/PageData.ts';
import { describeError } from './data/describeError.ts';
import { renderNotFoundTemplate, notFound } from './data/notFound.ts';
import { contentHead, staticHead } from './head/documentHead.ts';
import { alternatesOf } from './head/alternates.ts';
import { breadcrumbsOf } from './head/breadcrumbs.ts';
import { listHead } from './head/listHead.ts';
import { siteNameOf } from './head/siteName.ts';
import { faultText } from '#components/site/error/faultText.ts';
import { createI18n } from '#locales/createI18n.ts';
import { runPageChecks } from './page-checks/runPageChecks.ts';

/** Resolves all that a page needs before it is drawn: its one content call, and the site's cached frame. */
export async function data(pageContext: PageContextServer): Promise<PageData> {
  const { services, locale, address } = pageContext;
  const path = address.pathname;
  const error = describeError(pageContext);
  if (error === undefined) renderNotFoundTemplate(address);
  const [i18n, frame, errorPage, answer] = await Promise.all([
    createI18n(locale),
    services.siteContent(locale),
    error === undefined ? undefined : services.errorPage(locale),
    error === undefined ? checkedAnswer(pageContext) : undefined,
  ]);
  pageContext.i18n = i18n;
  const frameFacts = {
    ...(services.chat && { chat: services.chat }),
    privacyNotice: services.privacyNotice(locale),
    challengeContact: services.challengeContact,
    newsletterSender: services.newsletterSender,
  };
  const headContext = { locale, siteUrl: services.siteUrl, isIndexable: services.isIndexable };

  if (answer !== undefined) {
    const alternates = alternatesOf(answer.head);
    const head = listHead(
      contentHead(answer.head, {
        ...headContext,
        siteName: siteNameOf(frame.menu),
        path: answer.path,
        alternates,
      }),
      {
        ...answer,
        i18n,
        siteUrl: services.siteUrl,
      },
    );
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

  const alternates = error === undefined ? localisedPaths(address.path) : [];
  const facts = error === undefined ? pageContext.config.staticHead?.(i18n) : undefined;
  const title =
    error === undefined ? (facts?.title ?? '') : `${error.status} – ${faultText(i18n, error.fault)}`;
  const siteName = error === undefined ? siteNameOf(frame.menu) : undefined;
  pageContext.head = staticHead(
    { title, description: facts?.description, isIndexed: facts?.isIndexed ?? false },
    { ...headContext, siteName, path, alternates },
  );
  return {
    ...frameFacts,
    title,
    alternates,
    breadcrumbs: [],
    pageNumber: 1,
    ...(error === undefined
      ? { site: frame }
      : { site: { ...frame, ...(errorPage && { errorPage }) }, error }),
  };
}

/** The page's answer once its checks let it be; undefined for a page without a query. */
async function checkedAnswer(pageContext: PageContextServer) {
  const { address, locale, routeParams } = pageContext;
  const { routeMiddleware, validate, query } = pageContext.config;
  const failed = await runPageChecks(
    { middleware: routeMiddleware?.flat(), validate },
    { address, locale, routeParams, showsCatalogue: pageContext.services.showsCatalogue },
  );
  if (failed === 'refused') throw notFound(address, 'refused');
  if (failed !== undefined) throw render(failed.statusCode, { kind: 'said', message: failed.message });
  return query === undefined ? undefined : runPageQuery(pageContext, query);
}
