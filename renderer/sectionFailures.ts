import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { omittedMarker } from './hydrationMarkup.ts';

/**
 * Returns the errors of sections missing from a rendered page. `renderToString` omits them silently, so the page is
 * rendered again with the slower `prerenderToNodeStream`, which reports them. Costs nothing for a complete page.
 */
export async function sectionFailures(page: ReactNode, html: string): Promise<unknown[]> {
  if (!html.includes(omittedMarker)) return [];
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, { onError: (error) => void failures.push(error) });
  prelude.resume();
  return failures;
}
