import type { PageContextServer } from 'vike/types';
import type { PageFault } from '#components/site/error/faultText.ts';
import type { PageError } from './PageData.ts';

/** What the error page tells; undefined on every other page. */
export function describeError(pageContext: PageContextServer): PageError | undefined {
  const { is404, abortReason, address, services } = pageContext;
  if (is404 === null || is404 === undefined) return undefined;
  const status = pageContext.abortStatusCode ?? (is404 ? 404 : 500);
  const unsaid: PageFault = status === 404 ? { kind: 'unknown', path: address.pathname } : { kind: 'failed' };
  return { status, fault: abortReason ?? unsaid, requestId: services.requestId };
}
