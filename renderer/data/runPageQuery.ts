import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { listAddress } from '#components/blog/listAddress.ts';
import type { HeadSource } from '#renderer/head/PageHead.ts';
import { emptyPreview, requirePreview } from './requirePreview.ts';
import type { PageQuery } from './definePageQuery.ts';
import { notFound } from './notFound.ts';
import type { Breadcrumb, PageData } from './PageData.ts';
import { queryContext } from './queryContext.ts';

export type AnsweredPage = {
  head: HeadSource;
  /** Stands for the editor's trail, where the page knows a better one. */
  breadcrumbs: Breadcrumb[] | undefined;
  /** The page's canonical address, with its page number and search term. */
  path: string;
  /** The addresses beside it in its list. */
  neighbours: { previous?: string | undefined; next?: string | undefined };
  shown: Pick<PageData, 'answer' | 'pageNumber' | 'search' | 'pageCount' | 'itemCount' | 'isCut' | 'totalCount'>;
};

/** Asks the content backend for the page. Aborts with 404, a redirect, or 503 when there is no answer to be had. */
export async function runPageQuery(pageContext: PageContextServer, query: PageQuery): Promise<AnsweredPage> {
  if (query.isPreview) await requirePreview(pageContext);
  const context = queryContext(pageContext, query);
  const { services } = pageContext;
  const answer = await query
    .ask(context, {
      fetchContent: query.isPreview ? services.fetchPreview : services.fetchContent,
      readPostIndex: services.readPostIndex,
    })
    .catch((error: unknown) => {
      services.reportOutage(error);
      throw render(503, { kind: 'unavailable' });
    });
  const lookup = answer.lookup();
  if (!lookup.found) {
    if (services.isPartial()) {
      services.reportOutage(new Error('The answer lacks what tells whether the page exists.'));
      throw render(503, { kind: 'unavailable' });
    }
    if (query.isPreview) throw await emptyPreview(pageContext);
    services.reportUnknown();
    if (lookup.redirectTo !== undefined) throw redirect(lookup.redirectTo, 301);
    throw notFound(pageContext.address);
  }
  const { response, ...list } = answer.shown();
  const { pageNumber, search } = context;
  const { pageCount = 1 } = list;
  if (pageNumber > pageCount) {
    // The list may turn out to be longer.
    if (!services.hasWholeLists()) {
      services.reportOutage(new Error('The list of articles is not read to its end yet.'));
      throw render(503, { kind: 'unavailable' });
    }
    throw notFound(pageContext.address);
  }
  const pageAt = (number: number) => listAddress(lookup.head.path, { pageNumber: number, search });
  return {
    head: lookup.head,
    breadcrumbs: lookup.breadcrumbs,
    path: pageAt(pageNumber),
    neighbours: {
      previous: pageNumber > 1 ? pageAt(pageNumber - 1) : undefined,
      next: pageNumber < pageCount ? pageAt(pageNumber + 1) : undefined,
    },
    shown: {
      answer: { response, environment: answer.environment },
      pageNumber,
      ...list,
      ...(search !== undefined && { search }),
    },
  };
}
