import * as v from 'valibot';
import { startBarePages } from './barePages.ts';
import { largest, median } from './spread.ts';
import { openTab, type Tab } from '../tests/support/tabDevtools.ts';

const pauseMs = 300;
const settleMs = 1_500;
const giveUpMs = 5_000;

/** Milliseconds that a click may take to the next page's first frame. */
const reach = { prerendered: 60, prefetched: 200 } as const;
type Way = keyof typeof reach;
/** Chromium's wish for no motion, with which pages do not fade. */
const still = ['--force-prefers-reduced-motion'];

/** From a page by a link that is seen on it. */
const steps = [
  { from: '/', link: 'header a[href="/pricing"]' },
  { from: '/pricing', link: 'main a[href="/test-kit"]' },
  { from: '/blog', link: 'main a[href^="/blog/"]' },
] as const;

const Place = v.object({ x: v.number(), y: v.number() });
const Frame = v.object({ ms: v.number(), way: v.string() });

export type Navigation = {
  medianMs: number;
  slowestMs: number;
  reachMs: number;
  /** Of the clicks, those whose page came that way; all count among the times. */
  cameSo: string;
};

/**
 * What a click costs on a link that the pointer rested on before, to the next page's first frame: where the browser may
 * prerender, and where it may only prefetch; as it is, and for visitors who want no motion, whose pages do not fade: what
 * Chromium takes to picture both pages for that, which is most where no graphics card helps it, is the difference. Beside
 * them what Chromium takes for pages of a few words.
 */
export async function navigations(siteUrl: string, tries: number): Promise<Record<string, Navigation>> {
  const bare = await startBarePages();
  const rows = {
    prerendered: await measure(siteUrl, tries, 'prerendered'),
    'prerendered, no motion': await measure(siteUrl, tries, 'prerendered', still),
    'prerendered, bare pages that fade': await measure(bare.url, tries, 'prerendered'),
    'prerendered, bare pages, no motion': await measure(bare.url, tries, 'prerendered', still),
    prefetched: await measure(siteUrl, tries, 'prefetched'),
    'prefetched, no motion': await measure(siteUrl, tries, 'prefetched', still),
  };
  await bare.stop();
  return rows;
}

async function measure(
  siteUrl: string,
  tries: number,
  way: Way,
  browserArguments: readonly string[] = [],
): Promise<Navigation> {
  const tab = await openTab(browserArguments);
  await tab.send('Page.setPrerenderingAllowed', { isAllowed: way === 'prerendered' });
  const frames: v.InferOutput<typeof Frame>[] = [];
  for (let index = 0; index < tries; index += 1) {
    for (const { from, link } of steps) frames.push(await follow(tab, `${siteUrl}${from}`, link));
  }
  await tab.close();
  const times = frames.map(({ ms }) => ms);
  return {
    medianMs: median(times),
    slowestMs: largest(times),
    reachMs: reach[way],
    cameSo: `${frames.filter((frame) => frame.way === way).length} of ${frames.length}`,
  };
}

async function follow(tab: Tab, from: string, link: string): Promise<v.InferOutput<typeof Frame>> {
  // What was prefetched for an earlier try would come from the browser's cache.
  await tab.send('Network.clearBrowserCache');
  await tab.send('Page.navigate', { url: from });
  await wait(settleMs);
  const place = v.parse(Place, await tab.evaluate(`(${placeOf})(${JSON.stringify(link)})`));
  const mouse = (type: string, button = {}) =>
    tab.send('Input.dispatchMouseEvent', { type, ...place, ...button });
  await mouse('mouseMoved');
  await wait(pauseMs);
  const left = { button: 'left', clickCount: 1 };
  // They are answered by a page that is gone then.
  void mouse('mousePressed', left);
  void mouse('mouseReleased', left);
  for (let waited = 0; waited < giveUpMs; waited += 200) {
    await wait(200);
    const frame = await tab.evaluate(`(${firstFrame})(${JSON.stringify(from)})`);
    if (v.is(Frame, frame)) return frame;
  }
  throw new Error(`${link} on ${from} led nowhere.`);
}

/** In the page: the middle of the first such link that is seen; from now on the page notes when it is clicked. */
function placeOf(link: string): { x: number; y: number } | undefined {
  document.addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
    true,
  );
  for (const element of document.querySelectorAll(link)) {
    if (element.getClientRects().length === 0) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }
  return undefined;
}

/** In the page: undefined until the next one has drawn. */
function firstFrame(from: string): { ms: number; way: string } | undefined {
  const [frame] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  if (location.href === from || frame === undefined || navigation === undefined) return undefined;
  const { activationStart, deliveryType } = navigation.toJSON();
  const shownAt = performance.timeOrigin + Math.max(frame.startTime, activationStart);
  const prefetched = deliveryType === 'navigational-prefetch' ? 'prefetched' : 'loaded';
  return {
    ms: Math.round(shownAt - Number(sessionStorage.getItem('clicked'))),
    way: activationStart > 0 ? 'prerendered' : prefetched,
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
