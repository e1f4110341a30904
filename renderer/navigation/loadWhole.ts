import { tellUnreachable } from '#components/site/connection/unreachable.ts';
import { latestBuildPath } from '#schema/build.ts';

/**
 * Leaves a page to the server, which has the right one: this document ends then. Where the server cannot be reached the
 * visitor keeps what they have, with a word about it and a way to try again, rather than the browser's error page, and
 * the answer comes. So it does where `mayLoad` refuses.
 */
export async function loadWhole(url: string, mayLoad: () => boolean = () => true): Promise<void> {
  const isReachable = await fetch(latestBuildPath, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (isReachable && mayLoad()) {
    const target = new URL(url, window.location.href).href;
    if (target === window.location.href) window.location.reload();
    else window.location.assign(target);
    return new Promise(() => undefined);
  }
  delete document.documentElement.dataset['navigating'];
  tellUnreachable(() => loadWhole(url));
}
