import type { ReportedVitals } from '#schema/webVitals.ts';

/** Shortest interaction to observe; the default is 104 ms. */
const durationThreshold = 40;
/** Layout shifts are summed up until a second passes without one, for at most five seconds. */
const maxPauseMs = 1_000;
const maxSessionMs = 5_000;
/** INP ignores the slowest of every fifty interactions. */
const interactionsPerOutlier = 50;
/** Maximum length of an element's description, as in `WebVitalsReport`. */
const maxLength = 80;

/**
 * Measures LCP, INP and CLS by their definitions (https://web.dev/articles/vitals), and sends them once, when the page is
 * first hidden. The package `web-vitals` 6.2 alone takes 3.2 kB, and visitors should load at most 1.3 kB for this.
 */
export function measureWebVitals(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const activatedAt =
    navigation instanceof PerformanceNavigationTiming ? (navigation.activationStart ?? 0) : 0;
  // A background tab paints nothing until it is shown, so its LCP would include the wait.
  const wasHidden = performance
    .getEntriesByType('visibility-state')
    .some(({ name, startTime }) => name === 'hidden' && startTime >= activatedAt);
  if (wasHidden || document.hidden) return;

  const { supportedEntryTypes } = PerformanceObserver;
  const interactions = new Map<number, { value: number; element: string }>();
  const report: ReportedVitals = {};
  if (supportedEntryTypes.includes('layout-shift')) report.CLS = { value: 0, element: '' };
  let session = { value: 0, largest: 0, element: '', start: 0, end: 0 };

  const read = (entry: PerformanceEntry) => {
    const { startTime, duration } = entry;
    if (entry instanceof PerformanceEventTiming) {
      const { interactionId, target } = entry;
      if (interactionId > 0 && duration > (interactions.get(interactionId)?.value ?? 0))
        interactions.set(interactionId, { value: duration, element: describe(target) });
    } else if (entry instanceof LargestContentfulPaint) {
      report.LCP = {
        value: Math.round(Math.max(startTime - activatedAt, 0)),
        element: describe(entry.element),
      };
    } else if (entry instanceof LayoutShift && !entry.hadRecentInput) {
      const { value } = entry;
      if (startTime - session.end >= maxPauseMs || startTime - session.start >= maxSessionMs)
        session = { value: 0, largest: 0, element: '', start: startTime, end: 0 };
      session.end = startTime;
      session.value += value;
      if (value > session.largest) {
        session.largest = value;
        session.element = describe(entry.sources[0]?.node);
      }
      if (session.value > (report.CLS?.value ?? 0))
        report.CLS = { value: session.value, element: session.element };
    }
  };
  const observers = ['largest-contentful-paint', 'layout-shift', 'first-input', 'event']
    .filter((type) => supportedEntryTypes.includes(type))
    .map((type) => {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(read));
      observer.observe({ type, buffered: true, durationThreshold });
      return observer;
    });

  const send = () => {
    if (!document.hidden) return;
    document.removeEventListener('visibilitychange', send);
    for (const observer of observers) {
      observer.takeRecords().forEach(read);
      observer.disconnect();
    }
    const slowest = [...interactions.values()];
    slowest.sort((one, other) => other.value - one.value);
    const count = 'interactionCount' in performance ? Number(performance.interactionCount) : 0;
    const interaction = slowest[Math.min(slowest.length - 1, Math.floor(count / interactionsPerOutlier))];
    if (interaction) report.INP = interaction;
    // Without LCP, the visitor left before the page was painted, or the browser measures none.
    if (report.LCP)
      navigator.sendBeacon(
        '/api/web-vitals',
        new Blob([JSON.stringify({ path: window.location.pathname, ...report })], {
          type: 'application/json',
        }),
      );
  };
  document.addEventListener('visibilitychange', send);
}

/** Describes an element by its tag and the ID of its section, such as `#pricing img`. */
function describe(node: Node | null | undefined): string {
  const element = node instanceof Element ? node : node?.parentElement;
  if (!element) return '';
  const section = element.closest('[id]:not(body > *), header, footer');
  const name = section?.id ? `#${section.id}` : (section?.localName ?? '');
  return (section === element ? name : `${name} ${element.localName}`).trim().slice(0, maxLength);
}
