import type { PageContextServer } from 'vike/types';
import { pathnameOf } from '../pageLocale.ts';
import { notFoundMessage } from './notFound.ts';
import type { PageError } from './PageData.ts';

/** What the error page tells; undefined on every other page. */
export function describeError(pageContext: PageContextServer): PageError | undefined {
  if (pageContext.is404 === null || pageContext.is404 === undefined) return undefined;
  const path = pathnameOf(pageContext.urlOriginal);
  const status = pageContext.abortStatusCode ?? (pageContext.is404 ? 404 : 500);
  const reason = pageContext.abortReason;
  const message = typeof reason === 'string' ? reason : status === 404 ? notFoundMessage(path) : 'Internal Server Error';
  return { status, message, requestId: pageContext.services.requestId };
}
