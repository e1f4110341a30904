import type { PageContextClient } from 'vike/types';
import type { PageData } from '../data/PageData.ts';
import { titleFromPath } from '../head/titleFromPath.ts';

/** The frame that the visitor has already, around the error page: the server cannot be reached for another one. */
export function unreachablePage({ previousPageContext, urlOriginal }: PageContextClient): PageData {
  if (previousPageContext === null || !('data' in previousPageContext))
    throw new Error('There was no page before this one.');
  const { buildId, chat, site } = previousPageContext.data;
  return {
    buildId,
    chat,
    site,
    title: titleFromPath(urlOriginal),
    alternates: [],
    breadcrumbs: [],
    pageNumber: 1,
    error: { status: 503, message: 'The server cannot be reached.' },
  };
}
