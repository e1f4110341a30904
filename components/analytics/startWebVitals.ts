import { sendsPrivacySignal } from '#components/consent/consentCookie.ts';
import { measureWebVitals } from './measureWebVitals.ts';
import { onPrerenderActivated, whenIdle } from '#components/page/pageLifecycle.ts';

/** Starts the measurement of LCP, INP and CLS once the page is visible and idle. Observers also report earlier entries. */
export function startWebVitals(): void {
  if (document.documentElement.dataset['webVitals'] === undefined || sendsPrivacySignal()) return;
  onPrerenderActivated(() => {
    whenIdle(measureWebVitals);
  });
}
