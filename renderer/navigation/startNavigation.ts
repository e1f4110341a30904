import { replaceFailedImages } from '#components/ui/Image/replaceFailedImages.ts';
import { watchMissingCode } from './chunkErrors.ts';
import { watchLinkClicks } from './linkClicks.ts';
import { watchForNewerBuild } from './newerBuild.ts';
import { prefetchDataOnIntent } from './prefetch.ts';

/**
 * Starts what accompanies every navigation in the browser; once, before the first page comes alive. (A `+client.ts`
 * would be a second entry, which Vike joins to the first by an inline script that the policy refuses.)
 */
export function startNavigation(): void {
  watchMissingCode();
  prefetchDataOnIntent();
  watchLinkClicks();
  watchForNewerBuild();
  replaceFailedImages();
}
