import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { msg } from '@lingui/core/macro';
import type { HeadSource } from '#renderer/head/PageHead.ts';
import { createI18n } from '#locales/createI18n.ts';
import { endedChangesSearch, otherSecretSearch, type PreviewFault } from '#schema/preview.ts';
import { listAddress, maxSearch } from '#components/post/blogPaths.ts';
import { localisePath, type LocalisedPath } from '#locales/routing.ts';
import { notFoundPaths, type NotFoundReason } from '#locales/addresses.ts';
import type { PageQuery, QueryContext } from './definePageQuery.ts';
import type { Breadcrumb, PageData } from './PageData.ts';

/** Properties of Vike's page context that a query reads. */
type PageRequest = Pick<PageContextServer, 'address' | 'locale' | 'routeParams' | 'services'> & {
  urlParsed: { search: Record<string, string> };
};

export type QueriedPage = {
  head: HeadSource;
  /** Replaces the editor's breadcrumbs, if the page has better ones. */
  breadcrumbs: Breadcrumb[] | undefined;
  /** Canonical path of the page, with page number and search term. */
  path: string;
  /** Paths of the previous and the next page of the list. */
  neighbours: { previous?: string | undefined; next?: string | undefined };
  shown: Pick<PageData, 'answer' | 'pageNumber' | 'search' | 'pageCount' | 'itemCount' | 'isCut' | 'totalCount'>;
};

/** Fetches the page from the content backend. Aborts with 404, a redirect, or 503 if there is no response. */
export async function runPageQuery(
  pageContext: PageRequest,
  query: Pick<PageQuery, 'accepts' | 'isPreview' | 'run'>,
): Promise<QueriedPage> {
  if (query.isPreview) await requirePreview(pageContext);
  const context = queryContext(pageContext, query);
  const { services } = pageContext;
  const result = await query
    .run(context, {
      fetchContent: query.isPreview ? services.fetchPreview : services.fetchContent,
      readPostIndex: services.readPostIndex,
    })
    .catch((error: unknown) => {
      services.reportOutage(error);
      throw render(503, { kind: 'unavailable' });
    });
  const lookup = result.lookup();
  if (!lookup.found) {
    if (services.isPartial()) {
      services.reportOutage(new Error('The response lacks the field that shows whether the page exists.'));
      throw render(503, { kind: 'unavailable' });
    }
    if (query.isPreview) throw await emptyPreview(pageContext);
    services.reportUnknown();
    if (lookup.redirectTo !== undefined) throw redirect(lookup.redirectTo, 301);
    throw notFound(pageContext);
  }
  const { response, ...list } = result.shown();
  const { pageNumber, search } = context;
  const { pageCount = 1 } = list;
  if (pageNumber > pageCount) {
    // If the list is incomplete, the requested page may still exist.
    if (!services.hasWholeLists()) {
      services.reportOutage(new Error('The list of articles is still incomplete.'));
      throw render(503, { kind: 'unavailable' });
    }
    throw notFound(pageContext);
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
      answer: { response, environment: result.environment },
      pageNumber,
      ...list,
      ...(search !== undefined && { search }),
    },
  };
}

/**
 * Returns the context of the query. Responds 404 to an invalid page number, and redirects `?page=1` to the list itself.
 */
function queryContext(
  pageContext: PageRequest,
  { accepts }: Pick<PageQuery, 'accepts'>,
): QueryContext {
  const { address, locale, routeParams, services } = pageContext;
  const parameters = pageContext.urlParsed.search;
  const page = accepts.includes('page') ? parameters['page'] : undefined;
  const term = accepts.includes('q') ? parameters['q'] : undefined;
  const search = term?.trim().slice(0, maxSearch).trim() || undefined;
  if (page === '1') throw redirect(listAddress(address.pathname, { search }), 301);
  if (page !== undefined && !/^[1-9]\d{0,5}$/.test(page)) throw notFound(pageContext);
  return {
    locale,
    path: address.path,
    routeParams,
    pageNumber: page === undefined ? 1 : Number(page),
    search,
    preview: services.preview,
  };
}

/** Statuses of preview faults: 503 if a setting is missing or wrong, 403 if the link is no longer valid. */
const statuses = {
  ended: 403,
  'other secret': 403,
  'no secret': 503,
  'no token': 503,
  'refused token': 503,
  'changes ended': 403,
} as const satisfies Record<PreviewFault, number>;

const messages = {
  ended: msg({
    message:
      'This preview has expired. Open it again from WordPress, and allow cookies from this site in your browser.',
    comment: 'Title of the error page for a preview link that was used before or has expired',
  }),
  'other secret': msg({
    message: 'This link was signed with a different secret. WordPress and the website need the same REVALIDATE_SECRET.',
    comment: 'Title of the error page for a preview that cannot be opened',
  }),
  'no secret': msg({
    message: 'Previews are off because REVALIDATE_SECRET isn’t set on the website.',
    comment: 'Title of the error page for a preview that cannot be opened',
  }),
  'no token': msg({
    message: 'The website can’t read drafts because CONTENT_TOKEN isn’t set.',
    comment: 'Title of the error page for a preview that cannot be opened',
  }),
  'refused token': msg({
    message: 'The website can’t read drafts because WordPress doesn’t accept its CONTENT_TOKEN.',
    comment: 'Title of the error page for a preview that cannot be opened',
  }),
  'changes ended': msg({
    message:
      'This link isn’t valid any more. Ask the person who sent it for a new one, and allow cookies from this site in your browser.',
    comment: 'Title of the error page for an expired link to unpublished changes',
  }),
} satisfies Record<PreviewFault, unknown>;

/**
 * Aborts with an explanation if the visitor may not see unpublished content. Problems with CONTENT_TOKEN are shown
 * only to visitors whom WordPress has authorised.
 */
async function requirePreview(pageContext: PageRequest): Promise<void> {
  const fault = faultOf(pageContext);
  if (fault === undefined) return;
  const i18n = await createI18n(pageContext.locale);
  throw render(statuses[fault], { kind: 'explained', message: i18n._(messages[fault]) });
}

function faultOf({ services, urlParsed }: PageRequest): PreviewFault | undefined {
  const search = new URLSearchParams(urlParsed.search).toString();
  if (search === endedChangesSearch) return 'changes ended';
  const fault = services.previewFault();
  if (services.preview !== undefined) return fault;
  if (fault === 'no secret') return fault;
  return search === otherSecretSearch ? 'other secret' : 'ended';
}

/** Returns the error to throw if WordPress returned nothing for a preview. */
async function emptyPreview({ locale }: PageRequest) {
  const i18n = await createI18n(locale);
  const message = msg({
    message: 'WordPress returned nothing for this preview. The content may have been deleted, or CONTENT_TOKEN can’t read drafts.',
    comment: 'Title of the error page for a preview that cannot be opened',
  });
  return render(404, { kind: 'explained', message: i18n._(message) });
}

const reasons: readonly NotFoundReason[] = ['unknown', 'refused'];

/**
 * Reports that a path has no page, and returns an error for the caller to throw. The server sends its shared 404 page,
 * so that made-up paths cost no rendering. The error is Vike's redirect, because that aborts rendering early; the
 * redirect itself is never sent.
 */
export function notFound(
  { address, services }: Pick<PageRequest, 'address' | 'services'>,
  reason: NotFoundReason = 'unknown',
) {
  services.reportNotFound(reason);
  return redirect(localisePath(notFoundPaths[reason], address.locale));
}

/** Aborts with the shared 404 page if its own path is requested. */
export function renderNotFoundTemplate({ path, pathname }: LocalisedPath): void {
  const reason = reasons.find((candidate) => notFoundPaths[candidate] === path);
  if (reason !== undefined) throw render(404, { kind: reason, path: pathname });
}
