/** How the viewer marks its sections, and those that are so far but a place of an estimated height. */
const marked = '[data-placeholder]';
const waiting = '[data-placeholder="true"]';

/** After so long the viewer is shown as far as it is: a tab in the background draws nothing. */
const longestWaitMs = 5000;

/** Resolves when no section of the viewer waits to be drawn any more, or after a while. */
export async function sectionsDrawn(viewer: HTMLElement | null): Promise<void> {
  if (viewer === null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = () => {
    if (viewer.querySelector(marked) !== null && viewer.querySelector(waiting) === null) resolve();
  };
  const observer = new MutationObserver(check);
  observer.observe(viewer, { subtree: true, childList: true, attributeFilter: ['data-placeholder'] });
  const limit = setTimeout(resolve, longestWaitMs);
  check();
  await promise;
  observer.disconnect();
  clearTimeout(limit);
}

/** The section that an address below the reference's own leads to; none for the address of its beginning. */
export function sectionOf(viewer: HTMLElement | null, address: string): HTMLElement | undefined {
  if (!address.startsWith('/tag/')) return undefined;
  const sections = viewer?.querySelectorAll<HTMLElement>('[id]') ?? [];
  return [...sections].find(({ id }) => id.endsWith(address));
}
