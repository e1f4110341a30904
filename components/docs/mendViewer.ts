import type { MendedLabels } from './mendedLabels.ts';
import { linkWithoutTarget, viewerRepairs } from './viewerRepairs.ts';

/**
 * Mends what the viewer draws, and what it draws later, until the returned function is called. Its menus and dialogs
 * stand at the end of the page, so all of the page is watched.
 */
export function mendViewer(labels: MendedLabels, isLabel: (text: string) => boolean): () => void {
  const mend = (part: Element) => {
    for (const [selector, repair] of viewerRepairs) {
      if (part.matches(selector)) repair(part, { labels, isLabel });
      for (const element of part.querySelectorAll(selector)) repair(element, { labels, isLabel });
    }
  };
  mend(document.body);

  // Only the places where something was drawn are looked at, each once: the whole is thousands of elements.
  const observer = new MutationObserver((records) => {
    for (const place of new Set(records.map(({ target }) => target)))
      if (place instanceof Element && place.isConnected) mend(place);
  });
  observer.observe(document.body, { subtree: true, childList: true });

  const pressing = new AbortController();
  document.body.addEventListener(
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Enter') return;
      if (event.target instanceof HTMLElement && event.target.matches(linkWithoutTarget))
        event.target.click();
    },
    { signal: pressing.signal },
  );

  return () => {
    observer.disconnect();
    pressing.abort();
  };
}
