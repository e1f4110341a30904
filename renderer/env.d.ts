interface ImportMetaEnv {
  /** ID of the build that this code belongs to (vite.config.ts). */
  readonly PUBLIC_ENV__BUILD_ID: string;
}

/** https://wicg.github.io/layout-instability/, which only Chromium implements. */
declare class LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  /** Moved elements, the largest first. */
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Chromium and Firefox: https://www.w3.org/TR/event-timing/#sec-modifications-perf-timeline */
interface PerformanceObserverInit {
  durationThreshold?: number;
}

/** Chromium only: https://wicg.github.io/nav-speculation/prerendering.html */
interface PerformanceNavigationTiming {
  readonly activationStart?: number;
}
