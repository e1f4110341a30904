/** What a visitor does with a page that is about to be used, however they use it. */
const signsOfLife = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'click',
  'submit',
] as const;

/** Around the viewport: what comes alive there is ready when it is seen. */
const margin = '400px';

let markUsed = () => {};
const used = new Promise<void>((resolve) => (markUsed = resolve));

/** Starts to listen for somebody who uses the page, before the page itself is known. */
export function listenForUse(): void {
  const listening = new AbortController();
  const { signal } = listening;
  const onUse = () => {
    listening.abort();
    markUsed();
  };
  for (const type of signsOfLife) {
    document.addEventListener(type, (event) => isOfPage(event) && onUse(), {
      signal,
      passive: true,
      capture: true,
    });
  }
  window.addEventListener('popstate', onUse, { signal });
}

/**
 * Waits until the page is to come alive: somebody uses it, its address has a hash that may open something, or a part
 * that moves by itself (`data-hydrate="visible"`) is near the viewport. Until then a page is what the server drew, which
 * links, menus and forms can do without; most of what is never used never costs anything.
 */
export function untilWanted(root: Element): Promise<void> {
  if (window.location.hash !== '') markUsed();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) markUsed();
    },
    { rootMargin: margin },
  );
  for (const part of root.querySelectorAll<HTMLElement>('[data-hydrate=visible]')) {
    if (isToChange(part)) observer.observe(part);
  }
  return used.finally(() => observer.disconnect());
}

/** A part that only shows what was chosen before (`data-hydrate-stored` names where) is right as it stands without that. */
function isToChange({ dataset: { hydrateStored: keys } }: HTMLElement): boolean {
  if (keys === undefined) return true;
  try {
    return keys.split(' ').some((key) => window.localStorage.getItem(key) !== null);
  } catch {
    // Storage may be closed to the site: nothing was chosen then.
    return false;
  }
}

/** What scripts put beside the page, such as the question about cookies, takes the focus and is alive by itself. */
function isOfPage({ type, target }: Event): boolean {
  return type !== 'focusin' || (target instanceof Element && target.closest('#root') !== null);
}
