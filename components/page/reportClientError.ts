import type { ClientErrorReport } from '#schema/clientError.ts';
import { onPrerenderActivated } from './pageLifecycle.ts';

/** Tells the server of an error, once a visitor sees the page. It may fail in silence: they have trouble enough. */
export function reportClientError(error: Error, where = error.stack ?? ''): void {
  if (import.meta.hot) {
    // The development server shows it over the page, with its place in the source.
    import.meta.hot.send('site:thrown', { message: error.message, stack: error.stack ?? '' });
  }
  const report: ClientErrorReport = {
    message: `${error.name}: ${error.message}`.slice(0, 500),
    component: where.trim().slice(0, 2_000),
    path: window.location.pathname.slice(0, 500),
    buildId: import.meta.env.PUBLIC_ENV__BUILD_ID,
  };
  onPrerenderActivated(() => {
    void fetch('/api/client-errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      keepalive: true,
    }).catch(() => undefined);
  });
}

/** A page that fails again and again has said enough. */
const maxReports = 5;

/** Tells the server of faults in the site's own scripts that nobody caught, islands included (React hands them on). */
export function startErrorReports(): void {
  const told = new Set<string>();
  const tell = (error: unknown) => {
    if (!(error instanceof Error) || !isOwn(error) || told.has(error.message) || told.size === maxReports)
      return;
    told.add(error.message);
    reportClientError(error);
  };
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

/** Extensions and the chat run in the page too. */
function isOwn({ stack = '' }: Error): boolean {
  return stack.includes(`${window.location.origin}/`);
}
