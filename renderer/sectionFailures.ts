import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/** What React writes where a `SectionBoundary` left something out. */
const leftOutMark = '<!--$!-->';

/**
 * What the sections threw that a rendered page lacks; none for a whole page, which costs nothing. `renderToString` leaves
 * out in silence, so that a page with such a section is rendered once more, by the half as fast way that tells.
 */
export async function sectionFailures(page: ReactNode, html: string): Promise<unknown[]> {
  if (!html.includes(leftOutMark)) return [];
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, { onError: (error) => void failures.push(error) });
  prelude.resume();
  return failures;
}
