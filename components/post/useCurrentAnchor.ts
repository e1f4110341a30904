import { useEffect, useState } from 'react';
import type { Anchor } from './anchors.ts';

/** A heading counts as read once it has passed under the bar and a little further. */
const readingLine = 160;
const farBelow = 1_000_000;

/** The heading whose text is being read: the last that has passed the reading line. */
export function useCurrentAnchor(anchors: readonly Anchor[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const headings = anchors.flatMap(({ id }) => document.getElementById(id) ?? []);
    const update = () => {
      const passed = headings.findLast((heading) => heading.getBoundingClientRect().top <= readingLine);
      setCurrent((passed ?? headings[0])?.id);
    };
    update();
    if (typeof IntersectionObserver === 'undefined') return;
    // Asked only when a heading crosses the line, not on every step of scrolling. All that lies below counts as seen,
    // so that a jump across a heading is noticed too.
    const rootMargin = `-${readingLine}px 0px ${farBelow}px 0px`;
    const observer = new IntersectionObserver(update, { rootMargin });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [anchors]);

  return current;
}
