import { msg } from '@lingui/core/macro';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { addresses } from '#locales/addresses.ts';
import { localeCodes } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import { data as pageData } from '#renderer/+data.ts';
import type { PageData } from '#renderer/data/PageData.ts';
import { notFound } from '#renderer/data/runPageQuery.ts';
import { siteNameOf, staticHead } from '#renderer/head/documentHead.ts';
import type { PublishedIssue } from '#schema/newsletterIssue.ts';

/** Common page data, all issues, and the requested issue. */
export type ArchivePageData = PageData & {
  issues: Pick<PublishedIssue, 'slug' | 'subject' | 'sentAt'>[];
  issue: PublishedIssue | undefined;
};

/** Returns the common page data and the issues published in the page's language. Responds 404 if there are none. */
export async function data(pageContext: PageContextServer): Promise<ArchivePageData> {
  const { services, locale, address } = pageContext;
  const { slug } = pageContext.routeParams;
  const byLanguage = await Promise.all(
    localeCodes.map(async (code) => ({ code, issues: await services.publishedIssues(code) })),
  ).catch((error: unknown) => {
    services.reportOutage(error);
    throw render(503, { kind: 'unavailable' });
  });
  const hasIssue = ({ issues }: (typeof byLanguage)[number]) =>
    slug === undefined ? issues.length > 0 : issues.some((issue) => issue.slug === slug);
  const inLanguage = byLanguage.find(({ code }) => code === locale);
  if (inLanguage === undefined || !hasIssue(inLanguage)) throw notFound(pageContext);
  const issue = inLanguage.issues.find((candidate) => candidate.slug === slug);

  const page = await pageData(pageContext);
  const alternates = byLanguage.filter(hasIssue).map(({ code }) => ({
    locale: code,
    path: localisePath(address.path, code),
  }));
  const title =
    issue?.subject ??
    pageContext.i18n._(
      msg({ message: 'Newsletter archive', comment: 'Title of the list of past newsletter issues' }),
    );
  const { siteUrl, isIndexable } = services;
  pageContext.head = {
    ...staticHead(
      { title, description: issue?.before.slice(0, 160) || undefined, isIndexed: true },
      {
        siteName: siteNameOf(page.site.menu),
        locale,
        path: address.pathname,
        alternates,
        siteUrl,
        isIndexable,
      },
    ),
    feed: new URL(localisePath(`${addresses.archive.path}/feed.xml`, locale), siteUrl).href,
  };
  return {
    ...page,
    title,
    alternates,
    issues: inLanguage.issues.map(({ slug: issueSlug, subject, sentAt }) => ({
      slug: issueSlug,
      subject,
      sentAt,
    })),
    issue,
  };
}
