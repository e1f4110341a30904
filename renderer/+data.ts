import type { PageContextServer } from 'vike/types';
import { answerQuery } from './data/answerQuery.ts';
import type { PageData } from './data/PageData.ts';
import { describeError } from './data/describeError.ts';
import { contentHead, ownHead } from './head/documentHead.ts';
import { alternatesOf } from './head/alternates.ts';
import { breadcrumbsOf } from './head/breadcrumbs.ts';
import { createI18n } from './i18n/catalogues.ts';
import { pageLocale, pathnameOf } from './pageLocale.ts';
import { localisedPaths, splitLocale } from '#locales/routing.ts';

/** Resolves all that a page needs before it is drawn: its one content call, and the site's cached frame. */
export async function data(pageContext: PageContextServer): Promise<PageData> {
  const { services } = pageContext;
  const locale = pageLocale(pageContext);
  const path = pathnameOf(pageContext.urlOriginal);
  const [i18n, site, answer] = await Promise.all([
    createI18n(locale),
    services.siteContent(locale),
    pageContext.config.query === undefined ? undefined : answerQuery(pageContext, pageContext.config.query),
  ]);
  pageContext.i18n = i18n;
  const frame = { menu: site.menu, footer: site.footer };
  const headContext = { locale, siteUrl: services.siteUrl, isIndexable: services.isIndexable };

  if (answer !== undefined) {
    const alternates = alternatesOf(answer.head);
    const head = contentHead(answer.head, { ...headContext, path: answer.path, alternates });
    pageContext.head = head;
    return {
      ...answer.shown,
      title: head.title,
      alternates,
      breadcrumbs: breadcrumbsOf(answer.head),
      site: frame,
    };
  }

  const error = describeError(pageContext);
  const alternates = error === undefined ? localisedPaths(splitLocale(path).path) : [];
  const facts = error === undefined ? pageContext.config.ownHead?.(i18n) : undefined;
  const title = error === undefined ? (facts?.title ?? '') : `${error.status} – ${error.message}`;
  pageContext.head = ownHead(
    { title, description: facts?.description, isIndexed: facts?.isIndexed ?? false },
    { ...headContext, path, alternates },
  );
  return {
    title,
    alternates,
    breadcrumbs: [],
    pageNumber: 1,
    site: error === undefined ? frame : { ...frame, errorPage: site.errorPage },
    ...(error && { error }),
  };
}
