import { videoFrameAttribute, isVideoFrame } from '#schema/richText.ts';
import { showConnectionNotice } from '#components/page/connection/startConnectionNotice.ts';

/**
 * Replaces a link to a video with the video's player on click. Requests nothing from the video's host before the click.
 */
export function startVideos(): void {
  document.addEventListener('click', (event) => {
    const opensElsewhere =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || opensElsewhere || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLElement>(`a[${videoFrameAttribute}]`);
    const address = link?.getAttribute(videoFrameAttribute) ?? '';
    if (!link || !isVideoFrame(address)) return;
    event.preventDefault();
    if (!navigator.onLine) return showConnectionNotice(() => link.click());
    const player = createPlayer(address, link.textContent);
    link.replaceWith(player);
    player.focus();
  });
}

function createPlayer(address: string, title: string): HTMLIFrameElement {
  const url = new URL(address);
  url.searchParams.set('autoplay', '1');
  const player = document.createElement('iframe');
  player.title = title;
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // Overrides the site's policy of sending no referrer, because players refuse to play without one.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.src = url.href;
  return player;
}
