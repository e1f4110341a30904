const unreachableEvent = 'site:unreachable';

/** Tries once more to fetch the page; says so again when that fails. */
export type Retry = () => Promise<void>;

/** Says that a page could not be fetched, and how to try again; shown by `ConnectionNotice`. */
export function tellUnreachable(retry: Retry): void {
  window.dispatchEvent(new CustomEvent<Retry>(unreachableEvent, { detail: retry }));
}

/** Calls back each time a page could not be fetched; the returned function ends that. */
export function onUnreachable(callback: (retry: Retry) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) callback(event.detail);
  };
  window.addEventListener(unreachableEvent, listener);
  return () => window.removeEventListener(unreachableEvent, listener);
}
